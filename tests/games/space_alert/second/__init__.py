"""A second resolver of missions, written from the rulebook alone, and what both make of the same plans."""
