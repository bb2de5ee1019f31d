"""What is done in the locations: actions, sabotage, fire, cards played on the way, and leaving."""
