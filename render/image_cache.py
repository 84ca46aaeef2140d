"""What is worth keeping, within a fixed room: the longest unused goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock

from PIL import Image


class ImageCache:
    """Images by the value they were made from. Several threads may ask at once."""

    def __init__(self, room: int) -> None:
        self._room = room
        """In bytes; what is free of it."""
        self._images: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._images)

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The image of this key, made now if it is not there. Not to be drawn on."""
        with self._lock:
            image = self._images.get(key)
            if image is None:
                image = self._images[key] = make()
                self._room -= _bytes_of(image)
                self._make_room()
            else:
                self._images.move_to_end(key)
            return image

    def _make_room(self) -> None:
        while self._room < 0 and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._room += _bytes_of(oldest)


def _bytes_of(image: Image.Image) -> int:
    """With those that go along with it in its `info`."""
    along = sum(_bytes_of(each) for each in image.info.values() if isinstance(each, Image.Image))
    return image.width * image.height * len(image.getbands()) + along
