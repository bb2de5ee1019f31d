"""How a sensible crew member reads the table: odds, tastes, what objectives ask for, and what is worth going to."""
