# The hand-off between two people.

ui-shield-pass = Pass the laptop to
ui-shield-i-am = I am { $name }
ui-shield-key = Enter
ui-shield-turn = { CAP($character) }. Your turn, round { $round }.
ui-shield-asked = { CAP($character) }. A question for you, round { $round }.
ui-shield-setup = Setting up the game.
ui-shield-only-then = Only then are your cards dealt onto the screen.
ui-shield-look-away-one = { $last } looks away.
ui-shield-look-away = { $first } and { $last } look away.
ui-shield-pin = PIN
ui-shield-pin-wrong = That is not the PIN of { $name }.
ui-shield-take-back = Take back
ui-shield-take-back-not = That cannot be taken back any more.
ui-shield-forgotten = Forgotten the PIN?
ui-shield-forgotten-ask = Remove the PIN of { $name }? Do it while all are at the table: everybody reads of it here and in the log.
ui-shield-forgotten-remove = Remove the PIN
ui-shield-forgotten-back = Keep it
ui-shield-forgotten-key = Esc
ui-shield-forgotten-told = { $name } has no PIN any more. Everybody is told.
ui-shield-bare = No PIN any more: { $names }.
ui-shield-bulkhead = BULKHEAD { $number }
ui-shield-finished = { $name } is done
ui-shield-text-smaller = Smaller text
ui-shield-text-larger = Larger text
