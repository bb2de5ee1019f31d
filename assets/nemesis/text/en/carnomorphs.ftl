### The Carnomorphs: their kinds, cards, adaptations, mutations, and what is told of them.
### A message that ends in --carnomorphs takes the place of the one before these letters while they are on board.

species-intruders = Intruders
species-carnomorphs = Carnomorphs

## Kinds. Forms: one (a new one), then the cases; -count is a number of them.

intruder-metagorger = Metagorger
    .one = a Metagorger
    .nom = the Metagorger
    .gen = the Metagorger
    .dat = the Metagorger
    .acc = the Metagorger
    .ins = the Metagorger
    .loc = the Metagorger
intruder-red_metagorger = Red Metagorger
    .one = a red Metagorger
    .nom = the red Metagorger
    .gen = the red Metagorger
    .dat = the red Metagorger
    .acc = the red Metagorger
    .ins = the red Metagorger
    .loc = the red Metagorger
intruder-blue_metagorger = Blue Metagorger
    .one = a blue Metagorger
    .nom = the blue Metagorger
    .gen = the blue Metagorger
    .dat = the blue Metagorger
    .acc = the blue Metagorger
    .ins = the blue Metagorger
    .loc = the blue Metagorger
intruder-shambler = Shambler
    .one = a Shambler
    .nom = the Shambler
    .gen = the Shambler
    .dat = the Shambler
    .acc = the Shambler
    .ins = the Shambler
    .loc = the Shambler
intruder-fleshbeast = Fleshbeast
    .one = a Fleshbeast
    .nom = the Fleshbeast
    .gen = the Fleshbeast
    .dat = the Fleshbeast
    .acc = the Fleshbeast
    .ins = the Fleshbeast
    .loc = the Fleshbeast
intruder-butcher = Butcher
    .one = the Butcher
    .nom = the Butcher
    .gen = the Butcher
    .dat = the Butcher
    .acc = the Butcher
    .ins = the Butcher
    .loc = the Butcher
intruder-metagorger-count = { $n ->
        [one] { $n } Metagorger
       *[other] { $n } Metagorgers
    }
intruder-red_metagorger-count = { $n ->
        [one] { $n } red Metagorger
       *[other] { $n } red Metagorgers
    }
intruder-blue_metagorger-count = { $n ->
        [one] { $n } blue Metagorger
       *[other] { $n } blue Metagorgers
    }
intruder-shambler-count = { $n ->
        [one] { $n } Shambler
       *[other] { $n } Shamblers
    }
intruder-fleshbeast-count = { $n ->
        [one] { $n } Fleshbeast
       *[other] { $n } Fleshbeasts
    }
intruder-butcher-count = { $n ->
        [one] { $n } Butcher
       *[other] { $n } Butchers
    }
intruder-metagorger-text = Level 1. Its attack draws no card: a mutation card for whoever has none, 1 Contamination card, 1 light wound; then it leaves the board and a Shambler goes into the bag. When killed, it leaves a carcass.
intruder-shambler-text = Level 2. Feeding turns it into a Fleshbeast. When killed, it leaves a carcass.
intruder-fleshbeast-text = Level 3. Feeding turns it into the Butcher. When killed, it leaves a carcass and a Shambler.
intruder-butcher-text = Level 4. There is only one, and he dies only once. He never enters technical corridors. When killed, he leaves 2 Shamblers.
object-metagorger = Metagorger
    .one = a Metagorger
    .nom = the Metagorger
    .gen = the Metagorger
    .dat = the Metagorger
    .acc = the Metagorger
    .ins = the Metagorger
    .loc = the Metagorger

## Attack cards, by effect

attack-devour = Devour
attack-devour-text = A target with 1 or more serious wounds dies. Otherwise: 1 serious wound. Then the Butcher loses all his injuries.
attack-spawn = Spawn
attack-spawn-text = A Metagorger appears here, without a token and without a surprise attack. The target gets a slime marker.
attack-bash = Bash
attack-bash-text = The target gets 1 serious wound and 1 Contamination card.
attack-regurgitate = Regurgitate
attack-regurgitate-text = The target gets a slime marker and 1 Contamination card. A carcass is put into the room.
attack-slash = Slash
attack-slash-text = The target gets 1 light wound and 1 Contamination card.
attack-whiplash = Whiplash
attack-whiplash-text = The target gets 2 light wounds and 1 Contamination card.

