### What the buttons and lit things say: the answers to a question.

act-move = Přesunout se sem
act-careful-move = Přesunout se sem obezřetně
act-shoot = Vystřelit: { $weapon }
act-shoot-eggs = Střílet na vejce: { $weapon }
act-melee = Útok na blízko
act-melee-eggs = Rozbít vejce
act-pick-up = Zvednout { NOUN($thing, form: "acc") }
act-trade = Výměna
act-craft = Sestavit: { NOUN($item, form: "acc") }
act-room-action = Akce místnosti
act-play-card = Zahrát kartu { $card }
act-use-item = Použít { NOUN($item, form: "acc") }
act-activate-quest = Odemknout: { $item }
act-drop = Upustit { NOUN($thing, form: "acc") }
act-pass = Pas
act-pay = Odhodit kartu { $card }
act-keep-objective = Nechat si tento úkol: { $objective }
act-keep-character = Hrát za postavu: { $character }
act-give = Nabídnout { NOUN($thing, form: "acc") }
act-give-to = Nabídnout { NOUN($thing, form: "acc") }: { $name }
act-rush = Nápor: 1 lehké poranění za třetí akci
act-take = Vzít
act-decline = Odmítnout
act-swap = Vyměnit
act-keep-nothing = Nenechat si nic

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
option-step-out = Vystoupit a hrát dál
option-stay = Zůstat a pasovat
option-spend_ammo = Utratit 1 munici
option-slip_self = Ustoupit samostatně
option-slip_other = Nechat ustoupit tuto postavu
option-slip_both = Ustoupit a nechat ustoupit tuto postavu
option-slip_to = Ustoupit sem
option-order = Rozkázat této postavě
option-order_to = Rozkázat jít sem
option-recon_to = Na výzvědy sem
option-tunnel_to = Prolézt sem
option-put_on_top = Navrch balíčku
option-put_under = Naspod balíčku
option-shoot_at = Vystřelit
option-shoot_eggs = Střílet na vejce
option-peek = Tajně nahlédnout sem
option-throw = Hodit sem
option-throw_at_eggs = Hodit na vejce
option-throw_fire = Hodit sem
option-lure = Nalákat sem
option-attach_to = Připojit k tomuto
option-look_at_objective = Podívat se na úkol tohoto hráče
option-look_at_kind = Podívat se na tento
option-turn_pod = Zajistit/odjistit
option-scan_card = Prověřit a odstranit
option-walk_outside = Přejít sem po vnějšku lodi
option-stun = Omráčit
option-stun_person = Omráčit tuto postavu
option-analyse = Analyzovat
option-doors = Otevřít/zavřít dveře zde
option-board = Pokusit se nastoupit
option-suppress_fire = Spustit hašení zde
option-decompress = Odsát vzduch zde
option-start_self_destruct = Zahájit autodestrukci
option-stop_self_destruct = Zastavit autodestrukci
option-intruder_move = Pohnout vetřelcem
option-intruder_attack = Zaútočit vetřelcem
option-intruder_effect = Využít účinek karty
option-move_intruder = Pohnout tímto vetřelcem
option-move_through = Projít tudy
option-attack_with = Zaútočit tímto vetřelcem
option-attack_person = Zaútočit na tuto postavu
option-use_attack = Použít tento útok
option-use_event = Vyhodnotit tuto událost
option-pursue = Pronásledovat tuto postavu
option-heal_intruder = Vyléčit tohoto vetřelce
option-treat = Ošetřit tuto postavu
option-operate = Operovat tuto postavu
option-inject = Píchnout injekci této postavě
option-burden = 1 karta infekce, odhodit 1 akční kartu
option-boost = Dobrat si 3 akční karty

## An option together with the thing it is about

act-aim = { $option }: { $thing }

## What somebody is about to do, before others may interrupt it

declared-move = přesun { NOUN($room, form: "to") }
declared-careful-move = obezřetný přesun { NOUN($room, form: "to") }
declared-shoot = výstřel, cíl { NOUN($target, form: "nom") }, zbraň { NOUN($weapon, form: "nom") }
declared-melee = útok na blízko, cíl { NOUN($target, form: "nom") }
declared-pick-up = zvednout { NOUN($thing, form: "acc") }
declared-craft = sestavit { NOUN($item, form: "acc") }
declared-quest = odemknout { NOUN($item, form: "acc") }
declared-room = akce místnosti, { $room }
declared-card = karta { $card }
declared-item = použít { NOUN($item, form: "acc") }
declared-aimed = { $what } ({ $aim })
