"""What is written is read: every column comes back, and none in the place of another."""

import sqlite3

import pytest
from msgspec.structs import replace

from db import careers, challenges, due, games, hints, leagues, moves, notices, posts, requests, results, servers, signs
from db.careers import HabitRow, MeetingRow, PastRow
from db.challenges import FinishRow, MorningRow, TryRow
from db.league_rows import EditionRow, LeagueChange, LeagueRow, LeagueSeatRow, LeagueTableRow, MemberRow
from db.rows import (
    DueRow,
    GameRow,
    HintRow,
    HostRow,
    MoveRow,
    NoticeRow,
    PostRow,
    RequestRow,
    ResultRow,
    ResultSeatRow,
    SeatRow,
    ServerRow,
    SignRow,
    StoredResult,
)
from tests.db.samples import GAME, SEATS

FULL = GameRow(
    0, "caylus", 3, '{"a":"b"}', "lobby", 21, 22, 23, 24, "c0ffee", b"seed", 31.5, 32.5, 33.5, challenge="day-7"
)
SITTERS = (
    SeatRow(0, 41, "Anne", "steady", True, 51.5, 52.5, 53.5),
    SeatRow(1, None, "Perrin", "novice", False, None, None, None),
)
RESULT = StoredResult(
    ResultRow(1, "caylus", 3, '{"a":"b"}', 22, 23, 61.5, 62.5, "won", 5, 6, '{"file":1}', "day-7"),
    (
        ResultSeatRow(0, 41, "Anne", "steady", True, 2, 77, '{"all":77}', '["x"]', 81.5, 3.25),
        ResultSeatRow(1, 42, "Ben", "", False, 1, 78, '{"all":78}', '["y"]', 82.5, 4.25),
    ),
)


@pytest.fixture
def game_id(connection: sqlite3.Connection) -> int:
    number = games.insert(connection, GAME, SEATS)
    assert number is not None
    return number


def test_a_game_with_its_seats_and_what_is_due(connection: sqlite3.Connection) -> None:
    number = games.insert(connection, FULL, SITTERS, (DueRow("close", 99, None, 9.5, 2, last=8.5),))
    assert number is not None
    stored = games.load(connection, number)
    assert stored is not None
    assert (stored.game, stored.seats, stored.snapshot) == (replace(FULL, id=number), SITTERS, b"")
    assert due.of_game(connection, number) == (DueRow("close", number, None, 9.5, 2, last=8.5),)


def test_a_game_that_changes(connection: sqlite3.Connection, game_id: int) -> None:
    changed = replace(FULL, id=game_id, key=GAME.key, created_at=GAME.created_at, challenge="", status="playing")
    assert games.update(connection, changed, GAME.version)
    stored = games.load(connection, game_id)
    assert stored is not None and stored.game == changed
    games.clear_seats(connection, game_id)
    games.write_seats(connection, game_id, SITTERS)
    assert games.seats_of(connection, game_id) == SITTERS


def test_an_entry_of_the_log(connection: sqlite3.Connection, game_id: int) -> None:
    entry = MoveRow(1, 1, "move", "1 up", '[{"type":"Up"}]', 12.5, 3.5)
    moves.append(connection, game_id, entry, b"after")
    moves.append(connection, game_id, replace(entry, version=2, seat=None, took=None), b"later")
    assert moves.log(connection, game_id) == [entry, replace(entry, version=2, seat=None, took=None)]
    assert (moves.snapshot(connection, game_id, 1), moves.snapshot(connection, game_id, 2)) == (b"after", b"later")


def test_what_is_due(connection: sqlite3.Connection, game_id: int) -> None:
    row = DueRow("remind", game_id, 1, 12.5, 3, last=11.5)
    due.put(connection, row)
    assert due.of_game(connection, game_id) == (row,)
    assert due.claim(connection, 20.5, 60.0, "", 0.0) == [replace(row, claimed=20.5)]


def test_a_post(connection: sqlite3.Connection, game_id: int) -> None:
    post = PostRow("seat:1", 2, 3, 4)
    posts.mark(connection, game_id, post)
    assert posts.of_game(connection, game_id) == [post]


