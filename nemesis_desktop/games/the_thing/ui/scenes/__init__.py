"""Scenes over the station: the evening, the blood test, the leader's work, the departure."""
