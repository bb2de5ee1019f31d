### The table of The Thing: strip, people, stores, station, foot, notebook.

thing-ui-round = Kolo
thing-ui-round-title = Kolo
thing-ui-round-text = Kolo je den: počasí, práce, podezření, večeře. Kroky vedle se rozsvěcují jeden po druhém.
thing-ui-round-number = Kolo { $number }
thing-ui-step-setup = Příprava
thing-ui-step-weather = Počasí
thing-ui-step-weather-text = Velitel hází kostkou počasí.
thing-ui-step-upkeep = Spotřeba
thing-ui-step-upkeep-text = Generátor a kotel pálí palivo, letí záchranný vrtulník.
thing-ui-step-alien = Vetřelec
thing-ui-step-alien-text = Odhalení vetřelci tajně rozdělují sílu mezi lokace.
thing-ui-step-plan = Přesun
thing-ui-step-plan-text = Všichni si dobírají, někam jdou a odevzdávají kartu lícem dolů.
thing-ui-step-clash = Střety
thing-ui-step-clash-text = Kdo někoho potká, podívá se na jeden z jeho žetonů nákazy.
thing-ui-step-act = Akce
thing-ui-step-act-text = Velitel zamíchá odevzdané karty a otáčí je jednu po druhé.
thing-ui-step-rec = Večer
thing-ui-step-rec-text = Všichni se sejdou, vyměňují si věci a ukazují na toho, koho podezírají.
thing-ui-step-test = Testy
thing-ui-step-test-text = Krev nebo oheň: testovaný ukáže roli všem.
thing-ui-step-food = Jídlo
thing-ui-step-food-text = Všichni jedí, nebo stanice hladoví.
thing-ui-step-night = Psi
thing-ui-step-night-text = Psi přijdou do nových lokací, velitel se mění.
thing-ui-call = Kolo { $round }: { $step }
thing-ui-call-setup = Před prvním dnem
thing-ui-notebook = Zápisník
thing-ui-notebook-text = Kdo koho potkal a na koho ukázal: jen co viděli všichni. Klávesa B.
thing-ui-notebook-note = Jen co viděli všichni. Co bylo na žetonu, tu nestojí.
thing-ui-who-looked = Kdo komu viděl žeton
thing-ui-votes = Kdo na koho ukázal
thing-ui-fact-looked = Kolo { $round }: { $who } se dívá na žeton. Majitel: { $whom }.
thing-ui-fact-dog = Kolo { $round }: { $who } o samotě se psem.
thing-ui-fact-left = Kolo { $round }: { $who } odchází ze střetu se zbraní.
thing-ui-fact-accused = Kolo { $round }: { $who } ukazuje na hráče: { $whom }.
thing-ui-fact-proved = Kolo { $round }: { $who } je prokazatelně člověk.
thing-ui-fact-revealed = Kolo { $round }: { $who } je odhalený vetřelec.

thing-ui-people = Lidé
thing-ui-status-revealed = odhalený vetřelec
thing-ui-status-absorbed = postava pohlcena
thing-ui-leads = velí v tomto kole
thing-ui-holds = Karty: { $cards }, zbraně: { $weapons }, předměty: { $items }, vzorky: { $samples }
thing-ui-suspicion-of = Podezření { $number }
thing-ui-called = { $name } jako { $character }
thing-ui-shown = Leží odkrytě: { $goods }
thing-ui-proven = Prokázaný člověk: sem se neukazuje a ve střetu se nepokládají žetony.
thing-ui-lies = Leží: pro toto kolo hotovo.

thing-ui-stores = Zásoby
thing-ui-store-generator = Generátor
thing-ui-store-boiler = Kotel
thing-ui-store-underground = Podzemí
thing-ui-store-underground-text = palivo pro místnosti
thing-ui-store-outdoor = Venkovní zásoba
thing-ui-store-outdoor-text = palivo pro vozidla
thing-ui-store-food = Jídlo
thing-ui-store-food-text = spíž + uvařené
thing-ui-store-starving = stanice hladoví
thing-ui-store-lost = místo toho mrzne
thing-ui-store-dark = nepálí nic, je tma
thing-ui-burns = { $count ->
        [0] dnes nepálí nic
       *[other] dnes spálí { $count }
    }
