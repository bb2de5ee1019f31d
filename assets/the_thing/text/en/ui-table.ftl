### The table of The Thing: strip, people, stores, station, foot, notebook.

thing-ui-round = Round
thing-ui-round-title = Round
thing-ui-round-text = A round is a day: weather, work, suspicion, supper. The steps beside it light up one after another.
thing-ui-round-number = Round { $number }
thing-ui-step-setup = Setup
thing-ui-step-weather = Weather
thing-ui-step-weather-text = The leader rolls the weather.
thing-ui-step-upkeep = Upkeep
thing-ui-step-upkeep-text = Generator and boiler burn fuel, and the rescue helicopter flies.
thing-ui-step-alien = Alien
thing-ui-step-alien-text = Revealed aliens lay their power onto locations, unseen.
thing-ui-step-plan = Move
thing-ui-step-plan-text = Everybody draws, goes somewhere and gives a card, face down.
thing-ui-step-clash = Clash
thing-ui-step-clash-text = Whoever meets somebody looks at one of their infection tokens.
thing-ui-step-act = Act
thing-ui-step-act-text = The leader shuffles the cards given and turns them up, one after another.
thing-ui-step-rec = Rec room
thing-ui-step-rec-text = All gather, trade, and point at whom they suspect.
thing-ui-step-test = Tests
thing-ui-step-test-text = Blood or fire: whoever is tested shows their role to all.
thing-ui-step-food = Food
thing-ui-step-food-text = Everybody eats, or the station starves.
thing-ui-step-night = Dogs
thing-ui-step-night-text = Dogs come to new locations, and the leader may change.
thing-ui-call = Round { $round }: { $step }
thing-ui-call-setup = Before the first day
thing-ui-notebook = Notebook
thing-ui-notebook-text = Who met whom, who pointed at whom: only what everybody could see. Key B.
thing-ui-notebook-note = Only what everybody could see. What a token showed is written nowhere.
thing-ui-who-looked = Who has looked at whom
thing-ui-votes = Fingers pointed
thing-ui-fact-looked = Round { $round }: { $who } looked at a token of { $whom }.
thing-ui-fact-dog = Round { $round }: { $who } was alone with a dog.
thing-ui-fact-left = Round { $round }: { $who } left a clash with a weapon.
thing-ui-fact-accused = Round { $round }: { $who } pointed at { $whom }.
thing-ui-fact-proved = Round { $round }: { $who } was proved human.
thing-ui-fact-revealed = Round { $round }: { $who } was revealed as an alien.

thing-ui-people = People
thing-ui-status-revealed = revealed alien
thing-ui-status-absorbed = absorbed
thing-ui-leads = leads this round
thing-ui-holds = Cards { $cards }, weapons { $weapons }, items { $items }, samples { $samples }
thing-ui-suspicion-of = Suspicion { $number }
thing-ui-called = { $name }, as { $character }
thing-ui-shown = Lies open: { $goods }
thing-ui-proven = Proved human: nobody may point here, and in a clash no tokens are laid.
thing-ui-lies = Lies down: done for this round.

thing-ui-stores = Stores
thing-ui-store-generator = Generator
thing-ui-store-boiler = Boiler
thing-ui-store-underground = Underground
thing-ui-store-underground-text = refuels the rooms
thing-ui-store-outdoor = Outdoor reserve
thing-ui-store-outdoor-text = refuels the vehicles
thing-ui-store-food = Food
thing-ui-store-food-text = pantry + cooked
thing-ui-store-starving = the station starves
thing-ui-store-lost = the cold moves instead
thing-ui-store-dark = burns nothing, all is dark
thing-ui-burns = { $count ->
        [0] burns nothing today
       *[other] burns { $count } today
    }
thing-ui-lost = lost
thing-ui-out = out

