## Veřejné panely: počítadla, posádka, panel vetřelců, záznam, balíčky

# Horní pruh
ui-panels-strip = Počítadla a kroky kola
ui-panels-time = Čas
ui-panels-time-title = Čas: { $now }
ui-panels-time-jumped = Loď provedla hyperskok
ui-panels-time-left =
    { $left ->
        [one] Do hyperskoku zbývá { $left } kolo.
        [few] Do hyperskoku zbývají { $left } kola.
       *[other] Do hyperskoku zbývá { $left } kol.
    }
ui-panels-time-chambers-open = Hibernační komory jsou otevřené.
ui-panels-time-chambers-closed = Hibernační komory se otevřou na poli { $at }.
ui-panels-self-destruct = Auto­destrukce
ui-panels-self-destruct-title = Autodestrukce: { $now }
ui-panels-self-destruct-off-title = Autodestrukce neběží
ui-panels-self-destruct-off = Lze ji spustit v Generátoru. Ukazatel se pak posune při každém kroku času.
ui-panels-self-destruct-left =
    { $left ->
        [one] Do výbuchu lodi zbývá { $left } kolo.
        [few] Do výbuchu lodi zbývají { $left } kola.
       *[other] Do výbuchu lodi zbývá { $left } kol.
    }
ui-panels-self-destruct-can-stop = V Generátoru ji lze ještě zastavit, dokud ukazatel nedojde na { $at }.
ui-panels-self-destruct-cannot-stop = Už ji nelze zastavit. Na poli { $at } se odjistily všechny moduly.
ui-panels-step-draw = Dobrání
ui-panels-step-draw-text = Všichni si doberou akční karty do pěti.
ui-panels-step-first_player = Začínající
ui-panels-step-first_player-text = Žeton začínajícího hráče dostane další po levici. V prvním kole zůstává na místě.
ui-panels-step-turns = Tahy
ui-panels-step-turns-text = Každý postupně provede dvě akce nebo pasuje, dokud nepasují všichni.
ui-panels-step-time = Čas
ui-panels-step-time-text = Ukazatel času se posune o jedno pole, ukazatel autodestrukce také, pokud běží.
ui-panels-step-attacks = Útoky
ui-panels-step-attacks-text = Útočí každý vetřelec v boji: nejprve královna, pak strážci, dospělci, nymfoidi, larvy.
ui-panels-step-attacks-text--carnomorphs = Útočí každý karnomorf v boji: nejprve řezník, pak masové bestie, šouralové, metažrouti.
ui-panels-step-feeding = Krmení
ui-panels-step-feeding-text = Karnomorfové mimo boj, kteří mají v místnosti těžký vzorek nebo metažrouta, se zotaví, povyrostou a žerou: největší první, místnost po místnosti.
ui-panels-step-fire = Požár
ui-panels-step-fire-text = Každý vetřelec v hořící místnosti utrpí 1 zranění.
ui-panels-step-event = Událost
ui-panels-step-event-text = Otočí se karta události: zobrazení vetřelci se pohnou, pak se vyhodnotí její text.
ui-panels-step-bag = Sáček
ui-panels-step-bag-text = Ze sáčku se vytáhne jeden žeton vetřelce; co přinese, záleží na jeho druhu.
ui-panels-step-now = Právě probíhá tento krok.

