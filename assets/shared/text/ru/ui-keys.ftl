# Список клавиш, звуки и второй экран.

ui-keys-title = Клавиши
ui-keys-button = Клавиши
ui-keys-key = F2
ui-keys-key-close = Esc
ui-keys-table = Стол
ui-keys-close = Закрыть

ui-keys-everywhere = Везде
ui-keys-answering = Ответы
ui-keys-looking = Посмотреть

ui-keys-tab = Tab
ui-keys-tab-text = К следующему; с Shift — к предыдущему. Сначала то, о чём спрашивают.
ui-keys-arrows = ← → ↑ ↓
ui-keys-arrows-text = К соседу: карте, кнопке, отсеку.
ui-keys-part = F6
ui-keys-part-text = К следующей части стола; с Shift — к предыдущей.
ui-keys-press = Enter
ui-keys-press-text = Выбирает то, что в рамке; с Shift — осторожно.
ui-keys-confirm = Enter
ui-keys-confirm-text = На открытом столе: подтверждает выбранное и идёт дальше.
ui-keys-back = Esc
ui-keys-back-text = Откладывает выбранное или отменяет последний выбор; также Backspace.
ui-keys-undo = Ctrl+Z
ui-keys-undo-text = Отменяет последний выбор.
ui-keys-number = 1–9
ui-keys-number-text = Кнопка или строка меню с этим номером.
ui-keys-more = M
ui-keys-more-text = Открывает меню всего остального, что можно сделать.
ui-keys-mutation = U
ui-keys-mutation-text = Ваша мутация, если её можно применить.
ui-keys-no = N
ui-keys-no-text = Никто не реагирует или отказ.
ui-keys-objectives = O
ui-keys-objectives-text = Держать: ваши миссии.
ui-keys-notes = I
ui-keys-notes-text = Ваши заметки.
ui-keys-piles = P
ui-keys-piles-text = Стопки, которые лежат открыто.
ui-keys-log = L
ui-keys-log-text = Разворачивает или сворачивает журнал.
ui-keys-space = Пробел
ui-keys-space-text = К следующему событию, не дальше. При игре рубашкой вверх: держать, чтобы видеть карты.
ui-keys-hold = H
ui-keys-hold-text = Останавливает показ или продолжает его.
ui-keys-zoom = + − 0
ui-keys-zoom-text = На поле: ближе, дальше, целиком.
ui-keys-rules = F1
ui-keys-rules-text = Правила.
ui-keys-this = F2
ui-keys-this-text = Этот список; также вопросительный знак.
ui-keys-sound = F8
ui-keys-sound-text = Выключает или включает звук.
ui-keys-second = F9
ui-keys-second-text = Открытый стол на втором экране.
ui-keys-menu = F10
ui-keys-menu-text = Меню.
ui-keys-full = F11
ui-keys-full-text = Во весь экран.

## Звук

ui-keys-set-sound = Звук
ui-keys-set-sound-value = Громкость { NUMBER($percent, maximumFractionDigits: 0) } %
ui-keys-set-sound-muted = Без звука
ui-keys-set-sound-hint = F8 в любой момент выключает и включает звук.
ui-keys-sound-is-off = Звук выключен.
ui-keys-sound-is-on = Звук включён.

## Второй экран

ui-keys-second-window = Nemesis Desktop — открытый стол
ui-keys-second-none = Второго экрана нет. Подключите монитор или телевизор и попробуйте снова.
ui-keys-second-menu = Второй экран
ui-keys-second-turn = { $name } выбирает действие.
ui-keys-second-pay = { $name } платит за действие.
ui-keys-second-aim = { $name } выбирает цель.
ui-keys-second-other = { $name } решает.
ui-keys-second-together = Решают все за столом.
