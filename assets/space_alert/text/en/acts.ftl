
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
