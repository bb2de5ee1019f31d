### The rules reference. A line is a paragraph, "- " a point, "1. " a step, "? " a reading of ours where the rulebook is
### silent. <article|words> is a link, :symbol: a symbol, _words_ stand out.

## Chapters

rules-book = Nemesis
rules-chapter-basics = The game
rules-chapter-round = The round
rules-chapter-ways = On the way
rules-chapter-fight = Intruders
rules-chapter-body = The character
rules-chapter-things = Things
rules-chapter-ship = The ship
rules-chapter-end = The end
rules-chapter-modes = Ways to play
rules-chapter-box = Everything in the box

## The game

rules-goal = Goal of the game
rules-goal-text =
    You are the crew of the Nemesis, woken long before arrival. One of you lies dead in the Hibernatorium, something moves in the corridors, and nobody remembers how the ship is laid out.
    You win if your character _survives_ and the <objectives|objective> you kept is _fulfilled_. Any number of people can win, or nobody.
    There are two ways to survive:
    - <hibernation|hibernate> and arrive on Earth in a ship that holds;
    - leave in an <pods|escape pod>.
    Whoever survives must also pass the <victory|contamination check>. Meanwhile the <time|time track> runs, <engines|engines> may be damaged, and the <course|course> may lead elsewhere.
rules-secrets = Secrets and talk
rules-secrets-text =
    You may say, promise and keep silent about anything, and you may lie. You may not show what is hidden.
    _Everybody sees:_ where everybody is, heavy items and objects, wounds, slime, larvae, signals, how many cards somebody holds and the colour of their item backs, discarded action cards.
    _Only you see:_ the action cards in your hand, items in the inventory, your objectives, and whatever you have looked at in secret.
    _Nobody knows_ the order of decks, what lies in the bag next, the true state of engines and coordinates before somebody looks, and whether a <contamination|Contamination card> is infected.
    The program keeps a note of what you have looked at, on your own screen. A variant turns that off.
rules-table = What lies on the table
rules-table-text =
    _The ship:_ 21 rooms joined by corridors, and the technical corridors behind them. Five special rooms are known from the start; all others must be <exploration|explored>.
    _Tracks:_ <time|time>, <self-destruct|self-destruct> and <course|destination>.
    _The intruder board:_ the <eggs|eggs> of the Nest, three <weaknesses|weaknesses>, and the <bag|bag> with its tokens.
    _In front of you:_ your character with two hand slots and an inventory, wounds, ten action cards and two quest items.
rules-setup = Setup
rules-setup-text =
    The program does all this for you:
    - Room tiles are laid out at random, each with an exploration token; 16 of the 20 tokens and 5 of the 9 tiles “2” take part.
    - One of eight coordinates cards lies face down, the destination marker stands on B, time on its first space.
    - Each engine has a working and a damaged token in unknown order.
    - Escape pods, all locked: 2 for one or two players, 3 for three or four, 4 for five.
    - 5 eggs and 3 weakness cards on the intruder board.
    - Into the bag: 1 blank token, 4 larvae, 1 creeper, the queen, 3 adults and 1 adult more for each player.
    - Everybody gets a number, two objectives and a character, and starts in the Hibernatorium with a loaded weapon. The blue corpse lies there, too.

## The round

rules-round = The round
rules-round-text =
    A round has two phases.
    _Player phase_
    1. Everybody draws up to 5 action cards.
    2. The first player token moves to the left (not in the first round).
    3. Turns go round, two actions each, until everybody has <pass|passed>.
    <event-phase|_Event phase_>
    1. Time moves.
    2. Intruders in combat attack.
    3. Fire hurts intruders.
    4. An event card is drawn.
    5. A token is drawn from the bag.
    ? The first player token passes over whoever no longer takes part.
rules-turn = The turn
rules-turn-text =
    In your turn you take _two actions_, one after the other, or one action and pass, or pass at once. Then it is the next person's turn, clockwise. Whoever has passed is left out.
    After each turn in a burning room: 1 <wounds|light wound>. <objects|Dropping> things is free and not an action.
    With no cards in hand you can only pass.
rules-actions = Actions and their cost
rules-actions-text =
    An action has a cost: you discard that many action cards from your hand :cost_1:. The card you play is not part of its own cost. <contamination|Contamination cards> pay for nothing.
    _Basic actions:_ <movement|Movement> 1, <careful-movement|Careful Movement> 2, <shooting|Shoot> 1, <melee|Melee Attack> 1, <objects|Pick up Heavy Object> 1, <trade|Trade> 1, <crafting|Craft Item> 1, <quest-items|activate a quest item> 1.
    _Action cards_ with their printed cost, _items_ with theirs, and the <rooms|_room action_> for 2.
    :out_of_combat_only: not with an intruder in your room. :combat_only: only with one.
    An action that would do nothing is not offered; hover over it and the program says why.
