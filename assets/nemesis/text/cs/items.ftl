### Items: found, crafted, starting weapons and quest items. A name, its cases, and what the card does.

## Red (military) items

item-energy_charge = Baterie
    .nom = baterie
    .gen = baterie
    .dat = baterii
    .acc = baterii
    .ins = baterií
    .loc = baterii
item-energy_charge-text = Plně nabijte 1 energetickou zbraň, NEBO otevřete či zavřete dveře u své místnosti.

item-grenade = Granát
    .nom = granát
    .gen = granátu
    .dat = granátu
    .acc = granát
    .ins = granátem
    .loc = granátu
item-grenade-text = 2 zranění vetřelci zde nebo v sousední místnosti (ne přes zavřené dveře). Všichni ostatní tam: vetřelci 1 zranění, postavy 1 vážné poranění.

item-smoke_grenade = Dýmový granát
    .nom = dýmový granát
    .gen = dýmového granátu
    .dat = dýmovému granátu
    .acc = dýmový granát
    .ins = dýmovým granátem
    .loc = dýmovém granátu
item-smoke_grenade-text = Každá další postava zde odhodí 1 akční kartu. Přesuňte se do sousední místnosti, aniž by na vás vetřelci útočili.

item-recon_drone = Průzkumný dron
    .nom = průzkumný dron
    .gen = průzkumného dronu
    .dat = průzkumnému dronu
    .acc = průzkumný dron
    .ins = průzkumným dronem
    .loc = průzkumném dronu
item-recon_drone-text = Tajně se podívejte na neprozkoumanou místnost a její žeton průzkumu.

item-decoy = Návnada
    .nom = návnada
    .gen = návnady
    .dat = návnadě
    .acc = návnadu
    .ins = návnadou
    .loc = návnadě
item-decoy-text = Vyberte sousední místnost. Všichni vetřelci z místností kolem ní do ní vejdou; kdo z nich je v boji, před odchodem jednou zaútočí.

item-extended_magazine = Zvětšený zásobník
    .nom = zvětšený zásobník
    .gen = zvětšeného zásobníku
    .dat = zvětšenému zásobníku
    .acc = zvětšený zásobník
    .ins = zvětšeným zásobníkem
    .loc = zvětšeném zásobníku
item-extended_magazine-text = Připojte k energetické zbrani: ihned 2 kostičky munice a její kapacita je od nynějška o 2 vyšší.

item-prototype_rifle = Prototyp pušky
    .nom = prototyp pušky
    .gen = prototypu pušky
    .dat = prototypu pušky
    .acc = prototyp pušky
    .ins = prototypem pušky
    .loc = prototypu pušky
item-prototype_rifle-text = Energetická zbraň. Při 2 zásazích smíte utratit ještě 1 kostičku munice za 1 zranění navíc.

item-prototype_shotgun = Prototyp brokovnice
    .nom = prototyp brokovnice
    .gen = prototypu brokovnice
    .dat = prototypu brokovnice
    .acc = prototyp brokovnice
    .ins = prototypem brokovnice
    .loc = prototypu brokovnice
item-prototype_shotgun-text = Energetická zbraň. Každý výsledek kromě Vedle působí aspoň 1 zranění. 1 zásah a 2 zásahy působí 1 zranění navíc.

item-prototype_pistol = Prototyp pistole
    .nom = prototyp pistole
    .gen = prototypu pistole
    .dat = prototypu pistole
    .acc = prototyp pistole
    .ins = prototypem pistole
    .loc = prototypu pistole
item-prototype_pistol-text = Energetická zbraň. Jednou za výstřel smíte přehodit bojovou kostku.

item-comms_key = Komunikační klíč
    .nom = komunikační klíč
    .gen = komunikačního klíče
    .dat = komunikačnímu klíči
    .acc = komunikační klíč
    .ins = komunikačním klíčem
    .loc = komunikačním klíči
item-comms_key-text = U funkčního počítače: tajně se podívejte na úkol postavy, která vyslala signál.

item-evacuation_key = Evakuační klíč
    .nom = evakuační klíč
    .gen = evakuačního klíče
    .dat = evakuačnímu klíči
    .acc = evakuační klíč
    .ins = evakuačním klíčem
    .loc = evakuačním klíči
item-evacuation_key-text = V evakuační komoře: zajistěte, nebo odjistěte 1 z jejích únikových modulů.

