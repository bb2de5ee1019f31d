### Карноморфы: их виды, карты, адаптации, мутации и всё, что о них говорится.
### Сообщение с окончанием --carnomorphs заменяет то, что стоит перед этими буквами, пока на борту карноморфы.

species-intruders = Пришельцы
species-carnomorphs = Карноморфы

## Kinds. Forms: one (a new one), then the cases; -count is a number of them.

intruder-metagorger = Глодатель
    .one = глодатель
    .nom = глодатель
    .gen = глодателя
    .dat = глодателю
    .acc = глодателя
    .ins = глодателем
    .loc = глодателе
intruder-red_metagorger = Красный глодатель
    .one = красный глодатель
    .nom = красный глодатель
    .gen = красного глодателя
    .dat = красному глодателю
    .acc = красного глодателя
    .ins = красным глодателем
    .loc = красном глодателе
intruder-blue_metagorger = Синий глодатель
    .one = синий глодатель
    .nom = синий глодатель
    .gen = синего глодателя
    .dat = синему глодателю
    .acc = синего глодателя
    .ins = синим глодателем
    .loc = синем глодателе
intruder-shambler = Падальщик
    .one = падальщик
    .nom = падальщик
    .gen = падальщика
    .dat = падальщику
    .acc = падальщика
    .ins = падальщиком
    .loc = падальщике
intruder-fleshbeast = Свежеватель
    .one = свежеватель
    .nom = свежеватель
    .gen = свежевателя
    .dat = свежевателю
    .acc = свежевателя
    .ins = свежевателем
    .loc = свежевателе
intruder-butcher = Мясник
    .one = мясник
    .nom = мясник
    .gen = мясника
    .dat = мяснику
    .acc = мясника
    .ins = мясником
    .loc = мяснике
intruder-metagorger-count = { $n ->
        [one] { $n } глодатель
        [few] { $n } глодателя
       *[many] { $n } глодателей
    }
intruder-red_metagorger-count = { $n ->
        [one] { $n } красный глодатель
        [few] { $n } красных глодателя
       *[many] { $n } красных глодателей
    }
intruder-blue_metagorger-count = { $n ->
        [one] { $n } синий глодатель
        [few] { $n } синих глодателя
       *[many] { $n } синих глодателей
    }
intruder-shambler-count = { $n ->
        [one] { $n } падальщик
        [few] { $n } падальщика
       *[many] { $n } падальщиков
    }
intruder-fleshbeast-count = { $n ->
        [one] { $n } свежеватель
        [few] { $n } свежевателя
       *[many] { $n } свежевателей
    }
intruder-butcher-count = { $n ->
        [one] { $n } мясник
        [few] { $n } мясника
       *[many] { $n } мясников
    }
intruder-metagorger-text = Уровень 1. При атаке не тянет карту: цель получает карту мутации, если её нет, 1 карту инфекции и 1 лёгкую рану; затем он уходит с поля, а в мешок кладут падальщика. Убитый оставляет останки.
intruder-shambler-text = Уровень 2. После кормления становится свежевателем. Убитый оставляет останки.
intruder-fleshbeast-text = Уровень 3. После кормления становится мясником. Убитый оставляет останки и падальщика.
intruder-butcher-text = Уровень 4. Он один и гибнет только раз. Никогда не входит в технические коридоры. Убитый оставляет 2 падальщиков.
object-metagorger = Глодатель
    .one = глодатель
    .nom = глодатель
    .gen = глодателя
    .dat = глодателю
    .acc = глодателя
    .ins = глодателем
    .loc = глодателе

## Attack cards, by effect

