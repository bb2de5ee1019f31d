### What comes of many games of computer seats: the page of `simulate --report`, and the names of figures.

lab-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played by computer seats
lab-made = Seeds { $first } to { $last }; at the seats: { $policies }.
lab-compared = { $first } against { $second }
lab-heading-game = The game
lab-heading-seats = The seats
lab-heading-seats-of = The seats of { $policy }
lab-heading-crossed = { $first }: { $second }
lab-heading-shares = Shares
lab-heading-numbers = All figures
lab-column-figure = Figure
lab-column-value = Value
lab-column-interval = Probably (95%)
lab-column-of = Of
lab-column-first = First
lab-column-second = Second
lab-column-difference = Second has more
lab-column-pairs = Pairs with more / less
lab-column-chance = By chance
lab-per-game = { $count }, { $each } a game
lab-note-interval = The line at the end of a bar is the interval in which the share probably lies: 95 of 100 such intervals hold it (Wilson).
lab-note-compared = Games with the same seed are compared in pairs; for the seats, the mean of each game counts. The last column says how likely two equal ways of playing are to differ by at least this much by chance (McNemar's test for shares, the sign test for the rest). Among many figures some differ by chance.
lab-rounds = Rounds
lab-seat-won = Seat wins
lab-won = Somebody wins
