ui-modes-thing-title = Нечто
