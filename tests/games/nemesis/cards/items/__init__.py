"""Every found and crafted item that is used."""
