
## The course of a mission

log-alert-mission-begins = Mission { $flight }: levels { $minor } and { $serious }.
log-alert-phase-opens = Planning begins.
log-alert-threat-announced = T+{ $number }, { $lane }: { $code }.
log-alert-report-ignored = T+{ $number }, { $lane }: an unconfirmed report, ignored by so small a crew.
log-alert-incoming-data = Incoming data: a card for everybody.
log-alert-data-over = Incoming data is over.
log-alert-transfer-opens = Data transfer: cards may be handed over.
log-alert-transfer-closes = The data transfer is over.
log-alert-silence-begins = Communications are down.
log-alert-silence-ends = Communications are restored.
log-alert-phase-warning = Phase { $phase } ends in { $seconds } seconds.
log-alert-phase-over = Phase { $phase } is over.
log-alert-card-laid = { $who }, turn { $turn }: a card, { $half }.
log-alert-card-laid-seen = { $who }, turn { $turn }: { $card }, { $half }.
log-alert-card-taken-back = { $who }, turn { $turn }: the card is taken back.
log-alert-card-turned = { $who }, turn { $turn }: turned, { $half }.
log-alert-phase-taken = { $seat } opens phase { $phase }.
log-alert-data-drawn = { $seat } draws { $card }.
log-alert-card-given = { $seat } → { $receiver }: { $card }.
log-alert-wants-to-end = { $seat }: done.
log-alert-planning-over = Planning is over.
log-alert-turn-begins = Turn { $turn }
log-alert-turn-ends = Turn { $turn } is over.
log-alert-closing-step = The closing step
log-alert-maintenance-missed = Nobody serviced the computer in phase { $phase }.
log-alert-visual-confirmed = Visual confirmation in phase { $phase }: { $people } at once.
log-alert-rocket-flies = The rocket flies on; it strikes next turn.
log-alert-ship-lost = The ship is lost: { $code }.
log-alert-ship-saved = The ship jumps. Points: { $points }.

## People

log-alert-moved = { $who }: { $token } → { $to }.
log-alert-failed = { $who }: { $token }. Nothing happens: { $why }.
log-alert-delayed = { $who } is delayed on turn { $turn }: { $why }.
log-alert-amended = { $who }, turn { $turn }: { $token } was meant.
log-alert-knocked-out = { $who } is knocked out: { $why }.
log-alert-charged = { $who } fires: { $gun } ({ $source }).
log-alert-energy-moved = { $who }: energy { $cubes }, { $source } → { $target }.
log-alert-serviced = { $who } services the computer in phase { $phase }.
log-alert-looks-out = { $who } looks out of the windows.
log-alert-rocket-launched = { $who } launches a rocket; left: { $left }.
log-alert-squad-taken = { $who } is followed by the battlebots: { $squad }.
log-alert-squad-restarted = { $who } starts the squad again.
log-alert-squad-disabled = The squad of { $who } is disabled: { $code } fires back.
log-alert-launched = { $who } launches the interceptors.
log-alert-stays-out = { $who } stays out and attacks.

## Work on threats on board

log-alert-worked = { $who }: { $code } takes { $cubes }, now { $damage } of { $hit_points }.
log-alert-disarms = { $who } works on it: { $code }.
log-alert-worked-together = All together: { $code } takes { $cubes } more, now { $damage } of { $hit_points }.
log-alert-token-cleared = { $who } clears a token: { $code }, { $station }.

## Damage to threats outside

log-alert-hit = { $code }: { $total } less shields { $shields }: takes { $cubes }, now { $damage } of { $hit_points }.
log-alert-rocket-wasted = The rocket finds no target.
log-alert-splashed = The end of { $by } hits { $code } too: now { $damage } of { $hit_points }.

## Threats

log-alert-appeared = { $code } appears: { $lane }.
log-alert-advanced = { $code }: square { $start } → { $to }.
log-alert-letter = { $code } acts: { $letter }.
log-alert-destroyed = { $code } is destroyed.
log-alert-survived = Survived: { $code }.
log-alert-attacked = { $code } attacks: { $zone }, { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }, the shield soaks { $soaked }; damage { $passed }{ $through ->
        [double] { " " }(what passes counts twice)
       *[other] { "" }
    }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times } in this zone
    }.
log-alert-damage-dealt = { $code } deals damage { $points }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times }
    }: { $zone }.
log-alert-tile-drawn = Damage: { $tile }, { $zone }.
log-alert-threat-repairs = { $code } mends { $cubes }; damage left on it: { $damage }.
log-alert-threat-speed = { $code }: speed { $speed }.
log-alert-threat-shields = { $code }: shields { $shields }.
log-alert-threat-marked = { $code }: { $mark }.
log-alert-threat-hurts-itself = { $code } hurts itself by { $cubes }: { $damage } of { $hit_points }.
log-alert-energy-lost = { $code }: { $container } loses { $cubes }.
log-alert-energy-shifted = { $code }: energy { $cubes }, { $source } → { $target }.
log-alert-intruder-moved = { $code }: { $start } → { $to }.
log-alert-slime-spread = { $code } spreads: { $start } → { $to }.
log-alert-rocket-destroyed = { $code } destroys a rocket; left: { $left }.
log-alert-fuel-lost = { $code }: a fuel capsule is lost; left: { $left }.
log-alert-stored-squad-disabled = { $code } disables the squad in its bay: { $station }.

## Between missions

log-alert-recovered = { $who } recovers.
log-alert-tile-removed = { $who } repairs: { $tile }, { $zone }.
log-alert-squad-restored = { $who } restores a squad.
log-alert-repaired-nothing = { $who } repairs nothing.
log-alert-voted = The crew flies on: { $on ->
        [yes] yes
       *[other] no
    }.
log-alert-levels-chosen = Levels of the next mission: { $minor } and { $serious }.
log-alert-squad-stored = The squad begins here: { $station }.
log-alert-game-ends = The game is over; missions flown: { $missions }.
