
## From outside

alert-threat-E1-01 = Pulzní koule
alert-threat-E1-02 = Torpédoborec
alert-threat-E1-03 = Neviditelný stíhač
alert-threat-E1-04 = Energetický mrak
alert-threat-E1-05 = Dělový člun
alert-threat-E1-06 = Stíhač s kryoštítem
alert-threat-E1-07 = Stíhač
alert-threat-E1-08 = Obrněný vyloďovač
alert-threat-E1-09 = Améba
alert-threat-E1-10 = Meteoroid
alert-threat-E2-01 = Kamikadze
alert-threat-E2-02 = Průzkumník
alert-threat-E2-03 = Přízračný stíhač
alert-threat-E2-04 = Roj
alert-threat-E2-05 = Medúza
alert-threat-E2-06 = Nájezdník
alert-threat-E2-07 = Malý asteroid
alert-threat-SE1-01 = Fregata
alert-threat-SE1-02 = Válečná loď
alert-threat-SE1-03 = Tanker Leviatan
alert-threat-SE1-04 = Pulzní satelit
alert-threat-SE1-05 = Fregata s kryoštítem
alert-threat-SE1-06 = Mezihvězdná chobotnice
alert-threat-SE1-07 = Vír
alert-threat-SE1-08 = Asteroid
alert-threat-SE2-01 = Behemot
alert-threat-SE2-02 = Juggernaut
alert-threat-SE2-03 = Psionický satelit
alert-threat-SE2-04 = Mlhovinový krab
alert-threat-SE2-05 = Nemesis
alert-threat-SE2-06 = Velký asteroid

## On board

alert-threat-I1-01 = Výsadek (červený)
alert-threat-I1-02 = Výsadek (modrý)
alert-threat-I1-03 = Sabotér (doprava)
alert-threat-I1-04 = Sabotér (doleva)
alert-threat-I1-05 = Nabourané štíty (modré)
alert-threat-I1-06 = Nabourané štíty (červené)
alert-threat-I1-07 = Nestabilní hlavice
alert-threat-I2-01 = Sliz (modrý)
alert-threat-I2-02 = Sliz (červený)
alert-threat-I2-03 = Vojáci (červení)
alert-threat-I2-04 = Vojáci (modří)
alert-threat-I2-05 = Virus
alert-threat-I2-06 = Přehřátý reaktor
alert-threat-SI1-01 = Komando (červené)
alert-threat-SI1-02 = Komando (modré)
alert-threat-SI1-03 = Cizí tvor
alert-threat-SI1-04 = Trhlina
alert-threat-SI1-05 = Zkrat ve vedení
alert-threat-SI1-06 = Vzpoura robotů
alert-threat-SI2-01 = Popravčí
alert-threat-SI2-02 = Pátrač
alert-threat-SI2-03 = Přetížení energetické sítě
alert-threat-SI2-04 = Zamoření
alert-threat-SI2-05 = Jaderná nálož

## Where an effect reaches

alert-where-own = sektor ohrožení
alert-where-all = všechny sektory
alert-where-others = dva ostatní sektory
alert-where-red_blue = červený a modrý sektor
alert-where-red = červený sektor
alert-where-white = bílý sektor
alert-where-tokens = sektor každého žetonu

## How much

alert-amount-number = { $count }
alert-amount-all = vše
alert-amount-half = polovina
alert-amount-hp = ve výši zbývajících bodů odolnosti
alert-amount-hp_x2 = ve výši dvojnásobku zbývajících bodů odolnosti
alert-amount-central_energy = 1 za každou energii v hlavním reaktoru
alert-amount-players_here = 1 za každou figurku tam
alert-amount-rockets_x3 = 3 za každou raketu na palubě bez jejího poškození

## What letters do

alert-effect-attack = Útok { $amount }: { $where }.
alert-effect-attack-double = Útok { $amount }: { $where }; co projde štítem, platí dvakrát.
alert-effect-attack-ignore = Útok { $amount }: { $where }; štíty nepomáhají.
alert-effect-attack-at-least = Jen je-li poškozeno: útok { $amount }: { $where }.
alert-effect-attack-below = Jen s poškozením menším než { $below }: útok { $amount }: { $where }.
alert-effect-damage = Poškození { $amount }: { $where }.
alert-effect-damage-whole = Je-li nepoškozeno: poškození { $amount }: { $where }.
alert-effect-repair = Sejme ze sebe poškození: { $amount }.
alert-effect-speed = Rychlost +{ $delta }.
alert-effect-shields = Štíty +{ $delta }.
alert-effect-shields-become = Štíty jsou odteď { $become }.
alert-effect-reveal = Odteď je vidět.
alert-effect-aura-attack_plus = Všechna ostatní vnější ohrožení útočí o 1 silněji.
alert-effect-aura-shields_plus = Všechna vnější ohrožení mají o 1 štít více.
alert-effect-advance = Všechna ostatní vnější ohrožení postoupí o { $squares ->
        [one] { $squares } pole
        [few] { $squares } pole
       *[other] { $squares } polí
    }.
