
## What can be done

alert-act-announce = Next announcement
alert-act-place = Turn { $turn }: { $token }
alert-act-take-back = Turn { $turn }: take the card back
alert-act-turn-over = Turn { $turn }: turn the card
alert-act-open-phase = Open the next phase
alert-act-draw = Draw a card
alert-act-give = Hand the card over
alert-act-end-early = We are done
alert-act-seen = Go on
alert-act-amend = Turn { $turn }: { $token } was meant
alert-act-remove-tile = Repair: { $tile }, { $zone }
alert-act-restore-squad = Restore a squad
alert-act-repair-nothing = Repair nothing
alert-act-store-squad = The squad begins here: { $station }
alert-act-fly-on = Fly another mission
alert-act-fly-home = Go home

## What is asked

alert-planning = Lay action cards: each on a turn of the open phase.
alert-watch = What comes of it?
alert-vote = Fly another mission?
alert-repair = What does { $who } repair?
alert-choose-minor = How hard are the minor threats of the next mission?
alert-choose-serious = How hard are the serious threats of the next mission?
alert-store-squad = Where does the squad begin?

## What cannot be set up

alert-setup-people = The crew has 1 to 5 people, not { $count }.
alert-setup-androids = This crew cannot have that many androids: { $count }.
alert-setup-unknown = The game has no such choice.

## What the program says of its own acts

alert-seats-officer = Officer
alert-seats-officer-hint = Officer: plans with the whole crew, at the end of each phase.
alert-reason-draws = One more card for whoever asks for it
alert-reason-spare = Nothing better was left to do
alert-reason-repairs = What is mended now hurts nobody later
alert-reason-restores = The ship needs its squads
alert-reason-flies-on = The ship can still take something
alert-reason-flies-home = Another mission would break the ship
alert-reason-way = On the way: { $station }
alert-reason-saves = Without it the ship would be lost: { $threat }
alert-reason-services = The computer has to be serviced in time
alert-reason-destroys = Without it this would not be destroyed: { $threat }
alert-reason-hurts = Damage to { $threat }: { $cubes }
alert-reason-spares = Spares the ship damage tiles: { $count }
alert-reason-awake = Somebody stays on their feet for it
alert-reason-looks = Points at the windows: { $count }
alert-reason-squad = A squad of battlebots is needed
alert-reason-energy = Energy for what is to come