# Posádka
ui-panels-crew = Posádka
ui-panels-choosing = Vybírá postavu
ui-panels-chosen = Má vybráno
ui-panels-pod = Modul { $number }
ui-panels-hibernating = V hibernaci
ui-panels-launched = Mimo loď
ui-panels-launched-pod = Mimo loď, modul { $number }
ui-panels-dead = Nežije
ui-panels-dead-of = Nežije: { $cause }
ui-panels-person = { $name }, { $role }
ui-panels-person-number = Pořadové číslo { $number }
ui-panels-person-first = Pořadové číslo { $number }, začínající hráč
ui-panels-acting = Právě rozhoduje tento hráč.
ui-panels-passed = Do konce kola pasuje.
ui-panels-in-combat = V boji.
ui-panels-light = Lehká poranění: { $count } ze 2
ui-panels-serious = Vážná poranění: { $count } ze 3
ui-panels-no-wounds = Bez poranění
ui-panels-wound = { $wound }: { $effect }
ui-panels-wound-dressed = { $wound }: obvázáno, bez účinku, ale počítá se
ui-panels-slime = Na postavě je sliz: Klid na kostce hluku platí jako Nebezpečí.
ui-panels-larva = Na panelu postavy je larva.
ui-panels-signal = Signál je vyslaný.
ui-panels-mutation-hidden = Lícem dolů
ui-panels-mutation-none = Bez karty
ui-panels-mutation = Mutace: { $mutation }.
ui-panels-mutation-face-down = Karta mutace leží lícem dolů.
ui-panels-mutation-markers = Kostičky mutace: { $count } z { $most }; poslední zabíjí.
ui-panels-cards = Karty v ruce { $hand }, v balíčku { $deck }, odhozené { $discard }
ui-panels-items = Skryté předměty: { $list }
ui-panels-items-none = Žádné skryté předměty
ui-panels-items-of = { $deck } { $count }
ui-panels-colour-red = červené
ui-panels-colour-yellow = žluté
ui-panels-colour-green = zelené
ui-panels-colour-blue = modré
ui-panels-colour-none = ostatní
ui-panels-hands = V rukou: { $list }
ui-panels-hands-empty = Volné ruce
ui-panels-hand-empty = Volná ruka
ui-panels-hand-lost = Ruku nelze použít
ui-panels-ammo = { $thing }, { $now } z { $full }
ui-panels-attached = Připojeno: { $thing }
ui-panels-quest = Speciální předmět „{ $quest }“: zatím zamčený
ui-panels-quest-active = Speciální předmět „{ $quest }“: odemčený
ui-panels-objectives =
    { $count ->
        [0] Žádné karty úkolů
        [one] { $count } karta úkolu, lícem dolů
        [few] { $count } karty úkolů, lícem dolů
       *[other] { $count } karet úkolů, lícem dolů
    }
ui-panels-objective-open = Úkol: { $objective }
ui-panels-discard-of = { $name }: odhozené akční karty
ui-panels-look-through = Kliknutím prohlédnete balíček.

# Panel vetřelců
ui-panels-intruders = Vetřelci
ui-panels-intruders--carnomorphs = Karnomorfové
ui-panels-miniatures-left = Zbývající figurky
ui-panels-miniatures-left-text = Tolik jich od každého druhu může ještě přijít; bez figurky dalšího druhu nikdo krmením nevyroste.
ui-panels-removed-by = odstraní
ui-panels-face-down = Lícem dolů
ui-panels-adaptation-removed = Odstraněna v Laboratoři: už neplatí.
ui-panels-bag = V sáčku
ui-panels-tokens =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
ui-panels-bag-kind = { $kind }: v sáčku { $count }
ui-panels-bag-outside = V zásobě: { $count }
ui-panels-bag-step-larva = V kroku Sáček: žeton jde do zásoby a do sáčku přijde dospělec.
ui-panels-bag-step-creeper = V kroku Sáček: žeton jde do zásoby a do sáčku přijde strážce.
ui-panels-bag-step-adult = V kroku Sáček: každý, kdo není v boji, hází na hluk; žeton se vrací.
ui-panels-bag-step-breeder = V kroku Sáček: každý, kdo není v boji, hází na hluk; žeton se vrací.
ui-panels-bag-step-queen = V kroku Sáček: královna se objeví v Hnízdě, pokud tam někdo je; jinak v Hnízdě přibude vejce a žeton se vrací.
ui-panels-bag-step-blank = V kroku Sáček: do sáčku přijde dospělec a prázdný žeton se vrací.
ui-panels-bag-step-blank--carnomorphs = V kroku Sáček: šouralové mimo boj se skryjí do sáčku, přibude tam metažrout a všichni mimo boj házejí na hluk; pak se prázdný žeton vrací.
ui-panels-bag-step-metagorger = V kroku Sáček: červený se množí, 1 metažrout do každé místnosti s metažroutem nebo těžkým vzorkem a do Hnízda; modrý ustoupí červenému a všichni mimo boj házejí na hluk.
ui-panels-bag-step-shambler = V kroku Sáček: všichni mimo boj házejí na hluk; žeton se vrací.
ui-panels-bag-step-fleshbeast = V kroku Sáček: všichni mimo boj házejí na hluk; žeton se vrací.
ui-panels-bag-step-butcher = V kroku Sáček: přijde k postavě zasažené slizem, nebo k začínajícímu hráči; žeton opouští sáček.
ui-panels-blank = Prázdný žeton
ui-panels-weaknesses = Slabiny
ui-panels-weaknesses--carnomorphs = Adaptace
ui-panels-unknown = Zatím neznámá
ui-panels-weakness-corpse = Slabina: lidská mrtvola
ui-panels-weakness-corpse--carnomorphs = Adaptace: šoural
ui-panels-weakness-corpse-text = Kartu odhalí analýza lidské mrtvoly v Laboratoři.
ui-panels-weakness-corpse-text--carnomorphs = Odkryje ji první šoural. Lidská mrtvola v Laboratoři ji odstraní.
ui-panels-weakness-egg = Slabina: vejce
ui-panels-weakness-egg--carnomorphs = Adaptace: masová bestie
ui-panels-weakness-egg-text = Kartu odhalí analýza vejce vetřelce v Laboratoři.
ui-panels-weakness-egg-text--carnomorphs = Odkryje ji první masová bestie. Vejce v Laboratoři ji odstraní.
ui-panels-weakness-carcass = Slabina: mršina
ui-panels-weakness-carcass--carnomorphs = Adaptace: řezník
ui-panels-weakness-carcass-text = Kartu odhalí analýza mršiny vetřelce v Laboratoři.
ui-panels-weakness-carcass-text--carnomorphs = Odkryje ji řezník. Mršina v Laboratoři ji odstraní.
ui-panels-nest = Hnízdo
ui-panels-nest-destroyed = Zničeno
ui-panels-nest-destroyed-text = V Hnízdě nezbylo žádné vejce: Hnízdo je zničeno.
ui-panels-eggs =
    { $count ->
        [one] { $count } vejce v Hnízdě
        [few] { $count } vejce v Hnízdě
       *[other] { $count } vajec v Hnízdě
    }
