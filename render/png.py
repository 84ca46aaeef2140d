"""Writing a picture in few bytes and little time."""

import zlib
from collections.abc import Callable
from io import BytesIO
from struct import pack
from typing import Final
from zlib import crc32

from PIL import Image

HEAVY: Final = 115_000
"""Bytes beyond which a file is worth more time: everybody who looks at it has to load it."""
THOROUGH: Final = 4


def _densest() -> Callable[[bytes, int], bytes]:
    """Whoever writes few bytes in the least time: zlib-ng takes two fifths of zlib's time for as many."""
    try:
        from zlib_ng import zlib_ng
    except ImportError:  # There is no wheel of it for this machine.
        return zlib.compress
    return lambda data, level: zlib_ng.compress(data, level)  # pyright: ignore[reportUnknownMemberType]


def _quickest() -> tuple[Callable[[bytes, int], bytes], int]:
    """Whoever deflates quickest here, and the level that is worth its time.

    The second level of isal is as quick as its first: a seventh of zlib's time for a tenth more bytes. Beyond its fourth level,
    zlib takes twice the time for a tenth less.
    """
    try:
        from isal import isal_zlib
    except ImportError:
        return _densest(), THOROUGH
    return lambda data, level: isal_zlib.compress(data, level), 2  # pyright: ignore[reportUnknownMemberType]


def _inflating() -> Callable[[bytes | bytearray | memoryview], bytes]:
    """Whoever reads quickest what was deflated."""
    try:
        from isal import isal_zlib
    except ImportError:
        return zlib.decompress
    return isal_zlib.decompress  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


deflate, LEVEL = _quickest()
inflate = _inflating()
deflate_well = _densest()
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def encode(image: Image.Image, palette: bytes) -> bytes:
    """An indexed image as PNG: one byte for each pixel, rows unfiltered, from which flat drawings would gain nothing."""
    if image.mode == "RGB":
        return _plain(image)
    width, height = image.size
    # Rows that are a byte longer than the picture end with 0, which is what the next one has to begin with.
    rows = b"\0" + image.tobytes("raw", "P", width + 1, 1)[:-1]
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (b"IHDR", header), (b"PLTE", palette), (b"IDAT", _deflated(rows)), (b"IEND", b"")
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _deflated(rows: bytes) -> bytes:
    quick = deflate(rows, LEVEL)
    return quick if len(quick) <= HEAVY or LEVEL == THOROUGH else min(quick, deflate_well(rows, THOROUGH), key=len)


def _plain(image: Image.Image) -> bytes:
    """A picture that was drawn without the palette."""
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(kind + data))
