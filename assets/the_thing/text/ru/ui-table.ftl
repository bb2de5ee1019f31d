### The table of The Thing: strip, people, stores, station, foot, notebook.

thing-ui-round = Раунд
thing-ui-round-title = Раунд
thing-ui-round-text = Раунд — это день: погода, работа, подозрения, ужин. Шаги рядом загораются один за другим.
thing-ui-round-number = Раунд { $number }
thing-ui-step-setup = Подготовка
thing-ui-step-weather = Погода
thing-ui-step-weather-text = Лидер бросает кубик погоды.
thing-ui-step-upkeep = Обслуживание
thing-ui-step-upkeep-text = Генератор и котёл жгут топливо, летит спасательный вертолёт.
thing-ui-step-alien = Пришелец
thing-ui-step-alien-text = Разоблачённые пришельцы тайно распределяют силу по локациям.
thing-ui-step-plan = Ход
thing-ui-step-plan-text = Каждый берёт карты, куда-то идёт и отдаёт карту взакрытую.
thing-ui-step-clash = Стычки
thing-ui-step-clash-text = Кто кого-то встретил, смотрит один из его жетонов заражения.
thing-ui-step-act = Действия
thing-ui-step-act-text = Лидер перемешивает отданные карты и открывает их одну за другой.
thing-ui-step-rec = Отдых
thing-ui-step-rec-text = Все собираются, меняются и показывают пальцем, кого подозревают.
thing-ui-step-test = Проверки
thing-ui-step-test-text = Кровь или огонь: проверяемый показывает роль всем.
thing-ui-step-food = Питание
thing-ui-step-food-text = Все едят, или станция голодает.
thing-ui-step-night = Собаки
thing-ui-step-night-text = Собаки приходят в новые локации, меняется лидер.
thing-ui-call = Раунд { $round }: { $step }
thing-ui-call-setup = Перед первым днём
thing-ui-notebook = Блокнот
thing-ui-notebook-text = Кто кого встретил и на кого указал: только то, что видели все. Клавиша B.
thing-ui-notebook-note = Только то, что видели все. Что было на жетоне, здесь не записано.
thing-ui-who-looked = Кто чей жетон смотрел
thing-ui-votes = На кого указали
thing-ui-fact-looked = Раунд { $round }: { $who } смотрит жетон, владелец { $whom }.
thing-ui-fact-dog = Раунд { $round }: { $who } наедине с собакой.
thing-ui-fact-left = Раунд { $round }: { $who } избегает стычки с помощью оружия.
thing-ui-fact-accused = Раунд { $round }: { $who } указывает на игрока: { $whom }.
thing-ui-fact-proved = Раунд { $round }: { $who } — человек, это доказано.
thing-ui-fact-revealed = Раунд { $round }: { $who } — разоблачённый пришелец.

thing-ui-people = Люди
thing-ui-status-revealed = разоблачённый пришелец
thing-ui-status-absorbed = персонаж поглощён
thing-ui-leads = лидер этого раунда
thing-ui-holds = Карты: { $cards }, оружие: { $weapons }, предметы: { $items }, образцы: { $samples }
thing-ui-suspicion-of = Подозрения: { $number }
thing-ui-called = { $name } — { $character }
thing-ui-shown = Лежит открыто: { $goods }
thing-ui-proven = Доказано: человек. Сюда нельзя указывать, а в стычке жетоны не кладутся.
thing-ui-lies = Лежит: на этот раунд всё.

thing-ui-stores = Запасы
thing-ui-store-generator = Генератор
thing-ui-store-boiler = Котёл
thing-ui-store-underground = Хранилище
thing-ui-store-underground-text = топливо для комнат
thing-ui-store-outdoor = Уличный резерв
thing-ui-store-outdoor-text = топливо для транспорта
thing-ui-store-food = Еда
thing-ui-store-food-text = кладовая + готовая
thing-ui-store-starving = станция голодает
thing-ui-store-lost = теперь идёт замерзание
thing-ui-store-dark = не горит, всюду темно
thing-ui-burns = { $count ->
        [0] сегодня не жжёт
       *[other] сегодня сожжёт { $count }
    }
