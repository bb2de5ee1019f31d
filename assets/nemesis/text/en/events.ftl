### Event cards: name and effect. Their movement and corridor number are drawn, not worded.

event-egg_protection = Egg Protection
event-egg_protection-text = Encounter for every character who is in the Nest or carries an egg.
event-hatching = Hatching
event-hatching-text = 1 egg leaves the Nest. Characters in the Nest without action cards in hand suffer larva infestation; if there are none, 1 larva goes into the bag.
event-regeneration = Regeneration
event-regeneration-text = Every intruder loses up to 2 injuries.
event-damage = Damage
event-damage-text = Malfunction in every explored room with an adult, a breeder or the queen.
event-lurking = Lurking
event-lurking-text = Every intruder not in combat leaves the board; a token of its kind goes into the bag.
event-eclosion = Eclosion
event-eclosion-text = Characters with a larva die; each leaves a creeper. All others draw 4 action cards and scan the Contamination cards among them: INFECTED means a larva.
event-flammable_compounds = Flammable Compounds
event-flammable_compounds-text = Fire in the Hibernatorium. If it burns already, fire in each neighbouring room. Closed doors and technical corridors stop it.
event-hunt_1 = Hunt
event-hunt_1-text = Every adult not in combat moves to a neighbouring room with a character (the one with the lowest number).
event-hunt_2 = Hunt
event-hunt_2-text = Every adult not in combat moves to a neighbouring room with a character (the one with the lowest number).
event-consuming_fire = Consuming Fire
event-consuming_fire-text = Burning rooms have no items left. Then the fire spreads to their neighbouring rooms. Closed doors and technical corridors stop it.
event-scent_of_prey = Scent of Prey
event-scent_of_prey-text = Noise in every corridor of each room with a slimed character.
event-malfunction = Malfunction
event-malfunction-text = Malfunction in the explored room with the lowest number.
event-noise_in_technical_corridors = Noise in Technical Corridors
event-noise_in_technical_corridors-text = Noise in the technical corridors. If it is there already, every character in a room with an entrance makes a noise roll.
event-nest = Nest
event-nest-text = If the Nest is explored: noise in every corridor of it.
event-bulkheads_open = Bulkheads Open
event-bulkheads_open-text = All closed doors open.
event-damaging_fire = Damaging Fire
event-damaging_fire-text = Malfunction in every explored burning room. Then the fire spreads to the neighbouring rooms. Closed doors and technical corridors stop it.
event-escape_pod_ejection = Evacuation Pod Ejection
event-escape_pod_ejection-text = The escape pod with the lowest number leaves the game.
event-short_circuit = Short Circuit
event-short_circuit-text = Malfunction in every explored yellow room with a computer.
event-coolant_leak = Coolant Leak
event-coolant_leak-text = If the Generator has a malfunction, the self-destruct sequence starts.
event-life_support_failure = Life Support Failure
event-life_support_failure-text = Malfunction in every explored green room.

## Where the card goes

event-fate-discard = Discard this card.
event-fate-remove = Remove this card from the game and shuffle the discard pile into the deck.
event-fate-shuffle_back = Shuffle this card back into the deck.
