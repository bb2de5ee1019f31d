### Around any game: the language's own name, taking back, saved games, what a setup does not allow.

language-name = Русский
number-decimal = { $whole },{ $part }

## Taking back

undo-last = Отменить последний выбор
undo-what = Отменить: { $what }
undo-barrier-start = Отменять ещё нечего.
undo-barrier-reveal = После него открылось что-то скрытое, поэтому отменить выбор нельзя.
undo-barrier-roll = После него брошен кубик или вытянут жетон, поэтому отменить выбор нельзя.
undo-barrier-seat = После него вопрос задан другому игроку, поэтому отменить выбор нельзя.
undo-barrier-table = Общий ответ всех за столом отменить нельзя.
undo-barrier-sealed = Выбор запечатан, пока не выберут все, поэтому отменить его нельзя.
undo-barrier-over = Игра окончена.

## Saved games

save-cannot-write = Не удалось сохранить игру в { $path }: { $why }.
save-cannot-keep = Неоконченную игру из { $path } не удалось сохранить отдельно: { $why }.
save-cannot-read = Не удалось прочитать { $path }: { $why }.
save-missing = Файла { $path } нет.
save-damaged = Файл { $path } повреждён ({ $part }): откройте более раннее сохранение. Файл останется как есть.
save-part-file = сам файл
save-part-setup = игроки и подготовка
save-part-table = настройки стола и ПИН-коды
save-part-journal = список ответов
save-part-checkpoint = состояние игры
save-no-file = { $path } — не файл, а папка, канал или устройство. Выберите файл сохранённой игры.
save-too-large = Файл { $path } гораздо больше любого сохранения и не прочитан. Выберите другой файл.
save-not-a-save = { $path } — не сохранённая игра. Выберите другой файл.
save-newer = { $path } сохранён более новой версией программы ({ $program }). Обновите программу, чтобы продолжить эту игру.
save-other-game = Это сохранение игры «{ $game }», которой эта программа не знает. Выберите другой файл.

## Why the system refuses to read or write a file; each is the end of a sentence

refused-nothing-there = нет такого файла или папки
refused-forbidden = нет прав доступа
refused-read-only = диск доступен только для чтения
refused-full = на диске нет места
refused-folder = такое имя носит папка
refused-no-folder = часть пути — файл, а не папка
refused-long-name = имя слишком длинное
refused-busy = файл занят другой программой
refused-disk-fault = диск сообщает об ошибке
refused-no-file = такое имя носит папка, канал или устройство

## What a setup does not allow

setup-names = У каждого игрока должно быть своё имя.
person-unnamed = Игрок { $number }
setup-colours = У каждого игрока должен быть свой цвет.