thing-ui-lost = ztracen
thing-ui-out = nejde

thing-ui-station = Stanice
thing-ui-space = { $number }: { $people }
thing-ui-discard = Odkladiště
thing-ui-place-lab_discard = Odkladiště laboratoře
thing-ui-place-lab_discard-text = Odhozené žetony laboratoře, lícem dolů.
thing-ui-place-action_discard = Odkladiště akcí
thing-ui-place-action_discard-text = Provedené akční karty. Vrátí se, až dojde balíček.
thing-ui-place-headquarters = Velitelství
thing-ui-place-headquarters-text = Karty, které sabotáž odstranila ze hry, tu leží lícem dolů.
thing-ui-removed = odstraněno
thing-ui-kennel-dogs = Chyceno: { $count }
thing-ui-boiler-lost = ztracena, mrzne
thing-ui-weather = Počasí
thing-ui-leader-board = Velitel
thing-ui-pile-count = V balíčku: { $count }
thing-ui-deck = balíček
thing-ui-no-signal = Signál nevyslán
thing-ui-rescue-comes = Pomoc je na cestě
thing-ui-rescue-gone = Vrtulník odletěl
thing-ui-cold = Mráz
thing-ui-boiler-holds = Kotel drží
thing-ui-alien-power = Síla vetřelce
thing-ui-nobody-revealed = Nikdo není odhalen
thing-ui-suspicion = Podezření
thing-ui-more = větší
thing-ui-space-green = Prokázaný člověk.
thing-ui-space-red = Mez: odtud se karta odevzdává odkrytě.
thing-ui-space-beyond = Za mezí: karty se odevzdávají odkrytě.
thing-ui-panel-weather_table = Počasí
thing-ui-panel-weather_table-text = Co spálí generátor a kotel, jak daleko letí záchranný vrtulník a postupuje zamrzání.
thing-ui-panel-leader_board = Tabulka velitele
thing-ui-panel-leader_board-text = Tady leží odevzdané karty, před otočením se míchají. Velitel určí, kdo kterou provede, a po první smí přestat.
thing-ui-panel-sos_track = Záchranný vrtulník
thing-ui-panel-sos_track-text = Nahoře jak je blízko, dole jeho palivo. Až tu bude, dá se po střetech nastoupit; bez paliva odletí.
thing-ui-panel-freezing_track = Zamrzání
thing-ui-panel-freezing_track-text = Když je kotelna ztracena, žeton postupuje podle počasí. Na posledním poli všichni zmrznou.
thing-ui-panel-alien_pool = Síla odhaleného vetřelce
thing-ui-panel-alien_pool-text = Sdílejí ji všichni odhalení vetřelci. Roste psy a každým dalším, ubývá zbraněmi a ohněm.
thing-ui-weather-burns = Generátor { $generator }, kotel { $boiler }, vrtulník { $helicopter }, zamrzání { $cold }
thing-ui-term-role-card = Karta role
thing-ui-term-role-card-text = Ať kliknete na kteroukoli, pod tabulku postavy jde ta pravá.
thing-ui-term-plate = Žeton nákazy
thing-ui-term-plate-text = Jeden ze dvou, které tu leží lícem dolů.
thing-ui-term-token = Žetony nákazy
thing-ui-term-token-text = Dva lidské a jeden vetřelčí. Lidé pokládají dva lidské.

