### What the buttons and lit things say: the answers to a question.

act-move = Move here
act-careful-move = Move here carefully
act-shoot = Shoot: { $weapon }
act-shoot-eggs = Shoot at the eggs: { $weapon }
act-melee = Melee Attack
act-melee-eggs = Smash an egg
act-pick-up = Pick up { NOUN($thing, form: "acc") }
act-trade = Trade
act-craft = Craft: { $item }
act-room-action = Room action
act-play-card = Play { $card }
act-use-item = Use { NOUN($item, form: "acc") }
act-activate-quest = Activate { NOUN($item, form: "acc") }
act-drop = Drop { NOUN($thing, form: "acc") }
act-pass = Pass
act-pay = Discard { $card }
act-keep-objective = Keep this objective: { $objective }
act-keep-character = Play the character: { $character }
act-give = Offer { NOUN($thing, form: "acc") }
act-give-to = Offer { NOUN($thing, form: "acc") } to { $name }
act-rush = Rush: 1 light wound for a third action
act-take = Take it
act-decline = Decline
act-swap = Swap
act-keep-nothing = Keep nothing

## Options and targets that the rules offer

option-noise-here = Noise here
option-take-door = Take this door
option-keep-order = Leave the tokens
option-swap-order = Swap the tokens
option-search = Search
option-keep-item = Keep
option-component = Use as component
option-discard-item = Discard this item
option-launch = Launch
option-step-out = Step out and take your turn
option-stay = Stay and pass
option-spend_ammo = Spend 1 ammo
option-slip_self = Escape alone
option-slip_other = Let this character escape
option-slip_both = Escape, and let this character escape
option-slip_to = Escape here
option-order = Order this character
option-order_to = Order to go here
option-recon_to = Scout here
option-tunnel_to = Crawl here
option-put_on_top = On top of the deck
option-put_under = Under the deck
option-shoot_at = Shoot
option-shoot_eggs = Shoot at the eggs
option-peek = Look here in secret
option-throw = Throw here
option-throw_at_eggs = Throw at the eggs
option-throw_fire = Throw here
option-lure = Lure them here
option-attach_to = Attach to this
option-look_at_objective = Look at an objective of this player
option-look_at_kind = Look at this one
option-turn_pod = Lock or unlock
option-scan_card = Scan and remove
option-walk_outside = Go here outside the hull
option-stun = Stun
option-stun_person = Stun this character
option-analyse = Analyse
option-doors = Open or close doors here
option-board = Try to board
option-suppress_fire = Start fire suppression here
option-decompress = Let the air out here
option-start_self_destruct = Start self-destruct
option-stop_self_destruct = Stop self-destruct
option-intruder_move = Move an intruder
option-intruder_attack = Attack with an intruder
option-intruder_effect = Use the card's effect
option-move_intruder = Move this intruder
option-move_through = Move through here
option-attack_with = Attack with this intruder
option-attack_person = Attack this character
option-use_attack = Use this attack
option-use_event = Resolve this event
option-pursue = Pursue this character
option-heal_intruder = Heal this intruder
option-treat = Treat this character
option-operate = Operate on this character
option-inject = Give this character an injection
option-burden = 1 Contamination card, discard 1 action card
option-boost = Draw 3 action cards

## An option together with the thing it is about

act-aim = { $option }: { $thing }

## What somebody is about to do, before others may interrupt it

declared-move = move { NOUN($room, form: "to") }
declared-careful-move = careful move { NOUN($room, form: "to") }
declared-shoot = shot at { NOUN($target, form: "acc") } with { NOUN($weapon, form: "ins") }
declared-melee = Melee Attack on { NOUN($target, form: "acc") }
declared-pick-up = picking up { NOUN($thing, form: "acc") }
declared-craft = crafting { NOUN($item, form: "acc") }
declared-quest = activating { NOUN($item, form: "acc") }
declared-room = room action, { $room }
declared-card = the card { $card }
declared-item = using { NOUN($item, form: "acc") }
declared-aimed = { $what } ({ $aim })
