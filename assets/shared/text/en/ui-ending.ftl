### The page on which a game ends, whatever the game.

ui-ending-again = Play again
ui-ending-start = Start screen
ui-ending-save-picture = Save the picture
ui-ending-picture-failed = The picture cannot be written: { $path }.
ui-ending-watch = Watch again
ui-ending-tab-picture = Ending
ui-ending-tab-log = Log
ui-ending-tab-numbers = Numbers
