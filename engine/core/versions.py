"""What an earlier version of a game has written is read by this one.

A game has one number, its `rules_version`, which grows with every change of a rule and with every change of the shape of its
state. It is used twice. A snapshot begins with the version that wrote it, so that its shape is known; the table part of a
state carries the version whose rules it is played by, which never changes while a game runs.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from engine.core.errors import EngineError

Upgrade: TypeAlias = Callable[[Any, int], Any]
"""Takes a state as plain lists, as one version wrote it, and the version of its rules; gives what the next version writes."""

UNMARKED = 0x80
"""Version 1 did not write its number: its snapshots begin with the head of an array, which is no smaller than this."""


class NewerSnapshot(EngineError):
    """Written by a later version than this one."""


def marked(version: int, data: bytes) -> bytes:
    """A snapshot with the version that wrote it."""
    return bytes((version,)) + data


def written_by(snapshot: bytes) -> int:
    return snapshot[0] if snapshot[0] < UNMARKED else 1


def contents(snapshot: bytes) -> memoryview:
    """The snapshot without its mark."""
    return memoryview(snapshot)[snapshot[0] < UNMARKED :]


def upgraded(snapshot: bytes, rules: int, newest: int, upgrades: Mapping[int, Upgrade]) -> Any:
    """The plain data of an older snapshot in the shape of the newest version, one upgrade after another.

    A version without an upgrade has the same shape as the one after it.
    """
    version = written_by(snapshot)
    if version > newest:
        raise NewerSnapshot("newer_snapshot", version=version, known=newest)
    plain = msgspec.msgpack.decode(contents(snapshot))
    for number in range(version, newest):
        if number in upgrades:
            plain = upgrades[number](plain, rules)
    return plain


def number_the_rules(state: Any, rules: int) -> Any:
    """From version 1 to 2: the table part ends with the number of its rules."""
    table, *others = state
    return [[*table, rules], *others]
