## Stations

alert-station-upper_red = верхний красный отсек
alert-station-upper_white = мостик
alert-station-upper_blue = верхний синий отсек
alert-station-lower_red = нижний красный отсек
alert-station-lower_white = нижний белый отсек
alert-station-lower_blue = нижний синий отсек
alert-station-space = космос

## Zones and lanes

alert-zone-red = красный сектор
alert-zone-white = белый сектор
alert-zone-blue = синий сектор
alert-lane-red = красный сектор
alert-lane-white = белый сектор
alert-lane-blue = синий сектор
alert-lane-internal = на борту

## Damage tiles

alert-tile-heavy_laser = тяжёлая лазерная пушка
alert-tile-light_laser = лёгкая лазерная пушка
alert-tile-pulse_cannon = импульсная пушка
alert-tile-shield = щит
alert-tile-reactor = реактор
alert-tile-gravolift = гравилифт
alert-tile-structure = структурное повреждение
alert-tile-heavy_laser-text = Каждый выстрел этой пушки слабее на 1.
alert-tile-light_laser-text = Каждый выстрел этой пушки слабее на 1.
alert-tile-pulse_cannon-text = Импульсная пушка достаёт только на расстояние 1.
alert-tile-shield-text = Ёмкость меньше на 1; лишняя энергия пропадает.
alert-tile-reactor-text = Ёмкость меньше на 1; лишняя энергия пропадает.
alert-tile-gravolift-text = Кто едет на этом лифте, тот задержан на следующем ходу.
alert-tile-structure-text = Сейчас ничего; если останется до следующего задания кампании, удваивает повреждения сектора.

## Guns

alert-gun-heavy_laser_red = красная тяжёлая лазерная пушка
alert-gun-heavy_laser_white = центральная тяжёлая лазерная пушка
alert-gun-heavy_laser_blue = синяя тяжёлая лазерная пушка
alert-gun-light_laser_red = красная лёгкая лазерная пушка
alert-gun-light_laser_blue = синяя лёгкая лазерная пушка
alert-gun-pulse_cannon = импульсная пушка
alert-gun-rocket = ракета
alert-gun-interceptors = перехватчики

## Where energy is

alert-container-shield_red = красный щит
alert-container-shield_white = белый щит
alert-container-shield_blue = синий щит
alert-container-reactor_red = красный реактор
alert-container-reactor_white = центральный реактор
alert-container-reactor_blue = синий реактор
alert-container-battery = блок питания
alert-container-fuel = топливный бак

## What a card does

alert-token-red = красная стрелка
alert-token-blue = синяя стрелка
alert-token-lift = гравилифт
alert-token-A = A: огонь
alert-token-B = B: энергия
alert-token-C = C: особое
alert-token-bots = боевые роботы
alert-token-heroic_A = героическое A: огонь
alert-token-heroic_B = героическое B: энергия
alert-token-heroic_bots = героическая атака роботов
alert-card = { $move } / { $action }
alert-token-home = полёт домой
alert-token-go-upper_red = сразу в верхний красный отсек
alert-token-go-upper_white = сразу на мостик
alert-token-go-upper_blue = сразу в верхний синий отсек
alert-token-go-lower_red = сразу в нижний красный отсек
alert-token-go-lower_white = сразу в нижний белый отсек
alert-token-go-lower_blue = сразу в нижний синий отсек
alert-token-red-text = На один отсек влево по той же палубе.
alert-token-blue-text = На один отсек вправо по той же палубе.
alert-token-lift-text = На другую палубу. Повреждённый или уже занятый на этом ходу лифт задерживает следующий ход.
alert-token-A-text = Выстрелить из пушки отсека или починить то, что лежит на A.
alert-token-B-text = Наполнить щит или реактор отсека либо починить то, что лежит на B.
alert-token-C-text = Применить особую систему отсека или починить то, что лежит на C.
alert-token-bots-text = Запущенный отряд атакует захватчика в отсеке; в космосе остаётся снаружи и атакует.
alert-token-heroic_A-text = Как A, но урон больше на 1; при ремонте — 2 вместо 1.
alert-token-heroic_B-text = Как B; если энергия перешла, добавляется ещё 1. При ремонте — 2 вместо 1.
alert-token-heroic_bots-text = Как боевые роботы, но ответный огонь не отключает отряд; в космосе урон больше на 1.
alert-token-go-text = Сразу в этот отсек, что бы ни было по пути.

## Why something failed, was delayed or knocked somebody out

alert-why-there = дальше пути нет
alert-why-broken = кнопка не работает
alert-why-charged = эта пушка уже стреляла
alert-why-no-energy = нет энергии
alert-why-full = энергии некуда идти
alert-why-no-fuel = топливных баков больше нет
alert-why-no-squad = отряда нет
alert-why-disabled = отряд отключён
alert-why-has-squad = запущенный отряд уже есть
alert-why-no-bots = ангар пуст
alert-why-space-taken = в космосе уже кто-то есть
alert-why-not-now = обслуживание сейчас не нужно
alert-why-serviced = обслуживание уже сделано
alert-why-rocket-launched = на этом ходу ракета уже запущена
alert-why-no-rocket = ракет больше нет
alert-why-no-intruder = захватчика здесь нет
alert-why-no-windows = в этом учебном полёте подтверждать ещё нечего
alert-why-lift = лифт
alert-why-slime = слизь
alert-why-maintenance = пропущенное обслуживание
alert-why-space = в космосе действуют только боевые роботы
alert-why-amended = карта положена по ошибке

## Letters, marks, squads, halves

alert-letter-x = X
alert-letter-y = Y
alert-letter-z = Z
alert-mark-revealed = теперь цель видна
alert-mark-thawed = криощита больше нет
alert-mark-grown = теперь ведёт ответный огонь
alert-mark-attack_plus = все остальные внешние угрозы атакуют сильнее на 1
alert-mark-shields_plus = у всех внешних угроз на 1 очко щитов больше
alert-mark-double_red = повреждения красного сектора удваиваются
alert-mark-double_all = повреждения всех секторов удваиваются
alert-mark-lethal = вошедший теряет сознание
alert-squad-active = запущенный отряд
alert-squad-disabled = отключённый отряд
alert-half-action = действием вверх
alert-half-move = движением вверх

## People

alert-android = Андроид { $number }
alert-role-captain = капитан корабля
alert-role-comms = офицер связи
alert-role-security = начальник службы безопасности
