### Around any game: the language's own name, taking back, saved games, what a setup does not allow.

language-name = English
number-decimal = { $whole }.{ $part }

## Taking back

undo-last = Take back the last choice
undo-what = Take back: {$what}
undo-barrier-start = There is nothing to take back yet.
undo-barrier-reveal = Something hidden has been seen since, so it cannot be taken back.
undo-barrier-roll = A die has been rolled or a token drawn since, so it cannot be taken back.
undo-barrier-seat = Somebody else has been asked since, so it cannot be taken back.
undo-barrier-table = The whole table has given its answer, so it cannot be taken back.
undo-barrier-sealed = The choice is sealed until everybody has chosen, so it cannot be taken back.
undo-barrier-over = The game is over.

## Saved games

save-cannot-write = The game could not be saved to { $path }: { $why }.
save-cannot-keep = The unfinished game in { $path } could not be kept: { $why }.
save-cannot-read = { $path } could not be read: { $why }.
save-missing = There is no file { $path }.
save-damaged = { $path } is damaged ({ $part }): open an older save of this game. The file stays as it is.
save-part-file = the file itself
save-part-setup = people and setup
save-part-table = table settings and PINs
save-part-journal = the list of choices
save-part-checkpoint = the state of the game
save-no-file = { $path } is not a file but a folder, a pipe or a device. Choose the file of a saved game.
save-too-large = { $path } is far larger than any saved game and has not been read. Choose another file.
save-not-a-save = { $path } is not a saved game. Choose another file.
save-newer = { $path } was saved by a newer version of the program ({ $program }). Update the program to continue this game.
save-other-game = This is a saved game of “{ $game }”, which this program does not know. Choose another file.

## Why the system refuses to read or write a file; each is the end of a sentence

refused-nothing-there = No such file or directory
refused-forbidden = Permission denied
refused-read-only = Read-only disk
refused-full = No space left on device
refused-folder = A folder has this name
refused-no-folder = Not a directory, but a file
refused-long-name = The name is too long
refused-busy = Another program is using it
refused-disk-fault = The disk reports a fault
refused-no-file = A folder, a pipe or a device has this name

## What a setup does not allow

setup-names = Every player needs a name of their own.
person-unnamed = Person { $number }
setup-colours = Every player needs a colour of their own.
