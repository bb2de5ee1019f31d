# Командная строка: nemesis-desktop и её подкоманды.

## nemesis-desktop doctor

doctor-python-well = Python { $version }.
doctor-python-fault = Python { $version } слишком старый: нужен { $needed } или новее.
doctor-package-well = Пакет { $name } { $version } установлен.
doctor-package-fault = Пакет { $name } не работает: { $reason }. Как исправить: pip install --force-reinstall { $name }
doctor-files-fault =
    { $count ->
        [one] Пропал { $count } установленный файл
        [few] Пропали { $count } установленных файла
       *[many] Пропало { $count } установленных файлов
    }, первый из них: { $first }. Установите программу заново.
doctor-words-well =
    { $language ->
        [en] Английские тексты
        [ru] Русские тексты
       *[cs] Чешские тексты
    }: все файлы на месте ({ $count }).
doctor-words-fault =
    { $language ->
        [en] Английские тексты
        [ru] Русские тексты
       *[cs] Чешские тексты
    } неполны, не хватает: { $files }. Установите программу заново.
doctor-fonts-well = Шрифты: { $count ->
        [one] { $count } файл.
        [few] { $count } файла.
       *[many] { $count } файлов.
    }
doctor-fonts-fault = Шрифтов нет. Установите программу заново.
doctor-symbols-well = Символы: { $count ->
        [one] { $count } рисунок.
        [few] { $count } рисунка.
       *[many] { $count } рисунков.
    }
doctor-symbols-fault = Символов нет. Установите программу заново.
doctor-rooms-well = Отсеки: { $count ->
        [one] { $count } рисунок.
        [few] { $count } рисунка.
       *[many] { $count } рисунков.
    }
doctor-rooms-fault = Рисунков отсеков нет. Установите программу заново.
doctor-art-well = Картины: { $count ->
        [one] { $count } рисунок.
        [few] { $count } рисунка.
       *[many] { $count } рисунков.
    }
doctor-art-fault = Картин нет. Установите программу заново.
doctor-look-well = Размеры и цвета: { $count ->
        [one] { $count } файл.
        [few] { $count } файла.
       *[many] { $count } файлов.
    }
doctor-look-fault = Файлов с размерами и цветами нет. Установите программу заново.
doctor-assets-fault = Не хватает { $path }. Установите программу заново.
doctor-libraries-fault = Qt не находит системных библиотек. В Debian и Ubuntu: sudo apt-get install { $packages }
doctor-qt-well = Qt запускается.
doctor-qt-fault = Qt не запускается. Его сообщение: { $reason }
doctor-display-fault = Нет экрана, на котором можно открыть окно (не заданы ни DISPLAY, ни WAYLAND_DISPLAY). Запустите игру с рабочего стола.
doctor-window-well = Окно открывается ({ $platform }).
doctor-window-fault = Окно не открывается. Сообщение Qt: { $reason }
doctor-saves-well = Игры сохраняются в { $folder }.
doctor-saves-fault = Сохранить игру не получится: { $reason }
doctor-well = Всё в порядке.
doctor-faults =
    { $count ->
        [one] Нужно исправить { $count } неполадку.
        [few] Нужно исправить { $count } неполадки.
       *[many] Нужно исправить { $count } неполадок.
    }
