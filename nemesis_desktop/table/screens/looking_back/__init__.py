"""The games that have been played on this machine: a list, each in full, the figures of all."""
