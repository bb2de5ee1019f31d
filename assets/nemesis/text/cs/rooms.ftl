### Rooms: names, room actions and what they do.
### Forms of a room: plate (short name on the map), nom, gen, acc, and with a preposition: in, to, from.

## Basic rooms

room-armory = Zbrojní sklad
    .plate = Zbrojní sklad
    .nom = Zbrojní sklad
    .gen = Zbrojního skladu
    .acc = Zbrojní sklad
    .in = ve Zbrojním skladu
    .to = do Zbrojního skladu
    .from = ze Zbrojního skladu
room-armory-action = Dobití 1 energetické zbraně
room-armory-text = Přidejte 2 kostičky munice do jedné energetické zbraně, kterou držíte, nejvýše do její kapacity. Konvenční zbraně zde dobít nelze.

room-comms_room = Komunikační centrála
    .plate = Komunikace
    .nom = Komunikační centrála
    .gen = Komunikační centrály
    .acc = Komunikační centrálu
    .in = v Komunikační centrále
    .to = do Komunikační centrály
    .from = z Komunikační centrály
room-comms_room-action = Vyslání signálu
room-comms_room-text = Položte ukazatel na pole Signál svého panelu postavy. Signál vyžadují některé úkoly.

room-emergency_room = Ošetřovna
    .plate = Ošetřovna
    .nom = Ošetřovna
    .gen = Ošetřovny
    .acc = Ošetřovnu
    .in = na Ošetřovně
    .to = na Ošetřovnu
    .from = z Ošetřovny
room-emergency_room-action = Ošetření poranění
room-emergency_room-text = Obvažte všechna svá vážná poranění, nebo vyléčte 1 obvázané vážné poranění, nebo vyléčte všechna lehká poranění.

room-evacuation_section_a = Evakuační komora A
    .plate = Evakuační komora A
    .nom = Evakuační komora A
    .gen = Evakuační komory A
    .acc = Evakuační komoru A
    .in = v Evakuační komoře A
    .to = do Evakuační komory A
    .from = z Evakuační komory A
room-evacuation_section_a-action = Pokus o nastoupení do únikového modulu
room-evacuation_section_a-text = Proveďte hod na hluk. Neobjeví-li se zde vetřelec, obsaďte volné místo v odjištěném únikovém modulu komory A a odleťte, nebo čekejte.

room-evacuation_section_b = Evakuační komora B
    .plate = Evakuační komora B
    .nom = Evakuační komora B
    .gen = Evakuační komory B
    .acc = Evakuační komoru B
    .in = v Evakuační komoře B
    .to = do Evakuační komory B
    .from = z Evakuační komory B
room-evacuation_section_b-action = Pokus o nastoupení do únikového modulu
room-evacuation_section_b-text = Proveďte hod na hluk. Neobjeví-li se zde vetřelec, obsaďte volné místo v odjištěném únikovém modulu komory B a odleťte, nebo čekejte.

room-fire_control_system = Protipožární centrála
    .plate = Požární centrála
    .nom = Protipožární centrála
    .gen = Protipožární centrály
    .acc = Protipožární centrálu
    .in = v Protipožární centrále
    .to = do Protipožární centrály
    .from = z Protipožární centrály
room-fire_control_system-action = Hašení v 1 místnosti
room-fire_control_system-text = Vyberte kteroukoli místnost: odstraňte z ní žeton požáru a všichni vetřelci v ní se dají na útěk.

room-generator = Generátor
    .plate = Generátor
    .nom = Generátor
    .gen = Generátoru
    .acc = Generátor
    .in = v Generátoru
    .to = do Generátoru
    .from = z Generátoru
room-generator-action = Zahájení/zastavení autodestrukce lodi
room-generator-text = Zahajte autodestrukci (ne když někdo hibernuje), nebo ji zastavte (ne když je už její ukazatel na žlutém poli).

room-laboratory = Laboratoř
    .plate = Laboratoř
    .nom = Laboratoř
    .gen = Laboratoře
    .acc = Laboratoř
    .in = v Laboratoři
    .to = do Laboratoře
    .from = z Laboratoře
room-laboratory-action = Analýza vzorku
room-laboratory-text = Vyberte mrtvolu, vejce nebo mršinu, která zde leží nebo ji tu někdo nese: odhalte příslušnou slabinu. Vzorek zůstává.

