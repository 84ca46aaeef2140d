"""Looking at tables. Nothing changes here."""

from typing import Any

from db import games, moves
from engine.core.choosing import Question, narrow
from engine.core.moves import Path
from service.errors import Refusal, rules
from service.ledger import Current, Ledger, current
from service.log import entries_for, last_move_of
from service.seating import require_playing, require_seat
from service.values import Asked, LogEntry, Look, Place, Table


async def at(ledger: Ledger, place: Place, latest: bool) -> Table | None:
    stored = await ledger.database.read(games.at, place.channel_id, latest)
    return current(stored).table if stored else None


async def look(ledger: Ledger, game_id: int, user_id: int | None) -> Look:
    now = await ledger.load(game_id)
    return now.look(now.table.seat_of(user_id))


async def look_before(ledger: Ledger, game_id: int, user_id: int) -> Any | None:
    now = await ledger.load(game_id)
    seat = now.table.seat_of(user_id)
    if seat is None or now.state is None:
        return None
    last = last_move_of(await ledger.database.read(moves.log, game_id), seat)
    if last is None:
        return None
    snapshot = await ledger.database.read(moves.snapshot, game_id, last.version)
    return now.game.view(now.game.decode(snapshot, now.table.rules_version), seat)


async def ask(ledger: Ledger, game_id: int, user_id: int, occasion: int, path: Path) -> Asked:
    now = await ledger.load(game_id)
    seen = required_look(now, user_id, occasion)
    with rules():
        chosen = narrow(now.game, seen.view, path)
        if isinstance(chosen, Question):
            return Asked(seen, chosen, None, [], chosen.path)
        return Asked(seen, None, chosen, now.game.preview(seen.view, chosen), chosen.parts)


def required_look(now: Current, user_id: int, occasion: int) -> Look:
    """What the user sees, if it is still the question of that occasion and they may answer it."""
    require_playing(now.table)
    seen = now.look(require_seat(now.table, user_id))
    if seen.occasion != occasion:
        raise Refusal("stale")
    # Who is not awaited may still be allowed to change their mind: only the rules know.
    if not seen.is_awaited and not now.game.answers(seen.view, ()):
        raise Refusal("not_your_turn", waiting=list(seen.waiting))
    return seen


async def history(ledger: Ledger, game_id: int, user_id: int | None, after: int) -> list[LogEntry]:
    now = await ledger.load(game_id)
    log = await ledger.database.read(moves.log, game_id, after)
    return entries_for(now, log, now.table.seat_of(user_id))


async def games_of(ledger: Ledger, user_id: int) -> list[Look]:
    running = [current(stored) for stored in await ledger.database.read(games.playing_of, user_id)]
    return [now.look(now.table.seat_of(user_id)) for now in running]
