"""Troyes Dice, for 1 to 10 players, with the Banquets and Raids."""
