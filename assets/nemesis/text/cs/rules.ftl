### The rules reference. A line is a paragraph, "- " a point, "1. " a step, "? " a reading of ours where the rulebook is
### silent. <article|words> is a link, :symbol: a symbol, _words_ stand out.

## Chapters

rules-book = Nemesis
rules-chapter-basics = Hra
rules-chapter-round = Kolo
rules-chapter-ways = Na cestě
rules-chapter-fight = Vetřelci
rules-chapter-body = Postava
rules-chapter-things = Věci
rules-chapter-ship = Loď
rules-chapter-end = Konec
rules-chapter-modes = Způsoby hry
rules-chapter-box = Vše, co je v krabici

## The game

rules-goal = Cíl hry
rules-goal-text =
    Jste posádka lodi Nemesis, probuzená dlouho před příletem. Jeden z vás leží mrtvý v Hibernatoriu, v chodbách se něco hýbe a nikdo si nepamatuje, kde co na lodi je.
    Vítězíte, když vaše postava _přežije_ a <objectives|úkol>, který jste si nechali, je _splněný_. Zvítězit může libovolně mnoho hráčů, nebo nikdo.
    Přežít lze dvěma způsoby:
    - <hibernation|hibernovat> a doletět na Zemi lodí, která vydrží;
    - odletět v <pods|únikovém modulu>.
    Kdo přežije, musí ještě projít <victory|kontrolou infekce>. Mezitím běží <time|čas>, <engines|motory> mohou být poškozené a <course|kurs> může vést jinam.
rules-secrets = Tajemství a řeči
rules-secrets-text =
    Říkat, slibovat i zamlčet smíte cokoli, a lhát také. Co je skryté, to ukázat nesmíte.
    _Všichni vidí:_ kde kdo je, těžké předměty a vzorky, poranění, sliz, larvy, signály, kolik kdo drží karet, barvu rubů předmětů a odhozené akční karty.
    _Jen vy vidíte:_ akční karty ve své ruce, předměty v inventáři, své úkoly a vše, na co jste se tajně podívali.
    _Nikdo neví,_ v jakém pořadí jsou balíčky, co je v sáčku další na řadě, jaký je skutečný stav motorů a kurs, dokud se někdo nepodívá, a zda je na <contamination|kartě infekce> parazit.
    Na co jste se podívali, to si program poznamená na vaší vlastní obrazovce. Jedna z variant to vypíná.
rules-table = Co leží na stole
rules-table-text =
    _Loď:_ 21 místností spojených chodbami a za nimi servisní chodby. Pět speciálních místností znáte od začátku, ostatní je třeba <exploration|prozkoumat>.
    _Počítadla a lišty:_ <time|čas>, <self-destruct|autodestrukce> a <course|kurs>.
    _Panel vetřelců:_ <eggs|vejce> Hnízda, tři <weaknesses|slabiny> a <bag|sáček> se žetony.
    _Před vámi:_ postava se dvěma rukama a inventářem, poranění, deset akčních karet a dva speciální předměty.
rules-setup = Příprava hry
rules-setup-text =
    To vše za vás udělá program:
    - Místnosti se rozloží náhodně, na každé leží žeton průzkumu; ve hře je 16 žetonů z 20 a 5 místností „2“ z 9.
    - Jedna z osmi karet kursu leží lícem dolů, ukazatel kursu stojí na B, čas na prvním poli.
    - Každý motor má funkční a poškozenou destičku v neznámém pořadí.
    - Únikové moduly, všechny zajištěné: 2 pro jednoho nebo dva hráče, 3 pro tři nebo čtyři, 4 pro pět.
    - 5 vajec a 3 karty slabin na panelu vetřelců.
    - Do sáčku: 1 prázdný žeton, 4 larvy, 1 nymfoid, královna, 3 dospělci a za každého hráče 1 dospělec navíc.
    - Každý dostane číslo, dva úkoly a postavu a začíná v Hibernatoriu s nabitou zbraní. Leží tam i modrá mrtvola.

## The round

rules-round = Kolo
rules-round-text =
    Kolo má dvě fáze.
    _Fáze hráčů_
    1. Všichni si doberou akční karty do 5.
    2. Žeton začínajícího hráče se předá doleva (ne v prvním kole).
    3. Hráči se střídají po dvou akcích, dokud všichni <pass|nepasují>.
    <event-phase|_Fáze událostí_>
    1. Posune se čas.
    2. Zaútočí vetřelci v boji.
    3. Oheň zraní vetřelce.
    4. Otočí se karta události.
    5. Ze sáčku se vylosuje žeton.
    ? Žeton začínajícího hráče vynechá toho, kdo se už hry neúčastní.
rules-turn = Tah
rules-turn-text =
    Ve svém tahu provedete _dvě akce_ po sobě, nebo jednu akci a pas, nebo hned pasujete. Pak je na tahu další hráč po směru hodinových ručiček. Kdo pasoval, ten se vynechává.
    Každý tah ukončený v hořící místnosti: 1 <wounds|lehké poranění>. <objects|Upustit> věc nic nestojí a není to akce.
    Bez karet v ruce lze jen pasovat.
rules-actions = Akce a jejich náklady
rules-actions-text =
    Akce má náklady: tolik akčních karet odhodíte z ruky :cost_1:. Zahraná karta se do svých nákladů nepočítá. <contamination|Kartami infekce> nelze platit.
    _Základní akce:_ <movement|pohyb> 1, <careful-movement|obezřetný pohyb> 2, <shooting|střelba> 1, <melee|útok na blízko> 1, <objects|zvednutí vzorku> 1, <trade|výměna> 1, <crafting|sestavení předmětu> 1, <quest-items|odemknutí speciálního předmětu> 1.
    _Akční karty_ za natištěné náklady, _předměty_ za své a <rooms|_akce místnosti_> za 2.
    :out_of_combat_only: nelze s vetřelcem ve vaší místnosti. :combat_only: lze jen s ním.
    Akce, která by nic nezpůsobila, se nenabízí; najeďte na ni ukazatelem a program řekne proč.
