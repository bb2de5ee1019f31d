"""The rulebook, a module per chapter, in layers: each chapter uses only those before it.

things   doom, piles, belongings, moments → pods, markers, doors
harm     → wounds, intruders → first_encounter → contamination → attacks → encounter
deeds    → noise → exploration → movement, combat, search, crafting, quests, trade, engines, reactions
         → survey → actions
rounds   → intruder_player → turn, event_phase, ending, draft

Contracts in ``pyproject.toml`` keep them so. Effects of cards, which use these chapters, are reached through the box
that the game carries.
"""
