"""What is printed on the components of the game."""
