"""Ending a game before its end: one person leaves, or all agree to stop."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from db.rows import Change, MoveRow, SeatRow
from service.errors import AsItStands, Refusal
from service.ledger import Current, Ledger, Made, following
from service.seating import require_host, require_playing, require_seat
from service.values import Person, Table, Vote

ABORT = "abort"
ABORT_REFUSED = "abort-refused"
PAUSE = 24 * 3600.0
"""Seconds until a vote that was refused may be called again."""
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
    ended: dict[str, Any] = {} if people else {"status": "aborted", "finished_at": at}
    row = following(now.stored.game, **ended)
    if people and now.table.host_id == seat.user_id:
        row = replace(row, host_id=people[0])
    change = Change(
        game=row,
        seats=(replace(seat, computer=STAND_IN, has_left=True),),
        move=MoveRow(row.version, seat.seat, "resign", "", "[]", at),
        snapshot=now.stored.snapshot,
        has_new_company=True,
    )
    return Made(change)


async def may_abort(ledger: Ledger, game_id: int, user_id: int) -> Vote:
    """The vote as it would stand with this user's yes. Refuses like `vote_abort`, and changes nothing."""
    vote = await _open_vote(ledger, (await ledger.load(game_id)).table, user_id)
    missing = tuple(user for user in vote.missing if user != user_id)
    return replace(vote, missing=missing, passed=not missing)


async def vote_so_far(ledger: Ledger, game_id: int) -> Vote:
    return _vote((await ledger.load(game_id)).table, await ledger.store.votes(game_id, ABORT))


async def _open_vote(ledger: Ledger, table: Table, user_id: int) -> Vote:
    """The vote so far, if this user may have a say in it. A new one waits a day after one that was refused."""
    vote = _vote(table, await ledger.store.votes(table.id, ABORT))
    _require_vote(table, user_id, vote)
    if user_id in vote.yes:
        raise Refusal("already_voted")
    said_no = None if vote.yes else await ledger.store.voted_at(table.id, ABORT_REFUSED)
    if said_no is not None and ledger.clock.now() < said_no + PAUSE:
        raise Refusal("vote_too_soon", when=AsItStands(f"<t:{int(said_no + PAUSE)}:R>"))
    return vote


async def vote_abort(ledger: Ledger, game_id: int, user_id: int, yes: bool) -> Vote:
    """The host begins. One no ends the vote. A lobby is closed by its host at once."""
    async with ledger.lock(game_id, ABORT):
        table = (await ledger.load(game_id)).table
        if not yes:
            return await _refused(ledger, table, user_id)
        vote = await _open_vote(ledger, table, user_id)
        await ledger.store.vote(game_id, ABORT, user_id, ledger.clock.now())
        vote = _vote(table, (*vote.yes, user_id))
        if vote.passed:
            await _abort(ledger, game_id)
        return vote


async def _refused(ledger: Ledger, table: Table, user_id: int) -> Vote:
    vote = _vote(table, await ledger.store.votes(table.id, ABORT))
    _require_vote(table, user_id, vote)
    if not vote.yes:
        raise Refusal("vote_over")
    await ledger.store.vote(table.id, ABORT_REFUSED, user_id, ledger.clock.now())
    await ledger.store.clear_votes(table.id, ABORT)
    return _vote(table, ())


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


async def end_for_order(ledger: Ledger, game_id: int, keeper: Person) -> Table:
    """Whoever calls it has seen that `keeper` may do so; the log says who it was."""
    return await _abort(ledger, game_id, keeper.name)


async def _abort(ledger: Ledger, game_id: int, by: str = "") -> Table:
    async def decide(now: Current) -> Made:
        if now.table.status in ("finished", "aborted"):
            raise Refusal("game_over")
        at = ledger.clock.now()
        row = following(now.stored.game, status="aborted", finished_at=at)
        entry = MoveRow(row.version, None, "end", by, "[]", at)
        return Made(Change(game=row, move=entry, snapshot=now.stored.snapshot))

    after, _ = await ledger.change(game_id, decide)
    return after.table
