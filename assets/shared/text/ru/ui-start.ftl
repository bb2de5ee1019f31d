# Экраны вокруг стола: начало, новая игра, сохранённые игры, настройки, о программе.

ui-start-language = Русский
ui-start-title = NEMESIS DESKTOP
ui-start-subtitle = три настольные игры за одним ноутбуком, от поклонников
ui-start-window = Nemesis Desktop
ui-start-languages = Язык
ui-start-back = Назад
ui-start-key-back = Esc
ui-start-key-on = Enter

## Start screen

ui-start-continue = Продолжить
ui-start-continue-hint = { $stage }: { $people }
ui-start-continue-ended = Игра окончена: { $people }
ui-start-continue-unreadable = Последнюю игру не удаётся прочитать
ui-start-new = Новая игра
ui-start-new-hint = От одного до восьми человек за этим ноутбуком
ui-start-load = Открыть сохранённую игру
ui-start-history = Сыгранные здесь партии
ui-start-rules = Правила
ui-start-settings = Настройки
ui-start-about = О программе
ui-start-quit = Выйти
ui-start-version = Версия { $version }. Сеть не нужна.
ui-start-unofficial = Неофициальная работа поклонников. Игры и их названия принадлежат владельцам.

## New game

ui-start-game-title = Новая игра
ui-start-game-begin = Начать
ui-start-game-which = Игра
ui-start-game-crew = Кто играет
ui-start-game-count = Игроки
ui-start-game-name = Имя игрока { $number }
ui-start-game-name-longest = Не больше { $count } знаков.
ui-start-game-unnamed = Игрок { $number }
ui-start-game-colour = Цвет игрока { $number }
ui-start-game-colour-1 = синий круг
ui-start-game-colour-2 = зелёный квадрат
ui-start-game-colour-3 = жёлтый треугольник
ui-start-game-colour-4 = розовый ромб
ui-start-game-colour-5 = белый крест
ui-start-game-colour-6 = мятная звезда
ui-start-game-colour-7 = лавандовая капсула
ui-start-game-colour-8 = коричневый купол
ui-start-game-pin = ПИН
ui-start-game-pin-of = ПИН-код игрока { $number }, по желанию
ui-start-game-pin-hint = ПИН-код не обязателен: от четырёх до восьми цифр, его спросят, прежде чем показать ваши карты.
ui-start-game-same-name = Имена двух игроков совпадают. Измените одно из них.
ui-start-game-short-pin = В ПИН-коде от четырёх до восьми цифр; можно обойтись и без него.
ui-start-game-secrecy = Тайны
ui-start-game-secrecy-shield = Ширма
ui-start-game-secrecy-shield-hint = Между ходами экран закрыт целиком, пока следующий игрок не откликнется.
ui-start-game-secrecy-face-down = Рубашкой вверх
ui-start-game-secrecy-face-down-hint = Без ширмы: личное видно, только пока владелец держит клавишу или кнопку.
ui-start-game-secrecy-open = Открыто
ui-start-game-secrecy-open-hint = Ничего не закрыто: от себя секретов нет.
ui-start-game-reactions = Реакции
ui-start-game-reactions-ask = Спрашивать всегда
ui-start-game-reactions-ask-hint = Каждый раз, когда кто-нибудь может вмешаться, вопрос задаётся всем.
ui-start-game-reactions-call = По возгласу
ui-start-game-reactions-call-hint = После короткой паузы игра идёт дальше, если никто не вмешался.
ui-start-game-seed = Зерно
ui-start-game-seed-random = случайное: { $seed }
ui-start-game-seed-hint = Одно и то же зерно и одни и те же решения дают одну и ту же игру. Пустое поле даёт новую.

## Saved games

