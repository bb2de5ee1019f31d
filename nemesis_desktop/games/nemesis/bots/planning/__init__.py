"""The seat that plans: what it could set out for, how it gets there, and how it fights what is in its way."""