rules-pass = Passing
rules-pass-text =
    Whoever passes takes no more turns this round. When passing you may discard any number of cards, <contamination|Contamination cards> too: that is the way to get them out of your hand.
    With an undressed Bleeding wound passing costs 1 <wounds|light wound>.
    Cards you keep stay in hand; in the next round you draw only what is missing. Nobody has to discard down.
    Passed characters can still be attacked, roll for noise and <reactions|react>.
rules-event-phase = Event phase
rules-event-phase-text =
    1. _Time._ The <time|time marker> moves one space, and so does <self-destruct|self-destruct> if it runs.
    2. _Attacks._ Every intruder in a room with a character <attacks|attacks> once.
    3. _Fire._ Every intruder in a <fire|burning> room suffers 1 injury, and eggs burn.
    4. _Event card._ The intruders shown that are not in combat <intruder-movement|move> through the corridor with the printed number. Then the text happens.
    5. _The bag._ A token is drawn and the bag <bag|develops>.
    ? Rooms are dealt with in the order of their numbers; no rule names an order.

## On the way

rules-movement = Movement
rules-movement-text =
    Cost 1. Go through an open corridor into a neighbouring room. A <doors|closed door> stops you.
    - An unexplored room is <exploration|explored> first.
    - If nobody was there, neither a character nor an intruder, make a <noise|noise roll>.
    Leaving a room with an intruder is an <escape|escape>: they attack first.
rules-careful-movement = Careful Movement
rules-careful-movement-text =
    Cost 2, out of combat. Move as usual, but without a noise roll: put a noise marker into a corridor of the room you enter, any one that has none yet.
    If every corridor there has noise already, Careful Movement is not possible.
    In an unexplored room the token's Silence and Danger are ignored; all other effects happen.
rules-exploration = Exploration
rules-exploration-text =
    Whoever enters an unexplored room turns over its tile and its <list-exploration|exploration token>. The token says two things: how many searches the room holds, and what happens.
    :noise_silent: _Silence_ and :die_noise_danger: _Danger_ take the place of the noise roll.
    :slime: _Slime:_ you get a slime marker. :fire: _Fire_ and :malfunction: _Malfunction:_ a marker in the room. :door_closed: _Doors:_ the door behind you closes.
    The token leaves the game. Rooms without a counter, such as the Nest, ignore the number of items.
rules-noise = Noise roll
rules-noise-text =
    Rolled on entering an empty room, and whenever a rule says so. The die has ten faces: 1 to 4 twice each, Silence and Danger.
    - _A number:_ put a noise marker :noise: into the corridor of your room with this number. If one is there already, it is an <encounter|encounter>.
    - :die_noise_silence: _Silence:_ nothing happens. With <slime|slime> on you it is Danger.
    - :die_noise_danger: _Danger:_ every intruder in a neighbouring room that is not in combat comes into yours. If there is none to come, put noise into every corridor of your room that has none.
    Doors do not stop noise. Noise with a number of a <technical-corridors|technical corridor> entrance falls into the technical corridors.
    ? An intruder that only breaks a closed door has tried to come: no noise is placed then.
rules-technical-corridors = Technical corridors
rules-technical-corridors-text =
    One common space behind all entrances :technical_entrance:. A single noise marker counts for all of them: noise at any entrance finds it.
    Intruders that move into an entrance leave the board and their token goes into the <bag|bag>. The noise stays.
    Characters use them only with the Mechanic's card or a Technical Corridors Plan. There are no doors, and they make no rooms neighbours.
rules-doors = Doors
rules-doors-text =
    A corridor is open :door_open:, closed :door_closed: or destroyed :door_destroyed:.
    - _Closed:_ no character passes. An intruder that wants through destroys the door and stays where it is, and so do all that moved with it. Fire, grenades and “neighbouring” stop at it, too; noise does not.
    - _Destroyed:_ the way is free, and this door cannot be closed again except with the Plasma Torch.
    There are 12 door tokens. If all are in use, somebody who closes a door takes one from elsewhere, which opens that door.
rules-slime = Slime
rules-slime-text =
    A character covered with slime :slime: is easy to smell: _Silence_ counts as _Danger_. One marker is enough; a second has no effect.
    It comes from an exploration token, the Room Covered with Slime, or a Slime attack. The <room-shower_room|Shower Room> and some items wash it off.

## Intruders

