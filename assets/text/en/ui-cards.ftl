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
ui-cards-exploration-silence = Silence
ui-cards-exploration-danger = Danger
ui-cards-exploration-slime = Slime
ui-cards-exploration-fire = Fire
ui-cards-exploration-malfunction = Malfunction
ui-cards-exploration-doors = Doors close
