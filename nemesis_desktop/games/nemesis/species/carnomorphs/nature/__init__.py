"""What the Carnomorphs do: feeding, adaptations, attacks, events, and what they make of people."""
