## The frame of every table: the buttons at its top, the log.

# Horní pruh
ui-panels-menu = Nabídka
ui-panels-undo = Vzít zpět
ui-panels-undo-not = Není co vzít zpět
ui-panels-rules = Pravidla
ui-panels-rules-text = Pravidla s vyhledáváním; u otevřeného vysvětlení jeho článek.
ui-panels-settings = Nastavení
ui-panels-settings-text = Jazyk, velikost písma, rychlost, zvuk.
ui-panels-menu-text = Uložit, načíst, prohlédnout balíčky, odejít od stolu.
ui-panels-round = Kolo

# Záznam
ui-panels-log = Záznam
ui-panels-log-empty = Zatím se nic nestalo.
ui-panels-log-larger = Zvětšit záznam
ui-panels-log-smaller = Zmenšit záznam
ui-panels-log-private = Ví se jen na tomto místě.
ui-panels-log-newest = Na nejnovější

# Co udělá kliknutí na věc, s níž lze něco udělat přímo i obezřetně
ui-panels-way-plain = Kliknutí: { $act }. { $cards ->
    [0] {""}
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[other] { $cards } karet.
}
ui-panels-way-careful = Značka, Shift nebo dlouhý stisk: { $act }. { $cards ->
    [0] {""}
    [one] { $cards } karta.
    [few] { $cards } karty.
   *[other] { $cards } karet.
}
