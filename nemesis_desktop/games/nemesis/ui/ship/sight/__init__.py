"""What part of the ship is seen, how large, and how its picture is kept sharp."""
