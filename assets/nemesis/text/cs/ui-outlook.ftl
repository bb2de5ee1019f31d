### What could happen: shown beside a choice, from what its reader may know.

ui-outlook-title = Co se může stát
ui-outlook-percent = { $number } %
ui-outlook-quiet = Nic
ui-outlook-noise = Hluk v jedné chodbě
ui-outlook-encounter = Střet
ui-outlook-danger = { $count ->
        [0] Nebezpečí: hluk ve všech chodbách
        [one] Nebezpečí: přijde { $count } vetřelec
        [few] Nebezpečí: přijdou { $count } vetřelci
       *[other] Nebezpečí: přijde { $count } vetřelců
    }
ui-outlook-destroyed = Loď bude zničena
ui-outlook-token-first = Nejdřív se otočí žeton průzkumu; je započítán.
ui-outlook-nobody-rolls = Bez hodu na hluk: někdo tam už je.
ui-outlook-bag = Při střetu se losuje ze sáčku:

# Útok na vetřelce
ui-outlook-price-shot = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, munice: 1 z { $ammo }
ui-outlook-price-melee = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, 1 karta infekce
ui-outlook-hits = zasáhnou { $count } z { $sides }
ui-outlook-injury = { $count ->
        [0] Nezasáhne žádná stěna
       *[other] Zásah: zranění { $count }
    }
ui-outlook-injuries = Zásah: zranění { $least } až { $most }
ui-outlook-miss-wounds = Vedle: vážné poranění
ui-outlook-dies = zemře { $number } %
ui-outlook-flees = prchne { $number } %
ui-outlook-hurt = zranění { $number } %
ui-outlook-missed = vedle { $number } %
ui-outlook-strikes = Kdo zůstane, může útočit ve fázi událostí.
ui-outlook-unseen = Dosud neodhalené karty útoku: { $count }
