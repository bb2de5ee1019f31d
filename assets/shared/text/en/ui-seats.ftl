# Seats that the program fills.

ui-seats-person = Person
ui-seats-level-passenger = Passenger
ui-seats-level-passenger-hint = Passenger: plays without a plan and is often distracted.
ui-seats-level-passenger-told = Computer, passenger
ui-seats-level-crew = Crew
ui-seats-level-crew-hint = Crew: has a plan, but is in a hurry.
ui-seats-level-crew-told = Computer, crew
ui-seats-level-veteran = Veteran
ui-seats-level-veteran-hint = Veteran: takes care and works out every fight.
ui-seats-level-veteran-told = Computer, veteran
ui-seats-level-cadet = Cadet
ui-seats-level-cadet-hint = Cadet: plans with the whole crew, but does not get to lay every card.
ui-seats-level-cadet-told = Computer, cadet
ui-seats-level-greenhorn = Greenhorn
ui-seats-level-greenhorn-hint = Greenhorn: draws no conclusions and takes the first way out.
ui-seats-level-greenhorn-told = Computer, greenhorn
ui-seats-level-old-hand = Old hand
ui-seats-level-old-hand-hint = Old hand: remembers who met whom, and knows how to wait.
ui-seats-level-old-hand-told = Computer, old hand
ui-seats-name = Computer { $number }
ui-seats-who = Seat { $number }: { $who }
ui-seats-who-hint = Who plays seat { $number }: a person or the computer.
ui-seats-hint = A seat left to the computer needs no PIN, and nobody hands the screen to it.
ui-seats-no-person = At least one person has to play.
ui-seats-thinks = { $name } is thinking.
ui-seats-lost = The computer cannot go on with its seats. People play them from now on.
ui-seats-menu = Who plays
ui-seats-text = A seat is left to the computer, or taken over by a person, from this moment on. Whoever takes one over sees its cards.
ui-seats-pace = Computer players
ui-seats-pace-slow = Unhurried
ui-seats-pace-normal = Normal
ui-seats-pace-fast = Quick
ui-seats-pace-at-once = At once
ui-seats-pace-hint = How long they wait before they act, so that everybody can follow.
ui-seats-count = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}
ui-seats-who-of = { $name }: { $who }
ui-seats-why = Why? { $reason }
ui-seats-ask-why = Why this?
ui-seats-why-unsaid = No reason: this was the best of what came to mind, or a matter of chance.
ui-seats-why-not-found = That can no longer be found out.
ui-seats-computer = Computer
ui-seats-played = { $name } ({ $level })
