### Osobní deska, lišta rozhodnutí a to, na co se hráč dívá tajně.

ui-tray-name = Osobní deska
ui-tray-person = { $name }, {NOUN($role, form: "nom")}
ui-tray-deck = Balíček { $deck } · odhozeno { $discard }
ui-tray-healthy = Bez poranění
ui-tray-light-1 = Jedno lehké poranění; třetí se stane vážným.
ui-tray-light-2 = Dvě lehká poranění: další bude vážné.
ui-tray-wound = { $wound }: { $effect }
ui-tray-dressed = { $wound }: obvázáno, ale počítá se.
ui-tray-larva = Larva v těle. Odstraní ji Operační sál.
ui-tray-larva-short = Larva
ui-tray-mutation-none = Karta je pryč, kostičky zůstaly
ui-tray-mutation-cost = Prověřit 1 z ruky, 1 kostička
ui-tray-mutation-hold = Držte O a podívejte se
ui-tray-mutation-kills = 4. zabíjí
ui-tray-slime = Sliz: Klid platí jako Nebezpečí.
ui-tray-slime-short = Sliz
ui-tray-signal = Signál je vyslaný.
ui-tray-signal-short = Signál

## Ruka

ui-tray-hand-none = V ruce nejsou žádné karty
ui-tray-hidden-card = Karta lícem dolů
ui-tray-can-be-scanned = Lze prověřit
ui-tray-cannot-pay = Nelze jí platit
ui-tray-discard-count = Odhodit { $count } z { $most }
ui-tray-chosen-count = Vybráno { $count } z { $most }

## Ruce, předměty, úkoly

ui-tray-hands = V rukou
ui-tray-hand-empty = Volná ruka
ui-tray-hand-blocked = Poraněná paže
ui-tray-items = Předměty a speciální předměty
ui-tray-no-items = Zatím nic
ui-tray-of = { $now } z { $most }
ui-tray-one-use = Na jedno použití
ui-tray-heavy = Těžký
ui-tray-objectives =
    { $count ->
        [0] Zatím bez úkolu
        [one] { $count } úkol
        [few] { $count } úkoly
       *[other] { $count } úkolů
    }
ui-tray-objective-kept = Zvolený úkol
ui-tray-objective-hold = Držte O, nebo tady
ui-tray-objective-refused = Odmítnutý
ui-tray-objective-text = Vidíte jen vy. Pusťte a skryje se.

## Poznámky

ui-tray-notes = Co jste viděli
ui-tray-notes-text =
    { $count ->
        [0] Zatím nic. Ukládá se sem vše, na co se podíváte tajně: motory, kurs, místnosti, karty. Klávesa I
        [one] { $count } poznámka. Klávesa I
        [few] { $count } poznámky. Klávesa I
       *[other] { $count } poznámek. Klávesa I
    }
ui-tray-notes-none = Zatím nic: ukládá se sem vše, na co se podíváte tajně.
ui-tray-note-engine = { $about }: { $saw } ({ $round }. kolo)
ui-tray-note-tile = { $about }: { $saw } ({ $round }. kolo)
ui-tray-note-token =
    { $items ->
        [one] { $about }: žeton „{ $saw }“, { $items } předmět ({ $round }. kolo)
        [few] { $about }: žeton „{ $saw }“, { $items } předměty ({ $round }. kolo)
       *[other] { $about }: žeton „{ $saw }“, { $items } předmětů ({ $round }. kolo)
    }
ui-tray-note-coordinates = Karta kursu: { $saw } ({ $round }. kolo)
ui-tray-note-event = Příští událost: { $saw } ({ $round }. kolo)
ui-tray-note-objective = Úkol hráče { $about }: { $saw } ({ $round }. kolo)

## Lišta rozhodnutí

ui-tray-claim-trade = Nabízí { $name }

ui-tray-look = Vidíte to jen vy
ui-tray-look-objective = Nechat si
ui-tray-look-search = Nechat si
ui-tray-look-mutation = Nechat si
