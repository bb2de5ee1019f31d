"""What is shown and heard of what happens."""
