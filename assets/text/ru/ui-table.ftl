# Стол целиком: меню, клавиши, сообщения окна.

ui-table-menu = Меню
ui-table-menu-continue = Вернуться к столу
ui-table-menu-save = Сохранить как…
ui-table-menu-load = Открыть сохранение
ui-table-menu-settings = Настройки
ui-table-menu-piles = Просмотреть стопки
ui-table-menu-full-screen = Полный экран
ui-table-menu-start = На начальный экран
ui-table-menu-quit = Выйти из игры
ui-table-key-escape = Esc
ui-table-save-name = { $people }, раунд { $round }
ui-table-choices-lost =
    { $count ->
        [one] Игра сохранена другой версией: последний { $count } ответ не подходит к её правилам и пропущен.
        [few] Игра сохранена другой версией: последние { $count } ответа не подходят к её правилам и пропущены.
       *[many] Игра сохранена другой версией: последние { $count } ответов не подходят к её правилам и пропущены.
    }
ui-table-display-silent = Окно открыть нельзя: дисплей { $display } не отвечает. Запустите игру с рабочего стола.
ui-table-no-settings = Настройки не сохраняются: { $why }.
ui-table-kept = Неоконченная игра осталась среди сохранённых: { $name }
ui-table-hold = { $name }, удерживайте пробел, чтобы видеть свои карты и выбирать.
ui-table-already-open = Nemesis уже открыта в другом окне.

## Правила вкратце

ui-table-key-click = Щелчок
ui-table-key-click-text = Всё, что подсвечено янтарным, можно выбрать на месте: отсеки, коридоры, карты, чужих, предметы. Если у вещи несколько применений, откроется меню; в нём можно выбирать цифрой.
ui-table-key-enter = Enter
ui-table-key-enter-text = Подтверждает выбранное и продолжает игру.
ui-table-key-escape-key = Esc, Backspace
ui-table-key-escape-key-text = Снимает выделение или отменяет последний выбор — вплоть до последней оплаты, броска или открытия. Когда отменять нечего, Esc открывает меню.
ui-table-key-n = N
ui-table-key-n-text = Никто не вмешивается; или отказ там, где он возможен.
ui-table-key-space = Пробел
ui-table-key-space-text = Пропускает показ. За столом, где играют «рубашкой вверх», удерживайте его, чтобы видеть свои карты.
ui-table-key-objectives = O
ui-table-key-objectives-text = Удерживайте, чтобы посмотреть свои цели.
ui-table-key-log = L
ui-table-key-log-text = Разворачивает журнал на всю высоту стола и сворачивает обратно.
ui-table-key-piles = P
ui-table-key-piles-text = Открывает стопки, лежащие лицом вверх.
ui-table-key-map = Колесо, плюс, минус, 0
ui-table-key-map-text = Приближает и отдаляет корабль; перетаскивание двигает его. Двойной щелчок или 0 показывает его целиком. Tab и стрелки обходят всё, что предложено.
ui-table-key-menu = F10, F1
ui-table-key-menu-text = Меню игры; эти правила.
ui-table-key-full = F11
ui-table-key-full-text = Полный экран.
