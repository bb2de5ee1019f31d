### Why something cannot be done now.

reason-in-combat = In combat
