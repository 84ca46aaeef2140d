"""Leagues in the database: one of a game on a server, changed only from the version that was read, each table opened once."""

import sqlite3

import pytest
from msgspec.structs import replace

from db import games, leagues, privacy
from db.league_rows import EditionRow, LeagueChange, LeagueRow, LeagueSeatRow, LeagueTableRow, MemberRow
from db.migrating import migrate
from db.rows import Change, DueRow, MoveRow, PostRow
from tests.db.samples import GAME, SEATS

LEAGUE = LeagueRow(0, 7, 70, 12, "troyes_dice", "{}", "gathering", 1, 0, 1)
EDITION = EditionRow(1, b"seed", 100.0)


@pytest.fixture
def connection() -> sqlite3.Connection:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    migrate(opened)
    return opened


def playing(connection: sqlite3.Connection) -> LeagueRow:
    """A league whose first round is drawn: one table of two."""
    number = leagues.insert(connection, LEAGUE, EDITION)
    assert number is not None
    row = replace(LEAGUE, id=number, status="playing", round=1, version=2)
    change = LeagueChange(
        league=row,
        members=(MemberRow(1, 12, "Ben", 1, 1), MemberRow(1, 11, "Anne", 1, 1)),
        tables=(LeagueTableRow(1, 1, 1, 1),),
        seats=(LeagueSeatRow(1, 1, 1, 0, 11), LeagueSeatRow(1, 1, 1, 1, 12)),
    )
    assert leagues.store(connection, change)
    return row


def opening(channel_id: int = 71) -> Change:
    game = replace(GAME, version=2, channel_id=channel_id)
    move = MoveRow(2, None, "start", "", "[]", 110.0)
    return Change(game=game, seats=SEATS, move=move, snapshot=b"x", due=(DueRow("call", 0, 0, 110.0),))


def test_what_was_written_is_read(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    stored = leagues.load(connection, row.id)
    assert stored is not None
    assert stored.league == row
    assert stored.editions == (EDITION,)
    assert [each.user_id for each in stored.members] == [12, 11], "in the order of joining"
    assert stored.tables == (LeagueTableRow(1, 1, 1, 1),)
    assert [each.user_id for each in stored.seats] == [11, 12]
    assert leagues.load(connection, 99) is None


def test_one_league_of_a_game_is_open_on_a_server(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    assert leagues.insert(connection, LEAGUE, EDITION) is None
    assert leagues.insert(connection, replace(LEAGUE, key="caylus"), EDITION) is not None
    assert leagues.insert(connection, replace(LEAGUE, guild_id=8), EDITION) is not None
    leagues.store(connection, LeagueChange(league=replace(row, status="over", version=3)))
    newest = leagues.insert(connection, LEAGUE, EDITION)
    assert newest is not None
    assert leagues.numbers(connection, 7) == [newest, 2, row.id]


def test_a_change_from_an_older_version_changes_nothing(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    late = LeagueChange(league=replace(row, round=9), members=(MemberRow(1, 13, "Cleo", 0, 1),))
    assert not leagues.store(connection, late)
    stored = leagues.load(connection, row.id)
    assert stored is not None and len(stored.members) == 2 and stored.league.round == 1


def test_the_game_of_a_table_is_opened_once(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    table = LeagueTableRow(1, 1, 1, 1, ends_at=999.0)
    number = leagues.seat(connection, row.id, table, opening())
    assert number is not None
    assert leagues.seat(connection, row.id, table, opening(72)) == number
    assert connection.execute("SELECT count(*) FROM games").fetchone() == (1,)
    stored = leagues.load(connection, row.id)
    assert stored is not None
    assert stored.tables == (replace(table, game_id=number, channel_id=71),)
    assert stored.statuses == {number: "playing"}
    assert connection.execute("SELECT game_id, kind FROM due").fetchall() == [(number, "call")]


def test_where_another_game_is_open_no_table_opens(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    games.insert(connection, replace(GAME, channel_id=71), SEATS)
    assert leagues.seat(connection, row.id, LeagueTableRow(1, 1, 1, 1), opening()) is None
    assert connection.execute("SELECT count(*) FROM games").fetchone() == (1,)


def test_one_process_at_a_time_has_a_league_in_hand(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    assert leagues.claim(connection, row.id, 100.0, 700.0)
    assert not leagues.claim(connection, row.id, 101.0, 701.0)
    assert leagues.claim(connection, row.id, 700.0, 1300.0), "one that died leaves it to others"
    leagues.rest(connection, row.id, 750.0)
    assert leagues.claim(connection, row.id, 750.0, 1350.0)


def test_a_league_that_is_over_is_seen_to_until_all_is_told(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    leagues.store(connection, LeagueChange(league=replace(row, status="over", version=3)))
    assert leagues.to_see_to(connection) == [row.id]
    leagues.note(connection, row.id, PostRow("end:1:1", 3, 70, 900))
    assert leagues.to_see_to(connection) == []


def test_who_is_taken_out_leaves_a_nameless_seat_and_a_new_version(connection: sqlite3.Connection) -> None:
    row = playing(connection)
    privacy.forget(connection, 12, -5)
    stored = leagues.load(connection, row.id)
    assert stored is not None
    assert stored.league.version == 3 and stored.league.host_id == -5
    assert stored.members[0] == MemberRow(1, -5, privacy.NAMELESS, 1, 1, has_left=True)
    assert [each.user_id for each in stored.seats] == [11, -5]
    assert not any(privacy.kept_of(connection, 12).values())


def test_who_is_taken_out_before_the_start_has_never_signed_up(connection: sqlite3.Connection) -> None:
    number = leagues.insert(connection, LEAGUE, EDITION)
    assert number is not None
    change = LeagueChange(league=replace(LEAGUE, id=number, version=2), members=(MemberRow(1, 11, "Anne", 0, 1),))
    leagues.store(connection, change)
    privacy.forget(connection, 11, -5)
    stored = leagues.load(connection, number)
    assert stored is not None and stored.members == ()
