## The playback

alert-ui-done-by-you = Что вы натворили
alert-ui-turn = Ход { $turn }
alert-ui-of = из { $count }
alert-ui-sum-damage = Повреждения: { $count }
alert-ui-sum-energy = Реакторы: { $count }
alert-ui-sum-rockets = Ракеты: { $count }
alert-ui-sum-bays = Роботы в ангарах: { $count }
alert-ui-sum-visual = У иллюминаторов: { $count }
alert-ui-sum-serviced = Обслуживание: { $count }
alert-ui-to-end = В конец
alert-ui-film-play = Пуск
alert-ui-film-pause = Стоп
alert-ui-rewind = В начало
alert-ui-back = На событие назад
alert-ui-next = Следующее событие
alert-ui-pace = Скорость { $pace }
alert-ui-filter-guns = Показывать пушки
alert-ui-filter-threats = Показывать угрозы
alert-ui-filter-crew = Показывать экипаж
alert-ui-stage-appear = Появление
alert-ui-stage-crew = Экипаж
alert-ui-stage-damage = Урон
alert-ui-stage-threats = Угрозы
alert-ui-stage-check = Проверка
alert-ui-why = Почему
alert-ui-this-turn = Этот ход
alert-ui-film-hint = Пробел — пуск и стоп, стрелки — по шагам. Здесь объясняется, что и почему происходит.
alert-ui-rules = Правила: { $chapter }
alert-ui-wrong = Эту карту положили по ошибке
alert-ui-leave = К таблице очков
alert-ui-by = { $name }
alert-ui-launched-before = запущена ходом раньше
alert-ui-shields-of = Щиты: { $code }
alert-ui-takes = { $code }: урон { $count }
alert-ui-square = клетка { $square }, расстояние { $distance }
alert-ui-damage-of = { $damage } из { $count }
alert-ui-only-target = Для этих пушек это единственная цель.
alert-ui-nearest = Она ближе всех: клетка { $square } раньше { $other } ({ $code }).
alert-ui-note-cryoshield = Криощит гасит первое попадание.
alert-ui-note-cap = За ход она получает не больше 1.
alert-ui-button-at = { $button }, { $station }
alert-ui-part-heroic = героически: +1
alert-ui-part-damaged = пушка повреждена: −{ $count }
alert-ui-part-alone = цель одна: 3
alert-ui-part-several = целей несколько: по 1
alert-ui-part-overload = наедине с ней: 9
alert-ui-part-wasted = ракеты её не берут
alert-ui-part-printed = на карте { $count }
alert-ui-part-changed = с тех пор: { $count }
alert-ui-part-marauder = помощь других: { $count }
alert-ui-part-pulse = импульсная пушка обнуляет их
alert-ui-lower-number = Так же близко: { $code }. Попадают в ту, чей номер меньше.
alert-ui-passed-over = { $code } ближе, но навестись нельзя.
alert-ui-aims-pulse = Импульсная пушка наводится на всё на расстоянии 1 и 2.
alert-ui-aims-interceptors = Перехватчики наводятся на всё на расстоянии 1.
alert-ui-cause = Причина: { $cause }
alert-ui-falls-off = Последняя карта пропадает: { $token }.
alert-ui-attack = Атака
alert-ui-dealt = Повреждения изнутри
alert-ui-bonus = Прибавка других угроз
alert-ui-shield-of = Щит: { $zone }
alert-ui-shield-ignored = щиты от неё не помогают
alert-ui-attacks = { $code } атакует
alert-ui-twice-here = Повреждения сектора умножаются
alert-ui-tile-place = Повреждение { $place } из { $count }
alert-ui-tile-count = { $count } из 6: на седьмом кораблю конец
alert-ui-gone-destroyed = { $code }: цель уничтожена
alert-ui-gone-survived = { $code }: пережито
alert-ui-step = Шаг { $place } из { $count }
alert-ui-turn-back = К началу хода или на ход назад
alert-ui-turn-next = Следующий ход
alert-ui-twice = Что прошло, удваивается
alert-ui-tiles = Фишки повреждений
alert-ui-speed = Скорость

## Why, in a sentence

