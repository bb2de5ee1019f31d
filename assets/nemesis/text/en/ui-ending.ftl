### The end of a game.

ui-ending-title-jump = The jump is done
ui-ending-title-self_destruct = The ship has destroyed itself
ui-ending-title-fire = The ship burns out
ui-ending-title-hull = The hull gives way
ui-ending-title-all_gone = Nobody is left on board
ui-ending-subtitle = Round { $round }. Who lives, and who wins?
ui-ending-engines = Engines
ui-ending-coordinates = Coordinates
ui-ending-contamination = Contamination
ui-ending-objectives = Objectives
ui-ending-later = Still face down.
ui-ending-no-engines = There is no ship left whose engines could be checked.
ui-ending-no-coordinates = The ship arrives nowhere.
ui-ending-no-contamination = Nobody is left to be scanned.
ui-ending-no-objectives = Nobody is left.
ui-ending-now-engines = They are turned over one by one.
ui-ending-now-coordinates = The course is turned over.
ui-ending-now-contamination = Survivors are scanned one by one.
ui-ending-now-objectives = Everybody shows what they wanted.
ui-ending-engines-text = The upper token of each engine counts. With two or three damaged engines the ship explodes.
ui-ending-coordinates-text = Only on the way to Earth do those who hibernate survive.
ui-ending-engine = Engine { $number }: { $state }.
ui-ending-engines-work =
    { $well ->
        [yes] { $count } of 3 work: the ship holds.
       *[no] Only { $count } of 3 work: the ship explodes.
    }
ui-ending-course = Course { $space } leads to { NOUN($place, form: "acc") }.
ui-ending-clean = { $name } is clean.
ui-ending-infected-lives = { $name } lives: no contamination among the { $drawn } cards.
ui-ending-infected-dies = { $name } dies: contamination among the { $drawn } cards.
ui-ending-mutant-lives =
    { $found ->
        [0] { $name } lives: no contamination among the cards, { $total } of 4 mutation markers.
        [one] { $name } lives: { $found } Contamination card brings a marker, { $total } of 4.
       *[other] { $name } lives: { $found } Contamination cards bring markers, { $total } of 4.
    }
ui-ending-mutant-dies = { $name } mutates: { $total } of 4 markers.
ui-ending-ill = Contamination kills: { $names }.
ui-ending-all-clean = Contamination kills nobody.
ui-ending-infected-question = { $name }: infected?
ui-ending-scanned =
    { $count ->
        [0] No Contamination card to scan.
        [one] { $count } Contamination card is scanned.
       *[other] { $count } Contamination cards are scanned.
    }
ui-ending-larva = A larva sits in the body: nothing is scanned.
ui-ending-larva--carnomorphs = There is a mutation card: nothing is scanned.
ui-ending-draw-text = The whole deck is shuffled and four cards are turned over. A single Contamination card among them kills.
ui-ending-clean-text = Nothing is found: no card shows the infection, and there is no larva.
ui-ending-clean-text--carnomorphs = Nothing is found: no card shows the infection, and there is no mutation card.
ui-ending-harmless = harmless
ui-ending-contaminated = contamination
ui-ending-objective-of = { $name }: objective
ui-ending-met = Fulfilled
ui-ending-not-met = Not fulfilled
ui-ending-wins = { $name } survives, with the objective fulfilled: { $name } wins.
ui-ending-lives-no-win = { $name } survives, but the objective is not fulfilled.
ui-ending-dead-met = { $name } is dead; the fulfilled objective does not help.
ui-ending-dead = { $name } is dead.
ui-ending-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
ui-ending-nobody-wins = Nobody wins.
ui-ending-nobody-text = The Nemesis keeps what it has taken.
ui-ending-won = Wins
ui-ending-dead-state = Dead
ui-ending-died-of = Cause of death: { $cause }.
ui-ending-hibernated = Hibernating
ui-ending-launched = Left in a pod
ui-ending-fate-hibernated = Has slept through the voyage.
ui-ending-fate-launched = Has left the ship in an escape pod.
ui-ending-passed-scan = Passed the scanner.
ui-ending-awaits = Awaits the check.
ui-ending-next = Next
ui-ending-to-verdict = To the verdict
ui-ending-skipping = Skipping never changes the result, only the time it takes.
ui-ending-died-of-intruder = Cause of death: { $cause } ({ NOUN($kind, form: "one") }).
ui-ending-died-where = { $room }, round { $round }.
ui-ending-ship-arrives = The Nemesis ends its voyage: { $place }.
ui-ending-ship-destroyed = The Nemesis is lost: { $cause }.
ui-ending-figure-rounds =
    { $count ->
        [one] round
       *[other] rounds
    }
ui-ending-figure-explored =
    { $count ->
        [one] room explored
       *[other] rooms explored
    }
ui-ending-figure-noise =
    { $count ->
        [one] noise roll
       *[other] noise rolls
    }
ui-ending-figure-encounters =
    { $count ->
        [one] encounter
       *[other] encounters
    }
ui-ending-figure-killed =
    { $count ->
        [one] intruder killed
       *[other] intruders killed
    }
ui-ending-figure-wounds =
    { $count ->
        [one] wound
       *[other] wounds
    }
ui-ending-lived = Lived
ui-ending-headline-gone = The Nemesis is gone
ui-ending-headline-away =
    { $count ->
        [one] One got away
       *[other] { $count } got away
    }
ui-ending-headline-all =
    { $people ->
        [1] { $place }. Alive
       *[other] { $place }. All { $people } live
    }
ui-ending-headline-some = { $place }. { $count } of { $people } live
ui-ending-headline-none = { $place }. Nobody lives
ui-ending-chip-engines = { $count } of 3 engines work
ui-ending-chip-course = Course { $space }: { $place }
ui-ending-chip-clean = Nobody infected
ui-ending-chip-round = Round { $round }
