"""What is to be told to whom: a pure function of the scene. Whoever delivers a letter notes it, and asks again.

What was noted is not told twice, so it does not matter after which step a process was killed: asking again gives the rest.
Questions go first, because the channel calls those whom they don't reach; calls go last, below the board that they speak of.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from cogs.calling import Calling, calls, withdrawals
from cogs.games import DESKS
from engine.core.seats import Seat
from service.notices import SILENT, calm_until
from service.scene import Scene
from service.values import (
    ASKING,
    CHANNEL,
    OLD,
    OLD_SINCE,
    PARTING,
    POSTING,
    REFRESHING,
    REFUSED,
    SENT,
    TOLD_BEFORE,
    LogEntry,
    Post,
    Sitter,
    closed_audience,
    seat_audience,
)


class Question(Struct, frozen=True):
    """A direct message with what a seat is asked, and what was done to it after a version."""

    seat: Seat
    since: int
    is_silent: bool = False
    """It makes no sound: the person wants none now."""


class Farewell(Struct, frozen=True):
    """A direct message to a seat: how the game came out."""

    seat: Seat


class Parting(Struct, frozen=True):
    """A direct message to whoever sat in a seat and was gone, since version `since`: who plays on there."""

    seat: Seat
    user_id: int
    successor: int
    since: int


class LobbyPost(Struct, frozen=True):
    """Each public letter brings the post `edits` up to date, or is a new one."""

    edits: Post | None


class BoardPost(Struct, frozen=True):
    """The news of a running game after version `since`: the only post with buttons that play."""

    edits: Post | None
    since: int
    is_fresh: bool = True
    """It tells something new; otherwise the last post is only brought up to date."""
    is_silent: bool = False
    """Calls follow it, and make the sound."""
    closed: tuple[Seat, ...] = ()
    """Who takes no direct messages, and reads so here for the first time."""
    closes: Post | None = None
    """The lobby, which shows from now on that it is one no more."""
    is_for_all: bool = False
    """It tells something new in a post that stands: where others have written below it, it moves down."""


class FinalPost(Struct, frozen=True):
    since: int
    closes: Post | None = None


class AbortPost(Struct, frozen=True):
    """Without `is_told` the lobby's own last word is enough."""

    is_told: bool
    closes: Post | None = None


class OldPost(Struct, frozen=True):
    """What remains of a board once a newer one stands: what happened after version `since`, and its picture."""

    post: Post
    since: int
    is_shown_anew: bool = False
    """The newer one shows the same chapter: one picture of it is enough."""


FRESH_FOR: Final = 24 * 3600.0
"""Seconds for which a post goes on telling its chapter; then a new one shows how things stand."""

Private: TypeAlias = Question | Farewell
Public: TypeAlias = LobbyPost | BoardPost | FinalPost | AbortPost
Letter: TypeAlias = Private | Parting | Public | OldPost | Calling


def to_tell(scene: Scene, now: float) -> tuple[Letter, ...]:
    """The letters that go out next: answered calls go, then come all private letters, then one public one, then calls.

    A board that has become old is cut down before the next one can be sent, so there is never more than one to remember.
    A challenge is told to nobody: whoever plays it asks for it.
    """
    if scene.table.place.is_nowhere:
        return ()
    private = withdrawals(scene, now) or _questions(scene, now) or _farewells(scene, now) or _partings(scene, now)
    return private or _old(scene) or _public(scene, now) or calls(scene, now)


def _questions(scene: Scene, now: float) -> tuple[Letter, ...]:
    if scene.table.status != "playing" or not DESKS[scene.table.key].asks_privately:
        return ()
    asked = (_question(scene, sitter, now) for sitter in _reachable(scene, now))
    return tuple(letter for letter in asked if letter)


def _question(scene: Scene, sitter: Sitter, now: float) -> Question | None:
    """A new question calls; the same one again, or one that the reader has opened themselves, does not."""
    post, look = scene.posts.get(seat_audience(sitter.seat)), scene.look(sitter.seat)
    if not look.is_awaited:
        return None
    since = post.version if post else 0
    desk = DESKS[scene.table.key]
    if post is None or any(desk.calls(look.view, event) for event in scene.events(sitter.seat, since)):
        notice = scene.notice(sitter.seat)
        return Question(sitter.seat, since, notice.reach == SILENT or calm_until(notice, now) > now)
    return None


def _farewells(scene: Scene, now: float) -> tuple[Letter, ...]:
    if scene.result is None or not DESKS[scene.table.key].asks_privately:
        return ()
    posts = {sitter.seat: scene.posts.get(seat_audience(sitter.seat)) for sitter in _reachable(scene, now)}
    return tuple(Farewell(seat) for seat, post in posts.items() if not post or post.version < scene.table.version)


def _partings(scene: Scene, now: float) -> tuple[Letter, ...]:
    due = [seat for (kind, seat), row in scene.due.items() if kind == PARTING and row.due <= now]
    last = {entry.seat: entry for entry in scene.outline() if entry.kind == "replaced"} if due else {}
    return tuple(_parting(last[seat], seat) for seat in due if seat is not None)


def _parting(entry: LogEntry, seat: Seat) -> Parting:
    before, after = map(int, entry.text.split())
    return Parting(seat, before, after, entry.version)


def _reachable(scene: Scene, now: float) -> list[Sitter]:
    """People, but for those with whom another try has its own time."""
    later = {seat for (kind, seat), row in scene.due.items() if kind == ASKING and row.due > now}
    return [sitter for sitter in scene.table.sitters if sitter.is_person and sitter.seat not in later]


