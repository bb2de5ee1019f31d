
## What can be done

alert-act-announce = Следующее сообщение
alert-act-place = Ход { $turn }: { $token }
alert-act-take-back = Ход { $turn }: взять карту обратно
alert-act-turn-over = Ход { $turn }: перевернуть карту
alert-act-open-phase = Открыть следующую фазу
alert-act-draw = Взять карту
alert-act-give = Передать карту
alert-act-end-early = Мы готовы
alert-act-seen = Дальше
alert-act-amend = Ход { $turn }, имелось в виду: { $token }
alert-act-remove-tile = Починить: { $tile }, { $zone }
alert-act-restore-squad = Восстановить отряд
alert-act-repair-nothing = Ничего не чинить
alert-act-store-squad = Отряд начинает здесь: { $station }
alert-act-fly-on = Лететь на следующее задание
alert-act-fly-home = Вернуться домой

## What is asked

alert-planning = Разложите карты действий: каждую на ход открытой фазы.
alert-watch = Что из этого вышло?
alert-vote = Лететь на следующее задание?
alert-repair = Что чинит { $who }?
alert-choose-minor = Насколько сложны обычные угрозы следующего задания?
alert-choose-serious = Насколько сложны серьёзные угрозы следующего задания?
alert-store-squad = Где начинает отряд?

## What cannot be set up

alert-setup-people = В экипаже от 1 до 5 человек, а не { $count }.
alert-setup-androids = Столько андроидов в этом экипаже быть не может: { $count }.
alert-setup-unknown = Такого выбора в игре нет.

## What the program says of its own acts

alert-seats-officer = Офицер
alert-seats-officer-hint = Офицер: планирует вместе со всем экипажем, когда фаза подходит к концу.
alert-reason-draws = Лишняя карта пригодится
alert-reason-spare = Ничего лучше сделать было нельзя
alert-reason-repairs = Что починено сейчас, не подведёт потом
alert-reason-restores = Кораблю нужны его отряды
alert-reason-flies-on = Корабль ещё выдержит
alert-reason-flies-home = Ещё одно задание погубило бы корабль
alert-reason-way = По пути: { $station }
alert-reason-saves = Без этого корабль бы погиб: { $threat }
alert-reason-services = Компьютеру вовремя нужно обслуживание
alert-reason-destroys = Без этого угроза не была бы уничтожена: { $threat }
alert-reason-hurts = Урон угрозе «{ $threat }»: { $cubes }
alert-reason-spares = Меньше фишек повреждений: { $count }
alert-reason-awake = Благодаря этому кто-то остаётся в сознании
alert-reason-looks = Очки за визуальное подтверждение: { $count }
alert-reason-squad = Нужен отряд боевых роботов
alert-reason-energy = Энергия на будущее
