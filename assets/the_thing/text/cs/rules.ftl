### The rule book of The Thing, in our own words.

thing-rules-chapter-aim = O co jde
thing-rules-chapter-day = Ve dne
thing-rules-chapter-evening = Večer
thing-rules-chapter-alien = Odhalený vetřelec
thing-rules-chapter-away = Útěk
thing-rules-chapter-together = Jeden až tři hráči
thing-rules-chapter-things = Lokace, postavy, věci

thing-rules-goal = Dva týmy u jednoho stolu
thing-rules-goal-text =
    Jeden z vás je vetřelec, který vypadá jako člověk a ostatní nakazí. _Lidé_ chtějí odjet nebo odletět, všichni a bez vetřelce na palubě. _Vetřelci_ jim v tom chtějí zabránit.
    Kdo je nakažen, hraje od té chvíle za vetřelce. Nikdo jiný se to nedozví.
    Den za dnem je třeba na stanici topit, svítit a vařit. Viz <round|kolo>, <secrecy|co je tajné>, <end|konec>.
thing-rules-secrecy = Co je tajné
thing-rules-secrecy-text =
    Tajné jsou role, karty v ruce i odevzdané, položené i zhlédnuté žetony, zbraně a předměty. Kdo kam jde, co ukazují stupnice a kolik má kdo karet a žetonů, vidí všichni.
    - Mluvte a lžete, jak chcete, ale nic neukazujte a neříkejte, co bylo na žetonu ani jaké máte karty.
    - Soukromá obrazovka je pro všechny stejná: stejná místa, stejná kliknutí, aspoň tři sekundy.
    - Na společnou otázku smí kdokoli říci „ano“. Uvnitř je vždy odpověď „nic“, takže „ano“ nic nedokazuje.
thing-rules-round = Kolo
thing-rules-round-text =
    1. <weather|Počasí>, pak <upkeep|spotřeba> a <rescue|záchranný vrtulník>.
    2. Odhalení vetřelci <planning|plánují>.
    3. Všichni si dobírají, <move|někam jdou> a odevzdají kartu.
    4. <clash|Střety>, nástup do záchranného vrtulníku, <arson|žhářství>, potom odevzdané <act|karty>.
    5. <rec|Společenská místnost>: výměna a ukazování prstem. Pak <tests|testy>, <food|jídlo>, <night|psi a velitel>.
thing-rules-end = Konec
thing-rules-end-text =
    Lidé vyhrají, vyrazí-li vozidlo se všemi živými lidmi a bez vetřelce na palubě.
    Vetřelci vyhrají, zůstane-li na stanici některý člověk, je-li vetřelec na palubě, zamrzne-li stanice nebo už nikdo není člověk. V tom posledním případě nevyhrávají ti, kdo byli nakaženi poslední.
    Pohlcení vyhrávají se svým týmem.
thing-rules-weather = Počasí
thing-rules-weather-text =
    Velitel hodí kostkou. Leží-li na meteostanici výsledek v zásobě, vybere jeden ze dvou. Tabulka říká, kolik spálí generátor a kotel, jak daleko letí vrtulník a postupuje mráz.
thing-rules-upkeep = Spotřeba
thing-rules-upkeep-text =
    Generátor a kotel pálí palivo podle počasí. Za každé chybějící je tam 1 poškození.
    - Dvě poškození u generátoru: <darkness|tma>. Oprava vrátí světlo.
    - Tři poškození v kotelně v tuto chvíli: je navždy ztracena a začíná <cold|zamrzání>.
thing-rules-move = Dobírání a přesun
thing-rules-move-text =
    Každý si dobere do tří karet. Počínaje hráčem po velitelově levici musí každý jít:
    - _Odevzdat kartu_: tam, kde jsou méně než tři; karta z ruky jde lícem dolů na tabulku velitele.
    - _Odhodit karty_: stejně, ale odhodí se všechny karty z ruky a odevzdá se vrchní karta balíčku. Se světlem jedna ze dvou.
    - _Spát_: do ložnice; karty z ruky se odhodí a z balíčku se vezme stejný počet podle výběru. Neodevzdává se nic.
    Kdo vezme žeton velitele, velí příště. Od červeného pole podezření se karta odevzdává odkrytě.
