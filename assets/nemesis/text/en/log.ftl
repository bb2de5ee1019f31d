### The log. Sentences about people whose names stand in the nominative, in the present tense.

## Cards and belongings

log-drew-cards = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-loaded = { $who } loads { NOUN($weapon, form: "acc") }: { $ammo } ammo.
log-dropped-object = { $who } drops { NOUN($thing, form: "acc") } { NOUN($room, form: "in") }.
log-dropped-item = { $who } drops { NOUN($item, form: "acc") }.
log-dropped-hidden-item = { $who } drops { NOUN($deck, form: "acc") }.
log-dropped-hidden-item-seen = { $who } drops { NOUN($item, form: "acc") }.

## Attacks of intruders

log-attacks = { $surprise ->
        [yes] Surprise attack! { "" }
       *[no] { "" }
    }{ CAP(NOUN($kind, form: "nom")) } attacks { $target } with { $attack }: { $hit ->
        [yes] a hit
       *[no] a miss
    }.
log-larva-attacks = { $surprise ->
        [yes] Surprise attack! { "" }
       *[no] { "" }
    }The larva attacks { $target }.
log-reacts = { $who } reacts with { $card }.
log-reacts-with-item = { $who } reacts with { NOUN($item, form: "ins") }.

## Combat

log-shoots = { $who } shoots at { NOUN($kind, form: "acc") } with { NOUN($weapon, form: "ins") }.
log-combat-rolled = { $who } rolls the combat die: { $face }.
log-shot-result = { $count ->
        [0] The shot misses { NOUN($kind, form: "acc") }
        [1] The shot hits { NOUN($kind, form: "acc") }: 1 injury
       *[other] The shot hits { NOUN($kind, form: "acc") }: { $count } injuries
    }.
log-melees = { $who } attacks { NOUN($kind, form: "acc") } hand to hand.
log-melee-missed = { $who } misses.
log-shoots-eggs = { $who } shoots at the eggs with { NOUN($weapon, form: "ins") }.
log-melees-eggs = { $who } attacks the eggs hand to hand.
log-eggs-destroyed = { $count ->
        [one] { $count } egg is
       *[other] { $count } eggs are
    } destroyed { NOUN($room, form: "in") }.
log-nest-destroyed = The last egg of the Nest is gone: the Nest is destroyed.

## Contamination

log-contaminated = { $who } gets a Contamination card.
log-scans = { $who } { $count ->
        [0] has no Contamination card to scan
       *[other] scans { $count ->
        [one] { $count } Contamination card
       *[other] { $count } Contamination cards
    }; INFECTED: { $found }
    }.
log-scans-seen = { $who } { $count ->
        [0] has no Contamination card to scan
       *[other] scans { $count ->
        [one] { $count } Contamination card
       *[other] { $count } Contamination cards
    }; INFECTED: { $found }
    }.
log-larva-removed = The larva of { $who } is removed.
log-larva-on-board = A larva settles in { $who }.

## Wounds and death

log-light-wound = { $who } suffers a light wound ({ $reason }).
log-serious-wound = { $who } suffers a serious wound: { $wound } ({ $reason }).
log-wound-dressed = { $who }: the serious wound is dressed ({ $wound }).
log-wound-healed = { $who }: the serious wound is healed ({ $wound }).
log-light-healed = { $who } heals { $count ->
        [one] { $count } light wound
       *[other] { $count } light wounds
    }.
log-dies = { $who } dies ({ $cause }).
log-first-death = The first death: all escape pods unlock.

## The ship

log-ship-destroyed = The ship is destroyed: { $reason }.
log-ship-jumps = The ship makes the hyperspace jump.
log-door = { $corridor }: the door { $door ->
        [open] opens
        [closed] closes
       *[destroyed] is destroyed
    }.
log-decompression-stopped = A door is open: the decompression { NOUN($room, form: "in") } is stopped.
log-fire-placed = Fire breaks out { NOUN($room, form: "in") }.
log-fire-removed = The fire { NOUN($room, form: "in") } is out.
log-malfunction-placed = Malfunction { NOUN($room, form: "in") }.
log-malfunction-removed = The malfunction { NOUN($room, form: "in") } is repaired.
log-noise-placed = Noise { NOUN($corridor, form: "in") }.
log-noise-cleared = The noise around { NOUN($room, form: "acc") } dies down.
log-slimed = { $who } is covered in slime.
log-slime-removed = { $who } gets rid of the slime.

## Escape pods

log-pods-unlocked = All escape pods are unlocked.
log-pod-turned = Escape pod { $pod } is { $state ->
        [locked] locked
       *[unlocked] unlocked
    }.
log-boarded = { $who } boards escape pod { $pod }.
log-locked-in = { $who } sits in it: the pod cannot be launched until it is unlocked.
log-left-pod = { $who } leaves escape pod { $pod }.
log-launched = Escape pod { $pod } launches.
log-pod-removed = Escape pod { $pod } is lost.