attack-devour = Пожирание
attack-devour-text = Цель с 1 и более тяжёлыми ранами погибает. Иначе: 1 тяжёлая рана. Затем мясник избавляется от всего урона.
attack-spawn = Порождение
attack-spawn-text = Здесь появляется глодатель: без жетона и без внезапной атаки. Цель получает фишку слизи.
attack-bash = Сокрушение
attack-bash-text = Цель получает 1 тяжёлую рану и 1 карту инфекции.
attack-regurgitate = Изрыгание
attack-regurgitate-text = Цель получает фишку слизи и 1 карту инфекции. В отсек кладут останки.
attack-slash = Рассечение
attack-slash-text = Цель получает 1 лёгкую рану и 1 карту инфекции.
attack-whiplash = Удар хлыстом
attack-whiplash-text = Цель получает 2 лёгкие раны и 1 карту инфекции.

## Event cards

event-rampant_mutation_1 = Буйная мутация
event-rampant_mutation_1-text = Каждый персонаж на борту берёт 4 карты действий и сканирует карты инфекции среди них: ЗАРАЖЁН — 1 фишка мутации. Взятые карты сбрасываются.
event-rampant_mutation_2 = Буйная мутация
event-rampant_mutation_2-text = Каждый персонаж на борту берёт 4 карты действий и сканирует карты инфекции среди них: ЗАРАЖЁН — 1 фишка мутации. Взятые карты сбрасываются.
event-reawakening_1 = Пробуждение
event-reawakening_1-text = В каждом отсеке одни останки, которые никто не несёт, становятся падальщиком. Если там есть персонажи, он сразу атакует.
event-reawakening_2 = Пробуждение
event-reawakening_2-text = В каждом отсеке одни останки, которые никто не несёт, становятся падальщиком. Если там есть персонажи, он сразу атакует.
event-lurking_1 = Затаились
event-lurking_1-text = Падальщики, свежеватели и мясник уходят с поля, если в их отсеке нет персонажей; жетон каждого кладут в мешок.
event-lurking_2 = Затаились
event-lurking_2-text = Падальщики, свежеватели и мясник уходят с поля, если в их отсеке нет персонажей; жетон каждого кладут в мешок.
event-stalking_1 = Выслеживание
event-stalking_1-text = Падальщики, свежеватели и мясник не в бою переходят в соседний отсек с персонажем (с наименьшим номером).
event-stalking_2 = Выслеживание
event-stalking_2-text = Падальщики, свежеватели и мясник не в бою переходят в соседний отсек с персонажем (с наименьшим номером).
event-airlock_procedure_glitch = Сбой шлюзования
event-airlock_procedure_glitch-text = В исследованном жёлтом отсеке с наибольшим номером, где нет уничтоженных дверей, они закрываются: воздух уйдёт, когда все спасуют, если ни одну не откроют.
event-generator_overload = Перегрузка генератора
event-generator_overload-text = Если на корабле 3 и более неисправности, начинается самоуничтожение.
event-marked_prey = Помеченная добыча
event-marked_prey-text = Фишка слизи каждому персонажу, который несёт тяжёлый объект или находится в отсеке с ним.
event-evacuation_hatches_jam = Заклинивание люков
event-evacuation_hatches_jam-text = Неисправность в каждой исследованной зоне эвакуации.
event-quarantine_procedure = Режим карантина
event-quarantine_procedure-text = Вокруг каждого персонажа в слизи закрываются все двери.
event-growl = Рык
event-growl-text = Шум во всех коридорах каждого отсека с карноморфом.
event-scavenging_biomatter = Сбор биомассы
event-scavenging_biomatter-text = Все карноморфы не в бою, кроме мясника, переходят в соседний отсек с тяжёлым объектом, даже если его несут (с наименьшим номером).
event-structural_weakness = Слабость конструкции
event-structural_weakness-text = Неисправность в каждом исследованном белом отсеке.
event-emergency_protocol_failure = Сбой аварийного протокола
event-emergency_protocol_failure-text = Зона эвакуации Б теряет капсулу с наибольшим номером.
event-chemical_fire = Химический пожар
event-chemical_fire-text = В горящем отсеке с наибольшим номером: неисправность, а огонь переходит во все соседние отсеки. Закрытые двери и технические коридоры его останавливают.
event-ammunition_meltdown = Возгорание боеприпасов
event-ammunition_meltdown-text = В исследованном красном отсеке с наименьшим номером не остаётся предметов; огонь там и во всех соседних отсеках. Закрытые двери и технические коридоры его останавливают.
event-beast_on_the_prowl = Зверь на охоте
event-beast_on_the_prowl-text = Мясник не в бою переносится к первому по порядку хода персонажу в слизи. Если его нет на поле, все персонажи в слизи делают бросок на шум.

