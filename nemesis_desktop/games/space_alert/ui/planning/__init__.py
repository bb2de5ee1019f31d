"""The planning screen: clock, tracks, ship, threats, what the computer says, and a console for each figure."""
