### Questions. They name the person who is asked; a name always stands in the nominative.

ask-aim = { $who }: vyberte, jak to použít.
ask-drop-one = { $who }: zbývá jen jedna ruka. Vyberte, co upustit.
ask-make-room = { $who }: žádná ruka není volná. Vyberte, co upustit, nebo odmítněte.
ask-door-to-move = { $who }: všechny žetony dveří jsou na plánu. Vyberte zavřené dveře, odkud žeton vzít.
ask-ignore-attack = { $who }: ignorovat útok kartou nebo předmětem?
ask-which-reaction = { $who }: vyberte, čím reagovat.
ask-reroll = { $who }: na bojové kostce padlo: { $face }. Přehodit?
ask-spend-ammo = { $who }: utratit ještě 1 kostičku munice za 1 zranění navíc?
ask-keep-objective = { $who }: vyberte úkol, který si necháte. Druhý odejde ze hry lícem dolů.
ask-where-noise = { $who }: vyberte chodbu pro žeton hluku.
ask-motion-scanner = { $who }: na kostce hluku padlo: { $face }. Odhodit kartu a přehodit?
ask-engine-order = { $who }: motor je teď { NOUN($state, form: "nom") }. Nechat destičky být, nebo je prohodit?
ask-interrupt = { $who }: { $what }. Přeruší to někdo v místnosti?
ask-counter-interrupt = Přerušení hraje { $who }. Zruší ho někdo?
ask-keep-item = { $who }: vyberte předmět, který si necháte.
ask-component = { $who }: vyberte předmět se symbolem „{ $component }“.
ask-quest-discard = { $who }: vyberte předmět, který odhodíte za speciální předmět „{ $quest }“.
ask-offer = { $who }: vyberte, co a komu nabídnout, nebo skončete.
ask-who-offers = Výměna: chce ještě někdo něco nabídnout?
ask-accept = { $who }: { $other } nabízí: { NOUN($item, form: "nom") }. Vzít, vybrat svou věc a dát ji na oplátku, nebo odmítnout?
ask-accept-gift = { $who }: { $other } nabízí: { NOUN($item, form: "nom") }. Vzít, nebo odmítnout?
ask-exchange = { $who }: { $other } dává { NOUN($item, form: "acc") } za { NOUN($own, form: "acc") }. Souhlasit?
ask-pay = { $who }: odhoďte { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } { NOUN($what, form: "for") }.
ask-turn = { $who }: vyberte akci ({ $number } ze 2), nebo pasujte.
ask-turn-more = { $who }: vyberte akci ({ $number } z { $count }), nebo pasujte.
ask-turn-unlimited = { $who }: vybírejte akci za akcí, nebo pasujte.
ask-discard-on-pass = { $who } pasuje: vyberte, které karty odhodit, nebo si nechte všechny.
ask-pod = { $who }: únikový modul { $pod } čeká. Odletět, vystoupit, nebo zůstat a pasovat?
ask-pod-locked = { $who }: únikový modul { $pod } je zajištěný a nemůže odletět. Vystoupit, nebo zůstat a pasovat?
ask-character = { $who }: vyberte postavu.
ask-slip-away = { $who }: vyberte místnost, kam bez útoku ustoupit, nebo zůstaňte.
ask-event-place = { $who }: vrátit kartu události navrch, nebo naspod balíčku?
ask-which-doors = { $who }: vyberte, které dveře otevřít nebo zavřít. Místnost: { $room }.
ask-lose-card = { $who }: vyberte akční kartu, o kterou přijdete.
ask-discard-any = { $who }: odhoďte libovolný počet karet; stejný počet a 1 navíc si doberete.
ask-scan = { $who }: prověřit karty infekce v ruce?
ask-play-intruders = { $who }: hrát dál za vetřelce?
ask-intruder-turn = { $who }: zahrajte kartu vetřelců, nebo pasujte.
ask-intruder-use = { $who }: použít kartu na pohyb, na útok, nebo pro její účinek?
ask-intruder-discard = { $who } pasuje: zůstane nejvýš 1 karta vetřelců. Vyberte, které odhodit.
ask-intruder-mover = { $who }: vyberte vetřelce.
ask-intruder-way = { $who }: vyberte chodbu, kterou půjde.
ask-intruder-attacker = { $who }: vyberte, který vetřelec zaútočí.
ask-intruder-victim = { $who }: vyberte postavu.
ask-intruder-attack-card = { $who }: vyberte kartu útoku. Ostatní půjdou naspod balíčku.
ask-intruder-event = { $who }: vyberte kartu události k vyhodnocení. Ostatní se odhodí.
ask-any-door = { $who }: otevřít, nebo zavřít 1 libovolné dveře na lodi?
ask-shoot-again = { $who }: vystřelit na tentýž cíl ještě jednou?
