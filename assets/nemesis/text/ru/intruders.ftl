### Intruders. Forms: one (a new one), then the cases; -count is a number of them.

intruder-larva = Личинка
    .one = личинка
    .nom = личинка
    .gen = личинки
    .dat = личинке
    .acc = личинку
    .ins = личинкой
    .loc = личинке

intruder-creeper = Ползун
    .one = ползун
    .nom = ползун
    .gen = ползуна
    .dat = ползуну
    .acc = ползуна
    .ins = ползуном
    .loc = ползуне

intruder-adult = Трутень
    .one = трутень
    .nom = трутень
    .gen = трутня
    .dat = трутню
    .acc = трутня
    .ins = трутнем
    .loc = трутне

intruder-breeder = Охотник
    .one = охотник
    .nom = охотник
    .gen = охотника
    .dat = охотнику
    .acc = охотника
    .ins = охотником
    .loc = охотнике

intruder-queen = Королева
    .one = королева
    .nom = королева
    .gen = королевы
    .dat = королеве
    .acc = королеву
    .ins = королевой
    .loc = королеве

intruder-blank = Пустой жетон
    .one = пустой жетон
    .nom = пустой жетон
    .gen = пустого жетона
    .dat = пустому жетону
    .acc = пустой жетон
    .ins = пустым жетоном
    .loc = пустом жетоне
intruder-larva-count = { $n ->
        [one] { $n } личинка
        [few] { $n } личинки
       *[many] { $n } личинок
    }
intruder-creeper-count = { $n ->
        [one] { $n } ползун
        [few] { $n } ползуна
       *[many] { $n } ползунов
    }
intruder-adult-count = { $n ->
        [one] { $n } трутень
        [few] { $n } трутня
       *[many] { $n } трутней
    }
intruder-breeder-count = { $n ->
        [one] { $n } охотник
        [few] { $n } охотника
       *[many] { $n } охотников
    }
intruder-queen-count = { $n ->
        [one] { $n } королева
        [few] { $n } королевы
       *[many] { $n } королев
    }
intruder-blank-count = { $n ->
        [one] { $n } пустой жетон
        [few] { $n } пустых жетона
       *[many] { $n } пустых жетонов
    }

## What each kind does

intruder-larva-text = Гибнет от первого же урона. При атаке не тянет карту, а вселяется в жертву, которая ещё и получает карту инфекции. Останков не оставляет.
intruder-creeper-text = Выносливость: 1 карта атаки. Может превратиться в охотника. Оставляет останки.
intruder-adult-text = Самый частый пришелец. Выносливость: 1 карта атаки. Оставляет останки.
intruder-breeder-text = Выносливость: сумма 2 карт атаки; при стрелке на любой из них отступает. Оставляет останки.
intruder-queen-text = Она одна. Выносливость: сумма 2 карт атаки; при стрелке на любой из них отступает. Откладывает яйца в Гнезде.
intruder-blank-text = Не пришелец. При столкновении оставляет шум во всех коридорах отсека и возвращается в мешок.
token-blank = Пустой жетон
term-intruder-token = Жетон пришельца
term-intruder-token-text = Вытягивается из мешка при столкновении. Если число на нём больше числа карт в руке, пришелец проводит внезапную атаку.

## Objects (also the slots of the weaknesses)

object-egg = Яйцо пришельцев
    .nom = яйцо
    .gen = яйца
    .dat = яйцу
    .acc = яйцо
    .ins = яйцом
    .loc = яйце

object-carcass = Останки пришельца
    .nom = останки
    .gen = останков
    .dat = останкам
    .acc = останки
    .ins = останками
    .loc = останках

object-corpse = Труп персонажа
    .nom = труп
    .gen = трупа
    .dat = трупу
    .acc = труп
    .ins = трупом
    .loc = трупе

object-red_corpse = Красный труп персонажа
    .nom = красный труп
    .gen = красного трупа
    .dat = красному трупу
    .acc = красный труп
    .ins = красным трупом
    .loc = красном трупе

object-blue_corpse = Синий труп персонажа
    .nom = синий труп
    .gen = синего трупа
    .dat = синему трупу
    .acc = синий труп
    .ins = синим трупом
    .loc = синем трупе
