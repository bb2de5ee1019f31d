### Why something cannot be done now.

reason-in-combat = Не в бою
reason-only-in-combat = Только в бою
reason-cost = Не хватает карт действий для оплаты
reason-door-closed = Дверь закрыта
reason-noise-everywhere = Там нет тихого коридора для фишки шума
reason-no-target = Не на что применить
reason-no-ammo = Нет боеприпасов
reason-no-free-hand = Нет свободной ячейки руки
reason-quest-condition = Условие не выполнено
reason-unexplored = Отсек не исследован
reason-no-room-action = В этом отсеке нет действия
reason-malfunction = В отсеке неисправность
reason-contamination = Карта инфекции ничего не делает и ничего не оплачивает
reason-reaction = Реакция: играется только в свой момент
reason-no-items-left = Здесь не осталось предметов
reason-no-contamination = В руке нет карт инфекции
reason-no-computer = Здесь нет работающего терминала
reason-not-in-section = Только в зоне эвакуации
reason-intruder-here = Здесь пришелец
reason-no-eggs = Яиц не осталось
reason-decompression-running = Разгерметизация уже готовится
reason-no-effect = Это ничего не изменит
reason-hibernation-closed = Камеры гибернации ещё закрыты
reason-pod-locked = Капсула закрыта
reason-hand-full = Карт в руке достаточно
reason-no-intruder-use = Ни один из трёх способов применить эту карту сейчас невозможен
