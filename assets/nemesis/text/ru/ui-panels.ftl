## Открытые панели: треки, экипаж, планшет пришельцев, журнал, стопки

# Верхняя полоса
ui-panels-strip = Треки и шаги раунда
ui-panels-time = Время
ui-panels-time-title = Время: { $now }
ui-panels-time-jumped = Корабль совершил гиперпрыжок
ui-panels-time-left =
    { $left ->
        [one] До гиперпрыжка { $left } раунд.
        [few] До гиперпрыжка { $left } раунда.
       *[many] До гиперпрыжка { $left } раундов.
    }
ui-panels-time-chambers-open = Камеры гибернации открыты.
ui-panels-time-chambers-closed = Камеры гибернации откроются на ячейке { $at }.
ui-panels-self-destruct = Само­уничтожение
ui-panels-self-destruct-title = Самоуничтожение: { $now }
ui-panels-self-destruct-off-title = Самоуничтожение не запущено
ui-panels-self-destruct-off = Его можно запустить в Генераторном отсеке. После этого фишка сдвигается на каждом шаге времени.
ui-panels-self-destruct-left =
    { $left ->
        [one] До взрыва корабля { $left } раунд.
        [few] До взрыва корабля { $left } раунда.
       *[many] До взрыва корабля { $left } раундов.
    }
ui-panels-self-destruct-can-stop = В Генераторном отсеке его ещё можно остановить, пока фишка не дошла до { $at }.
ui-panels-self-destruct-cannot-stop = Остановить его уже нельзя. На ячейке { $at } открылись все капсулы.
ui-panels-step-draw = Добор
ui-panels-step-draw-text = Все добирают карты действий до пяти.
ui-panels-step-first_player = 1-й игрок
ui-panels-step-first_player-text = Жетон первого игрока переходит к следующему слева. В первом раунде он остаётся на месте.
ui-panels-step-turns = Ходы
ui-panels-step-turns-text = По очереди каждый выполняет два действия или пасует, пока не спасуют все.
ui-panels-step-time = Время
ui-panels-step-time-text = Фишка времени сдвигается на одну ячейку, и фишка самоуничтожения тоже, если оно запущено.
ui-panels-step-attacks = Атаки
ui-panels-step-attacks-text = Атакует каждый пришелец в бою: сначала королева, затем охотники, трутни, ползуны, личинки.
ui-panels-step-attacks-text--carnomorphs = Атакует каждый карноморф в бою: сначала мясник, затем свежеватели, падальщики, глодатели.
ui-panels-step-feeding = Кормление
ui-panels-step-feeding-text = Карноморфы не в бою, у которых в отсеке тяжёлый объект или глодатель, лечатся, растут и едят: сначала крупные, отсек за отсеком.
ui-panels-step-fire = Огонь
ui-panels-step-fire-text = Каждый пришелец в горящем отсеке получает 1 урон.
ui-panels-step-event = Событие
ui-panels-step-event-text = Открывается карта события: указанные пришельцы передвигаются, затем выполняется её текст.
ui-panels-step-bag = Мешок
ui-panels-step-bag-text = Из мешка пришельцев вытягивают один жетон; что будет дальше, зависит от его вида.
ui-panels-step-now = Сейчас идёт этот шаг.