def test_a_request(connection: sqlite3.Connection, game_id: int) -> None:
    row = RequestRow(99, game_id, "undo", 1, 11, "about", "[11]", 12.5, "entry", 4, "granted")
    number = requests.insert(connection, row, GAME.version)
    assert number is not None
    assert requests.load(connection, number) == replace(row, id=number)
    assert requests.load(connection, number + 1) is None


def test_a_hint(connection: sqlite3.Connection, game_id: int) -> None:
    row = HintRow(game_id, 1, "3.4", 5, "")
    assert hints.begin(connection, row) == row
    hints.finish(connection, replace(row, moves='["x"]'))
    assert hints.begin(connection, replace(row, occasion=6)) == replace(row, moves='["x"]')


def test_how_somebody_is_called_and_when_they_were_there(connection: sqlite3.Connection, game_id: int) -> None:
    row = NoticeRow(11, "both", 1.5, 2.5, "Europe/Paris", 22, 7, ((3.5, 4.5), (5.5, 6.5)))
    notices.keep(connection, row, (), "refresh", 9.5)
    assert notices.of_user(connection, 11) == row
    assert notices.of_game(connection, game_id) == {11: row}
    assert signs.keep(connection, SignRow(11, 8.5, "de"), 1.0)
    assert signs.of_user(connection, 11) == SignRow(11, 8.5, "de")
    assert signs.of_game(connection, game_id) == {11: SignRow(11, 8.5, "de")}
    assert signs.of_user(connection, 12) is None


def test_who_chose_nothing_is_reminded_after_a_day_and_then_every_other_day() -> None:
    assert NoticeRow(11) == NoticeRow(11, "channel", 86_400.0, 172_800.0, "UTC", None, None, ())


def test_what_a_server_has_chosen(connection: sqlite3.Connection, game_id: int) -> None:
    row = ServerRow(7, "[70]", '{"a":"b"}', "host", "d1", "de")
    servers.keep(connection, row)
    assert servers.load(connection, 7) == row
    assert servers.load(connection, 8) == ServerRow(8)
    stored = games.load(connection, game_id)
    assert stored is not None and stored.language == "de"


def test_a_result(connection: sqlite3.Connection) -> None:
    results.insert(connection, RESULT)
    assert results.of_game(connection, 1) == RESULT
    assert results.of_game(connection, 2) is None


def test_what_somebody_has_played(connection: sqlite3.Connection) -> None:
    results.insert(connection, RESULT)
    alone = replace(RESULT.result, game_id=2, finished_at=99.5, guild_id=None)
    results.insert(connection, StoredResult(alone, RESULT.seats[1:]))
    connection.execute("INSERT INTO rating_steps VALUES ('42', 'caylus', 62.5, 1, 24.5, 25.5, 1)")
    first = PastRow(1, "caylus", 22, 23, 62.5, 1, False, 78, 2, "Anne", 24.5, 25.5)
    second = PastRow(2, "caylus", None, 23, 99.5, 1, False, 78, 1, "", None, None)
    assert careers.past(connection, 42, 0, 5) == (2, [second, first])
    assert careers.past(connection, 42, 1, 5) == (2, [first])
    assert careers.past(connection, 41, 0, 5)[1][0].has_left is True
    assert careers.meetings(connection, 41, 42) == [MeetingRow(1, "caylus", 62.5, 2, 77, True, 1, 78, False)]
    assert careers.habits(connection, 42, "caylus") == [HabitRow(82.5, 4.25)] * 2
    assert careers.habits(connection, 41, "caylus") == [], "they have left it"
    (career,) = careers.career(connection, 42)
    assert (career.key, career.games, career.best, career.first_at, career.rated) == ("caylus", 2, 78, 62.5, 0)


def test_what_somebody_holds_open(connection: sqlite3.Connection, game_id: int) -> None:
    assert games.hosted_by(connection, 11, 7) == HostRow(1, 100.0)
    assert games.hosted_by(connection, 12, 7) == HostRow(0, None)