alert-ui-because-turns = Ход: угрозы появляются, люди действуют, пушки бьют, угрозы движутся.
alert-ui-because-closing = После последнего хода бьют ракеты и угрозы движутся ещё раз.
alert-ui-because-rockets = Ракета бьёт через ход после запуска, на расстоянии 1 или 2.
alert-ui-because-maintenance = В начале каждой фазы кто-то на мостике обслуживает компьютер.
alert-ui-because-visual = Считается наибольшее число людей у иллюминаторов за один ход фазы.
alert-ui-because-losing = Сектор с седьмой фишкой разрушен; иные карты губят корабль сами.
alert-ui-lost-by-tile = В этом секторе не осталось фишек для ещё одного повреждения: корабль разваливается на части.
alert-ui-lost-by-card = Карта сама заканчивает задание, сколько бы повреждений ни было.
alert-ui-because-scoring = Очки за угрозы и подтверждения, минус повреждения и потери.
alert-ui-because-moving = Красная — влево, синяя — вправо, лифт меняет палубу.
alert-ui-because-actions = Действуют по очереди, капитан первым.
alert-ui-because-delays = Задержанная карта сдвигается на ход и толкает следующие до первого пропуска.
alert-ui-because-knocked-out = Кто без сознания, больше не действует и стоит 2 очка.
alert-ui-because-guns = Пушка берёт энергию сейчас, а бьёт после всех действий.
alert-ui-because-energy = B наверху наполняет щит из реактора, B внизу — реактор.
alert-ui-because-battlebots = Запущенный отряд идёт за тем, кто его взял.
alert-ui-because-interceptors = Пилот атакует картами роботов, без них летит домой.
alert-ui-because-internal = На борту помогает нужная кнопка или роботы в нужном отсеке.
alert-ui-because-damage = Всё, что попало в угрозу, складывается, щиты вычитаются один раз.
alert-ui-because-appearing = Угроза выходит на траекторию на ходу, указанном на жетоне.
alert-ui-because-tracks = Угрозы движутся по скорости и действуют на каждой букве пути.
alert-ui-because-attacks = Щит сектора гасит, сколько может; остальное — фишки.

## Between missions

alert-ui-between = Между заданиями
alert-ui-between-fly_on = Задание { $number } из { $most } позади. Каждый говорит, лететь ли дальше; решает большинство, при равенстве — капитан.
alert-ui-between-repairs = Задание { $number } из { $most } позади. Каждый чинит что-то одно; в каждом секторе не больше двух фишек.
alert-ui-between-next_mission = Перед следующим заданием каждый говорит, насколько трудным ему быть.
alert-ui-way-flown = Задание { $number }: { $points }
alert-ui-way-mission = Задание { $number }
alert-ui-way-fly_on = Дальше?
alert-ui-way-repairs = Ремонт
alert-ui-way-next_mission = Уровни
alert-ui-mended-of = починено { $count } из { $most }
alert-ui-mended = починено
alert-ui-unharmed = Повреждений нет
alert-ui-captain-order = В порядке хода
alert-ui-chooses = выбирает сейчас
alert-ui-has-chosen = выбор сделан
alert-ui-comes-next = позже
alert-ui-did-tile = чинит: { $tile }, { $zone }
alert-ui-did-squad = восстанавливает отряд
alert-ui-did-nothing = ничего не чинит
alert-ui-did-recover = только приходит в себя после потери сознания
alert-ui-row = Угрозы { $threats }, подтверждения { $visual }, штрафы { $penalties }
alert-ui-lost-row = Корабль погубила угроза: { $threat }

## The score sheet

