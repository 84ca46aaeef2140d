"""What is noted when a letter was delivered or was not. Pure, like the telling that reads it."""

from typing import Final

from msgspec.structs import replace

from cogs.calling import Call, Withdrawal
from cogs.telling import AbortPost, BoardPost, Farewell, FinalPost, Letter, LobbyPost, OldPost, Parting, Question
from engine.core.seats import Seat
from service.scene import Scene
from service.values import (
    ASKING,
    CALLING,
    CHANNEL,
    OLD,
    OLD_SINCE,
    PARTING,
    POSTING,
    REFRESHING,
    REFUSED,
    SENT,
    TOLD_BEFORE,
    UNREACHED,
    WITHDRAWING,
    Due,
    Noted,
    Post,
    call_audience,
    closed_audience,
    seat_audience,
    stale_audience,
)

PAUSES: Final = (60.0, 300.0, 1800.0, 3 * 3600.0, 24 * 3600.0)
"""Seconds until a refused post is tried again; after the last one it is tried no more, until the game has moved on."""
PAUSE: Final = 60.0
"""Seconds until a direct message that did not get through is tried again; twice as long after the second time, and so on."""


def delivered(scene: Scene, letter: Letter, message_id: int) -> Noted:
    """The letter stands in this message."""
    match letter:
        case Call():
            audience = call_audience(letter.seat, letter.in_inbox)
            return Noted(posts=(Post(audience, scene.table.version, scene.table.place.channel_id, message_id),))
        case Withdrawal():
            return Noted(forgotten=(letter.post.audience,))
        case Question() | Farewell():
            post = Post(seat_audience(letter.seat), scene.table.version, 0, message_id)
            forgotten = (closed_audience(letter.seat),)
            return Noted(posts=(post,), forgotten=forgotten, settled=((ASKING, letter.seat),))
        case Parting():
            return Noted(settled=((PARTING, letter.seat),))
        case OldPost():
            return Noted(forgotten=(OLD, OLD_SINCE))
        case LobbyPost() | AbortPost(is_told=False):
            return _shown(scene, message_id)
        case BoardPost():
            shown = _shown(scene, message_id, *_told(scene, letter), *_left_behind(scene, message_id))
            back = min(scene.away.values(), default=None)
            later = () if back is None else (Due(REFRESHING, scene.table.id, None, back),)
            return replace(shown, settled=(*shown.settled, (REFRESHING, None)), due=later)
        case FinalPost() | AbortPost():
            return _shown(scene, message_id, *_left_behind(scene, message_id))


def _told(scene: Scene, letter: BoardPost) -> list[Post]:
    """Where the stretch begins that this board tells, and when it was news: the next edit tells the same stretch again."""
    began = [Post(TOLD_BEFORE, letter.since, 0, 0)]
    return [*began, Post(SENT, scene.table.version, 0, 0)] if letter.is_fresh else began


def _left_behind(scene: Scene, message_id: int) -> list[Post]:
    """The board in whose place this message has come, with the stretch that it tells; a lobby is none."""
    last, before = scene.posts.get(CHANNEL), scene.posts.get(TOLD_BEFORE)
    if last is None or last.message_id == message_id or SENT not in scene.posts:
        return []
    return [
        Post(OLD, last.version, last.channel_id, last.message_id),
        Post(OLD_SINCE, before.version if before else 0, 0, 0),
    ]


def _shown(scene: Scene, message_id: int, *others: Post) -> Noted:
    """The channel shows this version now, so it is no longer refused."""
    table = scene.table
    post = Post(CHANNEL, table.version, table.place.channel_id, message_id)
    return Noted(posts=(*others, post), forgotten=(REFUSED,), settled=((POSTING, None),))


def unreached(scene: Scene, seat: Seat) -> Noted:
    """The person takes no direct messages: the channel calls them from now on, and says once why."""
    version = scene.table.version
    posts = [Post(seat_audience(seat), version, 0, UNREACHED)]
    if closed_audience(seat) not in scene.posts:
        posts.append(Post(closed_audience(seat), version, 0, 0))
    return Noted(posts=tuple(posts), settled=((ASKING, seat),))


def put_off(scene: Scene, seat: Seat, now: float, kind: str = ASKING) -> Noted:
    """The message did not get through, for no fault of the person's: it is tried again. Whom it asks is called by the channel."""
    row = scene.due.get((kind, seat))
    tries = row.tries + 1 if row else 1
    return Noted(due=(Due(kind, scene.table.id, seat, now + PAUSE * tries, tries),))


def left_standing(scene: Scene, post: Post, now: float) -> Noted:
    """Discord did not take an answered call away: it is tried again after a pause, each longer than the last, then no more.

    Meanwhile its seat may be called anew.
    """
    row = scene.due.get((WITHDRAWING, None))
    tries = row.tries + 1 if row else 1
    if tries > len(PAUSES):
        return Noted(forgotten=(post.audience,), settled=((WITHDRAWING, None),))
    stale = Post(stale_audience(post.message_id), post.version, post.channel_id, post.message_id)
    again = Due(WITHDRAWING, scene.table.id, None, now + PAUSES[tries - 1], tries)
    return Noted(forgotten=(post.audience,), posts=(stale,), due=(again,))


def refused(scene: Scene, code: int, now: float) -> Noted:
    """Discord takes no post: it is tried again after a pause, each longer than the last, and then no more. So are calls."""
    table, row = scene.table, scene.due.get((POSTING, None))
    tries = row.tries + 1 if row else len(PAUSES) + 1 if REFUSED in scene.posts else 1
    mark = Post(REFUSED, table.version, table.place.channel_id, code)
    if tries > len(PAUSES):
        return Noted(posts=(mark,), settled=((POSTING, None),))
    then = now + PAUSES[tries - 1]
    calls = [Due(CALLING, table.id, seat, then) for kind, seat in scene.due if kind == CALLING]
    return Noted(posts=(mark,), due=(Due(POSTING, table.id, None, then, tries), *calls))
