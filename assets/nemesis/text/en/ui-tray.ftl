### The personal tray, the decision bar, and what is looked at in private.

ui-tray-name = Personal tray
ui-tray-person = { $name }, {NOUN($role, form: "nom")}
ui-tray-deck = Deck { $deck } · discard { $discard }
ui-tray-healthy = Unhurt
ui-tray-light-1 = One light wound; the third becomes a serious one.
ui-tray-light-2 = Two light wounds: the next is serious.
ui-tray-wound = { $wound }: { $effect }
ui-tray-dressed = { $wound }: dressed, still counts.
ui-tray-larva = Larva on board. Surgery removes it.
ui-tray-larva-short = Larva
ui-tray-mutation-none = The card is gone, the markers stay
ui-tray-mutation-cost = Scan 1 from hand, 1 marker
ui-tray-mutation-hold = Hold O to look at it
ui-tray-mutation-kills = the 4th kills
ui-tray-slime = Slime: Silence counts as Danger.
ui-tray-slime-short = Slime
ui-tray-signal = The Signal is sent.
ui-tray-signal-short = Signal sent

## Hand

ui-tray-hand-none = No cards in hand
ui-tray-hidden-card = Face-down card
ui-tray-can-be-scanned = Can be scanned
ui-tray-cannot-pay = Cannot pay
ui-tray-discard-count = Discard { $count } of { $most }
ui-tray-chosen-count = Chosen { $count } of { $most }

## Hands, items, objectives

ui-tray-hands = In hand
ui-tray-hand-empty = Empty hand
ui-tray-hand-blocked = Arm wound: no use
ui-tray-items = Items and quest items
ui-tray-no-items = Nothing yet
ui-tray-of = { $now } of { $most }
ui-tray-one-use = One use
ui-tray-heavy = Heavy
ui-tray-objectives =
    { $count ->
        [0] No objective yet
        [one] { $count } objective
       *[other] { $count } objectives
    }
ui-tray-objective-kept = Objective kept
ui-tray-objective-hold = Hold O, or hold here
ui-tray-objective-refused = Refused
ui-tray-objective-text = Only you see this. Let go to hide it.

## Notes

ui-tray-notes = What you have seen
ui-tray-notes-text =
    { $count ->
        [0] Nothing so far. Engines, coordinates, rooms and cards that you look at in secret are kept here. Key: I
        [one] { $count } note. Key: I
       *[other] { $count } notes. Key: I
    }
ui-tray-notes-none = Nothing so far: what you look at in secret is kept here.
ui-tray-note-engine = { $about }: { $saw } (round { $round })
ui-tray-note-tile = { $about }: { $saw } (round { $round })
ui-tray-note-token =
    { $items ->
        [one] { $about }: token { $saw }, { $items } item (round { $round })
       *[other] { $about }: token { $saw }, { $items } items (round { $round })
    }
ui-tray-note-coordinates = Coordinates: { $saw } (round { $round })
ui-tray-note-event = Next event: { $saw } (round { $round })
ui-tray-note-objective = Objective of { $about }: { $saw } (round { $round })

## Decision bar

ui-tray-claim-trade = { $name } offers

ui-tray-look = Only you see this
ui-tray-look-objective = Keep
ui-tray-look-search = Keep
ui-tray-look-mutation = Keep
