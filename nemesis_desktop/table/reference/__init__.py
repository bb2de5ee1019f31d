"""The rules reference: a rulebook in our own words, to be searched, read in order, or opened at a thing."""
