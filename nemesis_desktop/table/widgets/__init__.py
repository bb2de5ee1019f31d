"""Cards, dice, buttons and reveals: what every game's table needs."""
