### What the buttons and lit things say: the answers to a question.

act-move = Двигаться сюда
act-careful-move = Двигаться сюда осторожно
act-shoot = Выстрелить
act-shoot-eggs = Стрелять по яйцам
act-melee = Рукопашная атака
act-melee-eggs = Разбить яйцо
act-pick-up = Подобрать
act-trade = Обмен
act-craft = Создать: { NOUN($item, form: "acc") }
act-room-action = Действие отсека
act-play-card = Сыграть эту карту
act-use-item = Использовать этот предмет
act-activate-quest = Получить эту находку
act-drop = Оставить
act-pass = Пас
act-pay = Сбросить эту карту
act-keep-objective = Оставить эту миссию: «{ $objective }»
act-keep-character = Играть за персонажа: { $character }
act-give = Предложить это
act-claim = Реагировать
act-yes = Да
act-no = Нет
act-done = Готово

## Options and targets that the rules offer

option-noise-here = Шум сюда
option-take-door = Взять эту дверь
option-keep-order = Оставить жетоны
option-swap-order = Поменять жетоны
option-search = Искать
option-keep-item = Оставить себе
option-component = Использовать как компонент
option-discard-item = Сбросить этот предмет
option-launch = Стартовать
option-step-out = Выйти
option-stay = Остаться и спасовать
