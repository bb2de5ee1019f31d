### The log. Sentences about people whose names stand in the nominative, in the present tense.

## Cards and belongings

log-drew-cards = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-loaded = { $who } заряжает { NOUN($weapon, form: "acc") }: { $ammo ->
        [one] { $ammo } боеприпас
        [few] { $ammo } боеприпаса
       *[many] { $ammo } боеприпасов
    }.
log-dropped-object = { $who } оставляет { NOUN($thing, form: "acc") } { NOUN($room, form: "in") }.
log-dropped-item = { $who } оставляет { NOUN($item, form: "acc") }.
log-dropped-hidden-item = { $who } оставляет { NOUN($deck, form: "acc") }.
log-dropped-hidden-item-seen = { $who } оставляет { NOUN($item, form: "acc") }.

## Attacks of intruders

log-attacks = { $surprise ->
        [yes] Внезапная атака! { "" }
       *[no] { "" }
    }{ $kind } атакует. Цель: { $target }. «{ $attack }»: { $hit ->
        [yes] попадание
       *[no] промах
    }.
log-larva-attacks = { $surprise ->
        [yes] Внезапная атака! { "" }
       *[no] { "" }
    }Личинка атакует. Цель: { $target }.
log-reacts = { $who } отвечает картой «{ $card }».
log-reacts-with-item = { $who } отвечает предметом: { NOUN($item, form: "nom") }.

## Combat

log-shoots = { $who } стреляет в { NOUN($kind, form: "acc") } из { NOUN($weapon, form: "gen") }.
log-combat-rolled = { $who } бросает боевой кубик: { $face }.
log-shot-result = { $count ->
        [0] Выстрел мимо. Цель: { NOUN($kind, form: "nom") }
       *[other] Выстрел попадает в { NOUN($kind, form: "acc") }: { $count ->
        [one] { $count } урон
        [few] { $count } урона
       *[many] { $count } урона
    }
    }.
log-melees = { $who } атакует { NOUN($kind, form: "acc") } врукопашную.
log-melee-missed = { $who } промахивается.
log-shoots-eggs = { $who } стреляет по яйцам пришельцев из { NOUN($weapon, form: "gen") }.
log-melees-eggs = { $who } атакует яйца пришельцев врукопашную.
log-eggs-destroyed = { CAP(NOUN($room, form: "in")) } уничтожено { $count ->
        [one] { $count } яйцо
        [few] { $count } яйца
       *[many] { $count } яиц
    }.
log-nest-destroyed = В Гнезде не осталось яиц: Гнездо уничтожено.

## Contamination

log-contaminated = { $who } получает карту инфекции.
log-scans = { $who } { $count ->
        [0] не находит карт инфекции для сканирования
       *[other] сканирует { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } инфекции; ЗАРАЖЁН: { $found }
    }.
log-scans-seen = { $who } { $count ->
        [0] не находит карт инфекции для сканирования
       *[other] сканирует { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } инфекции; ЗАРАЖЁН: { $found }
    }.
log-larva-removed = { $who } избавляется от личинки.
log-larva-on-board = { $who } теперь с личинкой в теле.

## Wounds and death

log-light-wound = { $who } получает лёгкую рану ({ $reason }).
log-serious-wound = { $who } получает тяжёлую рану: { $wound } ({ $reason }).
log-wound-dressed = { $who }: тяжёлая рана перевязана ({ $wound }).
log-wound-healed = { $who }: тяжёлая рана вылечена ({ $wound }).
log-light-healed = { $who } лечит { $count ->
        [one] { $count } лёгкую рану
        [few] { $count } лёгкие раны
       *[many] { $count } лёгких ран
    }.
log-dies = { $who } погибает ({ $cause }).
log-first-death = Первая смерть: все спасательные капсулы открываются.

## The ship

log-ship-destroyed = Корабль уничтожен: { $reason }.
log-ship-jumps = Корабль совершает гиперпрыжок.
log-door = { $corridor }: дверь { $door ->
        [open] открывается
        [closed] закрывается
       *[destroyed] уничтожена
    }.