room-nest = Hnízdo
    .plate = Hnízdo
    .nom = Hnízdo
    .gen = Hnízda
    .acc = Hnízdo
    .in = v Hnízdě
    .to = do Hnízda
    .from = z Hnízda
room-nest-action = Vyjmutí 1 vejce z kokonu
room-nest-text = Vezměte 1 vejce z panelu vetřelců do volné ruky a proveďte hod na hluk. Hnízdo bez vajec je zničeno.

room-storage = Skladiště
    .plate = Skladiště
    .nom = Skladiště
    .gen = Skladiště
    .acc = Skladiště
    .in = ve Skladišti
    .to = do Skladiště
    .from = ze Skladiště
room-storage-action = Vyhledání 1 předmětu
room-storage-text = Vyberte červený, žlutý nebo zelený balíček. Podívejte se na 2 vrchní karty, 1 si nechte a druhou vraťte naspod. Počítadlo se nemění.

room-surgery = Operační sál
    .plate = Operační sál
    .nom = Operační sál
    .gen = Operačního sálu
    .acc = Operační sál
    .in = na Operačním sále
    .to = na Operační sál
    .from = z Operačního sálu
room-surgery-action = Vyoperování parazita
room-surgery-text = Prověřte všechny své karty infekce; karty PARAZIT a larva opouštějí hru. Poté: 1 lehké poranění, pas, všechny karty zamíchejte do nového balíčku.

## Additional rooms

room-airlock_control = Ovládání přechodových komor
    .plate = Ovládání komor
    .nom = Ovládání přechodových komor
    .gen = Ovládání přechodových komor
    .acc = Ovládání přechodových komor
    .in = v Ovládání přechodových komor
    .to = do Ovládání přechodových komor
    .from = z Ovládání přechodových komor
room-airlock_control-action = Odsátí vzduchu
room-airlock_control-text = Vyberte jinou prozkoumanou žlutou místnost bez zničených dveří: její dveře se zavřou. Neotevřou-li se, po pasu všech hráčů všichni uvnitř zemřou a požár zhasne.

room-cabins = Kajuty
    .plate = Kajuty
    .nom = Kajuty
    .gen = Kajut
    .acc = Kajuty
    .in = v Kajutách
    .to = do Kajut
    .from = z Kajut
room-cabins-action = Odpočinek
room-cabins-text = Stále: kdo zde začíná kolo bez vetřelce a poruchy v místnosti, dobírá si o 1 kartu více (do 6 místo do 5).

room-canteen = Jídelna
    .plate = Jídelna
    .nom = Jídelna
    .gen = Jídelny
    .acc = Jídelnu
    .in = v Jídelně
    .to = do Jídelny
    .from = z Jídelny
room-canteen-action = Svačina
room-canteen-text = Vyléčte 1 lehké poranění. Poté smíte prověřit všechny karty infekce v ruce: čisté opouštějí hru, karta PARAZIT znamená infekci postavy.

room-command_center = Technický velín
    .plate = Technický velín
    .nom = Technický velín
    .gen = Technického velínu
    .acc = Technický velín
    .in = v Technickém velínu
    .to = do Technického velínu
    .from = z Technického velínu
room-command_center-action = Otevření/zavření dveří
room-command_center-text = Vyberte kteroukoli místnost. Každé její dveře otevřete, zavřete, nebo nechte být. Zničené dveře zůstávají zničené.

room-engine_control_room = Kontrolní terminál
    .plate = Kontrolní terminál
    .nom = Kontrolní terminál
    .gen = Kontrolního terminálu
    .acc = Kontrolní terminál
    .in = v Kontrolním terminálu
    .to = do Kontrolního terminálu
    .from = z Kontrolního terminálu
room-engine_control_room-action = Kontrola stavu motorů
room-engine_control_room-text = Tajně se podívejte na stav všech 3 motorů. O tom, co jste viděli, smíte říct cokoli.

room-hatch_control_system = Evakuační velín
    .plate = Evakuační velín
    .nom = Evakuační velín
    .gen = Evakuačního velínu
    .acc = Evakuační velín
    .in = v Evakuačním velínu
    .to = do Evakuačního velínu
    .from = z Evakuačního velínu
room-hatch_control_system-action = Odjištění/zajištění 1 únikového modulu
room-hatch_control_system-text = Vyberte kterýkoli únikový modul: zajistěte ho, nebo odjistěte.

