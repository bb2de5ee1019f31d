### The guided first game: its controls.

ui-lesson-entry = První hra s průvodcem
ui-lesson-progress = { $number } z { $count }
ui-lesson-next = Dál
ui-lesson-key-next = Enter
ui-lesson-again = Od začátku
ui-lesson-leave = Odejít
ui-lesson-later = K tomu se ještě dostaneme.
ui-lesson-wait = To přijde později. Nejdřív udělejte to, co je napsáno zde.
ui-lesson-wait-next = Tady není co vybírat. Pokračujte tlačítkem Dál.
ui-lesson-done = Na úvodní obrazovku
ui-lesson-finish = K vyhodnocení
