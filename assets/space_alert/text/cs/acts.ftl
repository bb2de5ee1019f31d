
## What can be done

alert-act-announce = Další hlášení
alert-act-place = Tah { $turn }: { $token }
alert-act-take-back = Tah { $turn }: vzít kartu zpět
alert-act-turn-over = Tah { $turn }: otočit kartu
alert-act-open-phase = Otevřít další fázi
alert-act-draw = Vzít kartu
alert-act-give = Předat kartu
alert-act-end-early = Máme hotovo
alert-act-seen = Dál
alert-act-amend = Tah { $turn }, míněno bylo: { $token }
alert-act-remove-tile = Opravit: { $tile }, { $zone }
alert-act-restore-squad = Obnovit četu
alert-act-repair-nothing = Nic neopravovat
alert-act-store-squad = Četa začíná zde: { $station }
alert-act-fly-on = Letět na další misi
alert-act-fly-home = Vrátit se domů

## What is asked

alert-planning = Rozložte karty akcí: každou na tah otevřené fáze.
alert-watch = Co z toho vzešlo?
alert-vote = Letět na další misi?
alert-repair = Co opravuje { $who }?
alert-choose-minor = Jak těžká budou běžná ohrožení příští mise?
alert-choose-serious = Jak těžká budou závažná ohrožení příští mise?
alert-store-squad = Kde četa začíná?

## What cannot be set up

alert-setup-people = Posádku tvoří 1 až 5 lidí, ne { $count }.
alert-setup-androids = Tato posádka nemůže mít tolik androidů: { $count }.
alert-setup-unknown = Takovou volbu hra nemá.

## What the program says of its own acts

alert-seats-officer = Důstojník
alert-seats-officer-hint = Důstojník: plánuje s celou posádkou, když se fáze chýlí ke konci.
alert-reason-draws = Karta navíc se hodí
alert-reason-spare = Nic lepšího už nezbývalo
alert-reason-repairs = Co se opraví teď, neublíží později
alert-reason-restores = Loď potřebuje své čety
alert-reason-flies-on = Loď ještě něco vydrží
alert-reason-flies-home = Další misi by loď nevydržela
alert-reason-way = Cestou: { $station }
alert-reason-saves = Bez toho by byla loď ztracena: { $threat }
alert-reason-services = Počítač potřebuje včas údržbu
alert-reason-destroys = Bez toho by nebylo zničeno: { $threat }
alert-reason-hurts = { $threat }: poškození { $cubes }
alert-reason-spares = Ušetřené žetony poškození: { $count }
alert-reason-awake = Díky tomu někdo zůstane při vědomí
alert-reason-looks = Body za vizuální potvrzení: { $count }
alert-reason-squad = Je potřeba četa robotů
alert-reason-energy = Energie na později
