### Serious wounds.

wound-body = Body
wound-body-text = In the draw step you draw up to 4 cards instead of 5.
wound-leg = Leg
wound-leg-text = Your Escape costs 2 instead of 1.
wound-hand = Hand
wound-hand-text = Every use of your items costs 1 more.
wound-bleeding = Bleeding
wound-bleeding-text = Whenever you pass: 1 light wound.
wound-arm = Arm
wound-arm-text = You have only 1 hand slot. With two full hands, drop one heavy item or object at once.
