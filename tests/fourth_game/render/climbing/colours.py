"""What is drawn in exactly these colours."""

ROCK = "#8a8f98"
SNOW = "#f2f3f1"
CLIMBER = "#96141a"
EXACT = (ROCK, SNOW, CLIMBER)
