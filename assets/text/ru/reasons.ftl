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