alert-effect-damage-self = Samo utrpí poškození: { $amount }.
alert-effect-count = Přidává na síle jeho rozpadu.
alert-effect-lose = Loď je ztracena.
alert-effect-drain-shields = Štíty ztrácejí energii ({ $amount }): { $where }.
alert-effect-drain-reactors = Reaktory ztrácejí energii ({ $amount }): { $where }.
alert-effect-drain-or-damage = Reaktor jeho sektoru ztratí 1 energii; je-li prázdný, 1 poškození.
alert-effect-delay-ship = Všichni na palubě jsou zdrženi.
alert-effect-delay-zone = Všichni v jeho sektoru jsou zdrženi.
alert-effect-delay-tokens = Všichni u žetonů jsou zdrženi.
alert-effect-knock-ship = Všichni na palubě upadnou do bezvědomí.
alert-effect-knock-station = Všichni na jeho stanovišti upadnou do bezvědomí.
alert-effect-knock-tokens = Všichni u žetonů upadnou do bezvědomí.
alert-effect-knock-stations = Všichni na jeho stanovištích upadnou do bezvědomí.
alert-effect-knock-leading_squad = Všichni na palubě, kdo vedou četu, upadnou do bezvědomí.
alert-effect-knock-except_upper_white = Všichni na palubě mimo můstek upadnou do bezvědomí.
alert-effect-knock-without_active_squad = Všichni tam bez aktivní čety upadnou do bezvědomí.
alert-effect-move-red = Přejde o stanoviště vlevo.
alert-effect-move-blue = Přejde o stanoviště vpravo.
alert-effect-move-deck = Změní palubu.
alert-effect-move-most_players = Přejde na sousední stanoviště, kde je nejvíc lidí.
alert-effect-move-hurt = Je-li poškozeno: { $move }
alert-effect-grow = Odteď opětuje palbu.
alert-effect-spread-red = Každý žeton slizu se rozšíří o stanoviště vlevo.
alert-effect-spread-blue = Každý žeton slizu se rozšíří o stanoviště vpravo.
alert-effect-destroy-rocket = Jedna raketa na palubě je zničena.
alert-effect-destroy-fuel = Palivová kapsle je ztracena.
alert-effect-disable-squad = Četa, která ještě leží v hangáru, je vyřazena.
alert-effect-double-red = Poškození červeného sektoru se zdvojuje.
alert-effect-double-all = Poškození všech sektorů se zdvojuje.
alert-effect-lethal = Kdo vejde na stanoviště s žetonem, upadne do bezvědomí.
alert-effect-energy-up = Hlavní reaktor naplní bílý štít.
alert-effect-leak-central_reactor = Hlavní reaktor ztratí všechnu energii: za každou 1 poškození.
alert-effect-leak-white_shield = Bílý štít ztratí všechnu energii: za každou 1 poškození.
alert-effect-leak-all_reactors = Každý reaktor ztratí všechnu energii: za každou 1 poškození jeho sektoru.

## What is special about threats

alert-trait-no_rockets = Rakety na toto ohrožení nemohou mířit.
alert-trait-no_heavy_laser = Těžká laserová děla na toto ohrožení nemohou mířit.
alert-trait-hidden_until_x = Před X na toto ohrožení nemůže mířit žádná zbraň.
alert-trait-rocket_wasted = Přitahuje rakety, ale ty mu neublíží.
alert-trait-cryoshield = První krok, v němž na toto ohrožení něco míří, sejme jen kryoštít.
alert-trait-pulse_zeroes_shields = Po zásahu pulzním dělem nemá v tom tahu žádné štíty.
alert-trait-damage_cap_1 = Zbraně mu způsobí nejvýš 1 poškození za tah.
alert-trait-safe_at_distance_3 = Na vzdálenosti 3 na toto ohrožení nemůže mířit žádná zbraň.
alert-trait-death_splash = Je-li zničeno, všechna ostatní vnější ohrožení utrpí 1 poškození bez ohledu na ochranu.
alert-trait-rocket_magnet = Rakety na toto ohrožení míří z každé vzdálenosti; po každé má o 1 štít více.
alert-trait-interceptor_overload = Je-li samo, stíhače mu způsobí 9 a pilot upadne do bezvědomí.
alert-trait-retaliates = Po každém kroku, v němž utrpí poškození: útok 1 na všechny sektory.
alert-trait-death_attack = Po zničení zaútočí na svůj sektor silou { $count } za každé minuté písmeno.
alert-trait-z_loses_ship = Na Z je loď ztracena.
alert-trait-fires_back = Opětuje palbu: útočící četa je vyřazena.
alert-trait-fires_back_after_x = Po X opětuje palbu.
alert-trait-rockets_as_hit_points = Má tolik bodů odolnosti, kolik je na palubě raket, když se objeví.
alert-trait-slime = Kdo vejde do slizu, je zdržen. Potomek má 1 bod odolnosti; karta je zničena s posledním žetonem.
alert-trait-death_knock_out = Poslední oprava omráčí všechny na dolním červeném a dolním modrém stanovišti.
alert-trait-killer_knocked_out = Kdo ho zničí, upadne do bezvědomí.
alert-trait-all_stations_bonus = Oprava na všech jeho stanovištích v jednom tahu přidá { $count }.
alert-trait-needs_three_at_once = Musí na něm pracovat tři lidé v jednom tahu.
alert-trait-token_per_station = Po žetonu na každém stanovišti; třetí odstraněný vezme i poslední.
alert-trait-interceptors_only = Opraví ho jen stíhače, pokaždé o 1, a na nic jiného zatím neútočí.
alert-trait-stays_after_z = Jeho žetony zůstávají i po Z.
