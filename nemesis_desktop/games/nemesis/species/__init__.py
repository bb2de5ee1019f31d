"""The kinds of aliens on board: one is chosen for each game, as the board is.

``species.py`` says what a species is (printed facts), ``nature.py`` what it does (the few functions that differ),
``shelf.py`` which there are. A species is a folder: ``components/`` holds what is printed on its figures, tokens and
cards and is known to views, computer seats and window; ``nature/`` holds what they do, written with the rules.
"""