rules-pass = Pas
rules-pass-text =
    Kdo pasuje, nemá v tomto kole další tahy. Při pasu smíte odhodit libovolně mnoho karet, i <contamination|karty infekce>: tak je dostanete z ruky.
    S neobvázaným krvácením stojí pas 1 <wounds|lehké poranění>.
    Karty, které si necháte, zůstanou v ruce; v dalším kole si doberete jen to, co chybí. Přebytečné karty nikdo odhazovat nemusí.
    Na ty, kdo pasovali, lze stále útočit, házejí na hluk a smějí <reactions|reagovat>.
rules-event-phase = Fáze událostí
rules-event-phase-text =
    1. _Čas._ <time|Ukazatel času> se posune o pole, a <self-destruct|autodestrukce> také, pokud běží.
    2. _Útoky._ Každý vetřelec v místnosti s postavou jednou <attacks|zaútočí>.
    3. _Oheň._ Každý vetřelec v <fire|hořící> místnosti utrpí 1 zranění a hoří i vejce.
    4. _Karta události._ Zobrazení vetřelci, kteří nejsou v boji, <intruder-movement|projdou> chodbou s natištěným číslem. Pak se vyhodnotí text.
    5. _Sáček._ Vylosuje se žeton a sáček se <bag|vyvíjí>.
    ? Místnosti se vyhodnocují podle svých čísel; pravidla pořadí neurčují.

## On the way

rules-movement = Pohyb
rules-movement-text =
    Náklady 1. Projděte otevřenou chodbou do sousední místnosti. <doors|Zavřené dveře> vás nepustí.
    - Neprozkoumaná místnost se nejprve <exploration|prozkoumá>.
    - Nebyl-li v ní nikdo, ani postava, ani vetřelec, <noise|hoďte na hluk>.
    Odejít z místnosti s vetřelcem je <escape|ústup>: nejprve zaútočí.
rules-careful-movement = Obezřetný pohyb
rules-careful-movement-text =
    Náklady 2, mimo boj. Pohyb jako obvykle, ale bez hodu na hluk: položte žeton hluku do libovolné chodby nové místnosti, ve které ještě není.
    Je-li hluk už ve všech chodbách té místnosti, obezřetně do ní vejít nelze.
    V neprozkoumané místnosti neplatí Klid a Nebezpečí z žetonu; ostatní účinky nastanou.
rules-exploration = Průzkum
rules-exploration-text =
    Kdo vejde do neprozkoumané místnosti, otočí ji i její <list-exploration|žeton průzkumu>. Žeton říká dvě věci: kolikrát tu lze hledat a co se stane.
    :noise_silent: _Klid_ a :die_noise_danger: _Nebezpečí_ nahradí hod na hluk.
    :slime: _Sliz:_ dostanete ukazatel slizu. :fire: _Požár_ a :malfunction: _porucha:_ žeton v místnosti. :door_closed: _Dveře:_ dveře se za vámi zavřou.
    Žeton opouští hru. Místností bez počítadla, třeba Hnízda, se počet předmětů netýká.
rules-noise = Hod na hluk
rules-noise-text =
    Hází se při vstupu do prázdné místnosti a kdykoli to žádá pravidlo. Kostka má deset stran: 1 až 4 po dvou, Klid a Nebezpečí.
    - _Číslo:_ položte žeton hluku :noise: do chodby své místnosti s tímto číslem. Je-li tam už, nastane <encounter|střet>.
    - :die_noise_silence: _Klid:_ nic se nestane. Máte-li na sobě <slime|sliz>, je to Nebezpečí.
    - :die_noise_danger: _Nebezpečí:_ do vaší místnosti vejde každý vetřelec ze sousedních místností, který není v boji. Nemá-li kdo přijít, položte hluk do všech chodeb místnosti, kde ještě není.
    Dveře hluk nezastaví. Číslo vstupu do <technical-corridors|servisních chodeb> padne do nich.
    ? Vetřelec, který jen prorazil zavřené dveře, se pokusil přijít: hluk se pak neklade.
rules-technical-corridors = Servisní chodby
rules-technical-corridors-text =
    Jeden společný prostor za všemi vstupy :technical_entrance:. Jediný žeton hluku platí u každého z nich: hluk u kteréhokoli vstupu na něj narazí.
    Vetřelci, kteří odejdou do vstupu, opustí plán a jejich žeton jde do <bag|sáčku>. Hluk zůstane.
    Postavy tudy projdou jen s kartou Mechanika nebo s Plány servisních chodeb. Dveře tu nejsou a sousedními se místnosti díky nim nestávají.
rules-doors = Dveře
rules-doors-text =
    Chodba je otevřená :door_open:, zavřená :door_closed:, nebo má dveře zničené :door_destroyed:.
    - _Zavřené dveře:_ žádná postava neprojde. Vetřelec, který chce projít, dveře zničí a zůstane na místě, stejně jako všichni, kdo šli s ním. Oheň, granáty i slovo „sousední“ končí u dveří, hluk ne.
    - _Zničené dveře:_ cesta je volná a tyto dveře už zavřít nelze, leda plazmovým hořákem.
    Žetonů dveří je 12. Jsou-li všechny na plánu, kdo zavírá, vezme žeton odjinud a tamní dveře se otevřou.
rules-slime = Sliz
rules-slime-text =
    Postavu zasaženou slizem :slime: je snadné ucítit: _Klid_ se počítá jako _Nebezpečí_. Stačí jeden ukazatel, druhý nic nemění.
    Sliz přinese žeton průzkumu, Místnost pokrytá slizem nebo útok Sliz. Smyjí ho <room-shower_room|Sprchy> a některé předměty.

## Intruders

