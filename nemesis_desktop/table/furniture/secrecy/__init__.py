"""What keeps the secrets of people around one screen: the hand-off, PINs, and forgetting."""
