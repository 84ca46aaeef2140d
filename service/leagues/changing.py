"""How a league is read and changed: each change is decided on what is there, and decided again if that was overtaken."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from db.league_rows import LeagueChange, LeagueRow, StoredLeague
from service.errors import Refusal
from service.leagues.reading import league_of
from service.leagues.values import League
from service.ledger import Ledger

Decide: TypeAlias = Callable[[StoredLeague], Awaitable[LeagueChange]]


async def stored_league(ledger: Ledger, league_id: int) -> StoredLeague:
    stored = await ledger.store.league(league_id)
    if stored is None:
        raise Refusal("no_league")
    return stored


async def changed(ledger: Ledger, league_id: int, decide: Decide) -> League:
    async with ledger.lock(league_id, "league"):
        while True:
            stored = await stored_league(ledger, league_id)
            if await ledger.store.change_league(await decide(stored)):
                return league_of(await stored_league(ledger, league_id))


def following(row: LeagueRow, **given: Any) -> LeagueRow:
    """The row of the league's next version."""
    return replace(row, version=row.version + 1, **given)


def after(stored: StoredLeague, change: LeagueChange) -> StoredLeague:
    """The league as the change will leave it."""
    gone = {(change.league.edition, user_id) for user_id in change.gone}
    members = {(each.edition, each.user_id): each for each in stored.members}
    members |= {(each.edition, each.user_id): each for each in change.members}
    tables = {(each.edition, each.round, each.number): each for each in (*stored.tables, *change.tables)}
    seats = {(each.edition, each.round, each.number, each.seat): each for each in (*stored.seats, *change.seats)}
    editions = {each.edition: each for each in (*stored.editions, *change.editions)}
    return replace(
        stored,
        league=change.league,
        editions=tuple(editions.values()),
        members=tuple(each for key, each in members.items() if key not in gone),
        tables=tuple(tables.values()),
        seats=tuple(seats.values()),
    )
