## New game

ui-modes-mode = Mode
ui-modes-semi = Semi-cooperative
ui-modes-solo = Solo
ui-modes-coop = Cooperative
ui-modes-semi-short = semi-cooperative
ui-modes-solo-short = solo
ui-modes-coop-short = cooperative
ui-modes-species = Who is on board?
ui-modes-species-intruders = Intruders
ui-modes-species-intruders-hint = The base game: larvae that settle in people, weaknesses to be discovered, a queen.
ui-modes-species-carnomorphs = Carnomorphs
ui-modes-species-carnomorphs-hint = They eat and grow, adapt, and make people mutate. Nobody can play them: the cards for it name larvae and adults.
ui-modes-species-carnomorphs-short = Carnomorphs
ui-modes-board = Ship
ui-modes-board-main = Main side
ui-modes-board-main-hint = At most one corridor between two rooms; all technical corridors are one network.
ui-modes-board-alternate = Alternate side
ui-modes-board-alternate-hint = Harder to survive: double corridors, and two separate networks of technical corridors.
ui-modes-board-alternate-short = alternate side
ui-modes-draft = Characters
ui-modes-draft-draft = Draw two, keep one
ui-modes-draft-draft-hint = Everybody draws two characters, keeps one and shuffles the other back.
ui-modes-draft-free = Free choice
ui-modes-draft-free-hint = In turn, everybody takes any character that is still free.
ui-modes-draft-random = At random
ui-modes-draft-random-hint = Everybody is dealt a character at random.

## The cards of the intruder player

ui-modes-card-move = Movement: one intruder goes through a corridor with the number { $numbers }.
ui-modes-card-attack =
    { $count ->
        [1] Attack: one intruder attacks a character in its room with the next attack card.
       *[other] Attack: one intruder attacks a character in its room. { $count } attack cards are looked at, one is used.
    }
ui-modes-card-effect = Effect: { $effect }

## Playing the intruders

ui-modes-role = Intruders
ui-modes-leader = { $name }, the intruders
ui-modes-leads = Leads everything that hunts on board
ui-modes-leads-short = Leads the intruders
ui-modes-leads-text = Plays the intruders with cards of their own: one action in each turn.
ui-modes-cards = Deck { $deck } · in hand { $hand } of { $most }
ui-modes-cards-text = Intruder cards in hand { $hand }, deck { $deck }
ui-modes-none-aboard = No intruder is on board.
ui-modes-guide = One card in each turn, in one of three ways
ui-modes-guide-move = Move any intruder through a corridor with a number on the card
ui-modes-guide-attack = Let any intruder attack any character in its room
ui-modes-guide-effect = Use the effect on the card
ui-modes-guide-cards = Each round { $drawn } cards, at most { $most } in hand. A pass keeps at most { $kept }.
ui-modes-guide-aim = The intruder player cannot win, only keep the others from winning.
ui-modes-step-skipped = Left out: somebody plays the intruders.

## Shared objectives

ui-modes-shared = Shared objectives
ui-modes-shared-count =
    { $count ->
        [one] { $count } shared objective
       *[other] { $count } shared objectives
    }
ui-modes-shared-text = They lie open. The group wins if all of them are met and at least one character survives.
ui-modes-signals = Signal sent: { $sent } of { $needed } characters

## Revival, open inventories, traits

ui-modes-revive-dead = Can be revived: bring the corpse into the working Emergency Room before the next round begins.
ui-modes-revive-room = A character whose corpse lies here, or is carried here, when a round begins comes back to life, unless there is an intruder or a malfunction.
ui-modes-items = Items, open for everybody: { $list }
ui-modes-trait = Trait “{ $name }”: { $text }

## Ending

ui-modes-end-later = Checked at the very end.
ui-modes-end-now = The shared objectives are checked one by one.
ui-modes-end-objective = Shared objective { $number } of { $count }
ui-modes-end-met = { CAP($objective) }: fulfilled.
ui-modes-end-not-met = { CAP($objective) }: not fulfilled.
ui-modes-end-won = All objectives are met and somebody lives: the crew wins together.
ui-modes-end-lost = Objectives met: { $met } of { $count }. The crew loses together.
ui-modes-end-nobody = Nobody has survived: the crew loses together.
ui-modes-end-hunted = The intruders that { $name } led have let nobody win.
