### Ways to play: modes, variants, and the cards of whoever goes on as the intruders.

## Modes

mode-semi = Полукооперативная игра
mode-semi-text = 2–5 игроков, у каждого тайная миссия. Победить могут и все сразу.
mode-solo = Одиночный режим
mode-solo-text = 1 игрок. Две специальные миссии, при первом столкновении остаётся одна. Предметов в отсеках вдвое меньше.
mode-coop = Полностью кооперативный режим
mode-coop-text = Одна открытая миссия на каждого игрока: группа побеждает, если выполнены все и кто-то выжил. Погибших можно реанимировать.

## Variants

variant-traits = Особенности персонажей
variant-traits-text = У каждого персонажа есть ещё одна способность из позднего дополнения.
variant-medic = Медик
variant-medic-text = Среди персонажей на выбор есть промоперсонаж.
variant-wide_fire_weakness = Расширенная восприимчивость к огню
variant-wide_fire_weakness-text = «Восприимчивость к огню» действует и для коктейля Молотова, и для огнемёта.
variant-brink_per_card = Вымирающий вид: за карту
variant-brink_per_card-text = «Вымирающий вид» уменьшает на 1 каждую карту выносливости, а не сумму.
variant-no_feuds = Без вражды
variant-no_feuds-text = Миссии, требующие смерти другого игрока, не участвуют.
variant-open_inventories = Открытый инвентарь
variant-open_inventories-text = Все видят предметы друг друга.
variant-gentle_start = Мягкое начало
variant-gentle_start-text = В первой фазе события фишка времени не сдвигается.
variant-strict_memory = Строгая память
variant-strict_memory-text = Подсмотренное показывается один раз: программа не хранит его ни в заметках, ни в журнале.
variant-intruder_player = Игра за пришельцев
variant-intruder_player-text = Погибший первым может продолжить игру за пришельцев, со своими картами.

## Intruder action cards

intruder-card-pursuit = Преследование
intruder-card-pursuit-text = Персонаж по вашему выбору делает бросок на шум.
intruder-card-coordinated_hunt = Охота стаей
intruder-card-coordinated_hunt-text = Каждый трутень не в бою идёт в соседний отсек с персонажем (с наименьшим номером).
intruder-card-metamorphosis = Метаморфоза
intruder-card-metamorphosis-text = Персонажи с личинкой погибают, на их месте появляется ползун. Остальные тянут 4 карты и сканируют среди них карты инфекции: ЗАРАЖЁН — личинка.
intruder-card-planning = Подготовка
intruder-card-planning-text = Посмотрите 3 карты события и разыграйте 1: движение и текст. Остальные сбросьте.
intruder-card-self_healing = Самоисцеление
intruder-card-self_healing-text = Снимите до 2 урона с пришельца по вашему выбору.

## Traits, for the variant of that name

trait-captain = Да сдохни же!
trait-captain-text = После попадания из револьвера бесплатно стреляйте в ту же цель снова, пока попадаете. Проверка выносливости — после последнего выстрела.
trait-pilot = Допуск
trait-pilot-text = Используя Мостик, можете ещё открыть или закрыть любую дверь на корабле.
trait-scientist = Инвалидное кресло
trait-scientist-text = Ваши раны «Нога» сразу перевязаны.
trait-scout = Мусорщик
trait-scout-text = При поиске в белом отсеке посмотрите по 1 карте из каждой колоды и оставьте 1.
trait-soldier = Рывок
trait-soldier-text = За 1 лёгкую рану выполните в ход 3 действия вместо 2.
trait-mechanic = Мастер на все руки
trait-mechanic-text = При создании предметов начальное оружие и находки считаются жёлтыми предметами.
trait-medic = Альтруист
trait-medic-text = Перевязав тяжёлые или вылечив лёгкие раны другому персонажу, возьмите 1 карту действия.
