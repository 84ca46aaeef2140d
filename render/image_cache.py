"""What is worth keeping, within a fixed room: the longest unused goes first."""

from collections.abc import Callable, Hashable
from threading import RLock

from PIL import Image


class _Kept:
    __slots__ = ("image", "used")

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.used = 0
        """When it was last wanted, counted in images that were found."""


class ImageCache:
    """Images by the value they were made from. Several threads may ask at once.

    To find one is a look into a table and a number written down: that happens a hundred times for each picture. Only when room is
    needed are they put in order; who has been used since then is passed over.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        """In bytes; what is free of it."""
        self._images: dict[Hashable, _Kept] = {}
        self._found = 0
        self._oldest: list[tuple[int, Hashable]] = []
        """When they were last used as they were put in order, the oldest at the end."""
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._images)

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of this key, made now if it is not there. Not to be drawn on."""
        kept = self._images.get(key) or self._make(key, make)
        self._found = kept.used = self._found + 1
        return kept.image

    def _make(self, key: Hashable, make: Callable[[], Image.Image]) -> _Kept:
        with self._lock:
            kept = self._images.get(key)
            if kept is None:
                kept = _Kept(make())
                self._room -= _bytes_of(kept.image)
                self._make_room()
                self._images[key] = kept
            return kept

    def _make_room(self) -> None:
        while self._room < 0 and self._images:
            if not self._oldest:
                self._oldest = [(kept.used, key) for key, kept in self._images.items()]
                self._oldest.sort(key=lambda each: each[0], reverse=True)
            used, key = self._oldest.pop()
            kept = self._images.get(key)
            if kept is not None and kept.used == used:
                del self._images[key]
                self._room += _bytes_of(kept.image)


def _bytes_of(image: Image.Image) -> int:
    """With those that go along with it in its `info`."""
    along = sum(_bytes_of(each) for each in image.info.values() if isinstance(each, Image.Image))
    return image.width * image.height * len(image.getbands()) + along