item-self_destruct_key = Autodestrukční klíč
    .nom = autodestrukční klíč
    .gen = autodestrukčního klíče
    .dat = autodestrukčnímu klíči
    .acc = autodestrukční klíč
    .ins = autodestrukčním klíčem
    .loc = autodestrukčním klíči
item-self_destruct_key-text = U funkčního počítače: zahajte, nebo zastavte autodestrukci, není-li její ukazatel na žlutém poli.

## Yellow (technical) items

item-duct_tape = Lepicí páska
    .nom = lepicí páska
    .gen = lepicí pásky
    .dat = lepicí pásce
    .acc = lepicí pásku
    .ins = lepicí páskou
    .loc = lepicí pásce
item-duct_tape-text = Opravte zde poruchu, NEBO opravte či poškoďte zdejší motor, NEBO spojte 2 své těžké předměty: zaberou 1 ruku.

item-tools = Nářadí
    .nom = nářadí
    .gen = nářadí
    .dat = nářadí
    .acc = nářadí
    .ins = nářadím
    .loc = nářadí
item-tools-text = Opravte zde poruchu, NEBO opravte či poškoďte zdejší motor, NEBO otevřete či zavřete dveře u své místnosti.

item-fire_extinguisher = Hasicí přístroj
    .nom = hasicí přístroj
    .gen = hasicího přístroje
    .dat = hasicímu přístroji
    .acc = hasicí přístroj
    .ins = hasicím přístrojem
    .loc = hasicím přístroji
item-fire_extinguisher-text = Uhaste zde požár, NEBO zažeňte zdejšího vetřelce na útěk.

item-chemicals = Chemikálie
    .nom = chemikálie
    .gen = chemikálií
    .dat = chemikáliím
    .acc = chemikálie
    .ins = chemikáliemi
    .loc = chemikáliích
item-chemicals-text = Plně nabijte svůj plamenomet (nebo lékařčinu jehlovou zbraň).

item-clothes = Uniforma
    .nom = uniforma
    .gen = uniformy
    .dat = uniformě
    .acc = uniformu
    .ins = uniformou
    .loc = uniformě
item-clothes-text = Odstraňte svůj ukazatel slizu, NEBO obvažte 1 vážné poranění.

item-technical_corridors_plan = Plány servisních chodeb
    .nom = plány servisních chodeb
    .gen = plánů servisních chodeb
    .dat = plánům servisních chodeb
    .acc = plány servisních chodeb
    .ins = plány servisních chodeb
    .loc = plánech servisních chodeb
item-technical_corridors_plan-text = Z místnosti se vstupem do servisních chodeb: přesuňte se do kterékoli jiné místnosti se vstupem.

item-space_suit = Skafandr
    .nom = skafandr
    .gen = skafandru
    .dat = skafandru
    .acc = skafandr
    .ins = skafandrem
    .loc = skafandru
item-space_suit-text = Ze žluté místnosti: odhoďte z ruky všechny akční karty a přesuňte se do kterékoli jiné prozkoumané žluté místnosti.

item-nemesis_plans = Plány Nemesis
    .nom = plány Nemesis
    .gen = plánů Nemesis
    .dat = plánům Nemesis
    .acc = plány Nemesis
    .ins = plány Nemesis
    .loc = plánech Nemesis
item-nemesis_plans-text = Tajně se podívejte na 2 neprozkoumané místnosti, ne však na jejich žetony průzkumu.

## Green (medical) items

item-bandages = Obinadlo
    .nom = obinadlo
    .gen = obinadla
    .dat = obinadlu
    .acc = obinadlo
    .ins = obinadlem
    .loc = obinadle
item-bandages-text = Obvažte 1 vážné poranění, NEBO vyléčte všechna svá lehká poranění.

item-medkit = Lékárnička
    .nom = lékárnička
    .gen = lékárničky
    .dat = lékárničce
    .acc = lékárničku
    .ins = lékárničkou
    .loc = lékárničce
item-medkit-text = Obvažte 1 vážné poranění, NEBO vyléčte 1 obvázané vážné poranění.

item-synthetic_food = Syntetická strava
    .nom = syntetická strava
    .gen = syntetické stravy
    .dat = syntetické stravě
    .acc = syntetickou stravu
    .ins = syntetickou stravou
    .loc = syntetické stravě
item-synthetic_food-text = Doberte si 2 akční karty.

item-adrenaline_injection = Injekce adrenalinu
    .nom = injekce adrenalinu
    .gen = injekce adrenalinu
    .dat = injekci adrenalinu
    .acc = injekci adrenalinu
    .ins = injekcí adrenalinu
    .loc = injekci adrenalinu