## Event cards

event-rampant_mutation_1 = Rampant Mutation
event-rampant_mutation_1-text = Every character on board draws 4 action cards and scans the Contamination cards among them: INFECTED means 1 mutation marker. The drawn cards are discarded.
event-rampant_mutation_2 = Rampant Mutation
event-rampant_mutation_2-text = Every character on board draws 4 action cards and scans the Contamination cards among them: INFECTED means 1 mutation marker. The drawn cards are discarded.
event-reawakening_1 = Reawakening
event-reawakening_1-text = In each room 1 carcass that nobody carries becomes a Shambler. If characters are there, it attacks at once.
event-reawakening_2 = Reawakening
event-reawakening_2-text = In each room 1 carcass that nobody carries becomes a Shambler. If characters are there, it attacks at once.
event-lurking_1 = Lurking
event-lurking_1-text = Every Shambler, every Fleshbeast and the Butcher leave the board unless a character is in their room; a token for each goes into the bag.
event-lurking_2 = Lurking
event-lurking_2-text = Every Shambler, every Fleshbeast and the Butcher leave the board unless a character is in their room; a token for each goes into the bag.
event-stalking_1 = Stalking
event-stalking_1-text = Every Shambler, every Fleshbeast and the Butcher, if not in combat, move to a neighbouring room with a character (the one with the lowest number).
event-stalking_2 = Stalking
event-stalking_2-text = Every Shambler, every Fleshbeast and the Butcher, if not in combat, move to a neighbouring room with a character (the one with the lowest number).
event-airlock_procedure_glitch = Airlock Procedure Glitch
event-airlock_procedure_glitch-text = The doors of the explored yellow room with the highest number close: its air escapes when all have passed in the next player phase, unless a door opens. If a door there is destroyed, nothing happens.
event-generator_overload = Generator Overload
event-generator_overload-text = With 3 or more malfunctions on the ship, the self-destruct sequence starts.
event-marked_prey = Marked Prey
event-marked_prey-text = A slime marker for every character who carries a heavy object or is in a room with one.
event-evacuation_hatches_jam = Evacuation Hatches Jam
event-evacuation_hatches_jam-text = Malfunction in each explored Evacuation Section.
event-quarantine_procedure = Quarantine Procedure
event-quarantine_procedure-text = All doors around every slimed character close.
event-growl = Growl
event-growl-text = Noise in every corridor of each room with a Carnomorph.
event-scavenging_biomatter = Scavenging Biomatter
event-scavenging_biomatter-text = Every Carnomorph not in combat, except the Butcher, moves to a neighbouring room with a heavy object, even a carried one (the one with the lowest number).
event-structural_weakness = Structural Weakness
event-structural_weakness-text = Malfunction in every explored white room.
event-emergency_protocol_failure = Emergency Protocol Failure
event-emergency_protocol_failure-text = Evacuation Section B loses its escape pod with the highest number.
event-chemical_fire = Chemical Fire
event-chemical_fire-text = In the burning room with the highest number: malfunction, and the fire spreads to all neighbouring rooms. Closed doors and technical corridors stop it.
event-ammunition_meltdown = Ammunition Meltdown
event-ammunition_meltdown-text = The explored red room with the lowest number has no items left; fire there and in each neighbouring room. Closed doors and technical corridors stop it.
event-beast_on_the_prowl = Beast on the Prowl
event-beast_on_the_prowl-text = The Butcher, if not in combat, comes to the first slimed character in turn order. If he is not on the board, every slimed character makes a noise roll.

## Adaptations

weakness-voracious = Voracious
weakness-voracious-text = In the attack step, Carnomorphs feed before they attack, even in combat.
weakness-agile = Agile
weakness-agile-text = A single crosshair on the combat die hits no Carnomorph.
weakness-thick_hide = Thick Hide
weakness-thick_hide-text = The toughness of every Carnomorph is 1 higher.
weakness-fireproof = Fireproof
weakness-fireproof-text = Burning rooms do not injure Carnomorphs.
weakness-regenerative = Regenerative
weakness-regenerative-text = When the attack step begins, every Carnomorph loses 1 injury.
weakness-ambushers = Ambushers
weakness-ambushers-text = For surprise attacks the number on every token is 1 higher.
weakness-relentless = Relentless
weakness-relentless-text = An arrow in an injury check does not make Carnomorphs retreat: they stay and survive.
weakness-brood_carriers = Brood Carriers
weakness-brood_carriers-text = Whenever an attack card kills or gives a serious wound, a Metagorger goes into the bag.

