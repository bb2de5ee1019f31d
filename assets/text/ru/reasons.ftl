### Why something cannot be done now.

reason-in-combat = В бою
