"""How a game runs. Rulebook: preparation, rounds, events, the end, modes and variants."""