## Mutations: the card, what it does after a card that is not infected, and after an infected one

mutation-bone_blades = Bone Blades
mutation-bone_blades-healthy = 2 injuries for a Carnomorph here.
mutation-bone_blades-infected = 3 injuries for a Carnomorph here. You suffer 1 light wound.
mutation-acid_glands = Acid Glands
mutation-acid_glands-healthy = 1 injury for every Carnomorph here. If there is none, 1 egg here is destroyed; then make a noise roll.
mutation-acid_glands-infected = 2 injuries for every Carnomorph here, 1 light wound for every other character here, slime for you. 2 eggs here are destroyed; then make a noise roll.
mutation-death_rattle = Death Rattle
mutation-death_rattle-healthy = A Carnomorph here retreats.
mutation-death_rattle-infected = Every Carnomorph here retreats. Noise in every corridor of the room.
mutation-feral_sprint = Feral Sprint
mutation-feral_sprint-healthy = Move 1 or 2 rooms without being attacked. Noise roll only in the last one. An unexplored room ends the run.
mutation-feral_sprint-infected = Move 1, 2 or 3 rooms without being attacked and without a noise roll. An unexplored room ends the run. Then take 1 Contamination card.
mutation-duct_crawler = Duct Crawler
mutation-duct_crawler-healthy = Out of combat only: crawl to another explored room with an entrance to these technical corridors, with a noise roll.
mutation-duct_crawler-infected = Crawl to another explored room with an entrance to these technical corridors, even in combat, without attacks and without a noise roll. Then noise in these technical corridors.
mutation-cell_regrowth = Cell Regrowth
mutation-cell_regrowth-healthy = Dress 1 serious wound, or heal all light wounds.
mutation-cell_regrowth-infected = Heal all light wounds and 1 serious wound, dressed or not. Slime for you.
mutation-second_stomach = Second Stomach
mutation-second_stomach-healthy = Eat a heavy object here or in your hands: it leaves the game. Heal all light wounds.
mutation-second_stomach-infected = Eat a heavy object here or in your hands: it leaves the game. Heal all light wounds and draw 2 cards. Then drop all other heavy objects.
mutation-scent_mask = Scent Mask
mutation-scent_mask-healthy = Lose your slime. Until the next player phase Carnomorphs do not choose you while another character is in the room.
mutation-scent_mask-infected = Until the next player phase every attack card misses you, except the Butcher's. Slime for every other character here.
mutation-chitin_hide = Chitin Hide
mutation-chitin_hide-healthy = Until the next player phase ignore your first wound.
mutation-chitin_hide-infected = Until the next player phase ignore every light wound and your first serious wound; you can use neither rooms nor items.
mutation-hive_echo = Hive Echo
mutation-hive_echo-healthy = Remove 1 noise marker from this room. Look in secret at 1 unexplored neighbouring room and its token.
mutation-hive_echo-infected = Remove all noise markers from this room. Look in secret at any 2 unexplored rooms and their tokens. Then every Carnomorph next door that is not in combat comes here.
mutation-predator_sense = Predator Sense
mutation-predator_sense-healthy = Look in secret at the next event card; leave it or put it under the deck.
mutation-predator_sense-infected = Look in secret at the next 3 event cards and put them back in any order. Take 1 Contamination card.
mutation-overclocked_nerves = Overclocked Nerves
mutation-overclocked_nerves-healthy = Draw 2 cards.
mutation-overclocked_nerves-infected = Draw 3 cards and take 1 more action this turn. When it ends, 1 light wound.

alteration-scentless = without scent: not chosen while somebody else is there
alteration-masked = masked: only the Butcher's attack cards hit
alteration-chitin = chitin: the first wound is ignored
alteration-shell = shell: light wounds are ignored, no rooms, no items
alteration-unbroken = unbroken shell: the first serious wound is ignored
alteration-overclocked = overclocked: 1 light wound when the turn ends

