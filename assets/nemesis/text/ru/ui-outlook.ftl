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

# Атака на пришельца
ui-outlook-price-shot = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, боеприпас: 1 из { $ammo }
ui-outlook-price-melee = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, 1 карта инфекции
ui-outlook-hits = попадают { $count } из { $sides }
ui-outlook-injury = { $count ->
        [0] Не попадает ни одна грань
       *[other] Попадание — урон { $count }
    }
ui-outlook-injuries = Попадание — урон от { $least } до { $most }
ui-outlook-miss-wounds = Промах — тяжёлая рана
ui-outlook-dies = гибнет { $number } %
ui-outlook-flees = отступает { $number } %
ui-outlook-hurt = только урон { $number } %
ui-outlook-missed = промах { $number } %
ui-outlook-strikes = Кто останется, может атаковать в фазе события.
ui-outlook-unseen = Ещё не открыто карт атаки: { $count }
