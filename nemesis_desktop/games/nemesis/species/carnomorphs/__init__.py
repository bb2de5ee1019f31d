"""The Carnomorphs: what is printed on their figures, tokens and cards, and what they do."""