## Adaptations

weakness-voracious = Прозорливость
weakness-voracious-text = На шаге атак карноморфы кормятся до атаки, в том числе в бою.
weakness-agile = Проворство
weakness-agile-text = Одиночный прицел боевого кубика не попадает по карноморфам.
weakness-thick_hide = Толстая шкура
weakness-thick_hide-text = Выносливость всех карноморфов больше на 1.
weakness-fireproof = Огнестойкость
weakness-fireproof-text = Горящие отсеки не наносят карноморфам урона.
weakness-regenerative = Регенерация
weakness-regenerative-text = В начале шага атак каждый карноморф избавляется от 1 урона.
weakness-ambushers = Засадчики
weakness-ambushers-text = Для внезапной атаки число на любом жетоне больше на 1.
weakness-relentless = Неутомимость
weakness-relentless-text = Стрелка при проверке выносливости не заставляет карноморфов отступать: они остаются на месте и не погибают.
weakness-brood_carriers = Носители выводка
weakness-brood_carriers-text = Если карта атаки убивает или наносит тяжёлую рану, в мешок кладут глодателя.

## Mutations: the card, what it does after a card that is not infected, and after an infected one

mutation-bone_blades = Костяные клинки
mutation-bone_blades-healthy = 2 урона карноморфу здесь.
mutation-bone_blades-infected = 3 урона карноморфу здесь. Вы получаете 1 лёгкую рану.
mutation-acid_glands = Кислотные железы
mutation-acid_glands-healthy = 1 урон каждому карноморфу здесь. Если их нет, уничтожается 1 яйцо; затем бросок на шум.
mutation-acid_glands-infected = 2 урона каждому карноморфу здесь, 1 лёгкая рана всем остальным персонажам здесь. Вы получаете фишку слизи. Уничтожаются 2 яйца здесь; затем бросок на шум.
mutation-death_rattle = Предсмертный рык
mutation-death_rattle-healthy = Карноморф здесь отступает.
mutation-death_rattle-infected = Все карноморфы здесь отступают. Шум во всех коридорах отсека.
mutation-feral_sprint = Звериный рывок
mutation-feral_sprint-healthy = Пройдите 1–2 отсека без атак; бросок на шум в последнем. Неисследованный обрывает путь.
mutation-feral_sprint-infected = Пройдите 1–3 отсека без атак и броска на шум; неисследованный обрывает путь. Затем возьмите 1 карту инфекции.
mutation-duct_crawler = Ползун по шахтам
mutation-duct_crawler-healthy = Только не в бою: проползите в другой исследованный отсек с входом в эти технические коридоры; бросок на шум.
mutation-duct_crawler-infected = Проползите в другой исследованный отсек с входом в эти технические коридоры, даже в бою, без атак и без броска на шум. Затем шум в этих технических коридорах.
mutation-cell_regrowth = Регенерация тканей
mutation-cell_regrowth-healthy = Перевяжите 1 тяжёлую рану или вылечите все лёгкие.
mutation-cell_regrowth-infected = Вылечите все лёгкие раны и 1 тяжёлую, перевязанную или нет. Вы получаете фишку слизи.
mutation-second_stomach = Второй желудок
mutation-second_stomach-healthy = Съешьте тяжёлый объект здесь или в своих руках: он выходит из игры. Вылечите все лёгкие раны.
mutation-second_stomach-infected = Съешьте тяжёлый объект здесь или в своих руках: он выходит из игры. Вылечите все лёгкие раны и возьмите 2 карты. Затем оставьте все остальные тяжёлые объекты.
mutation-scent_mask = Маска запаха
mutation-scent_mask-healthy = Избавьтесь от слизи. До следующей фазы игроков карноморфы не выбирают вас, пока в отсеке есть другой персонаж.
mutation-scent_mask-infected = До следующей фазы игроков все карты атаки, кроме атак мясника, бьют мимо вас. Все остальные персонажи здесь получают фишку слизи.
mutation-chitin_hide = Хитиновый панцирь
mutation-chitin_hide-healthy = До следующей фазы игроков не учитывайте первую рану.
mutation-chitin_hide-infected = До следующей фазы игроков не учитывайте лёгкие раны и первую тяжёлую; нельзя использовать отсеки и предметы.
mutation-hive_echo = Эхо улья
mutation-hive_echo-healthy = Уберите 1 фишку шума у этого отсека. Тайно посмотрите 1 неисследованный соседний отсек и его жетон.
mutation-hive_echo-infected = Уберите все фишки шума у этого отсека. Тайно посмотрите любые 2 неисследованных отсека и их жетоны. Затем все соседние карноморфы не в бою приходят сюда.
mutation-predator_sense = Чутьё хищника
mutation-predator_sense-healthy = Тайно посмотрите следующую карту события; оставьте её или положите под колоду.
mutation-predator_sense-infected = Тайно посмотрите 3 следующие карты события и верните их в любом порядке. Возьмите 1 карту инфекции.
mutation-overclocked_nerves = Разогнанные нервы
mutation-overclocked_nerves-healthy = Возьмите 2 карты.
mutation-overclocked_nerves-infected = Возьмите 3 карты и выполните в этот ход ещё 1 действие. В конце хода — 1 лёгкая рана.

