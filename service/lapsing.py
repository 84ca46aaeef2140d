"""What time alone does to a table: a lobby that nobody joins closes, and the rights of a host who is gone pass on.

What is due only says when to look; whether it is so is seen under the game's lock, so looking late or twice does no harm.
"""

from collections.abc import Sequence
from typing import Final

from db.rows import Change, DueRow, MoveRow, Note, SeatRow
from service.being_gone import end_of, is_unheard_of, last_sign
from service.deadlines import DAY
from service.errors import Refusal
from service.ledger import Current, Ledger, Made, following
from service.values import CLOSING, HOSTING

LOBBY_SECONDS: Final = 24 * 3600.0
"""After so long without a join a lobby closes."""
HOST_SECONDS: Final = 7 * 24 * 3600.0
"""After so long without a sign of the host the next person is the host."""


def closing(game_id: int, at: float) -> DueRow:
    """Written with the opening of a lobby and with each join."""
    return DueRow(CLOSING, game_id, None, at + LOBBY_SECONDS)


def hosting(game_id: int, at: float) -> DueRow:
    """Written with the start: who starts a game is there."""
    return DueRow(HOSTING, game_id, None, at + HOST_SECONDS)


async def carry_out(ledger: Ledger, row: DueRow) -> None:
    """Does what is due, if it is one of these things and still right."""
    if row.kind == CLOSING:
        await _close(ledger, row.game_id)
    elif row.kind == HOSTING:
        await _pass_on(ledger, row.game_id)


class _NotNow(Exception):
    """There is nothing to do, yet or any more."""


async def _close(ledger: Ledger, game_id: int) -> None:
    async def decide(now: Current) -> Made:
        at = ledger.clock.now()
        if now.table.status != "lobby" or not await _is_still_due(ledger, game_id, CLOSING, at):
            raise _NotNow
        row = following(now.stored.game, status="aborted", finished_at=at)
        return Made(Change(game=row, move=MoveRow(row.version, None, "lapse", "", "[]", at)))

    try:
        await ledger.change(game_id, decide)
    except (_NotNow, Refusal):
        return


async def _is_still_due(ledger: Ledger, game_id: int, kind: str, at: float) -> bool:
    """Somebody may have joined since it was claimed."""
    scene = await ledger.store.load_scene(game_id)
    return scene is not None and any(row.kind == kind and row.due <= at for row in scene.due)


async def _pass_on(ledger: Ledger, game_id: int) -> None:
    async def decide(now: Current) -> Made:
        at = ledger.clock.now()
        if now.table.status != "playing":
            raise _NotNow
        log = await ledger.store.log(game_id)
        heir = _heir(now, log, at) if _is_host_gone(now, log, at) else None
        if heir is None:
            await ledger.store.note(game_id, Note(due=(_next_look(now, log, at),)))
            raise _NotNow
        row = following(now.stored.game, host_id=heir.user_id)
        entry = MoveRow(row.version, heir.seat, "host", "", "[]", at)
        return Made(Change(game=row, move=entry, snapshot=now.stored.snapshot, due=(hosting(game_id, at),)))

    try:
        await ledger.change(game_id, decide)
    except (_NotNow, Refusal):
        return


def _host(now: Current) -> SeatRow | None:
    return next((row for row in now.stored.seats if row.user_id == now.table.host_id), None)


def _is_host_gone(now: Current, log: Sequence[MoveRow], at: float) -> bool:
    host = _host(now)
    return host is not None and is_unheard_of(now, host, log, at, HOST_SECONDS)


def _heir(now: Current, log: Sequence[MoveRow], at: float) -> SeatRow | None:
    """The next person after the host in the order of seats who is not gone as well."""
    rows = now.stored.seats
    host = next(row.seat for row in rows if row.user_id == now.table.host_id)
    others = [row for row in (*rows[host + 1 :], *rows[:host]) if row.user_id is not None and not row.computer]
    return next((row for row in others if not is_unheard_of(now, row, log, at, HOST_SECONDS)), None)


def _next_look(now: Current, log: Sequence[MoveRow], at: float) -> DueRow:
    """When the host may be gone; where they are, and everybody else is too, in a day."""
    host = _host(now)
    end = at if host is None else end_of(now, host, last_sign(now, host, log), HOST_SECONDS)
    return DueRow(HOSTING, now.table.id, None, end if end > at else at + DAY)
