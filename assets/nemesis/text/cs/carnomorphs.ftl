### Karnomorfové: jejich druhy, karty, adaptace, mutace a vše, co se o nich říká.
### Zpráva s koncovkou --carnomorphs platí místo té, která stojí před těmito písmeny, dokud jsou na palubě.

species-intruders = Vetřelci
species-carnomorphs = Karnomorfové

## Kinds. Forms: one (a new one), then the cases; -count is a number of them.

intruder-metagorger = Metažrout
    .one = metažrout
    .nom = metažrout
    .gen = metažrouta
    .dat = metažroutovi
    .acc = metažrouta
    .ins = metažroutem
    .loc = metažroutovi
intruder-red_metagorger = Červený metažrout
    .one = červený metažrout
    .nom = červený metažrout
    .gen = červeného metažrouta
    .dat = červenému metažroutovi
    .acc = červeného metažrouta
    .ins = červeným metažroutem
    .loc = červeném metažroutovi
intruder-blue_metagorger = Modrý metažrout
    .one = modrý metažrout
    .nom = modrý metažrout
    .gen = modrého metažrouta
    .dat = modrému metažroutovi
    .acc = modrého metažrouta
    .ins = modrým metažroutem
    .loc = modrém metažroutovi
intruder-shambler = Šoural
    .one = šoural
    .nom = šoural
    .gen = šourala
    .dat = šouralovi
    .acc = šourala
    .ins = šouralem
    .loc = šouralovi
intruder-fleshbeast = Masová bestie
    .one = masová bestie
    .nom = masová bestie
    .gen = masové bestie
    .dat = masové bestii
    .acc = masovou bestii
    .ins = masovou bestií
    .loc = masové bestii
intruder-butcher = Řezník
    .one = řezník
    .nom = řezník
    .gen = řezníka
    .dat = řezníkovi
    .acc = řezníka
    .ins = řezníkem
    .loc = řezníkovi
intruder-metagorger-count = { $n ->
        [one] { $n } metažrout
        [few] { $n } metažrouti
       *[other] { $n } metažroutů
    }
intruder-red_metagorger-count = { $n ->
        [one] { $n } červený metažrout
        [few] { $n } červení metažrouti
       *[other] { $n } červených metažroutů
    }
intruder-blue_metagorger-count = { $n ->
        [one] { $n } modrý metažrout
        [few] { $n } modří metažrouti
       *[other] { $n } modrých metažroutů
    }
intruder-shambler-count = { $n ->
        [one] { $n } šoural
        [few] { $n } šouralové
       *[other] { $n } šouralů
    }
intruder-fleshbeast-count = { $n ->
        [one] { $n } masová bestie
        [few] { $n } masové bestie
       *[other] { $n } masových bestií
    }
intruder-butcher-count = { $n ->
        [one] { $n } řezník
        [few] { $n } řezníci
       *[other] { $n } řezníků
    }
intruder-metagorger-text = Úroveň 1. Útočí bez karty: kdo nemá kartu mutace, dostane ji, dále 1 kartu infekce a 1 lehké poranění; pak opustí plán a do sáčku přijde šoural. Po zabití zbude mršina.
intruder-shambler-text = Úroveň 2. Krmením se z něj stane masová bestie. Po zabití zbude mršina.
intruder-fleshbeast-text = Úroveň 3. Krmením se z ní stane řezník. Po zabití zbude mršina a šoural.
intruder-butcher-text = Úroveň 4. Je jen jeden a zemře jen jednou. Nikdy nevchází do servisních chodeb. Po zabití po něm zbudou 2 šouralové.
object-metagorger = Metažrout
    .one = metažrout
    .nom = metažrout
    .gen = metažrouta
    .dat = metažroutovi
    .acc = metažrouta
    .ins = metažroutem
    .loc = metažroutovi

## Attack cards, by effect

