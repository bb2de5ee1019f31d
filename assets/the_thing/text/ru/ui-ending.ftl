### The end of a game.

thing-ui-end-humans = Люди спаслись
thing-ui-end-aliens = Пришельцы победили
thing-ui-end-round = Раунд { $round }. { $cause }.
thing-ui-fate-aboard = На борту
thing-ui-fate-behind = Остаётся во льдах
thing-ui-fate-stayed = Всё ещё на станции
thing-ui-fate-won = Победа
thing-ui-story-human = Человек до конца
thing-ui-story-first = Пришелец с первого часа
thing-ui-story-turned = Пришелец с раунда { $round }
thing-ui-story-dog = Укус собаки, раунд { $round }
thing-ui-story-infected = Заражение: { $by }, раунд { $round }
thing-ui-how-it-spread = Как это распространялось
thing-ui-start = начало
thing-ui-figure-rounds = { $count ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }
thing-ui-figure-infections = { $count ->
        [one] заражение
        [few] заражения
       *[many] заражений
    }
thing-ui-figure-looks = { $count ->
        [one] взгляд на жетон
        [few] взгляда на жетоны
       *[many] взглядов на жетоны
    }
thing-ui-figure-dogs = { $count ->
        [one] встреча с собакой
        [few] встречи с собаками
       *[many] встреч с собаками
    }
thing-ui-figure-fingers = { $count ->
        [one] раз указали пальцем
        [few] раза указали пальцем
       *[many] раз указали пальцем
    }
thing-ui-figure-right = { $count ->
        [one] из них на пришельца
       *[other] из них на пришельцев
    }
