### Intruders. Forms: one (a new one), then the cases; -count is a number of them.

intruder-larva = Larva
    .one = larva
    .nom = larva
    .gen = larvy
    .dat = larvě
    .acc = larvu
    .ins = larvou
    .loc = larvě

intruder-creeper = Nymfoid
    .one = nymfoid
    .nom = nymfoid
    .gen = nymfoida
    .dat = nymfoidovi
    .acc = nymfoida
    .ins = nymfoidem
    .loc = nymfoidovi

intruder-adult = Dospělec
    .one = dospělec
    .nom = dospělec
    .gen = dospělce
    .dat = dospělci
    .acc = dospělce
    .ins = dospělcem
    .loc = dospělci

intruder-breeder = Strážce
    .one = strážce
    .nom = strážce
    .gen = strážce
    .dat = strážci
    .acc = strážce
    .ins = strážcem
    .loc = strážci

intruder-queen = Královna
    .one = královna
    .nom = královna
    .gen = královny
    .dat = královně
    .acc = královnu
    .ins = královnou
    .loc = královně

intruder-blank = Prázdný žeton
    .one = prázdný žeton
    .nom = prázdný žeton
    .gen = prázdného žetonu
    .dat = prázdnému žetonu
    .acc = prázdný žeton
    .ins = prázdným žetonem
    .loc = prázdném žetonu
intruder-larva-count = { $n ->
        [one] { $n } larva
        [few] { $n } larvy
       *[other] { $n } larev
    }
intruder-creeper-count = { $n ->
        [one] { $n } nymfoid
        [few] { $n } nymfoidi
       *[other] { $n } nymfoidů
    }
intruder-adult-count = { $n ->
        [one] { $n } dospělec
        [few] { $n } dospělci
       *[other] { $n } dospělců
    }
intruder-breeder-count = { $n ->
        [one] { $n } strážce
        [few] { $n } strážci
       *[other] { $n } strážců
    }
intruder-queen-count = { $n ->
        [one] { $n } královna
        [few] { $n } královny
       *[other] { $n } královen
    }
intruder-blank-count = { $n ->
        [one] { $n } prázdný žeton
        [few] { $n } prázdné žetony
       *[other] { $n } prázdných žetonů
    }

## What each kind does

intruder-larva-text = Zemře při prvním zranění. Při útoku nebere kartu, ale uchytí se v oběti, která navíc dostane kartu infekce. Nezanechává mršinu.
intruder-creeper-text = Odolnost: 1 karta útoku. Může se proměnit ve strážce. Zanechává mršinu.
intruder-adult-text = Nejčastější vetřelec. Odolnost: 1 karta útoku. Zanechává mršinu.
intruder-breeder-text = Odolnost: součet 2 karet útoku; šipka na kterékoli z nich znamená útěk. Zanechává mršinu.
intruder-queen-text = Je jen jedna. Odolnost: součet 2 karet útoku; šipka na kterékoli z nich znamená útěk. Klade vejce v Hnízdě.
intruder-blank-text = Není vetřelec. Při střetu zanechá hluk ve všech chodbách místnosti a vrátí se do sáčku.
token-blank = Prázdný žeton
term-intruder-token = Žeton vetřelce
term-intruder-token-text = Losuje se ze sáčku při střetu. Je-li číslo na něm vyšší než počet karet v ruce, vetřelec provede přepadový útok.

## Objects (also the slots of the weaknesses)

object-egg = Vejce vetřelce
    .nom = vejce
    .gen = vejce
    .dat = vejci
    .acc = vejce
    .ins = vejcem
    .loc = vejci

object-carcass = Mršina vetřelce
    .nom = mršina
    .gen = mršiny
    .dat = mršině
    .acc = mršinu
    .ins = mršinou
    .loc = mršině

object-corpse = Lidská mrtvola
    .nom = mrtvola
    .gen = mrtvoly
    .dat = mrtvole
    .acc = mrtvolu
    .ins = mrtvolou
    .loc = mrtvole

object-red_corpse = Červená lidská mrtvola
    .nom = červená mrtvola
    .gen = červené mrtvoly
    .dat = červené mrtvole
    .acc = červenou mrtvolu
    .ins = červenou mrtvolou
    .loc = červené mrtvole

object-blue_corpse = Modrá lidská mrtvola
    .nom = modrá mrtvola
    .gen = modré mrtvoly
    .dat = modré mrtvole
    .acc = modrou mrtvolu
    .ins = modrou mrtvolou
    .loc = modré mrtvole
