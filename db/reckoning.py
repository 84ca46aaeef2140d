"""Counting the results: what was counted so far, what comes next, and the boards that are read from it."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, groupby, starmap
from operator import itemgetter
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, astuple, fields, replace

from db.standing_rows import (
    ALL_TIME,
    EVERYWHERE,
    BoardPage,
    BoardQuery,
    BoardRow,
    Finisher,
    Held,
    Outcome,
    RatingRow,
    Reckoned,
    Slice,
    StepRow,
    TallyRow,
    UpTo,
)

Where = tuple[str, int, int]
"""A game, a server and a season."""
Scope = tuple[str, int, int, str]
"""The same, and somebody who played there and then."""
SeasonOf = Callable[[float], int]
"""Says the season of a moment."""
FIRST: Final = (0.0, 0)
"""Every result ended after this."""


def _laid_over(table: str, row: type[Struct], named_by: int) -> str:
    """SQL for rows that take the place of those before; the first `named_by` columns say of whom. Only the others are written
    anew: what is found by the first ones stays as it is."""
    columns = [each.name for each in fields(row)]
    changed = ", ".join(f"{each} = excluded.{each}" for each in columns[named_by:])
    holes, names = ", ".join("?" * len(columns)), ", ".join(columns[:named_by])
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({holes}) ON CONFLICT ({names}) DO UPDATE SET {changed}"


_KEPT: Final = (
    _laid_over("ratings", RatingRow, 3),
    _laid_over("tallies", TallyRow, 4),
    _laid_over("rating_steps", StepRow, 4),
)
_RECKONED: Final = msgspec.msgpack.Decoder(Reckoned)

_RATINGS: Final = (
    f"SELECT * FROM ratings WHERE key = ? AND season = {ALL_TIME} AND who IN (SELECT value FROM json_each(?))"
)
_TALLIES: Final = (
    "SELECT * FROM tallies WHERE key = ? AND guild_id = ? AND season = ? AND who IN (SELECT value FROM json_each(?))"
)

_BOTH: Final = "tallies AS t JOIN ratings AS r ON r.key = t.key AND r.season = t.season AND r.who = t.who"
_LISTED: Final = """
WHERE {0}.key = :key AND {0}.season = :season AND {0}.who >= '0' AND (:has_computers OR {0}.who < ':')
    AND {0}.who NOT IN (SELECT CAST(user_id AS TEXT) FROM hidden)
"""
"""Who stands on a leaderboard: nobody who is hidden, nor whoever a number below zero has taken the place of. Numbers come before
the kinds of computers, so that all of them lie side by side."""
_TALLIED: Final = f"{_LISTED.format('t')} AND t.guild_id = :guild_id"
_RATED: Final = {
    True: f"FROM ratings AS r {_LISTED.format('r')}",
    False: f"FROM {_BOTH} {_TALLIED}",
}
"""By whether it is the board of everywhere: who is rated stands there, so that tallies need not be looked at."""
_ORDER: Final = "r.games < :settled, -r.mu, r.who"
_BEFORE: Final = f"count(*) FILTER (WHERE ({_ORDER}) < (:games < :settled, -:mu, :who))"
_BETTER: Final = "count(*) FILTER (WHERE (r.games < :settled, -r.mu) < (:games < :settled, -:mu))"
"""How many stand before somebody, and how many of them are better: who is rated alike shares a place."""
_LINE: Final = f"""
SELECT t.who, CASE WHEN t.name <> '' THEN t.name ELSE
        coalesce((SELECT name FROM people WHERE user_id = CAST(t.who AS INTEGER)), '#' || substr(t.who, -4))
    END, r.mu, r.sigma, r.games, t.plays, t.wins, 1.0 * t.places / t.plays, t.streak, t.longest
