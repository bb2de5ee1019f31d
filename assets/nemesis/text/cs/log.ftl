### The log. Sentences about people whose names stand in the nominative, in the present tense.

## Cards and belongings

log-drew-cards = { $who } si dobírá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
log-loaded = { $who } nabíjí { NOUN($weapon, form: "acc") }: munice { $ammo }.
log-dropped-object = { $who } upouští { NOUN($thing, form: "acc") } { NOUN($room, form: "in") }.
log-dropped-item = { $who } upouští { NOUN($item, form: "acc") }.
log-dropped-hidden-item = { $who } upouští { NOUN($deck, form: "acc") }.
log-dropped-hidden-item-seen = { $who } upouští { NOUN($item, form: "acc") }.

## Attacks of intruders

log-attacks = { $surprise ->
        [yes] Přepadový útok! { "" }
       *[no] { "" }
    }{ $kind } útočí. Cíl: { $target }. „{ $attack }“: { $hit ->
        [yes] zásah
       *[no] vedle
    }.
log-larva-attacks = { $surprise ->
        [yes] Přepadový útok! { "" }
       *[no] { "" }
    }Larva útočí. Cíl: { $target }.
log-reacts = { $who } reaguje kartou „{ $card }“.
log-reacts-with-item = { $who } reaguje předmětem: { NOUN($item, form: "nom") }.

## Combat

log-shoots = { $who } střílí na { NOUN($kind, form: "acc") } z { NOUN($weapon, form: "gen") }.
log-combat-rolled = { $who } hází bojovou kostkou: { $face }.
log-shot-result = { $count ->
        [0] Výstřel míjí cíl: { NOUN($kind, form: "nom") }
       *[other] Výstřel zasahuje { NOUN($kind, form: "acc") }: { $count } zranění
    }.
log-melees = { $who } útočí zblízka na { NOUN($kind, form: "acc") }.
log-melee-missed = { $who } míjí cíl.
log-shoots-eggs = { $who } střílí na vejce z { NOUN($weapon, form: "gen") }.
log-melees-eggs = { $who } útočí zblízka na vejce.
log-eggs-destroyed = Zničená vejce { NOUN($room, form: "in") }: { $count }.
log-nest-destroyed = V Hnízdě nezbylo žádné vejce: Hnízdo je zničené.

## Contamination

log-contaminated = { $who } dostává kartu infekce.
log-scans = { $who } { $count ->
        [0] nemá co prověřit skenerem
       *[other] prověřuje { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } infekce; PARAZIT: { $found }
    }.
log-scans-seen = { $who } { $count ->
        [0] nemá co prověřit skenerem
       *[other] prověřuje { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } infekce; PARAZIT: { $found }
    }.
log-larva-removed = { $who } se zbavuje larvy.
log-larva-on-board = { $who } má teď v těle larvu.

## Wounds and death

log-light-wound = { $who } utrpí lehké poranění ({ $reason }).
log-serious-wound = { $who } utrpí vážné poranění: { $wound } ({ $reason }).
log-wound-dressed = { $who }: vážné poranění je obvázané ({ $wound }).
log-wound-healed = { $who }: vážné poranění je vyléčené ({ $wound }).
log-light-healed = { $who } léčí { $count ->
        [one] { $count } lehké poranění
        [few] { $count } lehká poranění
       *[other] { $count } lehkých poranění
    }.
log-dies = { $who } umírá ({ $cause }).
log-first-death = První smrt: všechny únikové moduly se odjišťují.

## The ship

log-ship-destroyed = Loď je zničená: { $reason }.
log-ship-jumps = Loď provádí hyperskok.
log-door = { $corridor }: dveře { $door ->
        [open] se otevírají
        [closed] se zavírají
       *[destroyed] jsou zničené
    }.
