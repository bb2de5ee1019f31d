"""What the picture of the ship is drawn of: rooms with what stands in them, passages, pieces, the space around."""
