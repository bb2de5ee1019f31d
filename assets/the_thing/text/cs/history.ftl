### The history: one game, its people, and figures over many.

thing-history-outcome-humans = Lidé unikli
thing-history-outcome-aliens = Vetřelci vyhráli
thing-history-rounds = { $count ->
        [one] { $count } kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
thing-history-stayed = { CAP($role) } od začátku do konce
thing-history-turned = Na začátku člověk, na konci: { $role }
thing-history-fate-revealed = Odhalení: vetřelec
thing-history-fate-absorbed = Pohlcení vetřelcem
thing-history-won = výhra
thing-history-lost = prohra
thing-history-escapes = Lidé unikli
thing-history-of-games = { $count } z { $games }
thing-history-people = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
thing-history-by-people = Úniky podle počtu hráčů
thing-history-by-ending = Jak hry končí
thing-history-by-character = Postavy
thing-history-by-role = Role na začátku
thing-history-began-human = Člověk
thing-history-began-alien = Vetřelec
