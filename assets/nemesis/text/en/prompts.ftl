### Questions. They name the person who is asked; a name always stands in the nominative.

ask-aim = { $who }, choose how to use it.
ask-drop-one = { $who }, only one hand slot is left: choose what to drop.
ask-make-room = { $who }, no hand slot is free: choose what to drop, or go without.
ask-door-to-move = { $who }, all door tokens are in use: choose which closed door to take.
ask-ignore-attack = Does { $who } ward off the attack with a card or an item?
ask-which-reaction = { $who }, choose what to react with.
ask-reroll = { $who }, the combat die shows: { $face }. Reroll it?
ask-spend-ammo = { $who }, spend 1 more ammo for 1 extra injury?
ask-keep-objective = { $who }, choose the objective to keep. The other leaves the game unseen.
ask-where-noise = { $who }, choose the corridor for the noise marker.
ask-motion-scanner = { $who }, the noise die shows: { $face }. Discard a card to reroll it?
ask-engine-order = { $who }, the engine is now { NOUN($state, form: "nom") }. Leave the tokens or swap them?
ask-interrupt = { $who }: { $what }. Does anybody in the room interrupt?
ask-counter-interrupt = { $who } interrupts. Does anybody cancel this Interruption?
ask-keep-item = { $who }, choose the item to keep.
ask-component = { $who }, choose the item to use as component: { $component }.
ask-quest-discard = { $who }, choose the item to discard for the quest item { $quest }.
ask-offer = { $who }, choose what to offer and to whom, or finish.
ask-who-offers = Trade: does anybody else want to offer something?
ask-accept = { $who }, { $other } offers: { $item }. Take it, click what to give for it, or decline?
ask-accept-gift = { $who }, { $other } offers: { $item }. Take it or decline?
ask-exchange = { $who }, { $other } gives { NOUN($item, form: "acc") } for { NOUN($own, form: "acc") }. Agree?
ask-pay = { $who }, discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { NOUN($what, form: "for") }.
ask-turn = { $who }, choose an action ({ $number } of 2) or pass.
ask-turn-more = { $who }, choose an action ({ $number } of { $count }) or pass.
ask-turn-unlimited = { $who }, choose an action, one after another, or pass.
ask-discard-on-pass = { $who } passes: choose any cards to discard, or none.
ask-pod = { $who }, escape pod { $pod } is waiting: launch, step out, or stay and pass?
ask-pod-locked = { $who }, escape pod { $pod } is locked and cannot be launched: step out, or stay and pass?
ask-character = { $who }, choose a character.
ask-slip-away = { $who }, choose a room to escape to without being attacked, or stay.
ask-event-place = { $who }, put the event card back on top or under the deck?
ask-which-doors = { $who }, choose the doors around { NOUN($room, form: "acc") } to open or close.
ask-lose-card = { $who }, choose an action card to lose.
ask-discard-any = { $who }, discard any number of cards; that many and 1 more are drawn.
ask-scan = { $who }, scan the Contamination cards in hand?
ask-play-intruders = { $who }, go on as the intruders?
ask-intruder-turn = { $who }, play an intruder card or pass.
ask-intruder-use = { $who }, use the card for its movement, its attack or its effect?
ask-intruder-discard = { $who } passes: at most 1 intruder card stays. Choose which to discard.
ask-intruder-mover = { $who }, choose an intruder.
ask-intruder-way = { $who }, choose the corridor it goes through.
ask-intruder-attacker = { $who }, choose the intruder that attacks.
ask-intruder-victim = { $who }, choose a character.
ask-intruder-attack-card = { $who }, choose the attack card to use. The others go under the deck.
ask-intruder-event = { $who }, choose the event card to resolve. The others are discarded.
ask-any-door = { $who }, open or close any 1 door on the ship?
ask-shoot-again = { $who }, shoot the same target again?