alteration-scentless = без запаха: карноморфы выбирают других, пока они рядом
alteration-masked = маска запаха: попадают только карты атаки мясника
alteration-chitin = хитин: первая рана не считается
alteration-shell = панцирь: лёгкие раны не считаются, отсеки и предметы недоступны
alteration-unbroken = целый панцирь: первая тяжёлая рана не считается
alteration-overclocked = нервы разогнаны: 1 лёгкая рана в конце хода

term-mutation = Карта мутации персонажа
term-mutation-text = Кто должен её взять, тянет две, одну оставляет закрытой, другую замешивает обратно. Больше одной не бывает. Открывается при первом использовании.
term-mutation-marker = Фишка мутации
term-mutation-marker-text = У кого нет карты мутации, тот берёт вместо фишки её. Четвёртая фишка — смерть: встаёт падальщик. Фишки никогда не убирают.
term-mutation-action = Действие мутации
term-mutation-action-text = Просканируйте карту инфекции из руки и возьмите фишку мутации. У карты два эффекта: ЗАРАЖЁН и НЕ ЗАРАЖЁН.
term-feeding = Кормление
term-feeding-text = Карноморфы не в бою, у которых в отсеке есть тяжёлый объект или глодатель, лечатся, становятся на уровень выше и что-то из этого съедают.
term-adaptation = Адаптация
term-adaptation-text = Открывается, когда появляется первый карноморф её вида, и действует для всех, пока нужный объект не уберёт её в Лаборатории.

## What is told

log-mutation-taken = { $who } оставляет себе карту мутации.
log-mutation-taken-seen = { $who } оставляет себе карту мутации: «{ $mutation }».
log-mutation-lost = { $who } теряет карту мутации; фишки остаются.
log-mutation-marker = { $who } получает { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[many] { $count } фишек
    } мутации, всего { $total }.
log-mutates = { $who } мутирует: «{ $mutation }».
log-mutation-works = «{ $mutation }», { $infected ->
        [yes] ЗАРАЖЁН
       *[no] НЕ ЗАРАЖЁН
    }.
