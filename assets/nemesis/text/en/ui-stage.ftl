### The stage beside the ship: what a moment did, in words. Names stand in the nominative, sentences in the present tense.

ui-stage-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
ui-stage-surprise = Surprise attack!

## Noise

ui-stage-noise = Noise in corridor { $number }
ui-stage-noise-new = It was quiet there: a Noise marker goes down.
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
    } Whether from what they carry, the scan at the end will tell.
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
