"""The drawing kit: colours, type, canvas, symbols, and words cut into lines."""
