"""Between a match and the widgets: who is at the screen, what is offered, what a press means, the table's clock."""
