"""The faces of cards, dice and tokens, and the scenes that show them."""
