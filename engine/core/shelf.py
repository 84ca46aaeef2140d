"""What there is of each game, read when it is first needed: a start does not wait for games that nobody plays yet."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TypeVar

T = TypeVar("T")


class Shelf(Mapping[str, T]):
    """By the key of its game, what a class makes that lies in the game's own modules. To know the keys, nothing is read."""

    def __init__(self, where: Mapping[str, str]) -> None:
        self.where = dict(where)
        """By key, the module and the class: `"engine.caylus.game:Caylus"`."""
        self._read: dict[str, T] = {}

    def __getitem__(self, key: str) -> T:
        where = self.where[key]
        if where not in self._read:
            module, _, name = where.partition(":")
            self._read.setdefault(where, getattr(import_module(module), name)())
        return self._read[where]

    def has_read(self, key: str) -> bool:
        """Whether it is there at once."""
        return self.where[key] in self._read

    def __contains__(self, key: object) -> bool:
        return key in self.where

    def __iter__(self) -> Iterator[str]:
        return iter(self.where)

    def __len__(self) -> int:
        return len(self.where)
