"""The pictures of Troyes Dice: the wheel, the scoresheet, the end table."""