FROM {_BOTH} {_TALLIED} AND t.who = :who
"""
"""Where servers meet, people go by the name that Discord has for them."""


def up_to(connection: sqlite3.Connection) -> UpTo | None:
    row = connection.execute("SELECT rules, finished_at, game_id, results FROM reckoning").fetchone()
    return row and UpTo(*row)


def clear(connection: sqlite3.Connection, mark: UpTo | None = None) -> None:
    """Whole tables at once, which SQLite does without looking at their rows. How many results there are is counted anew too.

    Whoever counts everything anew leaves a `mark`: what is written then is worth nothing before another one takes its place.
    """
    for table in ("reckoning", "ratings", "tallies", "rating_steps"):
        connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE result_count SET results = (SELECT count(*) FROM results)")
    if mark:
        connection.execute("INSERT INTO reckoning VALUES (?, ?, ?, ?)", astuple(mark))


def next_slice(connection: sqlite3.Connection, size: int, seasons: SeasonOf) -> Slice:
    """The results that come after the last one that is counted. What it takes does not grow with those before."""
    before = up_to(connection)
    (every,) = connection.execute("SELECT results FROM result_count").fetchone()
    outcomes = tuple(outcomes_after(connection, before, size))
    return Slice(before, outcomes, _held(connection, outcomes, seasons), every)


def outcomes_after(connection: sqlite3.Connection, after: UpTo | Outcome | None, size: int) -> list[Outcome]:
    """At most so many results that ended after this one, the oldest first."""
    rows = connection.execute(
        "SELECT r.game_id, r.key, r.options, r.guild_id, r.finished_at, r.people,"
        " s.user_id, s.name, s.computer, s.has_left, s.rank"
        " FROM (SELECT game_id, key, options, guild_id, finished_at, people FROM results"
        " WHERE (finished_at, game_id) > (?, ?) ORDER BY finished_at, game_id LIMIT ?) AS r"
        " JOIN result_seats AS s ON s.game_id = r.game_id ORDER BY r.finished_at, r.game_id, s.seat",
        (*((after.finished_at, after.game_id) if after else FIRST), size),
    )
    found: list[Outcome] = []
    for (number, key, options, guild_id, at, people), seats in groupby(rows, key=itemgetter(0, 1, 2, 3, 4, 5)):
        sat = tuple(Finisher(user, name, kind, bool(left), rank) for *_, user, name, kind, left, rank in seats)
        found.append(Outcome(number, key, options, guild_id, at, people, sat))
    return found


def _held(connection: sqlite3.Connection, outcomes: Iterable[Outcome], seasons: SeasonOf) -> Held:
    """What these games will change: the ratings of everybody who sits in them, and their tallies there and then."""
    rated, tallied = defaultdict[str, set[str]](set), defaultdict[Where, set[str]](set)
    for each in outcomes:
        whos = {who_of(seat) for seat in each.seats}
        rated[each.key] |= whos
        for where in wheres_of(each, seasons(each.finished_at)):
            tallied[where] |= whos
    ratings = (connection.execute(_RATINGS, (key, _json(whos))) for key, whos in rated.items())
    tallies = (connection.execute(_TALLIES, (*where, _json(whos))) for where, whos in tallied.items())
    return Held(
        tuple(starmap(RatingRow, chain.from_iterable(ratings))),
        tuple(starmap(TallyRow, chain.from_iterable(tallies))),
    )


def _json(whos: Iterable[str]) -> str:
    return msgspec.json.encode(sorted(whos)).decode()


def wheres_of(outcome: Outcome, season: int) -> Iterable[Where]:
    """Where a game counts: on its server and everywhere, in its season and for all time."""
    servers = (EVERYWHERE,) if outcome.guild_id is None else (EVERYWHERE, outcome.guild_id)
    return ((outcome.key, server, when) for server in servers for when in (ALL_TIME, season))


def who_of(seat: Finisher) -> str:
    """A person by their number; a computer by how well it plays, whatever its temper and its name at the table."""
    return seat.computer.partition("-")[0] if seat.user_id is None else str(seat.user_id)


def keep(connection: sqlite3.Connection, before: UpTo | None, after: UpTo, packed: bytes) -> bool:
    """Writes what a slice came to, unless somebody else has counted on, or thrown it away, since `before`."""
    if up_to(connection) != before:
        return False
    connection.execute("DELETE FROM reckoning")
    connection.execute("INSERT INTO reckoning VALUES (?, ?, ?, ?)", astuple(after))
    reckoned = _RECKONED.decode(packed)
    for statement, rows in zip(_KEPT, (reckoned.ratings, reckoned.tallies, reckoned.steps), strict=True):
        connection.executemany(statement, map(astuple, rows))
    return True


def board(connection: sqlite3.Connection, query: BoardQuery) -> BoardPage:
    """One page, the best first, and where `who` stands. Pages count from 1."""
    asked = asdict(query)
    (people,) = connection.execute(f"SELECT count(*) FROM tallies AS t {_TALLIED}", asked).fetchone()
    page = min(max(query.page, 1), max(1, -(-people // query.size)))
    asked["first"] = (page - 1) * query.size
    whos = connection.execute(
        f"SELECT r.who {_rated(asked)} ORDER BY {_ORDER} LIMIT :size OFFSET :first", asked
    ).fetchall()
    found = (connection.execute(_LINE, asked | {"who": who}).fetchone() for (who,) in whos)
    rows = tuple(_rows(connection, asked, filter(None, found)))
    mine = connection.execute(_LINE, asked).fetchone()
    return BoardPage(people, page, rows, mine and _row(connection, asked, mine))


def _rated(asked: dict[str, Any]) -> str:
    return _RATED[asked["guild_id"] == EVERYWHERE]


def _row(connection: sqlite3.Connection, asked: dict[str, Any], line: tuple[Any, ...]) -> BoardRow:
    who, _, mu, _, games, *_ = line
    before, better = connection.execute(
        f"SELECT {_BEFORE}, {_BETTER} {_rated(asked)}", asked | {"who": who, "mu": mu, "games": games}
    ).fetchone()
    return BoardRow(before + 1, better + 1, *line)


def _rows(
    connection: sqlite3.Connection, asked: dict[str, Any], lines: Iterable[tuple[Any, ...]]
) -> Iterator[BoardRow]:
    """Where the first of them stands is looked up; from there on it can be told."""
    above: BoardRow | None = None
    for line in lines:
        if above is None:
            row = _row(connection, asked, line)
        else:
            row = BoardRow(above.number + 1, above.number + 1, *line)
            if _is_level(row, above, asked["settled"]):
                row = replace(row, place=above.place)
        yield row
        above = row


def _is_level(one: BoardRow, other: BoardRow, settled: int) -> bool:
    return one.mu == other.mu and (one.games < settled) == (other.games < settled)


def steps_of(connection: sqlite3.Connection, who: str, key: str, most: int) -> list[StepRow]:
    """The last games that moved somebody's rating, the oldest first."""
    rows = connection.execute(
        "SELECT * FROM rating_steps WHERE who = ? AND key = ? ORDER BY finished_at DESC, game_id DESC LIMIT ?",
        (who, key, most),
    ).fetchall()
    return [StepRow(*row) for row in reversed(rows)]
