### Why something cannot be done now.

reason-in-combat = Not in combat
reason-only-in-combat = Only in combat
reason-cost = Not enough action cards to pay
reason-door-closed = The door is closed
reason-noise-everywhere = No quiet corridor there for the noise marker
reason-no-target = There is nothing to use it on
reason-no-ammo = No ammo
reason-no-free-hand = No free hand slot
reason-quest-condition = Its condition is not met
reason-unexplored = The room is unexplored
reason-no-room-action = This room has no action
reason-malfunction = Malfunction in the room
reason-contamination = A Contamination card does nothing and pays for nothing
reason-reaction = A reaction: played only at its moment
reason-no-items-left = No items left here
reason-no-contamination = No Contamination cards in hand
reason-no-computer = No working computer here
reason-not-in-section = Only in an Evacuation Section
reason-intruder-here = An intruder is here
reason-no-eggs = No eggs are left
reason-decompression-running = A decompression is already prepared
reason-no-effect = It would do nothing
reason-hibernation-closed = The hibernation chambers are still closed
reason-pod-locked = The pod is locked
reason-hand-full = There are enough cards in hand
reason-no-intruder-use = None of the three uses of this card is possible now
