"""The consoles of the planning screen: where everything on them lies, how it is drawn, and the hands over them."""
