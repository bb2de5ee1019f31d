## The public panels: tracks, crew, intruder board, log, piles

# Top strip
ui-panels-strip = Tracks and steps of the round
ui-panels-time = Time
ui-panels-time-title = Time: { $now }
ui-panels-time-jumped = The ship has jumped
ui-panels-time-left =
    { $left ->
        [one] { $left } round until the ship jumps.
       *[other] { $left } rounds until the ship jumps.
    }
ui-panels-time-chambers-open = The hibernation chambers are open.
ui-panels-time-chambers-closed = The hibernation chambers open at { $at }.
ui-panels-self-destruct = Self-­destruct
ui-panels-self-destruct-title = Self-destruct: { $now }
ui-panels-self-destruct-off-title = Self-destruct: not running
ui-panels-self-destruct-off = The Generator can start it. Every Time step then moves the marker one space.
ui-panels-self-destruct-left =
    { $left ->
        [one] { $left } round until the ship explodes.
       *[other] { $left } rounds until the ship explodes.
    }
ui-panels-self-destruct-can-stop = The Generator can still stop it, until the marker reaches { $at }.
ui-panels-self-destruct-cannot-stop = Nobody can stop it any more. All pods were unlocked when it reached { $at }.
ui-panels-step-draw = Draw
ui-panels-step-draw-text = Everybody draws action cards up to 5.
ui-panels-step-first_player = First player
ui-panels-step-first_player-text = The first player token goes to the next person on the left. In the first round it stays.
ui-panels-step-turns = Turns
ui-panels-step-turns-text = In turn, everybody takes two actions, or passes, until all have passed.
ui-panels-step-time = Time
ui-panels-step-time-text = The time marker moves one space, and the self-destruct marker too if it runs.
ui-panels-step-attacks = Attacks
ui-panels-step-attacks-text = Every intruder in combat attacks: first the queen, then breeders, adults, creepers, larvae.
ui-panels-step-attacks-text--carnomorphs = Every Carnomorph in combat attacks: first the Butcher, then Fleshbeasts, Shamblers, Metagorgers.
ui-panels-step-feeding = Feeding
ui-panels-step-feeding-text = Carnomorphs not in combat that share a room with a heavy object or a Metagorger heal, grow and eat: the largest first, room by room.
ui-panels-step-fire = Fire
ui-panels-step-fire-text = Every intruder in a burning room suffers 1 injury.
ui-panels-step-event = Event
ui-panels-step-event-text = An event card is drawn: intruders shown on it move, then its text happens.
ui-panels-step-bag = Bag
ui-panels-step-bag-text = One token is drawn from the intruder bag; what it brings depends on its kind.
ui-panels-step-now = This step is being played.

# Crew strip
ui-panels-crew = Crew
ui-panels-choosing = Choosing a character
ui-panels-chosen = Has chosen
ui-panels-pod = Pod { $number }
ui-panels-hibernating = Hibernating
ui-panels-launched = Left the ship
ui-panels-launched-pod = Left in pod { $number }
ui-panels-dead = Dead
ui-panels-dead-of = Dead: { $cause }
ui-panels-person = { $name }, { $role }
ui-panels-person-number = Number { $number } at the table
ui-panels-person-first = Number { $number } at the table, first player
ui-panels-acting = This person is choosing now.
ui-panels-passed = Has passed for this round.
ui-panels-in-combat = In combat.
ui-panels-light = Light wounds: { $count } of 2
ui-panels-serious = Serious wounds: { $count } of 3
ui-panels-no-wounds = No wounds
ui-panels-wound = { $wound }: { $effect }
ui-panels-wound-dressed = { $wound }: dressed, no effect, still counts
ui-panels-slime = Slime on the character: Silence on the noise die counts as Danger.
ui-panels-larva = A larva on the character board.
ui-panels-signal = Signal sent.
ui-panels-mutation-hidden = Face down
ui-panels-mutation-none = No card
ui-panels-mutation = Mutation: { $mutation }.
ui-panels-mutation-face-down = A mutation card lies face down.
ui-panels-mutation-markers = Mutation markers: { $count } of { $most }; the last one kills.
ui-panels-cards = Cards in hand { $hand }, deck { $deck }, discard { $discard }
ui-panels-items = Hidden items: { $list }
ui-panels-items-none = No hidden items
ui-panels-items-of = { $deck } { $count }
ui-panels-colour-red = red
ui-panels-colour-yellow = yellow
ui-panels-colour-green = green
ui-panels-colour-blue = blue
ui-panels-colour-none = plain
ui-panels-hands = In hands: { $list }
ui-panels-hands-empty = Hands empty
ui-panels-hand-empty = Empty hand
ui-panels-hand-lost = Hand slot unusable
ui-panels-ammo = { $thing }, { $now } of { $full }
ui-panels-attached = With { $thing } attached
ui-panels-quest = Quest item { $quest }: not active yet
ui-panels-quest-active = Quest item { $quest }: active
ui-panels-objectives =
    { $count ->
        [0] No objective cards
        [one] { $count } objective, face down
       *[other] { $count } objectives, face down
    }
ui-panels-objective-open = Objective: { $objective }
ui-panels-discard-of = { $name }: discarded action cards
ui-panels-look-through = Click to look through the pile.

