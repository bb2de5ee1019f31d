# The list of keys, the sounds and the second screen.

ui-keys-title = Keys
ui-keys-button = Keys
ui-keys-key = F2
ui-keys-key-close = Esc
ui-keys-table = The table
ui-keys-close = Close

ui-keys-everywhere = Everywhere
ui-keys-answering = Answering
ui-keys-looking = Looking

ui-keys-tab = Tab
ui-keys-tab-text = To the next thing; with Shift to the one before. What is asked comes first.
ui-keys-arrows = ← → ↑ ↓
ui-keys-arrows-text = To the neighbour: a card, a button, a room.
ui-keys-part = F6
ui-keys-part-text = To the next part of the table; with Shift to the one before.
ui-keys-press = Enter
ui-keys-press-text = Chooses what has the frame; with Shift, the careful way of doing it.
ui-keys-confirm = Enter
ui-keys-confirm-text = On the open table: confirms what is selected, and goes on.
ui-keys-back = Esc
ui-keys-back-text = Puts down what is selected, or takes the last choice back; also Backspace.
ui-keys-undo = Ctrl+Z
ui-keys-undo-text = Takes the last choice back.
ui-keys-number = 1–9
ui-keys-number-text = The button, or the line of a small menu, with that number.
ui-keys-more = M
ui-keys-more-text = Opens the menu of everything else that can be done.
ui-keys-mutation = U
ui-keys-mutation-text = Your mutation, where it can be used.
ui-keys-no = N
ui-keys-no-text = Answers that nobody reacts, or declines.
ui-keys-objectives = O
ui-keys-objectives-text = Hold it: your objectives.
ui-keys-notes = I
ui-keys-notes-text = Your notes.
ui-keys-piles = P
ui-keys-piles-text = The piles that lie face up.
ui-keys-log = L
ui-keys-log-text = Makes the log larger or smaller.
ui-keys-space = Space
ui-keys-space-text = Goes on to the next moment, and never past one. Playing face down: hold it to see your cards.
ui-keys-hold = H
ui-keys-hold-text = Holds what is shown, or lets it run on.
ui-keys-zoom = + − 0
ui-keys-zoom-text = On the ship: zooms in, zooms out, shows all of it.
ui-keys-rules = F1
ui-keys-rules-text = The rules.
ui-keys-this = F2
ui-keys-this-text = This list; also the question mark.
ui-keys-sound = F8
ui-keys-sound-text = Sound off and on.
ui-keys-second = F9
ui-keys-second-text = The open table on a second screen.
ui-keys-menu = F10
ui-keys-menu-text = The menu.
ui-keys-full = F11
ui-keys-full-text = Full screen.

## Sound

ui-keys-set-sound = Sound
ui-keys-set-sound-value = Volume { NUMBER($percent, maximumFractionDigits: 0) }%
ui-keys-set-sound-muted = Silent
ui-keys-set-sound-hint = F8 silences and wakes the ship at any time.
ui-keys-sound-is-off = Sound is off.
ui-keys-sound-is-on = Sound is on.

## The second screen

ui-keys-second-window = Nemesis Desktop – the open table
ui-keys-second-none = There is no second screen. Connect one, or a television, and try again.
ui-keys-second-menu = Second screen
ui-keys-second-turn = { $name } chooses an action.
ui-keys-second-pay = { $name } pays for an action.
ui-keys-second-aim = { $name } chooses a target.
ui-keys-second-other = { $name } decides.
ui-keys-second-together = The whole table decides.
