"""What the crew has done: the mission played back event by event, stopped, stepped, rewound and explained."""
