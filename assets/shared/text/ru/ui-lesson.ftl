### The guided first game: its controls.

ui-lesson-entry = Обучающая игра
ui-lesson-progress = { $number } из { $count }
ui-lesson-next = Дальше
ui-lesson-key-next = Enter
ui-lesson-again = Сначала
ui-lesson-leave = Выйти
ui-lesson-later = До этого мы ещё дойдём.
ui-lesson-wait = Это позже. Сначала сделайте то, что написано здесь.
ui-lesson-wait-next = Здесь ничего выбирать не нужно. Нажмите «Дальше».
ui-lesson-done = На начальный экран
ui-lesson-finish = К итогам
