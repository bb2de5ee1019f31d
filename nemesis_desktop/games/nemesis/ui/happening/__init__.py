"""What happens in Nemesis, as people watch it: what is shown together, flown, heard, and put into the log."""
