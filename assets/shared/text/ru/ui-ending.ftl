### The page on which a game ends, whatever the game.

ui-ending-again = Сыграть ещё раз
ui-ending-start = На начальный экран
ui-ending-save-picture = Сохранить картинку
ui-ending-picture-failed = Не удаётся записать картинку: { $path }.
ui-ending-watch = Смотреть снова
ui-ending-tab-picture = Финал
ui-ending-tab-log = Журнал
ui-ending-tab-numbers = Статистика
