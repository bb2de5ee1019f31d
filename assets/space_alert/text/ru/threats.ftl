
## From outside

alert-threat-E1-01 = Импульсный шар
alert-threat-E1-02 = Эсминец
alert-threat-E1-03 = Невидимый истребитель
alert-threat-E1-04 = Энергооблако
alert-threat-E1-05 = Канонерка
alert-threat-E1-06 = Истребитель с криощитом
alert-threat-E1-07 = Истребитель
alert-threat-E1-08 = Бронированный абордажник
alert-threat-E1-09 = Амёба
alert-threat-E1-10 = Метеороид
alert-threat-E2-01 = Камикадзе
alert-threat-E2-02 = Разведчик
alert-threat-E2-03 = Истребитель-фантом
alert-threat-E2-04 = Рой
alert-threat-E2-05 = Медуза
alert-threat-E2-06 = Мародёр
alert-threat-E2-07 = Маленький астероид
alert-threat-SE1-01 = Фрегат
alert-threat-SE1-02 = Линкор
alert-threat-SE1-03 = Мамонт
alert-threat-SE1-04 = Импульсный спутник
alert-threat-SE1-05 = Фрегат с криощитом
alert-threat-SE1-06 = Межзвёздный осьминог
alert-threat-SE1-07 = Вихрь
alert-threat-SE1-08 = Астероид
alert-threat-SE2-01 = Бегемот
alert-threat-SE2-02 = Джаггернаут
alert-threat-SE2-03 = Пси-спутник
alert-threat-SE2-04 = Туманный краб
alert-threat-SE2-05 = Мститель
alert-threat-SE2-06 = Большой астероид

## On board

alert-threat-I1-01 = Налётчики (красные)
alert-threat-I1-02 = Налётчики (синие)
alert-threat-I1-03 = Диверсант (вправо)
alert-threat-I1-04 = Диверсант (влево)
alert-threat-I1-05 = Взломанные щиты (синие)
alert-threat-I1-06 = Взломанные щиты (красные)
alert-threat-I1-07 = Нестабильные боеголовки
alert-threat-I2-01 = Слизь (синяя)
alert-threat-I2-02 = Слизь (красная)
alert-threat-I2-03 = Десантники (красные)
alert-threat-I2-04 = Десантники (синие)
alert-threat-I2-05 = Вирус
alert-threat-I2-06 = Перегрев реактора
alert-threat-SI1-01 = Коммандос (красные)
alert-threat-SI1-02 = Коммандос (синие)
alert-threat-SI1-03 = Чужой
alert-threat-SI1-04 = Пробоина
alert-threat-SI1-05 = Перепутанные провода
alert-threat-SI1-06 = Восстание боевых роботов
alert-threat-SI2-01 = Палач
alert-threat-SI2-02 = Охотник
alert-threat-SI2-03 = Перегрузка системы
alert-threat-SI2-04 = Заражение
alert-threat-SI2-05 = Ядерный заряд

## Where an effect reaches

alert-where-own = её сектор
alert-where-all = все сектора
alert-where-others = два других сектора
alert-where-red_blue = красный и синий сектора
alert-where-red = красный сектор
alert-where-white = белый сектор
alert-where-tokens = сектор каждого жетона

## How much

alert-amount-number = { $count }
alert-amount-all = вся
alert-amount-half = половина
alert-amount-hp = по числу оставшихся очков прочности
alert-amount-hp_x2 = по удвоенному числу оставшихся очков прочности
alert-amount-central_energy = по 1 за каждую энергию в центральном реакторе
alert-amount-players_here = по 1 за каждую фигурку там
alert-amount-rockets_x3 = по 3 за каждую ракету на борту минус её повреждения

## What letters do

