"""How large a message is. Discord has a limit in bytes that it does not publish; we stay far below it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sandbox.errors import ApiError
from sandbox.faults import WHOLE_WEIGHT
from sandbox.model import Json, part_of, parts_of
from sandbox.posts import texts_of

if TYPE_CHECKING:
    from sandbox.world import World

OUR_LIMIT = 8_000
"""Bytes of JSON that a message of ours has at most."""
BYTES_EACH = 12


def weigh(body: Json) -> int:
    return len(json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode())


def weigh_texts(body: Json) -> int:
    return sum(len(text.encode()) + BYTES_EACH for text in texts_of(parts_of(body, "components")))


def check_weight(world: World, where: str, body: Json) -> None:
    """Notes a message that is larger than ours should be, and fails at one that Discord would fail at."""
    message = part_of(body, "data") or body
    if "components" not in message:
        return
    if weigh(message) > OUR_LIMIT:
        world.violate("over 8,000 bytes", where, f"{weigh(message)} bytes")
    counted = weigh(message) if WHOLE_WEIGHT in world.faults.quirks else weigh_texts(message)
    if counted > world.limits.largest:
        raise ApiError(404, 10062) if where.endswith("/callback") else ApiError(500, 0)