rules-intruders = Druhy vetřelců
rules-intruders-text =
    :intruder_larva: _Larva._ Zemře při prvním zranění; při útoku se <larvae|uchytí>.
    :intruder_creeper: _Nymfoid._ Může se proměnit ve strážce.
    :intruder_adult: _Dospělec._ Nejčastější; svolávají ho události Lov.
    :intruder_breeder: _Strážce._ Houževnatý: dvě karty odolnosti. :intruder_queen: _Královna._ Je jen jedna, klade vejce.
    Všichni kromě larev zanechají mršinu. Figurek je jen tolik: 6 larev, 3 nymfoidi, 8 dospělců, 2 strážci, 1 královna. Jsou-li všichni dospělci ve hře, ti mimo boj se nejprve vrátí do sáčku.
    ? Nemůže-li se skrýt žádný dospělec nebo není-li volná figurka jiného druhu, žeton se vrátí do sáčku a střet končí.
    ? Larva na panelu postavy je jednou z těchto šesti. Jsou-li všechny ve hře, další se neuchytí; karta s PARAZITEM zůstane.
rules-bag = Sáček na vetřelce
rules-bag-text =
    Při každém <encounter|střetu> se ze sáčku :bag: losuje žeton. Na konci každého kola ještě jeden, a sáček roste:
    - _Larva:_ odejde, přibude dospělec. _Nymfoid:_ odejde, přibude strážce.
    - _Dospělec, strážce:_ vrátí se a všichni, kdo nejsou v boji, hodí na hluk, počínaje začínajícím hráčem.
    - _Královna:_ je-li v prozkoumaném Hnízdě postava, objeví se tam jako při střetu. Jinak v Hnízdě přibude 1 vejce a královna se vrátí.
    - _Prázdný žeton:_ vrátí se a přibude dospělec.
    Panel vetřelců ukazuje, co v sáčku je, takže znáte šance.
    ? Je-li v Hnízdě více postav, zaútočí na tu, jejíž hráč má v ruce nejméně karet.
    ? Zničené Hnízdo zůstává zničené: královna vejce nepřidá.
rules-encounter = Střet
rules-encounter-text =
    Hluk tam, kde už hluk byl. Pak:
    1. Ze všech chodeb této místnosti se odstraní žetony hluku, i ze servisních, má-li místnost vstup.
    2. Vylosuje se žeton. Jeho vetřelec se objeví v místnosti, žeton se odloží.
    3. Porovnejte číslo na žetonu se _všemi_ kartami v ruce toho, kdo střet způsobil, včetně karet infekce. Je-li číslo vyšší, nastane <surprise|přepadový útok>.
    _Prázdný_ žeton nikoho nepřivede: hluk ve všech chodbách místnosti a žeton se vrátí. Byl-li poslední, přibude s ním dospělec.
    První vetřelec ve hře znamená, že si všichni vyberou úkol: viz <critical-moments|kritické okamžiky>.
rules-surprise = Přepadový útok
rules-surprise-text =
    Je-li číslo na žetonu _vyšší_ než počet karet ve vaší ruce, nový vetřelec ihned zaútočí. Hodně karet v ruce tedy chrání: čísla jsou od 1 do 4.
    Larva, která vás přepadne, se ve vás <larvae|uchytí>. Jinak se otočí karta útoku jako při každém <attacks|útoku>.
    Když vetřelci vejdou do vaší místnosti sami, přepadový útok nenastane.
rules-combat = Boj
rules-combat-text =
    Postavy a vetřelci v jedné místnosti jsou v boji :attack:, všichni se všemi.
    - Lze jen <shooting|střílet>, <melee|útočit na blízko>, <escape|ustoupit>, upouštět věci a používat karty a předměty bez :out_of_combat_only:.
    - Nelze: akce místnosti, hledání, výměna, sestavování.
    Vetřelci v boji zůstávají: neodvolají je ani události, ani hluk.
rules-shooting = Střelba
rules-shooting-text =
    Náklady 1, s nabitou zbraní v ruce. Vyberte vetřelce ve své místnosti, utraťte 1 kostičku munice :ammo: a hoďte bojovou kostkou:
    - :die_combat_blank: vedle.
    - :die_combat_creeper: zasáhne larvy a nymfoidy. :die_combat_adult: zasáhne larvy, nymfoidy a dospělce.
    - :die_combat_hit: 1 zranění komukoli. :die_combat_hit2: 2 zranění.
    Zbraň to může měnit. Po zásahu se zjišťuje <injuries|odolnost>.
    Střílet lze i na <eggs|vejce>, v boji i mimo něj.
rules-melee = Útok na blízko
rules-melee-text =
    Náklady 1. Vezměte si <contamination|kartu infekce>, vyberte vetřelce ve své místnosti a hoďte bojovou kostkou. Zásah způsobí 1 zranění, nikdy víc. Vedle, nebo symbol, který na tento druh nestačí, znamená <wounds|vážné poranění>.
rules-escape = Ústup
rules-escape-text =
    Pohyb z místnosti s vetřelci. Náklady 1 (2 s neobvázaným poraněním Noha).
    Nejprve na vás jednou zaútočí _každý_ vetřelec v místnosti, od největšího. Kdo zemře, zůstane na místě. Kdo přežije, jde, zkoumá a hází na hluk jako obvykle.
    Některé karty dovolí zmizet bez jediného útoku.
rules-injuries = Zranění a smrt vetřelců
rules-injuries-text =
    Zranění :injury: zůstávají na vetřelci. Pokaždé, když nějaké utrpí, zjistěte jeho _odolnost_:
    - _Larva_ zemře ihned.
    - _Nymfoid, dospělec:_ 1 karta útoku. _Strážce, královna:_ 2 karty, čísla se sečtou.
    _Není-li_ odolnost vyšší než všechna jeho zranění, zemře a zanechá mršinu :carcass:. Padne-li šipka, místo toho <intruder-movement|uteče>.
    Žeton zabitého zůstává mimo sáček.
rules-attacks = Útok vetřelce
rules-attacks-text =
    Ve fázi událostí každý vetřelec zaútočí na postavu ve své místnosti, jejíž hráč má _nejméně karet v ruce_; při shodě na nejbližší od začínajícího hráče po směru hodinových ručiček. První útočí největší.
    Otočí se <list-attacks|karta útoku>. Zasáhne, je-li na ní symbol útočníka; pak nastane její účinek. Jinak mine. Odolnost tu nehraje roli.
    Larvy karty neotáčejí: <larvae|uchytí se>.
    Díky Nervům z ocele a brnění lze útok ignorovat.
    ? Nymfoid, ze kterého se stal strážce, přijde o svá zranění.
    ? Vylosuje-li Přivolání prázdný žeton, hluk se klade jako při střetu.
    ? Larva, jejíž útok byl ignorován, zůstane v místnosti.
