"""How Climbing looks."""
