### Around a game of Nemesis: causes of death, what a setup does not allow.

## Why somebody died or was wounded, and how the ship ended

cause-melee = a missed Melee Attack
cause-infection = a larva
cause-explosion = the explosion of the ship
cause-jump = the hyperspace jump
cause-self_destruct = self-destruct
cause-fire = fire
cause-hull = too many malfunctions
cause-all_gone = nobody awake is left on board
cause-engines = damaged engines
cause-course = the wrong course
cause-contamination = contamination
cause-bleeding = bleeding
cause-decompression = decompression
cause-hibernated = hibernates
cause-launched = left in an escape pod

## What a setup does not allow

setup-unknown-mode = There is no game mode “{ $mode }”.
setup-people = This mode is for { $least } to { $most } players, not for { $count }.
setup-unknown-choice = The setup contains a board or a way to choose characters that this program does not know.
cause-attack = an intruder attack
cause-blast = an explosion
cause-surgery = surgery
setup-variant = The variant “{ $variant }” does not belong to this mode: { $mode }.
cause-rush = rush
