"""Caylus: a castle for the king, a road of buildings, and a provost who takes bribes."""
