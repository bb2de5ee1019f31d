"""What the intruders do, and what comes of it. Rulebook: encounters, attacks, contamination, wounds."""
