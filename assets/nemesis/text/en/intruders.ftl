### Intruders. Forms: one (a new one), then the cases; -count is a number of them.

intruder-larva = Larva
    .one = a larva
    .nom = the larva
    .gen = the larva
    .dat = the larva
    .acc = the larva
    .ins = the larva
    .loc = the larva

intruder-creeper = Creeper
    .one = a creeper
    .nom = the creeper
    .gen = the creeper
    .dat = the creeper
    .acc = the creeper
    .ins = the creeper
    .loc = the creeper

intruder-adult = Adult
    .one = an adult
    .nom = the adult
    .gen = the adult
    .dat = the adult
    .acc = the adult
    .ins = the adult
    .loc = the adult

intruder-breeder = Breeder
    .one = a breeder
    .nom = the breeder
    .gen = the breeder
    .dat = the breeder
    .acc = the breeder
    .ins = the breeder
    .loc = the breeder

intruder-queen = Queen
    .one = the queen
    .nom = the queen
    .gen = the queen
    .dat = the queen
    .acc = the queen
    .ins = the queen
    .loc = the queen

intruder-blank = Blank token
    .one = a blank token
    .nom = the blank token
    .gen = the blank token
    .dat = the blank token
    .acc = the blank token
    .ins = the blank token
    .loc = the blank token
intruder-larva-count = { $n ->
        [one] { $n } larva
       *[other] { $n } larvae
    }
intruder-creeper-count = { $n ->
        [one] { $n } creeper
       *[other] { $n } creepers
    }
intruder-adult-count = { $n ->
        [one] { $n } adult
       *[other] { $n } adults
    }
intruder-breeder-count = { $n ->
        [one] { $n } breeder
       *[other] { $n } breeders
    }
intruder-queen-count = { $n ->
        [one] { $n } queen
       *[other] { $n } queens
    }
intruder-blank-count = { $n ->
        [one] { $n } blank token
       *[other] { $n } blank tokens
    }

## What each kind does

intruder-larva-text = Dies at the first injury. Its attack draws no card: it settles in its victim, who also gets a Contamination card. Leaves no carcass.
intruder-creeper-text = Toughness: 1 attack card. May turn into a breeder. Leaves a carcass.
intruder-adult-text = The most common intruder. Toughness: 1 attack card. Leaves a carcass.
intruder-breeder-text = Toughness: the sum of 2 attack cards; an arrow on either makes it retreat. Leaves a carcass.
intruder-queen-text = There is only one. Toughness: the sum of 2 attack cards; an arrow on either makes her retreat. Lays eggs in the Nest.
intruder-blank-text = Not an intruder. In an encounter it leaves noise in every corridor of the room and returns to the bag.
token-blank = Blank token
term-intruder-token = Intruder token
term-intruder-token-text = Drawn from the bag in an encounter. If its number is higher than the number of cards in hand, the intruder makes a surprise attack.

## Objects (also the slots of the weaknesses)

object-egg = Intruder egg
    .nom = the egg
    .gen = the egg
    .dat = the egg
    .acc = the egg
    .ins = the egg
    .loc = the egg

object-carcass = Intruder carcass
    .nom = the carcass
    .gen = the carcass
    .dat = the carcass
    .acc = the carcass
    .ins = the carcass
    .loc = the carcass

object-corpse = Character corpse
    .nom = the corpse
    .gen = the corpse
    .dat = the corpse
    .acc = the corpse
    .ins = the corpse
    .loc = the corpse

object-red_corpse = Red character corpse
    .nom = the red corpse
    .gen = the red corpse
    .dat = the red corpse
    .acc = the red corpse
    .ins = the red corpse
    .loc = the red corpse

object-blue_corpse = Blue character corpse
    .nom = the blue corpse
    .gen = the blue corpse
    .dat = the blue corpse
    .acc = the blue corpse
    .ins = the blue corpse
    .loc = the blue corpse
