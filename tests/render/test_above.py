"""Stamps come to lie above what is drawn: nothing is drawn later where one lies, or it would vanish below without a word."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import pytest

from render import glass, surface
from render.geometry import Box, Point
from render.image_cache import ImageCache
from render.lettering import SANS, width_of
from render.registry import PAINTERS
from render.surface import Surface
from tests.render.test_legible import TABLES, asking, pictures, sample

Extent = tuple[float, float, float, float]


def of_box(box: Box, *_: Any, **__: Any) -> Extent:
    return box.left, box.top, box.right, box.bottom


def of_circle(centre: Point, radius: float, *_: Any, **__: Any) -> Extent:
    return centre.x - radius, centre.y - radius, centre.x + radius, centre.y + radius


def of_points(points: Sequence[Point], *_: Any, **__: Any) -> Extent:
    across, down = [each.x for each in points], [each.y for each in points]
    return min(across), min(down), max(across) + 0.1, max(down) + 0.1


def of_text(
    place: Point, text: str, size: float, _ink: str, face: Any = SANS, anchor: str = "m", above: bool = False
) -> Extent | None:
    if above:
        return None
    width = width_of(text, face, int(size))
    left = place.x - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * width
    return left, place.y - size / 2, left + width, place.y + size / 2


class Watch:
    """Notes where stamps lie, and what is drawn there afterwards."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hidden: list[str] = []
        self.laid: dict[int, tuple[Surface, list[Box]]] = {}
        lay, field = Surface._lay, Surface.field

        def noted(own: Surface, name: Any, place: Box) -> None:
            lay(own, name, place)
            self.laid.setdefault(id(own), (own, []))[1].append(place)

        def noted_field(own: Surface, box: Box, fill: str) -> None:
            field(own, box, fill)
            self.laid.setdefault(id(own), (own, []))[1].append(box)

        monkeypatch.setattr(Surface, "_lay", noted)
        monkeypatch.setattr(Surface, "field", noted_field)
        for name, extent in {"rect": of_box, "circle": of_circle, "polygon": of_points, "line": of_points}.items():
            self.watch(monkeypatch, name, extent)
        self.watch(monkeypatch, "text", of_text)

    def watch(self, monkeypatch: pytest.MonkeyPatch, name: str, extent: Callable[..., Extent | None]) -> None:
        draw = getattr(Surface, name)

        def watched(own: Surface, *args: Any, **kwargs: Any) -> Any:
            where = extent(*args, **kwargs)
            _, laid = self.laid.get(id(own), (own, ()))
            if where and any(glass.meet(where, of_box(each)) for each in laid):
                self.hidden.append(f"{name}{args}")
            return draw(own, *args, **kwargs)

        monkeypatch.setattr(Surface, name, watched)


@pytest.mark.parametrize(("key", "kind"), TABLES)
def test_nothing_is_drawn_where_a_stamp_lies_already(key: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)
    monkeypatch.setattr(surface, "_sprites", ImageCache(0))
    painter, played = PAINTERS[key].true_colours(), sample(key, kind)
    shown = sum(1 for _ in chain(pictures(painter, played), asking(key, painter, played)))
    assert shown and watch.laid
    assert watch.hidden == []
