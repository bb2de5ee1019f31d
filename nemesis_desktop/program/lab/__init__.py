"""The balance lab: games by the thousand, kept, gone on with, compared, and laid out as a table or a page."""
