### What the buttons and lit things say: the answers to a question.

thing-act-take-character = Играть за персонажа: { $character }
thing-act-place-role = { $side ->
        [left] Левая карта
       *[right] Правая карта
    }
thing-act-keep-weather = Оставить: { $weather }
thing-act-send = Сила { $power }: { $place }
thing-act-plan-made = Остаток в резерв
thing-act-exchange = Обменять: { $card }
thing-act-keep-hand = Ничего не менять
thing-act-go-and-give = Идти { NOUN($place, form: "to") } и отдать карту
thing-act-go-and-risk = Идти { NOUN($place, form: "to") }: верхняя карта колоды
thing-act-sleep = Лечь { NOUN($place, form: "in") } и поменять все карты
thing-act-give = Отдать: { $card }
thing-act-take = Взять: { $card }
thing-act-show-light = Показать { NOUN($good, form: "acc") }
thing-act-stay-dark = Не показывать фонарик
thing-act-use-good = Использовать { NOUN($good, form: "acc") }
thing-act-use-nothing = Ничего не использовать
thing-act-next-clash = Дальше: { $place }
thing-act-avoid = Применить { NOUN($good, form: "acc") }
thing-act-stay = Остаться
thing-act-lay = Слева: { $left }. Справа: { $right }
thing-act-look-at = { $choices ->
        [0] Смотреть не у кого
        [one] Посмотреть: { $first }
       *[other] Сначала { $first }, иначе { $second }
    }
thing-act-side = { $side ->
        [left] Левый жетон
       *[right] Правый жетон
    }
thing-act-seen = Закрыть и продолжить
thing-act-fight = Сражаться { NOUN($good, form: "ins") }
thing-act-fight-not = Без оружия
thing-act-absorb = Поглотить: { $whom }
thing-act-absorb-dog = Поглотить собаку { NOUN($place, form: "in") }
thing-act-sabotage-here = Саботаж { NOUN($place, form: "in") }
thing-act-burn = Поджечь { NOUN($good, form: "ins") }
thing-act-burn-not = Не поджигать
thing-act-permit = Разрешить
thing-act-forbid = Не разрешать
thing-act-assign = { $whom }
thing-act-turn-next = Открыть следующую карту
thing-act-stop = Остановиться
thing-act-keep-good = Оставить { NOUN($good, form: "acc") }
thing-act-keep-token = Оставить
thing-act-drop-token = Сбросить
thing-act-fuel-to = Топливо { NOUN($place, form: "to") }
thing-act-start-engine = Показать { NOUN($good, form: "acc") } и бежать
thing-act-use-ability = Применить способность
thing-act-do-without = Без способности
thing-act-do-nothing = Ничего не делать
thing-act-board = На борт
thing-act-stay-behind = Пока остаться
thing-act-trade-with = Обмен: { $whom }
thing-act-no-trade = Без обмена
thing-act-offer = { $canisters ->
    [-1] Положить { NOUN($good, form: "acc") }
   *[other] Положить { NOUN($good, form: "acc") }, канистры: { $canisters }
  }
thing-act-accept = Согласиться
thing-act-refuse = Отказаться
thing-act-vote = Указать на игрока: { $whom }
thing-act-abstain = Воздержаться
thing-act-reveal = Разоблачить себя
thing-act-silent = Промолчать
thing-act-run-test = { CAP($kind) }
thing-act-pick = { $whom }
thing-act-no-test = Без проверки
thing-act-put-to-test = Проверить: { $whom }
thing-act-do-not-test = Не использовать
thing-act-throw = Сбросить: { $card }
thing-act-put-into = { $who }: { $place }
thing-act-cancel = Отменить кубик { $die }
thing-act-turn = Повернуть кубик { $die }: { $face }
thing-act-reroll = Перебросить кубик { $die }
thing-act-dice-done = Оставить так
thing-act-do-action = { $card }
thing-act-roll-again = Бросить ещё раз
thing-act-turned = { $whom }
