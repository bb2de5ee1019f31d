# The screens around the table: start, new game, saved games, settings, about.

ui-start-language = English
ui-start-title = NEMESIS DESKTOP
ui-start-subtitle = three board games around one laptop, made by fans
ui-start-window = Nemesis Desktop
ui-start-languages = Language
ui-start-back = Back
ui-start-key-back = Esc
ui-start-key-on = Enter

## Start screen

ui-start-continue = Continue
ui-start-continue-hint = { $stage }: { $people }
ui-start-continue-ended = The game is over: { $people }
ui-start-continue-unreadable = The last game cannot be read
ui-start-new = New game
ui-start-new-hint = One to eight people around this laptop
ui-start-load = Open a saved game
ui-start-history = Games played here
ui-start-rules = Rules
ui-start-settings = Settings
ui-start-about = About
ui-start-quit = Quit
ui-start-version = Version { $version }. Works without a network.
ui-start-unofficial = Unofficial fan work. The games and their names belong to their owners.

## New game

ui-start-game-title = New game
ui-start-game-begin = Start
ui-start-game-which = Game
ui-start-game-crew = Who plays
ui-start-game-count = People
ui-start-game-name = Name of person { $number }
ui-start-game-name-longest = At most { $count } characters.
ui-start-game-unnamed = Person { $number }
ui-start-game-colour = Colour of person { $number }
ui-start-game-colour-1 = blue circle
ui-start-game-colour-2 = green square
ui-start-game-colour-3 = yellow triangle
ui-start-game-colour-4 = pink diamond
ui-start-game-colour-5 = white cross
ui-start-game-colour-6 = mint star
ui-start-game-colour-7 = lavender capsule
ui-start-game-colour-8 = brown dome
ui-start-game-pin = PIN
ui-start-game-pin-of = PIN of person { $number }, optional
ui-start-game-pin-hint = A PIN is optional: four to eight digits, asked before your cards are shown.
ui-start-game-same-name = Two people have the same name. Give one of them another.
ui-start-game-short-pin = A PIN has four to eight digits, or is left out.
ui-start-game-secrecy = Secrecy
ui-start-game-secrecy-shield = Shield
ui-start-game-secrecy-shield-hint = Between two people the whole screen is covered, until the next one says they are there.
ui-start-game-secrecy-face-down = Face down
ui-start-game-secrecy-face-down-hint = No cover: what is private shows only while its owner holds a key or a button.
ui-start-game-secrecy-open = Open
ui-start-game-secrecy-open-hint = Nothing is covered: you have no secrets from yourself.
ui-start-game-reactions = Reactions
ui-start-game-reactions-ask = Always ask
ui-start-game-reactions-ask-hint = Whenever somebody might interrupt, the table is asked.
ui-start-game-reactions-call = When somebody calls
ui-start-game-reactions-call-hint = The game goes on after a short wait, unless somebody calls out.
ui-start-game-seed = Seed
ui-start-game-seed-random = at random: { $seed }
ui-start-game-seed-hint = The same seed and the same choices give the same game. Leave it empty for a new one.

## Saved games

ui-start-saves-title = Saved games
ui-start-saves-save-title = Save the game
ui-start-saves-name = Name
ui-start-saves-save = Save
ui-start-saves-open = Open
ui-start-saves-delete = Delete
ui-start-saves-import = Add a file…
ui-start-saves-import-title = Choose a saved game
ui-start-saves-files = Saved games
ui-start-saves-all-files = All files
ui-start-saves-none = No saved games yet. Every game saves itself while you play; Continue brings it back.
ui-start-saves-ended = Over
ui-start-saves-autosave = The last game
ui-start-saves-former = { $name }, the save before
ui-start-saves-autosave-hint = saved after every answer
ui-start-saves-unreadable = Cannot be read
ui-start-saves-unreadable-hint = This file is left as it is: it is neither overwritten nor deleted.
ui-start-saves-ask-delete = Delete “{ $name }” for good?
ui-start-saves-keep = Keep
ui-start-saves-deleted = “{ $name }” has been deleted.
ui-start-saves-saved = Saved as “{ $name }”.
ui-start-saves-imported = “{ $name }” is now among your saved games.
ui-start-saves-ask-replace = “{ $name }” already exists. Overwrite it?
ui-start-saves-replace = Overwrite
ui-start-saves-taken-unreadable = A file with this name already exists and cannot be read. Choose another name.
ui-start-saves-no-name = Give the game a name first.
ui-start-saves-cannot-delete = “{ $name }” could not be deleted: { $reason }
ui-start-saves-cannot-copy = The file could not be added: { $reason }
ui-start-saves-cannot-save = The game could not be saved: { $reason }
ui-start-saves-cannot-read = The file cannot be read: { $reason }

## Settings

ui-start-set-title = Settings
ui-start-set-language = Language
ui-start-set-language-hint = Changes at once, even in the middle of a game.
ui-start-set-text = Text size
ui-start-set-text-value = { $percent }%
ui-start-set-text-hint = All text grows; the labels on the map stop growing a little sooner.
ui-start-set-motion = Animations
ui-start-set-motion-slow = Slow
ui-start-set-motion-normal = Normal
ui-start-set-motion-fast = Fast
ui-start-set-motion-still = Still
ui-start-set-motion-off = Off
ui-start-set-motion-hint = A click or the space bar always skips them.
ui-start-set-motion-still-hint = Nothing moves: each picture simply changes, and stays until it is read.
ui-start-set-motion-off-hint = Nothing is shown: the picture changes at once, and the log tells what happened.
ui-start-set-cards = Cards shown to the table
ui-start-set-cards-on = Wait
ui-start-set-cards-off = Go on
ui-start-set-cards-hint = Event and weakness cards, too, stay until a click or the space bar. What hits somebody always does.
ui-start-set-follow = Follow the action
ui-start-set-follow-on = Yes
ui-start-set-follow-off = No
ui-start-set-follow-hint = When you have zoomed in, the ship moves to where something happens, and back when you are asked.
ui-start-set-reactions = Reactions
ui-start-set-secrecy = Secrecy in new games
ui-start-set-full = Full screen
ui-start-set-full-on = On
ui-start-set-full-off = Off
ui-start-set-full-hint = F11 changes it at any time.

## About

ui-start-about-title = About
ui-start-about-program = Nemesis Desktop { $version }
ui-start-about-unofficial = An unofficial fan work, free and without a network. Rules, names and numbers come from the board games Nemesis, The Thing and Space Alert and belong to their owners; all wording and drawings here are our own. Please own the game you play.
ui-start-about-licences = What is inside, and its licences
ui-start-about-own = this program
ui-start-about-font = typeface
ui-start-about-library = library
ui-start-about-no-text = The licence text is published by the makers of this part.
ui-start-about-part = { $name } ({ $kind }): { $licence }
