## The playback

alert-ui-done-by-you = Co jste provedli
alert-ui-turn = Tah { $turn }
alert-ui-of = z { $count }
alert-ui-sum-damage = Poškození: { $count }
alert-ui-sum-energy = Reaktory: { $count }
alert-ui-sum-rockets = Rakety: { $count }
alert-ui-sum-bays = Čety v hangárech: { $count }
alert-ui-sum-visual = U oken: { $count }
alert-ui-sum-serviced = Údržba: { $count }
alert-ui-to-end = Na konec
alert-ui-film-play = Přehrát
alert-ui-film-pause = Zastavit
alert-ui-rewind = Na začátek
alert-ui-back = O událost zpět
alert-ui-next = Další událost
alert-ui-pace = Rychlost { $pace }
alert-ui-filter-guns = Ukazovat děla
alert-ui-filter-threats = Ukazovat ohrožení
alert-ui-filter-crew = Ukazovat posádku
alert-ui-stage-appear = Příchod
alert-ui-stage-crew = Posádka
alert-ui-stage-damage = Zásahy
alert-ui-stage-threats = Ohrožení
alert-ui-stage-check = Kontrola
alert-ui-why = Proč
alert-ui-this-turn = Tento tah
alert-ui-film-hint = Mezerník pouští a zastavuje, šipky krokují. Tady se vysvětluje, co se děje a proč.
alert-ui-rules = Pravidla: { $chapter }
alert-ui-wrong = Tato karta byla položena omylem
alert-ui-leave = Zpět k vyhodnocení
alert-ui-by = { $name }
alert-ui-launched-before = odpálena o tah dřív
alert-ui-shields-of = Štíty: { $code }
alert-ui-takes = { $code }: zásah { $count }
alert-ui-square = pole { $square }, vzdálenost { $distance }
alert-ui-damage-of = { $damage } z { $count }
alert-ui-only-target = Pro tato děla je to jediný cíl.
alert-ui-nearest = Je nejblíž: pole { $square } je před { $other } ({ $code }).
alert-ui-note-cryoshield = Kryoštít pohltí první zásah.
alert-ui-note-cap = Za tah dostane nejvýš 1.
alert-ui-button-at = { $button }, { $station }
alert-ui-part-heroic = hrdinsky: +1
alert-ui-part-damaged = poškozené dělo: −{ $count }
alert-ui-part-alone = jediný cíl: 3
alert-ui-part-several = více cílů: po 1
alert-ui-part-overload = ohrožení je samo: 9
alert-ui-part-wasted = rakety na něj neplatí
alert-ui-part-printed = na kartě { $count }
alert-ui-part-changed = od té doby: { $count }
alert-ui-part-marauder = pomoc jiných: { $count }
alert-ui-part-pulse = pulzní dělo je vynuluje
alert-ui-lower-number = Stejně blízko: { $code }. Zasahuje se nižší číslo.
alert-ui-passed-over = { $code } je blíž, ale nelze na něj mířit.
alert-ui-aims-pulse = Pulzní dělo míří na vše ve vzdálenosti 1 a 2.
alert-ui-aims-interceptors = Stíhače míří na vše ve vzdálenosti 1.
alert-ui-cause = Příčina: { $cause }
alert-ui-falls-off = Poslední karta propadá: { $token }.
alert-ui-attack = Útok
alert-ui-dealt = Poškození zevnitř
alert-ui-bonus = Bonus jiných ohrožení
alert-ui-shield-of = Štít: { $zone }
alert-ui-shield-ignored = štíty proti němu nepomohou
alert-ui-attacks = { $code } útočí
alert-ui-twice-here = Poškození tohoto sektoru se násobí
alert-ui-tile-place = Poškození { $place } z { $count }
alert-ui-tile-count = { $count } z 6: sedmé je konec
alert-ui-gone-destroyed = { $code }: zničeno
alert-ui-gone-survived = { $code }: přečkáno
alert-ui-step = Krok { $place } z { $count }
alert-ui-turn-back = Na začátek tahu, nebo o tah zpět
alert-ui-turn-next = Další tah
alert-ui-twice = Co projde, počítá se dvakrát
alert-ui-tiles = Žetony poškození
alert-ui-speed = Rychlost

## Why, in a sentence

