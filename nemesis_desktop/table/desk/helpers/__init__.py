"""Those who help the window, each leaning on the ones before: from its shell up to what lies over it."""
