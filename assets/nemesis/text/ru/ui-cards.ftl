### Карты, кубики, показ и пояснения: надписи, которые не принадлежат одной карте.

## Надписи на картах

ui-cards-or-mark = ИЛИ
ui-cards-or = или
ui-cards-and = и
ui-cards-both = { $first } и { $second }
ui-cards-either = { $first } или { $second }
ui-cards-object-text = Тяжёлый: занимает ячейку руки. Его можно подобрать, оставить и передать тому, кто в том же отсеке.
ui-cards-quest-sleeping = Ещё не получена
ui-cards-wound-dressed = Перевязана
ui-cards-wound-dressed-text = не действует, но считается
ui-cards-event-moves = Движутся через
ui-cards-fate-discard = Затем в сброс
ui-cards-fate-remove = Из игры; сброс — в колоду
ui-cards-fate-shuffle_back = Замешивается обратно в колоду

## Пояснения

ui-cards-course = { $space }: { $place }
ui-cards-space = Курс { $space }
ui-cards-cost =
    { $cost ->
        [0] Карт не стоит
        [one] Стоит { $cost } карту
        [few] Стоит { $cost } карты
       *[other] Стоит { $cost } карт
    }
ui-cards-capacity = Вмещает боеприпасов: { $count }.
ui-cards-component = Компонент: { $component }.
ui-cards-recipe = Создаётся из двух компонентов: { $first }, { $second }.
ui-cards-items-reduced = Предметов здесь: { $printed } − { $less } ({ ui-modes-solo-short }) = { $count }.
ui-cards-items-here =
    { $count ->
        [0] Здесь больше нечего найти.
        [one] Здесь ещё можно найти { $count } предмет.
        [few] Здесь ещё можно найти { $count } предмета.
       *[other] Здесь ещё можно найти { $count } предметов.
    }
ui-cards-eggs =
    { $count ->
        [0] В Гнезде не осталось яиц.
        [one] В Гнезде { $count } яйцо.
        [few] В Гнезде { $count } яйца.
       *[other] В Гнезде { $count } яиц.
    }
ui-cards-token-number = Внезапная атака: { $number } против числа карт в руке.
ui-cards-room-action =
    { $cost ->
        [0] { $action }.
        [one] { $action }: стоит { $cost } карту.
        [few] { $action }: стоит { $cost } карты.
       *[other] { $action }: стоит { $cost } карт.
    }
ui-cards-room-white = Красные, жёлтые или зелёные предметы: выбирает тот, кто ищет.
ui-cards-noted = Вы видели: { $what }.
ui-cards-corridor = { $first } — { $second }
ui-cards-corridor-numbers = Номера: { $numbers }.
ui-cards-injuries =
    { $count ->
        [0] Без урона.
       *[other] Урон: { $count }.
    }
ui-cards-pod = Спасательная капсула { $number }
ui-cards-pod-locked = { $section }. Закрыта.
ui-cards-pod-unlocked = { $section }. Открыта.
ui-cards-pod-launched = { $section }. Улетела.
ui-cards-pod-removed = { $section }. Потеряна.
ui-cards-pod-people = Внутри: { $names }.
ui-cards-engine-unknown = Вы не видели его состояния.

## Показ

ui-cards-reveal-bag = Мешок пришельцев
ui-cards-reveal-weakness = Уязвимость открыта
ui-cards-reveal-weakness--carnomorphs = Адаптация открыта
ui-cards-reveal-reaction = Реакция
ui-cards-reveal-scan = Сканер
ui-cards-reveal-surprise = { $number } больше, чем { $cards }: внезапная атака, цель — { $name }.
ui-cards-reveal-ready = { $number } не больше, чем { $cards }: внезапной атаки нет, { $name } наготове.
ui-cards-reveal-enough =
    { $number ->
        [one] С { $number } картой или больше в руке внезапной атаки не было бы.
       *[other] С { $number } картами или больше в руке внезапной атаки не было бы.
    }