# Экипаж
ui-panels-crew = Экипаж
ui-panels-choosing = Выбирает персонажа
ui-panels-chosen = Выбор сделан
ui-panels-pod = Капсула { $number }
ui-panels-hibernating = В гибернации
ui-panels-launched = Вне корабля
ui-panels-launched-pod = Вне корабля, капсула { $number }
ui-panels-dead = Гибель
ui-panels-dead-of = Гибель: { $cause }
ui-panels-person = { $name }, { $role }
ui-panels-person-number = Номер { $number } за столом
ui-panels-person-first = Номер { $number } за столом, первый игрок
ui-panels-acting = Сейчас решает этот игрок.
ui-panels-passed = Пас до конца раунда.
ui-panels-in-combat = В бою.
ui-panels-light = Лёгкие раны: { $count } из 2
ui-panels-serious = Тяжёлые раны: { $count } из 3
ui-panels-no-wounds = Ран нет
ui-panels-wound = { $wound }: { $effect }
ui-panels-wound-dressed = { $wound }: перевязана, не действует, но считается
ui-panels-slime = Персонаж в слизи: «Тишина» на кубике шума считается «Опасностью».
ui-panels-larva = На планшете персонажа личинка.
ui-panels-signal = Сигнал отправлен.
ui-panels-cards = Карт в руке { $hand }, в колоде { $deck }, в сбросе { $discard }
ui-panels-mutation-hidden = Закрыта
ui-panels-mutation-none = Карты нет
ui-panels-mutation = Мутация: { $mutation }.
ui-panels-mutation-face-down = Карта мутации лежит закрытой.
ui-panels-mutation-markers = Фишки мутации: { $count } из { $most }; последняя убивает.
ui-panels-items = Скрытые предметы: { $list }
ui-panels-items-none = Скрытых предметов нет
ui-panels-items-of = { $deck } { $count }
ui-panels-colour-red = красные
ui-panels-colour-yellow = жёлтые
ui-panels-colour-green = зелёные
ui-panels-colour-blue = синие
ui-panels-colour-none = прочие
ui-panels-hands = В руках: { $list }
ui-panels-hands-empty = Руки свободны
ui-panels-hand-empty = Свободная рука
ui-panels-hand-lost = Рука не действует
ui-panels-ammo = { $thing }, { $now } из { $full }
ui-panels-attached = Прикреплено: { $thing }
ui-panels-quest = Находка «{ $quest }»: пока не получена
ui-panels-quest-active = Находка «{ $quest }»: получена
ui-panels-objectives =
    { $count ->
        [0] Карт миссий нет
        [one] { $count } карта миссии, закрыта
        [few] { $count } карты миссий, закрыты
       *[many] { $count } карт миссий, закрыты
    }
ui-panels-objective-open = Миссия: { $objective }
ui-panels-discard-of = { $name }: сброшенные карты действий
ui-panels-look-through = Щёлкните, чтобы посмотреть стопку.

