### Around any game: the language's own name, taking back, saved games, what a setup does not allow.

language-name = Čeština
number-decimal = { $whole },{ $part }

## Taking back

undo-last = Vzít zpět poslední volbu
undo-what = Vzít zpět: { $what }
undo-barrier-start = Zatím není co brát zpět.
undo-barrier-reveal = Od té doby bylo vidět něco skrytého, takže volbu nelze vzít zpět.
undo-barrier-roll = Od té doby se házelo nebo losovalo, takže volbu nelze vzít zpět.
undo-barrier-seat = Od té doby se hra ptala někoho jiného, takže volbu nelze vzít zpět.
undo-barrier-table = Společnou odpověď všech u stolu nelze vzít zpět.
undo-barrier-sealed = Volba je zapečetěná, dokud nezvolí všichni, takže ji nelze vzít zpět.
undo-barrier-over = Hra skončila.

## Saved games

save-cannot-write = Hru se nepodařilo uložit do { $path }: { $why }.
save-cannot-keep = Rozehranou hru z { $path } se nepodařilo uchovat: { $why }.
save-cannot-read = { $path } nelze přečíst: { $why }.
save-missing = Soubor { $path } neexistuje.
save-damaged = Soubor { $path } je poškozený ({ $part }): otevřete starší uloženou hru. Soubor zůstane beze změny.
save-part-file = samotný soubor
save-part-setup = hráči a příprava
save-part-table = nastavení stolu a kódy PIN
save-part-journal = seznam odpovědí
save-part-checkpoint = stav hry
save-no-file = { $path } není soubor, ale složka, roura nebo zařízení. Vyberte soubor s uloženou hrou.
save-too-large = Soubor { $path } je mnohem větší než jakákoli uložená hra a nebyl přečten. Vyberte jiný soubor.
save-not-a-save = { $path } není uložená hra. Vyberte jiný soubor.
save-newer = { $path } uložila novější verze programu ({ $program }). Chcete-li pokračovat, program aktualizujte.
save-other-game = Toto je uložená hra „{ $game }“, kterou tento program nezná. Vyberte jiný soubor.

## Why the system refuses to read or write a file; each is the end of a sentence

refused-nothing-there = takový soubor nebo složka neexistuje
refused-forbidden = chybí oprávnění
refused-read-only = disk je jen pro čtení
refused-full = na disku není místo
refused-folder = tento název má složka
refused-no-folder = část cesty je soubor, a ne složka
refused-long-name = název je příliš dlouhý
refused-busy = soubor používá jiný program
refused-disk-fault = disk hlásí chybu
refused-no-file = tento název má složka, roura nebo zařízení

## What a setup does not allow

setup-names = Každý hráč potřebuje vlastní jméno.
person-unnamed = Hráč { $number }
setup-colours = Každý hráč potřebuje vlastní barvu.