attack-devour = Pohlcení
attack-devour-text = Cíl s 1 a více vážnými poraněními zemře. Jinak: 1 vážné poranění. Pak se řezník zbaví všech zranění.
attack-spawn = Zplození
attack-spawn-text = Objeví se zde metažrout, bez žetonu a bez přepadového útoku. Cíl dostane ukazatel slizu.
attack-bash = Drtivý úder
attack-bash-text = Cíl utrpí 1 vážné poranění a dostane 1 kartu infekce.
attack-regurgitate = Vyvržení
attack-regurgitate-text = Cíl dostane ukazatel slizu a 1 kartu infekce. Do místnosti přibude mršina.
attack-slash = Sek
attack-slash-text = Cíl utrpí 1 lehké poranění a dostane 1 kartu infekce.
attack-whiplash = Švihnutí
attack-whiplash-text = Cíl utrpí 2 lehká poranění a dostane 1 kartu infekce.

## Event cards

event-rampant_mutation_1 = Bujná mutace
event-rampant_mutation_1-text = Každá postava na palubě si dobere 4 akční karty a karty infekce mezi nimi prověří: PARAZIT znamená 1 kostičku mutace. Dobrané karty se odhodí.
event-rampant_mutation_2 = Bujná mutace
event-rampant_mutation_2-text = Každá postava na palubě si dobere 4 akční karty a karty infekce mezi nimi prověří: PARAZIT znamená 1 kostičku mutace. Dobrané karty se odhodí.
event-reawakening_1 = Znovuzrození
event-reawakening_1-text = V každé místnosti se 1 mršina, kterou nikdo nenese, změní v šourala. Jsou-li tam postavy, hned zaútočí.
event-reawakening_2 = Znovuzrození
event-reawakening_2-text = V každé místnosti se 1 mršina, kterou nikdo nenese, změní v šourala. Jsou-li tam postavy, hned zaútočí.
event-lurking_1 = Číhání
event-lurking_1-text = Šouralové, masové bestie a řezník opustí plán, není-li v jejich místnosti postava; žeton každého přijde do sáčku.
event-lurking_2 = Číhání
event-lurking_2-text = Šouralové, masové bestie a řezník opustí plán, není-li v jejich místnosti postava; žeton každého přijde do sáčku.
event-stalking_1 = Stopování
event-stalking_1-text = Šouralové, masové bestie a řezník mimo boj se přesunou do sousední místnosti s postavou (s nejnižším číslem).
event-stalking_2 = Stopování
event-stalking_2-text = Šouralové, masové bestie a řezník mimo boj se přesunou do sousední místnosti s postavou (s nejnižším číslem).
event-airlock_procedure_glitch = Závada odsávání
event-airlock_procedure_glitch-text = Zavřou se dveře prozkoumané žluté místnosti s nejvyšším číslem: vzduch unikne, až v příští fázi hráčů všichni pasují, pokud se neotevřou dveře. Jsou-li tam dveře zničené, nic se nestane.
event-generator_overload = Přetížení generátoru
event-generator_overload-text = Jsou-li na lodi 3 a více poruch, spustí se autodestrukce.
event-marked_prey = Označená kořist
event-marked_prey-text = Ukazatel slizu pro každou postavu, která nese těžký vzorek nebo je v místnosti s ním.
event-evacuation_hatches_jam = Zaseknuté průlezy
event-evacuation_hatches_jam-text = Porucha v každé prozkoumané evakuační komoře.
event-quarantine_procedure = Karanténní protokol
event-quarantine_procedure-text = Kolem každé postavy zasažené slizem se zavřou všechny dveře.
event-growl = Zavrčení
event-growl-text = Hluk ve všech chodbách každé místnosti s karnomorfem.
event-scavenging_biomatter = Sběr biomasy
event-scavenging_biomatter-text = Všichni karnomorfové mimo boj kromě řezníka se přesunou do sousední místnosti s těžkým vzorkem, i neseným (s nejnižším číslem).
event-structural_weakness = Únava konstrukce
event-structural_weakness-text = Porucha v každé prozkoumané bílé místnosti.
event-emergency_protocol_failure = Selhání nouzového protokolu
event-emergency_protocol_failure-text = Evakuační komora B přijde o únikový modul s nejvyšším číslem.
event-chemical_fire = Chemický požár
event-chemical_fire-text = V hořící místnosti s nejvyšším číslem: porucha, a oheň přejde do všech sousedních místností. Zavřené dveře a servisní chodby ho zastaví.
event-ammunition_meltdown = Vzplanutí munice
event-ammunition_meltdown-text = V prozkoumané červené místnosti s nejnižším číslem nezbudou předměty; oheň tam a ve všech sousedních místnostech. Zavřené dveře a servisní chodby ho zastaví.
event-beast_on_the_prowl = Bestie na lovu
event-beast_on_the_prowl-text = Řezník mimo boj se přenese k první postavě zasažené slizem podle pořadí tahu. Není-li na plánu, všechny postavy zasažené slizem si hodí na hluk.

