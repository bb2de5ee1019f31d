"""The games that can be played at the table; each is a package that knows its own rules."""
