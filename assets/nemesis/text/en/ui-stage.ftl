### The stage beside the ship: what a moment did, in words. Names stand in the nominative, sentences in the present tense.

ui-stage-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
ui-stage-surprise = Surprise attack!

## Noise

ui-stage-noise = Noise in corridor { $number }
ui-stage-noise-new = It was quiet there: a noise marker goes down.
ui-stage-noise-again = There was noise already: something comes.

## Attacks

ui-stage-missed = { CAP(NOUN($kind, form: "nom")) } misses { $name }.
ui-stage-dies = { $name } dies.
ui-stage-serious =
    { $name } has { $count ->
        [one] { $count } serious wound
       *[other] { $count } serious wounds
    }: { $more } more.
ui-stage-light =
    { $name } has { $count ->
        [one] { $count } light wound
       *[other] { $count } light wounds
    }: { $more } more.
ui-stage-contaminated =
    { $name } gets { $count ->
        [one] { $count } Contamination card
       *[other] { $count } Contamination cards
    }.
ui-stage-slimed = { $name } is covered in slime.
ui-stage-larva = A larva settles in { $name }.
ui-stage-free = free
ui-stage-means = { $name }: { $text }

## Shots and blows

ui-stage-hits =
    { $count ->
        [0] No injury
        [one] { $count } injury
       *[other] { $count } injuries
    }
ui-stage-injuries =
    { CAP(NOUN($kind, form: "nom")) } has { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }.
ui-stage-killed = { CAP(NOUN($kind, form: "nom")) } dies.

## The event phase

ui-stage-moved =
    { $count ->
        [one] { $count } intruder moves.
       *[other] { $count } intruders move.
    }
ui-stage-changed = Nobody moves, but the ship changes.
ui-stage-unchanged = Nobody moves, and nothing changes on the ship.
ui-stage-burns =
    { $count ->
        [one] The fire takes its toll once.
       *[other] The fire takes its toll { $count } times.
    }

## Scenes that fill the table

ui-stage-pod-away = Pod { $pod } is away
ui-stage-launched =
    { $count ->
        [one] { $names } is safe from the ship.
       *[other] { $names } are safe from the ship.
    } Whether they are safe from what they carry, the scan at the end will tell.
ui-stage-left-in-pod = Left in pod { $pod }, round { $round }
ui-stage-sleeps = { $name } falls asleep
ui-stage-sleeps-text = The chamber closes. { $name } takes no more turns; course and engines decide the rest.
ui-stage-jumps = The Nemesis jumps
ui-stage-jumps-text = Round { $round } is over. Whoever is awake on board does not live through the jump.
ui-stage-destroyed = The Nemesis is gone
ui-stage-dies-in-jump = Awake on board: dies in the jump
ui-stage-dies-with-ship = On board: dies with the ship
ui-stage-dead = Dead
ui-stage-asleep = Asleep
ui-stage-gone = Gone in a pod
ui-stage-in-pod = In a pod

## Carnomorphs

ui-stage-without-card = No card is drawn: a mutation card for whoever has none, a Contamination card, a light wound. Then it is gone, and a Shambler goes into the bag.
ui-stage-mutated = { $name } takes a mutation card.
ui-stage-markers = { $name } has { $count ->
        [one] { $count } mutation marker
       *[other] { $count } mutation markers
    }.
ui-stage-marker-kills = The fourth kills.
ui-stage-feeding = Feeding { NOUN($room, form: "in") }
ui-stage-feeding-done =
    { $count ->
        [one] { $count } Carnomorph has fed.
       *[other] { $count } Carnomorphs have fed.
    }
ui-stage-feeding-hungry =
    { $count ->
        [one] { $count } finds no food.
       *[other] { $count } find no food.
    }
ui-stage-feeding-heal = Heals
ui-stage-feeding-healed =
    { $count ->
        [0] it was unhurt
        [one] { $count } injury gone
       *[other] { $count } injuries gone
    }
ui-stage-feeding-develop = Grows
ui-stage-feeding-up = one level up
ui-stage-feeding-largest = nothing is larger
ui-stage-feeding-blocked = none of the next is free
ui-stage-feeding-eat = Eats
ui-stage-food-red_corpse = Red corpse
ui-stage-food-egg = Egg
ui-stage-food-carcass = Carcass
ui-stage-food-metagorger = Metagorger
ui-stage-food-blue_corpse = Blue corpse
