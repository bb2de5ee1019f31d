"""What people do: moving and its noise, fighting, searching, crafting, trading, repairing; what may be done at all."""