log-decompression-stopped = Дверь открыта: разгерметизация { NOUN($room, form: "in") } остановлена.
log-fire-placed = { CAP(NOUN($room, form: "in")) } начинается пожар.
log-fire-removed = Огонь { NOUN($room, form: "in") } потушен.
log-malfunction-placed = Неисправность { NOUN($room, form: "in") }.
log-malfunction-removed = Неисправность { NOUN($room, form: "in") } устранена.
log-noise-placed = Шум { NOUN($corridor, form: "in") }.
log-noise-cleared = Шум вокруг { NOUN($room, form: "gen") } стихает.
log-slimed = { $who } теперь в слизи.
log-slime-removed = { $who } избавляется от слизи.

## Escape pods

log-pods-unlocked = Все спасательные капсулы открыты.
log-pod-turned = Спасательная капсула { $pod } { $state ->
        [locked] закрыта
       *[unlocked] открыта
    }.
log-boarded = { $who } входит в спасательную капсулу { $pod }.
log-locked-in = Внутри { $who }: старт невозможен, пока капсулу не откроют.
log-left-pod = { $who } выходит из спасательной капсулы { $pod }.
log-launched = Спасательная капсула { $pod } стартует.
log-pod-removed = Спасательная капсула { $pod } потеряна.

## Encounters and exploration

log-encounter = { $who }: столкновение { NOUN($room, form: "in") }.
log-token-drawn = Из мешка: { NOUN($kind, form: "one") }{ $number ->
        [0] { "" }
       *[other] , число { $number }
    }.
log-surprise-check = { $who }: в руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } против числа { $number } — { $surprise ->
        [yes] внезапная атака
       *[no] внезапной атаки нет
    }.
log-explored = { $who } открывает новый отсек: { $tile }. Жетон «{ $effect }», предметов: { $less ->
        [0] { $items }
       *[other] { $printed } − { $less } ({ ui-modes-solo-short }) = { $items }
    }.
log-no-miniature = Свободной миниатюры нет ({ NOUN($kind, form: "nom") }): жетон возвращается в мешок.
log-no-figure = Свободной миниатюры нет: { NOUN($kind, form: "nom") }.
log-first-encounter = Первое столкновение! Каждый оставляет одну миссию.
log-objective-kept = { $who } оставляет одну миссию.
log-objective-kept-seen = { $who } оставляет миссию «{ $objective }».

## Intruders

log-token-to-bag = В мешок кладётся жетон: { NOUN($front, form: "nom") }.
log-intruder-placed = { CAP(NOUN($room, form: "in")) } появляется { NOUN($kind, form: "nom") }.
log-intruder-hides = { $kind } исчезает { NOUN($room, form: "from") }.
log-intruder-moves = { $kind } переходит { NOUN($from, form: "from") } { NOUN($to, form: "to") }.
log-retreats = { $kind } отступает { NOUN($room, form: "from") }: коридор { $number }.
log-injured = { $kind } { NOUN($room, form: "in") } получает { $count ->
        [one] { $count } урон
        [few] { $count } урона
       *[many] { $count } урона
    }, всего { $total }.
log-toughness = Выносливость { NOUN($kind, form: "gen") }: { $toughness ->
        [-1] стрелка, отступление
       *[other] { $toughness } против { $total } урона
    }.
log-intruder-killed = { $kind } { NOUN($room, form: "in") } погибает.

## Movement and noise

log-moves = { $who } идёт { NOUN($to, form: "to") }.
log-escapes = { $who } пытается бежать { NOUN($room, form: "from") }.
log-noise-rolled = { $who } делает бросок на шум: { $face }.
log-noise-rerolled = { $who } использует датчик движения и перебрасывает: { $face }.
log-slime-makes-danger = { $who } в слизи: «Тишина» становится «Опасностью».

## Things looked at in secret

