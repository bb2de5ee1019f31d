### Intruder weaknesses. The slot (corpse, egg, carcass) is the object that reveals the card.

weakness-vital_places = Citlivá místa
weakness-vital_places-text = Proti dospělci se Vedle na bojové kostce počítá jako 1 zásah.
weakness-vulnerability_to_fire = Citlivost na oheň
weakness-vulnerability_to_fire-text = Požár způsobí vetřelcům o 1 zranění více a zničí o 1 vejce více.
weakness-reaction_to_danger = Reakce na nebezpečí
weakness-reaction_to_danger-text = Pro přepadové útoky je číslo na žetonu o 1 nižší, nejméně však 1.
weakness-vulnerability_to_energy = Citlivost na energii
weakness-vulnerability_to_energy-text = Energetická zbraň, která způsobí zranění, způsobí ještě 1, i vejcím.
weakness-the_way_of_moving = Způsob pohybu
weakness-the_way_of_moving-text = Zavřené dveře ničí jen strážci a královna; ostatní zastaví.
weakness-susceptibility_to_phosphates = Citlivost na fosfáty
weakness-susceptibility_to_phosphates-text = Vetřelec zahnaný hasicím přístrojem nebo Protipožární centrálou utrpí navíc 1 zranění.
weakness-the_way_of_fighting = Způsob boje
weakness-the_way_of_fighting-text = Hryznutí dospělce způsobí lehké poranění místo vážného.
weakness-species_on_the_brink_of_extinction = Druh na pokraji vyhynutí
weakness-species_on_the_brink_of_extinction-text = Odolnost všech vetřelců je o 1 nižší.
weakness-hidden = Neznámá slabina
weakness-hidden-text = Odhalí ji analýza příslušného vzorku v Laboratoři.
