"""Planning in real time: what is laid, what is told of it, and what may be foreseen."""
