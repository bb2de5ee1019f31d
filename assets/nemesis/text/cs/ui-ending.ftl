### Konec hry.

ui-ending-title-jump = Skok je dokončen
ui-ending-title-self_destruct = Loď se sama zničila
ui-ending-title-fire = Loď vyhořela
ui-ending-title-hull = Trup povolil
ui-ending-title-all_gone = Na palubě nikdo nezbyl
ui-ending-subtitle = { $round }. kolo. Kdo přežije a kdo vyhraje?
ui-ending-engines = Motory
ui-ending-coordinates = Kurs
ui-ending-contamination = Infekce
ui-ending-objectives = Úkoly
ui-ending-later = Zatím lícem dolů.
ui-ending-no-engines = Už není loď, jejíž motory by šlo zkontrolovat.
ui-ending-no-coordinates = Loď nikam nedoletí.
ui-ending-no-contamination = Už není koho prověřit.
ui-ending-no-objectives = Nikdo nezbyl.
ui-ending-now-engines = Otáčejí se jeden po druhém.
ui-ending-now-coordinates = Odhaluje se karta kursu.
ui-ending-now-contamination = Přeživší se prověřují jeden po druhém.
ui-ending-now-objectives = Všichni ukazují, o co jim šlo.
ui-ending-engines-text = Platí horní destička každého motoru. Jsou-li poškozené dva nebo tři motory, loď vybuchne.
ui-ending-coordinates-text = Hibernující přežijí jen tehdy, letí-li loď k Zemi.
ui-ending-engine = Motor { $number }: { $state }.
ui-ending-engines-work =
    { $well ->
        [yes] Funkční { $count } ze 3: loď vydrží.
       *[no] Funkční jen { $count } ze 3: loď vybuchne.
    }
ui-ending-course = Kurs { $space }, cíl: { $place }.
ui-ending-clean = Bez infekce: { $name }.
ui-ending-infected-lives = { $name } přežívá: mezi { $drawn } kartami není infekce.
ui-ending-infected-dies = { $name } umírá: mezi { $drawn } kartami je infekce.
ui-ending-mutant-lives =
    { $found ->
        [0] { $name } přežívá: mezi kartami není infekce, kostičky mutace: { $total } ze 4.
        [one] { $name } přežívá: { $found } karta infekce znamená kostičku mutace, celkem { $total } ze 4.
        [few] { $name } přežívá: { $found } karty infekce znamenají { $found } kostičky mutace, celkem { $total } ze 4.
       *[other] { $name } přežívá: { $found } karet infekce znamená { $found } kostiček mutace, celkem { $total } ze 4.
    }
ui-ending-mutant-dies = { $name } podléhá mutaci: kostičky mutace { $total } ze 4.
ui-ending-ill = Infekce zabíjí: { $names }.
ui-ending-all-clean = Infekce nikoho nezabila.
ui-ending-infected-question = { $name }: infekce?
ui-ending-scanned =
    { $count ->
        [0] Žádná karta infekce k prověření.
        [one] Prověřena { $count } karta infekce.
        [few] Prověřeny { $count } karty infekce.
       *[other] Prověřeno { $count } karet infekce.
    }
ui-ending-larva = V těle je larva: nic se neprověřuje.
ui-ending-larva--carnomorphs = Je tu karta mutace: nic se neprověřuje.
ui-ending-draw-text = Celý balíček se zamíchá a otočí se čtyři karty. Jediná karta infekce mezi nimi zabíjí.
ui-ending-clean-text = Nic se nenašlo: žádná karta neskrývá parazita a v těle není larva.
ui-ending-clean-text--carnomorphs = Nic se nenašlo: žádná karta neskrývá parazita a karta mutace tu není.
ui-ending-harmless = neškodná
ui-ending-contaminated = infekce
ui-ending-objective-of = { $name }: úkol
ui-ending-met = Splněno
ui-ending-not-met = Nesplněno
ui-ending-wins = { $name } přežívá a úkol je splněn: výhra.
ui-ending-lives-no-win = { $name } přežívá, ale úkol splněn není.
ui-ending-dead-met = { $name } nežije; splněný úkol nepomůže.
ui-ending-dead = { $name } nežije.
ui-ending-winners =
    { $count ->
        [one] Vyhrává { $names }.
       *[other] Vyhrávají { $names }.
    }
ui-ending-nobody-wins = Nevyhrává nikdo.
ui-ending-nobody-text = Nemesis nevydá, co si vzala.
ui-ending-won = Výhra
ui-ending-dead-state = Smrt
ui-ending-died-of = Příčina smrti: { $cause }.
ui-ending-hibernated = V hibernaci
ui-ending-launched = Pryč v modulu
ui-ending-fate-hibernated = Celý let v hibernaci.
ui-ending-fate-launched = Mimo loď v únikovém modulu.
ui-ending-passed-scan = Skener nic nenašel.
ui-ending-awaits = Čeká na kontrolu.
ui-ending-next = Dál
ui-ending-to-verdict = Rovnou k výsledku
ui-ending-skipping = Přeskočení nemění výsledek, jen čas.
ui-ending-died-of-intruder = Příčina smrti: { $cause } ({ NOUN($kind, form: "one") }).
ui-ending-died-where = { $room }, kolo { $round }.
ui-ending-ship-arrives = Nemesis končí svou cestu: { $place }.
ui-ending-ship-destroyed = Nemesis je ztracená: { $cause }.
ui-ending-figure-rounds =
    { $count ->
        [one] kolo
        [few] kola
       *[other] kol
    }
ui-ending-figure-explored =
    { $count ->
        [one] prozkoumaná místnost
        [few] prozkoumané místnosti
       *[other] prozkoumaných místností
    }
ui-ending-figure-noise =
    { $count ->
        [one] hod na hluk
        [few] hody na hluk
       *[other] hodů na hluk
    }
ui-ending-figure-encounters =
    { $count ->
        [one] střet
        [few] střety
       *[other] střetů
    }
ui-ending-figure-killed =
    { $count ->
        [one] zabitý vetřelec
        [few] zabití vetřelci
       *[other] zabitých vetřelců
    }
ui-ending-figure-wounds =
    { $count ->
        [one] poranění
        [few] poranění
       *[other] poranění
    }
ui-ending-lived = Naživu
ui-ending-headline-gone = Nemesis už není
ui-ending-headline-away =
    { $count ->
        [one] Unikla jedna postava
        [few] Unikly { $count } postavy
        [many] Uniklo { $count } postav
       *[other] Uniklo { $count } postav
    }
ui-ending-headline-all =
    { $people ->
        [1] { $place }. Naživu
       *[other] { $place }. Všichni žijí: { $people }
    }
ui-ending-headline-some = { $place }. Naživu { $count } z { $people }
ui-ending-headline-none = { $place }. Nikdo nežije
ui-ending-chip-engines = Fungující motory: { $count } ze 3
ui-ending-chip-course = Kurs { $space }: { $place }
ui-ending-chip-clean = Nikdo nemá infekci
ui-ending-chip-round = Kolo { $round }
