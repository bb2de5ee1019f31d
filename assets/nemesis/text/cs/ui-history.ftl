## A game

ui-history-end-jump = Hyperskok proběhl.
ui-history-end-self_destruct = Proběhla autodestrukce.
ui-history-end-fire = Oheň zachvátil všechno.
ui-history-end-hull = Trup nevydržel.
ui-history-end-all_gone = Na palubě nezbyl nikdo bdělý.
ui-history-ship-destroyed = Loď je zničená.
ui-history-ship-earth = Loď doletěla na Zemi.
ui-history-ship-mars = Loď doletěla na Mars.
ui-history-ship-venus = Loď doletěla na Venuši.
ui-history-ship-deep_space = Loď se ztratila v Hlubokém vesmíru.
ui-history-lived = Naživu
ui-history-died = Smrt
ui-history-met = úkol splněn
ui-history-not-met = úkol nesplněn
ui-history-intruders = Dál hra za vetřelce.
ui-history-no-character = Bez postavy

## Figures

ui-history-survivors = Přeživší
ui-history-of-people = { $count } z { $people } hráčů
ui-history-by-mode = Vítězství podle režimu
ui-history-by-ending = Jak hry končí
ui-history-by-ship = Osud lodi
ui-history-by-character = Postavy
ui-history-column-survived = naživu
ui-history-ended-jump = Hyperskok
ui-history-ended-self_destruct = Autodestrukce
ui-history-ended-fire = Požár
ui-history-ended-hull = Zhroucení trupu
ui-history-ended-all_gone = Nikdo bdělý
ui-history-got-destroyed = Zničená
ui-history-got-earth = Země
ui-history-got-mars = Mars
ui-history-got-venus = Venuše
ui-history-got-deep_space = Hluboký vesmír
