"""The rounds of a league: what is drawn, what a table that is done counts, what comes after the last one.

Everything follows from what is stored, so it does not matter who looks, how late, or how often: each step is taken once.
"""

import asyncio
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from db.league_rows import EditionRow, LeagueChange, LeagueSeatRow, LeagueTableRow, MemberRow, StoredLeague
from engine.core.chance import derived
from engine.registry import game
from service import agreeing
from service.errors import Refusal
from service.leagues.changing import after, changed, following, stored_league
from service.leagues.counting import places
from service.leagues.dividing import divided, ladder, order_of_entry
from service.leagues.drawing import Past, drawn
from service.leagues.reading import league_of
from service.leagues.values import GIVEN_UP, LEAST, SIGN_UP, Edition, League, LeagueTable
from service.ledger import Ledger


class Advanced(Struct, frozen=True):
    """A league after it was looked at, and the games that its clock has ended."""

    league: League
    ended: tuple[int, ...]


class _NotNow(Exception):
    """There is nothing to do yet."""


async def advance(ledger: Ledger, league_id: int) -> Advanced:
    """Takes the next step, if it is time for one; asked again, it takes the one after that."""
    ended = await _end_what_is_late(ledger, league_of(await stored_league(ledger, league_id)))

    async def decide(stored: StoredLeague) -> LeagueChange:
        match stored.league.status:
            case "gathering":
                return await _begun_by_itself(stored, ledger)
            case "playing":
                return await _played_on(ledger, stored)
            case _:
                raise _NotNow

    try:
        return Advanced(await changed(ledger, league_id, decide), ended)
    except _NotNow:
        return Advanced(league_of(await stored_league(ledger, league_id)), ended)


async def _end_what_is_late(ledger: Ledger, league: League) -> tuple[int, ...]:
    """Games whose round is over end with the ranks as they stand."""
    if league.status != "playing":
        return ()
    now, ended = ledger.clock.now(), list[int]()
    for table in league.edition.of_round(league.round):
        if table.game_id is not None and not table.is_done and table.ends_at is not None and table.ends_at <= now:
            try:
                await agreeing.stop_at_end_of_round(ledger, table.game_id)
            except Refusal:
                continue  # It is over already.
            ended.append(table.game_id)
    return tuple(ended)


# The start


async def _begun_by_itself(stored: StoredLeague, ledger: Ledger) -> LeagueChange:
    """On the day that was said. With too few people the sign-up goes on, and is given up after some weeks."""
    edition, now = stored.editions[-1], ledger.clock.now()
    if edition.starts_at is None or edition.starts_at > now:
        raise _NotNow
    if len(league_of(stored).edition.active) >= LEAST:
        return await started(stored)
    if edition.opened_at + GIVEN_UP <= now:
        closed = replace(edition, ended_at=now)
        return LeagueChange(league=following(stored.league, status="over"), editions=(closed,))
    return LeagueChange(league=following(stored.league), editions=(replace(edition, starts_at=now + SIGN_UP),))


async def started(stored: StoredLeague) -> LeagueChange:
    """The divisions and the first round. Refuses: league_too_few."""
    league = league_of(stored)
    joined = [member.user_id for member in league.edition.active]
    if len(joined) < LEAST:
        raise Refusal("league_too_few", least=LEAST, people=len(joined))
    order = order_of_entry(_ladder(league.before), joined, derived(league.edition.seed, "entry"))
    division = {who: number for number, people in enumerate(divided(order), start=1) for who in people}
    members = [replace(row, division=division[row.user_id]) for row in _members(stored) if row.user_id in division]
    change = LeagueChange(league=following(stored.league, status="playing"), members=tuple(members))
    return await _with_next_round(stored, change)


def _ladder(before: Edition | None) -> list[int]:
    if before is None:
        return []
    divisions: list[list[int]] = [[] for _ in range(before.divisions)]
    for member in sorted((each for each in before.members if each.division), key=lambda each: each.place):
        divisions[member.division - 1].append(member.user_id)
    return ladder(divisions)


def _members(stored: StoredLeague) -> list[MemberRow]:
    return [row for row in stored.members if row.edition == stored.league.edition]


# A round


