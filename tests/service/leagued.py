"""Leagues that are opened, begun, seen to, and played round by round."""

from service.agreeing import stop_at_end_of_round
from service.leagues.values import League, Terms
from service.tables import Tables
from service.values import Person, Place
from tests.service.company import play_out

SQUARE = Place(7, 70)
PEOPLE = [Person(100 + number, f"Player {number}") for number in range(20)]
HOST = PEOPLE[0]
TERMS = Terms(rounds=3, days=14, seats=4)


async def opened(tables: Tables, many: int, terms: Terms = TERMS, key: str = "troyes_dice") -> League:
    league = await tables.leagues.open(SQUARE, HOST, key, terms)
    for person in PEOPLE[:many]:
        league = await tables.leagues.join(league.id, person)
    return league


async def seen_to(tables: Tables, league_id: int) -> League:
    """What the bot does once a minute, but for what it posts: each table has a channel of its own."""
    version = 0
    while (league := (await tables.leagues.advance(league_id)).league).version != version:
        version = league.version
        for table in league.edition.of_round(league.round):
            if table.is_to_open:
                await tables.leagues.seat(league_id, table.number, 1000 * league.round + table.number)
    return league


async def begun(tables: Tables, many: int, terms: Terms = TERMS, key: str = "troyes_dice") -> League:
    league = await opened(tables, many, terms, key)
    await tables.leagues.start(league.id)
    return await seen_to(tables, league.id)


async def play_round(tables: Tables, league: League) -> League:
    for table in league.edition.of_round(league.round):
        if table.game_id is not None and not table.is_done:
            await play_out(tables, await tables.table(table.game_id))
    return await seen_to(tables, league.id)


async def end_round(tables: Tables, league: League) -> League:
    """The games of the round that is on end with the ranks as they stand."""
    for table in league.edition.of_round(league.round):
        if table.game_id is not None and not table.is_done:
            await stop_at_end_of_round(tables._ledger, table.game_id)
    return await seen_to(tables, league.id)
