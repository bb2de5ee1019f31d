### The end of a game.

thing-ui-end-humans = Lidé unikli
thing-ui-end-aliens = Vetřelci vyhráli
thing-ui-end-round = Kolo { $round }. { $cause }.
thing-ui-fate-aboard = Na palubě
thing-ui-fate-behind = Zůstává v ledu
thing-ui-fate-stayed = Stále na stanici
thing-ui-fate-won = Výhra
thing-ui-story-human = Člověk po celou dobu
thing-ui-story-first = Vetřelec od první hodiny
thing-ui-story-turned = Vetřelec od { $round }. kola
thing-ui-story-dog = Pokousání psem, kolo { $round }
thing-ui-story-infected = Nákaza: { $by }, kolo { $round }
thing-ui-how-it-spread = Jak se to šířilo
thing-ui-start = začátek
thing-ui-figure-rounds = { $count ->
        [one] kolo
        [few] kola
       *[other] kol
    }
thing-ui-figure-infections = { $count ->
        [one] nákaza
        [few] nákazy
       *[other] nákaz
    }
thing-ui-figure-looks = { $count ->
        [one] pohled na žeton
        [few] pohledy na žetony
       *[other] pohledů na žetony
    }
thing-ui-figure-dogs = { $count ->
        [one] setkání se psem
        [few] setkání se psy
       *[other] setkání se psy
    }
thing-ui-figure-fingers = { $count ->
        [one] ukázání prstem
        [few] ukázání prstem
       *[other] ukázání prstem
    }
thing-ui-figure-right = { $count ->
        [one] z toho na vetřelce
       *[other] z toho na vetřelce
    }
