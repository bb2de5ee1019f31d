"""What is kept of games on this machine: the saved ones, those that have been played, and the figures of them."""