room-monitoring_room = Monitoring lodi
    .plate = Monitoring lodi
    .nom = Monitoring lodi
    .gen = Monitoringu lodi
    .acc = Monitoring lodi
    .in = v Monitoringu lodi
    .to = do Monitoringu lodi
    .from = z Monitoringu lodi
room-monitoring_room-action = Nahlédnutí do neprozkoumané místnosti
room-monitoring_room-text = Tajně se podívejte na 1 neprozkoumanou místnost a její žeton průzkumu. O tom, co jste viděli, smíte říct cokoli.

room-room_covered_with_slime = Místnost pokrytá slizem
    .plate = Slizká místnost
    .nom = Místnost pokrytá slizem
    .gen = Místnosti pokryté slizem
    .acc = Místnost pokrytou slizem
    .in = v Místnosti pokryté slizem
    .to = do Místnosti pokryté slizem
    .from = z Místnosti pokryté slizem
room-room_covered_with_slime-action = Teď si to sliznete
room-room_covered_with_slime-text = Stále: každá postava, která vstoupí, dostane ukazatel slizu, a to ještě před žetonem průzkumu.

room-shower_room = Sprchy
    .plate = Sprchy
    .nom = Sprchy
    .gen = Sprch
    .acc = Sprchy
    .in = ve Sprchách
    .to = do Sprch
    .from = ze Sprch
room-shower_room-action = Smytí slizu
room-shower_room-text = Odstraňte svůj ukazatel slizu. Poté smíte prověřit všechny karty infekce v ruce: čisté opouštějí hru, karta PARAZIT znamená infekci postavy.

## Special rooms

room-cockpit = Můstek
    .plate = Můstek
    .nom = Můstek
    .gen = Můstku
    .acc = Můstek
    .in = na Můstku
    .to = na Můstek
    .from = z Můstku
room-cockpit-action = Řízení lodi
room-cockpit-text = Tajně se podívejte na kartu kursu, nebo přesuňte ukazatel kursu na kterékoli pole (ne když někdo hibernuje).

room-hibernatorium = Hibernatorium
    .plate = Hibernatorium
    .nom = Hibernatorium
    .gen = Hibernatoria
    .acc = Hibernatorium
    .in = v Hibernatoriu
    .to = do Hibernatoria
    .from = z Hibernatoria
room-hibernatorium-action = Pokus o uložení se k hibernaci
room-hibernatorium-text = Jen když jsou komory otevřené (ukazatel času na modrém poli). Proveďte hod na hluk; neobjeví-li se zde vetřelec, postava hibernuje do konce hry.

room-engine_room_1 = Strojovna #1
    .plate = Strojovna #1
    .nom = Strojovna #1
    .gen = Strojovny #1
    .acc = Strojovnu #1
    .in = ve Strojovně #1
    .to = do Strojovny #1
    .from = ze Strojovny #1
room-engine_room_1-action = Kontrola stavu motoru
room-engine_room_1-text = Tajně se podívejte na stav motoru 1. O tom, co jste viděli, smíte říct cokoli.

room-engine_room_2 = Strojovna #2
    .plate = Strojovna #2
    .nom = Strojovna #2
    .gen = Strojovny #2
    .acc = Strojovnu #2
    .in = ve Strojovně #2
    .to = do Strojovny #2
    .from = ze Strojovny #2
room-engine_room_2-action = Kontrola stavu motoru
room-engine_room_2-text = Tajně se podívejte na stav motoru 2. O tom, co jste viděli, smíte říct cokoli.

room-engine_room_3 = Strojovna #3
    .plate = Strojovna #3
    .nom = Strojovna #3
    .gen = Strojovny #3
    .acc = Strojovnu #3
    .in = ve Strojovně #3
    .to = do Strojovny #3
    .from = ze Strojovny #3
room-engine_room_3-action = Kontrola stavu motoru
room-engine_room_3-text = Tajně se podívejte na stav motoru 3. O tom, co jste viděli, smíte říct cokoli.

## Rooms nobody has seen yet

room-unexplored = Neprozkoumaná místnost { $number }
    .plate = Neprozkoumáno
    .nom = neprozkoumaná místnost { $number }
    .gen = neprozkoumané místnosti { $number }
    .acc = neprozkoumanou místnost { $number }
    .in = v neprozkoumané místnosti { $number }
    .to = do neprozkoumané místnosti { $number }
    .from = z neprozkoumané místnosti { $number }
room-unexplored-text = Nikdo neví, co tu je. Kdo vstoupí první, otočí místnost a její žeton průzkumu.
