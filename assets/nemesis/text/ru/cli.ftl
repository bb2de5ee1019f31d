## nemesis-desktop

cli-option-players = сколько игроков, от 1 до 5 (4; в одиночном режиме 1)
cli-option-mode = semi, solo или coop (semi; для одного игрока solo)
cli-option-board = main или alternate (main)
cli-option-species = intruders или carnomorphs: кто на борту (intruders)
cli-option-intruder-player = погибший первым может продолжить игру за пришельцев (semi)
cli-option-variants = варианты, через запятую
cli-bad-mode = Режима «{ $given }» нет. Есть: { $known }.
cli-bad-board = Стороны поля «{ $given }» нет. Есть: { $known }.
cli-bad-species = На борту не может быть «{ $given }». Есть: { $known }.
cli-bad-variant = Варианта «{ $given }» нет. Есть: { $known }.
cli-mode-players =
    Режим { $mode } — для { $most ->
        [1] 1 игрока
       *[other] { $least }–{ $most } игроков
    }, а не для { $players }.
cli-mode-variant = Вариант { $variant } не сочетается с режимом { $mode }. Сочетаются: { $known }.

## nemesis-desktop simulate

cli-survivors = Выжило: { $survivors } из { $people }.
cli-board-main = основная сторона поля
cli-board-alternate = альтернативная сторона поля
cli-endings = Чем кончилось:
cli-ending-jump = корабль совершил гиперпрыжок
cli-ending-self_destruct = самоуничтожение
cli-ending-fire = корабль сгорел
cli-ending-hull = корпус разрушился
cli-ending-all_gone = на борту никого не осталось
cli-objectives = Миссии, сколько раз оставлены и выполнены:
