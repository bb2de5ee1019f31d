### Intruder weaknesses. The slot (corpse, egg, carcass) is the object that reveals the card.

weakness-vital_places = Уязвимые места
weakness-vital_places-text = Против трутня промах на боевом кубике считается 1 попаданием.
weakness-vulnerability_to_fire = Восприимчивость к огню
weakness-vulnerability_to_fire-text = Огонь наносит пришельцам на 1 урон больше и уничтожает на 1 яйцо больше.
weakness-reaction_to_danger = Реакция на опасность
weakness-reaction_to_danger-text = При проверке внезапной атаки число на жетоне меньше на 1, но не меньше 1.
weakness-vulnerability_to_energy = Восприимчивость к энергии
weakness-vulnerability_to_energy-text = Энергетическое оружие, нанёсшее урон, наносит ещё 1, в том числе яйцам.
weakness-the_way_of_moving = Особенности передвижения
weakness-the_way_of_moving-text = Закрытые двери уничтожают только охотники и королева; остальных они останавливают.
weakness-susceptibility_to_phosphates = Восприимчивость к фосфатам
weakness-susceptibility_to_phosphates-text = Пришелец, которого отогнал огнетушитель или Центр пожарной безопасности, получает ещё и 1 урон.
weakness-the_way_of_fighting = Особенности атаки
weakness-the_way_of_fighting-text = «Укус» трутня наносит лёгкую рану вместо тяжёлой.
weakness-species_on_the_brink_of_extinction = Вымирающий вид
weakness-species_on_the_brink_of_extinction-text = Выносливость всех пришельцев меньше на 1.
weakness-hidden = Неизвестная уязвимость
weakness-hidden-text = Чтобы открыть её, изучите нужный объект в Лаборатории.
