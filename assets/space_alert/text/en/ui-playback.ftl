## The playback

alert-ui-done-by-you = What you have done
alert-ui-turn = Turn { $turn }
alert-ui-of = of { $count }
alert-ui-sum-damage = Damage: { $count }
alert-ui-sum-energy = Reactors: { $count }
alert-ui-sum-rockets = Rockets: { $count }
alert-ui-sum-bays = Squads in bays: { $count }
alert-ui-sum-visual = At the windows: { $count }
alert-ui-sum-serviced = Maintenance: { $count }
alert-ui-to-end = To the end
alert-ui-film-play = Play
alert-ui-film-pause = Stop
alert-ui-rewind = To the start
alert-ui-back = One event back
alert-ui-next = The next event
alert-ui-pace = Speed { $pace }
alert-ui-filter-guns = Stop at guns
alert-ui-filter-threats = Stop at threats
alert-ui-filter-crew = Stop at the crew
alert-ui-stage-appear = Appear
alert-ui-stage-crew = Crew
alert-ui-stage-damage = Damage
alert-ui-stage-threats = Threats
alert-ui-stage-check = Check
alert-ui-why = Why
alert-ui-this-turn = This turn
alert-ui-film-hint = Space plays and stops, the arrows step. What happens is explained here, with the rule behind it.
alert-ui-rules = Rules: { $chapter }
alert-ui-wrong = This card was laid by mistake
alert-ui-leave = Back to the score sheet
alert-ui-by = { $name }
alert-ui-launched-before = launched in the turn before
alert-ui-shields-of = Shields: { $code }
alert-ui-takes = { $code } takes { $count }
alert-ui-square = square { $square }, distance { $distance }
alert-ui-damage-of = { $damage } of { $count }
alert-ui-only-target = It is the only target that these guns can see.
alert-ui-nearest = It is the nearest: square { $square } comes before { $other } ({ $code }).
alert-ui-note-cryoshield = Its cryoshield takes the first hit.
alert-ui-note-cap = It takes no more than 1 in a turn.
alert-ui-button-at = { $button }, { $station }
alert-ui-part-heroic = heroic: +1
alert-ui-part-damaged = gun damaged: −{ $count }
alert-ui-part-alone = a single target: 3
alert-ui-part-several = several targets: 1 each
alert-ui-part-overload = alone against it: 9
alert-ui-part-wasted = it stops rockets
alert-ui-part-printed = printed { $count }
alert-ui-part-changed = changed since: { $count }
alert-ui-part-marauder = helped by others: { $count }
alert-ui-part-pulse = the pulse cannon makes them 0
alert-ui-lower-number = Another one is equally near: { $code }. The lower number is hit.
alert-ui-passed-over = { $code } is nearer, but it cannot be aimed at.
alert-ui-aims-pulse = The pulse cannon aims at everything at distance 1 or 2.
alert-ui-aims-interceptors = Interceptors aim at everything at distance 1.
alert-ui-cause = Cause: { $cause }
alert-ui-falls-off = A card falls off the end: { $token }.
alert-ui-attack = Attack
alert-ui-dealt = Damage from inside
alert-ui-bonus = Bonus of other threats
alert-ui-shield-of = Shield: { $zone }
alert-ui-shield-ignored = shields do not help against it
alert-ui-attacks = { $code } attacks
alert-ui-twice-here = Damage to this zone counts more often
alert-ui-tile-place = Damage { $place } of { $count }
alert-ui-tile-count = { $count } of 6 tiles: the seventh ends it
alert-ui-gone-destroyed = { $code }: destroyed
alert-ui-gone-survived = { $code }: survived
alert-ui-step = Step { $place } of { $count }
alert-ui-turn-back = To the start of the turn, or one turn back
alert-ui-turn-next = The next turn
alert-ui-twice = What passes counts twice
alert-ui-tiles = Damage tiles
alert-ui-speed = Speed

## Why, in a sentence

alert-ui-because-turns = A turn: threats appear, people act, guns hit, threats move.
alert-ui-because-closing = After the last turn rockets strike and threats move once more.
alert-ui-because-rockets = A rocket strikes one turn after its launch, at distance 1 or 2.
alert-ui-because-maintenance = Somebody on the bridge must service the computer early in each phase.
alert-ui-because-visual = The most people at the windows in one turn of a phase count.
alert-ui-because-losing = A zone with a seventh tile breaks; some cards destroy the ship by themselves.
alert-ui-lost-by-tile = No tile is left in this zone for one more point of damage: the ship breaks apart.
alert-ui-lost-by-card = The card itself ends the mission, whatever the damage.
alert-ui-because-scoring = Points for threats and windows, less damage and losses.
alert-ui-because-moving = Red goes left, blue goes right, the lift changes decks.
alert-ui-because-actions = People act one after another, the captain first.
alert-ui-because-delays = A delayed card moves one turn on and pushes those behind it, up to the first gap.
alert-ui-because-knocked-out = Whoever is knocked out does nothing more, and costs 2 points.
alert-ui-because-guns = A gun takes its energy now and hits after everybody has acted.
alert-ui-because-energy = B on the upper deck fills the shield from its reactor; on the lower deck it fills the reactor.
alert-ui-because-battlebots = An active squad follows whoever took it.
alert-ui-because-interceptors = The pilot attacks with battlebots cards and flies home without them.
alert-ui-because-internal = On board, the right button or a squad at the right station helps.
alert-ui-because-damage = Everything aimed at a threat is added up, less its shields once.
alert-ui-because-appearing = A threat enters its track in the turn on its chip.
alert-ui-because-tracks = Threats move at their speed and act on each letter they reach or pass.
alert-ui-because-attacks = The shield of the zone soaks what it can; the rest becomes tiles.

