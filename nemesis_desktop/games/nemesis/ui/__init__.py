"""The table of Nemesis: ship map, crew strip, intruder board, tracks, personal tray, ending."""
