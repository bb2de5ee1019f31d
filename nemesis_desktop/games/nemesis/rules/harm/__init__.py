"""What the aliens do to people: wounds, the first encounter, contamination, attacks, encounters."""
