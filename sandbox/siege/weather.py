"""Everything that Discord and the wire may do to a bot, at random."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sandbox.faults import GALLERY_IN_AN_EDIT, LATE_ANSWERS_COUNT, OPENING_TOO_FAST, close_dms
from sandbox.gateway import Gateway
from sandbox.world import World

CALLBACK, FOLLOW_UP, POST = ("POST", "/callback"), ("*", "/webhooks/"), ("*", "/channels/")
DISTURBED: tuple[tuple[tuple[str, str], dict[str, Any]], ...] = (
    (CALLBACK, {"status": 500}),
    (CALLBACK, {"status": 500, "after": True}),
    (CALLBACK, {"status": 404, "code": 10062}),
    (CALLBACK, {"drop": True}),
    (CALLBACK, {"drop": True, "after": True}),
    (CALLBACK, {"delay": 0.3}),
    (FOLLOW_UP, {"status": 500}),
    (FOLLOW_UP, {"status": 429, "retry_after": 0.2}),
    (FOLLOW_UP, {"status": 401, "code": 50027}),
    (FOLLOW_UP, {"drop": True}),
    (POST, {"status": 429, "retry_after": 0.3}),
    (POST, {"status": 500}),
    (POST, {"status": 403, "code": 50013}),
    (POST, {"status": 403, "code": 50001}),
    (POST, {"status": 404, "code": 10008}),
    (POST, {"status": 413, "code": 40005}),
    (POST, {"drop": True}),
    (POST, {"drop": True, "after": True}),
    (POST, {"delay": 0.5}),
    (("POST", "/users/@me/channels"), {"status": 403, "code": 40003}),
)
"""Which requests go wrong, and how."""
QUIRKS = (GALLERY_IN_AN_EDIT, LATE_ANSWERS_COUNT, OPENING_TOO_FAST)
CLOSED = (50007, 50033, 50278)


class Weather:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway

    def turn(self, chance: Random) -> None:
        """One to three things go wrong from now on."""
        for _ in range(chance.randint(1, 3)):
            if chance.random() < 0.2:
                self.world.faults.quirks.add(chance.choice(QUIRKS))
            else:
                (method, path), how = chance.choice(DISTURBED)
                self.world.fail(method, path, times=chance.randint(1, 2), **how)

    def clear(self) -> None:
        self.world.faults.clear()

    def close_an_inbox(self, chance: Random) -> None:
        """Somebody takes no direct messages any more, or takes them again."""
        person = chance.choice(self.world.people)
        close_dms(person, open_again=not person.dms_open, code=chance.choice(CLOSED))

    def cut(self, chance: Random) -> None:
        """The bot loses its gateway, in one of the ways that this happens."""
        ways: tuple[Callable[[], None], ...] = (
            self.gateway.drop,
            lambda: self.gateway.drop(4000),
            self.gateway.reconnect,
            self.gateway.forget,
        )
        chance.choice(ways)()