## Adaptations

weakness-voracious = Nenasytnost
weakness-voracious-text = V kroku útoků se karnomorfové krmí před útokem, i v boji.
weakness-agile = Mrštnost
weakness-agile-text = Jeden zaměřovač na bojové kostce karnomorfy nezasáhne.
weakness-thick_hide = Tlustá kůže
weakness-thick_hide-text = Odolnost všech karnomorfů je o 1 vyšší.
weakness-fireproof = Ohnivzdornost
weakness-fireproof-text = Hořící místnosti karnomorfy nezraňují.
weakness-regenerative = Regenerace
weakness-regenerative-text = Na začátku kroku útoků se každý karnomorf zbaví 1 zranění.
weakness-ambushers = Číhající lovci
weakness-ambushers-text = Pro přepadový útok je číslo na každém žetonu o 1 vyšší.
weakness-relentless = Neúnavnost
weakness-relentless-text = Šipka při zjišťování odolnosti karnomorfy nezažene na útěk: zůstanou a přežijí.
weakness-brood_carriers = Nositelé plodu
weakness-brood_carriers-text = Kdykoli karta útoku zabije nebo způsobí vážné poranění, přijde do sáčku metažrout.

## Mutations: the card, what it does after a card that is not infected, and after an infected one

mutation-bone_blades = Kostěné čepele
mutation-bone_blades-healthy = 2 zranění karnomorfovi zde.
mutation-bone_blades-infected = 3 zranění karnomorfovi zde. Utrpíte 1 lehké poranění.
mutation-acid_glands = Kyselinové žlázy
mutation-acid_glands-healthy = 1 zranění každému karnomorfovi zde. Není-li tu žádný, zničí se 1 vejce; pak hod na hluk.
mutation-acid_glands-infected = 2 zranění každému karnomorfovi zde, 1 lehké poranění všem ostatním postavám zde. Dostanete ukazatel slizu. Zničí se 2 vejce zde; pak hod na hluk.
mutation-death_rattle = Smrtelný chropot
mutation-death_rattle-healthy = Karnomorf zde prchá.
mutation-death_rattle-infected = Všichni karnomorfové zde prchají. Hluk ve všech chodbách místnosti.
mutation-feral_sprint = Zvířecí sprint
mutation-feral_sprint-healthy = Běžte o 1 nebo 2 místnosti bez útoků. Hod na hluk jen v poslední. Neprozkoumaná místnost běh ukončí.
mutation-feral_sprint-infected = Běžte o 1, 2 nebo 3 místnosti bez útoků a bez hodu na hluk. Neprozkoumaná místnost běh ukončí. Pak si vezměte 1 kartu infekce.
mutation-duct_crawler = Plaz šachtou
mutation-duct_crawler-healthy = Jen mimo boj: proplazte se do jiné prozkoumané místnosti se vstupem do těchto servisních chodeb; hod na hluk.
mutation-duct_crawler-infected = Proplazte se do jiné prozkoumané místnosti se vstupem do těchto servisních chodeb, i v boji, bez útoků a bez hodu na hluk. Pak hluk v těchto servisních chodbách.
mutation-cell_regrowth = Obnova buněk
mutation-cell_regrowth-healthy = Obvažte 1 vážné poranění, nebo vyléčte všechna lehká.
mutation-cell_regrowth-infected = Vyléčte všechna lehká poranění a 1 vážné, obvázané i neobvázané. Dostanete ukazatel slizu.
mutation-second_stomach = Druhý žaludek
mutation-second_stomach-healthy = Snězte těžký vzorek zde nebo ve svých rukou: opustí hru. Vyléčte všechna lehká poranění.
mutation-second_stomach-infected = Snězte těžký vzorek zde nebo ve svých rukou: opustí hru. Vyléčte všechna lehká poranění a doberte si 2 karty. Pak upusťte všechny ostatní těžké vzorky.
mutation-scent_mask = Pachová maska
mutation-scent_mask-healthy = Zbavte se slizu. Do příští fáze hráčů si vás karnomorfové nevybírají, dokud je v místnosti jiná postava.
mutation-scent_mask-infected = Do příští fáze hráčů vás všechny karty útoku minou, kromě řezníkových. Všechny ostatní postavy zde dostanou ukazatel slizu.
mutation-chitin_hide = Chitinový krunýř
mutation-chitin_hide-healthy = Do příští fáze hráčů neplatí vaše první poranění.
mutation-chitin_hide-infected = Do příští fáze hráčů neplatí vaše lehká poranění ani první vážné; nemůžete používat místnosti ani předměty.
mutation-hive_echo = Ozvěna hnízda
mutation-hive_echo-healthy = Odstraňte 1 žeton hluku u této místnosti. Tajně nahlédněte na 1 neprozkoumanou sousední místnost a její žeton.
mutation-hive_echo-infected = Odstraňte všechny žetony hluku u této místnosti. Tajně nahlédněte na 2 libovolné neprozkoumané místnosti a jejich žetony. Pak sem přijdou všichni sousední karnomorfové mimo boj.
mutation-predator_sense = Smysl predátora
mutation-predator_sense-healthy = Tajně nahlédněte na příští kartu události; nechte ji, nebo ji dejte pod balíček.
mutation-predator_sense-infected = Tajně nahlédněte na 3 příští karty události a vraťte je v libovolném pořadí. Vezměte si 1 kartu infekce.
mutation-overclocked_nerves = Přetížené nervy
mutation-overclocked_nerves-healthy = Doberte si 2 karty.
mutation-overclocked_nerves-infected = Doberte si 3 karty a v tomto tahu proveďte ještě 1 akci. Na jeho konci 1 lehké poranění.