log-altered = { $who }, { $alteration }.
log-alteration-ends = { $who }, больше не действует: { $alteration }.
log-wound-ignored = { $who } игнорирует рану.
log-swallows = { $who } съедает { NOUN($thing, form: "acc") }.
log-intruder-leaves = { $kind } { NOUN($room, form: "in") } исчезает.
log-attacks-without-card = { $surprise ->
        [yes] Внезапная атака! { "" }
       *[no] { "" }
    }{ $kind } атакует. Цель: { $target }.
log-develops = { $kind } { NOUN($room, form: "in") } растёт, теперь это { NOUN($into, form: "one") }.
log-eats = { $kind } { NOUN($room, form: "in") } съедает { NOUN($food, form: "acc") }.
log-carcass-laid = Останки { NOUN($room, form: "in") }.
log-carcass-rises = Останки { NOUN($room, form: "in") } шевелятся.
log-adaptation-shown = Первым появляется { NOUN($kind, form: "nom") }: открыта адаптация ({ $slot }) «{ $weakness }».
log-adaptation-removed = { $who } убирает адаптацию ({ $slot }): «{ $weakness }».
log-events-arranged = { $who } возвращает { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } события в порядке, которого не знают другие.
log-noise-removed = Шум { NOUN($corridor, form: "in") } стихает.

## Questions, answers, reasons, dangers

ask-keep-mutation = { $who }, выберите карту мутации, которую оставить. Другая замешивается обратно закрытой.
ask-mutation-scan = { $who }, выберите карту инфекции, чтобы просканировать её для мутации.
ask-sprint = { $who }, выберите, куда бежать (отсек { $number } из { $count }), или остановитесь.
ask-event-order = { $who }, выберите карту события, которая выйдет под номером { $number }.
act-mutate = Использовать мутацию
act-keep-mutation = Оставить эту мутацию: «{ $mutation }»
declared-mutate = действие мутации
option-scan_for_mutation = Сканировать для мутации
option-cut = Ударить этого карноморфа
option-scare = Прогнать этого карноморфа
option-sprint_to = Бежать сюда
option-crawl_to = Проползти сюда
option-heal_wound = Вылечить
option-swallow = Съесть этот объект
option-hush = Убрать шум здесь
option-put_second = Второй сверху
option-put_third = Третьей сверху
reason-no-intruder-near = Карноморфов здесь нет
reason-no-intruder-no-egg = Здесь нет ни карноморфов, ни яиц
reason-no-object-here = Нет тяжёлого объекта ни здесь, ни в руках
reason-adaptation-removed = Эта адаптация уже убрана
reason-adaptation-hidden = Эта адаптация ещё закрыта: убрать её нельзя
reason-stiff = В панцире нельзя использовать отсеки и предметы
cause-mutation = мутация
danger-fourth-marker = { $name }: уже 3 фишки мутации, четвёртая — смерть.
danger-mutation-scan = { $name }: уже 3 фишки мутации, карта ЗАРАЖЁН при сканировании — смерть.
danger-mutation-end = С картой мутации: { $names }. В конце игры всё решат 4 карты: каждая карта инфекции — фишка, четвёртая фишка убивает.
setup-unplayed = За вид «{ $species }» играть нельзя: карт для этого нет.

## Base words that are others with Carnomorphs

objective-the_great_hunt-text--carnomorphs = Ваш сигнал отправлен И при этом убит мясник или уничтожен корабль.
objective-necroscopy-text--carnomorphs = Ваш сигнал отправлен И адаптация по останкам убрана.
objective-ab_ovo-text--carnomorphs = Адаптация по яйцу убрана.
objective-extreme_field_biology-text--carnomorphs = Убрано не меньше 2 адаптаций.
objective-first_contact_protocol-text--carnomorphs = Убрано не меньше 2 адаптаций.
objective-cutting_off_the_head-text--carnomorphs = Сигнал отправлен И при этом убит мясник или уничтожен корабль.
atom-queen_killed--carnomorphs = Мясник убит
atom-weakness_discovered--carnomorphs = { $argument ->
        [corpse] Адаптация по трупу убрана
        [egg] Адаптация по яйцу убрана
       *[carcass] Адаптация по останкам убрана
    }
