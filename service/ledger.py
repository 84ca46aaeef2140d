"""What every part of the service works with: the store, the clock, chance, computers, and one lock for each game.

No game is kept in memory: each is read when it is asked for, so a thousand sleeping games cost nothing.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, cast
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from db.rows import Change, GameRow, SeatRow, StoredGame
from db.store import Store
from engine.core.game import AnyGame
from engine.core.moves import Move
from engine.core.seats import Seat
from service.challenge import challenge_of
from service.clock import Clock
from service.deadlines import deadline
from service.errors import Refusal
from service.options import TABLE_OPTIONS
from service.scheduling import scheduled
from service.thinking import Thinker
from service.values import Look, Place, Sitter, Status, Table, Wait

THINKING_SECONDS: Final = 60.0
"""The longest that a computer may take for a move; the slowest takes a few seconds."""
Seeds: TypeAlias = Callable[[], bytes]


class Current(Struct, frozen=True):
    """A game as it stands: what was stored, and what it means. `state` is None in the lobby."""

    stored: StoredGame
    table: Table
    game: AnyGame
    state: Any

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state) if self.table.status == "playing" else ()

    @property
    def waits(self) -> tuple[Wait, ...]:
        """For whom the table waits."""
        asked = [(row, row.awaited_since) for row in self.stored.seats if row.seat in self.to_act]
        until = {row.seat: deadline(self.table, row, self.stored.notices) for row, _ in asked}
        return tuple(Wait(row.seat, since, until[row.seat]) for row, since in asked if since is not None)

    def look(self, seat: Seat | None) -> Look:
        if self.state is None:
            return Look(self.table, seat, None, (), 0)
        view = self.game.view(self.state, seat)
        return Look(self.table, seat, view, self.to_act, 0 if seat is None else self.game.occasion(view))


class Made(Struct, frozen=True):
    """A change that is about to be stored, and the move that makes it, if one does."""

    change: Change
    move: Move | None = None
    seen: Look | None = None
    """What the mover saw when deciding on it."""


Decide: TypeAlias = Callable[[Current], Awaitable[Made]]


class Ledger:
    def __init__(
        self, store: Store, clock: Clock, thinker: Thinker, seeds: Seeds, patience: float = THINKING_SECONDS
    ) -> None:
        self.store = store
        self.clock = clock
        self.thinker = thinker
        self.seeds = seeds
        self.patience = patience
        self.counting = asyncio.Lock()
        """Held while results are read, counted and kept: whoever is taken out meanwhile would come back."""
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    def lock(self, game_id: int, what: str = "change") -> asyncio.Lock:
        """The game's lock; it is forgotten when nobody holds or awaits it."""
        return self._locks.setdefault((what, game_id), asyncio.Lock())

    async def load(self, game_id: int) -> Current:
        stored = await self.store.load(game_id)
        if stored is None:
            raise Refusal("no_game")
        return current(stored)

    async def change(self, game_id: int, decide: Decide) -> tuple[Current, Made]:
        """Has the change of a game decided, stores it, and returns the game after it.

        If another process has changed the game in between, it decides again on what is there now.
        """
        async with self.lock(game_id):
            while True:
                before = await self.load(game_id)
                made = self.scheduled(before, await decide(before))
                if await self.store.change(made.change):
                    return current(_after(before.stored, made.change)), made

    def scheduled(self, before: Current, made: Made) -> Made:
        """With what the change causes to happen later."""
        change, seats, notices = made.change, before.stored.seats, before.stored.notices
        at = change.move.at if change.move else self.clock.now()
        table = _table(_after(before.stored, change))
        return msgspec.structs.replace(made, change=scheduled(seats, change, table, notices, at))


def current(stored: StoredGame) -> Current:
    table = _table(stored)
    game = table.game
    return Current(stored, table, game, game.decode(stored.snapshot, table.rules_version) if stored.snapshot else None)


def _after(before: StoredGame, change: Change) -> StoredGame:
    """What the database holds now, without reading it again."""
    kept = {} if change.reseated else {row.seat: row for row in before.seats}
    seats = kept | {row.seat: row for row in change.seats}
    rows = tuple(seats[seat] for seat in sorted(seats))
    snapshot = change.last_snapshot or before.snapshot
    return msgspec.structs.replace(before, game=change.game, seats=rows, snapshot=snapshot)


def _table(stored: StoredGame) -> Table:
    row = stored.game
    options = msgspec.json.decode(row.options, type=dict[str, str])
    customs = {option.key: options.pop(option.key, option.default) for option in TABLE_OPTIONS}
    return Table(
        id=row.id,
        key=row.key,
        options=options,
        status=cast(Status, row.status),
        host_id=row.host_id,
        place=Place(row.guild_id, row.channel_id),
        sitters=tuple(_sitter(seat) for seat in stored.seats),
        version=row.version,
        commitment=row.commitment,
        rules_version=row.rules_version,
        created_at=row.created_at,
        started_at=row.started_at,
        finished_at=row.finished_at,
        customs=customs,
        challenge=challenge_of(row.challenge),
        language=stored.language,
    )


def _sitter(row: SeatRow) -> Sitter:
    return Sitter(row.seat, row.user_id, row.name, row.computer, row.has_left)


def following(row: GameRow, entries: int = 1, **changed: Any) -> GameRow:
    """The row of the game's next version, or of the one after so many entries."""
    return msgspec.structs.replace(row, version=row.version + entries, **changed)
