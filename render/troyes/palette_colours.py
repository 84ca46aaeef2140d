"""The palette of the pictures, learnt from samples by `python -m render --palette`; not to be edited by hand."""

COLOURS = """
"""
