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
ui-shield-bulkhead = BULKHEAD { $number }
