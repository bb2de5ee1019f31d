### Why a choice is dangerous: said before it is made, from what lies open on the table.

danger-escape = Nejdřív { $count ->
        [one] zaútočí { $count } vetřelec
        [few] zaútočí { $count } vetřelci
       *[other] zaútočí { $count } vetřelců
    }. Cíl: { $name }.{ $last ->
        [yes] {" "}Další poranění je smrtelné.
        [maybe] {" "}S tolika vážnými poraněními může být útok smrtelný.
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
danger-melee = Útok, který mine, znamená vážné poranění a další poranění { $name } nepřežije.
danger-any-wound = Stojí to poranění a další poranění { $name } nepřežije.
danger-bleeding = Krvácení: { $name } utrpí lehké poranění.
danger-fire = Tah skončí v hořící místnosti a další poranění { $name } nepřežije.
danger-scan = { $name } má v těle larvu: PARAZIT při prověření znamená smrt.
danger-sleep-self-destruct = Autodestrukce běží: kdo spí, zemře při výbuchu.
danger-larva-end = S larvou v těle: { $names }. Na konci hry rozhodnou 4 karty, každá karta infekce zabíjí.
danger-launch-sleepers = Jednat už nebude kdo: loď hned vybuchne. Ve spánku zemřou: { $names }.
danger-blast = Vážné poranění utrpí všichni, kdo tam jsou: { $names }.
danger-blast-deadly = Vážné poranění utrpí všichni, kdo tam jsou. Nepřežijí ho: { $names }.
danger-lure = Než odejdou, vetřelci v boji zaútočí. Cíle: { $names }.
danger-airless = Až všichni pasují, místnost přijde o vzduch. Zemře každý, kdo tam zůstane: { $names }.
danger-explodes = Na konci tohoto kola loď vybuchne: všichni na palubě zemřou.
danger-jumps = Na konci tohoto kola loď skočí: všichni na palubě, kdo nespí, zemřou.
danger-attacked = Ve fázi událostí { $count ->
        [one] zaútočí { $count } vetřelec
        [few] zaútočí { $count } vetřelci
       *[other] zaútočí { $count } vetřelců
    }. Cíl: { $name }.{ $last ->
        [yes] {" "}Další poranění je smrtelné.
        [maybe] {" "}S tolika vážnými poraněními může být útok smrtelný.
       *[no] {""}
    }
danger-locks-in = Kdo je uvnitř, už nebude moci odletět: { $names }.
