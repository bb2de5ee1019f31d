"""The table on the screen: the ship, the panels around it, tray, piles and draft."""