alert-ui-because-turns = Tah: ohrožení přicházejí, lidé jednají, děla zasahují, ohrožení postupují.
alert-ui-because-closing = Po posledním tahu udeří rakety a ohrožení se ještě jednou pohnou.
alert-ui-because-rockets = Raketa udeří tah po odpálení, na vzdálenost 1 nebo 2.
alert-ui-because-maintenance = Na začátku každé fáze musí někdo na můstku provést údržbu počítače.
alert-ui-because-visual = Počítá se nejvíc lidí u oken v jednom tahu fáze.
alert-ui-because-losing = Při sedmém žetonu se sektor rozpadne; některé karty zničí loď samy.
alert-ui-lost-by-tile = V tomto sektoru už nezbývá žeton na další poškození: loď se rozpadá.
alert-ui-lost-by-card = Karta sama ukončí misi, ať je poškození jakékoli.
alert-ui-because-scoring = Body za ohrožení a vizuální potvrzení, minus poškození a ztráty.
alert-ui-because-moving = Červená vlevo, modrá vpravo, výtah mění palubu.
alert-ui-because-actions = Jedná se postupně, kapitán první.
alert-ui-because-delays = Zdržená karta se posune o tah a tlačí další až k první mezeře.
alert-ui-because-knocked-out = Kdo je v bezvědomí, už nic nedělá a stojí 2 body.
alert-ui-because-guns = Dělo bere energii teď a zasahuje, až všichni jednali.
alert-ui-because-energy = B nahoře plní štít z reaktoru, B dole plní reaktor.
alert-ui-because-battlebots = Aktivní četa jde za tím, kdo ji vzal.
alert-ui-because-interceptors = Pilot útočí kartami robotů, bez nich letí domů.
alert-ui-because-internal = Na palubě pomůže správné tlačítko nebo četa na správném stanovišti.
alert-ui-because-damage = Vše namířené na ohrožení se sečte, štíty se odečtou jednou.
alert-ui-because-appearing = Ohrožení vstoupí na dráhu v tahu ze svého žetonu.
alert-ui-because-tracks = Ohrožení postupují svou rychlostí a jednají na každém písmeni cesty.
alert-ui-because-attacks = Štít sektoru pohltí, co může; zbytek jsou žetony.

## Between missions

alert-ui-between = Mezi misemi
alert-ui-between-fly_on = Mise { $number } z { $most } je doma. Každý řekne, zda letět dál; rozhoduje většina, při rovnosti hlasů kapitán.
alert-ui-between-repairs = Mise { $number } z { $most } je doma. Každý opraví jednu věc; v sektoru nejvýše dvě poškození.
alert-ui-between-next_mission = Před další misí každý řekne, jak má být těžká.
alert-ui-way-flown = Mise { $number }: { $points }
alert-ui-way-mission = Mise { $number }
alert-ui-way-fly_on = Dál?
alert-ui-way-repairs = Opravy
alert-ui-way-next_mission = Úrovně
alert-ui-mended-of = opraveno { $count } z { $most }
alert-ui-mended = opraveno
alert-ui-unharmed = Bez poškození
alert-ui-captain-order = V pořadí tahu
alert-ui-chooses = právě volí
alert-ui-has-chosen = zvoleno
alert-ui-comes-next = později
alert-ui-did-tile = opravuje: { $tile }, { $zone }
alert-ui-did-squad = obnovuje četu
alert-ui-did-nothing = nic neopravuje
alert-ui-did-recover = v bezvědomí: jen se zotaví
alert-ui-row = Ohrožení { $threats }, okna { $visual }, postihy { $penalties }
alert-ui-lost-row = Loď zničilo ohrožení: { $threat }

## The score sheet

