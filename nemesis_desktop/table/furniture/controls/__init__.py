"""Keys: what each means in every layout, where Tab goes, what is held, and the list of all of them."""
