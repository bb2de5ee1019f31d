"""What Space Alert says in words."""
