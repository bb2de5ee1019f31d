### What the buttons and lit things say: the answers to a question.

act-move = Move here
act-careful-move = Move here carefully
act-shoot = Shoot
act-shoot-eggs = Shoot at the eggs
act-melee = Melee Attack
act-melee-eggs = Smash an egg
act-pick-up = Pick up
act-trade = Trade
act-craft = Craft: { $item }
act-room-action = Room action
act-play-card = Play this card
act-use-item = Use this item
act-activate-quest = Activate this quest item
act-drop = Drop
act-pass = Pass
act-pay = Discard this card
act-keep-objective = Keep this objective: { $objective }
act-keep-character = Play the character: { $character }
act-give = Offer this
act-claim = React
act-yes = Yes
act-no = No
act-done = Done

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
option-step-out = Step out
option-stay = Stay and pass
