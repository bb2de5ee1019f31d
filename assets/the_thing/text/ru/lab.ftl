### Названия показателей партий, сыгранных компьютером.

lab-humans-won = Победа людей
lab-thing-ending = Чем кончилось
lab-vehicle = Транспорт бегства
lab-infections = Заражений
lab-freezing = Замерзание: деление в конце
lab-accusations = Обвинений
lab-blood-tests = Проведено проверок
lab-clashes = Стычек
lab-began-as = Роль в начале
lab-role = Роль в конце
lab-infected-in = Раунд заражения
lab-revealed = Разоблачение
lab-absorbed = Поглощение
lab-cards-given = Карты, отданные лицом вверх
lab-weapons-used = Использованное оружие
