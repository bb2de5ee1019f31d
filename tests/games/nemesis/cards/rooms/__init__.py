"""Every room action, and the rooms that simply apply."""
