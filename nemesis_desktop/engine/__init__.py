"""What any board game needs: decisions, flow, chance, zones, events, saves. Knows no game and no Qt."""