thing-ui-station = The station
thing-ui-space = { $number }: { $people }
thing-ui-discard = Discard
thing-ui-place-lab_discard = Laboratory discard
thing-ui-place-lab_discard-text = Tokens of the laboratory that were dropped, face down.
thing-ui-place-action_discard = Action discard
thing-ui-place-action_discard-text = Action cards that are done. They come back when the deck runs out.
thing-ui-place-headquarters = Headquarters
thing-ui-place-headquarters-text = Cards that sabotage has taken out of the game lie here, unseen.
thing-ui-removed = taken out
thing-ui-kennel-dogs = Caught: { $count }
thing-ui-boiler-lost = lost: it freezes
thing-ui-weather = Weather
thing-ui-leader-board = Leader
thing-ui-pile-count = In the pile: { $count }
thing-ui-deck = deck
thing-ui-no-signal = No signal sent
thing-ui-rescue-comes = Help is on its way
thing-ui-rescue-gone = The helicopter has left
thing-ui-cold = Cold
thing-ui-boiler-holds = The boiler holds
thing-ui-alien-power = Alien power
thing-ui-nobody-revealed = Nobody is revealed
thing-ui-suspicion = Suspicion
thing-ui-more = more
thing-ui-space-green = Proved human.
thing-ui-space-red = The limit: from here on a card is given face up.
thing-ui-space-beyond = Past the limit: cards are given face up.
thing-ui-panel-weather_table = Weather
thing-ui-panel-weather_table-text = What generator and boiler burn, how far the rescue helicopter flies, and how far the cold creeps.
thing-ui-panel-leader_board = Leader board
thing-ui-panel-leader_board-text = Cards that were given lie here, shuffled before they are turned. The leader names who does each, and may stop after the first.
thing-ui-panel-sos_track = Rescue helicopter
thing-ui-panel-sos_track-text = Above, how near it is; below, its fuel. Once it is here people may board after the clashes; when its fuel is gone it leaves.
thing-ui-panel-freezing_track = Cold
thing-ui-panel-freezing_track-text = Once the boiler is lost the token moves with the weather. On the last space everybody freezes.
thing-ui-panel-alien_pool = Power of the revealed alien
thing-ui-panel-alien_pool-text = All revealed aliens share it. It grows with dogs and with each new revealed alien; weapons and fire take it away.
thing-ui-weather-burns = Generator { $generator }, boiler { $boiler }, helicopter { $helicopter }, cold { $cold }
thing-ui-term-role-card = Role card
thing-ui-term-role-card-text = Whichever is clicked, the true card goes under the board.
thing-ui-term-plate = Infection token
thing-ui-term-plate-text = One of the two that lie there, face down.
thing-ui-term-token = Infection tokens
thing-ui-term-token-text = Two human ones and an alien one. Humans lay two human ones.

thing-ui-about-armory = Activation: look at weapons, keep one.
thing-ui-about-generator_room = Activation: fuel from underground. Two damage and all is dark.
thing-ui-about-boiler_room = Activation: fuel from underground. Three damage at upkeep and it is lost.
thing-ui-about-kitchen = Activation: cook food from the pantry. One cooked piece feeds everybody.
thing-ui-about-laboratory = Activation: draw a lab token, perhaps a blood sample.
thing-ui-about-weather_station = Activation: roll a weather to keep in reserve, and move 1 fuel anywhere.
thing-ui-about-radio_room = Activation: call for help, once nothing is damaged.
thing-ui-about-warehouse = Activation: look at items, keep one.
thing-ui-about-snowmobile = Activation: fuel from outside. When it is ready: keys, and away.
thing-ui-about-staff_helicopter = Activation: fuel from outside. When it is ready: keys, and away.
thing-ui-about-rec_room = Where everybody meets in the evening. Nobody may stay here by day.
thing-ui-about-bedroom = Lie down, throw the hand away, and choose as many cards from the deck.
thing-ui-about-kennel = Closed to people. Dogs that were caught, and what the alien may take.
thing-ui-about-pantry = Food. Without cooked food four pieces are eaten.
thing-ui-about-underground = Fuel for generator and boiler.
thing-ui-about-outdoor = Fuel for the vehicles.
thing-ui-loss-armory = a weapon is gone
thing-ui-harm-armory = Sabotage: { thing-ui-loss-armory }.
thing-ui-loss-generator_room = 1 damage
thing-ui-harm-generator_room = Sabotage: { thing-ui-loss-generator_room }.
thing-ui-loss-boiler_room = 1 damage
thing-ui-harm-boiler_room = Sabotage: { thing-ui-loss-boiler_room }.
thing-ui-loss-kitchen = food is gone from the pantry
thing-ui-harm-kitchen = Sabotage: { thing-ui-loss-kitchen }.
thing-ui-loss-laboratory = a blood sample is gone
thing-ui-harm-laboratory = Sabotage: { thing-ui-loss-laboratory }.
thing-ui-loss-weather_station = fuel is gone from underground
thing-ui-harm-weather_station = Sabotage: { thing-ui-loss-weather_station }.
thing-ui-loss-radio_room = 1 damage
thing-ui-harm-radio_room = Sabotage: { thing-ui-loss-radio_room }.
thing-ui-loss-warehouse = an item is gone
thing-ui-harm-warehouse = Sabotage: { thing-ui-loss-warehouse }.
thing-ui-loss-snowmobile = 1 damage
thing-ui-harm-snowmobile = Sabotage: { thing-ui-loss-snowmobile }.
thing-ui-loss-staff_helicopter = 1 damage
thing-ui-harm-staff_helicopter = Sabotage: { thing-ui-loss-staff_helicopter }.
thing-ui-so-many = There now: { $count }
thing-ui-about-burned = Burned down: nobody enters, nothing works.
thing-ui-about-lost = Lost: no fuel, no repair.
thing-ui-about-fuel = Fuel { $fuel } of { $slots }; in its store { $store }.
thing-ui-about-damage = Damage { $damage } of { $slots }.
thing-ui-about-bonus = Activation and Repair are done once for each person standing here.
thing-ui-about-ready = Ready to leave.
thing-ui-about-dog = A dog runs free here.
thing-ui-about-token = The leader token lies here: whoever comes takes it, and leads next.
thing-ui-about-power = Power of the alien here: { $count }
thing-ui-about-here = Here: { $people }

