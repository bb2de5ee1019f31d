"""Computer seats: they see views and acts, never the state of the table."""
