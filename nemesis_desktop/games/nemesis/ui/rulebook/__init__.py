"""What the rules reference holds of Nemesis: its chapters, everything in the box, and what explains what."""
