# The ways to play: the choices of a new game, and what the modes and variants bring to the table.

## New game

ui-modes-pages = Страницы
ui-modes-page-game = Игроки и режим
ui-modes-page-variants = Варианты
ui-modes-page-variants-on = Варианты: { $count }
ui-modes-mode = Режим
ui-modes-semi = Полукооперативный
ui-modes-solo = Одиночный
ui-modes-coop = Кооперативный
ui-modes-semi-short = полукооперативный режим
ui-modes-solo-short = одиночный режим
ui-modes-coop-short = кооперативный режим
ui-modes-board = Корабль
ui-modes-board-main = Основная сторона
ui-modes-board-main-hint = Между двумя отсеками не больше одного коридора; технические коридоры — единая сеть.
ui-modes-board-alternate = Альтернативная сторона
ui-modes-board-alternate-hint = Выжить труднее: кое-где по два коридора, а технических сетей две, отдельные.
ui-modes-board-alternate-short = альтернативная сторона
ui-modes-count-alone = Вы одни. Передавать ноутбук некому.
ui-modes-count-several = У каждого один персонаж. Передавайте ноутбук, когда об этом попросит экран.
ui-modes-count-open = У каждого один персонаж, и всё лежит на столе открыто.
ui-modes-open-hint = Все видят всё: без заслона и передачи ноутбука.
ui-modes-variants = Варианты
ui-modes-variants-hint = Каждый выключен, пока вы его не включите. Показаны только те, что подходят режиму.
ui-modes-people = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}

## Start screen

ui-modes-again = Ещё раз тем же составом
