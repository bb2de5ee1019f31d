### Cards, dice, reveals and explanations: the small labels that belong to no card of its own.

## Labels on cards

# The word between two ways of using a card, exactly as the card texts write it.
ui-cards-or-mark = OR
ui-cards-or = or
ui-cards-and = and
ui-cards-both = { $first } and { $second }
ui-cards-either = { $first } or { $second }
ui-cards-object-text = Heavy: takes up a hand slot. It can be picked up, put down and given to somebody in the same room.
ui-cards-quest-sleeping = Not active yet
ui-cards-wound-dressed = Dressed
ui-cards-wound-dressed-text = no effect, still counts
ui-cards-event-moves = They move through
ui-cards-fate-discard = Then discarded
ui-cards-fate-remove = Removed; discards reshuffled
ui-cards-fate-shuffle_back = Shuffled back into the deck

## Explanations

ui-cards-course = { $space }: { $place }
ui-cards-space = Course { $space }
ui-cards-cost =
    { $cost ->
        [0] Costs no card
        [one] Costs { $cost } card
       *[other] Costs { $cost } cards
    }
ui-cards-capacity = Holds up to { $count } ammo.
ui-cards-component = Component: { $component }.
ui-cards-recipe = Crafted from { $first } and { $second }.
ui-cards-items-reduced = Items to be found here: { $printed } − { $less } ({ ui-modes-solo-short }) = { $count }.
ui-cards-items-here =
    { $count ->
        [0] Nothing is left to be found.
        [one] { $count } item can still be found.
       *[other] { $count } items can still be found.
    }
ui-cards-eggs =
    { $count ->
        [0] No eggs are left in the Nest.
        [one] { $count } egg lies in the Nest.
       *[other] { $count } eggs lie in the Nest.
    }
ui-cards-token-number = Surprise: { $number } against the number of cards in hand.
ui-cards-room-action =
    { $cost ->
        [0] { $action }.
        [one] { $action }: costs { $cost } card.
       *[other] { $action }: costs { $cost } cards.
    }
ui-cards-room-white = Red, yellow or green items: the searcher chooses.
ui-cards-noted = You have seen: { $what }.
ui-cards-corridor = { $first } – { $second }
ui-cards-corridor-numbers = Numbers: { $numbers }.
ui-cards-injuries =
    { $count ->
        [0] Unhurt.
        [one] { $count } injury.
       *[other] { $count } injuries.
    }
ui-cards-pod = Escape pod { $number }
ui-cards-pod-locked = { $section }. Locked.
ui-cards-pod-unlocked = { $section }. Unlocked.
ui-cards-pod-launched = { $section }. Launched.
ui-cards-pod-removed = { $section }. Lost.
ui-cards-pod-people = Inside: { $names }.
ui-cards-engine-unknown = You have not seen its state.

## Reveals

ui-cards-reveal-bag = Intruder bag
ui-cards-reveal-weakness = Weakness discovered
ui-cards-reveal-weakness--carnomorphs = Adaptation turned up
ui-cards-reveal-reaction = Reaction
ui-cards-reveal-scan = Scanner
ui-cards-reveal-surprise = { $number } is more than { $cards }: surprise attack on { $name }.
ui-cards-reveal-ready = { $number } is not more than { $cards }: { $name } is ready, no surprise attack.
ui-cards-reveal-enough =
    { $number ->
        [one] With { $number } card or more in hand there would have been no surprise.
       *[other] With { $number } cards or more in hand there would have been no surprise.
    }
