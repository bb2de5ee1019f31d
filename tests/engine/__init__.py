"""The engine, tested on a toy game of one page."""
