"""What is shown happening: one thing after another, over the old picture."""
