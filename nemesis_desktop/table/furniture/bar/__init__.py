"""The decision bar: the question, its choices, and how both are drawn."""
