## The planning screen

alert-ui-called = You decide what comes next.
alert-ui-book = Space Alert
alert-ui-letter-red = R
alert-ui-letter-white = W
alert-ui-letter-blue = B
alert-ui-plus = T+{ $number }
alert-ui-lane-red = Red
alert-ui-lane-white = White
alert-ui-lane-blue = Blue
alert-ui-lane-internal = On board
alert-ui-lane-about = Threats come along it from the left, each by its speed, and act on the letters.
alert-ui-lane-letters = What happens at X, Y and Z stands on the card. Z is the last square.
alert-ui-lane-distances = Distance 3 is far away: only lasers reach it.
alert-ui-lane-empty = Nothing here yet
alert-ui-track = track { $number }
alert-ui-no-shields = shields do not help here
alert-ui-tiles-of = { $count } of 6
alert-ui-in-order = Threats in order
alert-ui-no-threats = None so far
alert-ui-clock = Clock: { $clock }
alert-ui-phase = Phase { $phase }
alert-ui-turns = turns { $first } to { $last }
alert-ui-closed = Closed
alert-ui-talk = You may talk
alert-ui-silent = Not a word!
alert-ui-alone = Alone: no silences
alert-ui-pause = Stop the clock
alert-ui-play = Go on
alert-ui-captain = One person types for everybody
alert-ui-lanes = Everybody has their own keys
alert-ui-begin = Begin the mission
alert-ui-ready = Is everybody ready? The computer begins to speak as soon as you press.
alert-ui-ready-alone = Ready? The computer begins to speak as soon as you press.
alert-ui-said-minor = Contact: { $lane }
alert-ui-said-serious = Serious: { $lane }
alert-ui-draws = { $name } draws: { $threat }.
alert-ui-drawn = Drawn: { $threat }.
alert-ui-ignored = Ignored by so few people.
alert-ui-card = { $card }
alert-ui-slot = Turn { $turn }, a card: { $half }
alert-ui-slot-empty = Turn { $turn }, no card
alert-ui-kind = Left: { $count }
alert-ui-draw = Draw { $count }
alert-ui-done = We are done
alert-ui-agreed = Done
alert-ui-heroic = heroic
alert-ui-used = used
alert-ui-key-back = take back
alert-ui-all-cards = All cards
alert-ui-all-cards-hint = Drag, click or type. The right button turns.

## Why something cannot be done

alert-ui-no-start = The mission has not begun yet.
alert-ui-no-paused = The clock stands still: no card is laid.
alert-ui-no-later = Turn { $turn } belongs to a later phase.
alert-ui-no-closed = Turn { $turn } is closed.
alert-ui-no-others = This is somebody else’s console.
alert-ui-no-heroic = Heroic cards are only for their owner.
alert-ui-no-taken = A card lies on turn { $turn } already.
alert-ui-no-back = This card stays where it lies.
alert-ui-no-card = No card lies on turn { $turn }.
alert-ui-no-give = Cards go from one person to another.
alert-ui-no-give-line = No line is open for handing over cards.
alert-ui-no-give-given = Everybody hands over one card only.
alert-ui-no-give-heroic = Heroic cards cannot be handed over.
alert-ui-no-data = No card of data waits.
alert-ui-no-phase = There is no later phase.
alert-ui-no-end = It is too early to end.
alert-ui-no-hand = There is no card left.
alert-ui-no-such-card = There is no such card in the hand.

## What happens at a letter, in a word or two

alert-ui-short-attack = Attack { $count }
alert-ui-short-damage = Damage { $count }
alert-ui-short-repair = Mends
alert-ui-short-speed = Faster
alert-ui-short-shields = Shields
alert-ui-short-reveal = Visible
alert-ui-short-aura = Helps all
alert-ui-short-advanceothers = Others on
alert-ui-short-damageself = Hurts itself
alert-ui-short-countletter = Counts
alert-ui-short-lose = Ship lost
alert-ui-short-drainshields = Shields out
alert-ui-short-drainreactors = Drains
alert-ui-short-drainordamage = Drains
alert-ui-short-delay = Delays
alert-ui-short-knockout = Knocks out
alert-ui-short-move = Moves
alert-ui-short-grow = Grows
alert-ui-short-spread = Spreads
alert-ui-short-destroyrocket = Rocket lost
alert-ui-short-destroyfuel = Fuel lost
alert-ui-short-disablestoredsquad = Squad out
alert-ui-short-doubledamage = Doubles
alert-ui-short-lethalentry = Deadly
alert-ui-short-moveenergyup = Energy up
alert-ui-short-leak = Leaks

## Stations and cards explained

alert-ui-station-a = A: fires, { $gun }. Damage: { $damage }.
alert-ui-station-b-upper = B: fills from the reactor below: { $container }.
alert-ui-station-b-lower = B: fills from the centre, or there from a fuel capsule: { $container }.
alert-ui-station-c = C: { $special }
alert-ui-special-interceptors = out with the interceptors; an active squad is needed.
alert-ui-special-computer = computer maintenance, once in each phase.
alert-ui-special-squad_bay = take the battlebots, or start them again.
alert-ui-special-windows = look out of the windows, for points.
alert-ui-special-rockets = launch a rocket; it strikes in the next turn.
alert-ui-card-outside-white = Outside, white
alert-ui-card-outside-yellow = Outside, yellow
alert-ui-card-inside-white = On board, white
alert-ui-card-inside-yellow = On board, yellow