thing-ui-about-armory = Použití: podívat se na zbraně, jednu si nechat.
thing-ui-about-generator_room = Použití: palivo z podzemního skladu. Dvě poškození a je tma.
thing-ui-about-boiler_room = Použití: palivo z podzemního skladu. Tři poškození při spotřebě a je ztracena.
thing-ui-about-kitchen = Použití: uvařit jídlo ze spíže. Jedno uvařené nasytí všechny.
thing-ui-about-laboratory = Použití: vytáhnout žeton, snad vzorek krve.
thing-ui-about-weather_station = Použití: hodit kostkou počasí do zásoby a přesunout palivo kamkoli.
thing-ui-about-radio_room = Použití: zavolat pomoc, není-li tu poškození.
thing-ui-about-warehouse = Použití: podívat se na předměty, jeden si nechat.
thing-ui-about-snowmobile = Použití: palivo z venkovní zásoby. Je-li připravena: klíče a pryč.
thing-ui-about-staff_helicopter = Použití: palivo z venkovní zásoby. Je-li připravena: klíče a pryč.
thing-ui-about-rec_room = Tady se večer všichni sejdou. Ve dne tu nikdo nesmí zůstat.
thing-ui-about-bedroom = Lehnout si, odhodit karty z ruky a vzít si z balíčku stejný počet podle výběru.
thing-ui-about-kennel = Lidem zavřeno. Chycení psi a co si může vzít vetřelec.
thing-ui-about-pantry = Jídlo. Bez uvařeného se snědí čtyři.
thing-ui-about-underground = Palivo pro generátor a kotel.
thing-ui-about-outdoor = Palivo pro vozidla.
thing-ui-loss-armory = zmizí zbraň
thing-ui-harm-armory = Sabotáž: { thing-ui-loss-armory }.
thing-ui-loss-generator_room = 1 poškození
thing-ui-harm-generator_room = Sabotáž: { thing-ui-loss-generator_room }.
thing-ui-loss-boiler_room = 1 poškození
thing-ui-harm-boiler_room = Sabotáž: { thing-ui-loss-boiler_room }.
thing-ui-loss-kitchen = zmizí jídlo ze spíže
thing-ui-harm-kitchen = Sabotáž: { thing-ui-loss-kitchen }.
thing-ui-loss-laboratory = zmizí vzorek krve
thing-ui-harm-laboratory = Sabotáž: { thing-ui-loss-laboratory }.
thing-ui-loss-weather_station = zmizí palivo z podzemního skladu
thing-ui-harm-weather_station = Sabotáž: { thing-ui-loss-weather_station }.
thing-ui-loss-radio_room = 1 poškození
thing-ui-harm-radio_room = Sabotáž: { thing-ui-loss-radio_room }.
thing-ui-loss-warehouse = zmizí předmět
thing-ui-harm-warehouse = Sabotáž: { thing-ui-loss-warehouse }.
thing-ui-loss-snowmobile = 1 poškození
thing-ui-harm-snowmobile = Sabotáž: { thing-ui-loss-snowmobile }.
thing-ui-loss-staff_helicopter = 1 poškození
thing-ui-harm-staff_helicopter = Sabotáž: { thing-ui-loss-staff_helicopter }.
thing-ui-so-many = Teď tam: { $count }
thing-ui-about-burned = Vyhořelo: nikdo nevstoupí, nic nefunguje.
thing-ui-about-lost = Ztraceno: bez paliva, bez opravy.
thing-ui-about-fuel = Palivo { $fuel } z { $slots }; v zásobě { $store }.
thing-ui-about-damage = Poškození { $damage } z { $slots }.
thing-ui-about-bonus = Použití a Oprava se provedou jednou za každého, kdo tu stojí.
thing-ui-about-ready = Připraveno ke startu.
thing-ui-about-dog = Běhá tu pes.
thing-ui-about-token = Leží tu žeton velitele: kdo přijde, vezme si ho a příště velí.
thing-ui-about-power = Síla vetřelce tady: { $count }
thing-ui-about-here = Tady: { $people }

thing-ui-tray = Okraj stolu
thing-ui-active-pile = Aktivní karty
thing-ui-pile-empty = Nikdo zatím kartu neodevzdal.
thing-ui-pile-known = Viděno před mícháním: { $cards }
thing-ui-leads-round = V tomto kole velí { $name }
thing-ui-backs-hand = { $count ->
        [one] karta
        [few] karty
       *[other] karet
    }
thing-ui-backs-weapon = { $count ->
        [one] zbraň
        [few] zbraně
       *[other] zbraní
    }
thing-ui-backs-item = { $count ->
        [one] předmět
        [few] předměty
       *[other] předmětů
    }
thing-ui-backs-sample = { $count ->
        [one] vzorek
        [few] vzorky
       *[other] vzorků
    }
thing-ui-dogs-loose = { $count ->
        [one] volný pes
        [few] volní psi
       *[other] volných psů
    }
thing-ui-in-the-bag = v sáčku
thing-ui-places = { $count ->
        [one] lokace
        [few] lokace
       *[other] lokací
    }
