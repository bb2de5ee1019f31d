"""What lies on the table: piles, belongings, doors, markers, pods; moments of reactions, and the doom of the ship."""