thing-ui-lost = потеряно
thing-ui-out = нет

thing-ui-station = Станция
thing-ui-space = { $number }: { $people }
thing-ui-discard = Сброс
thing-ui-place-lab_discard = Сброс лаборатории
thing-ui-place-lab_discard-text = Сброшенные жетоны лаборатории, взакрытую.
thing-ui-place-action_discard = Сброс действий
thing-ui-place-action_discard-text = Сыгранные карты действий. Они вернутся, когда кончится колода.
thing-ui-place-headquarters = Штаб-квартира
thing-ui-place-headquarters-text = Карты, убранные из игры саботажем, лежат здесь взакрытую.
thing-ui-removed = убрано
thing-ui-kennel-dogs = Поймано: { $count }
thing-ui-boiler-lost = потеряна, холодает
thing-ui-weather = Погода
thing-ui-leader-board = Лидер
thing-ui-pile-count = В стопке: { $count }
thing-ui-deck = колода
thing-ui-no-signal = Сигнала ещё нет
thing-ui-rescue-comes = Помощь в пути
thing-ui-rescue-gone = Вертолёт улетел
thing-ui-cold = Замерзание
thing-ui-boiler-holds = Котёл держится
thing-ui-alien-power = Сила пришельца
thing-ui-nobody-revealed = Никто не разоблачён
thing-ui-suspicion = Подозрения
thing-ui-more = больше
thing-ui-space-green = Доказано: человек.
thing-ui-space-red = Предел: отсюда карту отдают открыто.
thing-ui-space-beyond = За пределом: карту отдают открыто.
thing-ui-panel-weather_table = Погода
thing-ui-panel-weather_table-text = Сколько жгут генератор и котёл, как далеко летит вертолёт и продвигается замерзание.
thing-ui-panel-leader_board = Планшет лидера
thing-ui-panel-leader_board-text = Здесь лежат отданные карты; перед открытием их перемешивают. Лидер называет исполнителя и может остановиться после первой.
thing-ui-panel-sos_track = Спасательный вертолёт
thing-ui-panel-sos_track-text = Вверху — как он близко, внизу — его топливо. Когда он здесь, после стычек можно сесть на борт; когда топливо кончится, он улетит.
thing-ui-panel-freezing_track = Замерзание
thing-ui-panel-freezing_track-text = Когда котельная потеряна, жетон движется с погодой. На последнем делении все замерзают.
thing-ui-panel-alien_pool = Сила разоблачённого пришельца
thing-ui-panel-alien_pool-text = Общая у всех разоблачённых пришельцев. Растёт с собаками и с каждым новым, убывает от оружия и огня.
thing-ui-weather-burns = Генератор { $generator }, котёл { $boiler }, вертолёт { $helicopter }, замерзание { $cold }
thing-ui-term-role-card = Карта роли
thing-ui-term-role-card-text = На какую бы вы ни нажали, под планшет ляжет верная.
thing-ui-term-plate = Жетон заражения
thing-ui-term-plate-text = Один из двух, что лежат взакрытую.
thing-ui-term-token = Жетоны заражения
thing-ui-term-token-text = Два человеческих и один пришельца. Люди кладут два человеческих.