alert-ui-home = Doma a vcelku
alert-ui-lost = Loď je ztracena
alert-ui-saved = Loď je zachráněna
alert-ui-home-under = { $mission }. Loď skočila; na nohou: { $count }.
alert-ui-lost-under = { $mission }. Zničilo ji ohrožení: { $threat }.
alert-ui-how-lost = Jak k tomu došlo
alert-ui-possible-ask = Bylo to možné? Plánovač hledá plán z karet všech rukou, který přivede loď domů. Váš výsledek zůstává.
alert-ui-possible-looking = Plánovač hledá plán, který vydrží: { $share } %. Váš výsledek zůstává.
alert-ui-possible-found = Mohla vydržet: z karet všech rukou existuje plán, který přivede loď domů. Ukáže se vedle vašeho; váš výsledek zůstává.
alert-ui-possible-not = Plánovač nenašel plán, který by vydržel. Asi to byla těžká mise.
alert-ui-way-lost = Mise { $number }: ztracena
alert-ui-after = Po misi
alert-ui-points = body
alert-ui-threats = Ohrožení
alert-ui-sheet = Vyhodnocení
alert-ui-crew = Posádka
alert-ui-total = Celkem
alert-ui-sheet-destroyed = Zničená ohrožení
alert-ui-sheet-survived = Přečkaná ohrožení
alert-ui-sheet-visual = Vizuální potvrzení
alert-ui-sheet-tiles = Žetony poškození
alert-ui-sheet-worst = Nejhorší sektor ještě jednou
alert-ui-sheet-knocked = Lidé v bezvědomí a vyřazené čety
alert-ui-sheet-of = { $count } z { $total }
alert-ui-sheet-looked = lidí u oken v každé fázi: { $people }
alert-ui-sheet-lost = lidé: { $people }, čety: { $squads }
alert-ui-destroyed-on = zničeno v tahu { $turn }
alert-ui-survived = přečkáno
alert-ui-unresolved = stále tu
alert-ui-shots = Výstřely: { $count }
alert-ui-in-vain = Nadarmo: { $count }
alert-ui-pauses =
    { $count ->
        [one] Hodiny se zastavily jednou.
        [few] Hodiny se zastavily { $count }krát.
       *[other] Hodiny se zastavily { $count }krát.
    }
alert-ui-away =
    { $count ->
        [one] Okno bylo jednou opuštěno.
        [few] Okno bylo opuštěno { $count }krát.
       *[other] Okno bylo opuštěno { $count }krát.
    }
alert-ui-log-book = Lodní deník
alert-ui-log-book-line = Hodiny: { $clock }. Běžná ohrožení: { $minor }, závažná: { $serious }. Odlétané mise: { $missions }.
alert-ui-number-points = body
alert-ui-number-destroyed = zničená ohrožení
alert-ui-number-tiles = žetony poškození
alert-ui-number-shots = výstřely
alert-ui-number-delays = zdržené karty
alert-ui-number-failed = karty nadarmo
alert-ui-what-if = Co kdyby?
alert-ui-what-if-hint = Stiskněte tah a zvolte, co by tam leželo. Do bodů se to nepočítá.
alert-ui-nothing = nic
alert-ui-as-it-was = Jak to bylo
alert-ui-as-it-would = Jak by to bylo
alert-ui-as-flown = Jak se letělo
alert-ui-watch-this = Podívat se
alert-ui-was-it-possible = Šlo to?
alert-ui-looking = Hledám: { $share } %
alert-ui-see-possible = Ukázat jak
alert-ui-not-found = Nic se nenašlo
alert-ui-this-was-possible = Toto bylo možné

## Co dělá člen posádky, pod jeho kartami

alert-ui-did-moved = kam: { $to }
alert-ui-did-failed = nic: { $why }
alert-ui-did-delayed = zdržení: { $why }
alert-ui-did-amended = míněno bylo: { $token }
alert-ui-did-knocked-out = v bezvědomí: { $why }
alert-ui-did-charged = střílí: { $gun }
alert-ui-did-energy-moved = energie { $cubes }: { $source } → { $target }
alert-ui-did-serviced = provádí údržbu počítače
alert-ui-did-looks-out = dívá se z oken
alert-ui-did-rocket-launched = odpaluje raketu
alert-ui-did-squad-taken = vede roboty: { $squad }
alert-ui-did-squad-restarted = znovu spouští četu
alert-ui-did-squad-disabled = četa vyřazena, palbu opětuje { $code }
alert-ui-did-launched = startuje se stíhači
alert-ui-did-stays-out = zůstává venku a útočí
alert-ui-did-worked = { $code }: { $damage } z { $hit_points }
alert-ui-did-disarms = zneškodňuje: { $code }
alert-ui-did-token-cleared = odstraňuje žeton: { $code }