alteration-scentless = bez pachu: karnomorfové volí jiné, dokud tu jsou
alteration-masked = pachová maska: zasáhnou jen karty útoku řezníka
alteration-chitin = chitin: první poranění neplatí
alteration-shell = krunýř: lehká poranění neplatí, žádné místnosti ani předměty
alteration-unbroken = celý krunýř: první vážné poranění neplatí
alteration-overclocked = přetížené nervy: 1 lehké poranění na konci tahu

term-mutation = Karta mutace postavy
term-mutation-text = Kdo si ji má vzít, dobere si dvě, jednu si nechá lícem dolů a druhou zamíchá zpět. Víc než jednu nemá nikdo. Odkryje se prvním použitím.
term-mutation-marker = Kostička mutace
term-mutation-marker-text = Kdo nemá kartu mutace, bere místo kostičky ji. Čtvrtá kostička je smrt: povstane šoural. Kostičky se nikdy neodstraňují.
term-mutation-action = Akce mutace
term-mutation-action-text = Prověřte kartu infekce z ruky a vezměte si kostičku mutace. Karta má dva účinky: PARAZIT a neškodná.
term-feeding = Krmení
term-feeding-text = Karnomorfové mimo boj, kteří mají v místnosti těžký vzorek nebo metažrouta, se zotaví, povyrostou o úroveň a něco z toho pozřou.
term-adaptation = Adaptace
term-adaptation-text = Odkryje se, když se objeví první svého druhu, a platí pro všechny, dokud ji příslušný vzorek v Laboratoři neodstraní.

## What is told

log-mutation-taken = { $who } si nechává kartu mutace.
log-mutation-taken-seen = { $who } si nechává kartu mutace: „{ $mutation }“.
log-mutation-lost = { $who } přichází o kartu mutace; kostičky zůstávají.
log-mutation-marker = { $who } dostává { $count ->
        [one] { $count } kostičku
        [few] { $count } kostičky
       *[other] { $count } kostiček
    } mutace, celkem { $total }.
