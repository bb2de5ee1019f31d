### The end of a game.

thing-ui-end-humans = The humans got away
thing-ui-end-aliens = The aliens have won
thing-ui-end-round = Round { $round }. { $cause }.
thing-ui-fate-aboard = Aboard
thing-ui-fate-behind = Left behind
thing-ui-fate-stayed = Still at the station
thing-ui-fate-won = Won
thing-ui-story-human = Human all the time
thing-ui-story-first = Alien from the first hour
thing-ui-story-turned = Turned in round { $round }
thing-ui-story-dog = Bitten by a dog in round { $round }
thing-ui-story-infected = Infected by { $by } in round { $round }
thing-ui-how-it-spread = How it spread
thing-ui-start = start
thing-ui-figure-rounds = { $count ->
        [one] round
       *[other] rounds
    }
thing-ui-figure-infections = { $count ->
        [one] infection
       *[other] infections
    }
thing-ui-figure-looks = { $count ->
        [one] look at a token
       *[other] looks at tokens
    }
thing-ui-figure-dogs = { $count ->
        [one] meeting with a dog
       *[other] meetings with dogs
    }
thing-ui-figure-fingers = { $count ->
        [one] finger pointed
       *[other] fingers pointed
    }
thing-ui-figure-right = { $count ->
        [one] of them at an alien
       *[other] of them at aliens
    }
