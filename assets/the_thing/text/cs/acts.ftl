### What the buttons and lit things say: the answers to a question.

thing-act-take-character = Hrát za postavu: { $character }
thing-act-place-role = { $side ->
        [left] Levá karta
       *[right] Pravá karta
    }
thing-act-keep-weather = Nechat: { $weather }
thing-act-send = Síla { $power }: { $place }
thing-act-plan-made = Zbytek do zálohy
thing-act-exchange = Vyměnit: { $card }
thing-act-keep-hand = Nic neměnit
thing-act-go-and-give = Jít { NOUN($place, form: "to") } a odevzdat kartu
thing-act-go-and-risk = Jít { NOUN($place, form: "to") }: vrchní karta balíčku
thing-act-sleep = Lehnout si { NOUN($place, form: "in") } a vyměnit všechny karty
thing-act-give = Odevzdat: { $card }
thing-act-take = Vzít: { $card }
thing-act-show-light = Ukázat { NOUN($good, form: "acc") }
thing-act-stay-dark = Světlo neukazovat
thing-act-use-good = Použít { NOUN($good, form: "acc") }
thing-act-use-nothing = Nic nepoužít
thing-act-next-clash = Další: { $place }
thing-act-avoid = Použít { NOUN($good, form: "acc") } a odejít
thing-act-stay = Zůstat
thing-act-lay = Vlevo: { $left }. Vpravo: { $right }
thing-act-look-at = { $choices ->
        [0] Není se na koho podívat
        [one] Podívat se: { $first }
       *[other] Nejprve { $first }, jinak { $second }
    }
thing-act-side = { $side ->
        [left] Levý žeton
       *[right] Pravý žeton
    }
thing-act-seen = Zakrýt a pokračovat
thing-act-fight = Bojovat { NOUN($good, form: "ins") }
thing-act-fight-not = Bez zbraně
thing-act-absorb = Pohltit: { $whom }
thing-act-absorb-dog = Pohltit psa { NOUN($place, form: "in") }
thing-act-sabotage-here = Sabotáž { NOUN($place, form: "in") }
thing-act-burn = Zapálit { NOUN($good, form: "ins") }
thing-act-burn-not = Nezapalovat
thing-act-permit = Dovolit
thing-act-forbid = Nedovolit
thing-act-assign = { $whom }
thing-act-turn-next = Otočit další kartu
thing-act-stop = Zastavit
thing-act-keep-good = Nechat si { NOUN($good, form: "acc") }
thing-act-keep-token = Nechat si
thing-act-drop-token = Odhodit
thing-act-fuel-to = Palivo { NOUN($place, form: "to") }
thing-act-start-engine = Ukázat { NOUN($good, form: "acc") } a vyrazit
thing-act-use-ability = Využít schopnost
thing-act-do-without = Bez schopnosti
thing-act-do-nothing = Nedělat nic
thing-act-board = Na palubu
thing-act-stay-behind = Zatím zůstat
thing-act-trade-with = Výměna: { $whom }
thing-act-no-trade = Bez výměny
thing-act-offer = { $canisters ->
    [-1] Položit { NOUN($good, form: "acc") }
   *[other] Položit { NOUN($good, form: "acc") }, náplně: { $canisters }
  }
thing-act-accept = Souhlasit
thing-act-refuse = Odmítnout
thing-act-vote = Ukázat na hráče: { $whom }
thing-act-abstain = Zdržet se
thing-act-reveal = Odhalit se
thing-act-silent = Mlčet
thing-act-run-test = { CAP($kind) }
thing-act-pick = { $whom }
thing-act-no-test = Bez testu
thing-act-put-to-test = Otestovat: { $whom }
thing-act-do-not-test = Nepoužít
thing-act-throw = Odhodit: { $card }
thing-act-put-into = { $who }: { $place }
thing-act-cancel = Zrušit kostku { $die }
thing-act-turn = Otočit kostku { $die }: { $face }
thing-act-reroll = Přehodit kostku { $die }
thing-act-dice-done = Nechat tak
thing-act-do-action = { $card }
thing-act-roll-again = Hodit znovu
thing-act-turned = { $whom }