rules-intruders = Kinds of intruders
rules-intruders-text =
    :intruder_larva: _Larva._ Dies at the first injury; attacks by <larvae|infesting>.
    :intruder_creeper: _Creeper._ May turn into a breeder.
    :intruder_adult: _Adult._ The most common; the Hunt events call it.
    :intruder_breeder: _Breeder._ Tough: two cards of toughness. :intruder_queen: _Queen._ There is one; she lays eggs.
    All but larvae leave a carcass. Only so many miniatures exist: 6 larvae, 3 creepers, 8 adults, 2 breeders, 1 queen. If all adults are in use, those not in combat go back into the bag first.
    ? If no adult can hide, or no miniature of another kind is free, the token goes back into the bag and the encounter is over.
    ? A larva carried by a character is one of the six. With all six in use no other settles; the INFECTED card stays.
rules-bag = Intruder bag
rules-bag-text =
    Every <encounter|encounter> draws a token :bag: from the bag. At the end of each round one is drawn to make it grow:
    - _Larva:_ it leaves, an adult goes in. _Creeper:_ it leaves, a breeder goes in.
    - _Adult, breeder:_ it goes back, and everybody who is not in combat makes a noise roll, starting with the first player.
    - _Queen:_ with a character in the explored Nest she appears there, as in an encounter. Otherwise 1 egg is added to the Nest, and she goes back.
    - _Blank:_ it goes back, and an adult goes in.
    The intruder board shows what is in the bag, so you know the odds.
    ? With several people in the Nest, the one with the fewest cards in hand is attacked.
    ? A destroyed Nest stays destroyed: the queen adds no egg.
rules-encounter = Encounter
rules-encounter-text =
    Noise where noise already was. Then:
    1. All noise markers in the corridors of this room are removed, in the technical corridors too if it has an entrance.
    2. A token is drawn. Its intruder appears in the room; the token is put aside.
    3. Compare the number on the token with _all_ cards in the hand of whoever caused the encounter, Contamination included. If the number is higher: <surprise|surprise attack>.
    A _blank_ token brings nobody: noise in every corridor of the room, and the token goes back. If it was the last one, an adult goes in with it.
    The first intruder of the game makes everybody choose an objective: see <critical-moments|critical moments>.
rules-surprise = Surprise attack
rules-surprise-text =
    If the number on the token is _higher_ than your cards in hand, the new intruder attacks you at once. So a full hand protects: numbers go from 1 to 4.
    A larva that surprises you <larvae|infests> you. Otherwise draw an attack card as in any <attacks|attack>.
    There is no surprise attack when intruders walk into your room.
rules-combat = Combat
rules-combat-text =
    Characters and intruders in one room are in combat :attack:, all of them.
    - Only <shooting|shooting>, <melee|melee>, <escape|escape>, dropping things, and cards and items without :out_of_combat_only: are possible.
    - No room action, no search, no trade, no crafting.
    Intruders in combat stay: neither events nor noise call them away.
rules-shooting = Shooting
rules-shooting-text =
    Cost 1, with a loaded weapon in hand. Choose an intruder in your room, spend 1 ammo :ammo:, roll the combat die:
    - :die_combat_blank: miss.
    - :die_combat_creeper: hits larvae and creepers. :die_combat_adult: hits larvae, creepers and adults.
    - :die_combat_hit: 1 injury to anybody. :die_combat_hit2: 2 injuries.
    The weapon may change this. After a hit comes the <injuries|injury check>.
    You may shoot at <eggs|eggs>, too, in combat or not.
rules-melee = Melee Attack
rules-melee-text =
    Cost 1. Take a <contamination|Contamination card>, choose an intruder in your room and roll the combat die. A hit deals 1 injury, never more. A miss, or a symbol that does not hit this kind, costs you a <wounds|serious wound>.
rules-escape = Escape
rules-escape-text =
    Movement out of a room with intruders. Cost 1, or 2 with an undressed Leg wound.
    First _every_ intruder in the room attacks you once, the largest first. Whoever dies stays. Whoever lives moves, explores and rolls for noise as usual.
    Some cards let you slip away without any attack.
rules-injuries = Injuries and death of intruders
rules-injuries-text =
    Injuries :injury: stay on an intruder. After each time it suffers some, draw for its _toughness_:
    - _Larva:_ dies at once.
    - _Creeper, adult:_ 1 attack card. _Breeder, queen:_ 2 cards, added up.
    If the toughness is _not higher_ than all its injuries, it dies and leaves a carcass :carcass:. If an arrow is drawn, it <intruder-movement|retreats> instead.
    Its token stays out of the bag.
rules-attacks = Attack of an intruder
rules-attacks-text =
    In the event phase each intruder attacks the character in its room whose owner has the _fewest cards in hand_; of several, the one nearest to the first player clockwise. The largest intruder attacks first.
    Draw an <list-attacks|attack card>. It hits if it shows the attacker's symbol; then its effect happens. Otherwise it misses. Toughness does not matter here.
    Larvae draw no card: they <larvae|infest>.
    Nerves of Steel and Armor can ignore an attack.
    ? A creeper that becomes a breeder loses its injuries.
    ? If Summoning draws the blank token, noise is placed as in an encounter.
    ? A larva whose attack is ignored stays in the room.
