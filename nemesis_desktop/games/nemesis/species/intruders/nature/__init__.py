"""What the Intruders do: their attacks and events, infestation, weaknesses, and the cards of whoever plays them."""