thing-ui-card-activation-text = Použít lokaci, kde jmenovaný stojí.
thing-ui-card-repair-text = Odstranit 1 poškození tam, kde jmenovaný stojí.
thing-ui-card-sabotage-text = Uškodit lokaci, kde jmenovaný stojí.
thing-ui-card-threat-text = Hrozba je o 1 blíž.
thing-ui-test-a-text = Stojí vzorek krve. Jen pro toho, kdo je nejvíc vpravo.
thing-ui-test-b-text = Stojí náplň a je třeba drát. Pro kohokoli.

thing-ui-help-character = Jeden po druhém si berou volné postavy.
thing-ui-help-weather = Na stanici zůstalo počasí v zásobě. Velitel vybere jedno ze dvou.
thing-ui-help-station-die = Výsledek zůstane na meteostanici, dokud nebude třeba.
thing-ui-help-order = Záleží na tom až na samém konci: kdo byl nakažen poslední, nevyhrává.
thing-ui-help-order-coop = Vetřelec jedná lokaci po lokaci v tomto pořadí.
thing-ui-help-fight = Náplň nebo dynamit a bojující si lehne: vetřelec ztratí 1 sílu a prchá. „Ano“ nic nedokazuje, uvnitř se dá odpovědět „ničím“.
thing-ui-help-victim = Vyhrál. Vezme si jednoho, nebo psa, nebo uškodí lokaci.
thing-ui-help-burn = Kdo stojí a má oheň, smí zapálit svou lokaci, dovolí-li to velitel. „Ano“ nic nedokazuje.
thing-ui-help-permit-fire = Co shoří, je navždy pryč, pro lidi i pro vetřelce.
thing-ui-help-use-now = Nářadí nebo palivo pomáhá tam, kde majitel stojí. „Ano“ nic nedokazuje.
thing-ui-help-assign = Mluvte a přesvědčujte; poslední slovo má velitel. Jmenovaný to provede a lehne si.
thing-ui-help-go-on = Aspoň jedna karta je provedena. Zbytek se odhodí lícem dolů.
thing-ui-help-fuel-to = Bere se z podzemního skladu a jde kamkoli, kde je místo.
thing-ui-help-board = Nejdřív nejméně podezřelí. Všichni na palubě musí souhlasit, pak se otočí karta role.
thing-ui-help-let-aboard = Odpovídá každý na palubě. Vetřelec na palubě a vetřelci vyhráli.
thing-ui-help-trade = Zbraně, předměty a vzorky mění majitele, i jako dar. Skryté zůstává skryté.
thing-ui-help-trade-with = Druhý vidí nabídku a smí odmítnout.
thing-ui-help-trade-with-coop = Co je dáno, hned mění majitele.
thing-ui-help-vote = Na tři všichni ukážou najednou. Pak to jeden z vás zapíše: klikněte, na koho kdo ukázal.
thing-ui-help-reveal = Kdo řekne „ano“, toho se hra zeptá o samotě a může mlčet. Člověk, který řekne „ano“, zanechá stejnou stopu.
thing-ui-help-claim-a = Říci to smí kdokoli, pravdivě či ne. Kdo není vybrán, nic neprokázal.
thing-ui-help-claim-b = Říci to smí kdokoli, pravdivě či ne. Kdo není vybrán, nic neprokázal.
thing-ui-help-which-test = Každý večer nejvýš jeden test každého druhu.
thing-ui-help-tester = Vybraný to dokáže, nebo ne.
thing-ui-help-place = Rozestavte všechny: nejvýš tři do lokace, jeden do ložnice.
thing-ui-help-dice = Zrušit lze kolik chcete, každé zrušení posune žeton podezření o 1. Zbude-li zlý výsledek, platí všechny zlé.
thing-ui-help-do-one = Jedna akce kostky, která zbyla.
thing-ui-help-roll-again = Aspoň jeden hod je hotov. Velitel smí přestat.
thing-ui-help-turned = Hrozba dosáhla několika žetonů: jeden se promění.