term-mutation = Mutation card
term-mutation-text = Whoever is told to take one draws two, keeps one face down and shuffles the other back. Nobody has more than one. It is turned up by its first use.
term-mutation-marker = Mutation marker
term-mutation-marker-text = Whoever has no mutation card takes one of those instead. The fourth marker is death: a Shambler rises. Markers never go away.
term-mutation-action = Mutation action
term-mutation-action-text = Scan a Contamination card from your hand and take a mutation marker. INFECTED or not, the card has two effects.
term-feeding = Feeding
term-feeding-text = Carnomorphs not in combat that share a room with a heavy object or a Metagorger heal, become the next larger kind and eat one of these.
term-adaptation = Adaptation
term-adaptation-text = Turned up when the first of a kind appears, it works for all Carnomorphs until the matching object removes it in the Laboratory.

## What is told

log-mutation-taken = { $who } keeps a mutation card.
log-mutation-taken-seen = { $who } keeps a mutation card: { $mutation }.
log-mutation-lost = { $who } loses the mutation card; the markers stay.
log-mutation-marker = { $who } takes { $count ->
        [one] { $count } mutation marker
       *[other] { $count } mutation markers
    }, { $total } in all.
log-mutates = { $who } mutates: { $mutation }.
log-mutation-works = { $mutation }, { $infected ->
        [yes] INFECTED
       *[no] NOT INFECTED
    }.
log-altered = { $who }, { $alteration }.
log-alteration-ends = { $who }: this is over ({ $alteration }).
log-wound-ignored = { $who } ignores a wound.
log-swallows = { $who } eats { NOUN($thing, form: "acc") }.
log-intruder-leaves = { CAP(NOUN($kind, form: "nom")) } { NOUN($room, form: "in") } is gone.
log-attacks-without-card = { $surprise ->
        [yes] Surprise attack! { "" }
       *[no] { "" }
    }{ CAP(NOUN($kind, form: "nom")) } attacks { $target }.
log-develops = { CAP(NOUN($kind, form: "nom")) } { NOUN($room, form: "in") } grows: it is { NOUN($into, form: "one") } now.
log-eats = { CAP(NOUN($kind, form: "nom")) } { NOUN($room, form: "in") } eats { NOUN($food, form: "acc") }.
log-carcass-laid = A carcass is left { NOUN($room, form: "in") }.
log-carcass-rises = A carcass { NOUN($room, form: "in") } stirs.
log-adaptation-shown = The first of its kind, { NOUN($kind, form: "nom") }, reveals an adaptation ({ $slot }): { $weakness }.
log-adaptation-removed = { $who } removes an adaptation ({ $slot }): { $weakness }.
log-events-arranged = { $who } puts the next { $count ->
        [one] { $count } event card
       *[other] { $count } event cards
    } back in an order that nobody else knows.
log-noise-removed = The noise { NOUN($corridor, form: "in") } dies down.

## Questions, answers, reasons, dangers

ask-keep-mutation = { $who }, choose the mutation card to keep. The other is shuffled back unseen.
ask-mutation-scan = { $who }, choose the Contamination card to scan for the mutation.
ask-sprint = { $who }, choose where to run (room { $number } of { $count }), or stop.
ask-event-order = { $who }, choose the event card that comes up as number { $number }.
act-mutate = Use the mutation
act-keep-mutation = Keep this mutation: { $mutation }
declared-mutate = the mutation action
option-scan_for_mutation = Scan for the mutation
option-cut = Cut this one
option-scare = Scare this one away
option-sprint_to = Run here
option-crawl_to = Crawl here
option-heal_wound = Heal
option-swallow = Eat this
option-hush = Remove the noise here
option-put_second = Second from the top
option-put_third = Third from the top
reason-no-intruder-near = No Carnomorph here
reason-no-intruder-no-egg = No Carnomorph and no eggs here
reason-no-object-here = No heavy object here or in hand
reason-adaptation-removed = This adaptation has been removed already
reason-adaptation-hidden = This adaptation lies face down: it cannot be removed yet
reason-stiff = The shell is too stiff for rooms and items
cause-mutation = a mutation
danger-fourth-marker = { $name } has 3 mutation markers: the fourth is death.
danger-mutation-scan = { $name } has 3 mutation markers: an INFECTED card in the scan is death.
danger-mutation-end = With a mutation card: { $names }. At the end of the game 4 cards decide: each Contamination card is a marker, the fourth marker kills.
setup-unplayed = Nobody can play the { $species }: there are no cards for it.