log-decompression-stopped = Dveře jsou otevřené: odsátí vzduchu { NOUN($room, form: "in") } je zastavené.
log-fire-placed = { CAP(NOUN($room, form: "in")) } vypuká požár.
log-fire-removed = Požár { NOUN($room, form: "in") } je uhašený.
log-malfunction-placed = Porucha { NOUN($room, form: "in") }.
log-malfunction-removed = Porucha { NOUN($room, form: "in") } je opravená.
log-noise-placed = Hluk { NOUN($corridor, form: "in") }.
log-noise-cleared = Hluk kolem { NOUN($room, form: "gen") } utichá.
log-slimed = { $who } dostává ukazatel slizu.
log-slime-removed = { $who } se zbavuje slizu.

## Escape pods

log-pods-unlocked = Všechny únikové moduly jsou odjištěné.
log-pod-turned = Únikový modul { $pod } je { $state ->
        [locked] zajištěný
       *[unlocked] odjištěný
    }.
log-boarded = { $who } nastupuje do únikového modulu { $pod }.
log-locked-in = Uvnitř je { $who }: modul neodletí, dokud ho někdo neodjistí.
log-left-pod = { $who } opouští únikový modul { $pod }.
log-launched = Únikový modul { $pod } odlétá.
log-pod-removed = Únikový modul { $pod } je ztracený.

## Encounters and exploration

log-encounter = { $who }: střet { NOUN($room, form: "in") }.
log-token-drawn = Ze sáčku: { NOUN($kind, form: "one") }{ $number ->
        [0] { "" }
       *[other] , číslo { $number }
    }.
log-surprise-check = { $who }: v ruce { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } proti číslu { $number } – { $surprise ->
        [yes] přepadový útok
       *[no] přepadový útok nenastal
    }.
log-explored = { $who } objevuje novou místnost: { $tile }. Žeton „{ $effect }“, předmětů: { $less ->
        [0] { $items }
       *[other] { $printed } − { $less } ({ ui-modes-solo-short }) = { $items }
    }.
log-no-miniature = Žádná figurka není volná ({ NOUN($kind, form: "nom") }): žeton se vrací do sáčku.
log-no-figure = Žádná figurka není volná: { NOUN($kind, form: "nom") }.
log-first-encounter = První střet! Každý si nechává jeden úkol.
log-objective-kept = { $who } si nechává jeden úkol.
log-objective-kept-seen = { $who } si nechává úkol „{ $objective }“.

## Intruders

log-token-to-bag = Do sáčku přibývá žeton: { NOUN($front, form: "nom") }.
log-intruder-placed = { CAP(NOUN($room, form: "in")) } se objevuje { NOUN($kind, form: "nom") }.
log-intruder-hides = { $kind } mizí { NOUN($room, form: "from") }.
log-intruder-moves = { $kind } se přesouvá { NOUN($from, form: "from") } { NOUN($to, form: "to") }.
log-retreats = { $kind } prchá { NOUN($room, form: "from") }: chodba { $number }.
log-injured = { $kind } { NOUN($room, form: "in") } utrpí { $count } zranění, celkem { $total }.
log-toughness = Odolnost { NOUN($kind, form: "gen") }: { $toughness ->
        [-1] šipka, útěk
       *[other] { $toughness } proti { $total ->
        [one] { $total } zranění
        [few] { $total } zraněním
       *[other] { $total } zraněním
    }
    }.
log-intruder-killed = { $kind } { NOUN($room, form: "in") } umírá.

## Movement and noise

log-moves = { $who } se přesouvá { NOUN($to, form: "to") }.
log-escapes = { $who } se pokouší ustoupit { NOUN($room, form: "from") }.
log-noise-rolled = { $who } hází na hluk: { $face }.
log-noise-rerolled = { $who } používá pohybový skener a přehazuje: { $face }.
log-slime-makes-danger = { $who } má na sobě sliz: z Klidu se stává Nebezpečí.

## Things looked at in secret

log-looked-at-engine = { $who } se dívá na stav motoru { $engine }.
log-looked-at-engine-seen = { $who } se dívá na stav motoru { $engine }: je { NOUN($state, form: "nom") }.
log-engine-order = { $who } pracuje na motoru { $engine }: { $changed ->
        [yes] destičky si vyměnily místa
       *[no] pořadí destiček se nemění
    }.
