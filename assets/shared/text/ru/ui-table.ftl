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
ui-table-save-name = { $people }, { $stage }
ui-table-choices-lost =
    { $count ->
        [one] Последний { $count } ответ этой игры не удалось повторить, он пропущен: сохранение сделано другой версией или повреждено.
        [few] Последние { $count } ответа этой игры не удалось повторить, они пропущены: сохранение сделано другой версией или повреждено.
       *[many] Последние { $count } ответов этой игры не удалось повторить, они пропущены: сохранение сделано другой версией или повреждено.
    }
ui-table-display-silent = Окно открыть нельзя: дисплей { $display } не отвечает. Запустите игру с рабочего стола.
ui-table-older-state = Последнее сохранение этой игры повреждено: она продолжается с предыдущего. Повреждённый файл остаётся среди сохранённых.
ui-table-log-lost = Журнал прежних событий восстановить не удалось; сама игра — такая, какой была сохранена.
ui-table-no-settings = Настройки не сохраняются: { $why }.
ui-table-kept = Неоконченная игра осталась среди сохранённых: { $name }
ui-table-ask-give-up = { $problem } Если продолжить, эта игра пропадёт.
ui-table-give-up = Пусть пропадёт
ui-table-ask-leave = { $problem } Если выйти сейчас, последние ответы пропадут.
ui-table-leave-unsaved = Всё равно выйти
ui-table-hold = { $name }, удерживайте пробел, чтобы видеть свои карты и выбирать.
ui-table-hold-button = Смотреть, пока нажато
ui-table-already-open = Программа уже открыта в другом окне.
ui-table-display-unknown = QT_QPA_PLATFORM требует дисплей { $display }, а такого нет. Известны: { $known }.
