### The history: one game, its people, and figures over many.

thing-history-outcome-humans = Humans escaped
thing-history-outcome-aliens = Aliens won
thing-history-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
thing-history-stayed = { CAP($role) } from beginning to end
thing-history-turned = Began as a human, ended as: { $role }
thing-history-fate-revealed = Revealed as an alien
thing-history-fate-absorbed = Absorbed
thing-history-won = won
thing-history-lost = lost
thing-history-escapes = The humans escaped
thing-history-of-games = { $count } of { $games }
thing-history-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
thing-history-by-people = Escapes by number of people
thing-history-by-ending = How games end
thing-history-by-character = Characters
thing-history-by-role = Roles at the beginning
thing-history-began-human = Human
thing-history-began-alien = Alien
