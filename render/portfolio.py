"""What was painted before, on the disk: after a restart nobody waits until it is painted again.

A piece is known by whatever its pixels follow from: who paints it, where, and from which value. All of them are good for one
state of the sources, of Pillow and of the fonts; after an update they are painted anew. What can't be read or written is no
harm: it is painted when it is needed.
"""

import logging
import os
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from mmap import ACCESS_READ, mmap
from pathlib import Path
from struct import Struct
from threading import get_ident
from typing import Final, TypeAlias

import PIL
from msgspec import msgpack
from PIL import Image

from engine.compiled import hash_of
from render.lettering import BOLD, SANS, SERIF, file_of
from render.png import LEVEL, deflate, inflate

log = logging.getLogger(__name__)

FILE: Final = "pieces.bin"
SIZE: Final = 24_000_000
"""Bytes that are kept at most. They lie in the file: only what is looked at is read."""
SOURCES: Final = ("render", "engine")
"""Folders with whatever can change a picture. Words are among the values."""
DIGEST: Final = 16
LOCAL: Final = "<"
ADDRESS: Final = " at 0x"
HEAD: Final = Struct(f">{DIGEST}s{DIGEST}sI")
"""Of what the pieces follow, the sum of all that comes after, and the length of the list that says where each piece is."""
Place: TypeAlias = tuple[str, int, int, int, int]
"""Of a piece: its mode, width and height, where its deflated pixels begin, and how many bytes they are."""


class Portfolio:
    def __init__(self) -> None:
        self._file: Path | None = None
        self._mark = b""
        self._places: dict[bytes, Place] = {}
        """By the digest of what it is."""
        self._pieces: memoryview | bytearray = bytearray()
        self.is_complete = True
        """All that is worth keeping is there, or nobody wants to keep anything."""
        self._filler: int | None = None
        """The thread whose pieces are added."""

    @property
    def has_pieces(self) -> bool:
        """Whether something that was painted before is at hand."""
        return bool(self._places)

    @contextmanager
    def filling(self) -> Generator[None, None, None]:
        """Within it, whatever is painted is added. What people see at other times is nobody else's business."""
        self._filler = None if self.is_complete else get_ident()
        try:
            yield
        finally:
            self._filler = None

    def open(self, folder: Path) -> None:
        """From now on what is painted is found there; where nothing fitting is there, it is put there by `save`."""
        try:
            self._file, self._mark = folder / FILE, fingerprint()
        except OSError as error:
            log.warning("What was painted before is not used: %s", error)
            return
        self.is_complete = self._read(self._file)
        if not self.is_complete:
            self._places, self._pieces = {}, bytearray()

    def piece(self, what: str) -> Image.Image | None:
        """Without a palette where it has one."""
        place = self._places.get(_digest(what.encode())) if self._places else None
        if place is None:
            return None
        mode, width, height, start, length = place
        return Image.frombytes(mode, (width, height), inflate(self._pieces[start : start + length]))

    def add(self, what: str, image: Image.Image) -> None:
        if self._filler != get_ident() or not isinstance(self._pieces, bytearray) or len(self._pieces) > SIZE:
            return
        pixels = deflate(image.tobytes(), LEVEL)
        self._places[_digest(what.encode())] = image.mode, image.width, image.height, len(self._pieces), len(pixels)
        self._pieces += pixels

    def kept(self, what: str, make: Callable[[], Image.Image]) -> Image.Image:
        """The piece as it was painted before, or as it is painted now. Of what has no name nothing is kept."""
        found = self.piece(what) if what else None
        if found is None:
            found = make()
            if what:
                self.add(what, found)
        return found

    def save(self) -> None:
        """As a whole or not at all; whoever else keeps the same pieces there meanwhile does no harm."""
        if self.is_complete or self._file is None:
            return
        self.is_complete = True
        places = msgpack.encode(self._places)
        body = places + self._pieces
        fresh = self._file.with_name(f"{FILE}.{os.getpid()}")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(HEAD.pack(self._mark, _digest(body), len(places)) + body)
            fresh.replace(self._file)
        except OSError as error:
            log.warning("What was painted can't be kept for the next start: %s", error)
            with suppress(OSError):
                fresh.unlink()
        else:
            self._read(self._file)

    def _read(self, file: Path) -> bool:
        """Whether it fits. It stays where it is, and whatever of it is looked at is read then."""
        try:
            with file.open("rb") as opened:
                data = memoryview(mmap(opened.fileno(), 0, access=ACCESS_READ))
        except (OSError, ValueError):  # It is not there, or empty.
            return False
        mark, total, length = HEAD.unpack_from(data) if len(data) > HEAD.size else (b"", b"", 0)
        body = data[HEAD.size :]
        if (mark, total) != (self._mark, _digest(body)):
            return False
        self._places, self._pieces = msgpack.decode(body[:length], type=dict[bytes, Place]), body[length:]
        return True


def fingerprint() -> bytes:
    """Of everything that pixels follow from besides the values."""
    root = Path(__file__).parents[1]
    fonts = [_digest(Path(file_of(face)).read_bytes()).hex() for face in (SANS, BOLD, SERIF)]
    return _digest(" ".join([PIL.__version__, *(hash_of(root / folder) for folder in SOURCES), *fonts]).encode())


def _digest(data: bytes | memoryview) -> bytes:
    return blake2b(data, digest_size=DIGEST).digest()


def name_of(paint: Callable[..., None], *more: object) -> str:
    """Says everything that the pixels of a piece follow from; empty where that can't be said.

    Nobody knows what a function has taken along that was made within another one, nor what a value is that tells its address.
    """
    who, shown = f"{paint.__module__}.{paint.__qualname__}", repr(more)
    return "" if LOCAL in who or ADDRESS in shown else f"{who} {shown}"


portfolio: Final = Portfolio()
"""The one of this process. Nothing is kept until somebody says where."""
