"""The palette of the pictures, learnt from samples by `python -m render --palette climbing`; not to be edited by hand."""

COLOURS = ""
