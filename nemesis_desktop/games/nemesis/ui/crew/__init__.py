"""The crew strip: one module per person with all that everybody may know about the character."""