thing-ui-about-armory = Активация: посмотреть оружие, оставить одно.
thing-ui-about-generator_room = Активация: топливо из подземного хранилища. Два повреждения — и всюду темно.
thing-ui-about-boiler_room = Активация: топливо из подземного хранилища. Три повреждения при обслуживании станции — и она потеряна.
thing-ui-about-kitchen = Активация: приготовить еду из кладовой. Одна готовая порция кормит всех.
thing-ui-about-laboratory = Активация: взять жетон, возможно, образец крови.
thing-ui-about-weather_station = Активация: бросить кубик погоды про запас и перенести 1 топливо куда угодно.
thing-ui-about-radio_room = Активация: вызвать помощь, если нет повреждений.
thing-ui-about-warehouse = Активация: посмотреть предметы, оставить один.
thing-ui-about-snowmobile = Активация: топливо из уличного резерва. Когда готов: ключи — и в путь.
thing-ui-about-staff_helicopter = Активация: топливо из уличного резерва. Когда готов: ключи — и в путь.
thing-ui-about-rec_room = Здесь все собираются вечером. Днём тут оставаться нельзя.
thing-ui-about-bedroom = Лечь, сбросить руку и взять столько же карт на выбор из колоды.
thing-ui-about-kennel = Закрыта для людей. Пойманные собаки и то, что может взять пришелец.
thing-ui-about-pantry = Еда. Без готовой съедают четыре порции.
thing-ui-about-underground = Топливо для генератора и котла.
thing-ui-about-outdoor = Топливо для транспорта.
thing-ui-loss-armory = пропадает оружие
thing-ui-harm-armory = Саботаж: { thing-ui-loss-armory }.
thing-ui-loss-generator_room = 1 повреждение
thing-ui-harm-generator_room = Саботаж: { thing-ui-loss-generator_room }.
thing-ui-loss-boiler_room = 1 повреждение
thing-ui-harm-boiler_room = Саботаж: { thing-ui-loss-boiler_room }.
thing-ui-loss-kitchen = пропадает еда из кладовой
thing-ui-harm-kitchen = Саботаж: { thing-ui-loss-kitchen }.
thing-ui-loss-laboratory = пропадает образец крови
thing-ui-harm-laboratory = Саботаж: { thing-ui-loss-laboratory }.
thing-ui-loss-weather_station = пропадает топливо из подземного хранилища
thing-ui-harm-weather_station = Саботаж: { thing-ui-loss-weather_station }.
thing-ui-loss-radio_room = 1 повреждение
thing-ui-harm-radio_room = Саботаж: { thing-ui-loss-radio_room }.
thing-ui-loss-warehouse = пропадает предмет
thing-ui-harm-warehouse = Саботаж: { thing-ui-loss-warehouse }.
thing-ui-loss-snowmobile = 1 повреждение
thing-ui-harm-snowmobile = Саботаж: { thing-ui-loss-snowmobile }.
thing-ui-loss-staff_helicopter = 1 повреждение
thing-ui-harm-staff_helicopter = Саботаж: { thing-ui-loss-staff_helicopter }.
thing-ui-so-many = Сейчас там: { $count }
thing-ui-about-burned = Сгорело: никто не входит, ничего не работает.
thing-ui-about-lost = Потеряно: ни топлива, ни ремонта.
thing-ui-about-fuel = Топливо { $fuel } из { $slots }; в запасе { $store }.
thing-ui-about-damage = Повреждения { $damage } из { $slots }.
thing-ui-about-bonus = Активация и Ремонт выполняются по разу за каждого, кто здесь стоит.
thing-ui-about-ready = Готов к запуску.
thing-ui-about-dog = Здесь бегает собака.
thing-ui-about-token = Здесь жетон лидера: кто придёт, возьмёт его и станет следующим лидером.
thing-ui-about-power = Сила пришельца здесь: { $count }
thing-ui-about-here = Здесь: { $people }