thing-rules-darkness = Tma
thing-rules-darkness-text =
    Dokud generátor nejde, odevzdá se z ruky náhodná karta. S ukázanou svítilnou se karta vybírá a Norris vybírá vždy. Hra se ptá všech, i těch bez svítilny.
    ? Náhodnou kartu vytáhne program, soused nemusí chodit.
thing-rules-cold = Zamrzání
thing-rules-cold-text =
    Když je kotelna ztracena, žeton postupuje podle počasí. Na posledním poli všichni zmrznou a vetřelci vyhrají. Zapálení lokace vrátí žeton na první pole.
thing-rules-clash = Střety
thing-rules-clash-text =
    Dva nebo tři v jedné lokaci se potkají. Psa tam nejdřív chytí.
    1. Se zbraní lze odejít.
    2. Každý položí lícem dolů dva ze tří žetonů nákazy. Lidé dva lidské, vetřelci smějí položit i ten svůj.
    3. Každý se podívá na jeden žeton někoho jiného. Dívají-li se k témuž hráči dva, vidí každý jiný žeton.
    4. Kdo se díval, posune svůj žeton podezření o jedno pole a <role|položí kartu role>.
    Kdo stojí na zeleném poli, nepokládá nic. Je-li tam odhalený vetřelec, jeho střet je první a jediný.
    ? Všechny střety proběhnou naráz: všichni položí žetony, než se kdokoli podívá.
thing-rules-role = Karta role
thing-rules-role-text =
    Po každém pohledu každý zamíchá obě karty role, otočí je a položí tu, která teď platí, ať se změnila, nebo ne. Ať kliknete na kteroukoli, pod tabulku postavy jde ta pravá.
    Kdo viděl žeton vetřelce, je odteď vetřelec.
thing-rules-dogs = Psi
thing-rules-dogs-text =
    Kdo je o samotě se psem, vytáhne žeton ze sáčku, kde je sedm zdravých psů a dva vetřelci; žeton se vrátí. Dál jako po každém pohledu: jedno pole a <role|karta role>.
    Dva a více lidí psa chytí; pes jde do kotce.
thing-rules-act = Karty velitele
thing-rules-act-text =
    Velitel zamíchá odevzdané karty, otáčí je po jedné a jmenuje někoho, kdo stojí a může kartu provést. Ten ji provede a lehne si.
    - _Použití_ využije lokaci, _Oprava_ odstraní 1 poškození, _Sabotáž_ lokaci uškodí.
    - V lokacích se značkou se Použití a Oprava provedou jednou za každého stojícího.
    - Nemůže-li nikdo, někdo si přesto lehne.
    Aspoň jedna karta se musí provést; pak smí velitel přestat. Zbytek odejde lícem dolů.
thing-rules-arson = Žhářství
thing-rules-arson-text =
    Před první kartou smí stojící s dynamitem nebo náplní zapálit svou lokaci, dovolí-li to velitel. S ní zmizí i jedna zakrytá karta balíčku. Všichni odtud si lehnou ve společenské místnosti; nikdo tam už nevstoupí, ani vetřelec.
thing-rules-rec = Společenská místnost
thing-rules-rec-text =
    Všichni se sejdou a vstanou. Smějí si vyměňovat zbraně, předměty a vzorky, i je darovat.
    Pak všichni najednou ukážou na někoho jiného, nebo na nikoho. Každý prst je jedno pole <suspicion|podezření>. Na toho, kdo je na zeleném poli, se neukazuje.
    Vetřelec se teď smí odhalit.
thing-rules-suspicion = Podezření
thing-rules-suspicion-text =
    Pohledy, psi a prsty posouvají žetony. Zelené pole znamená prokázaného člověka. Od červeného se karty odevzdávají odkrytě. Nastupuje se od nejméně podezřelých.