alert-ui-home = Дома, и целые
alert-ui-lost = Корабль погиб
alert-ui-saved = Корабль спасён
alert-ui-home-under = { $mission }. Корабль ушёл в прыжок; на ногах: { $count }.
alert-ui-lost-under = { $mission }. Его погубила угроза: { $threat }.
alert-ui-how-lost = Как до этого дошло
alert-ui-possible-ask = Можно ли было спастись? Планировщик ищет план из карт всех рук, который приводит корабль домой. Ваш итог останется.
alert-ui-possible-looking = Планировщик ищет план, который выдержит: { $share } %. Ваш итог останется.
alert-ui-possible-found = Можно было выстоять: из карт всех рук есть план, который приводит корабль домой. Он показан рядом с вашим; ваш итог остаётся.
alert-ui-possible-not = Планировщик не нашёл плана, который выдержит. Видно, задание было трудным.
alert-ui-way-lost = Задание { $number }: гибель
alert-ui-after = После задания
alert-ui-points = очки
alert-ui-threats = Угрозы
alert-ui-sheet = Счёт
alert-ui-crew = Экипаж
alert-ui-total = Всего
alert-ui-sheet-destroyed = Уничтожено угроз
alert-ui-sheet-survived = Пережито угроз
alert-ui-sheet-visual = Визуальное подтверждение
alert-ui-sheet-tiles = Фишки повреждений
alert-ui-sheet-worst = Худший сектор ещё раз
alert-ui-sheet-knocked = Люди без сознания, отряды отключены
alert-ui-sheet-of = { $count } из { $total }
alert-ui-sheet-looked = у иллюминаторов в каждой фазе: { $people }
alert-ui-sheet-lost = людей: { $people }, отрядов: { $squads }
alert-ui-destroyed-on = уничтожена на ходу { $turn }
alert-ui-survived = пережита
alert-ui-unresolved = ещё здесь
alert-ui-shots = Выстрелы: { $count }
alert-ui-in-vain = Впустую: { $count }
alert-ui-pauses =
    { $count ->
        [one] Часы останавливали { $count } раз.
        [few] Часы останавливали { $count } раза.
       *[many] Часы останавливали { $count } раз.
    }
alert-ui-away =
    { $count ->
        [one] Окно игры покидали { $count } раз.
        [few] Окно игры покидали { $count } раза.
       *[many] Окно игры покидали { $count } раз.
    }
alert-ui-log-book = Бортовой журнал
alert-ui-log-book-line = Часы: { $clock }. Обычные угрозы: { $minor }, серьёзные: { $serious }. Заданий: { $missions }.
alert-ui-number-points = очков
alert-ui-number-destroyed = угроз уничтожено
alert-ui-number-tiles = фишек повреждений
alert-ui-number-shots = выстрелов
alert-ui-number-delays = карт задержано
alert-ui-number-failed = карт впустую
alert-ui-what-if = А если бы?
alert-ui-what-if-hint = Нажмите ход и выберите, что бы там лежало. В счёт это не идёт.
alert-ui-nothing = ничего
alert-ui-as-it-was = Как было
alert-ui-as-it-would = Как было бы
alert-ui-as-flown = Как летели
alert-ui-watch-this = Посмотреть
alert-ui-was-it-possible = Можно ли было?
alert-ui-looking = Поиск: { $share } %
alert-ui-see-possible = Показать как
alert-ui-not-found = Ничего не нашлось
alert-ui-this-was-possible = Это было возможно

## Что делает член экипажа, под его картами

alert-ui-did-moved = куда: { $to }
alert-ui-did-failed = без толку: { $why }
alert-ui-did-delayed = задержка: { $why }
alert-ui-did-amended = имелось в виду: { $token }
alert-ui-did-knocked-out = без сознания: { $why }
alert-ui-did-charged = стреляет: { $gun }
alert-ui-did-energy-moved = энергия { $cubes }: { $source } → { $target }
alert-ui-did-serviced = обслуживает компьютер
alert-ui-did-looks-out = смотрит в иллюминаторы
alert-ui-did-rocket-launched = запускает ракету
alert-ui-did-squad-taken = ведёт роботов: { $squad }
alert-ui-did-squad-restarted = снова запускает отряд
alert-ui-did-squad-disabled = отряд отключён, ответный огонь: { $code }
alert-ui-did-launched = выводит перехватчики
alert-ui-did-stays-out = остаётся снаружи и атакует
alert-ui-did-worked = { $code }: { $damage } из { $hit_points }
alert-ui-did-disarms = обезвреживает: { $code }
alert-ui-did-token-cleared = убирает жетон: { $code }