log-mutates = { $who } mutuje: „{ $mutation }“.
log-mutation-works = „{ $mutation }“, { $infected ->
        [yes] PARAZIT
       *[no] neškodná
    }.
log-altered = { $who }, { $alteration }.
log-alteration-ends = { $who }, už neplatí: { $alteration }.
log-wound-ignored = { $who } ignoruje poranění.
log-swallows = { $who } požírá { NOUN($thing, form: "acc") }.
log-intruder-leaves = { $kind } { NOUN($room, form: "in") } mizí.
log-attacks-without-card = { $surprise ->
        [yes] Přepadový útok! { "" }
       *[no] { "" }
    }{ $kind } útočí. Cíl: { $target }.
log-develops = { $kind } { NOUN($room, form: "in") } roste, teď je to { NOUN($into, form: "one") }.
log-eats = { $kind } { NOUN($room, form: "in") } požírá { NOUN($food, form: "acc") }.
log-carcass-laid = { CAP(NOUN($room, form: "in")) } zůstává mršina.
log-carcass-rises = Mršina { NOUN($room, form: "in") } se hýbe.
log-adaptation-shown = První svého druhu, { NOUN($kind, form: "nom") }, odkrývá adaptaci ({ $slot }): „{ $weakness }“.
log-adaptation-removed = { $who } odstraňuje adaptaci ({ $slot }): „{ $weakness }“.
log-events-arranged = { $who } vrací { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } události v pořadí, které nikdo jiný nezná.
log-noise-removed = Hluk { NOUN($corridor, form: "in") } utichá.

## Questions, answers, reasons, dangers

ask-keep-mutation = { $who }: vyberte kartu mutace, kterou si necháte. Druhá se zamíchá zpět lícem dolů.
ask-mutation-scan = { $who }: vyberte kartu infekce, kterou pro mutaci prověříte.
ask-sprint = { $who }: vyberte, kam běžet (místnost { $number } z { $count }), nebo zastavte.
ask-event-order = { $who }: vyberte kartu události, která přijde jako číslo { $number }.
act-mutate = Použít mutaci
act-keep-mutation = Nechat si tuto mutaci: „{ $mutation }“
declared-mutate = akce mutace
option-scan_for_mutation = Prověřit pro mutaci
option-cut = Seknout tohoto karnomorfa
option-scare = Zahnat tohoto karnomorfa
option-sprint_to = Běžet sem
option-crawl_to = Proplazit se sem
option-heal_wound = Vyléčit
option-swallow = Sníst tento vzorek
option-hush = Odstranit hluk zde
option-put_second = Druhá shora
option-put_third = Třetí shora
reason-no-intruder-near = Není tu karnomorf
reason-no-intruder-no-egg = Nejsou tu karnomorfové ani vejce
reason-no-object-here = Zde ani v rukou není těžký vzorek
reason-adaptation-removed = Tato adaptace už je odstraněná
reason-adaptation-hidden = Tato adaptace leží lícem dolů: zatím ji nelze odstranit
reason-stiff = V krunýři nelze používat místnosti ani předměty
cause-mutation = mutace
danger-fourth-marker = { $name } má 3 kostičky mutace: čtvrtá je smrt.
danger-mutation-scan = { $name } má 3 kostičky mutace: PARAZIT při prověření znamená smrt.
danger-mutation-end = S kartou mutace: { $names }. Na konci hry rozhodnou 4 karty: každá karta infekce je kostička, čtvrtá kostička zabíjí.
setup-unplayed = Za druh „{ $species }“ nelze hrát: karty k tomu nejsou.

## Base words that are others with Carnomorphs