rules-larvae = Larvae
rules-larvae-text =
    A larva's attack always succeeds: it leaves the board and settles in its victim :larva_on_board:, who also takes a Contamination card. A character who has a larva already only takes the card.
    You carry one larva at most. It does nothing until a scan finds <contamination|INFECTED>, an event calls it out, or the game ends: each can kill.
    <room-surgery|Surgery> and an Antidote remove it.
rules-intruder-movement = Movement and retreat of intruders
rules-intruder-movement-text =
    Intruders move through one corridor, by an event card, by Danger, or in retreat. They explore nothing and cause no encounter; when they reach a character, combat begins, without a surprise.
    A closed door in the way is destroyed, and they stay where they are. An entrance to the technical corridors takes them off the board, back into the bag, injuries and all.
    _Retreat:_ draw an event card only for its corridor number; the intruder leaves through that corridor. The card is discarded.
    Characters waiting in the pods of an Evacuation Section are thrown out when an intruder comes in.
rules-weaknesses = Weaknesses
rules-weaknesses-text =
    Three cards :weakness: lie face down on the intruder board, for corpse, egg and carcass. Bring such an object into the <room-laboratory|Laboratory> and analyse it: the card is turned over and from then on works for everybody. The object is kept.
    See <list-weaknesses|all eight> that may lie there.
rules-eggs = Eggs and the Nest
rules-eggs-text =
    The Nest starts with 5 eggs :egg: on the intruder board. In the <room-nest|Nest> you can take one into a hand, or destroy them, and so can fire and grenades.
    - Shoot or strike: each injury destroys 1 egg, any face but the miss hits. A miss in melee costs nothing here, and you take no Contamination card.
    - Afterwards, hit or not, make a noise roll.
    Once no egg is left in the Nest, it is destroyed for good: several objectives want that. Eggs carried elsewhere can be destroyed where they lie on the floor, but do not count for the Nest.

## The character

rules-contamination = Contamination and scanning
rules-contamination-text =
    A Contamination card :contamination: goes unseen onto your discard pile and comes into your hand like any other. It does nothing and pays for nothing. 7 of the 27 cards say INFECTED, in a code that only the scanner reads.
    _Get rid of it_ by discarding it when you pass (it comes back), by Rest, or in some rooms: these scan first.
    _Scanning the hand:_ clean cards leave the game. If any are INFECTED, those stay, and a larva settles in you. If you carry one already, you die and a creeper appears.
    _Surgery and Antidote_ scan everything you own and take out the INFECTED cards and the larva.
    ? With the deck empty, no card is gained.
rules-wounds = Wounds
rules-wounds-text =
    :light_wound: _Light wounds._ The track holds two. The third turns them all into one serious wound.
    :serious_wound: _Serious wounds_ hinder you: <list-wounds|Body, Leg, Hand, Bleeding, Arm>. Two of a kind do not add up.
    :wound_dressed: _Dressing_ ends the effect, but the card still counts. Only a dressed wound can be healed.
    With three serious wounds, dressed or not, any further wound is death.
rules-death = Death of a character
rules-death-text =
    A corpse :corpse: stays in the room, and so do the objects the character carried. Item cards leave the game unseen.
    The _first_ death unlocks all escape pods. The dead take no further part, unless they <intruder-player|play the intruders> or are <coop|revived>.
    When nobody awake is left on board, the game goes straight to its <end|end>.

## Things

rules-items = Items, hands and inventory
rules-items-text =
    _Heavy_ items and objects :heavy: take a hand slot each and everybody sees them. You have two slots, one with an undressed Arm wound.
    All other items lie in the inventory, any number, seen only by you; the others see the colour of their backs.
    Using an item is an action at its printed cost, 1 more with an undressed Hand wound. :one_use: means that it is discarded.
    <list-items|All items> are listed here.
    ? A deck that runs out, of items, attacks or wounds, is shuffled anew from its discard pile.
rules-weapons = Weapons and ammo
rules-weapons-text =
    A weapon holds ammo :ammo: up to its capacity; each shot spends 1. A starting weapon begins full, a found one holds 1.
    _Energy weapons_ are loaded in the <room-armory|Armory> or with an Energy Charge. _Classic weapons_ can be loaded only by cards that say so.
    An empty weapon stays in the hand, and can be traded or dropped.
rules-search = Search
rules-search-text =
    An action card of which everybody has two, out of combat. Draw two cards from the item deck of the room's colour: keep one, or none, and put the rest under the deck. In a white room choose red, yellow or green.
    The item counter :item_counter: goes down by 1; at 0 nothing is left to find. A malfunction is no hindrance.
    For a heavy item you need a free hand: drop something, or decline it.
