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
