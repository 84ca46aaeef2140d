"""Every kind of picture of a game looks, and reads aloud, as it did when somebody looked at it last."""

from __future__ import annotations

import sys

import pytest

from render import layer, surface
from render.picture import Picture
from tests.expecting import assert_reads_as_expected
from tests.render.glances import (
    PARTS,
    SCORES,
    SIGNS,
    STANDING,
    assert_look_as_expected,
    of_scores,
    of_signs,
    of_standing,
    pictures,
    stamps,
)


@pytest.fixture(autouse=True)
def painted_anew() -> None:
    """Nothing is kept of what another test has painted, but for the letters: layers, patches and pieces come from the brush."""
    layer.share_room(1)
    surface.share_room(1)
    for name, module in list(sys.modules.items()):
        if name.startswith("render."):
            for function in vars(module).values():
                if hasattr(function, "cache_clear") and name != "render.lettering":
                    function.cache_clear()


def read_aloud(shown: list[tuple[str, Picture]]) -> str:
    """The alt texts; one that says the same as one before is left out."""
    said = {picture.alt: f"## {what} ({picture.name})\n{picture.alt}\n" for what, picture in reversed(shown)}
    return "\n".join(reversed(said.values()))


@pytest.mark.parametrize(("name", "part"), PARTS)
def test_pictures_of_a_game_look_and_read_as_expected(name: str, part: str) -> None:
    shown = list(pictures(name, part))
    assert_reads_as_expected(f"pictures_{name}_{part}", read_aloud(shown))
    assert_look_as_expected(f"{name}_{part}", stamps(shown))


def test_pictures_of_standing_look_and_read_as_expected() -> None:
    shown = list(of_standing())
    assert_reads_as_expected(f"pictures_{STANDING}", read_aloud(shown))
    assert_look_as_expected(STANDING, stamps(shown))


def test_end_tables_look_as_expected() -> None:
    assert_look_as_expected(SCORES, of_scores())


def test_every_sign_looks_as_expected() -> None:
    assert_look_as_expected(SIGNS, of_signs())