ui-panels-queen-killed = Královna zabita
ui-panels-queen-killed--carnomorphs = Řezník zabit
ui-panels-queen-killed-text = Královna byla zabita.
ui-panels-queen-killed-text--carnomorphs = Řezník byl zabit.

# Balíčky
ui-panels-piles = Balíčky a odhozené karty
ui-panels-piles-text = Prohlédnout vše, co leží lícem nahoru, a spočítat, co leží lícem dolů.
ui-panels-piles-close = Zavřít
ui-panels-piles-intruders = Vetřelci
ui-panels-piles-intruders--carnomorphs = Karnomorfové
ui-panels-piles-items = Předměty
ui-panels-piles-people = Posádka
ui-panels-piles-deck = Balíček
ui-panels-piles-discard = Odhozené
ui-panels-pile-event = Události
ui-panels-pile-attack = Útoky
ui-panels-pile-wound = Vážná poranění
ui-panels-pile-contamination = Infekce
ui-panels-pile-mutation = Mutace
ui-panels-pile-mutation-secret = Karty mutace zůstávají tajné, dokud je někdo nepoužije.
ui-panels-pile-intruder = Karty vetřelců
ui-panels-pile-red = Červené předměty
ui-panels-pile-yellow = Žluté předměty
ui-panels-pile-green = Zelené předměty
ui-panels-pile-crafted = Sestavené, zbývající
ui-panels-pile-blue = Sestavené, použité
ui-panels-pile-counts = V balíčku { $deck }, odhozeno { $discard }
ui-panels-pile-deck =
    { $count ->
        [0] Balíček je prázdný.
        [one] { $count } karta v balíčku, lícem dolů.
        [few] { $count } karty v balíčku, lícem dolů.
       *[other] { $count } karet v balíčku, lícem dolů.
    }
ui-panels-pile-supply = Ještě lze sestavit: { $count }
ui-panels-pile-discarded = Odhozeno: { $count }
ui-panels-pile-newest = Nejnovější leží první.
ui-panels-pile-empty = Zatím tu nic odhozeného není.
ui-panels-pile-secret = Zda je na kartě infekce PARAZIT, ukáže jen skener.