alert-effect-attack = Атака { $amount }: { $where }.
alert-effect-attack-double = Атака { $amount }: { $where }; прошедшее сквозь щит удваивается.
alert-effect-attack-ignore = Атака { $amount }: { $where }; щиты не помогают.
alert-effect-attack-at-least = Только если повреждена: атака { $amount }: { $where }.
alert-effect-attack-below = Только если повреждений меньше { $below }: атака { $amount }: { $where }.
alert-effect-damage = Повреждения { $amount }: { $where }.
alert-effect-damage-whole = Если цела: повреждения { $amount }: { $where }.
alert-effect-repair = Снимает с себя повреждения: { $amount }.
alert-effect-speed = Скорость +{ $delta }.
alert-effect-shields = Щиты +{ $delta }.
alert-effect-shields-become = Щиты становятся { $become }.
alert-effect-reveal = Теперь видна.
alert-effect-aura-attack_plus = Все другие внешние угрозы атакуют сильнее на 1.
alert-effect-aura-shields_plus = У всех внешних угроз на 1 очко щитов больше.
alert-effect-advance = Все другие внешние угрозы движутся на { $squares }.
alert-effect-damage-self = Сама получает повреждения: { $amount }.
alert-effect-count = Усиливает её распад.
alert-effect-lose = Корабль погибает.
alert-effect-drain-shields = Щиты теряют энергию { $amount }: { $where }.
alert-effect-drain-reactors = Реакторы теряют энергию { $amount }: { $where }.
alert-effect-drain-or-damage = Реактор её сектора теряет 1 энергию; если он пуст, 1 повреждение.
alert-effect-delay-ship = Все на борту задержаны.
alert-effect-delay-zone = Все в её секторе задержаны.
alert-effect-delay-tokens = Все рядом с жетонами задержаны.
alert-effect-knock-ship = Все на борту теряют сознание.
alert-effect-knock-station = Все в её отсеке теряют сознание.
alert-effect-knock-tokens = Все рядом с жетонами теряют сознание.
alert-effect-knock-stations = Все в её отсеках теряют сознание.
alert-effect-knock-leading_squad = Все на борту, кто ведёт отряд, теряют сознание.
alert-effect-knock-except_upper_white = Все на борту, кто не на мостике, теряют сознание.
alert-effect-knock-without_active_squad = Все там без запущенного отряда теряют сознание.
alert-effect-move-red = Переходит на отсек влево.
alert-effect-move-blue = Переходит на отсек вправо.
alert-effect-move-deck = Меняет палубу.
alert-effect-move-most_players = Переходит в соседний отсек, где больше всего людей.
alert-effect-move-hurt = Если повреждена: { $move }
alert-effect-grow = Теперь ведёт ответный огонь.
alert-effect-spread-red = Каждый жетон слизи расползается на отсек влево.
alert-effect-spread-blue = Каждый жетон слизи расползается на отсек вправо.
alert-effect-destroy-rocket = Одна ракета на борту уничтожена.
alert-effect-destroy-fuel = Топливный бак потерян.
alert-effect-disable-squad = Отряд, ещё лежащий в ангаре, отключён.
alert-effect-double-red = Повреждения красного сектора удваиваются.
alert-effect-double-all = Повреждения всех секторов удваиваются.
alert-effect-lethal = Кто входит в отсек с жетоном, теряет сознание.
alert-effect-energy-up = Центральный реактор наполняет белый щит.
alert-effect-leak-central_reactor = Центральный реактор теряет всю энергию: по 1 повреждению за каждую.
alert-effect-leak-white_shield = Белый щит теряет всю энергию: по 1 повреждению за каждую.
alert-effect-leak-all_reactors = Каждый реактор теряет всю энергию: по 1 повреждению за каждую в его секторе.

## What is special about threats

alert-trait-no_rockets = Ракеты не могут в неё целиться.
alert-trait-no_heavy_laser = Тяжёлые лазерные пушки не могут в неё целиться.
alert-trait-hidden_until_x = До X в неё не может целиться никакое оружие.
alert-trait-rocket_wasted = Притягивает ракеты, но те не вредят ей.
alert-trait-cryoshield = Первый шаг, в котором в неё целятся, снимает только криощит.
alert-trait-pulse_zeroes_shields = Под огнём импульсной пушки на этом ходу щитов у неё нет.
alert-trait-damage_cap_1 = Оружие наносит ей не больше 1 урона за ход.
alert-trait-safe_at_distance_3 = На расстоянии 3 в неё не может целиться никакое оружие.
alert-trait-death_splash = Когда она уничтожена, все другие внешние угрозы получают 1 урон в обход любой защиты.
alert-trait-rocket_magnet = Ракеты летят в неё с любого расстояния; после каждой у неё на 1 очко щитов больше.
alert-trait-interceptor_overload = Если она одна, перехватчики наносят ей 9 урона, а пилот теряет сознание.
alert-trait-retaliates = После каждого шага, в котором её повредили: атака 1 на все сектора.
alert-trait-death_attack = Уничтоженная, атакует свой сектор: { $count } за каждую пройденную букву.
alert-trait-z_loses_ship = На Z корабль погибает.
alert-trait-fires_back = Ведёт ответный огонь: атакующий отряд отключается.
alert-trait-fires_back_after_x = Ведёт ответный огонь после X.
alert-trait-rockets_as_hit_points = Очков прочности столько, сколько ракет на борту, когда она появляется.
alert-trait-slime = Кто входит в слизь, тот задержан. У слизи-отпрыска 1 очко прочности; карта уничтожена вместе с последним жетоном.
alert-trait-death_knock_out = Последний ремонт лишает сознания всех в нижнем красном и нижнем синем отсеках.
alert-trait-killer_knocked_out = Кто её уничтожил, теряет сознание.
alert-trait-all_stations_bonus = Починка во всех её отсеках за один ход добавляет { $count }.
alert-trait-needs_three_at_once = Нужны трое на одном ходу.
alert-trait-token_per_station = По жетону в каждом отсеке; третий снятый забирает и последний.
alert-trait-interceptors_only = Чинят её только перехватчики, по 1 за раз, и больше ничего не атакуют.
alert-trait-stays_after_z = Её жетоны остаются и после Z.
