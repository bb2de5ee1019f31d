# The history of games played on this machine.

ui-history-title = Zdejší odehrané hry
ui-history-none = Na tomto počítači ještě žádná hra neskončila. Až skončí, zapíše se sem.
ui-history-game = Hra
ui-history-figures = Čísla
ui-history-show = Co je zobrazeno
ui-history-back = Zpět
ui-history-key-back = Esc
ui-history-export = Exportovat…
ui-history-export-title = Kam hry zapsat
ui-history-export-csv = Tabulka (CSV)
ui-history-export-json = JSON
ui-history-export-name = nemesis-games
ui-history-exported = Zapsáno: { $path }
ui-history-delete = Smazat
ui-history-delete-all = Smazat vše
ui-history-keep = Ponechat
ui-history-ask-delete = Nadobro smazat hru ({ $date }) z historie?
ui-history-ask-delete-all = { $count ->
        [0] Nadobro smazat historii?
        [one] Nadobro smazat { $count } hru z historie?
        [few] Nadobro smazat všechny { $count } hry z historie?
       *[other] Nadobro smazat všech { $count } her z historie?
    }
ui-history-ask-delete-unreadable = { $count ->
        [one] Zmizí i { $count } nečitelný řádek.
        [few] Zmizí i { $count } nečitelné řádky.
       *[other] Zmizí i { $count } nečitelných řádků.
    }
ui-history-deleted = Smazáno.
ui-history-unreadable = { $count ->
        [one] { $count } řádek historie nelze přečíst; byl přeskočen a zůstává v souboru.
        [few] { $count } řádky historie nelze přečíst; byly přeskočeny a zůstávají v souboru.
       *[other] { $count } řádků historie nelze přečíst; byly přeskočeny a zůstávají v souboru.
    }
ui-history-cannot-read = Historii nelze přečíst: { $reason }
ui-history-cannot-write = Zápis se nepodařil: { $reason }
ui-history-cannot-delete = Smazání se nepodařilo: { $reason }
ui-history-not-written = Hru se nepodařilo přidat do historie: { $reason }

## A game

ui-history-winners = { $count ->
        [0] Nikdo nezvítězil
        [one] Vítězů: { $count } z { $people }
        [few] Vítězů: { $count } z { $people }
       *[other] Vítězů: { $count } z { $people }
    }
ui-history-group-won = Společné vítězství
ui-history-group-lost = Společná porážka
ui-history-alone-won = Vítězství
ui-history-alone-lost = Porážka
ui-history-rounds = { $count ->
        [one] { $count } kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
ui-history-variants = Varianty: { $names }
ui-history-won = Vítězství

## Figures

ui-history-all-games = Všechny hry
ui-history-n-games = { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
ui-history-time = Čas u stolu
ui-history-time-known = známý u { $known } z { $count }
ui-history-by-person = Hráči
ui-history-column-played = her
ui-history-column-won = vítězství
ui-history-of = { $count } z { $all }
