# The rules reference: its controls.

ui-rules-title = Правила
ui-rules-which = Правила какой игры
ui-rules-search = Поиск по правилам
ui-rules-contents = Содержание
ui-rules-results = { $count ->
        [0] Ничего не найдено
        [one] Найдена { $count } статья
        [few] Найдены { $count } статьи
       *[many] Найдено { $count } статей
    }
ui-rules-nothing = Таких слов нет ни в одной статье. Попробуйте меньше букв.
ui-rules-close = Закрыть
ui-rules-back = Назад
ui-rules-see = Смотрите также
ui-rules-reading = Наше толкование
ui-rules-key-back = Alt+←
ui-rules-hint-choose = выбрать
ui-rules-hint-read = читать
ui-rules-more = Подробнее в правилах
