## A game

ui-history-end-jump = Гиперпрыжок совершён.
ui-history-end-self_destruct = Сработало самоуничтожение.
ui-history-end-fire = Огонь охватил всё.
ui-history-end-hull = Корпус не выдержал.
ui-history-end-all_gone = На борту не осталось бодрствующих.
ui-history-ship-destroyed = Корабль уничтожен.
ui-history-ship-earth = Корабль достиг Земли.
ui-history-ship-mars = Корабль достиг Марса.
ui-history-ship-venus = Корабль достиг Венеры.
ui-history-ship-deep_space = Корабль пропал в Глубоком космосе.
ui-history-lived = В живых
ui-history-died = Гибель
ui-history-met = миссия выполнена
ui-history-not-met = миссия не выполнена
ui-history-intruders = Дальше — игра за пришельцев.
ui-history-no-character = Без персонажа

## Figures

ui-history-survivors = Выжившие
ui-history-of-people = { $count } из { $people } игроков
ui-history-by-mode = Победы по режимам
ui-history-by-ending = Чем кончаются партии
ui-history-by-ship = Судьба корабля
ui-history-by-character = Персонажи
ui-history-column-survived = в живых
ui-history-ended-jump = Гиперпрыжок
ui-history-ended-self_destruct = Самоуничтожение
ui-history-ended-fire = Пожар
ui-history-ended-hull = Разрушение корпуса
ui-history-ended-all_gone = Никто не бодрствует
ui-history-got-destroyed = Уничтожен
ui-history-got-earth = Земля
ui-history-got-mars = Марс
ui-history-got-venus = Венера
ui-history-got-deep_space = Глубокий космос