thing-ui-tray = Foot of the table
thing-ui-active-pile = Active pile
thing-ui-pile-empty = Nobody has given a card yet.
thing-ui-pile-known = Seen before the shuffle: { $cards }
thing-ui-leads-round = { $name } leads this round
thing-ui-backs-hand = { $count ->
        [one] card
       *[other] cards
    }
thing-ui-backs-weapon = { $count ->
        [one] weapon
       *[other] weapons
    }
thing-ui-backs-item = { $count ->
        [one] item
       *[other] items
    }
thing-ui-backs-sample = { $count ->
        [one] sample
       *[other] samples
    }
thing-ui-dogs-loose = { $count ->
        [one] dog loose
       *[other] dogs loose
    }
thing-ui-in-the-bag = in the bag
thing-ui-places = { $count ->
        [one] location
       *[other] locations
    }
thing-ui-card-activation-text = Use the location where the named person stands.
thing-ui-card-repair-text = Take 1 damage away where the named person stands.
thing-ui-card-sabotage-text = Harm the location where the named person stands.
thing-ui-card-threat-text = The threat comes 1 nearer.
thing-ui-test-a-text = Costs a blood sample. Only for whoever is furthest right on the suspicion track.
thing-ui-test-b-text = Costs a canister and needs the wire. For anybody.

thing-ui-help-character = Each in turn takes a character nobody has.
thing-ui-help-weather = The station kept a weather in reserve. The leader picks one of the two.
thing-ui-help-station-die = The result stays in the weather station until it is wanted.
thing-ui-help-order = It matters at the very end only: whoever was infected last does not win.
thing-ui-help-order-coop = The alien acts room by room, in this order.
thing-ui-help-fight = A canister or dynamite, and the fighter lies down: the alien loses 1 power and flees. Saying yes proves nothing: on the private screen, none is an answer.
thing-ui-help-victim = The alien has won here. It takes one person, or the dog, or harms the location.
thing-ui-help-burn = A standing person with fire may burn their location, if the leader allows it. Saying yes proves nothing.
thing-ui-help-permit-fire = What burns is gone for good, for people and for the alien.
thing-ui-help-use-now = Tools or a fuel card help where their owner stands. Saying yes proves nothing.
thing-ui-help-assign = Talk and plead; the leader has the last word. Whoever is named does it and lies down.
thing-ui-help-go-on = At least one card is done. What is left goes away unseen.
thing-ui-help-fuel-to = It comes from underground and goes anywhere that has room.
thing-ui-help-board = Least suspected first. All aboard must say yes; then the role card is turned.
thing-ui-help-let-aboard = Everybody aboard answers. An alien aboard, and the aliens win.
thing-ui-help-trade = Weapons, items and samples change hands, as gifts, too. What is given stays hidden.
thing-ui-help-trade-with = The other one sees what is offered, and may refuse.
thing-ui-help-trade-with-coop = What is given changes hands at once.
thing-ui-help-vote = Count to three and all point at once. Then one of you enters the fingers: click whom each pointed at.
thing-ui-help-reveal = Whoever says yes is asked alone, and may still stay silent. A human who says yes leaves the same trace.
thing-ui-help-claim-a = Anybody may claim it, true or not. Whoever is not picked stays unproven.
thing-ui-help-claim-b = Anybody may claim it, true or not. Whoever is not picked stays unproven.
thing-ui-help-which-test = One of each at most, every evening.
thing-ui-help-tester = Whoever is picked proves it, or does not.
thing-ui-help-place = Place everybody: up to three in a location, one in the bedroom.
thing-ui-help-dice = Any number may be cancelled; each moves the disc 1. If a bad one is left, all bad ones count.
thing-ui-help-do-one = One action of a die that is left.
thing-ui-help-roll-again = At least one roll is done. The leader may stop.
thing-ui-help-turned = The threat has reached several discs: one of them turns.

