"""The personal tray: everything that only one person may see, and what that person carries."""
