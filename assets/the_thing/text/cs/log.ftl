### The log. Sentences about people whose names stand in the nominative, in the present tense.

log-station-manned = Na stanici je postav: { $count }.
log-character-taken = { $player } hraje za postavu: { $character }.
log-role-seen = { $who } zná svou roli.
log-role-seen-seen = { $who } zná svou roli: { $role }.
log-round-opens = { $number }. kolo. Velí { $who }.
log-weather-rolled = { $who } hází kostkou počasí: { $weather }.
log-weather-set = Počasí: { $weather }.
log-fuel-burned = Spálené palivo { NOUN($place, form: "in") }: { $count }.
log-damage-taken = Poškození { NOUN($place, form: "in") }: { $count }.
log-power-fails = Výpadek proudu: tma.
log-power-returns = Proud je zpět.
log-boiler-lost = Kotelna je ztracena: stanice začíná zamrzat.
log-freezing = Zamrzání: pole { $space }.
log-rescue-flies = Záchranný vrtulník letí na pole { $space }. Jeho palivo: { $fuel }.
log-rescue-arrived = Záchranný vrtulník přiletěl a čeká.
log-rescue-leaves = Záchrannému vrtulníku došlo palivo: odlétá nadobro.
log-alien-plans = Vetřelec má plán.
log-hand-drawn = { $who } si bere { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
log-extra-card = Jedna karta z balíčku jde lícem dolů na tabulku velitele.
log-card-exchanged = { $who } odhazuje kartu a jednu si bere.
log-went = { $who } jde { NOUN($place, form: "to") }.
log-gave-card = { $who } odevzdává kartu.
log-gave-card-seen = { $who } odevzdává kartu: { $card }.
log-gave-openly = { $who } je v podezření a pokládá odkrytě: { $card }.
log-gave-blindly = Ve tmě se karta táhne naslepo. Hráč: { $who }.
log-gave-blindly-seen = Ve tmě se karta táhne naslepo: { $card }. Hráč: { $who }.
log-risked = { $who } odhazuje všechny karty z ruky ({ $count }) a bere vrchní kartu balíčku.
log-hand-swapped = { $who } si lehá a mění všechny karty v ruce ({ $count }).
log-light-shown = { $who } ukazuje svítilnu.
log-token-taken = { $who } bere žeton velitele { NOUN($place, form: "in") }.
log-tools-used = { $who } používá nářadí { NOUN($place, form: "in") }.
log-fuel-can-used = { $who } používá kartu paliva { NOUN($place, form: "in") }.
log-nothing-used = { $who } nakonec nic nepoužívá.
log-alien-strikes = Vetřelec útočí { NOUN($place, form: "in") }, síla { $power }.
log-alien-fought = { $who } zahání vetřelce { NOUN($good, form: "ins") } { NOUN($place, form: "in") }.
log-fought-not = { $who } nakonec zbraň nepoužívá.
log-alien-flees = { CAP(NOUN($place, form: "in")) } se vetřelec dává na útěk.
log-character-absorbed = Vetřelec pohlcuje { NOUN($place, form: "in") }: { $who }.
log-dog-absorbed = Vetřelec pohlcuje psa { NOUN($place, form: "in") }. Jeho síla: { $power }.
log-alien-destroyed = Odhalený vetřelec je zničený.
log-power-back = Vetřelec se stahuje. Jeho síla: { $power }.
log-clash-in = Střet { NOUN($place, form: "in") }.
log-dog-caught = Pes je chycen { NOUN($place, form: "in") }.
log-clash-left = { $who } používá { NOUN($good, form: "acc") } a odchází ze střetu.
log-clash-avoided = Ke střetu { NOUN($place, form: "in") } už nedojde.
log-tokens-laid = { $who } pokládá dva žetony.
log-tokens-laid-seen = { $who } pokládá: { $left } vlevo, { $right } vpravo.
log-lays-nothing = { $who } je na zeleném poli a nic nepokládá.
log-token-seen = { $who } se dívá na { $side ->
        [left] levý
       *[right] pravý
    } žeton. Majitel: { $whom }.
log-token-seen-seen = { $who } se dívá na { $side ->
        [left] levý
       *[right] pravý
    } žeton: { $token }. Majitel: { $whom }.
log-dog-met = { $who } je se psem o samotě.
log-dog-met-seen = { $who } je se psem o samotě: { $token }.
log-role-placed = { $who } pokládá pravou kartu role.
log-role-placed-seen = { $who } pokládá pravou kartu role: { $role }.
log-disc-moved = Podezření: { $who } je na poli { $space }.
log-arson-forbidden = { $who } nesmí lokaci zapálit.
log-arson-not = { $who } nakonec nic nezapaluje.
log-location-burns = { $who } zakládá požár { NOUN($place, form: "in") } { NOUN($good, form: "ins") }.
log-pile-shuffled = Velitel míchá balíček aktivních karet: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
log-card-turned = Velitel otáčí: { $card }.
log-assigned = { $who }: { $card } { NOUN($place, form: "in") }.
log-assigned-in-vain = Kartu „{ $card }“ nemůže provést nikdo: { $who } si lehá.
log-pile-dropped = Zbytek balíčku je odhozen lícem dolů: { $count }.
log-fuel-moved = Palivo { NOUN($place, form: "to") }: { $count }.
log-repaired = Opravené poškození { NOUN($place, form: "in") }: { $count }.
log-cooked = Uvařené jídlo: { $count }.
log-took-good = { $who } si nechává { $back ->
        [weapon] zbraň
       *[item] předmět
    }.
log-took-good-seen = { $who } si nechává { NOUN($good, form: "acc") }.
log-took-flamethrower = { $who } si odkrytě nechává plamenomet.
log-token-kept = { $who } si nechává žeton laboratoře.
log-token-kept-seen = { $who } si nechává { NOUN($good, form: "acc") }.
log-token-dropped = { $who } odhazuje žeton laboratoře.
log-token-dropped-seen = { $who } odhazuje { NOUN($good, form: "acc") }.
log-die-left = { $who } nechává kostku na meteostanici: { $weather }.
log-distress-sent = { $who } vysílá signál S.O.S.
log-nothing-done = { $who } nedělá nic.
log-cards-removed = Zničené karty { NOUN($place, form: "in") }, lícem dolů: { $count }.
log-food-lost = Zničené jídlo ve spíži: { $count }.
log-samples-lost = Ztracené žetony z laboratorního sáčku: { $count }.
log-blood-lost = Sabotáž v laboratoři ničí vzorek krve.
log-fuel-lost = Zničené palivo v podzemním skladu: { $count }.
log-boarding-begins = Nástup na palubu: { $vehicle }.
log-keys-shown = { $who } ukazuje klíče a je na palubě: { $vehicle }.
log-boarding-refused = { $who } odmítá vyrazit: v tomto kole nevyráží nikdo.
log-wants-aboard = { $who } žádá o nástup.
log-turned-away = { $who } nepouští na palubu: { $whom }.
log-comes-aboard = { $who } nastupuje na palubu: { $role }.
log-departs = Vozidlo vyráží: { $vehicle }. Na palubě: { $count }.
log-escape-stopped = Vetřelec zastavuje útěk: { $vehicle }, zásahy: { $count }.
log-all-gather = Všechny postavy se scházejí ve společenské místnosti.
log-trade-made = { $who } a { $whom } si vyměňují: zbraně { $weapons }, předměty { $items }, vzorky { $samples }.
log-trade-made-seen = { $who } dává: { $gave }. Na oplátku: { $got }. Partner: { $whom }.
log-trade-off = K výměně nedošlo: { $who } a { $whom }.
log-goods-laid = { $who } pokládá lícem dolů, partner { $whom }: zbraně { $weapons }, předměty { $items }, vzorky { $samples }.
log-accused = { $who } ukazuje na hráče: { $whom }.
log-abstains = { $who } neukazuje na nikoho.
log-nothing-said = { $who } nic neříká.
log-alien-revealed = { $who } je vetřelec! Síla vetřelce: { $power }.
log-test-run = { $who } provádí { $kind }. Testuje se { $whom }.
log-test-not-run = { $who } neprovádí { $kind }.
log-proved-human = { $who } je člověk.
log-cooked-eaten = Všichni jedí, co je uvařeno: { $count }.
log-raw-eaten = Všichni jedí ze spíže: { $count }.
log-starving = Jídlo došlo (na večeři zbylo { $count }): stanice hladoví.
log-card-thrown = { $who } hladoví a odhazuje kartu.
log-card-thrown-seen = { $who } hladoví a odhazuje: { $card }.
log-dog-comes = Pes je { NOUN($place, form: "in") }.
log-kennel-opens = Psi z kotce jsou volní: { $count }.
log-new-leader = Teď velí { $who }.
log-leader-token = Žeton velitele leží { NOUN($place, form: "in") }.
log-dice-rolled = Kostky: { $dice }. Dostává je { $who }.
log-die-cancelled = { $who } ruší výsledek: { $card }.
log-die-turned = { $who } otáčí kostku: { $card }.
log-die-rerolled = { $who } přehazuje kostku: { $card }.
log-threat-moves = Ukazatel hrozby je na poli { $space }.
log-alien-rolls = Vetřelec se snaží útěk zastavit: { $dice }.
log-humans-win = Lidé unikli: { $vehicle }. Lidé vyhráli.
log-aliens-win = { $cause }. Vetřelci vyhráli.
