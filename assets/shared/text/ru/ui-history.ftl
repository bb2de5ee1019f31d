# The history of games played on this machine.

ui-history-title = Сыгранные здесь партии
ui-history-none = На этом компьютере ещё не закончилась ни одна партия. Законченные партии будут записаны здесь.
ui-history-game = Партия
ui-history-figures = Статистика
ui-history-show = Что показано
ui-history-back = Назад
ui-history-key-back = Esc
ui-history-export = Выгрузить…
ui-history-export-title = Куда записать партии
ui-history-export-csv = Таблица (CSV)
ui-history-export-json = JSON
ui-history-export-name = nemesis-games
ui-history-exported = Записано: { $path }
ui-history-delete = Удалить
ui-history-delete-all = Удалить все
ui-history-keep = Оставить
ui-history-ask-delete = Удалить партию ({ $date }) из истории навсегда?
ui-history-ask-delete-all = { $count ->
        [0] Удалить историю навсегда?
        [one] Удалить { $count } партию из истории навсегда?
        [few] Удалить все { $count } партии из истории навсегда?
       *[many] Удалить все { $count } партий из истории навсегда?
    }
ui-history-ask-delete-unreadable = { $count ->
        [one] Пропадёт и { $count } нечитаемая строка.
        [few] Пропадут и { $count } нечитаемые строки.
       *[many] Пропадут и { $count } нечитаемых строк.
    }
ui-history-deleted = Удалено.
ui-history-unreadable = { $count ->
        [one] { $count } строка истории не читается; она пропущена и остаётся в файле.
        [few] { $count } строки истории не читаются; они пропущены и остаются в файле.
       *[many] { $count } строк истории не читаются; они пропущены и остаются в файле.
    }
ui-history-cannot-read = Историю не удалось прочитать: { $reason }
ui-history-cannot-write = Записать не удалось: { $reason }
ui-history-cannot-delete = Удалить не удалось: { $reason }
ui-history-not-written = Партию не удалось добавить в историю: { $reason }

## A game

ui-history-winners = { $count ->
        [0] Никто не победил
        [one] Победителей: { $count } из { $people }
       *[other] Победителей: { $count } из { $people }
    }
ui-history-group-won = Общая победа
ui-history-group-lost = Общее поражение
ui-history-alone-won = Победа
ui-history-alone-lost = Поражение
ui-history-rounds = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
ui-history-variants = Варианты: { $names }
ui-history-won = Победа

## Figures

ui-history-all-games = Всего сыграно
ui-history-n-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
ui-history-time = Время за столом
ui-history-time-known = известно для { $known } из { $count }
ui-history-by-person = Игроки
ui-history-column-played = партий
ui-history-column-won = побед
ui-history-of = { $count } из { $all }
