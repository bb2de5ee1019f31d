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
