"""The rulebook, a module per chapter, in layers: each chapter uses only those before it.

piles, markers, doors, pods, moments, belongings, wounds, intruders, contamination
→ attacks, encounter, noise, exploration, movement, combat, search, engines
→ reactions, actions → turn, event_phase, ending
"""
