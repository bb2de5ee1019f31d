# The ways to play: the choices of a new game, and what the modes and variants bring to the table.

## New game

ui-modes-pages = Stránky
ui-modes-page-game = Hráči a režim
ui-modes-page-variants = Varianty
ui-modes-page-variants-on = Varianty: { $count }
ui-modes-mode = Režim
ui-modes-semi = Semikooperativní
ui-modes-solo = Sólový
ui-modes-coop = Kooperativní
ui-modes-semi-short = semikooperativní režim
ui-modes-solo-short = sólový režim
ui-modes-coop-short = kooperativní režim
ui-modes-board = Loď
ui-modes-board-main = Základní strana
ui-modes-board-main-hint = Mezi dvěma místnostmi vede nejvýše jedna chodba; technické chodby tvoří jednu síť.
ui-modes-board-alternate = Druhá strana
ui-modes-board-alternate-hint = Přežít je těžší: místy vedou dvě chodby a technické sítě jsou dvě, oddělené.
ui-modes-board-alternate-short = druhá strana plánu
ui-modes-count-alone = Hrajete sami. Notebook není komu předávat.
ui-modes-count-several = Každý má jednu postavu. Předejte notebook, když o to obrazovka požádá.
ui-modes-count-open = Každý má jednu postavu a všechno leží odkrytě na stole.
ui-modes-open-hint = Všichni vidí všechno: bez přepážky a předávání notebooku.
ui-modes-variants = Varianty
ui-modes-variants-hint = Každá je vypnutá, dokud ji nezapnete. Uvedené jsou jen ty, které k režimu patří.
ui-modes-people = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}

## Start screen

ui-modes-again = Znovu ve stejné sestavě
