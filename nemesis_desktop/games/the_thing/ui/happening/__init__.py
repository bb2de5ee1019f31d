"""What is shown and heard when something happens at the station."""
