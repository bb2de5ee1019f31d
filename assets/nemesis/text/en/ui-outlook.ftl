### What could happen: shown beside a choice, from what its reader may know.

ui-outlook-title = What could happen
ui-outlook-percent = { $number }%
ui-outlook-quiet = Nothing
ui-outlook-noise = Noise in one corridor
ui-outlook-encounter = Encounter
ui-outlook-danger = { $count ->
        [0] Danger: noise in every corridor
        [one] Danger: 1 intruder comes
       *[other] Danger: { $count } intruders come
    }
ui-outlook-destroyed = The ship is destroyed
ui-outlook-token-first = The exploration token comes first; it is counted in.
ui-outlook-nobody-rolls = No noise roll: somebody is there already.
ui-outlook-bag = An encounter draws from the bag:

# An attack on an intruder
ui-outlook-price-shot = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, 1 of { $ammo } ammo
ui-outlook-price-melee = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, 1 Contamination card
ui-outlook-hits = hits { $count } of { $sides }
ui-outlook-injury = { $count ->
        [0] No side of the die hits
        [one] A hit: { $count } injury
       *[other] A hit: { $count } injuries
    }
ui-outlook-injuries = A hit: { $least } to { $most } injuries
ui-outlook-miss-wounds = A miss: a serious wound
ui-outlook-dies = dies { $number }%
ui-outlook-flees = flees { $number }%
ui-outlook-hurt = hurt { $number }%
ui-outlook-missed = missed { $number }%
ui-outlook-strikes = What stays may attack in the event phase.
ui-outlook-unseen = Attack cards not yet seen: { $count }