thing-rules-tests = Testy
thing-rules-tests-text =
    Každý večer nejvýš jeden test každého druhu, chce-li někdo.
    - _Test A_ stojí vzorek krve; pro toho, kdo je nejvíc vpravo.
    - _Test B_ stojí náplň a je třeba drát; pro kohokoli.
    Karta role se otočí všem. Člověk jde na zelené pole, vetřelec je <revealed|odhalen>.
thing-rules-food = Jídlo
thing-rules-food-text =
    Jedno uvařené nasytí všechny; ostatní uvařené zmizí. Bez něj se snědí čtyři ze spíže. Není-li dost, stanice hladoví: odteď má každý v ruce jen dvě karty.
thing-rules-night = Psi a velitel
thing-rules-night-text =
    Každý volný pes přijde do nové lokace. V příštím kole velí držitel žetonu velitele; nemá-li ho nikdo, velitel zůstává. Žeton jde do nové lokace.
thing-rules-revealed = Odhalený vetřelec
thing-rules-revealed-text =
    Figurka a žeton podezření odejdou, věci jdou pod balíčky. Odhalení vetřelci sdílejí zásobu síly; první přináší většinu, každý další 1.
    Kde má víc síly, než tam stojí lidí, vezme si jednoho z nich, nebo psa, nebo lokaci uškodí. Jinak prchá. Předtím ho zažene náplň nebo dynamit: 1 síla je pryč.
thing-rules-planning = Plán vetřelce
thing-rules-planning-text =
    Než ostatní jdou, položí odhalení vetřelci sílu na karty lokací, za jednou zástěnou pro všechny. Společenská místnost a ložnice kartu nemají. Zbytek je v záloze.
thing-rules-rescue = Záchranný vrtulník
thing-rules-rescue-text =
    Přivolá ho Použití v nepoškozené radistické místnosti. Od dalšího kola letí podle počasí a jeho palivo klesne každé kolo o pole. Až tu bude, dá se po střetech nastoupit. Bez paliva odletí.
thing-rules-boarding = Nástup
thing-rules-boarding-text =
    Sněhová rolba a helikoptéra stanice potřebují plné nádrže, žádné poškození a ukázané klíče.
    O nástup se žádá od nejméně podezřelého; každý na palubě musí souhlasit. Karta role každého kromě prvního se otočí všem. Pak vozidlo vyrazí.
thing-rules-coop = Jeden až tři hráči
thing-rules-coop-text =
    Společně a odkrytě hrajete šest postav. Karty rolí nevidíte ani vy. Místo karet jsou <dice|kostky> a za vetřelce hraje sama hra: posílá sílu tam, kde je nejvíc postav, o jednu víc, než jich tam je.
    Na stupnici podezření stojí ukazatel hrozby. Postava, jejíž žeton podezření ho dosáhne, je hned vetřelcem.
    Žeton velitele tu není: po každém kole velí další hráč.
thing-rules-dice = Kostky
thing-rules-dice-text =
    Velitel hodí třemi kostkami a dá je jednomu stojícímu. Výsledky lze rušit: každé zrušení posune žeton podezření o 1. Spící smí kostku otočit.
    Zbude-li sabotáž nebo hrozba, platí všechny takové a nic jiného. Jinak se provede jedna akce kostky.
thing-rules-list-places = Lokace
thing-rules-list-places-text = Co tam dělá Použití a Sabotáž:
thing-rules-list-characters = Postavy
thing-rules-list-characters-text = Co kdo umí:
thing-rules-list-goods = Zbraně, předměty, vzorky
thing-rules-list-goods-text = K čemu jsou:
thing-rules-readings = Náš výklad
thing-rules-readings-text = Kde pravidla mlčí, vykládá je program takto:
thing-rules-keys = Klávesy
thing-rules-keys-text = Co klávesy dělají:
