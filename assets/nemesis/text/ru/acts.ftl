### What the buttons and lit things say: the answers to a question.

act-move = Двигаться сюда
act-careful-move = Двигаться сюда осторожно
act-shoot = Выстрелить: { $weapon }
act-shoot-eggs = Стрелять по яйцам пришельцев: { $weapon }
act-melee = Рукопашная атака
act-melee-eggs = Разбить яйцо пришельцев
act-pick-up = Подобрать { NOUN($thing, form: "acc") }
act-trade = Обмен
act-craft = Создать: { NOUN($item, form: "acc") }
act-room-action = Действие отсека
act-play-card = Сыграть «{ $card }»
act-use-item = Использовать { NOUN($item, form: "acc") }
act-activate-quest = Получить находку: { $item }
act-drop = Оставить { NOUN($thing, form: "acc") }
act-pass = Пас
act-pay = Сбросить «{ $card }»
act-keep-objective = Оставить эту миссию: «{ $objective }»
act-keep-character = Играть за персонажа: { $character }
act-give = Предложить { NOUN($thing, form: "acc") }
act-give-to = Предложить { NOUN($thing, form: "acc") }: { $name }
act-rush = Рывок: 1 лёгкая рана за третье действие
act-take = Взять
act-decline = Отказаться
act-swap = Обменяться
act-keep-nothing = Не брать ничего

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
option-step-out = Выйти и сделать ход
option-stay = Остаться и спасовать
option-spend_ammo = Потратить 1 боеприпас
option-slip_self = Бежать в одиночку
option-slip_other = Дать бежать этому персонажу
option-slip_both = Бежать и дать бежать этому персонажу
option-slip_to = Бежать сюда
option-order = Приказать этому персонажу
option-order_to = Приказать идти сюда
option-recon_to = Разведать здесь
option-tunnel_to = Пробраться сюда
option-put_on_top = На верх колоды
option-put_under = Под колоду
option-shoot_at = Выстрелить
option-shoot_eggs = Стрелять по яйцам пришельцев
option-peek = Тайно посмотреть здесь
option-throw = Бросить сюда
option-throw_at_eggs = Бросить в яйца пришельцев
option-throw_fire = Бросить сюда
option-lure = Приманить сюда
option-attach_to = Прикрепить к этому
option-look_at_objective = Посмотреть миссию этого игрока
option-look_at_kind = Посмотреть эту
option-turn_pod = Закрыть или открыть
option-scan_card = Сканировать и убрать
option-walk_outside = Пройти сюда снаружи корабля
option-stun = Оглушить
option-stun_person = Оглушить этого персонажа
option-analyse = Изучить
option-doors = Открыть или закрыть двери здесь
option-board = Попытаться войти
option-suppress_fire = Запустить пожаротушение здесь
option-decompress = Разгерметизировать здесь
option-start_self_destruct = Запустить самоуничтожение
option-stop_self_destruct = Остановить самоуничтожение
option-intruder_move = Передвинуть пришельца
option-intruder_attack = Атаковать пришельцем
option-intruder_effect = Применить эффект карты
option-move_intruder = Передвинуть этого пришельца
option-move_through = Идти через этот коридор
option-attack_with = Атаковать этим пришельцем
option-attack_person = Атаковать этого персонажа
option-use_attack = Использовать эту атаку
option-use_event = Разыграть это событие
option-pursue = Преследовать этого персонажа
option-heal_intruder = Исцелить этого пришельца
option-treat = Лечить этого персонажа
option-operate = Оперировать этого персонажа
option-inject = Сделать укол этому персонажу
option-burden = 1 карта инфекции, сбросить 1 карту действия
option-boost = Взять 3 карты действий

## An option together with the thing it is about

act-aim = { $option }: { $thing }

## What somebody is about to do, before others may interrupt it

declared-move = движение { NOUN($room, form: "to") }
declared-careful-move = осторожное движение { NOUN($room, form: "to") }
declared-shoot = выстрел, цель — { NOUN($target, form: "nom") }, оружие — { NOUN($weapon, form: "nom") }
declared-melee = рукопашная атака, цель — { NOUN($target, form: "nom") }
declared-pick-up = подобрать { NOUN($thing, form: "acc") }
declared-craft = создать { NOUN($item, form: "acc") }
declared-quest = получить находку «{ $item }»
declared-room = действие отсека, { $room }
declared-card = карта «{ $card }»
declared-item = использовать { NOUN($item, form: "acc") }
declared-aimed = { $what } ({ $aim })
