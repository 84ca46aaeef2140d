"""Leagues: people who play one game in rounds, at tables that are drawn for them, over weeks."""
