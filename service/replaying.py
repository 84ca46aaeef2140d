"""A game that is over, a move at a time: each state follows from the seed and the moves of its file."""

import asyncio

from engine.core.replay import GameFile, step
from engine.registry import game
from service import results
from service.ledger import Ledger
from service.seating import require_guest
from service.values import Moment, Table


async def moment(ledger: Ledger, game_id: int, user_id: int, number: int) -> Moment:
    table = (await ledger.load(game_id)).table
    require_guest(table, user_id)
    file = await results.export(ledger, game_id, user_id)
    # Moves by the hundred take some milliseconds, which nobody else shall wait for.
    return await asyncio.to_thread(_moment, table, file, user_id, min(max(number, 0), len(file.moves)))


def _moment(table: Table, file: GameFile, user_id: int, number: int) -> Moment:
    """As the user saw it then."""
    rules, seat = game(file.game), table.seat_of(user_id)
    before, after, events = step(rules, file, number)
    view = rules.view(after, seat)
    mover = rules.parse(file.moves[number - 1]).seat if number else None
    return Moment(
        table=table,
        seat=seat,
        number=number,
        moves=len(file.moves),
        mover=mover,
        view=view,
        before=None if before is None else rules.view(before, seat),
        events=tuple(event for event in events if rules.may_see(view, event)),
    )
