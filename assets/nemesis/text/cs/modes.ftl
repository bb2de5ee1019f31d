### Ways to play: modes, variants, and the cards of whoever goes on as the intruders.

## Modes

mode-semi = Semikooperativní hra
mode-semi-text = 2 až 5 hráčů, každý s tajným úkolem. Zvítězit jich může libovolně mnoho.
mode-solo = Sólový režim
mode-solo-text = 1 hráč. Dva speciální úkoly, při prvním střetu si jeden nechá. V místnostech je poloviční počet předmětů.
mode-coop = Kooperativní režim
mode-coop-text = Jeden odkrytý úkol na hráče: skupina vítězí, jsou-li splněné všechny a někdo přežije. Mrtvé lze oživit.

## Variants

variant-traits = Rysy postav
variant-traits-text = Každá postava má jednu schopnost navíc z pozdějšího rozšíření.
variant-medic = Lékařka
variant-medic-text = Mezi postavami na výběr je i promo postava.
variant-wide_fire_weakness = Širší citlivost na oheň
variant-wide_fire_weakness-text = Citlivost na oheň platí i pro Molotovův koktejl a plamenomet.
variant-brink_per_card = Pokraj vyhynutí za kartu
variant-brink_per_card-text = Druh na pokraji vyhynutí snižuje o 1 každou kartu odolnosti, ne součet.
variant-no_feuds = Bez sporů
variant-no_feuds-text = Úkoly, které chtějí smrt jiného hráče, ve hře nejsou.
variant-open_inventories = Odkrytý inventář
variant-open_inventories-text = Všichni vidí předměty všech.
variant-gentle_start = Mírný začátek
variant-gentle_start-text = První fáze událostí neposune ukazatel času.
variant-strict_memory = Přísná paměť
variant-strict_memory-text = Co kdo uvidí, ukáže se jen jednou: program to neuchová v poznámkách ani v záznamu.
variant-intruder_player = Hra za vetřelce
variant-intruder_player-text = Kdo zemře první, smí hrát dál za vetřelce, s vlastními kartami.

## Intruder action cards

intruder-card-pursuit = Pronásledování
intruder-card-pursuit-text = Postava dle vaší volby hází na hluk.
intruder-card-coordinated_hunt = Koordinovaný lov
intruder-card-coordinated_hunt-text = Každý dospělec mimo boj se přesune do sousední místnosti s postavou (s nejnižším číslem).
intruder-card-metamorphosis = Metamorfóza
intruder-card-metamorphosis-text = Postavy s larvou zemřou a objeví se po nich nymfoid. Ostatní si otočí 4 karty a prověří karty infekce mezi nimi: PARAZIT znamená larvu.
intruder-card-planning = Plánování
intruder-card-planning-text = Podívejte se na 3 karty událostí a 1 vyhodnoťte, pohyb i text. Ostatní odhoďte.
intruder-card-self_healing = Samoléčení
intruder-card-self_healing-text = Vetřelci dle vaší volby odeberte až 2 zranění.

## Traits, for the variant of that name

trait-captain = Tak už chcípni
trait-captain-text = Po zásahu revolverem střílejte zdarma znovu na tentýž cíl, dokud se trefujete. Odolnost vetřelce se zjišťuje po posledním výstřelu.
trait-pilot = Autorizace
trait-pilot-text = Kdykoli využijete Můstek, smíte navíc otevřít, nebo zavřít 1 libovolné dveře na lodi.
trait-scientist = Kolečkové křeslo
trait-scientist-text = Vaše poranění Noha jsou od začátku obvázaná.
trait-scout = Sběračka
trait-scout-text = Při hledání v bílé místnosti se podívejte na 1 kartu z každého balíčku a 1 si nechte.
trait-soldier = Nápor
trait-soldier-text = Za 1 lehké poranění proveďte v tahu 3 akce místo 2.
trait-mechanic = Kutil
trait-mechanic-text = Při sestavování se vaše počáteční zbraň a speciální předměty počítají jako žluté předměty.
trait-medic = Altruistka
trait-medic-text = Když jiné postavě obvážete vážná nebo vyléčíte lehká poranění, doberte si 1 akční kartu.
