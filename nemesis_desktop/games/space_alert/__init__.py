"""The board game Space Alert: its rules, cards and components, without a window."""