log-engine-order-seen = { $who } pracuje na motoru { $engine }: { $changed ->
        [yes] destičky si vyměnily místa
       *[no] pořadí destiček se nemění
    }. Motor je { NOUN($state, form: "nom") }.
log-looked-at-coordinates = { $who } se dívá na kartu kursu.
log-looked-at-coordinates-seen = { $who } se dívá na kartu kursu: k Zemi vede kurs { $earth }.
log-looked-at-room = { $who } se dívá na neprozkoumanou místnost { $slot }.
log-looked-at-room-seen = { $who } se dívá na neprozkoumanou místnost { $slot }: je to { $tile }.
log-looked-at-objective = { $who } se dívá na cizí úkol ({ $other }).
log-looked-at-objective-seen = { $who } se dívá na cizí úkol ({ $other }): „{ $objective }“.
log-weakness-discovered = { $who } odhaluje slabinu vetřelců ({ $slot }): „{ $weakness }“.

## Interruptions

log-interrupted = { $who } ruší akci ({ $other }).
log-interruption-cancelled = Přerušení je zrušené ({ $who }).

## Search, crafting, quest items, trade

log-searches = { $who } hledá { NOUN($deck, form: "acc") }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
log-searches-seen = { $who } hledá { NOUN($deck, form: "acc") }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
log-keeps-heavy-item = { $who } si nechává { NOUN($item, form: "acc") }.
log-keeps-item = { $who } si nechává { NOUN($deck, form: "acc") }.
log-keeps-item-seen = { $who } si nechává { NOUN($item, form: "acc") }.
log-crafts = { $who } sestavuje { NOUN($item, form: "acc") }.
log-discards-item = { $who } odhazuje { NOUN($item, form: "acc") }.
log-activates-quest = { $who } odemyká speciální předmět „{ $item }“.
log-attached = { $who } připojuje { NOUN($item, form: "acc") }. Zbraň: { NOUN($weapon, form: "nom") }.
log-trade-starts = { $who } zahajuje výměnu { NOUN($room, form: "in") }.
log-offer-declined = { $who } odmítá nabídku ({ $other }).
log-offer-declined-seen = { $who } odmítá nabídku ({ $other }): { NOUN($thing, form: "nom") }.
log-hands-over = Výměna: { $who } → { $other }, { NOUN($thing, form: "nom") }.
log-hands-over-hidden = Výměna: { $who } → { $other }, { NOUN($deck, form: "nom") }.
log-hands-over-hidden-seen = Výměna: { $who } → { $other }, { NOUN($thing, form: "nom") }.

## Rounds and turns

log-round = Kolo { $number }.
log-first-player = Žeton začínajícího hráče se předává. Začíná { $who }.
log-turn = Tah: { $who }.
log-passes = { $who } pasuje.
log-plays-card = { $who } hraje kartu „{ $card }“.
log-uses-item = { $who } používá { NOUN($item, form: "acc") }.
log-uses-room = { $who } využívá akci místnosti: { $room }.
log-picks-up = { $who } zvedá { NOUN($thing, form: "acc") } { NOUN($room, form: "in") }.
log-decompressed = Všichni pasovali a dveře jsou zavřené: odsátí vzduchu { NOUN($room, form: "in") }.

## Event phase

log-time = Ukazatel času se posouvá.
log-hibernation-opens = Hibernační komory se otevírají.
log-self-destruct = Ukazatel autodestrukce se posouvá.
log-self-destruct-irreversible = Autodestrukci už nelze zastavit.
log-event-card = Událost: „{ $event }“.
log-event-removed = Karta „{ $event }“ opouští hru; odhozené události se zamíchávají do balíčku.
log-event-shuffled-back = Karta „{ $event }“ se zamíchává zpět do balíčku událostí.
log-bag-token = Evoluce vetřelců: { NOUN($front, form: "one") }{ $number ->
        [0] { "" }
       *[other] , číslo { $number }
    }.
