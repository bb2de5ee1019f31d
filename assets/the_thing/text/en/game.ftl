### A new game, its stages, and what a setup does not allow.

thing-modes = How to play
thing-mode-hidden = Hidden roles
thing-mode-hidden-hint = 4–8 people. One of them is an alien, and perhaps not the only one for long.
thing-mode-hidden-short = hidden roles
thing-mode-coop = Together
thing-mode-coop-hint = 1–3 people with six characters against the alien that the game plays.
thing-mode-coop-short = together
thing-choosing = Characters
thing-choosing-dealt = At random
thing-choosing-dealt-hint = Everybody is dealt a character.
thing-choosing-chosen = By choice
thing-choosing-chosen-hint = Each in turn takes a free character.
thing-variant-tame_kennel = Tame kennel
thing-variant-tame_kennel-hint = For first games: a dog that was caught never comes back.
thing-variant-sealed_ballots = Sealed ballots
thing-variant-sealed_ballots-hint = Votes are cast behind the shield, one after another, instead of by pointing.
thing-setup-people = This way of playing is for { $least } to { $most } people.
thing-stage = Round { $round }
cli-thing-option-players = how many people, 1 to 8 (6); up to 3 play together
thing-cli-rounds = Rounds per game: { $rounds }
thing-cli-humans = won by the humans
thing-cli-aliens = won by the aliens
