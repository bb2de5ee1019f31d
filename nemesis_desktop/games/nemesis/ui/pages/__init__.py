"""What the stage shows of Nemesis: a page for each moment."""
