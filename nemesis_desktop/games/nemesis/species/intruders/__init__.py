"""The Intruders of the base box."""
