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
doctor-art-well = Иллюстрации: { $count ->
        [one] { $count } рисунок.
        [few] { $count } рисунка.
       *[many] { $count } рисунков.
    }
doctor-art-fault = Иллюстраций нет. Установите программу заново.
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
doctor-part-fault = { $name } не работает: { $reason }. Установите программу заново.
doctor-modules-well = Программа цела: { $count ->
        [one] { $count } модуль.
        [few] { $count } модуля.
       *[many] { $count } модулей.
    }
doctor-modules-fault = Не хватает части программы: { $name } ({ $reason }). Установите программу заново.
doctor-drawings-well = Все рисунки в порядке: { $count }.
doctor-drawings-fault = Не получается нарисовать { $first }. Установите программу заново.
doctor-typefaces-well = Программа пишет своими шрифтами: { $names }.
doctor-typefaces-fault = Вместо { $names } — шрифты системы. Установите программу заново.
doctor-screens-well = Все экраны открываются: { $count ->
        [one] { $count } экран
        [few] { $count } экрана
       *[many] { $count } экранов
    }, { $languages ->
        [one] { $languages } язык.
        [few] { $languages } языка.
       *[many] { $languages } языков.
    }
doctor-screen-fault = Экран { $name } ({ $language }) не открывается: { $reason }
doctor-game-well = Сыграна целая партия: { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, { $steps ->
        [one] { $steps } шаг.
        [few] { $steps } шага.
       *[many] { $steps } шагов.
    }
doctor-game-fault = Партия не дошла до конца: { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, на экране { $screen }.
doctor-saved-well = Сохранённая игра открывается снова.
doctor-saved-fault = Сохранённая игра не открывается.
doctor-second-start-well = Второй запуск находит первый.
doctor-second-start-fault = Второй запуск не найдёт первый: программа только скажет, что она уже открыта.
doctor-self-check-fault = Программа не может проверить себя: { $reason }
doctor-saves-well = Игры сохраняются в { $folder }.
doctor-saves-fault = Сохранить игру не получится: { $reason }
doctor-folder-refused = { $folder } ({ $why })
lock-elsewhere = Сохранённые игры открыты на компьютере { $machine }. Если программа там не запущена, удалите { $path } и запустите её снова.
lock-in-the-way = Мешает { $path }: прочитать его нельзя. Удалите его или переместите и запустите программу снова.
doctor-saved-games-fault =
    { $count ->
        [one] { $count } сохранение повреждено, открыть его нельзя: { $first }
        [few] { $count } сохранения повреждены, открыть их нельзя; первое из них — { $first }
       *[many] { $count } сохранений повреждено, открыть их нельзя; первое из них — { $first }
    }
doctor-well = Всё в порядке.
doctor-faults =
    { $count ->
        [one] Нужно исправить { $count } неполадку.
        [few] Нужно исправить { $count } неполадки.
       *[many] Нужно исправить { $count } неполадок.
    }

## nemesis-desktop

cli-usage = Использование
cli-options = Параметры
cli-commands = Вместо окна
cli-more = Справка по каждой команде: { $program } simulate --help
cli-about-window = «Немезида», «Нечто» и «Космическая тревога» за одним ноутбуком. Без команды открывается окно, с FILE в нём открывается сохранённая игра.
cli-about-simulate = Разыгрывает целые партии с компьютерными игроками и сообщает, чем они кончились. У партии номер n зерно S + n - 1.
cli-about-replay = Разыгрывает решения сохранённой игры ещё раз, без окна, печатает журнал и говорит, получилось ли то же самое.
cli-about-doctor = Говорит простыми словами, что не так с установкой.
cli-command-FILE = открыть сохранённую игру
cli-command-simulate = разыграть партии с компьютерными игроками
cli-command-replay = разыграть сохранённую игру ещё раз и напечатать журнал
cli-command-doctor = поискать неисправности установки
cli-option-help = показать эту справку
cli-option-version = показать версию
cli-option-language = en, ru или cs; если не указан, то язык системы
cli-option-game = какая игра ({ $known })
cli-option-games = сколько партий (100)
cli-option-workers = сколько процессов делят партии между собой (1); итог тот же
cli-option-seed = зерно первой партии (1)
cli-option-self-check = открыть каждый экран и сыграть целую партию, не показывая окна
cli-option-policy = кто играет: { $known } (random); несколько, как A,B, делят места, каждую партию со сдвигом на одно
cli-option-dask = адрес планировщика dask, чьи рабочие процессы разыгрывают партии
cli-option-csv = таблица всех показателей, по строке на партию; пока она не готова, партии лежат рядом
cli-option-report = страница со всеми показателями, их интервалами и графиками
cli-option-resume = хранить каждую партию в файле и продолжить с тех, что в нём уже есть
cli-option-compare = два набора партий, попарно по зерну: способы игры или файлы от --resume
cli-option-json = напечатать один объект JSON вместо слов
cli-bad-language = Языка «{ $given }» в программе нет. Есть: { $known }.
cli-bad-game = Игры «{ $given }» нет. Есть: { $known }.
cli-bad-policy = Способа игры «{ $given }» нет. Есть: { $known }.
cli-needs-value = Параметру { $option } нужно значение.
cli-file-wanted = Параметру { $option } нужно имя файла, а не стандартный вывод.
cli-takes-no-value = У параметра { $option } нет значения.
cli-unknown-option = { $program } не знает параметра «{ $given }». Все параметры: { $program } --help
cli-too-much = { $program } не знает, что делать с «{ $given }». Справка: { $program } --help
cli-not-a-command = «{ $given }» — не команда и не файл. Команды: { $known }. Подробнее: { $program } --help
cli-not-understood = Команда не понята. Справка: { $program } --help
cli-not-a-number = Параметру { $option } нужно целое число, а не «{ $given }».
cli-too-small = Значение { $option } не может быть меньше { $least }.
cli-out-of-range = Значение { $option } должно быть от { $least } до { $most }.
cli-needs-values = Параметру { $option } { $count ->
        [one] нужно { $count } значение.
        [few] нужны { $count } значения.
       *[many] нужно { $count } значений.
    }
cli-not-together = { $first } и { $second } вместе не указываются.
cli-same-file = { $first } и { $second } не могут быть одним файлом.
cli-too-many-policies = { $policies ->
        [one] { $policies } способ игры
        [few] { $policies } способа игры
       *[many] { $policies } способов игры
    } на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }: всем места не хватит.
cli-not-written = Не удалось записать { $path }: { $why }
cli-not-read = Не удалось прочитать { $path }: { $why }
cli-no-kept = Нет ни такого способа игры, ни файла «{ $path }».
cli-kept-damaged = { $path } — не файл сохранённых партий, или он повреждён.
cli-kept-other = В файле { $path } другие партии; отличается: { $what }. Укажите другой файл или те же параметры.
cli-broken-off = Прервано: в файле { $path } есть { $games } из { $all } партий. Чтобы продолжить, повторите команду с --resume { $path }
cli-no-dask = dask не установлен. Установить: pip install "nemesis-desktop[dask]"
cli-dask-silent = По адресу { $address } никто не отвечает. Нужен адрес планировщика dask, например tcp://192.168.1.5:8786.
cli-dask-idle = У планировщика { $address } нет рабочих процессов.
cli-dask-lost = Связь с кластером dask потеряна: { $why }
cli-no-pairs = У { $first } и { $second } нет ни одной партии с общим зерном.
cli-no-file = Какой файл? { $program } FILE
cli-no-window = Окно не открывается: { $reason }. Чего не хватает: nemesis-desktop doctor
cli-unwritten = Не удалось записать вывод: { $why }
cli-interrupted = Прервано.

## nemesis-desktop simulate

cli-progress = Партии
cli-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }.
cli-speed =
    { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    } за { $seconds } с: { $rate } в секунду.