log-looked-at-engine = { $who } проверяет двигатель { $engine }.
log-looked-at-engine-seen = { $who } проверяет двигатель { $engine }: { NOUN($state, form: "nom") }.
log-engine-order = { $who } работает с двигателем { $engine }: { $changed ->
        [yes] жетоны поменялись местами
       *[no] порядок жетонов прежний
    }.
log-engine-order-seen = { $who } работает с двигателем { $engine }: { $changed ->
        [yes] жетоны поменялись местами
       *[no] порядок жетонов прежний
    }. Двигатель { NOUN($state, form: "nom") }.
log-looked-at-coordinates = { $who } смотрит координаты.
log-looked-at-coordinates-seen = { $who } смотрит координаты: к Земле ведёт курс { $earth }.
log-looked-at-room = { $who } заглядывает в неисследованный отсек { $slot }.
log-looked-at-room-seen = { $who } заглядывает в неисследованный отсек { $slot }: { $tile }.
log-looked-at-objective = { $who } смотрит чужую миссию ({ $other }).
log-looked-at-objective-seen = { $who } смотрит чужую миссию ({ $other }): «{ $objective }».
log-weakness-discovered = { $who } открывает уязвимость пришельцев ({ $slot }): «{ $weakness }».

## Interruptions

log-interrupted = { $who } отменяет действие ({ $other }).
log-interruption-cancelled = «Вмешательство» отменено ({ $who }).

## Search, crafting, quest items, trade

log-searches = { $who } ищет { NOUN($deck, form: "acc") }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-searches-seen = { $who } ищет { NOUN($deck, form: "acc") }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-keeps-heavy-item = { $who } берёт { NOUN($item, form: "acc") }.
log-keeps-item = { $who } берёт { NOUN($deck, form: "acc") }.
log-keeps-item-seen = { $who } берёт { NOUN($item, form: "acc") }.
log-crafts = { $who } создаёт { NOUN($item, form: "acc") }.
log-discards-item = { $who } сбрасывает { NOUN($item, form: "acc") }.
log-activates-quest = { $who } получает находку «{ $item }».
log-attached = { $who } прикрепляет { NOUN($item, form: "acc") } к { NOUN($weapon, form: "dat") }.
log-trade-starts = { $who } начинает обмен { NOUN($room, form: "in") }.
log-offer-declined = { $who } отклоняет предложение ({ $other }).
log-offer-declined-seen = { $who } отклоняет предложение ({ $other }): { NOUN($thing, form: "nom") }.
log-hands-over = Обмен: { $who } → { $other }, { NOUN($thing, form: "nom") }.
log-hands-over-hidden = Обмен: { $who } → { $other }, { NOUN($deck, form: "nom") }.
log-hands-over-hidden-seen = Обмен: { $who } → { $other }, { NOUN($thing, form: "nom") }.

## Rounds and turns

log-round = Раунд { $number }.
log-first-player = Жетон первого игрока получает { $who }.
log-turn = Ход: { $who }.
log-passes = { $who } пасует.
log-plays-card = { $who } разыгрывает карту «{ $card }».
log-uses-item = { $who } использует { NOUN($item, form: "acc") }.
log-uses-room = { $who } выполняет действие отсека: { $room }.
log-picks-up = { $who } подбирает { NOUN($thing, form: "acc") } { NOUN($room, form: "in") }.
log-decompressed = Все спасовали, двери закрыты: разгерметизация { NOUN($room, form: "in") }.

## Event phase

log-time = Фишка времени сдвигается.
log-hibernation-opens = Камеры гибернации открываются.
log-self-destruct = Фишка самоуничтожения сдвигается.
log-self-destruct-irreversible = Самоуничтожение больше нельзя остановить.
log-event-card = Событие: «{ $event }».
log-event-removed = Карта «{ $event }» выходит из игры; сброс событий замешивается в колоду.
log-event-shuffled-back = Карта «{ $event }» замешивается обратно в колоду событий.
log-bag-token = Жетон из мешка: { NOUN($front, form: "one") }{ $number ->
        [0] { "" }
       *[other] , число { $number }
    }.
