# The history of games played on this machine.

ui-history-title = Сыгранные здесь игры
ui-history-none = На этом компьютере ещё не закончилась ни одна игра. Когда закончится, она будет записана здесь.
ui-history-game = Игра
ui-history-figures = Цифры
ui-history-show = Что показано
ui-history-back = Назад
ui-history-key-back = Esc
ui-history-export = Выгрузить …
ui-history-export-title = Куда записать игры
ui-history-export-csv = Таблица (CSV)
ui-history-export-json = JSON
ui-history-export-name = nemesis-games
ui-history-exported = Записано: { $path }
ui-history-delete = Удалить
ui-history-delete-all = Удалить все
ui-history-keep = Оставить
ui-history-ask-delete = Удалить игру ({ $date }) из истории навсегда?
ui-history-ask-delete-all = { $count ->
        [0] Удалить историю навсегда?
        [one] Удалить { $count } игру из истории навсегда?
        [few] Удалить все { $count } игры из истории навсегда?
       *[many] Удалить все { $count } игр из истории навсегда?
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
ui-history-not-written = Игру не удалось добавить в историю: { $reason }

## A game

ui-history-winners = { $count ->
        [0] Никто не победил
        [one] Победил { $count } из { $people }
       *[other] Победили { $count } из { $people }
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
ui-history-end-jump = Гиперпрыжок совершён.
ui-history-end-self_destruct = Сработало самоуничтожение.
ui-history-end-fire = Огонь охватил всё.
ui-history-end-hull = Корпус не выдержал.
ui-history-end-all_gone = На борту не осталось бодрствующих.
ui-history-ship-destroyed = Корабль уничтожен.
ui-history-ship-earth = Корабль достиг Земли.
ui-history-ship-mars = Корабль достиг Марса.
ui-history-ship-venus = Корабль достиг Венеры.
ui-history-ship-deep_space = Корабль пропал в Глубоком космосе.
ui-history-won = Победа
ui-history-lived = В живых
ui-history-died = Смерть
ui-history-met = миссия выполнена
ui-history-not-met = миссия не выполнена
ui-history-intruders = Дальше играл за пришельцев.
ui-history-no-character = Без персонажа

## Figures

ui-history-all-games = Все игры
ui-history-n-games = { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
ui-history-time = Время за столом
ui-history-time-known = известно для { $known } из { $count }
ui-history-survivors = Выжившие
ui-history-of-people = { $count } из { $people } игроков
ui-history-by-mode = Победы по режимам
ui-history-by-ending = Чем кончаются игры
ui-history-by-ship = Судьба корабля
ui-history-by-character = Персонажи
ui-history-by-person = Игроки
ui-history-column-played = игр
ui-history-column-survived = в живых
ui-history-column-won = побед
ui-history-of = { $count } из { $all }
ui-history-ended-jump = Гиперпрыжок
ui-history-ended-self_destruct = Самоуничтожение
ui-history-ended-fire = Пожар
ui-history-ended-hull = Разрушение корпуса
ui-history-ended-all_gone = Никто не бодрствует
ui-history-got-destroyed = Уничтожен
ui-history-got-earth = Земля
ui-history-got-mars = Марс
ui-history-got-venus = Венера
ui-history-got-deep_space = Глубокий космос
