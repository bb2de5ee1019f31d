"""What lies on the table and how it moves: questions, piles, tracks, roles, and who has won."""
