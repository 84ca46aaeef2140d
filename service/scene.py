"""A game as it stood at one moment, with everything that telling of it takes. It is read once; all else is derived here."""

from collections.abc import Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from db.rows import MoveRow, Note, StoredScene
from engine.core.events import Event
from engine.core.result import Result
from engine.core.seats import Seat
from service.achieving import newly_filled
from service.consenting import request_of
from service.ledger import Current
from service.log import (
    chapter_of_log,
    chapters_of,
    entries_for,
    has_revealed,
    last_own_move_of,
    outline_of,
    reveals_something,
    seats_taken,
    since_last_move,
    steps_of_turn,
)
from service.notices import away_until
from service.results import told_result
from service.scheduling import reminder_of
from service.seating import require_guest
from service.values import FORCED, REMINDING, ROUND, Due, LogEntry, Look, Notice, Post, Table, Wait


class Scene:
    """Nothing in it changes: what is noted later makes another scene. What was derived once is kept."""

    def __init__(self, now: Current, stored: StoredScene, at: float) -> None:
        self.at = at
        """When it was so."""
        self._now = now
        self._log: Sequence[MoveRow] = stored.log
        self._snapshots = stored.last_snapshots
        self._before_last_actor = stored.before_last_actor
        self._looks: dict[Seat | None, Look] = {}
        self._entries: dict[Seat | None, dict[int, LogEntry]] = {}
        self._outline: list[LogEntry] | None = None
        self._before: dict[Seat, Any] = {}
        self.table: Table = now.table
        self.posts: dict[str, Post] = {post.audience: post for post in stored.posts}
        self.due: dict[tuple[str, Seat | None], Due] = {(row.kind, row.seat): row for row in stored.due}
        """What will be tried again, by kind and seat."""
        self.inboxes = stored.inboxes
        """The channel of each sitter's direct messages, by user, as far as it is known."""
        self.requests = tuple(request_of(now, row) for row in stored.requests)
        """What people ask each other for, and what they did ask for while its post does not say how it ended."""
        self.result: Result | None = told_result(stored.result) if stored.result else None
        self._kept = stored.result
        self._facts_before = stored.facts_before

    @property
    def waits(self) -> dict[Seat, Wait]:
        return {wait.seat: wait for wait in self._now.waits}

    def notice(self, seat: Seat) -> Notice:
        """How the owner of the seat is called and reminded."""
        user_id = self.table.sitters[seat].user_id or 0
        return self._now.stored.notices.get(user_id, Notice(user_id))

    def locale(self, seat: Seat) -> str:
        """The language of the owner of the seat, as far as it is known; else the one that everybody at the table reads."""
        sign = self._now.stored.signs.get(self.table.sitters[seat].user_id or 0)
        return sign.locale if sign else self.table.language

    @property
    def away(self) -> dict[Seat, float]:
        """Until when those people are away who are."""
        people = [sitter.seat for sitter in self.table.sitters if sitter.is_person]
        until = {seat: away_until(self.notice(seat), self.at) for seat in people}
        return {seat: back for seat, back in until.items() if back is not None}

    @property
    def taken_seats(self) -> dict[Seat, MoveRow]:
        """Seats that a computer has since their owner was gone, and that the owner may take back: the entry of each."""
        left = [sitter.seat for sitter in self.table.sitters if sitter.has_left]
        taken = seats_taken(self._log) if left and self.table.status == "playing" else {}
        return {seat: taken[seat] for seat in left if seat in taken}

    def reminder_at(self, seat: Seat) -> float | None:
        """When the seat is reminded next, after what was sent already; None if it is not."""
        row = self._now.stored.seats[seat]
        if row.seat not in self._now.to_act:
            return None
        return reminder_of(self.table, row, self.notice(seat), self.due.get((REMINDING, seat)))

    @property
    def achieved(self) -> dict[Seat, tuple[str, ...]]:
        """By seat of whoever has some, the achievements that this game brought them."""
        facts = {seat.seat: seat.facts for seat in self._kept.seats} if self._kept else {}
        found = {seat: newly_filled(self.table.key, before, facts[seat]) for seat, before in self._facts_before.items()}
        return {seat: boxes for seat, boxes in found.items() if boxes}

    @property
    def ended_by(self) -> str:
        """Who ended the game for the sake of order; empty where nobody did."""
        return self._log[-1].text if self._log and self._log[-1].kind == "end" else ""

    @property
    def is_agreed(self) -> bool:
        """Whether it ended before its end, with the ranks as they stood."""
        return bool(self._log) and self._log[-1].kind == "agreed"

    @property
    def ends_with_round(self) -> bool:
        """Whether a league's round was over before the game was."""
        return self.is_agreed and self._log[-1].text == ROUND

    @property
    def has_lapsed(self) -> bool:
        """Whether it is a lobby that was closed because nobody joined."""
        return bool(self._log) and self._log[-1].kind == "lapse"

    @property
    def awaits_computer(self) -> bool:
        return any(self.table.sitters[seat].computer for seat in self._now.to_act)

    def require_guest(self, user_id: int) -> None:
        """Refuses somebody who may not even look on: not_mine."""
        require_guest(self.table, user_id)

    def look(self, seat: Seat | None) -> Look:
        """The table as this seat sees it; None: as spectators do."""
        if seat not in self._looks:
            self._looks[seat] = self._now.look(seat)
        return self._looks[seat]

    def look_of(self, user_id: int | None) -> Look:
        return self.look(self.table.seat_of(user_id))

    def entries(self, seat: Seat | None, after: int = 0) -> list[LogEntry]:
        """The log after a version, with the events that the owner of this seat may be told of. Each entry is read once."""
        later = [entry for entry in self._log if entry.version > after]
        known = self._entries.setdefault(seat, {})
        new = [entry for entry in later if entry.version not in known]
        known |= {entry.version: entry for entry in entries_for(self._now, new, seat, self._log)} if new else {}
        return [known[entry.version] for entry in later if entry.version in known]

    def outline(self, after: int = 0) -> list[LogEntry]:
        """The log after a version as everybody may read it, without its events: none of them is read for it."""
        if self._outline is None:
            self._outline = outline_of(self._now, self._log)
        return [entry for entry in self._outline if entry.version > after]

    def stretch(self, seat: Seat | None, after: int, until: int) -> list[LogEntry]:
        """The log after a version and up to another one, as it read then: what was taken back later is among it."""
        return entries_for(self._now, [entry for entry in self._log if after < entry.version <= until], seat)

    def chapters(self, field: str) -> list[int]:
        """The chapters of the log so far, as far as anything has happened in them; without a field there is one."""
        return sorted({number for entry in self._log for number in chapters_of(entry, field)}) or [0]

    def chapter(self, seat: Seat | None, field: str, number: int) -> list[LogEntry]:
        """The entries of one chapter, without what they tell of others. No other entry is read for it."""
        entries = entries_for(self._now, chapter_of_log(self._log, field, number), seat, self._log)
        return [replace(each, events=_of_chapter(each.events, field, number)) for each in entries]

    def chapter_at(self, version: int, field: str) -> int:
        """The chapter in which the game stood at this version; 0 is the beginning."""
        told = (entry for entry in reversed(self._log) if entry.version <= version)
        return next((numbers[-1] for entry in told if (numbers := chapters_of(entry, field))), 0)

    def chapter_began(self, field: str) -> int:
        """The version with which the chapter began in which the game stands."""
        number = self.chapter_at(self.table.version, field)
        return next((entry.version for entry in self._log if number in chapters_of(entry, field)), 0)

    def made_at(self, version: int) -> float:
        """When the newest entry up to this version was made."""
        return next((entry.at for entry in reversed(self._log) if entry.version <= version), 0.0)

    def events(self, seat: Seat | None, after: int = 0) -> list[Event]:
        return [event for entry in self.entries(seat, after) for event in entry.events]

    def since(self, seat: Seat, told_to: Seat | None) -> list[Event]:
        """What happened from the seat's last own move on, as far as `told_to` may know; what the move caused is among it."""
        return self.events(told_to, max(self.last_move(seat) - 1, 0))

    def last_move(self, seat: Seat) -> int:
        """The version of the seat's last move that counts and was somebody's choice; 0 if it has none."""
        last = last_own_move_of(self._log, seat)
        return last.version if last else 0

    def before(self, seat: Seat) -> Any | None:
        """The seat's view right after its last own move that counts; None if it has none, or nothing has changed since.

        What a computer did in its place is news to whoever sits there.
        """
        if seat not in self._before:
            self._before[seat] = self._view_after_last_move(seat)
        return self._before[seat]

    def _view_after_last_move(self, seat: Seat) -> Any | None:
        last = last_own_move_of(self._log, seat)
        if last is None or last.version == self._log[-1].version or seat not in self._snapshots:
            return None
        game = self._now.game
        return game.view(game.decode(self._snapshots[seat], self.table.rules_version), seat)

    def before_last_actor(self, seat: Seat | None) -> Any | None:
        """The seat's view before whoever moved last began to, be it a person or a computer; None if nobody else has moved."""
        if not self._before_last_actor:
            return None
        game = self._now.game
        return game.view(game.decode(self._before_last_actor, self.table.rules_version), seat)

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat's last move can surely be taken back; it may be possible where this says no."""
        since = since_last_move(self._log, seat) if self.table.status == "playing" else []
        others = {entry.seat for entry in since if entry.seat not in (seat, None) and entry.kind != FORCED}
        has_people = any(self.table.sitters[other].is_person for other in others)
        is_own = bool(since) and since[0].kind != "stand-in"
        return is_own and not has_people and not has_revealed(self._now, seat, since)

    def may_reset(self, seat: Seat) -> bool:
        """Whether the seat has made several moves in a row that can be taken back together."""
        if self.table.status != "playing":
            return False
        return sum(entry.kind != FORCED for entry in steps_of_turn(self._now, self._log, seat)) > 1

    def may_ask_to_undo(self, seat: Seat) -> bool:
        """Whether others have moved since the seat did, and nothing was revealed: with their consent it can be taken back."""
        since = since_last_move(self._log, seat) if self.table.status == "playing" else []
        return any(entry.seat != seat and entry.kind != FORCED for entry in since) and not reveals_something(
            self._now, since
        )

    def noting(self, noted: Note) -> "Scene":
        """The scene once this is known of its posts."""
        scene = copy(self)
        kept = {name: post for name, post in self.posts.items() if name not in noted.forgotten}
        scene.posts = kept | {post.audience: post for post in noted.posts}
        open_rows = {key: row for key, row in self.due.items() if key not in noted.settled}
        scene.due = open_rows | {(row.kind, row.seat): row for row in noted.due}
        return scene


def _of_chapter(events: Sequence[Event], field: str, number: int) -> list[Event]:
    return [event for event in events if not field or getattr(event, field) == number]