log-egg-added = Королева откладывает яйцо в Гнезде: теперь { $count ->
        [one] { $count } яйцо
        [few] { $count } яйца
       *[many] { $count } яиц
    }.

## The end of the game

log-engines-shown = Двигатели проверены.
log-coordinates-shown = Координаты открыты: курс { $space } — { $place }.
log-contamination-check = { $who } { $count ->
        [0] не находит карт инфекции для сканирования
        [one] сканирует { $count } карту инфекции
        [few] сканирует { $count } карты инфекции
       *[many] сканирует { $count } карт инфекции
    }: { $sick ->
        [yes] ЗАРАЖЁН
       *[no] чисто
    }.
log-contamination-draw = { $unscanned ->
        [yes] { $who } несёт в теле личинку: все карты перемешаны
       *[no] { $who } перемешивает все карты
    }, { $count ->
        [one] вытянута { $count }
        [few] вытянуты { $count }
       *[many] вытянуто { $count }
    }; среди них карт инфекции: { $found }.
log-fate = { $who } { $survived ->
        [yes] выживает
       *[no] не выживает
    }{ $won ->
        [yes] { "" } и побеждает
       *[no] { "" }
    }.

## Setup

log-setup = Новая игра: { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }.
log-characters-drawn = { $who } тянет двух персонажей.
log-character-kept = { $who } — { NOUN($character, form: "nom") }.
log-crew-ready = Экипаж просыпается в Гибернатории.

## Cards, items and rooms

log-looked-at-event = { $who } смотрит верхнюю карту события.
log-looked-at-event-seen = { $who } смотрит верхнюю карту события: «{ $event }».
log-event-put-back = { $who } кладёт карту события { $where ->
        [put_on_top] обратно на верх колоды
       *[put_under] под колоду
    }.
log-discards-card = { $who } сбрасывает карту «{ $card }».
log-loses-hand = { $who } после удара шокером сбрасывает все карты из руки.
log-joined = { $who } скрепляет { NOUN($item, form: "acc") } и { NOUN($thing, form: "acc") }: одна ячейка руки на оба предмета.
log-signal-sent = { $who } отправляет сигнал.
log-takes-egg = { $who } берёт яйцо из Гнезда; осталось { $count ->
        [one] { $count } яйцо
        [few] { $count } яйца
       *[many] { $count } яиц
    }.
log-hibernates = { $who } погружается в гибернацию.
log-attempt-failed = { $who }: попытка не удаётся, здесь пришелец.
log-self-destruct-started = Начинается процесс самоуничтожения.
log-self-destruct-stopped = Процесс самоуничтожения остановлен.
log-decompression-starts = Готовится разгерметизация { NOUN($room, form: "in") }: она произойдёт после общего паса, если ни одна дверь не откроется.
log-destination-set = { $who } переставляет фишку курса на { $space }.

## Events and transformations

log-egg-hatched = Из яйца вылупляется личинка; в Гнезде осталось { $count ->
        [one] { $count } яйцо
        [few] { $count } яйца
       *[many] { $count } яиц
    }.
log-items-burnt = Предметы { NOUN($room, form: "in") } сгорают.
log-intruder-heals = { $kind } { NOUN($room, form: "in") } избавляется от урона: { $count }.
log-transformed = Ползун { NOUN($room, form: "in") } превращается в охотника.

## Playing the intruders

log-plays-intruders = { $who } продолжает игру за пришельцев.
log-draws-intruder-cards = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } пришельцев.
log-plays-intruder-card = { $who } разыгрывает карту пришельцев «{ $intruder_card }».

## Modes and variants

log-revived = { $who } возвращается к жизни { NOUN($room, form: "in") }.
log-time-waits = Мягкое начало: фишка времени остаётся на месте.
log-rushes = { $who } делает рывок: три действия в этот ход.