thing-ui-tray = Край стола
thing-ui-active-pile = Активные карты
thing-ui-pile-empty = Карт ещё никто не отдавал.
thing-ui-pile-known = Видели до перемешивания: { $cards }
thing-ui-leads-round = Лидер раунда: { $name }
thing-ui-backs-hand = { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
thing-ui-backs-weapon = { $count ->
       *[other] оружие
    }
thing-ui-backs-item = { $count ->
        [one] предмет
        [few] предмета
       *[many] предметов
    }
thing-ui-backs-sample = { $count ->
        [one] образец
        [few] образца
       *[many] образцов
    }
thing-ui-dogs-loose = { $count ->
        [one] собака
        [few] собаки
       *[many] собак
    }
thing-ui-in-the-bag = в мешочке
thing-ui-places = { $count ->
        [one] место
        [few] места
       *[many] мест
    }
thing-ui-card-activation-text = Использовать локацию, где стоит названный.
thing-ui-card-repair-text = Убрать 1 повреждение там, где стоит названный.
thing-ui-card-sabotage-text = Навредить локации, где стоит названный.
thing-ui-card-threat-text = Угроза на 1 ближе.
thing-ui-test-a-text = Стоит образец крови. Только для того, кто дальше всех справа.
thing-ui-test-b-text = Стоит канистру, нужна проволока. Для кого угодно.

thing-ui-help-character = По очереди каждый берёт свободного персонажа.
thing-ui-help-weather = На станции осталась погода про запас. Лидер выбирает одну из двух.
thing-ui-help-station-die = Результат лежит на метеостанции, пока не понадобится.
thing-ui-help-order = Это важно лишь в самом конце: заражённые последними не побеждают.
thing-ui-help-order-coop = Пришелец действует по помещениям в этом порядке.
thing-ui-help-fight = Канистра или динамит, и боец ложится: пришелец теряет 1 силу и бежит. «Да» ничего не доказывает: внутри можно ответить «ничем».
thing-ui-help-victim = Он победил. Забирает одного, или собаку, или вредит локации.
thing-ui-help-burn = Стоящий с огнём может поджечь свою локацию, если разрешит лидер. «Да» ничего не доказывает.
thing-ui-help-permit-fire = Что сгорит, потеряно навсегда — и для людей, и для пришельца.
thing-ui-help-use-now = Инструменты или топливо помогают там, где стоит владелец. «Да» ничего не доказывает.
thing-ui-help-assign = Просите и спорьте; последнее слово за лидером. Названный выполняет и ложится.
thing-ui-help-go-on = Хотя бы одна карта выполнена. Остальное уйдёт взакрытую.
thing-ui-help-fuel-to = Оно берётся из подземного хранилища и идёт туда, где есть место.
thing-ui-help-board = Сначала наименее подозрительные. Все на борту должны сказать «да», потом открывают роль.
thing-ui-help-let-aboard = Отвечает каждый на борту. Пришелец на борту — и пришельцы победили.
thing-ui-help-trade = Оружие, предметы и образцы переходят из рук в руки, можно и дарить. Скрытое остаётся скрытым.
thing-ui-help-trade-with = Партнёр видит предложение и может отказаться.
thing-ui-help-trade-with-coop = Отданное сразу меняет владельца.
thing-ui-help-vote = На счёт «три» все указывают разом. Потом кто-то один отмечает это: нажмите, на кого указал каждый.
thing-ui-help-reveal = Кто скажет «да», того спросят наедине, и он может промолчать. Человек, сказавший «да», оставит тот же след.
thing-ui-help-claim-a = Так может сказать любой, правда это или нет. Кого не выбрали, тот ничего не доказал.
thing-ui-help-claim-b = Так может сказать любой, правда это или нет. Кого не выбрали, тот ничего не доказал.
thing-ui-help-which-test = За вечер не больше одной проверки каждого вида.
thing-ui-help-tester = Кого выбрали, тот докажет — или нет.
thing-ui-help-place = Расставьте всех: до трёх в локации, один в спальне.
thing-ui-help-dice = Отменить можно сколько угодно, каждая отмена двигает диск на 1. Если осталось плохое, считается всё плохое.
thing-ui-help-do-one = Одно действие оставшегося кубика.
thing-ui-help-roll-again = Хотя бы один бросок сделан. Лидер может остановиться.
thing-ui-help-turned = Угроза дошла до нескольких дисков: превращается один.

thing-ui-gathering = Комната отдыха вечером
thing-ui-evening-rec = Все в комнате отдыха
thing-ui-evening-rec-text = Говорите, лгите, меняйтесь. Показывать никто ничего не обязан.
thing-ui-evening-rec-text-coop = Совещайтесь и меняйтесь. Здесь никто ничего не скрывает.
thing-ui-evening-vote = Кто из нас не человек?
thing-ui-evening-vote-text = На счёт «три» все указывают разом; потом кто-то один это отмечает. Каждый палец двигает диск на 1 вправо.
thing-ui-evening-reveal = Голосование окончено
thing-ui-evening-reveal-text = Каждый палец сдвинул диск. Кто хочет, может сейчас снять маску.
thing-ui-evening-test = Кровь или огонь?
thing-ui-evening-test-text = Кого проверяют, тот открывает роль всем.
thing-ui-boarding = Кого возьмём с собой?
thing-ui-boarding-text = { $vehicle }. Сначала наименее подозрительные; все на борту говорят «да», потом открывают роль.
thing-ui-stage-morning = Утро
thing-ui-stage-morning-text = Погода, топливо и помощь извне.
thing-ui-stage-meetings = Кто кого встречает
thing-ui-stage-meetings-text = Все проходят через это поодиночке, за дверью.
thing-ui-stage-sweep = Что видят все
thing-ui-stage-sweep-text = Кто чей жетон смотрел и с какой стороны. Что там было, не скажут никому.
thing-ui-stage-night = Ночь
thing-ui-stage-night-text = Ужин, собаки и лидер на завтра.
thing-ui-meeting = { $place }: { $people }.
thing-ui-tonight = Сегодня вечером
thing-ui-tonight-text = Подарок — это обмен, обещание — нет.
thing-ui-tonight-none = Пока ничего не перешло из рук в руки.
thing-ui-stage-traded = Из рук в руки
thing-ui-stage-no-trade = Обмена нет
thing-ui-stage-trading = Двое меняются
thing-ui-stage-test = Все затаили дыхание

### What an action would do, and what lies on the worktable.

thing-ui-outcome-repair = повреждения: { $count } из { $all }
thing-ui-outcome-ready = готов к запуску: у кого ключи
thing-ui-outcome-food = приготовит еды: { $count }
thing-ui-outcome-tokens = вытянет жетонов: { $count }
thing-ui-outcome-looks = смотрит { $count }, оставляет 1
thing-ui-outcome-fuel = топливо: { $count }
thing-ui-outcome-signal = зовёт на помощь
thing-ui-outcome-lies = уже лежит
thing-ui-outcome-no-repair = нечего чинить
thing-ui-outcome-no-activation = нечего использовать
thing-ui-outcome-no-sabotage = нечему вредить
thing-ui-the-roll = Бросок
thing-ui-no-roll = Кубиков здесь нет.
thing-ui-the-alien = Пришелец
thing-ui-played-by-the-game = за него играет игра
thing-ui-alien-wants = Сначала человек, если силы больше, чем стоящих. Иначе собака или вред локации.
thing-ui-threat-on = Угроза на { $space }
thing-ui-threat-nearest = ближе всех: { $name }, деление { $space }

### Whoever says yes in public.

ui-tray-claim-reveal = { $name }: разоблачить себя
ui-tray-claim-burn = { $name }: поджечь
ui-tray-claim-fight = { $name }: драться
ui-tray-claim-use-now = { $name }: применить
ui-tray-claim-claim-a = { $name }: могу
ui-tray-claim-claim-b = { $name }: могу
thing-ui-aboard = На борту
thing-ui-card-closed = карта закрыта
thing-ui-aboard-next = Кто поднимается на борт, открывает карту роли. Человек: очередь начинается снова. Пришелец: всё кончено, пришельцы победили. Если новых нет, транспорт уходит.
thing-ui-aboard-nobody = На борту ещё никого. Без первого сегодня никто не отправится.
thing-seats-settled = Человек может оставить своё место компьютеру и вернуться. Место, которое компьютер занимает с начала партии, остаётся за ним: заняв его, можно узнать чужую роль.
