### The names of figures that are kept of games of computer seats.

lab-missions = Missions
lab-ships-saved = Missions with the ship saved
lab-ship-saved = The ship comes through
lab-points = Points
lab-best-points = Points of the best mission
lab-damage = Damage
lab-threats-destroyed = Threats destroyed
lab-threats-survived = Threats survived
lab-figures-knocked-out = Figures knocked out
lab-knocked-out = Own figure knocked out
lab-cards-laid = Cards laid by a seat
lab-slots-empty = Empty slots of a seat
lab-lost-to = What ships were lost to
lab-destroyed = What was destroyed
lab-left-alive = What was not destroyed
lab-orders = Actions planned