thing-ui-gathering = Společenská místnost večer
thing-ui-evening-rec = Všichni jsou ve společenské místnosti
thing-ui-evening-rec-text = Mluvte, lžete, vyměňujte. Nikdo nic ukazovat nemusí.
thing-ui-evening-rec-text-coop = Poraďte se a vyměňujte. Nikdo tu nic neskrývá.
thing-ui-evening-vote = Kdo k nám nepatří?
thing-ui-evening-vote-text = Na tři ukážou všichni naráz, pak to jeden zadá. Každý prst posune žeton podezření o 1.
thing-ui-evening-reveal = Prsty ukázaly
thing-ui-evening-reveal-text = Každý posunul žeton podezření. Kdo chce, může teď odhodit masku.
thing-ui-evening-test = Krev, nebo oheň?
thing-ui-evening-test-text = Testovaný otočí kartu role všem.
thing-ui-boarding = Koho vezmeme s sebou?
thing-ui-boarding-text = { $vehicle }. Nejdřív nejméně podezřelí; všichni na palubě souhlasí, pak se otočí karta role.
thing-ui-stage-morning = Ráno
thing-ui-stage-morning-text = Počasí, palivo a pomoc zvenčí.
thing-ui-stage-meetings = Kdo koho potká
thing-ui-stage-meetings-text = Každý tím projde sám, za dveřmi.
thing-ui-stage-sweep = Co vidí všichni
thing-ui-stage-sweep-text = Kdo se komu díval na žeton a na které straně. Co na něm bylo, se nedozví nikdo.
thing-ui-stage-night = Noc
thing-ui-stage-night-text = Večeře, psi a kdo velí zítra.
thing-ui-meeting = { $place }: { $people }.
thing-ui-tonight = Dnes večer
thing-ui-tonight-text = Dar je výměna, slib není.
thing-ui-tonight-none = Zatím nic nezměnilo majitele.
thing-ui-stage-traded = Z ruky do ruky
thing-ui-stage-no-trade = Bez výměny
thing-ui-stage-trading = Dva z vás vyměňují
thing-ui-stage-test = Všichni tají dech

### What an action would do, and what lies on the worktable.

thing-ui-outcome-repair = poškození: { $count } z { $all }
thing-ui-outcome-ready = připraveno ke startu: kdo má klíče
thing-ui-outcome-food = uvaří jídla: { $count }
thing-ui-outcome-tokens = vytáhne žetonů: { $count }
thing-ui-outcome-looks = podívá se na { $count }, 1 si nechá
thing-ui-outcome-fuel = palivo: { $count }
thing-ui-outcome-signal = volá o pomoc
thing-ui-outcome-lies = už leží
thing-ui-outcome-no-repair = není co opravit
thing-ui-outcome-no-activation = není co použít
thing-ui-outcome-no-sabotage = není čemu uškodit
thing-ui-the-roll = Hod
thing-ui-no-roll = Žádné kostky tu neleží.
thing-ui-the-alien = Vetřelec
thing-ui-played-by-the-game = hraje za něj hra
thing-ui-alien-wants = Nejdřív člověk, je-li síla větší než počet stojících. Jinak pes, nebo uškodí lokaci.
thing-ui-threat-on = Hrozba na poli { $space }
thing-ui-threat-nearest = nejblíž: { $name }, pole { $space }

### Whoever says yes in public.

ui-tray-claim-reveal = { $name }: odhalit se
ui-tray-claim-burn = { $name }: zapálit
ui-tray-claim-fight = { $name }: bojovat
ui-tray-claim-use-now = { $name }: použít
ui-tray-claim-claim-a = { $name }: mohu
ui-tray-claim-claim-b = { $name }: mohu
thing-ui-aboard = Na palubě
thing-ui-card-closed = karta zakrytá
thing-ui-aboard-next = Kdo nastoupí, otočí kartu role. Člověk: fronta začíná znovu. Vetřelec: je konec a vetřelci vítězí. Když nikdo další nepřijde, vozidlo odjíždí.
thing-ui-aboard-nobody = Na palubě zatím nikdo není. Bez prvního dnes nikdo neletí.
thing-seats-settled = Člověk smí své místo přenechat počítači a zase se k němu vrátit. Místo, které hraje počítač od začátku, mu zůstává: kdo by ho převzal, dozvěděl by se jeho roli.
