### Event cards: name and effect. Their movement and corridor number are drawn, not worded.

event-egg_protection = Ochrana vajec
event-egg_protection-text = Střet pro každou postavu, která je v Hnízdě nebo nese vejce.
event-hatching = Líhnutí
event-hatching-text = Z Hnízda ubude 1 vejce. V postavách v Hnízdě bez akčních karet v ruce se uchytí larva; není-li taková, přidejte 1 larvu do sáčku.
event-regeneration = Regenerace
event-regeneration-text = Každému vetřelci odeberte až 2 zranění.
event-damage = Poškození
event-damage-text = Porucha v každé prozkoumané místnosti s dospělcem, strážcem nebo královnou.
event-lurking = Číhání
event-lurking-text = Všichni vetřelci mimo boj opustí plán; za každého přijde žeton jeho druhu do sáčku.
event-eclosion = Vykuklení
event-eclosion-text = Postavy s larvou zemřou a objeví se po nich nymfoid. Ostatní si otočí 4 akční karty a prověří karty infekce mezi nimi: PARAZIT znamená larvu.
event-flammable_compounds = Hořlavá směs
event-flammable_compounds-text = Požár v Hibernatoriu. Hoří-li už, požár v každé sousední místnosti. Zavřené dveře a servisní chodby ho zastaví.
event-hunt_1 = Lov
event-hunt_1-text = Každý dospělec mimo boj se přesune do sousední místnosti s postavou (s nejnižším číslem).
event-hunt_2 = Lov
event-hunt_2-text = Každý dospělec mimo boj se přesune do sousední místnosti s postavou (s nejnižším číslem).
event-consuming_fire = Pohlcující plameny
event-consuming_fire-text = V hořících místnostech nezbudou předměty. Pak se požár rozšíří do sousedních místností. Zavřené dveře a servisní chodby ho zastaví.
event-scent_of_prey = Pach kořisti
event-scent_of_prey-text = Hluk ve všech chodbách každé místnosti s postavou zasaženou slizem.
event-malfunction = Porucha
event-malfunction-text = Porucha v prozkoumané místnosti s nejnižším číslem.
event-noise_in_technical_corridors = Hluk v servisních chodbách
event-noise_in_technical_corridors-text = Hluk v servisních chodbách. Je-li tam už, každá postava v místnosti se vstupem hází na hluk.
event-nest = Hnízdo
event-nest-text = Je-li Hnízdo prozkoumané: hluk ve všech jeho chodbách.
event-bulkheads_open = Otevření přepážek
event-bulkheads_open-text = Všechny zavřené dveře se otevřou.
event-damaging_fire = Ničivé plameny
event-damaging_fire-text = Porucha v každé prozkoumané hořící místnosti. Pak se požár rozšíří do sousedních. Zavřené dveře a servisní chodby ho zastaví.
event-escape_pod_ejection = Odpálení únikového modulu
event-escape_pod_ejection-text = Únikový modul s nejnižším číslem opouští hru.
event-short_circuit = Zkrat
event-short_circuit-text = Porucha v každé prozkoumané žluté místnosti s počítačem.
event-coolant_leak = Únik chladiva
event-coolant_leak-text = Je-li v Generátoru porucha, začíná autodestrukce.
event-life_support_failure = Selhání podpory života
event-life_support_failure-text = Porucha v každé prozkoumané zelené místnosti.

## Where the card goes

event-fate-discard = Tuto kartu odhoďte.
event-fate-remove = Odstraňte tuto kartu ze hry a zamíchejte odhozené karty do balíčku.
event-fate-shuffle_back = Zamíchejte tuto kartu zpět do balíčku.