rules-crafting = Crafting
rules-crafting-text =
    Cost 1, out of combat. Discard two items that show the two components and take the <list-crafted|crafted item>, if one is left:
    - :component_chemical: and :component_medical:: <item-antidote|Antidote>;
    - :component_electrical: and :component_tool:: <item-taser|Taser>;
    - :component_chemical: and :component_tool:: <item-flamethrower|Flamethrower>;
    - :component_chemical: and :component_cloth:: <item-molotov_cocktail|Molotov Cocktail>.
    ? A crafted Flamethrower comes fully loaded.
    ? Crafted items that are used up do not come back.
rules-quest-items = Quest items
rules-quest-items-text =
    Each character has two, known to everybody, not active at first. To activate one, meet its condition (be in a certain room, or discard a certain item) and pay 1 card, out of combat. From then on it is an item like any other.
    ? A room in the condition must work: no malfunction there.
rules-trade = Trade
rules-trade-text =
    Cost 1, out of combat, with somebody else in the room. All characters there may give, take and exchange items and objects as they agree. Only whoever began it pays.
    Weapons change hands with their ammo. Heavy things need a free hand on the other side.
    ? The cost stays paid even if nobody agrees on anything.
rules-objects = Objects
rules-objects-text =
    Eggs :egg:, carcasses :carcass: and corpses :corpse: are heavy. Picking one up costs 1, out of combat, into a free hand. They reveal <weaknesses|weaknesses> and serve objectives.
    _Dropping_ is free in your own turn, even in combat. An object stays in the room. An item is gone: it goes under its deck.
    ? There are always enough tokens for carcasses and corpses.
    ? Emergency Post-Mortem is met once the blue corpse has been put down in the Surgery, wherever it lies later.
rules-reactions = Reactions
rules-reactions-text =
    Some cards are played at their moment, even in somebody else's turn. They are not actions.
    _Interruption:_ cancel an action of another character in your room, after it was paid; or cancel another Interruption, from anywhere.
    _Nerves of Steel_ and _Armor_ ignore attacks, the _Motion Scanner_ rerolls noise.
    The table is asked whenever somebody _could_ hold such a card, so that the question gives nothing away.
    ? A cancelled action counts as used, and its cost stays paid.

## The ship

rules-rooms = Rooms
rules-rooms-text =
    11 basic rooms “1” are in every game, 5 of the 9 additional rooms “2”, and 5 special rooms are printed on the board. <list-rooms|All 25 rooms> are explained here.
    The _room action_ costs 2, out of combat, without a malfunction.
    The _colour_ tells which items a search finds. A _computer_ :computer: serves some cards, if it works.
    Two rooms always work by themselves: the Cabins and the Room Covered with Slime.
    ? In the Cabins with a Body wound you draw up to 5 cards.
rules-fire = Fire
rules-fire-text =
    :fire: Whoever ends a turn in a burning room gets 1 light wound. In the event phase every intruder there suffers 1 injury and one egg burns. A room that burns can be used otherwise.
    A second marker in a room has no effect. There are 8: if a ninth is needed, the ship is lost.
    The Fire Control System, a Fire Extinguisher and some cards put it out.
rules-malfunction = Malfunction
rules-malfunction-text =
    :malfunction: The room action and the computer do not work. Searching and moving still do. A malfunction of an Engine Room says nothing about the engine.
    It lies only in explored rooms, never in the Nest or the Room Covered with Slime. Repairs remove it.
    There are 8 markers: if a ninth is needed, the hull gives way.
rules-decompression = Decompression
rules-decompression-text =
    From <room-airlock_control|Airlock Control> somebody may let the air out of another explored yellow room without destroyed doors: all its doors close.
    If a door of that room opens or breaks before all have passed, nothing happens. Otherwise everybody in it dies, people and intruders, and its fire goes out.
    ? There is one token for it: while it is in use, no second room can be chosen.
rules-engines = Engines
rules-engines-text =
    Each of the three engines has two tokens, working :engine_ok: and damaged :engine_damaged:. The _upper_ one is the truth. With 2 or 3 damaged engines the ship explodes at the end.
    _Look:_ in its Engine Room, or at all three in the Engine Control Room. You may tell what you saw, or lie.
    _Repair or break:_ with a repair card in an Engine Room. Look at both tokens and stack them in either order. Everybody learns only whether the order has changed.
rules-course = Coordinates and course
rules-course-text =
    The coordinates card tells where each course A, B, C, D leads: Earth, Mars, Venus or Deep Space. In the <room-cockpit|Cockpit> you can look at it in secret, or move the destination marker, but not while somebody hibernates.
    At the jump the ship flies where the marker points. Anywhere but Earth kills whoever hibernates; only the owner of Quarantine is safe on Mars.
