"""What people do. Rulebook: movement, noise, search, combat, crafting, trade, reactions."""
