"""Places on a picture. One unit is one pixel of the picture as it is sent."""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float

    def shifted(self, dx: float = 0, dy: float = 0) -> "Point":
        return Point(self.x + dx, self.y + dy)

    def towards(self, degrees: float, distance: float) -> "Point":
        """The point at this distance; 0 degrees is up, then clockwise."""
        return Point(self.x + distance * sin(radians(degrees)), self.y - distance * cos(radians(degrees)))


class Box(NamedTuple):
    """A rectangle with whole corners; right and bottom lie just outside."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def centre(self) -> Point:
        return Point(self.left + self.width / 2, self.top + self.height / 2)

    def shifted(self, dx: int, dy: int) -> "Box":
        return Box(self.left + dx, self.top + dy, self.width, self.height)

    def inset(self, dx: int, dy: int | None = None) -> "Box":
        dy = dx if dy is None else dy
        return Box(self.left + dx, self.top + dy, self.width - 2 * dx, self.height - 2 * dy)

    def part(self, left: int, top: int, width: int, height: int) -> "Box":
        """A box whose corner is given from this one's corner."""
        return Box(self.left + left, self.top + top, width, height)

    def meets(self, other: "Box") -> bool:
        """Whether they share a pixel."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def common(self, other: "Box") -> "Box":
        """What lies in both of two that meet."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Box(left, top, min(self.right, other.right) - left, min(self.bottom, other.bottom) - top)

    def columns(self, number: int, gap: int = 0) -> Iterator["Box"]:
        """This box cut into equal columns; what does not divide is shared out from the left."""
        free = self.width - gap * (number - 1)
        edges = [self.left + free * n // number + gap * n for n in range(number + 1)]
        for left, after in pairwise(edges):
            yield Box(left, self.top, after - left - gap, self.height)


def around(centre: Point, width: int, height: int | None = None) -> Box:
    """The box of this size about a point."""
    height = width if height is None else height
    return Box(round(centre.x - width / 2), round(centre.y - height / 2), width, height)
