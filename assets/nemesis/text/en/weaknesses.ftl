### Intruder weaknesses. The slot (corpse, egg, carcass) is the object that reveals the card.

weakness-vital_places = Vital Places
weakness-vital_places-text = Against an adult a miss on the combat die counts as 1 hit.
weakness-vulnerability_to_fire = Vulnerability to Fire
weakness-vulnerability_to_fire-text = Fire deals 1 more injury to intruders and destroys 1 more egg.
weakness-reaction_to_danger = Reaction to Danger
weakness-reaction_to_danger-text = For surprise attacks the number on every token is 1 lower, but at least 1.
weakness-vulnerability_to_energy = Vulnerability to Energy
weakness-vulnerability_to_energy-text = An energy weapon that deals any injury deals 1 more, to eggs too.
weakness-the_way_of_moving = The Way of Moving
weakness-the_way_of_moving-text = Only breeders and the queen destroy closed doors; the others are stopped by them.
weakness-susceptibility_to_phosphates = Susceptibility to Phosphates
weakness-susceptibility_to_phosphates-text = An intruder driven off by a Fire Extinguisher or the Fire Control System also suffers 1 injury.
weakness-the_way_of_fighting = The Way of Fighting
weakness-the_way_of_fighting-text = An adult's Bite gives a light wound instead of a serious one.
weakness-species_on_the_brink_of_extinction = Species on the Brink of Extinction
weakness-species_on_the_brink_of_extinction-text = The toughness of every intruder is 1 lower.
weakness-hidden = Unknown weakness
weakness-hidden-text = Analyse the matching object in the Laboratory to reveal it.
