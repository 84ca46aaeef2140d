"""Ending a game before its end: one person leaves, or all agree to stop."""

from collections.abc import Iterable

from msgspec.structs import replace

from db.rows import Change, MoveRow, SeatRow
from service.errors import Refusal
from service.ledger import Current, Ledger, Made, following
from service.seating import require_host, require_playing, require_seat
from service.values import Table, Vote

ABORT = "abort"
STAND_IN = "steady"
"""The computer that plays on for a person who has left."""


async def resign(ledger: Ledger, game_id: int, user_id: int) -> Table:
    async def decide(now: Current) -> Made:
        require_playing(now.table)
        seat = require_seat(now.table, user_id)
        return _left(now, now.stored.seats[seat], ledger.clock.now())

    async with ledger.lock(game_id, ABORT):
        after, _ = await ledger.change(game_id, decide)
        agreed = await ledger.store.votes(game_id, ABORT)
        if after.table.status == "playing" and _vote(after.table, agreed).passed:
            return await _abort(ledger, game_id)
    return after.table


def _left(now: Current, seat: SeatRow, at: float) -> Made:
    """A computer takes the seat; the host's rights go to the next person; without one the game is aborted."""
    people = [user for user in now.table.humans if user != seat.user_id]
    row = following(now.stored.game, **({} if people else {"status": "aborted", "finished_at": at}))
    if people and now.table.host_id == seat.user_id:
        row = replace(row, host_id=people[0])
    change = Change(
        game=row,
        seats=(replace(seat, computer=STAND_IN, has_left=True),),
        move=MoveRow(row.version, seat.seat, "resign", "", "[]", at),
        snapshot=now.stored.snapshot,
    )
    return Made(change)


async def vote_abort(ledger: Ledger, game_id: int, user_id: int, yes: bool) -> Vote:
    """The host begins. One no ends the vote. A lobby is closed by its host at once."""
    async with ledger.lock(game_id, ABORT):
        table = (await ledger.load(game_id)).table
        vote = _vote(table, await ledger.store.votes(game_id, ABORT))
        _require_vote(table, user_id, vote)
        if not yes:
            await ledger.store.clear_votes(game_id)
            return _vote(table, ())
        if user_id in vote.yes:
            raise Refusal("already_voted")
        await ledger.store.vote(game_id, ABORT, user_id, ledger.clock.now())
        vote = _vote(table, (*vote.yes, user_id))
        if vote.passed:
            await _abort(ledger, game_id)
        return vote


def _require_vote(table: Table, user_id: int, vote: Vote) -> None:
    if table.status == "lobby":
        return require_host(table, user_id)
    require_playing(table)
    require_seat(table, user_id)
    if not vote.yes:
        require_host(table, user_id)
    return None


def _vote(table: Table, agreed: Iterable[int]) -> Vote:
    """Only people who still play have a say; in the lobby only the host has."""
    asked = (table.host_id,) if table.status == "lobby" else table.humans
    yes = tuple(user for user in agreed if user in asked)
    missing = tuple(user for user in asked if user not in yes)
    return Vote(ABORT, yes, missing, passed=bool(yes) and not missing)


async def _abort(ledger: Ledger, game_id: int) -> Table:
    async def decide(now: Current) -> Made:
        if now.table.status in ("finished", "aborted"):
            raise Refusal("game_over")
        return Made(Change(game=following(now.stored.game, status="aborted", finished_at=ledger.clock.now())))

    after, _ = await ledger.change(game_id, decide)
    return after.table