rules-time = Time track
rules-time-text =
    :time: The marker starts at 15 and moves one space at the beginning of each event phase. From 8 on, the blue spaces, the <hibernation|hibernation> chambers are open. On the red space the ship jumps: whoever is aboard and awake dies.
    So the game lasts at most 15 rounds.
rules-self-destruct = Self-destruct
rules-self-destruct-text =
    :self_destruct: Started and stopped in the <room-generator|Generator>, or by a key. It cannot be started while somebody hibernates.
    The marker moves with time: 6, 5, 4, then 3, 2, 1 on yellow, then the skull. On yellow nobody can stop it, and reaching the first yellow space unlocks all pods. At the skull the ship explodes with everybody aboard.
    ? Only the first yellow space unlocks: a pod locked again stays locked.
    ? If the ship jumps while the sequence runs, it counts as destroyed.
rules-pods = Escape pods
rules-pods-text =
    Each pod has two seats and belongs to Evacuation Section A or B. All start locked :pod_locked:. The first death or the first yellow space of <self-destruct|self-destruct> unlocks them all; single ones are switched in the <room-hatch_control_system|Hatch Control System> or by a key.
    _Boarding_ is the room action of the section: make a noise roll. If no intruder is there afterwards, take a seat in an unlocked pod :pod_unlocked:; then launch at once, or wait.
    Whoever waits passes. At the start of their first turn in the next player phase they launch, stay or step out; stepping out is not an action, and the turn goes on with two. An intruder that comes into the section throws everybody out.
    Launching saves everybody inside, with all they carry.
    - A pod may be locked again with somebody in it: it cannot be launched then, but they may stay or step out.
    ? If a pod is lost while somebody waits in it, they are put back into the section first.
rules-hibernation = Hibernation
rules-hibernation-text =
    :hibernation: In the <room-hibernatorium|Hibernatorium>, once time is on a blue space: pay 2, make a noise roll. If no intruder appears, your character sleeps until the end of the game.
    While anybody sleeps, nobody can change the course or start self-destruct.
    A sleeper lives if the ship survives and reaches Earth.

## The end

rules-critical-moments = Critical moments
rules-critical-moments-text =
    _First encounter._ As soon as the first intruder comes onto the board, everybody keeps one objective and puts the other away unseen, one after the other in secret, before anything else happens.
    _First death._ All escape pods are unlocked.
rules-objectives = Objectives
rules-objectives-text =
    Everybody gets two: a personal one and one from the corporation. At the <critical-moments|first encounter> you keep one. You win only if you survive, so a fulfilled objective does not help the dead.
    Some need the _Signal_ :signal:, sent in the <room-comms_room|Comms Room>; some want another player dead. See <list-objectives|all objectives>.
    ? If there never was an encounter, you hold both: either one is enough.
rules-end = End of the game
rules-end-text =
    The game ends at once when:
    - time reaches the red space: the ship jumps;
    - self-destruct reaches the skull: the ship explodes;
    - a ninth fire or a ninth malfunction is needed: the ship is destroyed;
    - nobody awake is left on board: all sleep, have left or are dead. Then time, or self-destruct if it runs, goes to its end.
    Then follows the <victory|victory check>.
rules-victory = Victory check
rules-victory-text =
    1. _Engines._ With 2 or 3 damaged ones the ship explodes and whoever hibernates dies.
    2. _Coordinates._ If the course does not lead to Earth, whoever hibernates dies.
    3. _Contamination._ Every survivor scans all their Contamination cards, in hand, deck and discard. With an INFECTED card or a larva they shuffle all their cards and turn over four: a single Contamination card among them is death.
    4. _Objectives._ Every survivor shows the objective kept. Fulfilled means victory.
    Escape pods skip the first two steps.

## Ways to play

rules-semi = Semi-cooperative game
rules-semi-text =
    Two to five players, each for their own objective. This is the game as described everywhere here. You will need each other, but not everybody to the end.
rules-solo = Solo mode
rules-solo-text =
    One player with two special objectives, of which one is kept at the first encounter. Rooms hold half as many items, rounded up. Otherwise all rules are the same, and nothing is hidden from yourself: there is no shield.
rules-coop = Fully cooperative mode
rules-coop-text =
    One to five players and as many open objectives as players. All win together if _every_ objective is met and _anybody_ survives. Two objectives that need the Signal need two who have sent it.
    _Revival:_ bring a corpse into the Emergency Room. If it works and no intruder is there at the start of a round, the character is back: no light wounds, serious ones dressed, with the items it had.
rules-intruder-player = Playing the intruders
rules-intruder-player-text =
    A variant. Whoever dies first may go on as the intruders from the next player phase. They draw 3 intruder action cards each round, hold at most 4, and act once in each turn: a card moves an intruder, lets it attack, or works as written. After passing they keep at most 1 card.
    The event phase then has only time and fire. See <list-intruder-cards|their cards>.
    ? Of the cards looked at with Planning, those not used are discarded.
