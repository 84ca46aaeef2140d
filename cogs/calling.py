"""Whom a question calls, and which calls are answered. Pure, like all telling.

A call is a short message of its own, in the channel or among direct messages; it goes when its question is answered. That one is
needed follows from a row that was written with the question; that it stands, from its note.
"""

from typing import Final, TypeAlias

from msgspec import Struct

from cogs.games import DESKS
from engine.core.seats import Seat
from service.notices import BOTH, INBOX_ONLY, SILENT
from service.scene import Scene
from service.values import (
    ASKING,
    CALL_AUDIENCES,
    CALLING,
    MOVES,
    REFUSED,
    STALE,
    UNREACHED,
    WITHDRAWING,
    Post,
    call_audience,
    seat_audience,
)


class Call(Struct, frozen=True):
    """Tells a seat in a few words that it is awaited, or its owner that a computer has it; `in_inbox`: as a direct message."""

    seat: Seat
    in_inbox: bool = False


class Withdrawal(Struct, frozen=True):
    """A call that is answered goes."""

    post: Post


Calling: TypeAlias = Call | Withdrawal
ACTS: Final = ("move", "stand-in", "back", "replaced")
"""Kinds of entries that somebody brought about, or another in their place."""
BY_ANOTHER: Final = ("stand-in", "replaced")
ENDING: Final = (*MOVES, "replaced", "back")
"""Kinds of entries after which a call to their seat is over: the question is answered, or somebody else is asked it."""


def calls(scene: Scene, now: float) -> tuple[Call, ...]:
    """Those that are missing. Where a direct message asks, the message is the call."""
    if scene.table.status != "playing":
        return ()
    asked = [seat for seat in scene.look(None).to_act if _is_asked_here(scene, seat) and _last_actor(scene) != seat]
    seats = [seat for seat in (*asked, *scene.taken_seats) if _is_due(scene, seat, now) and not _is_called(scene, seat)]
    return tuple(
        Call(seat, in_inbox)
        for seat in seats
        for in_inbox in _places(scene, seat)
        if _is_missing(scene, seat, in_inbox)
    )


def _is_due(scene: Scene, seat: Seat, now: float) -> bool:
    row = scene.due.get((CALLING, seat))
    return row is not None and row.due <= now and scene.notice(seat).reach != SILENT


def _is_asked_here(scene: Scene, seat: Seat) -> bool:
    """A person whom no direct message of this game has asked."""
    if not scene.table.sitters[seat].is_person:
        return False
    if not DESKS[scene.table.key].asks_privately or (ASKING, seat) in scene.due:
        return True
    post = scene.posts.get(seat_audience(seat))
    return post is not None and post.message_id == UNREACHED


def _last_actor(scene: Scene) -> Seat | None:
    """The person who did something last: they are there, and need no call. None if another did it in their place."""
    people = {sitter.seat for sitter in scene.table.sitters if sitter.is_person}
    acts = [entry for entry in scene.outline() if entry.seat in people and entry.kind in ACTS]
    return acts[-1].seat if acts and acts[-1].kind not in BY_ANOTHER else None


def _is_called(scene: Scene, seat: Seat) -> bool:
    """Once is enough for a question; only who is called in several places is called again."""
    if scene.notice(seat).reach == BOTH:
        return False
    posts = [scene.posts.get(call_audience(seat, in_inbox)) for in_inbox in (False, True)]
    return any(post is not None and post.message_id != UNREACHED for post in posts)


def _is_missing(scene: Scene, seat: Seat, in_inbox: bool) -> bool:
    """A channel that takes no board takes no call either."""
    return call_audience(seat, in_inbox) not in scene.posts and (in_inbox or REFUSED not in scene.posts)


def _places(scene: Scene, seat: Seat) -> tuple[bool, ...]:
    """Where the person wants to be called; the channel takes over where direct messages don't reach them."""
    if DESKS[scene.table.key].asks_privately and scene.table.sitters[seat].is_person:
        return (False,)
    reach, inbox = scene.notice(seat).reach, scene.posts.get(call_audience(seat, in_inbox=True))
    if reach == BOTH:
        return (False, True)
    is_closed = inbox is not None and inbox.message_id == UNREACHED
    return (True,) if reach == INBOX_ONLY and not is_closed else (False,)


def withdrawals(scene: Scene, now: float) -> tuple[Withdrawal, ...]:
    """Calls whose question is answered, by whomever, and those to a seat that has changed hands.

    One that Discord did not take away is tried again when it is time for that.
    """
    answered = [post for post, seat in called(scene) if is_answered(scene, post, seat)]
    again = scene.due.get((WITHDRAWING, None))
    is_later = again is not None and again.due > now
    stale = [] if is_later else [post for post in scene.posts.values() if post.audience.startswith(f"{STALE}:")]
    return tuple(map(Withdrawal, (*answered, *stale)))


def called(scene: Scene) -> list[tuple[Post, Seat]]:
    """The calls and reminders that stand, each with the seat that it calls."""
    found = [(post, post.audience.partition(":")) for post in scene.posts.values()]
    return [(post, int(seat)) for post, (kind, _, seat) in found if kind in CALL_AUDIENCES]


def is_answered(scene: Scene, post: Post, seat: Seat) -> bool:
    if (taken := scene.taken_seats.get(seat)) is not None:
        return post.version < taken.version
    if seat not in scene.look(None).to_act or not scene.table.sitters[seat].is_person:
        return True
    return any(entry.seat == seat and entry.kind in ENDING for entry in scene.outline(post.version))
