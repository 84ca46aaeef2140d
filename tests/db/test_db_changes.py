"""One change of a game writes all that belongs to it, and ends what it outruns."""

import sqlite3

import pytest
from msgspec.structs import replace

from db import changes, due, games, hints, moves, packing, privacy, requests, results, scenes, votes
from db.columns import packed
from db.rows import Change, DueRow, GameRow, HintRow, MoveRow, Note, PostRow, RequestRow
from tests.db.samples import GAME, SEATS, change_of, result_of


@pytest.fixture
def game(connection: sqlite3.Connection) -> GameRow:
    number = games.insert(connection, GAME, SEATS)
    assert number is not None
    return replace(GAME, id=number)


def forced(version: int) -> tuple[MoveRow, bytes]:
    return MoveRow(version, 1, "forced", "", "[]", 121.0), f"after {version}".encode()


def test_what_a_move_brings_with_it_is_written_in_its_order_and_the_last_snapshot_is_where_it_stands(
    connection: sqlite3.Connection, game: GameRow
) -> None:
    following = tuple(forced(version) for version in (3, 4, 5))
    change = replace(change_of(game), game=replace(game, version=5), following=following)
    assert (change.version_before, change.last_snapshot) == (1, b"after 5")
    assert changes.store(connection, change)
    assert [entry.version for entry in moves.log(connection, game.id)] == [2, 3, 4, 5]
    stored = games.load(connection, game.id)
    assert stored is not None and stored.snapshot == b"after 5"


def test_without_anything_that_follows_the_snapshot_is_that_of_the_move() -> None:
    change = change_of(GAME, "0 up")
    assert (change.version_before, change.last_snapshot) == (GAME.version, b"0 up")


OPEN = {"entry", "company", "game", ""}


@pytest.mark.parametrize(
    ("changed", "still_open"),
    [
        pytest.param({"move": None}, OPEN, id="a change without an entry"),
        pytest.param({}, OPEN - {"entry"}, id="an entry"),
        pytest.param({"has_new_company": True}, OPEN - {"entry", "company"}, id="another company"),
        pytest.param({"move": None, "has_new_company": True}, OPEN - {"entry", "company"}, id="without an entry"),
        pytest.param({"status": "finished"}, {""}, id="the end"),
        pytest.param({"status": "aborted", "move": None}, {""}, id="an end without a result"),
    ],
)
def test_a_request_ends_with_what_it_may_not_outlive(
    connection: sqlite3.Connection, game: GameRow, changed: dict[str, object], still_open: set[str]
) -> None:
    for kind in sorted(OPEN):
        assert requests.insert(connection, RequestRow(0, game.id, kind or "x", 0, 11, "", "[]", 1.0, kind), 1)
    given = dict(changed)
    row = replace(game, version=2, status=given.pop("status", game.status))
    assert changes.store(connection, replace(change_of(game), game=row, **given))
    found = requests.to_tell(connection, game.id, "request:")
    assert {each.ends_with for each in found if not each.outcome} == still_open


@pytest.mark.parametrize(("status", "is_over"), [("playing", False), ("finished", True), ("aborted", True)])
def test_votes_and_hints_end_with_the_game(
    connection: sqlite3.Connection, game: GameRow, status: str, is_over: bool
) -> None:
    votes.agree(connection, game.id, "abort", 11, 5.0)
    hint = hints.begin(connection, HintRow(game.id, 0, "1.1", 1, "[]"))
    change = change_of(game)
    assert changes.store(connection, replace(change, game=replace(change.game, status=status)))
    assert votes.agreed(connection, game.id, "abort") == ([] if is_over else [11])
    assert (hints.begin(connection, replace(hint, occasion=2)) == hint) is not is_over


def test_of_a_request_that_was_overtaken_nothing_is_granted(connection: sqlite3.Connection, game: GameRow) -> None:
    number = requests.insert(connection, RequestRow(0, game.id, "end", 0, 11, "", "[]", 1.0, ""), 1)
    asked = requests.load(connection, number or 0)
    assert asked is not None
    late = replace(asked, version=asked.version + 2, outcome="granted")
    assert not changes.store(connection, replace(change_of(game), request=late))
    assert moves.log(connection, game.id) == []
    granted = replace(asked, version=asked.version + 1, outcome="granted", yes="[11]")
    assert changes.store(connection, replace(change_of(game), request=granted))
    assert requests.load(connection, asked.id) == granted


def test_seats_are_written_beside_the_others_or_in_their_place(connection: sqlite3.Connection, game: GameRow) -> None:
    ben = replace(SEATS[1], user_id=12, name="Ben", computer="")
    assert changes.store(connection, replace(change_of(game), seats=(ben,)))
    assert games.seats_of(connection, game.id) == (SEATS[0], ben)
    row = replace(game, version=3)
    assert changes.store(connection, Change(game=row, seats=(SEATS[0],), reseated=True))
    assert games.seats_of(connection, game.id) == (SEATS[0],)
    assert changes.store(connection, Change(game=replace(game, version=4)))
    assert games.seats_of(connection, game.id) == (SEATS[0],)