rules-larvae = Larvy
rules-larvae-text =
    Útok larvy se vždy podaří: opustí plán a uchytí se v oběti :larva_on_board:, která si navíc vezme kartu infekce. Postava, která už larvu má, si jen vezme kartu.
    Víc než jednu larvu v těle nemáte. Nic nedělá, dokud skener nenajde <contamination|PARAZITA>, nevyvolá ji událost nebo neskončí hra: to vše může zabít.
    Odstraní ji <room-surgery|Operační sál> a protijed.
rules-intruder-movement = Pohyb a útěk vetřelců
rules-intruder-movement-text =
    Vetřelci projdou jednou chodbou: podle karty události, při Nebezpečí nebo na útěku. Nic neprozkoumávají a nezpůsobují střet; dojdou-li k postavě, začne boj bez přepadu.
    Zavřené dveře v cestě zničí a zůstanou na místě. Vstup do servisních chodeb je odvede z plánu zpět do sáčku i se zraněními.
    _Útěk:_ otočte kartu události jen kvůli číslu chodby; vetřelec touto chodbou odejde. Karta se odhodí.
    Vejde-li vetřelec do evakuační komory, vypadnou všichni, kdo čekají v jejích modulech.
rules-weaknesses = Slabiny
rules-weaknesses-text =
    Na panelu vetřelců leží lícem dolů tři karty :weakness:: pro mrtvolu, vejce a mršinu. Přineste takový vzorek do <room-laboratory|Laboratoře> a analyzujte ho: karta se otočí a odtud platí pro všechny. Vzorek vám zůstane.
    Zde je <list-weaknesses|všech osm>, které tam mohou ležet.
rules-eggs = Vejce a Hnízdo
rules-eggs-text =
    Hnízdo začíná s 5 vejci :egg: na panelu vetřelců. V <room-nest|Hnízdě> lze jedno vzít do ruky nebo je ničit; dokáže to i oheň a granáty.
    - Střílejte nebo tlučte: každé zranění zničí 1 vejce, zasáhne každá strana kromě prázdné. Útok na blízko, který mine, tu nic nestojí a kartu infekce si neberete.
    - Poté, ať jste zasáhli, nebo ne, hoďte na hluk.
    Nezbude-li v Hnízdě žádné vejce, je nadobro zničené: chtějí to některé úkoly. Odnesená vejce lze zničit tam, kde leží na podlaze, ale k Hnízdu už se nepočítají.

## The character

rules-contamination = Infekce a skener
rules-contamination-text =
    Karta infekce :contamination: jde bez prohlédnutí na váš odhazovací balíček a do ruky přijde jako každá jiná. Nic nedělá a nelze jí platit. Na 7 z 27 karet je PARAZIT, v kódu, který přečte jen skener.
    _Zbavíte se jí_ odhozením při pasu (vrátí se), kartou Oddech nebo v některých místnostech: tam se nejprve prověřují.
    _Prověření karet v ruce:_ čisté karty opustí hru. Je-li na některé PARAZIT, takové zůstanou a uchytí se ve vás larva. Máte-li už larvu, zemřete a objeví se nymfoid.
    _Operační sál a protijed_ prověří všechny vaše karty a odstraní karty s PARAZITEM i larvu.
    ? Je-li balíček prázdný, kartu nedostanete.
rules-wounds = Poranění
rules-wounds-text =
    :light_wound: _Lehká poranění._ Na stupnici se vejdou dvě. Třetí z nich všech udělá jedno vážné.
    :serious_wound: _Vážná poranění_ škodí: <list-wounds|Trup, Noha, Dlaň, Krvácení, Paže>. Dvě stejná se nesčítají.
    :wound_dressed: _Obvázání_ účinek ukončí, ale karta se stále počítá. Vyléčit lze jen obvázané poranění.
    Se třemi vážnými poraněními, obvázanými či ne, je každé další poranění smrt.
rules-death = Smrt postavy
rules-death-text =
    V místnosti zůstane mrtvola :corpse: a s ní vzorky, které postava nesla. Karty předmětů opustí hru, aniž je kdo vidí.
    _První_ smrt odjistí všechny únikové moduly. Mrtví už nehrají, ledaže <intruder-player|hrají za vetřelce> nebo jsou <coop|oživeni>.
    Nezbude-li na palubě nikdo bdělý, jde hra rovnou ke svému <end|konci>.

## Things

rules-items = Předměty, ruce a inventář
rules-items-text =
    _Těžké_ předměty a vzorky :heavy: zabírají po jedné ruce a všichni je vidí. Ruce jsou dvě, s neobvázaným poraněním Paže jedna.
    Ostatní předměty leží v inventáři, libovolně mnoho, a vidíte je jen vy; ostatní vidí barvu rubů.
    Použít předmět je akce za natištěné náklady, s neobvázaným poraněním Dlaň o 1 dražší. :one_use: znamená, že se odhodí.
    Zde jsou <list-items|všechny předměty>.
    ? Dojde-li balíček předmětů, útoků nebo poranění, zamíchají se znovu odhozené karty.
rules-weapons = Zbraně a munice
rules-weapons-text =
    Do zbraně se vejde munice :ammo: podle její kapacity; každý výstřel stojí 1 kostičku. Počáteční zbraň je plná, nalezená má 1 kostičku.
    _Energetické zbraně_ se nabíjejí ve <room-armory|Zbrojním skladu> nebo baterií. _Konvenční_ jen kartami, které to říkají.
    Prázdná zbraň zůstává v ruce; lze ji vyměnit nebo upustit.
