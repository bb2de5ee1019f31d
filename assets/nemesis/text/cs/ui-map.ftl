### Loď: nápisy na mapě a mapa slovy

ui-map-name = Loď
ui-map-help = Tab nebo šipky procházejí vším, co lze vybrat, Enter vybírá. Plus, minus a kolečko mění měřítko, tažením se obraz posouvá, 0 nebo dvojklik ukáže celou loď.
ui-map-course = Kurs
ui-map-pods = Moduly { $section }
ui-map-section-a = A
ui-map-section-b = B
ui-map-of = z { $total }
ui-map-explored = Prozkoumáno { $count }/{ $total }
ui-map-open = otevřeno
ui-map-closed = zavřeno
ui-map-technical = Servisní
    .second = chodby
ui-map-ducts-red = Červené
    .second = chodby
ui-map-ducts-blue = Modré
    .second = chodby

## Co kde je, slovy

ui-map-room-unknown = Neprozkoumaná místnost, destička { $category }
ui-map-room-at = { $room }, pole { $slot }
ui-map-noted = viděli jste: { $room }
ui-map-items =
    { $count ->
        [0] žádné předměty
        [one] { $count } předmět
        [few] { $count } předměty
       *[other] { $count } předmětů
    }
ui-map-eggs =
    { $count ->
        [0] žádná vejce
        [one] { $count } vejce
        [few] { $count } vejce
       *[other] { $count } vajec
    }
ui-map-nest-destroyed = Hnízdo je zničeno
ui-map-computer = počítač
ui-map-computer-off = počítač mimo provoz
ui-map-fire = hoří
ui-map-malfunction = porucha
ui-map-decompression = uniká vzduch
ui-map-combat = boj
ui-map-injured =
    { $count ->
        [one] { $name }, { $count } zranění
        [few] { $name }, { $count } zranění
       *[other] { $name }, { $count } zranění
    }
ui-map-slimed = { $name }, ve slizu
ui-map-object-egg = Vejce
ui-map-object-carcass = Mršina
ui-map-object-corpse_blue = Modrá mrtvola
ui-map-object-corpse_red = Červená mrtvola
ui-map-object-item = Předmět
ui-map-hibernating = { $name }, hibernuje
ui-map-corridor = Chodba { $numbers }: { $a } – { $b }
ui-map-corridor-noise = hluk
ui-map-door-closed = zavřené dveře
ui-map-door-destroyed = zničené dveře
ui-map-network-technical = Servisní chodby
ui-map-network-red = Červené servisní chodby
ui-map-network-blue = Modré servisní chodby
ui-map-pod = Únikový modul { $number }
ui-map-pod-locked = zajištěný
ui-map-pod-unlocked = odjištěný
ui-map-pod-launched = odletěl
ui-map-destination = Kurs { $space }
ui-map-destination-known = Kurs { $space }: { $place }
ui-map-engine-unknown = Motor { $number }, stav neznámý
ui-map-engine-working = Motor { $number } je funkční
ui-map-engine-damaged = Motor { $number } je poškozený
ui-map-crowd = Několik vetřelců
ui-map-offered =
    { $count ->
        [0] Tady není z čeho vybírat.
        [one] Na výběr je { $count } možnost.
        [few] Na výběr jsou { $count } možnosti.
       *[other] Na výběr je { $count } možností.
    }
ui-map-state-offered = { $thing }: lze vybrat
ui-map-state-chosen = { $thing }: vybráno
ui-map-state-danger = { $thing }: lze vybrat, nebezpečné
ui-map-state-refused = { $thing }: { $reason }
