"""What is kept of a match: files that are whole or not there, and reading them without trusting them."""
