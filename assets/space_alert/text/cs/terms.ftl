## Stations

alert-station-upper_red = horní červené stanoviště
alert-station-upper_white = můstek
alert-station-upper_blue = horní modré stanoviště
alert-station-lower_red = dolní červené stanoviště
alert-station-lower_white = dolní bílé stanoviště
alert-station-lower_blue = dolní modré stanoviště
alert-station-space = vesmír

## Zones and lanes

alert-zone-red = červený sektor
alert-zone-white = bílý sektor
alert-zone-blue = modrý sektor
alert-lane-red = červený sektor
alert-lane-white = bílý sektor
alert-lane-blue = modrý sektor
alert-lane-internal = na palubě

## Damage tiles

alert-tile-heavy_laser = těžké laserové dělo
alert-tile-light_laser = lehké laserové dělo
alert-tile-pulse_cannon = pulzní dělo
alert-tile-shield = štít
alert-tile-reactor = reaktor
alert-tile-gravolift = gravitační výtah
alert-tile-structure = poškození trupu
alert-tile-heavy_laser-text = Každý výstřel tohoto děla je o 1 slabší.
alert-tile-light_laser-text = Každý výstřel tohoto děla je o 1 slabší.
alert-tile-pulse_cannon-text = Pulzní dělo dostřelí jen na vzdálenost 1.
alert-tile-shield-text = Kapacita je o 1 menší; energie navíc je ztracena.
alert-tile-reactor-text = Kapacita je o 1 menší; energie navíc je ztracena.
alert-tile-gravolift-text = Kdo jede tímto výtahem, je v příštím tahu zdržen.
alert-tile-structure-text = Teď nic; zůstane-li do další mise kampaně, zdvojuje poškození sektoru.

## Guns

alert-gun-heavy_laser_red = červené těžké laserové dělo
alert-gun-heavy_laser_white = hlavní těžké laserové dělo
alert-gun-heavy_laser_blue = modré těžké laserové dělo
alert-gun-light_laser_red = červené lehké laserové dělo
alert-gun-light_laser_blue = modré lehké laserové dělo
alert-gun-pulse_cannon = pulzní dělo
alert-gun-rocket = raketa
alert-gun-interceptors = stíhače

## Where energy is

alert-container-shield_red = červený štít
alert-container-shield_white = bílý štít
alert-container-shield_blue = modrý štít
alert-container-reactor_red = červený reaktor
alert-container-reactor_white = hlavní reaktor
alert-container-reactor_blue = modrý reaktor
alert-container-battery = baterie
alert-container-fuel = palivová kapsle

## What a card does

alert-token-red = červená šipka
alert-token-blue = modrá šipka
alert-token-lift = gravitační výtah
alert-token-A = A: palba
alert-token-B = B: energie
alert-token-C = C: zvláštní
alert-token-bots = bitevní roboti
alert-token-heroic_A = hrdinské A: palba
alert-token-heroic_B = hrdinské B: energie
alert-token-heroic_bots = hrdinský útok robotů
alert-card = { $move } / { $action }
alert-token-home = let domů
alert-token-go-upper_red = přímo na horní červené stanoviště
alert-token-go-upper_white = přímo na můstek
alert-token-go-upper_blue = přímo na horní modré stanoviště
alert-token-go-lower_red = přímo na dolní červené stanoviště
alert-token-go-lower_white = přímo na dolní bílé stanoviště
alert-token-go-lower_blue = přímo na dolní modré stanoviště
alert-token-red-text = O jedno stanoviště doleva po téže palubě.
alert-token-blue-text = O jedno stanoviště doprava po téže palubě.
alert-token-lift-text = Na druhou palubu. Poškozený nebo v tomto tahu už použitý výtah zdrží příští tah.
alert-token-A-text = Vystřelit z děla stanoviště, nebo opravit, co leží na A.
alert-token-B-text = Naplnit štít nebo reaktor stanoviště, nebo opravit, co leží na B.
alert-token-C-text = Použít zvláštní systém stanoviště, nebo opravit, co leží na C.
alert-token-bots-text = Aktivní četa útočí na vetřelce na stanovišti; ve vesmíru zůstává venku a útočí.
alert-token-heroic_A-text = Jako A, síla zásahu je o 1 větší; při opravě 2 místo 1.
alert-token-heroic_B-text = Jako B; pokud se energie přesunula, přibude ještě 1. Při opravě 2 místo 1.
alert-token-heroic_bots-text = Jako bitevní roboti, ale opětovaná palba četu nevyřadí; ve vesmíru síla zásahu o 1 větší.
alert-token-go-text = Přímo na toto stanoviště, ať leží v cestě cokoli.

## Why something failed, was delayed or knocked somebody out

alert-why-there = dál cesta nevede
alert-why-broken = tlačítko nefunguje
alert-why-charged = toto dělo už střílelo
alert-why-no-energy = chybí energie
alert-why-full = pro energii není místo
alert-why-no-fuel = žádná palivová kapsle nezbývá
alert-why-no-squad = četa chybí
alert-why-disabled = četa je vyřazena
alert-why-has-squad = aktivní četa už je k dispozici
alert-why-no-bots = hangár je prázdný
alert-why-space-taken = venku už někdo je
alert-why-not-now = údržba teď není na řadě
alert-why-serviced = údržba už proběhla
alert-why-rocket-launched = v tomto tahu už raketa odstartovala
alert-why-no-rocket = žádná raketa nezbývá
alert-why-no-intruder = vetřelec tu není
alert-why-no-windows = v tomto výcviku není co potvrzovat
alert-why-lift = výtah
alert-why-slime = sliz
alert-why-maintenance = zmeškaná údržba
alert-why-space = ve vesmíru fungují jen bitevní roboti
alert-why-amended = karta položená omylem

## Letters, marks, squads, halves

alert-letter-x = X
alert-letter-y = Y
alert-letter-z = Z
alert-mark-revealed = je teď vidět
alert-mark-thawed = je bez kryoštítu
alert-mark-grown = odteď opětuje palbu
alert-mark-attack_plus = všechna ostatní vnější ohrožení útočí o 1 silněji
alert-mark-shields_plus = všechna vnější ohrožení mají o 1 štít více
alert-mark-double_red = poškození červeného sektoru se zdvojuje
alert-mark-double_all = poškození všech sektorů se zdvojuje
alert-mark-lethal = kdo vejde, upadne do bezvědomí
alert-squad-active = aktivní četa
alert-squad-disabled = vyřazená četa
alert-half-action = akcí nahoru
alert-half-move = pohybem nahoru

## People

alert-android = Android { $number }
alert-role-captain = kapitán
alert-role-comms = spojovací důstojník
alert-role-security = velitel ochranky
