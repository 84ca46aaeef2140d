"""Pictures and words of Caylus."""