## Base words that are others with Carnomorphs

objective-the_great_hunt-text--carnomorphs = Your Signal is sent AND either the Butcher is killed or the ship is destroyed.
objective-necroscopy-text--carnomorphs = Your Signal is sent AND the carcass adaptation is removed.
objective-ab_ovo-text--carnomorphs = The egg adaptation is removed.
objective-extreme_field_biology-text--carnomorphs = At least 2 adaptations are removed.
objective-first_contact_protocol-text--carnomorphs = At least 2 adaptations are removed.
objective-cutting_off_the_head-text--carnomorphs = The Signal is sent AND either the Butcher is killed or the ship is destroyed.
atom-queen_killed--carnomorphs = The Butcher is killed
atom-weakness_discovered--carnomorphs = { $argument ->
        [corpse] The corpse adaptation is removed
        [egg] The egg adaptation is removed
       *[carcass] The carcass adaptation is removed
    }
atom-weaknesses_discovered_at_least--carnomorphs = At least { $argument } adaptations are removed
item-antidote-text--carnomorphs = Scan all your Contamination cards; INFECTED ones leave the game, and your mutation card goes back to its deck. Then: 1 new Contamination card, shuffle deck and discard pile, pass.
item-laboratory_equipment-text--carnomorphs = Next to a corpse, carcass or egg (lying or carried here): remove the face-up adaptation of that kind.
item-surgery_kit-text--carnomorphs = A character here: scan all Contamination cards; INFECTED ones leave the game, and the mutation card goes back to its deck. Then shuffle all that character's cards; 1 light wound.
room-laboratory-text--carnomorphs = Choose a corpse, egg or carcass lying or carried here: remove the face-up adaptation of that kind from the game. The object is kept.
room-surgery-text--carnomorphs = Scan all your Contamination cards; INFECTED ones leave the game, and your mutation card goes back to its deck. Then: 1 light wound, pass, shuffle all your cards into a new deck.
term-egg-text--carnomorphs = A heavy object and food. Each injury destroys 1 egg; every attempt makes noise. In the Laboratory it removes an adaptation.
term-carcass-text--carnomorphs = A heavy object and food, left by most that are killed. In the Laboratory it removes an adaptation.
term-corpse-text--carnomorphs = A heavy object and food, left where a character died. In the Laboratory it removes an adaptation.
term-weakness--carnomorphs = Adaptation
term-weakness-text--carnomorphs = Three lie face down; each is turned up when the first of its kind appears, and then holds for all Carnomorphs. The Laboratory can remove it.
term-infected-text--carnomorphs = Found by a scan, it brings a mutation card, or a mutation marker for whoever has one. The fourth marker is death.
term-toughness-text--carnomorphs = The number on a drawn attack card: one for Metagorgers, one for all others. An arrow means retreat.
weakness-hidden--carnomorphs = Unknown adaptation
weakness-hidden-text--carnomorphs = Turned up when the first of its kind appears.
combat-creeper-text--carnomorphs = 1 injury to a Metagorger; all others are missed.
combat-adult-text--carnomorphs = 1 injury to a Metagorger or a Shambler; all others are missed.
intruder-blank-text--carnomorphs = Not a Carnomorph. In an encounter it leaves noise in every corridor of the room and returns to the bag.
log-contamination-draw--carnomorphs = { $unscanned ->
        [yes] { $who } has a mutation card: all cards are shuffled
       *[no] { $who } shuffles all cards
    } and { $count ->
        [one] { $count } is drawn
       *[other] { $count } are drawn
    }; Contamination cards among them: { $found }.
ui-ending-draw-text--carnomorphs = The whole deck is shuffled and four cards are turned over. Each Contamination card among them is a mutation marker.
ui-ending-ill--carnomorphs = Lost to mutation: { $names }.
ui-ending-all-clean--carnomorphs = Mutation kills nobody.
ui-ending-chip-clean--carnomorphs = Nobody lost to mutation
