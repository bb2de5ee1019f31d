"""What one person alone sees: the private frame, the same for both sides and every result."""