cli-decisions =
    { $decisions ->
        [one] { $decisions } решение.
        [few] { $decisions } решения.
       *[many] { $decisions } решений.
    }
cli-won = Партий, в которых кто-то победил: { $won } из { $games }.
cli-share = { $percent } %
cli-intervals = Доли, в скобках — доверительные интервалы (95 %):
cli-compared-pairs = { $pairs ->
        [one] { $pairs } пара партий с одинаковым зерном.
        [few] { $pairs } пары партий с одинаковым зерном.
       *[many] { $pairs } пар партий с одинаковым зерном.
    }
cli-compared-columns = Первое, второе, насколько второе больше (95 %) и вероятность, что это случайность:

## nemesis-desktop replay

cli-same =
    { $choices ->
        [one] Разыграно { $choices } решение: получилось то же, что сохранено.
        [few] Разыграно { $choices } решения: получилось то же, что сохранено.
       *[many] Разыграно { $choices } решений: получилось то же, что сохранено.
    }
cli-replay-parts = Получается не то же самое: решение { $choice } из { $choices } больше не значит того, что значило. Игра сохранена программой с другими правилами, или файл изменён.
cli-replay-other-outcome =
    { $choices ->
        [one] Разыграно { $choices } решение, но стол выглядит не так, как сохранённый.
        [few] Разыграны все { $choices } решения, но стол выглядит не так, как сохранённый.
       *[many] Разыграны все { $choices } решений, но стол выглядит не так, как сохранённый.
    }
