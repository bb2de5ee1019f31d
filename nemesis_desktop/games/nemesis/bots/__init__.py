"""The computer seats of Nemesis: they see views and acts, never the state of the table."""