# Планшет пришельцев
ui-panels-intruders = Пришельцы
ui-panels-intruders--carnomorphs = Карноморфы
ui-panels-miniatures-left = Осталось миниатюр
ui-panels-miniatures-left-text = Столько ещё может появиться каждого вида; если миниатюр следующего вида нет, кормление не делает крупнее.
ui-panels-removed-by = убирает
ui-panels-face-down = Закрыта
ui-panels-adaptation-removed = Убрана в Лаборатории: больше не действует.
ui-panels-bag = В мешке
ui-panels-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
ui-panels-bag-kind = { $kind }: в мешке { $count }
ui-panels-bag-outside = В запасе: { $count }
ui-panels-bag-step-larva = На шаге «Мешок»: жетон уходит в запас, в мешок кладут трутня.
ui-panels-bag-step-creeper = На шаге «Мешок»: жетон уходит в запас, в мешок кладут охотника.
ui-panels-bag-step-adult = На шаге «Мешок»: все, кто не в бою, делают бросок на шум; жетон возвращается.
ui-panels-bag-step-breeder = На шаге «Мешок»: все, кто не в бою, делают бросок на шум; жетон возвращается.
ui-panels-bag-step-queen = На шаге «Мешок»: королева появляется в Гнезде, если там кто-то есть; иначе в Гнезде прибавляется яйцо, а жетон возвращается.
ui-panels-bag-step-blank = На шаге «Мешок»: в мешок кладут трутня, пустой жетон возвращается.
ui-panels-bag-step-blank--carnomorphs = На шаге «Мешок»: падальщики не в бою прячутся в мешок, туда же кладут глодателя, все не в бою делают бросок на шум; затем пустой жетон возвращается.
ui-panels-bag-step-metagorger = На шаге «Мешок»: красный размножается, 1 глодатель в каждый отсек с глодателем или тяжёлым объектом и в Гнездо; вместо синего в мешок кладут красного, все не в бою делают бросок на шум.
ui-panels-bag-step-shambler = На шаге «Мешок»: все не в бою делают бросок на шум; жетон возвращается.
ui-panels-bag-step-fleshbeast = На шаге «Мешок»: все не в бою делают бросок на шум; жетон возвращается.
ui-panels-bag-step-butcher = На шаге «Мешок»: он приходит к персонажу в слизи или к первому игроку; жетон уходит из мешка.
ui-panels-blank = Пустой жетон
ui-panels-weaknesses = Уязвимости
ui-panels-weaknesses--carnomorphs = Адаптации
ui-panels-unknown = Пока неизвестно
ui-panels-weakness-corpse = Уязвимость: труп персонажа
ui-panels-weakness-corpse--carnomorphs = Адаптация: падальщик
ui-panels-weakness-corpse-text = Изучите труп персонажа в Лаборатории, чтобы открыть эту карту.
ui-panels-weakness-corpse-text--carnomorphs = Открывается с первым падальщиком. Труп персонажа в Лаборатории убирает её.
ui-panels-weakness-egg = Уязвимость: яйцо
ui-panels-weakness-egg--carnomorphs = Адаптация: свежеватель
ui-panels-weakness-egg-text = Изучите яйцо пришельцев в Лаборатории, чтобы открыть эту карту.
ui-panels-weakness-egg-text--carnomorphs = Открывается с первым свежевателем. Яйцо в Лаборатории убирает её.
ui-panels-weakness-carcass = Уязвимость: останки пришельца
ui-panels-weakness-carcass--carnomorphs = Адаптация: мясник
ui-panels-weakness-carcass-text = Изучите останки пришельца в Лаборатории, чтобы открыть эту карту.
ui-panels-weakness-carcass-text--carnomorphs = Открывается с мясником. Останки в Лаборатории убирают её.
ui-panels-nest = Гнездо
ui-panels-nest-destroyed = Уничтожено
ui-panels-nest-destroyed-text = В Гнезде не осталось яиц: Гнездо уничтожено.
ui-panels-eggs =
    { $count ->
        [one] { $count } яйцо в Гнезде
        [few] { $count } яйца в Гнезде
       *[many] { $count } яиц в Гнезде
    }
ui-panels-queen-killed = Королева убита
ui-panels-queen-killed--carnomorphs = Мясник убит
ui-panels-queen-killed-text = Королева убита.
ui-panels-queen-killed-text--carnomorphs = Мясник убит.

# Стопки
ui-panels-piles = Колоды и сбросы
ui-panels-piles-text = Посмотреть всё, что лежит открыто, и узнать, сколько осталось закрытого.
ui-panels-piles-close = Закрыть
ui-panels-piles-intruders = Пришельцы
ui-panels-piles-intruders--carnomorphs = Карноморфы
ui-panels-piles-items = Предметы
ui-panels-piles-people = Экипаж
ui-panels-piles-deck = Колода
ui-panels-piles-discard = Сброс
ui-panels-pile-event = События
ui-panels-pile-attack = Атаки
ui-panels-pile-wound = Тяжёлые раны
ui-panels-pile-contamination = Инфекция
ui-panels-pile-mutation = Мутации
ui-panels-pile-mutation-secret = Карты мутации скрыты, пока их не используют.
ui-panels-pile-intruder = Карты пришельцев
ui-panels-pile-red = Красные предметы
ui-panels-pile-yellow = Жёлтые предметы
ui-panels-pile-green = Зелёные предметы
ui-panels-pile-crafted = Сборные, остались
ui-panels-pile-blue = Сборные, сброс
ui-panels-pile-counts = В колоде { $deck }, в сбросе { $discard }
ui-panels-pile-deck =
    { $count ->
        [0] Колода пуста.
        [one] { $count } карта в закрытой колоде.
        [few] { $count } карты в закрытой колоде.
       *[many] { $count } карт в закрытой колоде.
    }
ui-panels-pile-supply = Ещё можно собрать: { $count }
ui-panels-pile-discarded = В сбросе: { $count }
ui-panels-pile-newest = Сброшенная последней лежит первой.
ui-panels-pile-empty = Здесь ещё ничего не сброшено.
ui-panels-pile-secret = Заражена ли карта инфекции, показывает только сканер.
