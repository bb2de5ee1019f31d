"""Whether everybody can read it and reach it: languages, sizes, layout, comfort."""
