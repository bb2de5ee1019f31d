### Co vzešlo z mnoha her počítače: stránka `simulate --report` a názvy údajů.

lab-title = { $game }: { $games ->
        [one] { $games } hra počítače
        [few] { $games } hry počítače
       *[other] { $games } her počítače
    }
lab-made = Semínka { $first } až { $last }; u stolu: { $policies }.
lab-compared = { $first } proti { $second }
lab-heading-game = Hra
lab-heading-seats = Místa
lab-heading-seats-of = Místa: { $policy }
lab-heading-crossed = { $first }: { $second }
lab-heading-shares = Podíly
lab-heading-numbers = Všechny údaje
lab-column-figure = Údaj
lab-column-value = Hodnota
lab-column-interval = Interval (95 %)
lab-column-of = Z
lab-column-first = První
lab-column-second = Druhý
lab-column-difference = Druhý má víc o
lab-column-pairs = Dvojic s více / méně
lab-column-chance = Náhoda
lab-per-game = { $count }, { $each } na hru
lab-note-interval = Úsečka na konci pruhu je interval spolehlivosti podílu: jeho skutečnou hodnotu obsahuje 95 ze 100 takových intervalů (Wilson).
lab-note-compared = Hry se stejným semínkem se porovnávají po dvojicích; u míst platí průměr každé hry. Poslední sloupec říká, jak pravděpodobně se dva stejné způsoby liší aspoň takto náhodou (McNemarův test u podílů, znaménkový test u ostatního). Z mnoha údajů se některé liší náhodou.
lab-rounds = Počet kol
lab-seat-won = Místo vyhrálo
lab-won = Někdo vyhrál