## Encounters and exploration

log-encounter = { $who }: encounter { NOUN($room, form: "in") }.
log-token-drawn = From the bag comes { NOUN($kind, form: "one") }{ $number ->
        [0] { "" }
       *[other] { "" } with number { $number }
    }.
log-surprise-check = { $who } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } against number { $number }: { $surprise ->
        [yes] surprise attack
       *[no] no surprise attack
    }.
log-explored = { $who } discovers { NOUN($tile, form: "acc") }. Token: { $effect }, items: { $less ->
        [0] { $items }
       *[other] { $printed } − { $less } ({ ui-modes-solo-short }) = { $items }
    }.
log-no-miniature = No miniature is free ({ $kind }): the token returns to the bag.
log-no-figure = No miniature is free: { $kind }.
log-first-encounter = The first encounter! Everybody keeps one objective.
log-objective-kept = { $who } keeps one objective.
log-objective-kept-seen = { $who } keeps the objective { $objective }.

## Intruders

log-token-to-bag = { CAP(NOUN($front, form: "one")) } goes into the bag.
log-intruder-placed = { CAP(NOUN($kind, form: "one")) } appears { NOUN($room, form: "in") }.
log-intruder-hides = { CAP(NOUN($kind, form: "nom")) } disappears { NOUN($room, form: "from") }.
log-intruder-moves = { CAP(NOUN($kind, form: "nom")) } moves { NOUN($from, form: "from") } { NOUN($to, form: "to") }.
log-retreats = { CAP(NOUN($kind, form: "nom")) } retreats { NOUN($room, form: "from") }: corridor { $number }.
log-injured = { CAP(NOUN($kind, form: "nom")) } { NOUN($room, form: "in") } suffers { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }, { $total } in all.
log-toughness = Toughness of { NOUN($kind, form: "gen") }: { $toughness ->
        [-1] an arrow, so it retreats
       *[other] { $toughness } against { $total ->
        [one] { $total } injury
       *[other] { $total } injuries
    }
    }.
log-intruder-killed = { CAP(NOUN($kind, form: "nom")) } { NOUN($room, form: "in") } dies.

## Movement and noise

log-moves = { $who } moves { NOUN($to, form: "to") }.
log-escapes = { $who } tries to escape { NOUN($room, form: "from") }.
log-noise-rolled = { $who } makes a noise roll: { $face }.
log-noise-rerolled = { $who } uses the Motion Scanner and rerolls: { $face }.
log-slime-makes-danger = Slime on { $who } turns Silence into Danger.

## Things looked at in secret

log-looked-at-engine = { $who } looks at engine { $engine }.
log-looked-at-engine-seen = { $who } looks at engine { $engine }: it is { NOUN($state, form: "nom") }.
log-engine-order = { $who } works on engine { $engine }: { $changed ->
        [yes] the tokens have changed places
       *[no] the tokens stay as they were
    }.
log-engine-order-seen = { $who } works on engine { $engine }: { $changed ->
        [yes] the tokens have changed places
       *[no] the tokens stay as they were
    }. The engine is { NOUN($state, form: "nom") }.
log-looked-at-coordinates = { $who } looks at the coordinates.
log-looked-at-coordinates-seen = { $who } looks at the coordinates: course { $earth } leads to Earth.
log-looked-at-room = { $who } looks at unexplored room { $slot }.
log-looked-at-room-seen = { $who } looks at unexplored room { $slot }: it is { NOUN($tile, form: "nom") }.
log-looked-at-objective = { $who } looks at an objective of { $other }.
log-looked-at-objective-seen = { $who } looks at an objective of { $other }: { $objective }.
log-weakness-discovered = { $who } discovers an intruder weakness ({ $slot }): { $weakness }.

## Interruptions

log-interrupted = { $who } cancels the action of { $other }.
log-interruption-cancelled = The Interruption of { $who } is cancelled.

## Search, crafting, quest items, trade

log-searches = { $who } searches for { NOUN($deck, form: "acc") }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-searches-seen = { $who } searches for { NOUN($deck, form: "acc") }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-keeps-heavy-item = { $who } keeps { NOUN($item, form: "acc") }.
log-keeps-item = { $who } keeps { NOUN($deck, form: "acc") }.
log-keeps-item-seen = { $who } keeps { NOUN($item, form: "acc") }.
log-crafts = { $who } crafts { NOUN($item, form: "acc") }.
log-discards-item = { $who } discards { NOUN($item, form: "acc") }.
log-activates-quest = { $who } activates { NOUN($item, form: "acc") }.
log-attached = { $who } attaches { NOUN($item, form: "acc") } to { NOUN($weapon, form: "acc") }.
log-trade-starts = { $who } starts a trade { NOUN($room, form: "in") }.
log-offer-declined = { $who } declines an offer from { $other }.
log-offer-declined-seen = { $who } declines an offer from { $other }: { NOUN($thing, form: "nom") }.
log-hands-over = { $who } gives { $other } { NOUN($thing, form: "acc") }.
log-hands-over-hidden = { $who } gives { $other } { NOUN($deck, form: "acc") }.
log-hands-over-hidden-seen = { $who } gives { $other } { NOUN($thing, form: "acc") }.