rules-search = Hledání
rules-search-text =
    Akční karta, kterou má každý dvakrát; mimo boj. Vezměte dvě karty z balíčku barvy místnosti: jednu si nechte, nebo žádnou, zbytek jde naspod balíčku. V bílé místnosti si vyberte červený, žlutý nebo zelený.
    Počítadlo předmětů :item_counter: klesne o 1; při 0 už nic nenajdete. Porucha nevadí.
    Na těžký předmět potřebujete volnou ruku: něco upusťte, nebo ho odmítněte.
rules-crafting = Sestavování
rules-crafting-text =
    Náklady 1, mimo boj. Odhoďte dva předměty se dvěma potřebnými symboly a vezměte si <list-crafted|sestavený předmět>, pokud ještě zbývá:
    - :component_chemical: a :component_medical:: <item-antidote|protijed>;
    - :component_electrical: a :component_tool:: <item-taser|paralyzér>;
    - :component_chemical: a :component_tool:: <item-flamethrower|plamenomet>;
    - :component_chemical: a :component_cloth:: <item-molotov_cocktail|Molotovův koktejl>.
    ? Sestavený plamenomet je plně nabitý.
    ? Použité sestavené předměty se nevracejí.
rules-quest-items = Speciální předměty
rules-quest-items-text =
    Každá postava má dva, všem známé a zpočátku zamčené. K odemknutí splňte podmínku (být v určité místnosti, nebo odhodit určitý předmět) a zaplaťte 1 kartu, mimo boj. Odtud je to předmět jako každý jiný.
    ? Místnost z podmínky musí fungovat: bez poruchy.
rules-trade = Výměna
rules-trade-text =
    Náklady 1, mimo boj, je-li v místnosti ještě někdo. Všechny postavy v místnosti si smějí předměty a vzorky darovat, brát a měnit, jak se dohodnou. Platí jen ten, kdo začal.
    Zbraně se předávají i s municí. Pro těžké věci potřebuje příjemce volnou ruku.
    ? Náklady se nevracejí, ani když se nikdo nedohodne.
rules-objects = Vzorky
rules-objects-text =
    Vejce :egg:, mršiny :carcass: a mrtvoly :corpse: jsou těžké. Zvednout vzorek stojí 1, mimo boj, do volné ruky. Pomáhají odhalit <weaknesses|slabiny> a splnit úkoly.
    _Upustit_ věc nic nestojí, ve vlastním tahu i v boji. Vzorek zůstane v místnosti. Předmět je pryč: jde naspod svého balíčku.
    ? Žetonů mršin a mrtvol je vždy dost.
    ? Naléhavá pitva je splněná, jakmile byla modrá mrtvola upuštěna na Operačním sále, ať pak leží kdekoli.
rules-reactions = Reakce
rules-reactions-text =
    Některé karty se hrají ve svou chvíli, i v cizím tahu. Nejsou to akce.
    _Přerušení:_ zrušte už zaplacenou akci jiné postavy ve své místnosti; nebo odkudkoli zrušte jiné Přerušení.
    Díky _Nervům z ocele_ a _brnění_ lze útok ignorovat, díky _pohybovému skeneru_ přehodit kostku hluku.
    Hra se ptá všech pokaždé, když by někdo takovou kartu _mohl_ mít, aby otázka nic neprozradila.
    ? Zrušená akce se počítá jako provedená a její náklady se nevracejí.

## The ship

rules-rooms = Místnosti
rules-rooms-text =
    11 základních místností „1“ je v každé hře, z 9 přídavných „2“ pět a 5 speciálních je natištěno na plánu. Zde je vysvětleno <list-rooms|všech 25 místností>.
    _Akce místnosti_ stojí 2, mimo boj, bez poruchy.
    _Barva_ říká, jaké předměty tu hledání najde. _Počítač_ :computer: využívají některé karty, pokud funguje.
    Dvě místnosti působí samy: Kajuty a Místnost pokrytá slizem.
    ? V Kajutách s poraněním Trup se dobírá do 5 karet.
rules-fire = Požár
rules-fire-text =
    :fire: Kdo ukončí tah v hořící místnosti, utrpí 1 lehké poranění. Ve fázi událostí tam každý vetřelec utrpí 1 zranění a shoří jedno vejce. Jinak lze hořící místnost používat jako obvykle.
    Druhý žeton v místnosti nic nemění. Je jich 8: je-li třeba devátý, loď je ztracena.
    Hasí Protipožární centrála, hasicí přístroj a některé karty.
rules-malfunction = Porucha
rules-malfunction-text =
    :malfunction: Akce místnosti ani počítač nefungují. Hledat a chodit lze. Porucha Strojovny nic neříká o motoru.
    Leží jen v prozkoumaných místnostech, nikdy v Hnízdě a v Místnosti pokryté slizem. Odstraní ji oprava.
    Žetonů je 8: je-li třeba devátý, trup nevydrží.
rules-decompression = Odsátí vzduchu
rules-decompression-text =
    Z <room-airlock_control|Ovládání přechodových komor> lze odsát vzduch z jiné prozkoumané žluté místnosti bez zničených dveří: všechny její dveře se zavřou.
    Otevřou-li se některé z nich nebo je něco prorazí, než všichni pasují, nic se nestane. Jinak všichni uvnitř zemřou, lidé i vetřelci, a požár zhasne.
    ? Žeton odsátí vzduchu je jen jeden: dokud leží, další místnost zvolit nelze.
rules-engines = Motory
rules-engines-text =
    Každý ze tří motorů má dvě destičky: funkční :engine_ok: a poškozenou :engine_damaged:. Platí ta _horní_. Jsou-li na konci poškozené 2 nebo 3, loď vybuchne.
    _Podívat se:_ v jeho Strojovně, nebo na všechny tři v Kontrolním terminálu. Co jste viděli, smíte říct, i lhát.
    _Oprava/poškození:_ kartou opravy ve Strojovně. Podívejte se na obě destičky a srovnejte je v libovolném pořadí. Ostatní se dozvědí jen to, zda se pořadí změnilo.
