### What the buttons and lit things say: the answers to a question.

act-move = Přesunout se sem
act-careful-move = Přesunout se sem obezřetně
act-shoot = Vystřelit
act-shoot-eggs = Střílet na vejce
act-melee = Útok na blízko
act-melee-eggs = Rozbít vejce
act-pick-up = Zvednout
act-trade = Výměna
act-craft = Sestavit: { NOUN($item, form: "acc") }
act-room-action = Akce místnosti
act-play-card = Zahrát tuto kartu
act-use-item = Použít tento předmět
act-activate-quest = Odemknout tento speciální předmět
act-drop = Upustit
act-pass = Pas
act-pay = Odhodit tuto kartu
act-keep-objective = Nechat si tento úkol: { $objective }
act-keep-character = Hrát za postavu: { $character }
act-give = Nabídnout toto
act-claim = Reagovat
act-yes = Ano
act-no = Ne
act-done = Hotovo

## Options and targets that the rules offer

option-noise-here = Hluk sem
option-take-door = Vzít tyto dveře
option-keep-order = Nechat destičky být
option-swap-order = Prohodit destičky
option-search = Hledat
option-keep-item = Nechat si
option-component = Použít jako součást
option-discard-item = Odhodit tento předmět
option-launch = Odletět
option-step-out = Vystoupit
option-stay = Zůstat a pasovat
