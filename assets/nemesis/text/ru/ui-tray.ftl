### Личный планшет, строка решения и то, на что смотрят тайком.

ui-tray-name = Личный планшет
ui-tray-person = { $name }, {NOUN($role, form: "nom")}
ui-tray-deck = Колода { $deck } · сброс { $discard }
ui-tray-healthy = Ран нет
ui-tray-light-1 = Одна лёгкая рана; третья станет тяжёлой.
ui-tray-light-2 = Две лёгкие раны: следующая — тяжёлая.
ui-tray-wound = { $wound }: { $effect }
ui-tray-dressed = { $wound }: перевязана, но считается.
ui-tray-larva = Личинка в теле. Её удаляет Операционный блок.
ui-tray-larva-short = Личинка
ui-tray-mutation-none = Карты больше нет, фишки остались
ui-tray-mutation-cost = Скан карты из руки, 1 фишка
ui-tray-mutation-hold = Держать O, чтобы посмотреть
ui-tray-mutation-kills = 4-я убивает
ui-tray-slime = Слизь: «Тишина» считается «Опасностью».
ui-tray-slime-short = Слизь
ui-tray-signal = Сигнал отправлен.
ui-tray-signal-short = Сигнал

## Рука

ui-tray-hand-none = Карт в руке нет
ui-tray-hidden-card = Карта рубашкой вверх
ui-tray-can-be-scanned = Для скана
ui-tray-cannot-pay = Не для оплаты
ui-tray-discard-count = Сброс { $count } из { $most }
ui-tray-chosen-count = Выбрано { $count } из { $most }

## Руки, предметы, миссии

ui-tray-hands = В руках
ui-tray-hand-empty = Рука свободна
ui-tray-hand-blocked = Рука ранена
ui-tray-items = Предметы и находки
ui-tray-no-items = Пока ничего
ui-tray-of = { $now } из { $most }
ui-tray-one-use = Одноразовый
ui-tray-heavy = Тяжёлый
ui-tray-objectives =
    { $count ->
        [0] Миссии пока нет
        [one] { $count } миссия
        [few] { $count } миссии
       *[other] { $count } миссий
    }
ui-tray-objective-kept = Миссия выбрана
ui-tray-objective-hold = Держать O или здесь
ui-tray-objective-refused = Отвергнута
ui-tray-objective-text = Видите только вы. Отпустите, чтобы скрыть.

## Заметки

ui-tray-notes = Что вы видели
ui-tray-notes-text =
    { $count ->
        [0] Пока ничего. Здесь хранится всё, что вы посмотрели тайно: двигатели, координаты, отсеки, карты. Клавиша I
        [one] { $count } заметка. Клавиша I
        [few] { $count } заметки. Клавиша I
       *[other] { $count } заметок. Клавиша I
    }
ui-tray-notes-none = Пока ничего: здесь хранится всё, что вы посмотрели тайно.
ui-tray-note-engine = { $about }: { $saw } (раунд { $round })
ui-tray-note-tile = { $about }: { $saw } (раунд { $round })
ui-tray-note-token =
    { $items ->
        [one] { $about }: жетон «{ $saw }», { $items } предмет (раунд { $round })
        [few] { $about }: жетон «{ $saw }», { $items } предмета (раунд { $round })
       *[other] { $about }: жетон «{ $saw }», { $items } предметов (раунд { $round })
    }
ui-tray-note-coordinates = Координаты: { $saw } (раунд { $round })
ui-tray-note-event = Следующее событие: { $saw } (раунд { $round })
ui-tray-note-objective = Миссия игрока { $about }: { $saw } (раунд { $round })

## Строка решения

ui-tray-claim-trade = { $name } предлагает

ui-tray-look = Это видите только вы
ui-tray-look-objective = Оставить
ui-tray-look-search = Оставить
ui-tray-look-mutation = Оставить
