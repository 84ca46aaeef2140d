"""Climbing."""