async def _with_next_round(stored: StoredLeague, change: LeagueChange) -> LeagueChange:
    """The change with the tables of the next round."""
    league = league_of(after(stored, change))
    number, edition = change.league.round + 1, league.edition
    tables: list[LeagueTableRow] = []
    seats: list[LeagueSeatRow] = []
    for division in range(1, edition.divisions + 1):
        for group in await asyncio.to_thread(_draw, league, division, number):
            at, is_bye = len(tables) + 1, len(group) == 1
            tables.append(LeagueTableRow(edition.number, number, at, division, is_done=is_bye))
            seats += [
                LeagueSeatRow(edition.number, number, at, seat, who, place=int(is_bye))
                for seat, who in enumerate(group)
            ]
    row = replace(change.league, round=number)
    return replace(change, league=row, tables=(*change.tables, *tables), seats=(*change.seats, *seats))


def _draw(league: League, division: int, number: int) -> Iterable[tuple[int, ...]]:
    edition, rulebook = league.edition, game(league.key)
    people = [each.user_id for each in edition.active if each.division == division and each.since <= number]
    past = Past(tuple(table.people for table in edition.tables if table.division == division))
    seats = league.terms.seats, rulebook.min_seats, rulebook.max_seats
    seed = derived(edition.seed, "round", number, division)
    return drawn(people, past, seats, seed, is_last=number == league.terms.rounds)


async def _played_on(ledger: Ledger, stored: StoredLeague) -> LeagueChange:
    """Tables that are done are counted; after the last one of a round comes the next round, or the end."""
    league = league_of(stored)
    tables = league.edition.of_round(league.round)
    done = [table for table in tables if not table.is_done and _is_over(stored, table)]
    seats = [row for table in done for row in await _counted(ledger, league, table)]
    numbers = {table.number for table in done}
    rows = [
        replace(row, is_done=True)
        for row in stored.tables
        if (row.edition, row.round) == (league.edition.number, league.round) and row.number in numbers
    ]
    change = LeagueChange(league=following(stored.league), tables=tuple(rows), seats=tuple(seats))
    if all(table.is_done or table.number in numbers for table in tables):
        return await _after_round(ledger, stored, change)
    if not done:
        raise _NotNow
    return change


def _is_over(stored: StoredLeague, table: LeagueTable) -> bool:
    return table.game_id is not None and stored.statuses[table.game_id] in ("finished", "aborted")


async def _counted(ledger: Ledger, league: League, table: LeagueTable) -> list[LeagueSeatRow]:
    """The seats of a table that is done. Without a result all who still play share the places."""
    assert table.game_id is not None
    kept, now = await ledger.store.result(table.game_id), await ledger.load(table.game_id)
    seats = kept.seats if kept else now.stored.seats
    ranks = [seat.rank for seat in kept.seats] if kept else [1] * len(seats)
    left = [seat.has_left or seat.user_id != chair.user_id for chair, seat in zip(table.chairs, seats, strict=True)]
    return [
        LeagueSeatRow(league.edition.number, table.round, table.number, seat, chair.user_id, place, gone)
        for seat, (chair, place, gone) in enumerate(zip(table.chairs, places(ranks, left), left, strict=True))
    ]


async def _after_round(ledger: Ledger, stored: StoredLeague, change: LeagueChange) -> LeagueChange:
    """Who has left their table is out, unless they have joined again since."""
    league = league_of(after(stored, change))
    tables = league.edition.of_round(league.round)
    left = {chair.user_id for table in tables for chair in table.chairs if chair.has_left}
    gone = [
        replace(row, has_left=True)
        for row in _members(stored)
        if row.user_id in left and row.since <= league.round and not row.has_left
    ]
    change = replace(change, members=tuple(gone))
    league = league_of(after(stored, change))
    if league.round < league.terms.rounds and _can_play(league.edition):
        return await _with_next_round(stored, change)
    return _ended(ledger, after(stored, change), change)


def _can_play(edition: Edition) -> bool:
    """Whether two are left in any division."""
    divisions = [member.division for member in edition.active]
    return any(divisions.count(division) > 1 for division in divisions)


def _ended(ledger: Ledger, stored: StoredLeague, change: LeagueChange) -> LeagueChange:
    """The places stay, for the next edition; that one opens at once where the host has chosen so."""
    league, now = league_of(stored), ledger.clock.now()
    place = {
        each.user_id: each.place
        for division in range(1, league.edition.divisions + 1)
        for each in league.edition.standings(division)
    }
    members = [replace(row, place=place.get(row.user_id, 0)) for row in _members(stored)]
    editions = [replace(stored.editions[-1], ended_at=now)]
    row = replace(change.league, status="over")
    if league.terms.goes_on:
        row = replace(row, status="gathering", edition=row.edition + 1, round=0)
        editions.append(EditionRow(row.edition, ledger.seeds(), now, now + SIGN_UP))
    return replace(change, league=row, members=tuple(members), editions=tuple(editions))
