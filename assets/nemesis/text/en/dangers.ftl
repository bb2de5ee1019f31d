### Why a choice is dangerous: said before it is made, from what lies open on the table.

danger-escape = { $count ->
        [one] 1 intruder attacks
       *[other] { $count } intruders attack
    } { $name } first.{ $last ->
        [yes] {" "}Another wound is deadly.
        [maybe] {" "}With so many serious wounds an attack may be deadly.
       *[no] {""}
    }
danger-any-number = Noise everywhere: any number on the die is an encounter.
danger-no-cards = No card stays in hand: in an encounter { $name } is sure to be surprised.
danger-ninth-token = The token there may be the ninth fire or malfunction, and the end of the ship.
danger-ninth-fire = A ninth fire destroys the ship.
danger-ninth-malfunction = A ninth malfunction destroys the ship.
danger-self-destruct = This starts the self-destruct sequence.
danger-launch-friend = There is a free seat, and { $names } { $count ->
        [one] stands
       *[other] stand
    } beside the pod.
danger-launch-last = It is the last pod: { $count ->
        [one] 1 person stays
       *[other] { $count } people stay
    } on board.
danger-melee = A miss is a serious wound, and another wound is the death of { $name }.
danger-any-wound = It costs a wound, and another wound is the death of { $name }.
danger-bleeding = The bleeding wound costs { $name } a light wound.
danger-fire = It ends the turn in a burning room, and another wound is the death of { $name }.
danger-scan = { $name } carries a larva: an INFECTED card in the scan is death.
danger-sleep-self-destruct = The self-destruct sequence is running: whoever sleeps dies in the explosion.
danger-larva-end = A larva is carried by { $names }: at the end of the game 4 cards decide, and any Contamination card among them kills.
danger-launch-sleepers = Nobody is left to act: the ship explodes at once, and these die in their sleep: { $names }.
danger-blast = A serious wound for everybody there: { $names }.
danger-blast-deadly = A serious wound for everybody there, and it is the death of { $names }.
danger-lure = Before they follow, those in combat attack. In danger: { $names }.
danger-airless = The room loses its air when everybody has passed. Whoever is still there dies: { $names }.
danger-explodes = The ship explodes at the end of this round: whoever is on board dies.
danger-jumps = The ship jumps at the end of this round: whoever is on board and awake dies.
danger-attacked = { $count ->
        [one] 1 intruder attacks
       *[other] { $count } intruders attack
    } { $name } in the event phase.{ $last ->
        [yes] {" "}Another wound is deadly.
        [maybe] {" "}With so many serious wounds an attack may be deadly.
       *[no] {""}
    }
danger-locks-in = Whoever sits in it can no longer launch it: { $names }.