rules-alternate-board = Alternate side of the board
rules-alternate-board-text =
    Another deck plan for those who know the first. Some rooms are joined by _two_ corridors, each with its own number, noise and door. There are _two_ networks of technical corridors, red and blue, and noise in one is not heard in the other. The Evacuation Sections lie face up, but are explored only when somebody enters.
    ? Of two corridors, intruders take the one without a closed door.
rules-variants = Variants
rules-variants-text =
    Switched on in the setup of a game:
rules-readings = Where the rulebook is silent
rules-readings-text =
    The rulebook leaves some cases open. This is how the program decides them; each also stands in its article.
rules-keys = Keys and pointer
rules-keys-text =
    Everything can be done with the keyboard alone. F1 opens this reference anywhere; over an explanation it opens its article.

## Lists

rules-list-rooms = All rooms
rules-list-rooms-text = What each of the 25 rooms can do.
rules-list-characters = Characters
rules-list-characters-text = Each has a starting weapon, two quest items and ten action cards.
rules-list-actions = Action cards
rules-list-actions-text = What is in the decks of the characters.
rules-list-items = Items
rules-list-items-text = Found by searching in rooms of their colour, and the weapons the characters start with.
rules-list-crafted = Crafted items
rules-list-crafted-text = Made of two components each.
rules-list-quests = Quest items
rules-list-quests-text = Two for each character.
rules-list-intruders = Intruders
rules-list-intruders-text = From the larva to the queen.
rules-list-attacks = Intruder attacks
rules-list-attacks-text = The effects on the 20 attack cards.
rules-list-weaknesses = Weaknesses and adaptations
rules-list-weaknesses-text = Three of eight are in a game: weaknesses of the Intruders, or adaptations of the Carnomorphs.
rules-list-mutations = Mutation cards
rules-list-mutations-text = Two are drawn and one is kept, face down until its first use.
rules-list-events = Event cards
rules-list-events-text = One is drawn each round.
rules-list-wounds = Serious wounds
rules-list-wounds-text = There are five kinds among the 16 cards.
rules-list-exploration = Exploration tokens
rules-list-exploration-text = What may happen on entering an unknown room.
rules-list-objectives = Objective cards
rules-list-objectives-text = Personal, corporate, and those of the solo and cooperative game.
rules-list-intruder-cards = Intruder action cards
rules-list-intruder-cards-text = For whoever plays the intruders.
rules-list-glossary = Glossary
rules-list-glossary-text = Every marker, icon and word of the rules.

## Labels

rules-label-weapon = Starting weapon
rules-label-quests = Quest items
rules-label-actions = Action cards
rules-label-trait = Trait
rules-label-characters = Who has it
rules-label-decks = Where it is found
rules-tile-1 = Basic room, in every game.
rules-tile-2 = Additional room: five of nine are in a game.
rules-tile-special = Special room, printed on the board and known from the start.
rules-room-no-malfunction = No malfunction can lie here.
rules-room-no-search = Nothing can be found here.

## Readings of single cards

rules-note-item-decoy = The card does not say whose neighbours are meant: it calls intruders from the rooms next to the chosen one, your own room included.
rules-note-item-space_suit = Only explored yellow rooms can be reached: nobody knows the colour of the others.
rules-note-event-scent_of_prey = The technical corridors count too, where such a room has an entrance.
rules-note-event-nest = The technical corridors count too, if the Nest has an entrance.
rules-note-event-noise_in_technical_corridors = A character in combat rolls too: the card speaks of every character.
rules-note-event-egg_protection = Whoever waits in an escape pod with an egg counts too, as if in the Evacuation Section.
rules-note-weakness-the_way_of_fighting = A Bite that kills still kills: the card speaks of the wound only.
rules-note-quest-autoloader = Without the rifle in hand it waits in the inventory; attaching it later is an action that costs no card.

## Carnomorphs

rules-chapter-carnomorphs = Carnomorphs
rules-carnomorphs = Carnomorphs on board
rules-carnomorphs-text =
    A new game may have Carnomorphs on board instead of the Intruders. Whatever a card or a rule says of intruders holds for them; this chapter says what is different.
    _Kinds,_ from the smallest: Metagorger, Shambler, Fleshbeast, Butcher. There are 8, 8, 3 and 1 of them, and no larvae.
    _Setup:_ 8 <eggs|eggs>, three <adaptations|adaptations> face down, each for the first Shambler, Fleshbeast and Butcher; in the <carnomorph-bag|bag> a blank, 2 blue and 2 red Metagorgers and another red one for each player.
    They can be met in every way to play and on both sides of the ship, but nobody can play them: the cards for it speak of larvae and adults.
    ? If all Metagorgers, Shamblers or Fleshbeasts are on the ship, those not in combat hide in the bag to make way for the one that is drawn. The Butcher comes from wherever he was, unless he is in combat.
