### The log. Sentences about people whose names stand in the nominative, in the present tense.

log-station-manned = The station is manned: { $count } characters.
log-character-taken = { $player } plays { $character }.
log-role-seen = { $who } has seen the role.
log-role-seen-seen = { $who } has seen the role: { $role }.
log-round-opens = Round { $number }. { $who } leads.
log-weather-rolled = { $who } rolls the weather: { $weather }.
log-weather-set = Weather: { $weather }.
log-fuel-burned = Fuel burned { NOUN($place, form: "in") }: { $count }.
log-damage-taken = Damage { NOUN($place, form: "in") }: { $count }.
log-power-fails = The power fails: darkness.
log-power-returns = The power is back.
log-boiler-lost = The boiler is lost: the station begins to freeze.
log-freezing = The freezing token stands on space { $space }.
log-rescue-flies = The rescue helicopter flies to space { $space }. Its fuel: { $fuel }.
log-rescue-arrived = The rescue helicopter has arrived and waits.
log-rescue-leaves = The rescue helicopter is out of fuel and leaves for good.
log-alien-plans = The alien has made its plan.
log-hand-drawn = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-extra-card = One card from the deck goes onto the leader board unseen.
log-card-exchanged = { $who } discards a card and draws one.
log-went = { $who } goes { NOUN($place, form: "to") }.
log-gave-card = { $who } gives a card.
log-gave-card-seen = { $who } gives a card: { $card }.
log-gave-openly = { $who } is under suspicion and lays a card face up: { $card }.
log-gave-blindly = In the dark, a card is drawn blind from the hand of { $who }.
log-gave-blindly-seen = In the dark, a card is drawn blind from the hand of { $who }: { $card }.
log-risked = { $who } discards the whole hand ({ $count }) and risks the top card of the deck.
log-hand-swapped = { $who } lies down and swaps the whole hand ({ $count }).
log-light-shown = { $who } shows a flashlight.
log-token-taken = { $who } takes the leader token { NOUN($place, form: "in") }.
log-tools-used = { $who } uses tools { NOUN($place, form: "in") }.
log-fuel-can-used = { $who } uses a fuel card { NOUN($place, form: "in") }.
log-nothing-used = { $who } uses nothing after all.
log-alien-strikes = The alien strikes { NOUN($place, form: "in") } with power { $power }.
log-alien-fought = { $who } drives the alien away { NOUN($good, form: "ins") } { NOUN($place, form: "in") }.
log-fought-not = { $who } uses no weapon after all.
log-alien-flees = The alien { NOUN($place, form: "in") } flees.
log-character-absorbed = The alien absorbs { $who } { NOUN($place, form: "in") }.
log-dog-absorbed = The alien absorbs a dog { NOUN($place, form: "in") }. Its power: { $power }.
log-alien-destroyed = The revealed alien is destroyed.
log-power-back = The alien draws back. Its power: { $power }.
log-clash-in = A clash { NOUN($place, form: "in") }.
log-dog-caught = The dog { NOUN($place, form: "in") } is caught.
log-clash-left = { $who } leaves the clash { NOUN($good, form: "ins") }.
log-clash-avoided = No clash { NOUN($place, form: "in") } after all.
log-tokens-laid = { $who } has laid two tokens.
log-tokens-laid-seen = { $who } has laid: { $left } left, { $right } right.
log-lays-nothing = { $who } is on green and lays no tokens.
log-token-seen = { $who } looks at a token of { $whom }: { $side ->
        [left] left
       *[right] right
    }.
log-token-seen-seen = { $who } looks at a token of { $whom }: { $side ->
        [left] left
       *[right] right
    }, { $token }.
