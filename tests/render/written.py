"""Listening to the pen."""

from __future__ import annotations

from typing import Any

import pytest

from render import surface as surfaces
from render.geometry import Box, Point
from render.glass import CAP_HEIGHT
from render.lettering import width_of
from render.surface import Surface

PICTURE_WIDTH = 1100


class Written:
    """Every text that is written while pictures are painted, with its size and the surface it is written on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[tuple[str, int, Box, Box]] = []
        original = Surface.text

        def text(surface: Surface, place: Point, words: str, size: int, *rest: Any, **more: Any) -> None:
            face = more.get("face", rest[1] if len(rest) > 1 else surfaces.SANS)
            anchor = more.get("anchor", rest[2] if len(rest) > 2 else "m")
            width = round(width_of(words, face, size))
            left = place.x - width * {"l": 0, "m": 0.5, "r": 1}[anchor]
            height = round(size * CAP_HEIGHT)
            written = Box(round(left), round(place.y - height / 2), width, height)
            self.texts.append((words, size, written, _whole(surface.box)))
            original(surface, place, words, size, *rest, **more)

        monkeypatch.setattr(Surface, "text", text)
        monkeypatch.setattr(surfaces, "_sprites", surfaces.ImageCache(0))


def _whole(box: Box) -> Box:
    """Layers are painted in strips: a text on one belongs to the whole."""
    return Box(0, 0, PICTURE_WIDTH, PICTURE_WIDTH) if box.width == PICTURE_WIDTH else box