thing-ui-gathering = The rec room in the evening
thing-ui-evening-rec = Everybody is in the rec room
thing-ui-evening-rec-text = Talk, lie, trade. Nobody has to show anything.
thing-ui-evening-rec-text-coop = Talk it over and trade. Nobody hides anything here.
thing-ui-evening-vote = Who is not one of us?
thing-ui-evening-vote-text = Count to three, and all point at once; then one of you enters the fingers. Each moves a disc 1 to the right.
thing-ui-evening-reveal = The fingers have pointed
thing-ui-evening-reveal-text = Each has moved a disc. Whoever wants to may drop the mask now.
thing-ui-evening-test = Blood or fire?
thing-ui-evening-test-text = Whoever is tested turns their role card for all.
thing-ui-boarding = Who comes along?
thing-ui-boarding-text = { $vehicle }. Least suspected first; all aboard must say yes, and then the role card is turned.
thing-ui-stage-morning = Morning
thing-ui-stage-morning-text = Weather, fuel, and help from outside.
thing-ui-stage-meetings = Who meets whom
thing-ui-stage-meetings-text = Each goes through it alone, behind the door.
thing-ui-stage-sweep = What all can see
thing-ui-stage-sweep-text = Who looked at whom, and on which side. Nobody is told what it was.
thing-ui-stage-night = Night
thing-ui-stage-night-text = Supper, dogs, and who leads tomorrow.
thing-ui-meeting = { $place }: { $people }.
thing-ui-tonight = Tonight
thing-ui-tonight-text = A gift is a trade; a promise is not.
thing-ui-tonight-none = Nothing has changed hands yet.
thing-ui-stage-traded = Hands across the table
thing-ui-stage-no-trade = No trade
thing-ui-stage-trading = Two of you trade
thing-ui-stage-test = Everybody holds their breath

### What an action would do, and what lies on the worktable.

thing-ui-outcome-repair = { $count } of { $all } damage
thing-ui-outcome-ready = ready to leave, for whoever has keys
thing-ui-outcome-food = { $count } food cooked
thing-ui-outcome-tokens = { $count ->
    [one] { $count } lab token drawn
   *[other] { $count } lab tokens drawn
}
thing-ui-outcome-looks = looks at { $count }, keeps 1
thing-ui-outcome-fuel = { $count } fuel
thing-ui-outcome-signal = calls for help
thing-ui-outcome-lies = lies down already
thing-ui-outcome-no-repair = nothing to repair
thing-ui-outcome-no-activation = nothing to use
thing-ui-outcome-no-sabotage = nothing to harm
thing-ui-the-roll = The roll
thing-ui-no-roll = No dice lie here.
thing-ui-the-alien = The alien
thing-ui-played-by-the-game = played by the game
thing-ui-alien-wants = First a person, if it is stronger than all who stand there. Otherwise a dog, or it harms the location.
thing-ui-threat-on = Threat on { $space }
thing-ui-threat-nearest = nearest: { $name } on { $space }

### Whoever says yes in public.

ui-tray-claim-reveal = { $name } says yes
ui-tray-claim-burn = { $name } sets fire
ui-tray-claim-fight = { $name } fights
ui-tray-claim-use-now = { $name } uses one
ui-tray-claim-claim-a = { $name } says so
ui-tray-claim-claim-b = { $name } says so
thing-ui-aboard = Aboard
thing-ui-card-closed = card closed
thing-ui-aboard-next = Whoever comes aboard turns the role card. Human: the queue begins again. Alien: it is over, and the aliens win. If nobody new comes, the vehicle leaves.
thing-ui-aboard-nobody = Nobody is aboard yet. Without the first one nobody flies today.
thing-seats-settled = A person may leave a seat to the computer and come back to it. A seat that is the computer's from the start stays so: whoever took it over would learn its role.
