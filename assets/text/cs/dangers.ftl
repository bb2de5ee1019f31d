### Why a choice is dangerous: said before it is made, from what lies open on the table.

danger-escape = Nejdřív { $count ->
        [one] zaútočí { $count } vetřelec
        [few] zaútočí { $count } vetřelci
       *[other] zaútočí { $count } vetřelců
    }. Cíl: { $name }.{ $last ->
        [yes] {" "}Další poranění je smrtelné.
       *[no] {""}
    }
danger-any-number = Hluk je všude: jakékoli číslo na kostce znamená střet.
danger-no-cards = V ruce nezůstane žádná karta: při střetu se { $name } přepadovému útoku nevyhne.
danger-ninth-token = Žeton tam může přinést devátou poruchu nebo devátý požár, a s nimi konec lodi.
danger-ninth-fire = Devátý požár zničí loď.
danger-ninth-malfunction = Devátá porucha zničí loď.
danger-self-destruct = Tím se spustí autodestrukce lodi.
danger-launch-friend = V modulu je volné místo a vedle { $count ->
        [one] čeká
       *[other] čekají
    } { $names }.
danger-launch-last = Je to poslední modul: na palubě { $count ->
        [one] zůstane { $count } člověk
        [few] zůstanou { $count } lidé
       *[other] zůstane { $count } lidí
    }.
danger-melee = Minutí znamená těžké poranění a další poranění { $name } nepřežije.
danger-any-wound = Stojí to poranění a další poranění { $name } nepřežije.
danger-bleeding = Krvácení: { $name } utrpí lehké poranění.
