## The planning screen

alert-ui-called = Вы решаете, что дальше.
alert-ui-book = Космическая тревога
alert-ui-letter-red = К
alert-ui-letter-white = Б
alert-ui-letter-blue = С
alert-ui-plus = T+{ $number }
alert-ui-lane-red = Красный
alert-ui-lane-white = Белый
alert-ui-lane-blue = Синий
alert-ui-lane-internal = На борту
alert-ui-lane-about = Угрозы идут по нему слева, каждая со своей скоростью, и действуют на буквах.
alert-ui-lane-letters = Что происходит на X, Y и Z, написано на карте. Z — последняя клетка.
alert-ui-lane-distances = Расстояние 3 — далеко: достают только лазеры.
alert-ui-lane-empty = Пока ничего
alert-ui-track = траектория { $number }
alert-ui-no-shields = щиты здесь не помогут
alert-ui-tiles-of = { $count } из 6
alert-ui-in-order = Угрозы по порядку
alert-ui-no-threats = Пока ни одной
alert-ui-clock = Часы: { $clock }
alert-ui-phase = Фаза { $phase }
alert-ui-turns = ходы { $first }–{ $last }
alert-ui-closed = Закрыто
alert-ui-talk = Можно говорить
alert-ui-silent = Ни слова!
alert-ui-alone = В одиночку: без тишины
alert-ui-pause = Остановить часы
alert-ui-play = Дальше
alert-ui-captain = Один печатает за всех
alert-ui-lanes = У каждого свои клавиши
alert-ui-begin = Начать задание
alert-ui-ready = Все готовы? Компьютер заговорит, как только вы нажмёте.
alert-ui-ready-alone = Готовы? Компьютер заговорит, как только вы нажмёте.
alert-ui-said-minor = Контакт: { $lane }
alert-ui-said-serious = Серьёзная угроза: { $lane }
alert-ui-draws = { $name } берёт карту: { $threat }.
alert-ui-drawn = Карта: { $threat }.
alert-ui-ignored = Столь малый экипаж этого не замечает.
alert-ui-card = { $card }
alert-ui-slot = Ход { $turn }, карта: { $half }
alert-ui-slot-empty = Ход { $turn }, карты нет
alert-ui-kind = Осталось: { $count }
alert-ui-draw = Взять { $count }
alert-ui-done = Мы готовы
alert-ui-agreed = Готово
alert-ui-heroic = героизм
alert-ui-used = сыграна
alert-ui-key-back = назад
alert-ui-all-cards = Все карты
alert-ui-all-cards-hint = Тяните, щёлкайте, печатайте. Правая кнопка переворачивает.

## Why something cannot be done

alert-ui-no-start = Задание ещё не началось.
alert-ui-no-paused = Часы стоят: карты не кладут.
alert-ui-no-later = Ход { $turn } относится к более поздней фазе.
alert-ui-no-closed = Ход { $turn } закрыт.
alert-ui-no-others = Это чужой пульт.
alert-ui-no-heroic = Героическую карту играет только владелец.
alert-ui-no-taken = На ходу { $turn } уже лежит карта.
alert-ui-no-back = Эта карта остаётся на месте.
alert-ui-no-card = На ходу { $turn } карты нет.
alert-ui-no-give = Карты передают от человека человеку.
alert-ui-no-give-line = Линия для передачи карт закрыта.
alert-ui-no-give-given = Каждый передаёт только одну карту.
alert-ui-no-give-heroic = Героические карты не передают.
alert-ui-no-data = Карт данных нет.
alert-ui-no-phase = Следующей фазы нет.
alert-ui-no-end = Заканчивать рано.
alert-ui-no-hand = Карт не осталось.
alert-ui-no-such-card = Такой карты на руке нет.

## What happens at a letter, in a word or two

alert-ui-short-attack = Атака { $count }
alert-ui-short-damage = Урон { $count }
alert-ui-short-repair = Чинится
alert-ui-short-speed = Быстрее
alert-ui-short-shields = Щиты
alert-ui-short-reveal = Виден
alert-ui-short-aura = Всем помощь
alert-ui-short-advanceothers = Другие вперёд
alert-ui-short-damageself = Вредит себе
alert-ui-short-countletter = Считается
alert-ui-short-lose = Гибель
alert-ui-short-drainshields = Щиты пусты
alert-ui-short-drainreactors = Реакторы
alert-ui-short-drainordamage = Отнимает
alert-ui-short-delay = Задержка
alert-ui-short-knockout = Выводит
alert-ui-short-move = Идёт
alert-ui-short-grow = Растёт
alert-ui-short-spread = Растекается
alert-ui-short-destroyrocket = Минус ракета
alert-ui-short-destroyfuel = Минус топливо
alert-ui-short-disablestoredsquad = Роботы
alert-ui-short-doubledamage = Удвоение
alert-ui-short-lethalentry = Смертельно
alert-ui-short-moveenergyup = Энергия
alert-ui-short-leak = Утечка

## Stations and cards explained

alert-ui-station-a = A: огонь, { $gun }. Урон: { $damage }.
alert-ui-station-b-upper = B: наполняет из реактора внизу: { $container }.
alert-ui-station-b-lower = B: наполняет из центра, а там из топливного бака: { $container }.
alert-ui-station-c = C: { $special }
alert-ui-special-interceptors = вылет на перехватчиках; нужны активные боевые роботы.
alert-ui-special-computer = обслуживание компьютера, раз за фазу.
alert-ui-special-squad_bay = взять боевых роботов или перезапустить их.
alert-ui-special-windows = смотреть в иллюминаторы, за очки.
alert-ui-special-rockets = запуск ракеты; она ударит на следующем ходу.
alert-ui-card-outside-white = Снаружи, белая
alert-ui-card-outside-yellow = Снаружи, жёлтая
alert-ui-card-inside-white = На борту, белая
alert-ui-card-inside-yellow = На борту, жёлтая
