## New game

ui-modes-pages = Stránky
ui-modes-page-game = Hráči a režim
ui-modes-page-variants = Varianty
ui-modes-page-variants-on = Varianty: { $count }
ui-modes-count-alone = Hrajete sami. Notebook není komu předávat.
ui-modes-count-several = Každý má jednu postavu. Předejte notebook, když o to obrazovka požádá.
ui-modes-count-open = Všechno leží odkrytě na stole, nikdo se nemusí odvracet.
ui-modes-open-hint = Všichni vidí všechno: bez zástěny a předávání notebooku.
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
