### Scéna vedle lodi: co se stalo, slovy. Jména stojí v prvním pádě, věty v přítomném čase.

ui-stage-more =
    { $count ->
        [one] a { $count } další
        [few] a { $count } další
       *[other] a { $count } dalších
    }
ui-stage-surprise = Přepadový útok!

## Hluk

ui-stage-noise = Hluk v chodbě { $number }
ui-stage-noise-new = Bylo tam ticho: přibývá žeton hluku.
ui-stage-noise-again = Hluk tam už byl: něco přichází.

## Útoky

ui-stage-missed = { CAP(NOUN($kind, form: "nom")) } míjí cíl: { $name }.
ui-stage-dies = { $name } umírá.
ui-stage-serious =
    { $name } má { $count ->
        [one] { $count } vážné poranění
        [few] { $count } vážná poranění
       *[other] { $count } vážných poranění
    }: o { $more } víc.
ui-stage-light =
    { $name } má { $count ->
        [one] { $count } lehké poranění
        [few] { $count } lehká poranění
       *[other] { $count } lehkých poranění
    }: o { $more } víc.
ui-stage-contaminated =
    { $name } dostává { $count ->
        [one] { $count } kartu infekce
        [few] { $count } karty infekce
       *[other] { $count } karet infekce
    }.
ui-stage-slimed = { $name } dostává ukazatel slizu.
ui-stage-larva = { $name } má teď v těle larvu.
ui-stage-free = volné
ui-stage-means = { $name }: { $text }

## Výstřely a rány

ui-stage-hits =
    { $count ->
        [0] Bez zranění
        [one] { $count } zranění
        [few] { $count } zranění
       *[other] { $count } zranění
    }
ui-stage-injuries =
    { CAP(NOUN($kind, form: "nom")) } má { $count ->
        [one] { $count } zranění
        [few] { $count } zranění
       *[other] { $count } zranění
    }.
ui-stage-killed = { CAP(NOUN($kind, form: "nom")) } umírá.

## Fáze událostí

ui-stage-moved =
    { $count ->
        [one] Pohybuje se { $count } vetřelec.
        [few] Pohybují se { $count } vetřelci.
       *[other] Pohybuje se { $count } vetřelců.
    }
ui-stage-changed = Nikdo se nepohybuje, ale loď se mění.
ui-stage-unchanged = Nikdo se nepohybuje a na lodi se nic nemění.
ui-stage-burns =
    { $count ->
        [one] Oheň si vybírá daň { $count }krát.
        [few] Oheň si vybírá daň { $count }krát.
       *[other] Oheň si vybírá daň { $count }krát.
    }

## Scény přes celý stůl

ui-stage-pod-away = Modul { $pod } odlétá
ui-stage-launched =
    { $count ->
        [one] { $names } je z lodi pryč.
        [few] { $names } jsou z lodi pryč.
       *[other] { $names } jsou z lodi pryč.
    } Co nesou v sobě, ukáže na konci skener.
ui-stage-left-in-pod = V modulu { $pod }, kolo { $round }
ui-stage-sleeps = { $name } usíná
ui-stage-sleeps-text = Komora se zavírá. { $name } už nehraje; o zbytku rozhodnou kurs a motory.
ui-stage-jumps = Nemesis skáče
ui-stage-jumps-text = Kolo { $round } skončilo. Kdo je na palubě vzhůru, skok nepřežije.
ui-stage-destroyed = Nemesis už není
ui-stage-dies-in-jump = Na palubě a vzhůru: umírá při skoku
ui-stage-dies-with-ship = Na palubě: umírá s lodí
ui-stage-dead = Smrt
ui-stage-asleep = Hibernuje
ui-stage-gone = Odlétá v modulu
ui-stage-in-pod = V modulu

## Karnomorfové

ui-stage-without-card = Karta se neotáčí: karta mutace pro toho, kdo ji nemá, karta infekce a lehké poranění. Pak zmizí a do sáčku přijde šoural.
ui-stage-mutated = { $name } si bere kartu mutace.
ui-stage-markers = { $name } má { $count ->
        [one] { $count } kostičku mutace
        [few] { $count } kostičky mutace
       *[other] { $count } kostiček mutace
    }.
ui-stage-marker-kills = Čtvrtá zabíjí.
ui-stage-feeding = Krmení { NOUN($room, form: "in") }
ui-stage-feeding-done =
    { $count ->
        [one] Nakrmil se { $count } karnomorf.
        [few] Nakrmili se { $count } karnomorfové.
       *[other] Nakrmilo se { $count } karnomorfů.
    }
ui-stage-feeding-hungry =
    { $count ->
        [one] { $count } potravu nenašel.
        [few] { $count } potravu nenašli.
       *[other] { $count } potravu nenašlo.
    }
ui-stage-feeding-heal = Zotavuje se
ui-stage-feeding-healed =
    { $count ->
        [0] bez zranění
        [one] { $count } zranění pryč
        [few] { $count } zranění pryč
       *[other] { $count } zranění pryč
    }
ui-stage-feeding-develop = Roste
ui-stage-feeding-up = o úroveň výš
ui-stage-feeding-largest = větší není
ui-stage-feeding-blocked = další není volný
ui-stage-feeding-eat = Žere
ui-stage-food-red_corpse = Červená mrtvola
ui-stage-food-egg = Vejce
ui-stage-food-carcass = Mršina
ui-stage-food-metagorger = Metažrout
ui-stage-food-blue_corpse = Modrá mrtvola
