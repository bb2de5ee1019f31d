### Karty, kostky, odhalení a vysvětlivky: popisky, které nepatří žádné jednotlivé kartě.

## Popisky na kartách

ui-cards-or-mark = NEBO
ui-cards-or = nebo
ui-cards-and = a
ui-cards-both = { $first } a { $second }
ui-cards-either = { $first } nebo { $second }
ui-cards-object-text = Těžký: zabírá ruku postavy. Lze jej zvednout, upustit a předat někomu v téže místnosti.
ui-cards-quest-sleeping = Zatím zamčený
ui-cards-wound-dressed = Obvázáno
ui-cards-wound-dressed-text = bez účinku, ale počítá se
ui-cards-event-moves = Pohybují se chodbami
ui-cards-fate-discard = Pak na odhazovací balíček
ui-cards-fate-remove = Ze hry; odhozené se zamíchají
ui-cards-fate-shuffle_back = Zamíchá se zpět do balíčku

## Vysvětlivky

ui-cards-course = { $space }: { $place }
ui-cards-space = Kurs { $space }
ui-cards-cost =
    { $cost ->
        [0] Nestojí žádnou kartu
        [one] Stojí { $cost } kartu
        [few] Stojí { $cost } karty
       *[other] Stojí { $cost } karet
    }
ui-cards-capacity = Pojme munice: { $count }.
ui-cards-component = Symbol druhu: { $component }.
ui-cards-recipe = Sestavuje se ze dvou předmětů se symboly: { $first } a { $second }.
ui-cards-items-reduced = Předmětů k nalezení: { $printed } − { $less } ({ ui-modes-solo-short }) = { $count }.
ui-cards-items-here =
    { $count ->
        [0] Už se tu nedá nic najít.
        [one] Lze tu ještě najít { $count } předmět.
        [few] Lze tu ještě najít { $count } předměty.
       *[other] Lze tu ještě najít { $count } předmětů.
    }
ui-cards-eggs =
    { $count ->
        [0] V Hnízdě už nejsou žádná vejce.
        [one] V Hnízdě leží { $count } vejce.
        [few] V Hnízdě leží { $count } vejce.
       *[other] V Hnízdě leží { $count } vajec.
    }
ui-cards-token-number = Přepadový útok: { $number } proti počtu karet v ruce.
ui-cards-room-action =
    { $cost ->
        [0] { $action }.
        [one] { $action }: stojí { $cost } kartu.
        [few] { $action }: stojí { $cost } karty.
       *[other] { $action }: stojí { $cost } karet.
    }
ui-cards-room-white = Červené, žluté nebo zelené předměty: volí ten, kdo prohledává.
ui-cards-noted = Viděli jste: { $what }.
ui-cards-corridor = { $first } – { $second }
ui-cards-corridor-numbers = Čísla: { $numbers }.
ui-cards-injuries =
    { $count ->
        [0] Bez zranění.
       *[other] Zranění: { $count }.
    }
ui-cards-pod = Únikový modul { $number }
ui-cards-pod-locked = { $section }. Zajištěný.
ui-cards-pod-unlocked = { $section }. Odjištěný.
ui-cards-pod-launched = { $section }. Odletěl.
ui-cards-pod-removed = { $section }. Ztracený.
ui-cards-pod-people = Uvnitř: { $names }.
ui-cards-engine-unknown = Jeho stav jste neviděli.

## Odhalení

ui-cards-reveal-bag = Sáček na vetřelce
ui-cards-reveal-weakness = Odhalená slabina
ui-cards-reveal-weakness--carnomorphs = Odkrytá adaptace
ui-cards-reveal-reaction = Reakce
ui-cards-reveal-scan = Skener
ui-cards-reveal-surprise = { $number } je víc než { $cards }: přepadový útok, cílem je { $name }.
ui-cards-reveal-ready = { $number } není víc než { $cards }: { $name } je ve střehu, přepadový útok nenastane.
ui-cards-reveal-enough =
    { $number ->
        [one] S { $number } kartou nebo více v ruce by k přepadení nedošlo.
       *[other] S { $number } kartami nebo více v ruce by k přepadení nedošlo.
    }
