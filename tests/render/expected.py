"""The expected pictures in tests/images, and what can be asked of a picture."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageColor, ImageStat

from render.geometry import Box
from render.picture import Picture

IMAGES = Path(__file__).parents[1] / "images"
RENEW = "renew with python -m tests.render.renew if the change is meant"
PLACE, FAR_OFF = 10, 12
"""No square of so many pixels a side is off by more than so much of 255 on the average: one in twenty pixels of black ink."""


def image_file(game: str, name: str) -> Path:
    return IMAGES / f"{game}_{name}.png"


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def assert_as_expected(game: str, name: str, picture: Picture) -> None:
    """The same on the whole and in every place: very few pixels may be far off, and they don't lie together."""
    drawn = opened(picture.png)
    expected = Image.open(image_file(game, name)).convert("RGB")
    assert drawn.size == expected.size
    difference = ImageChops.difference(drawn, expected).convert("L")
    far_off = sum(difference.histogram()[48:]) / (drawn.width * drawn.height)
    assert ImageStat.Stat(difference).mean[0] < 0.5
    assert far_off < 0.002, RENEW
    assert max(difference.reduce(PLACE).tobytes()) <= FAR_OFF, RENEW


def part(image: Image.Image, box: Box) -> Image.Image:
    return image.crop((box.left, box.top, box.right, box.bottom))


def pixels_of(image: Image.Image, box: Box, colour: str) -> int:
    """How many pixels of a box have exactly this colour."""
    wanted = ImageColor.getrgb(colour)
    colours = part(image, box).getcolors(box.width * box.height) or []
    return sum(count for count, found in colours if found == wanted)


def differs(one: Image.Image, other: Image.Image, box: Box) -> bool:
    return ImageChops.difference(part(one, box), part(other, box)).getbbox() is not None
