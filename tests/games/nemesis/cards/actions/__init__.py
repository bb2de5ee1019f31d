"""Every kind of action card of the six characters."""
