### Сцена рядом с кораблём: что произошло, словами. Имена стоят в именительном падеже, предложения — в настоящем времени.

ui-stage-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
       *[many] и ещё { $count }
    }
ui-stage-surprise = Внезапная атака!

## Шум

ui-stage-noise = Шум в коридоре { $number }
ui-stage-noise-new = Там было тихо: кладётся фишка шума.
ui-stage-noise-again = Шум там уже был: кто-то приходит.

## Атаки

ui-stage-missed = { CAP(NOUN($kind, form: "nom")) } промахивается. Цель: { $name }.
ui-stage-dies = { $name } погибает.
ui-stage-serious =
    { $name }: { $count ->
        [one] { $count } тяжёлая рана
        [few] { $count } тяжёлые раны
       *[many] { $count } тяжёлых ран
    } (+{ $more }).
ui-stage-light =
    { $name }: { $count ->
        [one] { $count } лёгкая рана
        [few] { $count } лёгкие раны
       *[many] { $count } лёгких ран
    } (+{ $more }).
ui-stage-contaminated =
    { $name } получает { $count ->
        [one] { $count } карту инфекции
        [few] { $count } карты инфекции
       *[many] { $count } карт инфекции
    }.
ui-stage-slimed = { $name } теперь в слизи.
ui-stage-larva = { $name } теперь с личинкой в теле.
ui-stage-free = свободно
ui-stage-means = { $name }: { $text }

## Выстрелы и удары

ui-stage-hits =
    { $count ->
        [0] Без урона
        [one] { $count } урон
        [few] { $count } урона
       *[many] { $count } урона
    }
ui-stage-injuries =
    { CAP(NOUN($kind, form: "nom")) }: { $count ->
        [one] всего { $count } урон
        [few] всего { $count } урона
       *[many] всего { $count } урона
    }.
ui-stage-killed = { CAP(NOUN($kind, form: "nom")) } погибает.

## Фаза событий

ui-stage-moved =
    { $count ->
        [one] Движется { $count } пришелец.
        [few] Движутся { $count } пришельца.
       *[many] Движутся { $count } пришельцев.
    }
ui-stage-changed = Никто не движется, но на корабле перемены.
ui-stage-unchanged = Никто не движется, на корабле ничего не меняется.
ui-stage-burns =
    { $count ->
        [one] Огонь берёт своё { $count } раз.
        [few] Огонь берёт своё { $count } раза.
       *[many] Огонь берёт своё { $count } раз.
    }

## Сцены во весь стол

ui-stage-pod-away = Капсула { $pod } улетела
ui-stage-launched =
    { $count ->
        [one] { $names } больше не на корабле.
        [few] { $names } больше не на корабле.
       *[many] { $names } больше не на корабле.
    } Нет ли заражения, покажет сканирование в конце.
ui-stage-left-in-pod = В капсуле { $pod }, раунд { $round }
ui-stage-sleeps = { $name }: гибернация
ui-stage-sleeps-text = Камера закрывается. { $name } больше не ходит; остальное решают курс и двигатели.
ui-stage-jumps = «Немезида» совершает прыжок
ui-stage-jumps-text = Раунд { $round } закончен. Кто не спит на борту, не переживёт прыжок.
ui-stage-destroyed = «Немезиды» больше нет
ui-stage-dies-in-jump = На борту и не спит: погибает при прыжке
ui-stage-dies-with-ship = На борту: погибает вместе с кораблём
ui-stage-dead = Гибель
ui-stage-asleep = В гибернации
ui-stage-gone = Улетает в капсуле
ui-stage-in-pod = В капсуле

## Карноморфы

ui-stage-without-card = Карту не тянут: карта мутации, если её нет, карта инфекции и лёгкая рана. Затем он уходит, а в мешок кладут падальщика.
ui-stage-mutated = { $name } берёт карту мутации.
ui-stage-markers = { $name }: { $count ->
        [one] { $count } фишка мутации
        [few] { $count } фишки мутации
       *[many] { $count } фишек мутации
    }.
ui-stage-marker-kills = Четвёртая убивает.
ui-stage-feeding = Кормление { NOUN($room, form: "in") }
ui-stage-feeding-done =
    { $count ->
        [one] Покормился { $count } карноморф.
        [few] Покормились { $count } карноморфа.
       *[many] Покормились { $count } карноморфов.
    }
ui-stage-feeding-hungry =
    { $count ->
        [one] Ещё { $count } не находит еды.
       *[many] Ещё { $count } не находят еды.
    }
ui-stage-feeding-heal = Лечится
ui-stage-feeding-healed =
    { $count ->
        [0] урона не было
        [one] снят { $count } урон
        [few] снято { $count } урона
       *[many] снято { $count } урона
    }
ui-stage-feeding-develop = Растёт
ui-stage-feeding-up = уровнем выше
ui-stage-feeding-largest = крупнее не бывает
ui-stage-feeding-blocked = следующих нет
ui-stage-feeding-eat = Ест
ui-stage-food-red_corpse = Красный труп
ui-stage-food-egg = Яйцо
ui-stage-food-carcass = Останки
ui-stage-food-metagorger = Глодатель
ui-stage-food-blue_corpse = Синий труп
