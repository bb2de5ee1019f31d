### Around the game: the language's own name, taking back, saved games, causes of death.

language-name = Čeština

## Taking back

undo-last = Vzít zpět poslední volbu
undo-what = Vzít zpět: {$what}
undo-barrier-start = Zatím není co brát zpět.
undo-barrier-reveal = Od té doby bylo vidět něco skrytého, takže volbu nelze vzít zpět.
undo-barrier-roll = Od té doby se házelo nebo losovalo, takže volbu nelze vzít zpět.
undo-barrier-payment = Náklady jsou zaplacené, takže volbu nelze vzít zpět.
undo-barrier-seat = Od té doby se hra ptala někoho jiného, takže volbu nelze vzít zpět.
undo-barrier-table = Odpověď daná celému stolu platí a nelze ji vzít zpět.
undo-barrier-sealed = Volba je zapečetěná, dokud nezvolí všichni, takže ji nelze vzít zpět.
undo-barrier-over = Hra skončila.

## Saved games

save-cannot-write = Hru se nepodařilo uložit do { $path }: { $why }.
save-cannot-keep = Rozehranou hru z { $path } se nepodařilo uchovat: { $why }.
save-cannot-read = { $path } nelze přečíst: { $why }.
save-missing = Soubor { $path } neexistuje.
save-damaged = Soubor { $path } je poškozený ({ $part }): otevřete starší uloženou hru. Soubor zůstane beze změny.
save-part-file = samotný soubor
save-part-setup = hráči a příprava
save-part-table = nastavení stolu a kódy PIN
save-part-journal = seznam odpovědí
save-part-checkpoint = stav lodi
save-no-file = { $path } není soubor, ale složka, roura nebo zařízení. Vyberte soubor s uloženou hrou.
save-too-large = Soubor { $path } je mnohem větší než jakákoli uložená hra a nebyl přečten. Vyberte jiný soubor.
save-not-a-save = { $path } není uložená hra. Vyberte jiný soubor.
save-newer = { $path } uložila novější verze programu ({ $program }). Chcete-li pokračovat, program aktualizujte.
save-other-game = Toto je uložená hra „{ $game }“, kterou tento program nezná. Vyberte jiný soubor.

## Why somebody died or was wounded, and how the ship ended

cause-melee = minutí při útoku na blízko
cause-infection = larva
cause-explosion = výbuch lodi
cause-jump = hyperskok
cause-self_destruct = autodestrukce
cause-fire = požár
cause-hull = příliš mnoho poruch
cause-all_gone = na palubě nikdo nebdí
cause-engines = poškozené motory
cause-course = špatný kurs
cause-contamination = nákaza
cause-bleeding = krvácení
cause-decompression = odsátí vzduchu
cause-hibernated = hibernuje
cause-launched = mimo loď, v únikovém modulu

## What a setup does not allow

setup-unknown-mode = Herní režim „{ $mode }“ neexistuje.
setup-people = Tento režim je pro { $least } až { $most } hráčů, ne pro { $count }.
setup-names = Každý hráč potřebuje vlastní jméno.
person-unnamed = Hráč { $number }
setup-colours = Každý hráč potřebuje vlastní barvu.
setup-unknown-choice = Nastavení obsahuje herní plán nebo způsob výběru postav, který program nezná.
cause-attack = útok vetřelce
cause-blast = výbuch
cause-surgery = operace
setup-variant = Varianta „{ $variant }“ nepatří k režimu: { $mode }.
cause-rush = nápor
