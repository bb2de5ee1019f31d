ui-history-alert-points = Очки: { $points }
ui-history-alert-lost = Корабль погиб
ui-history-alert-lost-to = Погублен угрозой: { $code }
ui-history-alert-missions = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[other] { $count } заданий
}
ui-history-alert-mission = { $mission }: уровни { $minor } и { $serious }; уничтожено { $destroyed }, пережито { $survived }, визуально { $visual }, штраф { $penalties }.
ui-history-alert-generated = Новое задание
ui-history-alert-clock = Часы: { $clock }
ui-history-alert-awake = На ногах
ui-history-alert-fallen = Без сознания
ui-history-alert-led = Управление андроидами
ui-history-column-conscious = на ногах
ui-history-alert-ships = Спасено кораблей
ui-history-alert-average = Очков в среднем
ui-history-alert-best = Лучший итог
ui-history-alert-of-games = { $count } из { $games }
ui-history-alert-by-mode = Спасено кораблей по виду полёта
ui-history-alert-by-role = Роли
