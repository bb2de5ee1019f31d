# The rules reference: its controls.

ui-rules-title = Pravidla
ui-rules-which = Pravidla které hry
ui-rules-search = Hledat v pravidlech
ui-rules-contents = Obsah
ui-rules-results = { $count ->
        [0] Nic nenalezeno
        [one] Nalezen { $count } článek
        [few] Nalezeny { $count } články
       *[other] Nalezeno { $count } článků
    }
ui-rules-nothing = Taková slova nejsou v žádném článku. Zkuste méně písmen.
ui-rules-close = Zavřít
ui-rules-back = Zpět
ui-rules-see = Viz také
ui-rules-reading = Náš výklad
ui-rules-key-back = Alt+←
ui-rules-hint-choose = vybrat
ui-rules-hint-read = číst
ui-rules-more = Více v pravidlech
