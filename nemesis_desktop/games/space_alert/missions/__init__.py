"""What a mission brings: drawn, generated, laid out, and one after another in a campaign."""