rules-carnomorph-fights = Their attacks and deaths
rules-carnomorph-fights-text =
    _A Metagorger_ draws no card: its target takes a <mutation|mutation card> if it has none, 1 Contamination card and 1 light wound. Then it leaves the ship without a carcass, and a Shambler goes into the bag. All others draw an <list-attacks|attack card>.
    _Injuries:_ one attack card for every kind; it has one number for Metagorgers and one for all others. An arrow is a retreat.
    _Killed_ Metagorgers and Shamblers leave a carcass, a Fleshbeast a carcass and a Shambler, the Butcher two Shamblers. He dies only once. What rises this way does not attack at once.
    The Butcher never enters technical corridors: he stays where he is.
    ? An ignored attack of a Metagorger has no effect at all, and the Metagorger stays.
    ? The creeper symbol of the combat die hits Metagorgers, the adult symbol Metagorgers and Shamblers.
rules-feeding = Feeding
rules-feeding-text =
    After the attacks of the event phase, those that are not in combat and share their room with a heavy object or a Metagorger feed: room by room, the largest first, each once.
    1. It _heals_ all injuries.
    2. It _becomes_ the next larger kind, if a miniature is free and the Butcher has not been killed.
    3. It _eats_ one thing, the first of these: a red corpse, an egg, a carcass, a Metagorger, the blue corpse. Eggs of the explored Nest count.
    What people carry is no food. The bag does not change.
    ? A Carnomorph that has attacked in this step does not feed in it. Among equals the most injured feeds first, then the one longest on board; the least injured Metagorger is eaten.
    ? Eaten eggs never come back. The last one is the end of the Nest.
rules-adaptations = Adaptations
rules-adaptations-text =
    The first Shambler, the first Fleshbeast and the Butcher each turn one adaptation face up, however they come. It works at once, for all Carnomorphs.
    In the <room-laboratory|Laboratory> a face-up adaptation is removed from the game: the Shambler's with a corpse, the Fleshbeast's with an egg, the Butcher's with a carcass. The object is kept.
    <list-weaknesses|All eight> help them. Objectives that ask for weaknesses ask for removed adaptations.
rules-mutation = Mutation
rules-mutation-text =
    _The card:_ draw two, keep one face down, shuffle the other back. Nobody has two.
    _Markers:_ whoever should take one and has no card takes the card instead. The fourth marker is death: a Shambler and a corpse appear in that room. Markers never go away; <room-surgery|Surgery> and the Antidote take only the card.
    _The action:_ scan a Contamination card from your hand and take a marker. NOT INFECTED: the card leaves the game, a new one goes onto your discard pile. INFECTED: it goes there itself. Then the card does what it says for this case.
    A <contamination|scan> in Rest, Canteen or Shower Room that finds INFECTED gives one marker.
    ? The action needs a Contamination card in hand. Whoever is killed by the marker gets no effect from the card. An Interruption cancels the effect; what was paid stays paid.
    ? Whoever was killed by the fourth marker cannot be revived.
rules-carnomorph-bag = Their bag
rules-carnomorph-bag-text =
    The token drawn in the event phase:
    - _Blue Metagorger:_ leaves the bag, and another Metagorger goes in; all not in combat make a noise roll.
    - _Red Metagorger:_ returns. One Metagorger in each room with a Metagorger or a heavy object, carried or not, and in the explored Nest.
    - _Shambler, Fleshbeast:_ returns; all not in combat make a noise roll.
    - _Butcher:_ leaves the bag. An encounter with him for the slimed character with the fewest cards, or with the first player.
    - _Blank:_ Shamblers not in combat hide in the bag, a Metagorger goes in, all not in combat make a noise roll; then the blank returns.
    A Metagorger put into the bag is red as long as one is left.
    ? If the bag is empty before a roll, the blank returns at once.
rules-carnomorph-end = The end with Carnomorphs
rules-carnomorph-end-text =
    Whoever survives without a <mutation|mutation card> scans all Contamination cards; INFECTED brings the card. Whoever has it shuffles all cards and draws four: each Contamination card is a marker. Four markers in all are death.
    _Objectives:_ where they ask for the queen, they mean the Butcher; where they ask for weaknesses, removed <adaptations|adaptations>.
rules-carnomorph-designed = What is ours
rules-carnomorph-designed-text =
    For some cards no printed copy could be found. They were made for this program:
    - all twelve mutation cards;
    - the adaptations Thick Hide, Fireproof, Regenerative, Ambushers, Relentless and Brood Carriers. Of Voracious and Agile the wording is ours.
    - Which object removes which adaptation follows from their order on the board. The symbols of the combat die were given to the kinds by size.
