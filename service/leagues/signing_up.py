"""Before and around the rounds: a league opens, people join and leave, somebody starts it or calls it off."""

import msgspec
from msgspec.structs import replace

from db.league_rows import EditionRow, LeagueChange, LeagueRow, MemberRow, StoredLeague
from engine.registry import game
from service import leaving
from service.errors import Refusal, rules
from service.leagues.changing import changed, following, stored_league
from service.leagues.reading import league_of
from service.leagues.rounds import started
from service.leagues.values import DAY, DIVISION_AT_MOST, MOST, League, Terms
from service.ledger import Ledger
from service.values import Person, Place


async def open_league(ledger: Ledger, place: Place, host: Person, key: str, terms: Terms) -> League:
    with rules():
        game(key)
    if not terms.are_offered or place.guild_id is None:
        raise Refusal("stale")
    at = ledger.clock.now()
    row = LeagueRow(
        id=0,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        host_id=host.user_id,
        key=key,
        options=msgspec.json.encode(terms).decode(),
        status="gathering",
        edition=1,
        round=0,
        version=1,
    )
    starts_at = at + terms.starts * DAY if terms.starts else None
    number = await ledger.store.open_league(row, EditionRow(1, ledger.seeds(), at, starts_at))
    if number is None:
        raise Refusal("league_open")
    return league_of(await stored_league(ledger, number))


async def join(ledger: Ledger, league_id: int, person: Person) -> League:
    """Before the start at once, afterwards from the next round on."""

    async def decide(stored: StoredLeague) -> LeagueChange:
        league = league_of(stored)
        member = league.edition.member(person.user_id)
        if league.status == "over":
            raise Refusal("league_over")
        if member and not member.has_left:
            raise Refusal("league_in_already")
        if league.status == "playing" and league.round >= league.terms.rounds:
            raise Refusal("league_too_late")
        if len(league.edition.active) >= MOST:
            raise Refusal("league_full", most=MOST)
        division = _smallest_division(league) if league.status == "playing" else 0
        row = MemberRow(stored.league.edition, person.user_id, person.name, division, league.round + 1)
        if member and member.division:
            row = replace(row, division=member.division)
        return LeagueChange(league=following(stored.league), members=(row,))

    if person.known_as:
        await ledger.store.know(person.user_id, person.known_as)
    return await changed(ledger, league_id, decide)


def _smallest_division(league: League) -> int:
    """Where the fewest play, the lowest of those."""
    sizes = {
        division: sum(member.division == division for member in league.edition.active)
        for division in range(1, league.edition.divisions + 1)
    }
    division = min(sizes, key=lambda each: (sizes[each], -each))
    if sizes[division] >= DIVISION_AT_MOST:
        raise Refusal("league_full", most=sum(sizes.values()))
    return division


async def leave(ledger: Ledger, league_id: int, user_id: int) -> tuple[League, int | None]:
    """Takes a sign-up back, or drops out: then a computer plays on at the table of this round, which is told too."""

    async def decide(stored: StoredLeague) -> LeagueChange:
        league = league_of(stored)
        member = league.edition.member(user_id)
        if league.status == "over":
            raise Refusal("league_over")
        if member is None or member.has_left:
            raise Refusal("league_not_in")
        if league.status == "gathering":
            return LeagueChange(league=following(stored.league), gone=(user_id,))
        row = next(each for each in stored.members if (each.edition, each.user_id) == (league.edition.number, user_id))
        return LeagueChange(league=following(stored.league), members=(replace(row, has_left=True),))

    league = await changed(ledger, league_id, decide)
    table = league.table_of(user_id)
    if table is None or table.game_id is None:
        return league, None
    try:
        await leaving.resign(ledger, table.game_id, user_id)
    except Refusal:
        return league, None  # The game is over, or they left it before.
    return league, table.game_id


async def start(ledger: Ledger, league_id: int) -> League:
    """Whoever calls it has seen that the user may."""

    async def decide(stored: StoredLeague) -> LeagueChange:
        if stored.league.status == "over":
            raise Refusal("league_over")
        if stored.league.status != "gathering":
            raise Refusal("league_begun")
        return await started(stored)

    return await changed(ledger, league_id, decide)


async def close(ledger: Ledger, league_id: int) -> League:
    """Calls it off; games that are on are played on as any other."""

    async def decide(stored: StoredLeague) -> LeagueChange:
        if stored.league.status == "over":
            raise Refusal("league_over")
        edition = replace(stored.editions[-1], ended_at=ledger.clock.now())
        return LeagueChange(league=following(stored.league, status="over"), editions=(edition,))

    return await changed(ledger, league_id, decide)


async def move(ledger: Ledger, league_id: int, channel_id: int) -> League:
    """From now on it is posted, and its tables open, in this channel."""

    async def decide(stored: StoredLeague) -> LeagueChange:
        if stored.league.status == "over":
            raise Refusal("league_over")
        if stored.league.channel_id == channel_id:
            raise Refusal("league_here_already")
        return LeagueChange(league=following(stored.league, channel_id=channel_id))

    return await changed(ledger, league_id, decide)
