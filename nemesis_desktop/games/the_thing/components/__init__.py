"""What is printed: the numbers and names of the box, and what the rulebook leaves to its pictures."""
