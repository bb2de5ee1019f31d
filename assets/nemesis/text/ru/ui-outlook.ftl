### What could happen: shown beside a choice, from what its reader may know.

ui-outlook-title = Что может случиться
ui-outlook-percent = { $number } %
ui-outlook-quiet = Ничего
ui-outlook-noise = Шум в одном коридоре
ui-outlook-encounter = Столкновение
ui-outlook-danger = { $count ->
        [0] Опасность: шум во всех коридорах
        [one] Опасность: придёт { $count } пришелец
        [few] Опасность: придут { $count } пришельца
       *[many] Опасность: придут { $count } пришельцев
    }
ui-outlook-destroyed = Корабль погибнет
ui-outlook-token-first = Сначала откроется жетон исследования; он учтён.
ui-outlook-nobody-rolls = Броска на шум не будет: там уже кто-то есть.
ui-outlook-bag = При столкновении из мешка:
