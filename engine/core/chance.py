"""Chance that anybody can check afterwards.

Draw *n* of a game is a keyed hash of the game's seed and *n*, so a replay rolls the same dice on every machine for ever,
and taking a move back can't change them. The SHA-256 of the seed is published when the game starts, the seed when it ends.
"""

from collections.abc import MutableSequence, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from struct import unpack
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

SEED_BYTES = 32


def draw(seed: bytes, n: int, below: int) -> int:
    """Draw number `n` from 0 to `below` - 1: the first 8 bytes of BLAKE2b(n, key=seed), modulo `below`."""
    one = keyed(seed).copy()
    one.update(n.to_bytes(8, "big"))
    return int.from_bytes(one.digest(), "big") % below


@lru_cache(maxsize=64)
def keyed(seed: bytes) -> blake2b:
    """A hash that has taken in the seed as its key; it is copied, never fed."""
    return blake2b(key=seed, digest_size=8)


def numbers(seed: bytes, first: int, many: int) -> tuple[int, ...]:
    """What so many draws in a row, from draw number `first` on, are the remainders of."""
    fresh = keyed(seed)
    digests: list[bytes] = []
    for n in range(first, first + many):
        one = fresh.copy()
        one.update(n.to_bytes(8, "big"))
        digests.append(one.digest())
    return unpack(f">{many}Q", b"".join(digests))


def draws(seed: bytes, first: int, limits: Sequence[int]) -> list[int]:
    """`draw` again and again, from draw number `first` on, each below its limit."""
    return [number % below for number, below in zip(numbers(seed, first, len(limits)), limits, strict=True)]


def commitment(seed: bytes) -> str:
    """What is shown at the start: it fixes the seed and does not tell it."""
    return sha256(seed).hexdigest()


def derived(seed: bytes, *labels: object) -> bytes:
    """A further seed that follows from `seed` and the labels, for chance that is not the game's own."""
    return blake2b("/".join(map(str, labels)).encode(), key=seed, digest_size=SEED_BYTES).digest()


def secret_of_computers(seed: bytes) -> bytes:
    """A second secret of the game, for the chance of its computer players.

    While the game runs, nobody can foretell their picks from what is public, and their picks tell nothing of the dice to come:
    it follows from the seed one way only. With the seed, the end reveals it too, so their moves can be checked like the rolls.
    """
    return derived(seed, "computers")


class Chance(Struct):
    """A seed and how many draws were made from it."""

    seed: bytes
    drawn: int = 0

    def below(self, limit: int) -> int:
        n = self.drawn
        self.drawn = n + 1
        return draw(self.seed, n, limit)

    def die(self) -> int:
        return self.below(6) + 1

    def dice(self, number: int) -> list[int]:
        """So many dice at once: the same as `die` again and again."""
        first = self.drawn
        self.drawn = first + number
        return [each % 6 + 1 for each in numbers(self.seed, first, number)]

    def each_below(self, limits: Sequence[int]) -> list[int]:
        """A number below each limit at once: the same as `below` again and again."""
        first = self.drawn
        self.drawn = first + len(limits)
        return draws(self.seed, first, limits)

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Fisher and Yates, from the end."""
        limits = range(len(things), 1, -1)
        for limit, other in zip(limits, self.each_below(limits), strict=True):
            last = limit - 1
            things[last], things[other] = things[other], things[last]
