"""The seat that plays each question for itself: it explores, survives and leaves, or hunts as the intruders."""