item-adrenaline_injection-text = Doberte si 1 kartu. V tomto tahu proveďte libovolný počet akcí; poté pasujte.

item-alcohol = Alkohol
    .nom = alkohol
    .gen = alkoholu
    .dat = alkoholu
    .acc = alkohol
    .ins = alkoholem
    .loc = alkoholu
item-alcohol-text = Prověřte 1 kartu infekce v ruce a odstraňte ji ze hry. Pokud to byl PARAZIT, vezměte si novou.

item-military_drugs = Vojenské drogy
    .nom = vojenské drogy
    .gen = vojenských drog
    .dat = vojenským drogám
    .acc = vojenské drogy
    .ins = vojenskými drogami
    .loc = vojenských drogách
item-military_drugs-text = Odhoďte z ruky libovolný počet karet včetně karet infekce a doberte si stejný počet plus 1.

## Blue (crafted) items

item-antidote = Protijed
    .nom = protijed
    .gen = protijedu
    .dat = protijedu
    .acc = protijed
    .ins = protijedem
    .loc = protijedu
item-antidote-text = Prověřte všechny své karty infekce; karty PARAZIT a larva opouštějí hru. Poté: 1 nová karta infekce, zamíchejte balíček s odhozenými kartami, pas.

item-taser = Paralyzér
    .nom = paralyzér
    .gen = paralyzéru
    .dat = paralyzéru
    .acc = paralyzér
    .ins = paralyzérem
    .loc = paralyzéru
item-taser-text = Vetřelec zde utrpí 1 zranění, a přežije-li, dá se na útěk, NEBO postava zde odhodí všechny karty z ruky.

item-flamethrower = Plamenomet
    .nom = plamenomet
    .gen = plamenometu
    .dat = plamenometu
    .acc = plamenomet
    .ins = plamenometem
    .loc = plamenometu
item-flamethrower-text = Konvenční zbraň. Každý výsledek kromě Vedle působí aspoň 1 zranění. 2 zásahy navíc zapálí místnost. Nabíjí se jen chemikáliemi.

item-molotov_cocktail = Molotovův koktejl
    .nom = Molotovův koktejl
    .gen = Molotovova koktejlu
    .dat = Molotovovu koktejlu
    .acc = Molotovův koktejl
    .ins = Molotovovým koktejlem
    .loc = Molotovově koktejlu
item-molotov_cocktail-text = Vaše nebo sousední místnost s vetřelcem (ne přes zavřené dveře) vzplane: vetřelci v ní 1 zranění, postavy 1 vážné poranění.

## Starting weapons

item-six_shooter = Revolver
    .nom = revolver
    .gen = revolveru
    .dat = revolveru
    .acc = revolver
    .ins = revolverem
    .loc = revolveru
item-six_shooter-text = Konvenční zbraň. 2 zásahy působí 1 zranění navíc. Nabíjí se jen kapitánovou kartou Nabití.

item-shotgun = Brokovnice
    .nom = brokovnice
    .gen = brokovnice
    .dat = brokovnici
    .acc = brokovnici
    .ins = brokovnicí
    .loc = brokovnici
item-shotgun-text = Energetická zbraň. Výstřel, který způsobí zranění, způsobí ještě 1.

item-pistol = Pulsní pistole
    .nom = pulsní pistole
    .gen = pulsní pistole
    .dat = pulsní pistoli
    .acc = pulsní pistoli
    .ins = pulsní pistolí
    .loc = pulsní pistoli
item-pistol-text = Energetická zbraň. 2 zásahy se počítají jako 1 zásah.

item-rifle = Puška
    .nom = puška
    .gen = pušky
    .dat = pušce
    .acc = pušku
    .ins = puškou
    .loc = pušce
item-rifle-text = Energetická zbraň bez zvláštního pravidla.

item-assault_rifle = Útočná puška
    .nom = útočná puška
    .gen = útočné pušky
    .dat = útočné pušce
    .acc = útočnou pušku
    .ins = útočnou puškou
    .loc = útočné pušce
item-assault_rifle-text = Energetická zbraň. Výstřel, který způsobí zranění, způsobí ještě 1.

item-sawed_off_shotgun = Upilovaná brokovnice
    .nom = upilovaná brokovnice
    .gen = upilované brokovnice
    .dat = upilované brokovnici
    .acc = upilovanou brokovnici
    .ins = upilovanou brokovnicí
    .loc = upilované brokovnici
