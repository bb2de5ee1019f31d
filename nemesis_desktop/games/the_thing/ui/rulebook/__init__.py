"""The rule book of The Thing."""
