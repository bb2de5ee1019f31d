"""The rules, chapter by chapter. Lower chapters know nothing of higher ones:

asking, piles, tracks; verdict; roles, reveal; sabotage, locations; boarding, goods; planning, clash, alien, arson,
actions; rec room, tests, night; the cooperative game.
"""