# Intruder board
ui-panels-intruders = Intruders
ui-panels-intruders--carnomorphs = Carnomorphs
ui-panels-miniatures-left = Miniatures left
ui-panels-miniatures-left-text = This many of each kind can still come; without one of the next kind nothing grows by feeding.
ui-panels-removed-by = removed by
ui-panels-face-down = Face down
ui-panels-adaptation-removed = Removed in the Laboratory: it no longer works.
ui-panels-bag = In the bag
ui-panels-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
ui-panels-bag-kind = { $kind }: { $count } in the bag
ui-panels-bag-outside = In the supply: { $count }
ui-panels-bag-step-larva = Drawn in the Bag step: it goes to the supply and an adult goes into the bag.
ui-panels-bag-step-creeper = Drawn in the Bag step: it goes to the supply and a breeder goes into the bag.
ui-panels-bag-step-adult = Drawn in the Bag step: everybody not in combat makes a noise roll; the token returns.
ui-panels-bag-step-breeder = Drawn in the Bag step: everybody not in combat makes a noise roll; the token returns.
ui-panels-bag-step-queen = Drawn in the Bag step: she appears in the Nest if somebody is there; otherwise the Nest gains an egg and the token returns.
ui-panels-bag-step-blank = Drawn in the Bag step: an adult goes into the bag, and the blank returns.
ui-panels-bag-step-blank--carnomorphs = Drawn in the Bag step: Shamblers not in combat hide in the bag, a Metagorger goes into it, everybody not in combat makes a noise roll; then the blank returns.
ui-panels-bag-step-metagorger = Drawn in the Bag step: a red one breeds, 1 Metagorger in each room with a Metagorger or a heavy object and in the Nest; a blue one makes way for a red one, and everybody not in combat makes a noise roll.
ui-panels-bag-step-shambler = Drawn in the Bag step: everybody not in combat makes a noise roll; the token returns.
ui-panels-bag-step-fleshbeast = Drawn in the Bag step: everybody not in combat makes a noise roll; the token returns.
ui-panels-bag-step-butcher = Drawn in the Bag step: he comes to a slimed character, or to the first player; the token leaves the bag.
ui-panels-blank = Blank
ui-panels-weaknesses = Weaknesses
ui-panels-weaknesses--carnomorphs = Adaptations
ui-panels-unknown = Not yet known
ui-panels-weakness-corpse = Weakness of the corpse
ui-panels-weakness-corpse--carnomorphs = Adaptation of the Shambler
ui-panels-weakness-corpse-text = Analyse a character's corpse in the Laboratory to turn this card over.
ui-panels-weakness-corpse-text--carnomorphs = Turned up by the first Shambler. A corpse in the Laboratory removes it.
ui-panels-weakness-egg = Weakness of the egg
ui-panels-weakness-egg--carnomorphs = Adaptation of the Fleshbeast
ui-panels-weakness-egg-text = Analyse an intruder egg in the Laboratory to turn this card over.
ui-panels-weakness-egg-text--carnomorphs = Turned up by the first Fleshbeast. An egg in the Laboratory removes it.
ui-panels-weakness-carcass = Weakness of the carcass
ui-panels-weakness-carcass--carnomorphs = Adaptation of the Butcher
ui-panels-weakness-carcass-text = Analyse an intruder carcass in the Laboratory to turn this card over.
ui-panels-weakness-carcass-text--carnomorphs = Turned up by the Butcher. A carcass in the Laboratory removes it.
ui-panels-nest = Nest
ui-panels-nest-destroyed = Destroyed
ui-panels-nest-destroyed-text = The last egg in the Nest is gone: the Nest is destroyed.
ui-panels-eggs =
    { $count ->
        [one] { $count } egg in the Nest
       *[other] { $count } eggs in the Nest
    }
ui-panels-queen-killed = Queen killed
ui-panels-queen-killed--carnomorphs = Butcher killed
ui-panels-queen-killed-text = The queen has been killed.
ui-panels-queen-killed-text--carnomorphs = The Butcher has been killed.

# Piles
ui-panels-piles = Decks and discard piles
ui-panels-piles-text = Look through everything that lies face up, and count what does not.
ui-panels-piles-close = Close
ui-panels-piles-intruders = Intruders
ui-panels-piles-intruders--carnomorphs = Carnomorphs
ui-panels-piles-items = Items
ui-panels-piles-people = Crew
ui-panels-piles-deck = Deck
ui-panels-piles-discard = Discard
ui-panels-pile-event = Events
ui-panels-pile-attack = Attacks
ui-panels-pile-wound = Serious wounds
ui-panels-pile-contamination = Contamination
ui-panels-pile-mutation = Mutations
ui-panels-pile-mutation-secret = Mutation cards stay secret until they are used.
ui-panels-pile-intruder = Intruder cards
ui-panels-pile-red = Red items
ui-panels-pile-yellow = Yellow items
ui-panels-pile-green = Green items
ui-panels-pile-crafted = Crafted items, left
ui-panels-pile-blue = Crafted items, used up
ui-panels-pile-counts = In the deck { $deck }, discarded { $discard }
ui-panels-pile-deck =
    { $count ->
        [0] The deck is empty.
        [one] { $count } card in the deck, face down.
       *[other] { $count } cards in the deck, face down.
    }
ui-panels-pile-supply = Still to be crafted: { $count }
ui-panels-pile-discarded = Discarded: { $count }
ui-panels-pile-newest = The newest lies first.
ui-panels-pile-empty = Nothing has been discarded here.
ui-panels-pile-secret = Whether a Contamination card is infected shows only in the scanner.