ui-start-saves-title = Сохранённые игры
ui-start-saves-save-title = Сохранить игру
ui-start-saves-name = Название
ui-start-saves-save = Сохранить
ui-start-saves-open = Открыть
ui-start-saves-delete = Удалить
ui-start-saves-import = Добавить файл…
ui-start-saves-import-title = Выберите сохранённую игру
ui-start-saves-files = Сохранённые игры
ui-start-saves-all-files = Все файлы
ui-start-saves-none = Сохранённых игр пока нет. Каждая игра сохраняется сама; вернуться в неё можно кнопкой «Продолжить».
ui-start-saves-ended = Окончена
ui-start-saves-autosave = Последняя игра
ui-start-saves-former = { $name }, предыдущее сохранение
ui-start-saves-autosave-hint = сохраняется после каждого ответа
ui-start-saves-unreadable = Не читается
ui-start-saves-unreadable-hint = Файл останется как есть: он не будет ни перезаписан, ни удалён.
ui-start-saves-ask-delete = Удалить «{ $name }» навсегда?
ui-start-saves-keep = Оставить
ui-start-saves-deleted = Игра «{ $name }» удалена.
ui-start-saves-saved = Сохранено под названием «{ $name }».
ui-start-saves-imported = Игра «{ $name }» теперь среди сохранённых.
ui-start-saves-ask-replace = Игра «{ $name }» уже есть. Заменить её?
ui-start-saves-replace = Заменить
ui-start-saves-taken-unreadable = Файл с таким названием уже есть, и он не читается. Выберите другое название.
ui-start-saves-no-name = Сначала дайте игре название.
ui-start-saves-cannot-delete = Не удалось удалить «{ $name }»: { $reason }
ui-start-saves-cannot-copy = Не удалось добавить файл: { $reason }
ui-start-saves-cannot-save = Не удалось сохранить игру: { $reason }
ui-start-saves-cannot-read = Файл не читается: { $reason }

## Settings

ui-start-set-title = Настройки
ui-start-set-language = Язык
ui-start-set-language-hint = Меняется сразу, даже посреди игры.
ui-start-set-text = Размер текста
ui-start-set-text-value = { $percent } %
ui-start-set-text-hint = Увеличивается весь текст; подписи на поле — чуть меньше.
ui-start-set-motion = Анимация
ui-start-set-motion-slow = Медленно
ui-start-set-motion-normal = Обычно
ui-start-set-motion-fast = Быстро
ui-start-set-motion-still = Стоп-кадр
ui-start-set-motion-off = Выключена
ui-start-set-motion-hint = Щелчок или пробел всегда её пропускает.
ui-start-set-motion-still-hint = Ничего не движется: кадры просто сменяются и остаются, пока их не прочтут.
ui-start-set-motion-off-hint = Ничего не показывается: кадр меняется сразу, а журнал рассказывает, что произошло.
ui-start-set-cards = Карты, показанные всем
ui-start-set-cards-on = Остаются
ui-start-set-cards-off = Уходят сами
ui-start-set-cards-hint = Карты событий и уязвимостей тоже лежат до щелчка или пробела. То, что кому-то вредит, ждёт всегда.
ui-start-set-follow = Следить за событиями
ui-start-set-follow-on = Да
ui-start-set-follow-off = Нет
ui-start-set-follow-hint = Увеличенное поле само сдвигается туда, где что-то происходит, и возвращается, когда спрашивают вас.
ui-start-set-reactions = Реакции
ui-start-set-secrecy = Тайны в новых играх
ui-start-set-full = Полный экран
ui-start-set-full-on = Да
ui-start-set-full-off = Нет
ui-start-set-full-hint = Переключить можно в любой момент клавишей F11.

## About

ui-start-about-title = О программе
ui-start-about-program = Nemesis Desktop { $version }
ui-start-about-unofficial = Неофициальная работа поклонников: бесплатно и без сети. Правила, названия и числа взяты из настольных игр «Немезида», «Нечто» и «Космическая тревога» и принадлежат их владельцам; все тексты и рисунки здесь наши. Пожалуйста, играйте, только если у вас есть настольная игра.
ui-start-about-licences = Из чего сделана программа и на каких условиях
ui-start-about-own = эта программа
ui-start-about-font = шрифт
ui-start-about-library = библиотека
ui-start-about-no-text = Текст лицензии публикуют авторы этой части.
ui-start-about-part = { $name } ({ $kind }): { $licence }
