"""A game moves to another channel: its own is gone, locked, or too loud."""

from db.errors import ChannelTaken
from db.rows import Change, MoveRow
from service.errors import Refusal
from service.ledger import Current, Ledger, Made, following
from service.seating import require_seat
from service.values import Place, Table, Vote


async def move_here(ledger: Ledger, game_id: int, user_id: int, place: Place) -> tuple[Table, Vote]:
    """The host moves it at once; anybody else's wish comes true when all who still play have agreed to it."""
    what = f"move:{place.channel_id}"
    async with ledger.lock(game_id, what):
        table = (await ledger.load(game_id)).table
        _require_movable(table, user_id, place)
        if user_id == table.host_id:
            return await _moved(ledger, game_id, place), Vote(what, (user_id,), (), passed=True)
        await ledger.store.vote(game_id, what, user_id, ledger.clock.now())
        vote = _vote(table, what, await ledger.store.votes(game_id, what))
        return (await _moved(ledger, game_id, place) if vote.passed else table), vote


def _require_movable(table: Table, user_id: int, place: Place) -> None:
    if table.status in ("finished", "aborted"):
        raise Refusal("game_over")
    require_seat(table, user_id)
    if table.place.is_nowhere:
        raise Refusal("challenge_stays")
    if table.place.channel_id == place.channel_id:
        raise Refusal("here_already")


def _vote(table: Table, what: str, agreed: list[int]) -> Vote:
    yes = tuple(user for user in table.humans if user in agreed)
    missing = tuple(user for user in table.humans if user not in yes)
    return Vote(what, yes, missing, passed=table.host_id in yes or not missing)


async def _moved(ledger: Ledger, game_id: int, place: Place) -> Table:
    async def decide(now: Current) -> Made:
        at = ledger.clock.now()
        row = following(now.stored.game, guild_id=place.guild_id, channel_id=place.channel_id)
        entry = MoveRow(row.version, None, "moved", str(place.channel_id), "[]", at)
        return Made(Change(game=row, move=entry, snapshot=now.stored.snapshot))

    try:
        after, _ = await ledger.change(game_id, decide)
    except ChannelTaken as error:
        raise Refusal("place_taken") from error
    return after.table