rules-course = Karta kursu a kurs
rules-course-text =
    Karta kursu říká, kam vede každý kurs A, B, C, D: na Zemi, Mars, Venuši, nebo do Hlubokého vesmíru. Na <room-cockpit|Můstku> se na ni lze tajně podívat, nebo posunout ukazatel kursu, ne však, když někdo hibernuje.
    Při hyperskoku letí loď tam, kam ukazatel míří. Kamkoli kromě Země znamená smrt hibernujících; jen na Marsu je v bezpečí majitel Karantény.
rules-time = Počítadlo času
rules-time-text =
    :time: Ukazatel začíná na 15 a posouvá se o pole na začátku každé fáze událostí. Od 8, na modrých polích, jsou otevřené <hibernation|hibernační> komory. Na červeném poli loď skočí: kdo je na palubě vzhůru, zemře.
    Hra tedy trvá nejvýš 15 kol.
rules-self-destruct = Autodestrukce
rules-self-destruct-text =
    :self_destruct: Zahajuje a zastavuje se v <room-generator|Generátoru> nebo klíčem. Zahájit ji nelze, když někdo hibernuje.
    Ukazatel se posouvá s časem: 6, 5, 4, pak žlutá 3, 2, 1 a lebka. Na žlutých polích ji už nikdo nezastaví a první žluté pole odjistí všechny moduly. Na lebce loď vybuchne se všemi na palubě.
    ? Odjišťuje jen první žluté pole: znovu zajištěný modul zůstane zajištěný.
    ? Skočí-li loď, když autodestrukce běží, počítá se jako zničená.
rules-pods = Únikové moduly
rules-pods-text =
    Každý modul má dvě místa a patří k evakuační komoře A, nebo B. Zpočátku jsou všechny zajištěné :pod_locked:. První smrt nebo první žluté pole <self-destruct|autodestrukce> odjistí všechny; jednotlivé přepíná <room-hatch_control_system|Evakuační velín> nebo klíč.
    _Nástup_ je akce komory: hoďte na hluk. Není-li pak v komoře vetřelec, usaďte se v odjištěném modulu :pod_unlocked:; hned odleťte, nebo čekejte.
    Kdo čeká, pasuje. Na začátku prvního tahu další fáze hráčů: odlet, čekání, nebo výstup; není to akce a tah pokračuje dvěma akcemi. Vetřelec, který vejde do komory, všechny vyžene.
    Odlet zachrání všechny uvnitř se vším, co mají.
    - Modul lze zajistit, i když v něm někdo čeká: pak nemůže odletět, ale lze zůstat nebo vystoupit.
    ? Přijde-li loď o modul, ve kterém někdo čeká, vrátí se nejprve do komory.
rules-hibernation = Hibernace
rules-hibernation-text =
    :hibernation: V <room-hibernatorium|Hibernatoriu>, je-li čas na modrém poli: zaplaťte 2, hoďte na hluk. Neobjeví-li se vetřelec, vaše postava spí až do konce hry.
    Dokud někdo spí, nikdo nesmí měnit kurs ani zahájit autodestrukci.
    Spící přežije, je-li loď v pořádku a doletí na Zemi.

## The end

rules-critical-moments = Kritické okamžiky
rules-critical-moments-text =
    _První střet._ Jakmile se na plánu objeví první vetřelec, všichni si po jednom tajně nechají jeden úkol a druhý odloží neukázaný, dřív než se stane cokoli dalšího.
    _První smrt._ Odjistí se všechny únikové moduly.
rules-objectives = Úkoly
rules-objectives-text =
    Každý dostane dva: osobní a služební. Při <critical-moments|prvním střetu> si jeden nechá. Zvítězí, jen když přežije: mrtvému splněný úkol nepomůže.
    Některé potřebují _signál_ :signal: z <room-comms_room|Komunikační centrály>; některé chtějí smrt jiného hráče. Zde jsou <list-objectives|všechny úkoly>.
    ? Nedošlo-li k žádnému střetu, máte oba: stačí kterýkoli.
rules-end = Konec hry
rules-end-text =
    Hra ihned končí, když:
    - čas dojde na červené pole: loď skočí;
    - autodestrukce dojde na lebku: loď vybuchne;
    - je třeba devátý požár nebo devátá porucha: loď je zničená;
    - na palubě nezbude nikdo bdělý: všichni spí, odletěli, nebo jsou mrtví. Pak čas, nebo autodestrukce, pokud běží, dojde na konec.
    Pak následuje <victory|kontrola podmínek vítězství>.
rules-victory = Podmínky vítězství
rules-victory-text =
    1. _Motory._ Jsou-li poškozené 2 nebo 3, loď vybuchne a hibernující zemřou.
    2. _Kurs._ Nevede-li na Zemi, hibernující zemřou.
    3. _Infekce._ Každý přeživší prověří všechny své karty infekce v ruce, balíčku i odhozené. S PARAZITEM nebo larvou zamíchá všechny své karty a otočí čtyři: jediná karta infekce mezi nimi je smrt.
    4. _Úkoly._ Každý přeživší ukáže úkol, který si nechal. Splněný znamená vítězství.
    Únikových modulů se první dva kroky netýkají.

## Ways to play

rules-semi = Semikooperativní hra
rules-semi-text =
    Dva až pět hráčů, každý za svůj úkol. To je hra, jak je popsána všude zde. Budete se navzájem potřebovat, ale ne všichni a ne až do konce.
rules-solo = Sólový režim
rules-solo-text =
    Jeden hráč a dva speciální úkoly; při prvním střetu si jeden nechá. V místnostech je poloviční počet předmětů, zaokrouhlený nahoru. Ostatní pravidla jsou stejná a před sebou nemáte co skrývat: zástěna není potřeba.
rules-coop = Kooperativní režim
rules-coop-text =
    Jeden až pět hráčů a stejně tolik odkrytých úkolů. Vítězí všichni společně, jsou-li splněné _všechny_ úkoly a _někdo_ přežije. Potřebují-li signál dva úkoly, musí ho vyslat dva.
    _Oživení:_ přineste mrtvolu na Ošetřovnu. Funguje-li na začátku kola a není-li v ní vetřelec, postava je zpět: bez lehkých poranění, s obvázanými vážnými a se svými předměty.
