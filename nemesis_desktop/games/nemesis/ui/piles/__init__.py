"""Looking through what lies face up."""
