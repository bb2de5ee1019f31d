
## The course of a mission

log-alert-mission-begins = Mise { $flight }: úrovně { $minor } a { $serious }.
log-alert-phase-opens = Plánování začíná.
log-alert-threat-announced = T+{ $number }, { $lane }: { $code }.
log-alert-report-ignored = T+{ $number }, { $lane }: nepotvrzené hlášení, pro tak malou posádku neplatí.
log-alert-incoming-data = Příchozí data: karta pro každého.
log-alert-data-over = Příchozí data skončila.
log-alert-transfer-opens = Přenos dat: karty lze předávat.
log-alert-transfer-closes = Přenos dat skončil.
log-alert-silence-begins = Komunikační systém je mimo provoz.
log-alert-silence-ends = Komunikace je obnovena.
log-alert-phase-warning = Fáze { $phase } končí za { $seconds } sekund.
log-alert-phase-over = Fáze { $phase } skončila.
log-alert-card-laid = { $who }, tah { $turn }: karta, { $half }.
log-alert-card-laid-seen = { $who }, tah { $turn }: { $card }, { $half }.
log-alert-card-taken-back = { $who }, tah { $turn }: karta je vzata zpět.
log-alert-card-turned = { $who }, tah { $turn }: karta je otočena, { $half }.
log-alert-phase-taken = { $seat } otevírá fázi { $phase }.
log-alert-data-drawn = { $seat } bere kartu: { $card }.
log-alert-card-given = { $seat } → { $receiver }: { $card }.
log-alert-wants-to-end = { $seat }: hotovo.
log-alert-planning-over = Plánování skončilo.
log-alert-turn-begins = Tah { $turn }
log-alert-turn-ends = Tah { $turn } skončil.
log-alert-closing-step = Závěrečný krok
log-alert-maintenance-missed = Ve fázi { $phase } nikdo neprovedl údržbu počítače.
log-alert-visual-confirmed = Vizuální potvrzení ve fázi { $phase }: { $people } najednou.
log-alert-rocket-flies = Raketa letí dál; zasáhne v příštím tahu.
log-alert-ship-lost = Loď je ztracena: { $code }.
log-alert-ship-saved = Loď skáče. Body: { $points }.

## People

log-alert-moved = { $who }: { $token } → { $to }.
log-alert-failed = { $who }: { $token }. Nic se neděje: { $why }.
log-alert-delayed = { $who }, zdržení v tahu { $turn }: { $why }.
log-alert-amended = { $who }, tah { $turn }, míněno bylo: { $token }.
log-alert-knocked-out = { $who } je v bezvědomí: { $why }.
log-alert-charged = { $who } střílí: { $gun } ({ $source }).
log-alert-energy-moved = { $who }: energie { $cubes }, { $source } → { $target }.
log-alert-serviced = { $who } provádí údržbu počítače ve fázi { $phase }.
log-alert-looks-out = { $who } se dívá z oken.
log-alert-rocket-launched = { $who } odpaluje raketu; zbývá: { $left }.
log-alert-squad-taken = { $who } vede bitevní roboty: { $squad }.
log-alert-squad-restarted = { $who } četu znovu spouští.
log-alert-squad-disabled = { $who }: četa je vyřazena, palbu opětuje { $code }.
log-alert-launched = { $who } startuje se stíhači.
log-alert-stays-out = { $who } zůstává venku a útočí.

## Work on threats on board

log-alert-worked = { $who }: { $code } dostává { $cubes }, nyní { $damage } z { $hit_points }.
log-alert-disarms = { $who } zneškodňuje: { $code }.
log-alert-worked-together = Všichni společně: { $code } dostává navíc { $cubes }, nyní { $damage } z { $hit_points }.
log-alert-token-cleared = { $who } odstraňuje žeton: { $code }, { $station }.

## Damage to threats outside

log-alert-hit = { $code }: { $total } minus štíty { $shields }: dostává { $cubes }, nyní { $damage } z { $hit_points }.
log-alert-rocket-wasted = Raketa nenachází cíl.
log-alert-splashed = { $by } zasahuje: { $code }, nyní { $damage } z { $hit_points }.

## Threats

log-alert-appeared = { $code } se objevuje: { $lane }.
log-alert-advanced = { $code }: pole { $start } → { $to }.
log-alert-letter = { $code } jedná: { $letter }.
log-alert-destroyed = Zničeno: { $code }.
log-alert-survived = Přečkáno: { $code }.
log-alert-attacked = { $code } útočí: { $zone }, { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }, štít pohltí { $soaked }; poškození: { $passed }{ $through ->
        [double] { " " }(co projde, počítá se dvakrát)
       *[other] { "" }
    }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times } v tomto sektoru
    }.
log-alert-damage-dealt = { $code } působí poškození { $points }{ $times ->
        [1] { "" }
       *[other] { " " }× { $times }
    }: { $zone }.
log-alert-tile-drawn = Poškození: { $tile }, { $zone }.
log-alert-threat-repairs = { $code } si opravuje { $cubes }; zbývá poškození: { $damage }.
log-alert-threat-speed = { $code }: rychlost { $speed }.
log-alert-threat-shields = { $code }: štíty { $shields }.
log-alert-threat-marked = { $code }: { $mark }.
log-alert-threat-hurts-itself = { $code } si působí poškození { $cubes }: { $damage } z { $hit_points }.
log-alert-energy-lost = { $code }: { $container } ztrácí { $cubes }.
log-alert-energy-shifted = { $code }: energie { $cubes }, { $source } → { $target }.
log-alert-intruder-moved = { $code }: { $start } → { $to }.
log-alert-slime-spread = { $code } se šíří: { $start } → { $to }.
log-alert-rocket-destroyed = { $code } ničí raketu; zbývá: { $left }.
log-alert-fuel-lost = { $code }: palivová kapsle je ztracena; zbývá: { $left }.
log-alert-stored-squad-disabled = { $code } vyřazuje četu v hangáru: { $station }.

## Between missions

log-alert-recovered = { $who } se zotavuje.
log-alert-tile-removed = { $who } opravuje: { $tile }, { $zone }.
log-alert-squad-restored = { $who } obnovuje četu.
log-alert-repaired-nothing = { $who } nic neopravuje.
log-alert-voted = Posádka letí dál: { $on ->
        [yes] ano
       *[other] ne
    }.
log-alert-levels-chosen = Úrovně příští mise: { $minor } a { $serious }.
log-alert-squad-stored = Četa začíná zde: { $station }.
log-alert-game-ends = Hra skončila; odlétané mise: { $missions }.
