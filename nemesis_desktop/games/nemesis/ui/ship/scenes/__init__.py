"""What moves on the ship: pieces, doors, markers, fights."""
