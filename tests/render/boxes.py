"""How boxes lie to each other."""

from collections.abc import Iterable
from itertools import combinations

from render.geometry import Box


def lies_in(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left
        and outer.top <= inner.top
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def overlap(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def overlapping(boxes: Iterable[Box]) -> list[tuple[Box, Box]]:
    """Every two that share a pixel."""
    return [pair for pair in combinations(boxes, 2) if overlap(*pair)]