def test_a_try_at_a_challenge_and_how_it_came_out(connection: sqlite3.Connection) -> None:
    begun = replace(FULL, status="playing", version=1, host_id=42, finished_at=None)
    entry = MoveRow(1, None, "start", "", "[]", 12.5)
    number = challenges.begin(connection, begun, SITTERS[0], entry, b"x", (DueRow("expire", 0, None, 9.5),))
    assert challenges.begin(connection, begun, SITTERS[0], entry, b"x", ()) == number
    assert challenges.of_user(connection, 42, "day-7") == TryRow(number, "playing", False, None)
    assert challenges.of_user(connection, 42, "day-8") is None
    assert due.of_game(connection, number) == (DueRow("expire", number, None, 9.5),)
    results.insert(connection, replace(RESULT, result=replace(RESULT.result, game_id=number), seats=RESULT.seats[1:]))
    assert challenges.of_user(connection, 42, "day-7") == TryRow(number, "playing", False, 78)
    challenges.meet(connection, 7, 42, "Ben here", 50.0)
    assert challenges.finishers(connection, "day-7", 7, 50.0) == [FinishRow(42, "Ben here", 78)]
    assert challenges.finishers(connection, "day-7", 7, 50.5) == []
    assert challenges.finished_by(connection, (42, 43), "day") == {42: [(7, 78)], 43: []}


def test_a_morning(connection: sqlite3.Connection) -> None:
    challenges.keep_morning(connection, MorningRow(7, 70, 12.5, None))
    assert challenges.morning(connection, 7) == MorningRow(7, 70, 12.5, None)
    assert challenges.morning(connection, 8) is None
    assert challenges.claim_mornings(connection, 20.5, 60.0) == [MorningRow(7, 70, 12.5, 20.5)]


def test_a_league_with_all_that_belongs_to_it(connection: sqlite3.Connection) -> None:
    number = leagues.insert(
        connection, LeagueRow(0, 7, 70, 12, "caylus", '{"a":1}', "gathering", 1, 0, 1), EditionRow(1, b"s", 10.5)
    )
    assert number is not None
    row = LeagueRow(number, 7, 71, 13, "caylus", '{"a":2}', "playing", 1, 3, 2)
    change = LeagueChange(
        league=row,
        editions=(EditionRow(1, b"seed", 11.5, 12.5, 13.5),),
        members=(MemberRow(1, 21, "Anne", 2, 3, 4, True), MemberRow(1, 20, "Ben", 5, 6, 7, False)),
        tables=(LeagueTableRow(1, 3, 2, 4, None, 72, 15.5, True),),
        seats=(LeagueSeatRow(1, 3, 2, 1, 21, 5, True),),
    )
    assert leagues.store(connection, change)
    leagues.note(connection, number, PostRow("pairing:1", 2, 72, 900))
    stored = leagues.load(connection, number)
    assert stored is not None
    assert stored.league == row
    assert (stored.editions, stored.members) == (change.editions, change.members)
    assert (stored.tables, stored.seats) == (change.tables, change.seats)
    assert stored.posts == (PostRow("pairing:1", 2, 72, 900),)


def test_of_a_league_the_newest_edition_and_the_one_before_are_read(connection: sqlite3.Connection) -> None:
    league = LeagueRow(0, 7, 70, 12, "caylus", "{}", "gathering", 1, 0, 1)
    number = leagues.insert(connection, league, EditionRow(1, b"1", 1.0))
    assert number is not None
    for edition in (1, 2, 3):
        game = games.insert(connection, replace(GAME, channel_id=edition), SEATS)
        change = LeagueChange(
            league=replace(league, id=number, edition=edition, version=edition + 1),
            editions=(EditionRow(edition, b"seed", float(edition)),),
            members=(MemberRow(edition, 11, "Anne", 1, 1),),
            tables=(LeagueTableRow(edition, 1, 1, 1, game),),
            seats=(LeagueSeatRow(edition, 1, 1, 0, 11),),
        )
        assert leagues.store(connection, change)
    stored = leagues.load(connection, number)
    assert stored is not None
    for rows in (stored.editions, stored.members, stored.tables, stored.seats):
        assert [row.edition for row in rows] == [2, 3]
    assert stored.statuses == {2: "playing", 3: "playing"}
