"""The rulebook, a module per chapter, in layers: each chapter uses only those before it.

doom, piles, belongings, moments
→ pods, markers, doors
→ wounds, intruders → first_encounter → contamination → attacks → encounter → noise → exploration
→ movement, combat, search, crafting, quests, trade, engines, reactions, intruder_player
→ survey → actions → turn, event_phase, ending, draft

A contract in ``pyproject.toml`` keeps them so. Effects of cards, which use these chapters, are reached through the box
that the game carries.
"""