## Between missions

alert-ui-between = Between the missions
alert-ui-between-fly_on = Mission { $number } of { $most } is home. Everybody says whether to fly on; the majority decides, and in a tie the captain.
alert-ui-between-repairs = Mission { $number } of { $most } is home. Everybody repairs one thing; at most two tiles in each zone.
alert-ui-between-next_mission = Before the next mission everybody says how hard it is to be.
alert-ui-way-flown = Mission { $number }: { $points }
alert-ui-way-mission = Mission { $number }
alert-ui-way-fly_on = Fly on?
alert-ui-way-repairs = Repairs
alert-ui-way-next_mission = Levels
alert-ui-mended-of = { $count } of { $most } repaired
alert-ui-mended = repaired
alert-ui-unharmed = No damage
alert-ui-captain-order = Captain first
alert-ui-chooses = chooses now
alert-ui-has-chosen = has chosen
alert-ui-comes-next = comes later
alert-ui-did-tile = repairs: { $tile }, { $zone }
alert-ui-did-squad = restores a squad
alert-ui-did-nothing = repairs nothing
alert-ui-did-recover = was knocked out: only recovers
alert-ui-row = Threats { $threats }, windows { $visual }, penalties { $penalties }
alert-ui-lost-row = Lost to: { $threat }

## The score sheet

alert-ui-home = Home in one piece
alert-ui-lost = The ship is lost
alert-ui-saved = The ship is saved
alert-ui-home-under = { $mission }. The ship made the jump; still standing: { $count }.
alert-ui-lost-under = { $mission }. It was lost to: { $threat }.
alert-ui-how-lost = How it came to this
alert-ui-possible-ask = Was it possible? The planner looks for a plan with the cards of all hands that brings the ship home. Your result stays.
alert-ui-possible-looking = The planner looks for a plan that holds: { $share }%. Your result stays.
alert-ui-possible-found = It could have held: with the cards of all hands there is a plan that brings the ship home. It is shown beside yours; your result stays.
alert-ui-possible-not = The planner has found no plan that holds. It may have been a hard mission.
alert-ui-way-lost = Mission { $number }: lost
alert-ui-after = After the mission
alert-ui-points = points
alert-ui-threats = Threats
alert-ui-sheet = Sheet
alert-ui-crew = The crew
alert-ui-total = Total
alert-ui-sheet-destroyed = Threats destroyed
alert-ui-sheet-survived = Threats survived
alert-ui-sheet-visual = Looked out of the windows
alert-ui-sheet-tiles = Damage tiles
alert-ui-sheet-worst = Worst zone once more
alert-ui-sheet-knocked = Knocked out, squads lost
alert-ui-sheet-of = { $count } of { $total }
alert-ui-sheet-looked = people at the windows in each phase: { $people }
alert-ui-sheet-lost = people: { $people }, squads: { $squads }
alert-ui-destroyed-on = destroyed on turn { $turn }
alert-ui-survived = survived
alert-ui-unresolved = still there
alert-ui-shots = Shots: { $count }
alert-ui-in-vain = In vain: { $count }
alert-ui-pauses =
    { $count ->
        [one] The clock was stopped once.
       *[other] The clock was stopped { $count } times.
    }
alert-ui-away =
    { $count ->
        [one] The window was left once.
       *[other] The window was left { $count } times.
    }
alert-ui-log-book = Log book
alert-ui-log-book-line = Clock: { $clock }. Minor threats: { $minor }, serious ones: { $serious }. Missions flown: { $missions }.
alert-ui-number-points = points
alert-ui-number-destroyed = threats destroyed
alert-ui-number-tiles = damage tiles
alert-ui-number-shots = shots fired
alert-ui-number-delays = cards delayed
alert-ui-number-failed = cards in vain
alert-ui-what-if = What if?
alert-ui-what-if-hint = Press a slot, then choose what would lie there. It never counts for the score.
alert-ui-nothing = nothing
alert-ui-as-it-was = As it was
alert-ui-as-it-would = As it would have been
alert-ui-as-flown = As it was flown
alert-ui-watch-this = Watch this
alert-ui-was-it-possible = Was it possible?
alert-ui-looking = Looking: { $share }%
alert-ui-see-possible = See how
alert-ui-not-found = Nothing was found
alert-ui-this-was-possible = This was possible

## What a figure does, below its cards

alert-ui-did-moved = to: { $to }
alert-ui-did-failed = nothing happens: { $why }
alert-ui-did-delayed = delayed: { $why }
alert-ui-did-amended = { $token } was meant
alert-ui-did-knocked-out = knocked out: { $why }
alert-ui-did-charged = fires: { $gun }
alert-ui-did-energy-moved = energy { $cubes }: { $source } → { $target }
alert-ui-did-serviced = services the computer
alert-ui-did-looks-out = looks out of the windows
alert-ui-did-rocket-launched = launches a rocket
alert-ui-did-squad-taken = leads the battlebots: { $squad }
alert-ui-did-squad-restarted = starts the squad again
alert-ui-did-squad-disabled = squad disabled: { $code } fires back
alert-ui-did-launched = launches the interceptors
alert-ui-did-stays-out = stays out and attacks
alert-ui-did-worked = { $code }: { $damage } of { $hit_points }
alert-ui-did-disarms = works on it: { $code }
alert-ui-did-token-cleared = clears a token: { $code }