## Rounds and turns

log-round = Round { $number }.
log-first-player = The first player token goes to { $who }.
log-turn = Turn: { $who }.
log-passes = { $who } passes.
log-plays-card = { $who } plays { $card }.
log-uses-item = { $who } uses { NOUN($item, form: "acc") }.
log-uses-room = { $who } uses the room action: { $room }.
log-picks-up = { $who } picks up { NOUN($thing, form: "acc") } { NOUN($room, form: "in") }.
log-decompressed = All have passed and every door is shut: the air leaves { NOUN($room, form: "acc") }.

## Event phase

log-time = The time marker moves on.
log-hibernation-opens = The hibernation chambers open.
log-self-destruct = The self-destruct marker moves on.
log-self-destruct-irreversible = Self-destruct can no longer be stopped.
log-event-card = Event: { $event }.
log-event-removed = { $event } leaves the game; the event discard pile is shuffled into the deck.
log-event-shuffled-back = { $event } is shuffled back into the event deck.
log-bag-token = Bag development: { NOUN($front, form: "one") }{ $number ->
        [0] { "" }
       *[other] { "" } with number { $number }
    }.
log-egg-added = The queen lays an egg in the Nest: { $count ->
        [one] { $count } egg
       *[other] { $count } eggs
    } now.

## The end of the game

log-engines-shown = The engines are checked.
log-coordinates-shown = The coordinates are revealed: course { $space } leads to { NOUN($place, form: "acc") }.
log-contamination-check = { $who } { $count ->
        [0] has no Contamination card to scan
        [one] scans { $count } Contamination card
       *[other] scans { $count } Contamination cards
    }: { $sick ->
        [yes] INFECTED
       *[no] clean
    }.
log-contamination-draw = { $unscanned ->
        [yes] { $who } carries a larva: all cards are shuffled
       *[no] { $who } shuffles all cards
    } and { $count ->
        [one] { $count } is drawn
       *[other] { $count } are drawn
    }; Contamination cards among them: { $found }.
log-fate = { $who } { $survived ->
        [yes] survives
       *[no] does not survive
    }{ $won ->
        [yes] { "" } and wins
       *[no] { "" }
    }.

## Setup

log-setup = A new game for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }.
log-characters-drawn = { $who } draws two characters.
log-character-kept = { $who } plays { NOUN($character, form: "nom") }.
log-crew-ready = The crew wakes up in the Hibernatorium.

## Cards, items and rooms

log-looked-at-event = { $who } looks at the top event card.
log-looked-at-event-seen = { $who } looks at the top event card: { $event }.
log-event-put-back = { $who } puts the event card { $where ->
        [put_on_top] back on top of the deck
       *[put_under] under the deck
    }.
log-discards-card = { $who } discards { $card }.
log-loses-hand = { $who } is stunned and discards the whole hand.
log-joined = { $who } joins { NOUN($item, form: "acc") } and { NOUN($thing, form: "acc") }: one hand slot for both.
log-signal-sent = { $who } sends a Signal.
log-takes-egg = { $who } takes an egg from the Nest; { $count ->
        [one] { $count } egg is
       *[other] { $count } eggs are
    } left.
log-hibernates = { $who } hibernates.
log-attempt-failed = { $who } fails: an intruder is here.
log-self-destruct-started = The self-destruct sequence starts.
log-self-destruct-stopped = The self-destruct sequence is stopped.
log-decompression-starts = The decompression of { NOUN($room, form: "gen") } is prepared: it happens when all have passed, unless a door opens.
log-destination-set = { $who } sets the destination marker to { $space }.

## Events and transformations

log-egg-hatched = An egg hatches; { $count ->
        [one] { $count } egg is
       *[other] { $count } eggs are
    } left in the Nest.
log-items-burnt = The items { NOUN($room, form: "in") } burn.
log-intruder-heals = { CAP(NOUN($kind, form: "nom")) } { NOUN($room, form: "in") } loses { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }.
log-transformed = The creeper { NOUN($room, form: "in") } turns into a breeder.

## Playing the intruders

log-plays-intruders = { $who } goes on as the intruders.
log-draws-intruder-cards = { $who } draws { $count ->
        [one] { $count } intruder card
       *[other] { $count } intruder cards
    }.
log-plays-intruder-card = { $who } plays the intruder card { $intruder_card }.

## Modes and variants

log-revived = { $who } is revived { NOUN($room, form: "in") }.
log-time-waits = A gentle start: the time marker stays where it is.
log-rushes = { $who } rushes: three actions in this turn.
