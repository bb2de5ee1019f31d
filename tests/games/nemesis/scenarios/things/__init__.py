"""What lies on the table. Rulebook: rooms, items, markers, doors, pods, eggs."""
