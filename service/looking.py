"""Looking at tables. Nothing changes here."""

from service.errors import Refusal
from service.ledger import Current, Ledger, current
from service.log import entries_for
from service.scene import Scene
from service.seating import require_guest, require_open, require_playing, require_seat
from service.values import REFUSED, GameOfMine, LogEntry, Look, Place, Table


async def at(ledger: Ledger, place: Place, latest: bool) -> Table | None:
    stored = await ledger.store.game_at(place.channel_id, latest)
    return current(stored).table if stored else None


async def look(ledger: Ledger, game_id: int, user_id: int | None) -> Look:
    now = await ledger.load(game_id)
    require_guest(now.table, user_id)
    return now.look(now.table.seat_of(user_id))


async def scene(ledger: Ledger, game_id: int) -> Scene:
    stored = await ledger.store.load_scene(game_id)
    if stored is None:
        raise Refusal("no_game")
    return Scene(current(stored.stored), stored, ledger.clock.now())


async def ask(ledger: Ledger, game_id: int, user_id: int, occasion: int) -> Look:
    now = await ledger.load(game_id)
    require_open(now.table, ledger.clock.now())
    return required_look(now, user_id, occasion)


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
    require_guest(now.table, user_id)
    return entries_for(now, await ledger.store.log(game_id, after), now.table.seat_of(user_id))


async def next_awaited(ledger: Ledger, user_id: int, but: int) -> Look | None:
    stored = await ledger.store.awaiting(user_id, but)
    if stored is None:
        return None
    now = current(stored)
    return now.look(now.table.seat_of(user_id))


async def games_of(ledger: Ledger, user_id: int) -> list[GameOfMine]:
    running = [current(stored) for stored in await ledger.store.games_of(user_id)]
    silent = await ledger.store.told(REFUSED, [now.table.id for now in running])
    return [GameOfMine(now.look(now.table.seat_of(user_id)), now.table.id in silent, now.waits) for now in running]