rules-intruder-player = Hra za vetřelce
rules-intruder-player-text =
    Varianta. Kdo zemře první, smí od další fáze hráčů hrát za vetřelce. Každé kolo si bere 3 akční karty vetřelců, drží nejvýš 4 a v každém tahu udělá jednu věc: karta pohne vetřelcem, nechá ho zaútočit, nebo působí, jak je psáno. Po pasu mu zůstane nejvýš 1 karta.
    Z fáze událostí pak zbude jen čas a oheň. Zde jsou <list-intruder-cards|jejich karty>.
    ? Karty prohlédnuté Plánováním, které se nepoužijí, se odhodí.
rules-alternate-board = Druhá strana plánu
rules-alternate-board-text =
    Jiný plán palub pro ty, kdo první znají. Některé místnosti spojují _dvě_ chodby, každá s vlastním číslem, hlukem a dveřmi. Sítě servisních chodeb jsou _dvě_, červená a modrá, a hluk v jedné není v druhé slyšet. Evakuační komory leží lícem nahoru, ale prozkoumané jsou, až když do nich někdo vejde.
    ? Ze dvou chodeb si vetřelci vyberou tu, kde nejsou zavřené dveře.
rules-variants = Varianty
rules-variants-text =
    Zapínají se při přípravě hry:
rules-readings = O čem pravidla mlčí
rules-readings-text =
    Některé případy pravidla neřeší. Takto je rozhoduje program; každé rozhodnutí stojí i ve svém článku.
rules-keys = Klávesy a myš
rules-keys-text =
    Vše lze dělat jen klávesnicí. F1 otevře tuto příručku kdekoli, u otevřeného vysvětlení rovnou jeho článek.

## Lists

rules-list-rooms = Všechny místnosti
rules-list-rooms-text = Co lze dělat v každé z 25 místností.
rules-list-characters = Postavy
rules-list-characters-text = Každá má počáteční zbraň, dva speciální předměty a deset akčních karet.
rules-list-actions = Akční karty
rules-list-actions-text = Z čeho se skládají balíčky postav.
rules-list-items = Předměty
rules-list-items-text = Co se najde v místnostech příslušné barvy, a počáteční zbraně postav.
rules-list-crafted = Sestavené předměty
rules-list-crafted-text = Každý ze dvou předmětů se správnými symboly.
rules-list-quests = Speciální předměty postav
rules-list-quests-text = Dva pro každou postavu.
rules-list-intruders = Vetřelci
rules-list-intruders-text = Od larvy po královnu.
rules-list-attacks = Útoky vetřelců
rules-list-attacks-text = Účinky na 20 kartách útoku.
rules-list-weaknesses = Slabiny a adaptace
rules-list-weaknesses-text = Ve hře jsou tři z osmi: slabiny vetřelců, nebo adaptace karnomorfů.
rules-list-mutations = Karty mutace postavy
rules-list-mutations-text = Ze dvou dobraných si hráč nechá jednu, lícem dolů až do prvního použití.
rules-list-events = Karty událostí
rules-list-events-text = Každé kolo se otočí jedna.
rules-list-wounds = Vážná poranění
rules-list-wounds-text = Na 16 kartách je pět druhů.
rules-list-exploration = Žetony průzkumu
rules-list-exploration-text = Co se může stát při vstupu do neznámé místnosti.
rules-list-objectives = Karty úkolů
rules-list-objectives-text = Osobní, služební a pro sólovou a kooperativní hru.
rules-list-intruder-cards = Akční karty vetřelců
rules-list-intruder-cards-text = Pro toho, kdo hraje za vetřelce.
rules-list-glossary = Slovníček
rules-list-glossary-text = Každý žeton, symbol a slovo pravidel.

## Labels

rules-label-weapon = Počáteční zbraň
rules-label-quests = Speciální předměty
rules-label-actions = Akční karty
rules-label-trait = Rys
rules-label-characters = Kdo to má
rules-label-decks = Kde se najde
rules-tile-1 = Základní místnost, v každé hře.
rules-tile-2 = Přídavná místnost: ve hře je pět z devíti.
rules-tile-special = Speciální místnost, natištěná na plánu a známá od začátku.
rules-room-no-malfunction = Porucha tu být nemůže.
rules-room-no-search = Nic se tu nenajde.

## Readings of single cards

rules-note-item-decoy = Karta neříká, čí sousedé se myslí: návnada láká vetřelce z místností vedle vybrané, i z té vaší.
rules-note-item-space_suit = Dojít lze jen do prozkoumaných žlutých místností: barvu ostatních nikdo nezná.
rules-note-event-scent_of_prey = Počítají se i servisní chodby, má-li taková místnost vstup.
rules-note-event-nest = Počítají se i servisní chodby, má-li Hnízdo vstup.
rules-note-event-noise_in_technical_corridors = Hází i postava v boji: karta mluví o každé postavě.
rules-note-event-egg_protection = Počítá se i ten, kdo s vejcem čeká v únikovém modulu, jako by stál v evakuační komoře.
rules-note-weakness-the_way_of_fighting = Smrtelné Hryznutí zůstává smrtelné: karta mluví jen o poranění.
rules-note-quest-autoloader = Není-li puška v ruce, čeká v inventáři; připojit jej později je akce, která nestojí žádnou kartu.

## Carnomorphs

rules-chapter-carnomorphs = Karnomorfové
rules-carnomorphs = Karnomorfové na palubě
rules-carnomorphs-text =
    V nové hře mohou být na palubě karnomorfové místo vetřelců. Co karty a pravidla říkají o vetřelcích, platí i pro ně; zde je jen to, co je jinak.
    _Druhy_ od nejmenšího: metažrout, šoural, masová bestie, řezník. Je jich 8, 8, 3 a 1; larvy nejsou.
    _Příprava:_ 8 <eggs|vajec>, tři <adaptations|adaptace> lícem dolů pro prvního šourala, masovou bestii a řezníka; v <carnomorph-bag|sáčku> prázdný žeton, 2 modří a 2 červení metažrouti a další červený za každého hráče.
    Potkat je lze v každém režimu a na obou stranách plánu, hrát za ně ale nelze: příslušné karty mluví o larvách a dospělcích.
    ? Jsou-li na lodi všichni metažrouti, šouralové nebo masové bestie, ti mimo boj se kvůli vytaženému skryjí do sáčku. Řezník přijde, ať byl kdekoli, pokud není v boji.
