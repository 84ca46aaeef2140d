"""An end before the end: all who still play stop here, and the game counts with the ranks as they stand.

They agree to it, or they play in a league whose round is over.
"""

from typing import Final

from db.rows import Change, MoveRow, RequestRow
from service import consenting
from service.errors import Refusal
from service.ledger import Current, Ledger, Made, following
from service.results import kept_result
from service.seating import awaiting, require_playing, require_seat
from service.values import ROUND, Request

RANKS: Final = "ranks"
PEOPLE_AT_LEAST: Final = 2
"""Alone, somebody could stop at the best moment, and nobody could say no."""


async def ask_to_stop(ledger: Ledger, game_id: int, user_id: int) -> Request:
    async def draft(now: Current) -> RequestRow:
        require_seat(now.table, user_id)
        if len(now.table.humans) < PEOPLE_AT_LEAST:
            raise Refusal("nobody_to_agree")
        return RequestRow(0, game_id, RANKS, None, user_id, "", "", ledger.clock.now(), "")

    return await consenting.ask(ledger, game_id, user_id, draft)


async def stop_at_end_of_round(ledger: Ledger, game_id: int) -> None:
    """The time of a league's round is up. Refuses: game_over, not_playing."""

    async def decide(now: Current) -> Made:
        require_playing(now.table)
        return await _stopped(ledger, now, ROUND)

    await ledger.change(game_id, decide)


async def _agreed(ledger: Ledger, now: Current, _row: RequestRow) -> Made:
    return await _stopped(ledger, now, "")


async def _stopped(ledger: Ledger, now: Current, why: str) -> Made:
    at = ledger.clock.now()
    game = following(now.stored.game, status="finished", finished_at=at)
    entry = MoveRow(game.version, None, "agreed", why, "[]", at)
    seats = awaiting(now.stored.seats, (), at)
    change = Change(game=game, seats=seats, move=entry, snapshot=now.stored.snapshot)
    return Made(kept_result(now, now.state, change, [*await ledger.store.log(now.table.id), entry]))


consenting.KINDS[RANKS] = consenting.Kind(_agreed)