objective-the_great_hunt-text--carnomorphs = Váš signál je vyslaný A zároveň je zabitý řezník nebo zničená loď.
objective-necroscopy-text--carnomorphs = Váš signál je vyslaný A adaptace podle mršiny je odstraněná.
objective-ab_ovo-text--carnomorphs = Adaptace podle vejce je odstraněná.
objective-extreme_field_biology-text--carnomorphs = Jsou odstraněné aspoň 2 adaptace.
objective-first_contact_protocol-text--carnomorphs = Jsou odstraněné aspoň 2 adaptace.
objective-cutting_off_the_head-text--carnomorphs = Signál je vyslaný A zároveň je zabitý řezník nebo zničená loď.
atom-queen_killed--carnomorphs = Řezník je zabitý
atom-weakness_discovered--carnomorphs = { $argument ->
        [corpse] Adaptace podle mrtvoly je odstraněná
        [egg] Adaptace podle vejce je odstraněná
       *[carcass] Adaptace podle mršiny je odstraněná
    }
atom-weaknesses_discovered_at_least--carnomorphs = Odstraněné adaptace: { $argument } nebo více
item-antidote-text--carnomorphs = Prověřte všechny své karty infekce; karty PARAZIT opouštějí hru, karta mutace se vrací do balíčku. Poté: 1 nová karta infekce, zamíchejte balíček s odhozenými kartami, pas.
item-laboratory_equipment-text--carnomorphs = U mrtvoly, mršiny nebo vejce (leží zde, nebo je tu někdo nese): odstraňte příslušnou odkrytou adaptaci.
item-surgery_kit-text--carnomorphs = Postava zde: prověřte všechny její karty infekce; karty PARAZIT opouštějí hru, karta mutace se vrací do balíčku. Poté zamíchá všechny své karty; 1 lehké poranění.
room-laboratory-text--carnomorphs = Vyberte mrtvolu, vejce nebo mršinu, která zde leží nebo ji tu někdo nese: odstraňte ze hry příslušnou odkrytou adaptaci. Vzorek zůstává.
room-surgery-text--carnomorphs = Prověřte všechny své karty infekce; karty PARAZIT opouštějí hru, karta mutace se vrací do balíčku. Poté: 1 lehké poranění, pas, všechny karty zamíchejte do nového balíčku.
term-egg-text--carnomorphs = Těžký vzorek a potrava. Každé zranění zničí 1 vejce; každý pokus dělá hluk. V Laboratoři odstraní adaptaci.
term-carcass-text--carnomorphs = Těžký vzorek a potrava; zbude skoro po každém zabitém. V Laboratoři odstraní adaptaci.
term-corpse-text--carnomorphs = Těžký vzorek a potrava; zůstává tam, kde postava zemřela. V Laboratoři odstraní adaptaci.
term-weakness--carnomorphs = Adaptace
term-weakness-text--carnomorphs = Tři leží lícem dolů; každou odkryje první svého druhu a platí pak pro všechny karnomorfy. Laboratoř ji může odstranit.
term-infected-text--carnomorphs = Najde-li ho skener, přijde karta mutace, a kdo ji má, dostane kostičku mutace. Čtvrtá kostička je smrt.
term-toughness-text--carnomorphs = Číslo na otočené kartě útoku: jedno pro metažrouty, druhé pro všechny ostatní. Šipka znamená útěk.
weakness-hidden--carnomorphs = Neznámá adaptace
weakness-hidden-text--carnomorphs = Odkryje se, když se objeví první svého druhu.
combat-creeper-text--carnomorphs = 1 zranění metažroutovi; ostatní mine.
combat-adult-text--carnomorphs = 1 zranění metažroutovi nebo šouralovi; ostatní mine.
intruder-blank-text--carnomorphs = Není karnomorf. Při střetu zanechá hluk ve všech chodbách místnosti a vrátí se do sáčku.
log-contamination-draw--carnomorphs = { $unscanned ->
        [yes] { $who } má kartu mutace: všechny karty se míchají
       *[no] { $who } míchá všechny své karty
    }, { $count ->
        [one] otočila se { $count }
        [few] otočily se { $count }
       *[other] otočilo se { $count }
    }; z toho karet infekce: { $found }.
ui-ending-draw-text--carnomorphs = Celý balíček se zamíchá a otočí se čtyři karty. Každá karta infekce mezi nimi je kostička mutace.
ui-ending-ill--carnomorphs = Mutaci podléhá: { $names }.
ui-ending-all-clean--carnomorphs = Mutace nikoho nezabila.
ui-ending-chip-clean--carnomorphs = Mutace nikoho nezabila
