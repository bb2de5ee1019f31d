"""What is said about the things of Nemesis: their explanations, what an act is called, what could come of it."""
