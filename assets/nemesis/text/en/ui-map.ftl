### The ship: labels on the map, and the map in words

ui-map-name = The ship
ui-map-help = Tab or arrow keys go through what can be chosen, Enter chooses. Plus, minus and the wheel zoom, dragging moves the picture, 0 or a double click shows the whole ship.
ui-map-course = Course
ui-map-pods = Pods { $section }
ui-map-section-a = A
ui-map-section-b = B
ui-map-of = of { $total }
ui-map-explored = Explored { $count } of { $total }
ui-map-open = open
ui-map-closed = closed
ui-map-technical = Technical
    .second = corridors
ui-map-ducts-red = Red
    .second = corridors
ui-map-ducts-blue = Blue
    .second = corridors

## What is there, in words

ui-map-room-unknown = Unexplored room, tile { $category }
ui-map-room-at = { $room }, slot { $slot }
ui-map-noted = you have seen: { $room }
ui-map-items =
    { $count ->
        [0] no items left
        [one] { $count } item
       *[other] { $count } items
    }
ui-map-eggs =
    { $count ->
        [0] no eggs
        [one] { $count } egg
       *[other] { $count } eggs
    }
ui-map-nest-destroyed = the Nest is destroyed
ui-map-computer = computer
ui-map-computer-off = computer switched off
ui-map-fire = on fire
ui-map-malfunction = malfunction
ui-map-decompression = losing its air
ui-map-combat = combat
ui-map-injured =
    { $count ->
        [one] { $name }, { $count } injury
       *[other] { $name }, { $count } injuries
    }
ui-map-slimed = { $name }, in slime
ui-map-object-egg = Egg
ui-map-object-carcass = Carcass
ui-map-object-corpse_blue = Blue corpse
ui-map-object-corpse_red = Red corpse
ui-map-object-item = Item
ui-map-hibernating = { $name }, asleep
ui-map-corridor = Corridor { $numbers } between { $a } and { $b }
ui-map-corridor-noise = noise
ui-map-door-closed = door closed
ui-map-door-destroyed = door destroyed
ui-map-network-technical = Technical corridors
ui-map-network-red = Red technical corridors
ui-map-network-blue = Blue technical corridors
ui-map-pod = Escape pod { $number }
ui-map-pod-locked = locked
ui-map-pod-unlocked = unlocked
ui-map-pod-launched = launched
ui-map-destination = Course { $space }
ui-map-destination-known = Course { $space }: { $place }
ui-map-engine-unknown = Engine { $number }, state unknown
ui-map-engine-working = Engine { $number }, working
ui-map-engine-damaged = Engine { $number }, damaged
ui-map-crowd = Several intruders
ui-map-offered =
    { $count ->
        [0] Nothing to choose here.
        [one] { $count } thing to choose.
       *[other] { $count } things to choose.
    }
ui-map-state-offered = { $thing }: can be chosen
ui-map-state-chosen = { $thing }: chosen
ui-map-state-danger = { $thing }: can be chosen, dangerous
ui-map-state-refused = { $thing }: { $reason }
