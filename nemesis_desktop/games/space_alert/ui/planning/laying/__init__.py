"""Laying cards: what lies at the consoles, and what people, and a planner for an android, do with it."""
