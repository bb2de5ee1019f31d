"""The draft: whole characters side by side on the open table, for everybody to read."""