def test_what_is_settled_goes_before_what_is_due_is_written(connection: sqlite3.Connection, game: GameRow) -> None:
    due.put(connection, DueRow("call", game.id, 0, 5.0))
    due.put(connection, DueRow("remind", game.id, 0, 6.0))
    later = DueRow("call", game.id, 0, 9.0)
    settled = (("call", 0), ("remind", 0))
    note = Note(posts=(PostRow("channel", 2, 70, 900),))
    assert changes.store(connection, replace(change_of(game), due=(later,), settled=settled, note=note))
    scene = scenes.load(connection, game.id)
    assert scene is not None
    assert (scene.due, scene.posts) == ((later,), note.posts)


# What is read of a game that is over, or not


def test_a_scene_has_the_result_and_what_people_had_reached_before_once_the_game_is_over(
    connection: sqlite3.Connection, game: GameRow
) -> None:
    before = result_of(game.id + 100, (11, 40), (12, 30), finished_at=50.0)
    results.insert(connection, before)
    kept = result_of(game.id, (11, 40), (None, 30))
    change = change_of(game)
    assert changes.store(connection, replace(change, game=replace(change.game, status="finished"), result=kept))
    scene = scenes.load(connection, game.id)
    assert scene is not None
    assert (scene.result, scene.facts_before) == (kept, {0: ('["x"]',)})
    assert scenes.load(connection, game.id + 1) is None


def test_a_scene_of_a_game_that_is_on_has_no_result(connection: sqlite3.Connection, game: GameRow) -> None:
    scene = scenes.load(connection, game.id)
    assert scene is not None and (scene.result, scene.facts_before) == (None, {})


def test_the_game_that_ended_last_is_found_where_it_is_asked_for(connection: sqlite3.Connection, game: GameRow) -> None:
    assert games.at(connection, 99, True) is None
    for latest in (True, False):
        found = games.at(connection, game.channel_id, latest)
        assert found is not None and found.game.id == game.id
    change = change_of(game)
    assert changes.store(connection, replace(change, game=replace(change.game, status="finished")))
    found = games.at(connection, game.channel_id, True)
    assert found is not None and found.game.id == game.id
    assert games.at(connection, game.channel_id, False) is None


def test_who_is_hidden_is_so_until_they_say_otherwise(connection: sqlite3.Connection) -> None:
    assert not privacy.is_hidden(connection, 11)
    privacy.hide(connection, 11, True)
    privacy.hide(connection, 11, True)
    assert (privacy.is_hidden(connection, 11), privacy.is_hidden(connection, 12)) == (True, False)
    privacy.hide(connection, 11, False)
    assert not privacy.is_hidden(connection, 11)


def test_a_game_is_put_away_once_and_not_before_it_is_over(connection: sqlite3.Connection, game: GameRow) -> None:
    assert not packing.put_away(connection, game.id, [], b"")
    change = change_of(game)
    assert changes.store(connection, replace(change, game=replace(change.game, status="aborted", finished_at=9.0)))
    assert packing.to_pack(connection, 9.5, 5) == [game.id]
    assert packing.put_away(connection, game.id, [], b"")
    assert not packing.put_away(connection, game.id, [], b"")
    assert packing.to_pack(connection, 9.5, 5) == []


def test_the_log_of_a_game_that_was_put_away_is_read_from_the_entry_after_a_version(
    connection: sqlite3.Connection, game: GameRow
) -> None:
    entries = [MoveRow(version, 0, "move", f"0 {version}", "[]", 120.0) for version in (2, 3, 4)]
    for each in entries:
        moves.append(connection, game.id, each, b"x")
    connection.execute("UPDATE games SET status = 'aborted', finished_at = 9.0")
    assert packing.put_away(connection, game.id, [each.version for each in entries], packed(entries))
    for after in (0, 1, 2, 3, 4, 5):
        assert moves.log(connection, game.id, after) == [each for each in entries if each.version > after]


def test_how_a_game_ended_is_kept_when_it_is_put_away_and_no_other_snapshot(
    connection: sqlite3.Connection, game: GameRow
) -> None:
    entries = [MoveRow(version, 0, "move", f"0 {version}", "[]", 120.0) for version in (2, 3, 4)]
    for each in entries:
        moves.append(connection, game.id, each, b"after %d" % each.version)
    connection.execute("UPDATE games SET status = 'aborted', finished_at = 9.0")
    assert packing.put_away(connection, game.id, [each.version for each in entries], packed(entries))
    found = games.load(connection, game.id)
    assert found is not None and found.snapshot == b"after 4"
    assert [moves.snapshot(connection, game.id, version) for version in (3, 4)] == [b"", b"after 4"]
    assert set(moves.last_snapshots(connection, game.id).values()) == {b"after 4"}
    assert connection.execute("SELECT snapshot FROM moves WHERE game_id = ?", (game.id,)).fetchall() == [(b"",)]


def test_the_end_of_a_game_that_an_older_version_has_put_away_is_read_as_it_is(
    connection: sqlite3.Connection, game: GameRow
) -> None:
    moves.append(connection, game.id, MoveRow(4, 0, "move", "", "[]", 120.0), b"after 4")
    connection.execute("UPDATE games SET status = 'aborted', finished_at = 9.0, is_packed = 1")
    found = games.load(connection, game.id)
    assert found is not None and found.snapshot == b"after 4"
    assert moves.snapshot(connection, game.id, 4) == b"after 4"
