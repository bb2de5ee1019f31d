ui-modes-thing-title = Věc
