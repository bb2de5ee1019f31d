### What the buttons and lit things say: the answers to a question.

thing-act-take-character = Play { $character }
thing-act-place-role = { $side ->
        [left] The left card
       *[right] The right card
    }
thing-act-keep-weather = Keep: { $weather }
thing-act-send = { $power } power: { $place }
thing-act-plan-made = Keep the rest in reserve
thing-act-exchange = Exchange { $card }
thing-act-keep-hand = Exchange nothing
thing-act-go-and-give = Go { NOUN($place, form: "to") } and give a card
thing-act-go-and-risk = Go { NOUN($place, form: "to") } and risk the top card of the deck
thing-act-sleep = Lie down { NOUN($place, form: "in") } and swap all cards
thing-act-give = Give { $card }
thing-act-take = Take { $card }
thing-act-show-light = Show { NOUN($good, form: "acc") }
thing-act-stay-dark = Show no light
thing-act-use-good = Use { NOUN($good, form: "acc") }
thing-act-use-nothing = Use nothing
thing-act-next-clash = Next: { $place }
thing-act-avoid = Leave { NOUN($good, form: "ins") }
thing-act-stay = Stay
thing-act-lay = Left: { $left }. Right: { $right }
thing-act-look-at = { $choices ->
        [0] Nobody to look at
        [one] Look at { $first }
       *[other] First { $first }, otherwise { $second }
    }
thing-act-side = { $side ->
        [left] The left token
       *[right] The right token
    }
thing-act-seen = Cover and go on
thing-act-fight = Fight { NOUN($good, form: "ins") }
thing-act-fight-not = Use no weapon
thing-act-absorb = Absorb { $whom }
thing-act-absorb-dog = Absorb the dog { NOUN($place, form: "in") }
thing-act-sabotage-here = Sabotage { NOUN($place, form: "in") }
thing-act-burn = Set it on fire { NOUN($good, form: "ins") }
thing-act-burn-not = Set nothing on fire
thing-act-permit = Allow
thing-act-forbid = Do not allow
thing-act-assign = { $whom }
thing-act-turn-next = Turn up the next card
thing-act-stop = Stop
thing-act-keep-good = Keep { NOUN($good, form: "acc") }
thing-act-keep-token = Keep it
thing-act-drop-token = Discard it
thing-act-fuel-to = Fuel { NOUN($place, form: "to") }
thing-act-start-engine = Show { NOUN($good, form: "acc") } and leave
thing-act-use-ability = Use the ability
thing-act-do-without = Without the ability
thing-act-do-nothing = Do nothing
thing-act-board = Board
thing-act-stay-behind = Stay for now
thing-act-trade-with = Trade with { $whom }
thing-act-no-trade = No trade
thing-act-offer = { $canisters ->
    [-1] Lay down { NOUN($good, form: "acc") }
   *[other] Lay down { NOUN($good, form: "acc") }, canisters: { $canisters }
  }
thing-act-accept = Agree
thing-act-refuse = Refuse
thing-act-vote = Point at { $whom }
thing-act-abstain = Abstain
thing-act-reveal = Reveal yourself as an alien
thing-act-silent = Stay silent
thing-act-run-test = { CAP($kind) }
thing-act-pick = { $whom }
thing-act-no-test = No test
thing-act-put-to-test = Test { $whom }
thing-act-do-not-test = Do not use it
thing-act-throw = Discard { $card }
thing-act-put-into = { $who }: { $place }
thing-act-cancel = Cancel die { $die }
thing-act-turn = Turn die { $die }: { $face }
thing-act-reroll = Reroll die { $die }
thing-act-dice-done = Leave the dice as they are
thing-act-do-action = { $card }
thing-act-roll-again = Roll again
thing-act-turned = { $whom }
