ui-modes-thing-title = The Thing
