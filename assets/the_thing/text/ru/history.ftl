### The history: one game, its people, and figures over many.

thing-history-outcome-humans = Люди спаслись
thing-history-outcome-aliens = Пришельцы победили
thing-history-rounds = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
thing-history-stayed = { CAP($role) } от начала до конца
thing-history-turned = Сначала человек, в конце: { $role }
thing-history-fate-revealed = Разоблачение: пришелец
thing-history-fate-absorbed = Поглощение пришельцем
thing-history-won = победа
thing-history-lost = поражение
thing-history-escapes = Люди спаслись
thing-history-of-games = { $count } из { $games }
thing-history-people = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
thing-history-by-people = Спасение по числу игроков
thing-history-by-ending = Чем кончаются партии
thing-history-by-character = Персонажи
thing-history-by-role = Роли в начале
thing-history-began-human = Человек
thing-history-began-alien = Пришелец