def _old(scene: Scene) -> tuple[Letter, ...]:
    post, since, field = scene.posts.get(OLD), scene.posts.get(OLD_SINCE), scene.table.game.chapters
    if post is None:
        return ()
    is_same = scene.chapter_at(post.version, field) == scene.chapter_at(scene.table.version, field)
    is_here = scene.table.status == "playing" and post.channel_id == scene.table.place.channel_id
    return (OldPost(post, since.version if since else 0, bool(field) and is_same and is_here),)


def _public(scene: Scene, now: float) -> tuple[Letter, ...]:
    table, last = scene.table, scene.posts.get(CHANNEL)
    # A game that has moved leaves its last post behind.
    post = last if last and last.channel_id == table.place.channel_id else None
    if _is_refused(scene, now):
        return ()
    if post is not None and post.version >= table.version:
        return (_refreshed(scene, post),) if _is_stale(scene, now) else ()
    if table.status == "lobby":
        return (LobbyPost(post),)
    told = last.version if last else 0
    entries = scene.entries(None, told)
    has_begun = table.started_at is None or any(entry.kind == "start" for entry in entries)
    closes = post if has_begun else None
    if table.status == "aborted":
        return (AbortPost(table.started_at is not None or post is None, closes),)
    if table.status == "finished":
        return (FinalPost(told, closes),)
    return (_board(scene, entries, post, told, closes, now),)


def _is_stale(scene: Scene, now: float) -> bool:
    """Whether the board shows something that has changed without a move."""
    row = scene.due.get((REFRESHING, None))
    return scene.table.status == "playing" and row is not None and row.due <= now


def _refreshed(scene: Scene, post: Post) -> BoardPost:
    before = scene.posts.get(TOLD_BEFORE)
    return BoardPost(post, before.version if before else 0, is_fresh=False)


def _is_refused(scene: Scene, now: float) -> bool:
    """Discord took no post of this version, and it is not yet time for another try."""
    refused, again = scene.posts.get(REFUSED), scene.due.get((POSTING, None))
    if refused is None or refused.version < scene.table.version:
        return False
    return again is None or again.due > now


def _board(
    scene: Scene, entries: Sequence[LogEntry], post: Post | None, told: int, closes: Post | None, now: float
) -> BoardPost:
    """A chapter has one post. In a compact channel the post that stands is edited for any news; a lobby never becomes a board."""
    is_news = post is None or closes is not None or _is_spoken_of(entries) or _is_news(scene, entries)
    goes_on = is_news and not (post is None or closes) and _goes_on(scene, now)
    is_fresh = is_news and not goes_on
    if is_fresh and scene.table.is_compact and post is not None and closes is None:
        since, edits = min(told, _missed(scene)), post
    elif is_fresh:
        since, edits = told, None
    else:
        since, edits = _told_from(scene), post
    is_silent, is_for_all = bool(calls(scene, now)), is_news and edits is not None
    return BoardPost(edits, since, is_fresh, is_silent, _newly_closed(scene, since), closes, is_for_all)


def _told_from(scene: Scene) -> int:
    """After which version the post that stands tells. Who plays alone has one post for all chapters: it tells the present one."""
    before = scene.posts.get(TOLD_BEFORE)
    since, field = before.version if before else 0, scene.table.game.chapters
    return max(since, scene.chapter_began(field) - 1) if scene.table.is_alone and field else since


def _missed(scene: Scene) -> int:
    """The version after which somebody who is awaited has not been there: nothing older stands in a compact channel."""
    began = next((entry.version for entry in scene.outline() if entry.kind == "start"), 0)
    people = [seat for seat in scene.look(None).to_act if scene.table.sitters[seat].is_person]
    return min((max(began, scene.last_move(seat)) for seat in people), default=scene.table.version)


def _goes_on(scene: Scene, now: float) -> bool:
    """Whether the post that stands tells of the chapter in which the game still is, and was new not long ago.

    Where its beginning was taken back, it tells of the chapter before as well.
    """
    sent, field = scene.posts.get(SENT), scene.table.game.chapters
    if sent is None or not field or scene.table.is_compact:
        return False
    is_later = scene.chapter_at(scene.table.version, field) > scene.chapter_at(sent.version, field)
    return not is_later and now - scene.made_at(sent.version) < FRESH_FOR


def _is_spoken_of(entries: Sequence[LogEntry]) -> bool:
    """What happens to the table rather than in the game is always news."""
    return any(entry.kind in ("undo", "resign", "replaced", "taken", "back") for entry in entries)


def _is_news(scene: Scene, entries: Sequence[LogEntry]) -> bool:
    """Whether there is something to tell: for what the game calls news, or because somebody else is awaited now.

    Who made the last move among the people is there already and needs no call; computers never do.
    """
    look, desk = scene.look(None), DESKS[scene.table.key]
    if desk.asks_privately:
        return any(desk.is_news(look.view, event) for entry in entries for event in entry.events)
    sent = scene.posts.get(SENT)
    people = {sitter.seat for sitter in scene.table.sitters if sitter.is_person}
    since = scene.outline(sent.version if sent else 0)
    movers = [entry.seat for entry in since if entry.kind == "move" and entry.seat in people]
    return any(seat in people and seat not in movers[-1:] for seat in look.to_act)


def _newly_closed(scene: Scene, since: int) -> tuple[Seat, ...]:
    """Those of whom this post is the first to say that they take no direct messages."""
    marks = {s.seat: scene.posts.get(closed_audience(s.seat)) for s in scene.table.sitters if s.is_person}
    return tuple(seat for seat, mark in marks.items() if mark and mark.version > since)