log-egg-added = Královna klade vejce do Hnízda: teď { $count ->
        [one] { $count } vejce
        [few] { $count } vejce
       *[other] { $count } vajec
    }.

## The end of the game

log-engines-shown = Motory jsou zkontrolované.
log-coordinates-shown = Karta kursu je odhalená: kurs { $space } – { $place }.
log-contamination-check = { $who } { $count ->
        [0] nemá co prověřit skenerem
        [one] prověřuje { $count } kartu infekce
        [few] prověřuje { $count } karty infekce
       *[other] prověřuje { $count } karet infekce
    }: { $sick ->
        [yes] PARAZIT
       *[no] bez parazita
    }.
log-contamination-draw = { $unscanned ->
        [yes] { $who } má v těle larvu: všechny karty se míchají
       *[no] { $who } míchá všechny své karty
    }, { $count ->
        [one] otočila se { $count }
        [few] otočily se { $count }
       *[other] otočilo se { $count }
    }; z toho karet infekce: { $found }.
log-fate = { $who } { $survived ->
        [yes] přežívá
       *[no] nepřežívá
    }{ $won ->
        [yes] { "" } a vítězí
       *[no] { "" }
    }.

## Setup

log-setup = Nová hra: { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }.
log-characters-drawn = { $who } losuje dvě postavy.
log-character-kept = { $who } hraje jako { NOUN($character, form: "nom") }.
log-crew-ready = Posádka se probouzí v Hibernatoriu.

## Cards, items and rooms

log-looked-at-event = { $who } se dívá na vrchní kartu události.
log-looked-at-event-seen = { $who } se dívá na vrchní kartu události: „{ $event }“.
log-event-put-back = { $who } vrací kartu události { $where ->
        [put_on_top] navrch balíčku
       *[put_under] naspod balíčku
    }.
log-discards-card = { $who } odhazuje kartu „{ $card }“.
log-loses-hand = { $who } po zásahu paralyzérem odhazuje všechny karty z ruky.
log-joined = { $who } spojuje { NOUN($item, form: "acc") } a { NOUN($thing, form: "acc") }: oba v jedné ruce.
log-signal-sent = { $who } vysílá signál.
log-takes-egg = { $who } bere vejce z Hnízda; { $count ->
        [one] zbývá { $count } vejce
        [few] zbývají { $count } vejce
       *[other] zbývá { $count } vajec
    }.
log-hibernates = { $who } se ukládá k hibernaci.
log-attempt-failed = { $who }: pokus se nedaří, je tu vetřelec.
log-self-destruct-started = Začíná autodestrukce.
log-self-destruct-stopped = Autodestrukce je zastavená.
log-decompression-starts = Připravuje se odsátí vzduchu { NOUN($room, form: "in") }: nastane po pasu všech, pokud se neotevřou dveře.
log-destination-set = { $who } přesouvá ukazatel kursu na { $space }.

## Events and transformations

log-egg-hatched = Z vejce se líhne larva; v Hnízdě { $count ->
        [one] zbývá { $count } vejce
        [few] zbývají { $count } vejce
       *[other] zbývá { $count } vajec
    }.
log-items-burnt = Předměty { NOUN($room, form: "in") } shoří.
log-intruder-heals = { $kind } { NOUN($room, form: "in") } se zbavuje zranění: { $count }.
log-transformed = Nymfoid { NOUN($room, form: "in") } se mění ve strážce.

## Playing the intruders

log-plays-intruders = { $who } hraje dál za vetřelce.
log-draws-intruder-cards = { $who } si dobírá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } vetřelců.
log-plays-intruder-card = { $who } hraje kartu vetřelců „{ $intruder_card }“.

## Modes and variants

log-revived = { $who } se vrací k životu { NOUN($room, form: "in") }.
log-time-waits = Mírný začátek: ukazatel času zůstává na místě.
log-rushes = { $who } využívá nápor: tři akce v tomto tahu.
