### Event cards: name and effect. Their movement and corridor number are drawn, not worded.

event-egg_protection = Забота о потомстве
event-egg_protection-text = Столкновение для каждого персонажа, который находится в Гнезде или несёт яйцо.
event-hatching = Вылупление
event-hatching-text = Уберите 1 яйцо из Гнезда. Персонажей в Гнезде без карт действий в руке заражает личинка; если таких нет, 1 личинка кладётся в мешок.
event-regeneration = Регенерация
event-regeneration-text = С каждого пришельца снимите до 2 урона.
event-damage = Разрушения
event-damage-text = Неисправность в каждом исследованном отсеке с трутнем, охотником или королевой.
event-lurking = Засада
event-lurking-text = Все пришельцы не в бою покидают поле; жетон каждого кладётся в мешок.
event-eclosion = Созревание
event-eclosion-text = Персонажи с личинкой погибают, на их месте появляется ползун. Остальные тянут 4 карты действий и сканируют среди них карты инфекции: ЗАРАЖЁН — личинка.
event-flammable_compounds = Горючая смесь
event-flammable_compounds-text = Огонь в Гибернатории. Если он уже горит — огонь в каждом соседнем отсеке. Закрытые двери и технические коридоры его останавливают.
event-hunt_1 = Охота
event-hunt_1-text = Каждый трутень не в бою идёт в соседний отсек с персонажем (с наименьшим номером).
event-hunt_2 = Охота
event-hunt_2-text = Каждый трутень не в бою идёт в соседний отсек с персонажем (с наименьшим номером).
event-consuming_fire = Всепожирающее пламя
event-consuming_fire-text = В горящих отсеках не остаётся предметов. Затем огонь переходит в соседние отсеки. Закрытые двери и технические коридоры его останавливают.
event-scent_of_prey = Запах добычи
event-scent_of_prey-text = Шум во всех коридорах каждого отсека, где есть персонаж в слизи.
event-malfunction = Неисправность
event-malfunction-text = Неисправность в исследованном отсеке с наименьшим номером.
event-noise_in_technical_corridors = Шум в технических коридорах
event-noise_in_technical_corridors-text = Шум в технических коридорах. Если он там уже есть, каждый персонаж в отсеке с входом делает бросок на шум.
event-nest = Гнездо
event-nest-text = Если Гнездо исследовано: шум во всех его коридорах.
event-bulkheads_open = Открытие переборок
event-bulkheads_open-text = Все закрытые двери открываются.
event-damaging_fire = Разрушительное пламя
event-damaging_fire-text = Неисправность в каждом исследованном горящем отсеке. Затем огонь переходит в соседние. Закрытые двери и технические коридоры его останавливают.
event-escape_pod_ejection = Отстрел спасательной капсулы
event-escape_pod_ejection-text = Спасательная капсула с наименьшим номером выходит из игры.
event-short_circuit = Короткое замыкание
event-short_circuit-text = Неисправность в каждом исследованном жёлтом отсеке с терминалом.
event-coolant_leak = Утечка охладителя
event-coolant_leak-text = Если в Генераторном отсеке неисправность, начинается процесс самоуничтожения.
event-life_support_failure = Отказ системы жизнеобеспечения
event-life_support_failure-text = Неисправность в каждом исследованном зелёном отсеке.

## Where the card goes

event-fate-discard = Сбросьте эту карту.
event-fate-remove = Уберите эту карту из игры и замешайте сброс в колоду.
event-fate-shuffle_back = Замешайте эту карту обратно в колоду.