rules-carnomorph-fights = Jejich útoky a smrt
rules-carnomorph-fights-text =
    _Metažrout_ kartu neotáčí: cíl dostane <mutation|kartu mutace>, pokud ji nemá, 1 kartu infekce a 1 lehké poranění. Pak opustí loď bez mršiny a do sáčku přijde šoural. Ostatní otáčejí <list-attacks|kartu útoku>.
    _Zranění:_ jedna karta útoku pro každý druh; má jedno číslo pro metažrouty a jedno pro všechny ostatní. Šipka je útěk.
    _Zabití_ metažrouti a šouralové zanechají mršinu, masová bestie mršinu a šourala, řezník dva šouraly. Zemře jen jednou. Kdo takto povstane, hned neútočí.
    Řezník nikdy nevchází do servisních chodeb: zůstane na místě.
    ? Ignorovaný útok metažrouta nic nezpůsobí a metažrout zůstane.
    ? Symbol nymfoida na bojové kostce zasáhne metažrouty, symbol dospělce metažrouty a šouraly.
rules-feeding = Krmení
rules-feeding-text =
    Po útocích ve fázi událostí se krmí ti, kdo nejsou v boji a mají v místnosti těžký vzorek nebo metažrouta: místnost po místnosti, od největšího, každý jednou.
    1. _Zotavení:_ zbaví se všech zranění.
    2. _Vývoj:_ povyroste o úroveň, je-li volná figurka a řezník nebyl zabit.
    3. _Pozření:_ sní jednu věc, první z těchto: červená mrtvola, vejce, mršina, metažrout, modrá mrtvola. Vejce prozkoumaného Hnízda se počítají.
    Co nesou lidé, není potrava. Sáček se nemění.
    ? Kdo v tomto kroku útočil, ten se v něm nekrmí. Ze stejných se první krmí nejvíc zraněný, pak ten, kdo je na plánu nejdéle; sežrán je nejméně zraněný metažrout.
    ? Snědená vejce se nevracejí. Poslední je konec Hnízda.
rules-adaptations = Adaptace
rules-adaptations-text =
    První šoural, první masová bestie a řezník odkryjí každý jednu adaptaci, ať přijdou jakkoli. Platí hned a pro všechny karnomorfy.
    V <room-laboratory|Laboratoři> se odkrytá adaptace odstraní ze hry: šouralova s mrtvolou, adaptace masové bestie s vejcem, řezníkova s mršinou. Vzorek zůstává.
    <list-weaknesses|Všech osm> jim pomáhá. Úkoly, které chtějí slabiny, chtějí odstraněné adaptace.
rules-mutation = Mutace
rules-mutation-text =
    _Karta:_ doberte si dvě, jednu si nechte lícem dolů, druhou zamíchejte zpět. Dvě nemá nikdo.
    _Kostičky:_ kdo má vzít kostičku a nemá kartu, vezme místo ní kartu. Čtvrtá kostička je smrt: šoural a mrtvola v té místnosti. Kostičky se neodstraňují; <room-surgery|Operační sál> a protijed vezmou jen kartu.
    _Akce:_ prověřte kartu infekce z ruky a vezměte kostičku. Neškodná: karta opouští hru, nová jde na vaše odhozené karty. PARAZIT: jde tam ona sama. Pak karta udělá, co pro ten případ říká.
    <contamination|Prověření> při Oddechu, v Jídelně nebo ve Sprchách, které najde PARAZIT, dá jednu kostičku.
    ? K akci je třeba karta infekce v ruce. Koho kostička zabije, ten účinek nemá. Přerušení zruší účinek, náklady se nevracejí.
    ? Koho zabila čtvrtá kostička, toho nelze oživit.
rules-carnomorph-bag = Jejich sáček
rules-carnomorph-bag-text =
    Žeton vytažený ve fázi událostí:
    - _Modrý metažrout:_ opouští sáček, přijde tam jiný metažrout; všichni mimo boj házejí na hluk.
    - _Červený metažrout:_ vrací se. Po metažroutovi do každé místnosti s metažroutem nebo těžkým vzorkem, i neseným, a do prozkoumaného Hnízda.
    - _Šoural, masová bestie:_ vrací se; všichni mimo boj házejí na hluk.
    - _Řezník:_ opouští sáček. Střet s ním má postava zasažená slizem s nejméně kartami v ruce, nebo začínající hráč.
    - _Prázdný:_ šouralové mimo boj se skryjí do sáčku, přijde tam metažrout, všichni mimo boj házejí na hluk; pak se prázdný žeton vrací.
    Do sáčku přichází červený metažrout, dokud nějaký zbývá.
    ? Je-li sáček před hodem prázdný, prázdný žeton se vrací hned.
rules-carnomorph-end = Konec hry s karnomorfy
rules-carnomorph-end-text =
    Kdo přežil bez <mutation|karty mutace>, prověří všechny karty infekce; PARAZIT kartu přinese. S ní se všechny karty zamíchají a čtyři se otočí: každá karta infekce je kostička. Čtyři kostičky celkem jsou smrt.
    _Úkoly:_ místo královny je řezník, místo slabin odstraněné <adaptations|adaptace>.
rules-carnomorph-designed = Co je naše
rules-carnomorph-designed-text =
    Některé karty se v tisku nepodařilo najít. Pro tento program vznikly:
    - všech dvanáct karet mutace;
    - adaptace Tlustá kůže, Ohnivzdornost, Regenerace, Číhající lovci, Neúnavnost a Nositelé plodu. U Nenasytnosti a Mrštnosti je naše jen znění.
    - Který vzorek odstraní kterou adaptaci, plyne z pořadí na panelu. Symboly bojové kostky dostaly druhy podle velikosti.
