
## The course of a mission

log-alert-mission-begins = Задание { $flight }: уровни { $minor } и { $serious }.
log-alert-phase-opens = Планирование начинается.
log-alert-threat-announced = T+{ $number }, { $lane }: { $code }.
log-alert-report-ignored = T+{ $number }, { $lane }: неподтверждённое сообщение, для такого экипажа не считается.
log-alert-incoming-data = Входящие данные: по карте каждому.
log-alert-data-over = Входящие данные закончились.
log-alert-transfer-opens = Передача данных: можно передать карту.
log-alert-transfer-closes = Передача данных окончена.
log-alert-silence-begins = Система связи повреждена.
log-alert-silence-ends = Связь восстановлена.
log-alert-phase-warning = Завершение фазы { $phase } через { $seconds } секунд.
log-alert-phase-over = Фаза { $phase } завершена.
log-alert-card-laid = { $who }, ход { $turn }: карта, { $half }.
log-alert-card-laid-seen = { $who }, ход { $turn }: { $card }, { $half }.
log-alert-card-taken-back = { $who }, ход { $turn }: карта взята обратно.
log-alert-card-turned = { $who }, ход { $turn }: карта перевёрнута, { $half }.
log-alert-phase-taken = { $seat } открывает фазу { $phase }.
log-alert-data-drawn = { $seat } берёт карту: { $card }.
log-alert-card-given = { $seat } → { $receiver }: { $card }.
log-alert-wants-to-end = { $seat }: готово.
log-alert-planning-over = Планирование окончено.
log-alert-turn-begins = Ход { $turn }
log-alert-turn-ends = Ход { $turn } окончен.
log-alert-closing-step = Завершающий шаг
log-alert-maintenance-missed = В фазе { $phase } компьютер никто не обслужил.
log-alert-visual-confirmed = Визуальное подтверждение в фазе { $phase }: сразу { $people }.
log-alert-rocket-flies = Ракета летит дальше и ударит на следующем ходу.
log-alert-ship-lost = Корабль погиб: { $code }.
log-alert-ship-saved = Корабль прыгает. Очки: { $points }.

## People

log-alert-moved = { $who }: { $token } → { $to }.
log-alert-failed = { $who }: { $token }. Ничего не происходит: { $why }.
log-alert-delayed = { $who }, задержка на ходу { $turn }: { $why }.
log-alert-amended = { $who }, ход { $turn }, имелось в виду: { $token }.
log-alert-knocked-out = { $who } без сознания: { $why }.
log-alert-charged = { $who } стреляет: { $gun } ({ $source }).
log-alert-energy-moved = { $who }: энергия { $cubes }, { $source } → { $target }.
log-alert-serviced = { $who } обслуживает компьютер в фазе { $phase }.
log-alert-looks-out = { $who } смотрит в иллюминаторы.
log-alert-rocket-launched = { $who } запускает ракету; осталось: { $left }.
log-alert-squad-taken = { $who } ведёт боевых роботов: { $squad }.
log-alert-squad-restarted = { $who } снова запускает отряд.
log-alert-squad-disabled = { $who }: отряд отключён, ответный огонь: { $code }.
log-alert-launched = { $who } выводит перехватчики.
log-alert-stays-out = { $who } остаётся снаружи и атакует.

## Work on threats on board

log-alert-worked = { $who }: { $code } получает { $cubes }, теперь { $damage } из { $hit_points }.
log-alert-disarms = { $who } обезвреживает: { $code }.
log-alert-worked-together = Все вместе: { $code } получает ещё { $cubes }, теперь { $damage } из { $hit_points }.
log-alert-token-cleared = { $who } убирает жетон: { $code }, { $station }.

## Damage to threats outside

log-alert-hit = { $code }: { $total } минус щиты { $shields }: получает { $cubes }, теперь { $damage } из { $hit_points }.
log-alert-rocket-wasted = Ракета не находит цели.
log-alert-splashed = { $by } задевает: { $code }, теперь { $damage } из { $hit_points }.

## Threats

log-alert-appeared = { $code } появляется: { $lane }.
log-alert-advanced = { $code }: клетка { $start } → { $to }.
log-alert-letter = { $code } действует: { $letter }.
log-alert-destroyed = Уничтожено: { $code }.
log-alert-survived = Пережито: { $code }.
log-alert-attacked = { $code } атакует: { $zone }, { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }, щит гасит { $soaked }; повреждения: { $passed }{ $through ->
        [double] { " " }(прошедшее удваивается)
       *[other] { "" }
    }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times } в этом секторе
    }.
log-alert-damage-dealt = { $code } наносит повреждения { $points }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times }
    }: { $zone }.
log-alert-tile-drawn = Повреждение: { $tile }, { $zone }.
log-alert-threat-repairs = { $code } восстанавливает { $cubes }; повреждений осталось: { $damage }.
log-alert-threat-speed = { $code }: скорость { $speed }.
log-alert-threat-shields = { $code }: щиты { $shields }.
log-alert-threat-marked = { $code }: { $mark }.
log-alert-threat-hurts-itself = { $code } наносит себе повреждения { $cubes }: { $damage } из { $hit_points }.
log-alert-energy-lost = { $code }: { $container } теряет { $cubes }.
log-alert-energy-shifted = { $code }: энергия { $cubes }, { $source } → { $target }.
log-alert-intruder-moved = { $code }: { $start } → { $to }.
log-alert-slime-spread = { $code } расползается: { $start } → { $to }.
log-alert-rocket-destroyed = { $code } уничтожает ракету; осталось: { $left }.
log-alert-fuel-lost = { $code }: топливный бак потерян; осталось: { $left }.
log-alert-stored-squad-disabled = { $code } отключает отряд в ангаре: { $station }.

## Between missions

log-alert-recovered = { $who } приходит в себя.
log-alert-tile-removed = { $who } чинит: { $tile }, { $zone }.
log-alert-squad-restored = { $who } восстанавливает отряд.
log-alert-repaired-nothing = { $who } ничего не чинит.
log-alert-voted = Экипаж летит дальше: { $on ->
        [yes] да
       *[other] нет
    }.
log-alert-levels-chosen = Уровни следующего задания: { $minor } и { $serious }.
log-alert-squad-stored = Отряд начинает здесь: { $station }.
log-alert-game-ends = Игра окончена; всего заданий: { $missions }.
