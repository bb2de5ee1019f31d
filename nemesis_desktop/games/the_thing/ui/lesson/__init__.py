"""The guided first round of The Thing: what it says and asks, and where on the table that lies."""
