### Intruder attack cards, by effect, and the faces of the dice.

attack-scratch = Škrábnutí
attack-scratch-text = Cíl utrpí 1 lehké poranění a dostane 1 kartu infekce.
attack-claw_attack = Útok pařáty
attack-claw_attack-text = Cíl utrpí 2 lehká poranění a dostane 1 kartu infekce.
attack-bite = Hryznutí
attack-bite-text = Cíl se 2 a více vážnými poraněními zemře. Jinak: 1 vážné poranění.
attack-tail_attack = Útok ocasem
attack-tail_attack-text = Cíl s 1 a více vážnými poraněními zemře. Jinak: 1 vážné poranění.
attack-transformation = Proměna
attack-transformation-text = Z nymfoida se stane strážce. Nemá-li cíl karty v ruce, hned provede přepadový útok.
attack-frenzy = Zuřivost
attack-frenzy-text = Každá postava v místnosti: se 2 a více vážnými poraněními zemře, jinak utrpí 1 vážné poranění.
attack-slime = Sliz
attack-slime-text = Cíl dostane ukazatel slizu a 1 kartu infekce.
attack-summoning = Přivolání
attack-summoning-text = Vylosujte 1 žeton: tento vetřelec se objeví zde. Nepřepadá a v této fázi neútočí.
attack-toughness = Odolnost { $n }
attack-retreat = Útěk

## Faces of the combat die

combat-blank-text = Žádné zranění. Útok na blízko, který mine, stojí vážné poranění.
combat-creeper-text = 1 zranění larvě nebo nymfoidovi; ostatní mine.
combat-adult-text = 1 zranění larvě, nymfoidovi nebo dospělci; ostatní mine.
combat-one_hit-text = 1 zranění kterémukoli vetřelci.
combat-two_hits-text = 2 zranění kterémukoli vetřelci; při útoku na blízko 1.
