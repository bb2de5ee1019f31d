## The frame of every table: the buttons at its top, the log.

# Верхняя полоса
ui-panels-menu = Меню
ui-panels-undo = Отменить выбор
ui-panels-undo-not = Отменять нечего
ui-panels-rules = Правила
ui-panels-rules-text = Правила с поиском; над объяснением — статья о нём.
ui-panels-settings = Настройки
ui-panels-settings-text = Язык, размер текста, скорость, звук.
ui-panels-menu-text = Сохранить, загрузить, посмотреть стопки, выйти из-за стола.
ui-panels-round = Раунд

# Журнал
ui-panels-log = Журнал
ui-panels-log-empty = Пока ничего не произошло.
ui-panels-log-larger = Развернуть журнал
ui-panels-log-smaller = Свернуть журнал
ui-panels-log-private = Известно только на этом месте.
ui-panels-log-newest = К последней записи

# Что делает нажатие на то, что можно сделать просто и осторожно
ui-panels-way-plain = Щелчок: { $act }. { $cards ->
    [0] {""}
    [one] { $cards } карта.
    [few] { $cards } карты.
   *[many] { $cards } карт.
}
ui-panels-way-careful = Знак, Shift или долгое нажатие: { $act }. { $cards ->
    [0] {""}
    [one] { $cards } карта.
    [few] { $cards } карты.
   *[many] { $cards } карт.
}
