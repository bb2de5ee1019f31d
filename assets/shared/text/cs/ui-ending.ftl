### The page on which a game ends, whatever the game.

ui-ending-again = Hrát znovu
ui-ending-start = Na úvodní obrazovku
ui-ending-save-picture = Uložit obrázek
ui-ending-picture-failed = Obrázek nelze uložit: { $path }.
ui-ending-watch = Přehrát znovu
ui-ending-tab-picture = Konec
ui-ending-tab-log = Záznam
ui-ending-tab-numbers = Čísla
