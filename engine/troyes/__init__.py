"""Troyes for 2 to 4 players, and the King's Challenge for one."""