item-sawed_off_shotgun-text = Energetická zbraň. 1 zásah se počítá jako 2 zásahy.

item-needle_gun = Jehlová zbraň
    .nom = jehlová zbraň
    .gen = jehlové zbraně
    .dat = jehlové zbrani
    .acc = jehlovou zbraň
    .ins = jehlovou zbraní
    .loc = jehlové zbrani
item-needle_gun-text = Konvenční zbraň. Zásah místo zranění zažene vetřelce na útěk. Nabíjí se jen chemikáliemi.

## Quest items

item-log_key = Čipová karta
    .nom = čipová karta
    .gen = čipové karty
    .dat = čipové kartě
    .acc = čipovou kartu
    .ins = čipovou kartou
    .loc = čipové kartě
item-log_key-text = U funkčního počítače: tajně se podívejte na úkol kteréhokoli 1 hráče.

item-intercom = Interkom
    .nom = interkom
    .gen = interkomu
    .dat = interkomu
    .acc = interkom
    .ins = interkomem
    .loc = interkomu
item-intercom-text = Váš Rozkaz a Motivace působí i v místnostech s funkčním počítačem. Rozkaz stále přesune jen jednu postavu.

item-orbital_maneuvering_system = Systém orbitálního manévrování
    .nom = systém orbitálního manévrování
    .gen = systému orbitálního manévrování
    .dat = systému orbitálního manévrování
    .acc = systém orbitálního manévrování
    .ins = systémem orbitálního manévrování
    .loc = systému orbitálního manévrování
item-orbital_maneuvering_system-text = Všichni ihned pasují. Ve fázi událostí tohoto kola vetřelci neútočí.

item-pilot_evacuation_key = Evakuační klíč
    .nom = evakuační klíč
    .gen = evakuačního klíče
    .dat = evakuačnímu klíči
    .acc = evakuační klíč
    .ins = evakuačním klíčem
    .loc = evakuačním klíči
item-pilot_evacuation_key-text = V evakuační komoře: zajistěte, nebo odjistěte 1 z jejích únikových modulů.

item-laboratory_equipment = Laboratorní vybavení
    .nom = laboratorní vybavení
    .gen = laboratorního vybavení
    .dat = laboratornímu vybavení
    .acc = laboratorní vybavení
    .ins = laboratorním vybavením
    .loc = laboratorním vybavení
item-laboratory_equipment-text = U mrtvoly, mršiny nebo vejce (leží zde, nebo je tu někdo nese): odhalte příslušnou slabinu.

item-holo_computer = Holografický počítač
    .nom = holografický počítač
    .gen = holografického počítače
    .dat = holografickému počítači
    .acc = holografický počítač
    .ins = holografickým počítačem
    .loc = holografickém počítači
item-holo_computer-text = Intranet a Vyhodnocení rizik smíte použít v kterékoli místnosti, i bez počítače nebo s poruchou.

item-motion_scanner = Pohybový skener
    .nom = pohybový skener
    .gen = pohybového skeneru
    .dat = pohybovému skeneru
    .acc = pohybový skener
    .ins = pohybovým skenerem
    .loc = pohybovém skeneru
item-motion_scanner-text = Po svém hodu na hluk: odhoďte 1 akční kartu a přehoďte ho, jednou za hod.

item-security_key = Bezpečnostní klíč
    .nom = bezpečnostní klíč
    .gen = bezpečnostního klíče
    .dat = bezpečnostnímu klíči
    .acc = bezpečnostní klíč
    .ins = bezpečnostním klíčem
    .loc = bezpečnostním klíči
item-security_key-text = Vyberte kteroukoli místnost: každé její dveře otevřete, zavřete, nebo nechte být.

item-armor = Brnění
    .nom = brnění
    .gen = brnění
    .dat = brnění
    .acc = brnění
    .ins = brněním
    .loc = brnění
item-armor-text = Odhoďte ho po útoku vetřelce na vás: útok nemá účinek.

item-autoloader = Automatický zásobník
    .nom = automatický zásobník
    .gen = automatického zásobníku
    .dat = automatickému zásobníku
    .acc = automatický zásobník
    .ins = automatickým zásobníkem
    .loc = automatickém zásobníku
item-autoloader-text = Připojí se k útočné pušce: kapacita +1 a nabití pušky baterií stojí 0.

