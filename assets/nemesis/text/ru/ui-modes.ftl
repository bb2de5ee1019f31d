## New game

ui-modes-mode = Режим
ui-modes-semi = Полукооперативный
ui-modes-solo = Одиночный
ui-modes-coop = Кооперативный
ui-modes-semi-short = полукооперативный режим
ui-modes-solo-short = одиночный режим
ui-modes-coop-short = кооперативный режим
ui-modes-species = Кто на борту?
ui-modes-species-intruders = Пришельцы
ui-modes-species-intruders-hint = Базовая игра: личинки вселяются в людей, уязвимости можно открыть, есть королева.
ui-modes-species-carnomorphs = Карноморфы
ui-modes-species-carnomorphs-hint = Едят и растут, приспосабливаются, а люди мутируют. Играть за них нельзя: карты для этого говорят о личинках и трутнях.
ui-modes-species-carnomorphs-short = карноморфы
ui-modes-board = Корабль
ui-modes-board-main = Основная сторона
ui-modes-board-main-hint = Между двумя отсеками не больше одного коридора; технические коридоры — единая сеть.
ui-modes-board-alternate = Альтернативная сторона
ui-modes-board-alternate-hint = Выжить труднее: кое-где по два коридора, а сетей технических коридоров две, и они не связаны.
ui-modes-board-alternate-short = альтернативная сторона
ui-modes-draft = Персонажи
ui-modes-draft-draft = Один из двух
ui-modes-draft-draft-hint = Каждый тянет двух персонажей и оставляет одного.
ui-modes-draft-free = Свободный выбор
ui-modes-draft-free-hint = Каждый по очереди берёт любого свободного персонажа.
ui-modes-draft-random = Случайно
ui-modes-draft-random-hint = Каждый получает персонажа по жребию.

## The cards of the intruder player

ui-modes-card-move = Передвижение: один пришелец идёт через коридор с номером { $numbers }.
ui-modes-card-attack =
    { $count ->
        [1] Атака: один пришелец атакует персонажа в своём отсеке следующей картой атаки.
        [one] Атака: один пришелец атакует персонажа в своём отсеке. Смотрят { $count } карту атаки, применяют одну.
        [few] Атака: один пришелец атакует персонажа в своём отсеке. Смотрят { $count } карты атаки, применяют одну.
        [many] Атака: один пришелец атакует персонажа в своём отсеке. Смотрят { $count } карт атаки, применяют одну.
       *[other] Атака: один пришелец атакует персонажа в своём отсеке. Смотрят { $count } карты атаки, применяют одну.
    }
ui-modes-card-effect = Эффект: { $effect }

## Playing the intruders

ui-modes-role = Пришельцы
ui-modes-leader = { $name }, пришельцы
ui-modes-leads = Ведёт всех, кто охотится на борту
ui-modes-leads-short = Ведёт пришельцев
ui-modes-leads-text = Играет за пришельцев своими картами: одно действие за ход.
ui-modes-cards = Колода { $deck } · в руке { $hand } из { $most }
ui-modes-cards-text = Карт пришельцев в руке { $hand }, в колоде { $deck }
ui-modes-none-aboard = На борту нет пришельцев.
ui-modes-guide = В ход — одна карта, одним из трёх способов
ui-modes-guide-move = Провести пришельца через коридор с номером карты
ui-modes-guide-attack = Атаковать любого персонажа в отсеке с пришельцем
ui-modes-guide-effect = Применить эффект, указанный на карте
ui-modes-guide-cards = За раунд: { $drawn } карты, в руке до { $most }. Спасовав, оставляют до { $kept }.
ui-modes-guide-aim = Победить нельзя — только не дать победить другим.
ui-modes-step-skipped = Пропускается: кто-то играет за пришельцев.

## Shared objectives

ui-modes-shared = Общие миссии
ui-modes-shared-count =
    { $count ->
        [one] { $count } общая миссия
        [few] { $count } общие миссии
        [many] { $count } общих миссий
       *[other] { $count } общей миссии
    }
ui-modes-shared-text = Они лежат открыто. Группа побеждает, если выполнены все и выжил хотя бы один персонаж.
ui-modes-signals = Сигнал отправили: { $sent } из { $needed }

## Revival, open inventories, traits

ui-modes-revive-dead = Можно реанимировать: к началу раунда принесите труп в работающий Медицинский отсек.
ui-modes-revive-room = Если к началу раунда здесь лежит или находится у кого-то в руках труп персонажа, он оживает, — если здесь нет ни пришельца, ни неисправности.
ui-modes-items = Предметы, открытые для всех: { $list }
ui-modes-trait = Особенность «{ $name }»: { $text }

## Ending

ui-modes-end-later = Проверяются в самом конце.
ui-modes-end-now = Общие миссии проверяют одну за другой.
ui-modes-end-objective = Общая миссия { $number } из { $count }
ui-modes-end-met = { CAP($objective) }: выполнена.
ui-modes-end-not-met = { CAP($objective) }: не выполнена.
ui-modes-end-won = Все миссии выполнены и кто-то выжил: экипаж побеждает вместе.
ui-modes-end-lost = Выполнено миссий: { $met } из { $count }. Экипаж проигрывает вместе.
ui-modes-end-nobody = Не выжил никто: экипаж проигрывает вместе.
ui-modes-end-hunted = Пришельцы ({ $name }) не дали победить никому.
