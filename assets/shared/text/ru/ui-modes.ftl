## New game

ui-modes-pages = Страницы
ui-modes-page-game = Игроки и режим
ui-modes-page-variants = Варианты
ui-modes-page-variants-on = Варианты: { $count }
ui-modes-count-alone = Вы одни. Передавать ноутбук некому.
ui-modes-count-several = У каждого один персонаж. Передавайте ноутбук, когда об этом попросит экран.
ui-modes-count-open = Всё лежит на столе открыто, отворачиваться никому не нужно.
ui-modes-open-hint = Все видят всё: без ширмы и без передачи ноутбука.
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