item-plasma_torch = Plazmový hořák
    .nom = plazmový hořák
    .gen = plazmového hořáku
    .dat = plazmovému hořáku
    .acc = plazmový hořák
    .ins = plazmovým hořákem
    .loc = plazmovém hořáku
item-plasma_torch-text = Otevřete, nebo zavřete dveře u své místnosti; zavřít lze i zničené dveře.

item-flashlight = Svítilna
    .nom = svítilna
    .gen = svítilny
    .dat = svítilně
    .acc = svítilnu
    .ins = svítilnou
    .loc = svítilně
item-flashlight-text = Proveďte hledání ve své místnosti.

item-surgery_kit = Chirurgická sada
    .nom = chirurgická sada
    .gen = chirurgické sady
    .dat = chirurgické sadě
    .acc = chirurgickou sadu
    .ins = chirurgickou sadou
    .loc = chirurgické sadě
item-surgery_kit-text = Postava zde: prověřte všechny její karty infekce; karty PARAZIT a larva opouštějí hru. Poté zamíchá všechny své karty; 1 lehké poranění.

item-combat_drugs = Bojové drogy
    .nom = bojové drogy
    .gen = bojových drog
    .dat = bojovým drogám
    .acc = bojové drogy
    .ins = bojovými drogami
    .loc = bojových drogách
item-combat_drugs-text = Dobírejte akční karty, dokud nemáte v ruce 5 karet.

## How a quest item is activated

quest-log_key-condition = Odemkne se v Komunikační centrále
quest-intercom-condition = Odemkne se odhozením nářadí nebo lepicí pásky
quest-orbital_maneuvering_system-condition = Odemkne se odhozením baterie
quest-pilot_evacuation_key-condition = Odemkne se v Protipožární centrále
quest-laboratory_equipment-condition = Odemkne se odhozením chemikálií
quest-holo_computer-condition = Odemkne se v Generátoru
quest-motion_scanner-condition = Odemkne se odhozením baterie
quest-security_key-condition = Odemkne se na Můstku
quest-armor-condition = Odemkne se odhozením nářadí nebo lepicí pásky
quest-autoloader-condition = Odemkne se ve Zbrojním skladu
quest-plasma_torch-condition = Odemkne se ve Skladišti
quest-flashlight-condition = Odemkne se odhozením baterie
quest-surgery_kit-condition = Odemkne se odhozením lékárničky
quest-combat_drugs-condition = Odemkne se na Ošetřovně

## Item decks, colours and components

deck-red = Červené předměty (výzbroj)
    .nom = červený předmět
    .acc = červený předmět

deck-yellow = Žluté předměty (technické vybavení)
    .nom = žlutý předmět
    .acc = žlutý předmět

deck-green = Zelené předměty (léčiva)
    .nom = zelený předmět
    .acc = zelený předmět

deck-blue = Modré předměty (sestavené)
    .nom = sestavený předmět
    .acc = sestavený předmět

deck-any = Všechny tři balíčky předmětů
    .nom = předmět libovolné barvy
    .acc = předmět libovolné barvy

deck-starting = Počáteční předmět
    .nom = počáteční předmět
    .acc = počáteční předmět

deck-quest = Speciální předmět
    .nom = speciální předmět
    .acc = speciální předmět
component-chemical = Hořlavina
component-cloth = Látka
component-medical = Zdravotní materiál
component-tool = Nástroj
component-electrical = Baterie

## Choices that several cards share

option-remove_malfunction = Opravit poruchu
option-engine = Opravit/poškodit motor
option-door = Otevřít/zavřít dveře
option-dress = Obvázat 1 vážné poranění
option-dress_all = Obvázat všechna vážná poranění
option-heal_dressed = Vyléčit 1 obvázané vážné poranění
option-heal_light = Vyléčit všechna lehká poranění
option-slime = Odstranit ukazatel slizu
option-load = Nabít energetickou zbraň
option-attach = Spojit 2 těžké předměty
option-extinguish = Uhasit požár
option-repel = Zahnat vetřelce
option-room_action = Využít akci místnosti zdarma
option-check_coordinates = Podívat se na kartu kursu
option-destroy_door = Zničit zavřené dveře
option-place_malfunction = Položit žeton poruchy
option-shoot = Vystřelit a dobrat si 1 akční kartu
option-escape = Ustoupit a dobrat si 1 akční kartu
option-ignite = Odhodit a založit požár
option-craft = Sestavit předmět
option-set_destination = Změnit kurs
pod-name = Únikový modul { $number }
