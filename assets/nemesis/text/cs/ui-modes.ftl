## New game

ui-modes-mode = Režim
ui-modes-semi = Semikooperativní
ui-modes-solo = Sólový
ui-modes-coop = Kooperativní
ui-modes-semi-short = semikooperativní režim
ui-modes-solo-short = sólový režim
ui-modes-coop-short = kooperativní režim
ui-modes-species = Kdo je na palubě?
ui-modes-species-intruders = Vetřelci
ui-modes-species-intruders-hint = Základní hra: larvy se uchytí v lidech, slabiny lze odhalit, vládne královna.
ui-modes-species-carnomorphs = Karnomorfové
ui-modes-species-carnomorphs-hint = Žerou a rostou, přizpůsobují se a lidé mutují. Hrát za ně nelze: karty k tomu mluví o larvách a dospělcích.
ui-modes-species-carnomorphs-short = karnomorfové
ui-modes-board = Loď
ui-modes-board-main = Základní strana
ui-modes-board-main-hint = Mezi dvěma místnostmi vede nejvýše jedna chodba; servisní chodby tvoří jednu síť.
ui-modes-board-alternate = Druhá strana
ui-modes-board-alternate-hint = Přežít je těžší: místy vedou dvě chodby a sítě servisních chodeb jsou dvě, oddělené.
ui-modes-board-alternate-short = druhá strana plánu
ui-modes-draft = Postavy
ui-modes-draft-draft = Ze dvou jednu
ui-modes-draft-draft-hint = Každý si vylosuje dvě postavy, jednu si nechá a druhou zamíchá zpět.
ui-modes-draft-free = Volný výběr
ui-modes-draft-free-hint = Každý si postupně vezme kteroukoli volnou postavu.
ui-modes-draft-random = Náhodně
ui-modes-draft-random-hint = Postavu každému určí los.

## The cards of the intruder player

ui-modes-card-move = Pohyb: jeden vetřelec projde chodbou s číslem { $numbers }.
ui-modes-card-attack =
    { $count ->
        [1] Útok: jeden vetřelec napadne postavu ve své místnosti další kartou útoku.
        [one] Útok: jeden vetřelec napadne postavu ve své místnosti. Prohlédne se { $count } karta útoku, použije se jedna.
        [few] Útok: jeden vetřelec napadne postavu ve své místnosti. Prohlédnou se { $count } karty útoku, použije se jedna.
        [many] Útok: jeden vetřelec napadne postavu ve své místnosti. Prohlédne se { $count } karty útoku, použije se jedna.
       *[other] Útok: jeden vetřelec napadne postavu ve své místnosti. Prohlédne se { $count } karet útoku, použije se jedna.
    }
ui-modes-card-effect = Účinek: { $effect }

## Playing the intruders

ui-modes-role = Vetřelci
ui-modes-leader = { $name }, vetřelci
ui-modes-leads = Vede vše, co na lodi loví
ui-modes-leads-short = Vede vetřelce
ui-modes-leads-text = Hraje za vetřelce s jejich vlastními kartami: jedna akce v každém tahu.
ui-modes-cards = Balíček { $deck } · v ruce { $hand } z { $most }
ui-modes-cards-text = Karty vetřelců v ruce { $hand }, v balíčku { $deck }
ui-modes-none-aboard = Na lodi není žádný vetřelec.
ui-modes-guide = V každém tahu jedna karta, jedním ze tří způsobů
ui-modes-guide-move = Pohnout kterýmkoli vetřelcem chodbou s číslem z karty
ui-modes-guide-attack = Zaútočit vetřelcem na postavu v jeho místnosti
ui-modes-guide-effect = Použít účinek uvedený na kartě
ui-modes-guide-cards = Každé kolo { $drawn } karty, v ruce nejvýše { $most }. Po pasování smí zůstat { $kept }.
ui-modes-guide-aim = Hráč za vetřelce nemůže zvítězit, jen zabránit ve vítězství ostatním.
ui-modes-step-skipped = Vynechává se: někdo hraje za vetřelce.

## Shared objectives

ui-modes-shared = Společné úkoly
ui-modes-shared-count =
    { $count ->
        [one] { $count } společný úkol
        [few] { $count } společné úkoly
        [many] { $count } společného úkolu
       *[other] { $count } společných úkolů
    }
ui-modes-shared-text = Leží odkrytě. Skupina vítězí, jsou-li splněny všechny a přežije aspoň jedna postava.
ui-modes-signals = Signál vyslaly postavy: { $sent } z { $needed }

## Revival, open inventories, traits

ui-modes-revive-dead = Lze oživit: do začátku dalšího kola přineste tělo na funkční Ošetřovnu.
ui-modes-revive-room = Čí tělo tu na začátku kola leží nebo ho tu někdo nese, ten ožije, pokud tu není vetřelec ani porucha.
ui-modes-items = Předměty na očích všem: { $list }
ui-modes-trait = Rys „{ $name }“: { $text }

## Ending

ui-modes-end-later = Zkontrolují se až nakonec.
ui-modes-end-now = Společné úkoly se kontrolují jeden po druhém.
ui-modes-end-objective = Společný úkol { $number } z { $count }
ui-modes-end-met = { CAP($objective) }: splněno.
ui-modes-end-not-met = { CAP($objective) }: nesplněno.
ui-modes-end-won = Všechny úkoly jsou splněné a někdo žije: posádka vítězí společně.
ui-modes-end-lost = Splněné úkoly: { $met } z { $count }. Posádka společně prohrává.
ui-modes-end-nobody = Nikdo nepřežil: posádka společně prohrává.
ui-modes-end-hunted = Vetřelci ({ $name }) nenechali nikoho zvítězit.
