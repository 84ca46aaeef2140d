"""The README shows what the bot draws."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageStat

from render.__main__ import README_IMAGES, readme_boards
from tests.render.expected import opened


def test_the_boards_in_the_readme_are_drawn_by_this_code() -> None:
    for name, picture in readme_boards():
        drawn, shown = opened(picture.png), Image.open(README_IMAGES / name).convert("RGB")
        assert drawn.size == shown.size, "renew with python -m render --readme"
        off = ImageStat.Stat(ImageChops.difference(drawn, shown).convert("L")).mean[0]
        assert off < 0.5, "renew with python -m render --readme"