log-dog-met = { $who } is alone with a dog.
log-dog-met-seen = { $who } is alone with a dog: { $token }.
log-role-placed = { $who } has placed the true role card.
log-role-placed-seen = { $who } has placed the true role card: { $role }.
log-disc-moved = Suspicion: { $who } is on space { $space }.
log-arson-forbidden = { $who } may not set the location on fire.
log-arson-not = { $who } sets nothing on fire after all.
log-location-burns = { $who } starts a fire { NOUN($place, form: "in") } { NOUN($good, form: "ins") }.
log-pile-shuffled = The leader shuffles the active pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-card-turned = The leader turns up: { $card }.
log-assigned = { $who }: { $card } { NOUN($place, form: "in") }.
log-assigned-in-vain = { $card } applies to nobody: { $who } lies down.
log-pile-dropped = The rest of the pile is discarded unseen: { $count }.
log-fuel-moved = Fuel { NOUN($place, form: "to") }: { $count }.
log-repaired = Repaired { NOUN($place, form: "in") }: { $count }.
log-cooked = Cooked: { $count }.
log-took-good = { $who } keeps { $back ->
        [weapon] a weapon
       *[item] an item
    }.
log-took-good-seen = { $who } keeps { NOUN($good, form: "acc") }.
log-took-flamethrower = { $who } keeps a flamethrower, openly.
log-token-kept = { $who } keeps a lab token.
log-token-kept-seen = { $who } keeps { NOUN($good, form: "acc") }.
log-token-dropped = { $who } discards a lab token.
log-token-dropped-seen = { $who } discards { NOUN($good, form: "acc") }.
log-die-left = { $who } leaves the die in the weather station: { $weather }.
log-distress-sent = { $who } sends the S.O.S. signal.
log-nothing-done = { $who } does nothing.
log-cards-removed = Cards destroyed { NOUN($place, form: "in") }, unseen: { $count }.
log-food-lost = Food destroyed in the pantry: { $count }.
log-samples-lost = Tokens lost from the laboratory bag: { $count }.
log-blood-lost = Sabotage in the laboratory takes a blood sample.
log-fuel-lost = Fuel of the underground storage is destroyed: { $count }.
log-boarding-begins = Boarding: { $vehicle }.
log-keys-shown = { $who } shows the keys and is aboard: { $vehicle }.
log-boarding-refused = { $who } does not want to fly: nobody flies this round.
log-wants-aboard = { $who } asks to board.
log-turned-away = { $who } does not let { $whom } aboard.
log-comes-aboard = { $who } comes aboard: { $role }.
log-departs = The vehicle leaves: { $vehicle }. Aboard: { $count }.
log-escape-stopped = The alien stops the escape: { $vehicle }, { $count } hits.
log-all-gather = All characters gather in the rec room.
log-trade-made = { $who } and { $whom } trade: weapons { $weapons }, items { $items }, samples { $samples }.
log-trade-made-seen = { $who } gives { $whom }: { $gave }. In return: { $got }.
log-trade-off = { $who } and { $whom } do not agree.
log-goods-laid = { $who } lays before { $whom }, face down: weapons { $weapons }, items { $items }, samples { $samples }.
log-accused = { $who } points at { $whom }.
log-abstains = { $who } points at nobody.
log-nothing-said = { $who } says nothing.
log-alien-revealed = { $who } is an alien! The alien's power: { $power }.
log-test-run = { $who } tests { $whom }: { $kind }.
log-test-not-run = { $who } does not run { $kind }.
log-proved-human = { $who } is human.
log-cooked-eaten = Everybody eats from what was cooked: { $count }.
log-raw-eaten = Everybody eats from the pantry: { $count }.
log-starving = The food is gone ({ $count } left for this meal): the station starves.
log-card-thrown = { $who } starves and discards a card.
log-card-thrown-seen = { $who } starves and discards { $card }.
log-dog-comes = A dog is now { NOUN($place, form: "in") }.
log-kennel-opens = The dogs of the kennel are loose: { $count }.
log-new-leader = { $who } leads now.
log-leader-token = The leader token lies { NOUN($place, form: "in") }.
log-dice-rolled = The dice for { $who }: { $dice }.
log-die-cancelled = { $who } cancels { $card }.
log-die-turned = { $who } turns a die: { $card }.
log-die-rerolled = { $who } rolls a die again: { $card }.
log-threat-moves = The threat marker stands on space { $space }.
log-alien-rolls = The alien tries to stop the escape: { $dice }.
log-humans-win = The humans escape: { $vehicle }. They win.
log-aliens-win = { $cause }. The aliens win.
