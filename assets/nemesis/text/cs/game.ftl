### Around a game of Nemesis: causes of death, what a setup does not allow.

## Why somebody died or was wounded, and how the ship ended

cause-melee = nezdařený útok na blízko
cause-infection = larva
cause-explosion = výbuch lodi
cause-jump = hyperskok
cause-self_destruct = autodestrukce
cause-fire = požár
cause-hull = příliš mnoho poruch
cause-all_gone = na palubě nikdo nebdí
cause-engines = poškozené motory
cause-course = špatný kurs
cause-contamination = infekce
cause-bleeding = krvácení
cause-decompression = odsátí vzduchu
cause-hibernated = hibernuje
cause-launched = mimo loď, v únikovém modulu

## What a setup does not allow

setup-unknown-mode = Herní režim „{ $mode }“ neexistuje.
setup-people = Tento režim je pro { $most ->
        [1] 1 hráče
       *[other] { $least } až { $most } hráčů
    }, ne pro { $count }.
setup-unknown-choice = Nastavení obsahuje herní plán nebo způsob výběru postav, který program nezná.
cause-attack = útok vetřelce
cause-blast = výbuch
cause-surgery = operace
setup-variant = Varianta „{ $variant }“ nepatří k režimu: { $mode }.
cause-rush = nápor