atom-weaknesses_discovered_at_least--carnomorphs = Убрано адаптаций: { $argument } или больше
item-antidote-text--carnomorphs = Просканируйте все свои карты инфекции; карты ЗАРАЖЁН выходят из игры, карта мутации возвращается в колоду. Затем: 1 новая карта инфекции, перемешайте колоду вместе со сбросом, пас.
item-laboratory_equipment-text--carnomorphs = Рядом с трупом, останками или яйцом (лежат здесь или в чьих-то руках): уберите соответствующую открытую адаптацию.
item-surgery_kit-text--carnomorphs = Персонаж здесь: просканируйте все его карты инфекции; карты ЗАРАЖЁН выходят из игры, карта мутации возвращается в колоду. Затем все его карты перемешиваются; 1 лёгкая рана.
room-laboratory-text--carnomorphs = Выберите труп, яйцо или останки, которые лежат здесь или есть у кого-то в руках: уберите из игры соответствующую открытую адаптацию. Объект остаётся.
room-surgery-text--carnomorphs = Просканируйте все свои карты инфекции; карты ЗАРАЖЁН выходят из игры, карта мутации возвращается в колоду. Затем: 1 лёгкая рана, пас, все карты перемешиваются в новую колоду.
term-egg-text--carnomorphs = Тяжёлый объект и еда. Каждый урон уничтожает 1 яйцо; любая попытка — шум. В Лаборатории убирает адаптацию.
term-carcass-text--carnomorphs = Тяжёлый объект и еда; остаётся почти от всех убитых. В Лаборатории убирает адаптацию.
term-corpse-text--carnomorphs = Тяжёлый объект и еда; остаётся там, где погиб персонаж. В Лаборатории убирает адаптацию.
term-weakness--carnomorphs = Адаптация
term-weakness-text--carnomorphs = Три карты лежат закрытыми; каждую открывает первый карноморф её вида, и она действует для всех карноморфов. Лаборатория может её убрать.
term-infected-text--carnomorphs = Если сканирование показало это слово, персонаж берёт карту мутации, а если она есть — фишку мутации. Четвёртая фишка — смерть.
term-toughness-text--carnomorphs = Число на взятой карте атаки: одно для глодателей, другое для всех остальных. Стрелка означает отступление.
weakness-hidden--carnomorphs = Неизвестная адаптация
weakness-hidden-text--carnomorphs = Открывается, когда появляется первый карноморф её вида.
combat-creeper-text--carnomorphs = 1 урон глодателю; для остальных промах.
combat-adult-text--carnomorphs = 1 урон глодателю или падальщику; для остальных промах.
intruder-blank-text--carnomorphs = Не карноморф. При столкновении оставляет шум во всех коридорах отсека и возвращается в мешок.
log-contamination-draw--carnomorphs = { $unscanned ->
        [yes] { $who } с картой мутации: все карты перемешаны
       *[no] { $who } перемешивает все карты
    }, { $count ->
        [one] вытянута { $count }
        [few] вытянуты { $count }
       *[many] вытянуто { $count }
    }; среди них карт инфекции: { $found }.
ui-ending-draw-text--carnomorphs = Всю колоду перемешивают и открывают четыре карты. Каждая карта инфекции среди них — фишка мутации.
ui-ending-ill--carnomorphs = Мутация поглотила: { $names }.
ui-ending-all-clean--carnomorphs = Мутация никого не убила.
ui-ending-chip-clean--carnomorphs = Мутация никого не убила
