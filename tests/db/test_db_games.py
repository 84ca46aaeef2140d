"""Games, their log and their posts."""

import sqlite3

import pytest
from msgspec.structs import replace

from db import changes, games, moves, posts, results, votes
from db.rows import GameRow, MoveRow, PostRow
from tests.db.samples import GAME, SEATS, change_of, result_of


def inserted(connection: sqlite3.Connection, **changed: object) -> GameRow:
    game = replace(GAME, **changed)
    number = games.insert(connection, game, SEATS)
    assert number is not None
    return replace(game, id=number)


def test_a_channel_holds_one_lobby_or_running_game(connection: sqlite3.Connection) -> None:
    game = inserted(connection, status="lobby")
    assert games.insert(connection, GAME, SEATS) is None
    assert inserted(connection, channel_id=71).id != game.id


@pytest.mark.parametrize("status", ["finished", "aborted"])
def test_a_channel_is_free_again_after_a_game(connection: sqlite3.Connection, status: str) -> None:
    game = inserted(connection)
    assert changes.store(connection, replace(change_of(game), game=replace(game, version=2, status=status)))
    assert games.insert(connection, GAME, SEATS) is not None


def test_another_mistake_in_a_new_game_is_not_taken_for_a_full_channel(connection: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        games.insert(connection, replace(GAME, status="nonsense"), SEATS)


def test_a_game_is_read_back_with_its_seats_and_newest_snapshot(connection: sqlite3.Connection) -> None:
    game = inserted(connection)
    change = change_of(game)
    assert changes.store(connection, change)
    stored = games.load(connection, game.id)
    assert stored is not None
    assert (stored.game, stored.seats, stored.snapshot) == (change.game, SEATS, change.snapshot)
    assert moves.log(connection, game.id) == [change.move]
    assert moves.log(connection, game.id, after=2) == []


@pytest.mark.parametrize(
    ("entries", "found"),
    [
        pytest.param([(0, "move", "a")], b"", id="nobody else has moved"),
        pytest.param([(0, "move", "a"), (1, "move", "b"), (1, "move", "c")], b"a", id="two moves in a row"),
        pytest.param([(0, "move", "a"), (1, "stand-in", "b")], b"a", id="a computer moved for somebody"),
        pytest.param(
            [(0, "move", "a"), (1, "move", "b"), (0, "move", "c"), (0, "move", "d"), (0, "undo", "4 5")],
            b"a",
            id="a whole turn was taken back",
        ),
    ],
)
def test_how_it_was_before_whoever_moved_last_began(
    connection: sqlite3.Connection, entries: list[tuple[int, str, str]], found: bytes
) -> None:
    game = inserted(connection)
    for version, (seat, kind, text) in enumerate(entries, start=2):
        moves.append(connection, game.id, MoveRow(version, seat, kind, text, "[]", 120.0), text.encode())
    assert moves.snapshot_before_last_actor(connection, game.id) == found


def test_of_two_changes_from_one_version_the_second_writes_nothing(connection: sqlite3.Connection) -> None:
    game = inserted(connection)
    assert changes.store(connection, change_of(game, "0 first"))
    late = replace(change_of(game, "0 second"), seats=(replace(SEATS[0], name="late"),))
    assert not changes.store(connection, late)
    assert [move.text for move in moves.log(connection, game.id)] == ["0 first"]
    assert games.seats_of(connection, game.id) == SEATS


def test_awaited_games_come_first_and_the_longest_waiting_before_the_others(connection: sqlite3.Connection) -> None:
    numbers: list[int] = []
    for channel, since in enumerate((None, 300.0, 200.0)):
        game = inserted(connection, channel_id=channel)
        games.write_seats(connection, game.id, [replace(SEATS[0], awaited_since=since)])
        numbers.append(game.id)
    found = [stored.game.id for stored in games.playing_of(connection, 11)]
    assert found == [numbers[2], numbers[1], numbers[0]]


def test_games_that_one_has_left_are_no_longer_ones_own(connection: sqlite3.Connection) -> None:
    game = inserted(connection)
    games.write_seats(connection, game.id, [replace(SEATS[0], has_left=True)])
    assert games.playing_of(connection, 11) == []


def test_a_post_never_goes_back_to_an_older_version(connection: sqlite3.Connection) -> None:
    game = inserted(connection)
    posts.mark(connection, game.id, PostRow("channel", 4, 70, 900))
    posts.mark(connection, game.id, PostRow("channel", 3, 70, 800))
    assert posts.of_game(connection, game.id) == [PostRow("channel", 4, 70, 900)]
    posts.mark(connection, game.id, PostRow("channel", 4, 70, 901))
    assert posts.of_game(connection, game.id)[0].message_id == 901


def behind(connection: sqlite3.Connection) -> list[int]:
    return posts.behind(connection, "channel", "refused", "old")


def test_a_game_is_behind_until_its_newest_version_is_told_its_old_post_cut_and_no_computer_is_awaited(
    connection: sqlite3.Connection,
) -> None:
    game = inserted(connection, version=3)
    assert behind(connection) == [game.id]
    posts.mark(connection, game.id, PostRow("channel", 2, 70, 900))
    assert behind(connection) == [game.id]
    posts.mark(connection, game.id, PostRow("channel", 3, 70, 900))
    assert behind(connection) == []
    posts.mark(connection, game.id, PostRow("old", 2, 70, 800))
    assert behind(connection) == [game.id]
    posts.forget(connection, game.id, "old")
    games.write_seats(connection, game.id, [replace(SEATS[1], awaited_since=5.0)])
    assert behind(connection) == [game.id]
    posts.forget(connection, game.id, "channel")
    assert posts.of_game(connection, game.id) == []


def test_the_end_of_a_game_clears_its_votes(connection: sqlite3.Connection) -> None:
    game = inserted(connection)
    votes.agree(connection, game.id, "abort", 12, 2.0)
    votes.agree(connection, game.id, "abort", 11, 1.0)
    assert votes.agreed(connection, game.id, "abort") == [11, 12]
    change = change_of(game)
    assert changes.store(connection, replace(change, game=replace(change.game, status="aborted")))
    assert votes.agreed(connection, game.id, "abort") == []


def test_a_result_outlives_its_game(connection: sqlite3.Connection) -> None:
    game = inserted(connection)
    kept = result_of(game.id, (11, 40), (None, 30))
    results.insert(connection, kept)
    connection.execute("DELETE FROM games")
    assert games.load(connection, game.id) is None
    assert results.of_game(connection, game.id) == kept


def waiting(connection: sqlite3.Connection, channel_id: int, since: float | None, **changed: object) -> int:
    """A running game of Anne's, and since when it waits for her."""
    seat = replace(SEATS[0], awaited_since=since, **changed)
    number = games.insert(connection, replace(GAME, channel_id=channel_id), (seat, SEATS[1]))
    assert number is not None
    return number


def next_of(connection: sqlite3.Connection, user_id: int = 11, but: int = 0) -> int | None:
    found = games.awaiting(connection, user_id, but)
    return found.game.id if found else None


def test_the_game_that_has_waited_longest_is_the_next_one(connection: sqlite3.Connection) -> None:
    later, longest = waiting(connection, 71, since=130.0), waiting(connection, 72, since=120.0)
    assert next_of(connection) == longest
    assert next_of(connection, but=longest) == later
    assert next_of(connection, user_id=12) is None


def test_of_games_that_wait_equally_long_the_oldest_is_the_next_one(connection: sqlite3.Connection) -> None:
    numbers = [waiting(connection, channel, since=120.0) for channel in (71, 72, 73)]
    assert next_of(connection) == numbers[0]
    connection.execute("UPDATE games SET started_at = 100.0 WHERE id = ?", (numbers[2],))
    assert next_of(connection) == numbers[2]


def test_no_game_is_next_that_waits_for_others_is_over_or_was_left(connection: sqlite3.Connection) -> None:
    waiting(connection, 71, since=None)
    waiting(connection, 72, since=120.0, has_left=True)
    over = waiting(connection, 73, since=120.0)
    connection.execute("UPDATE games SET status = 'finished' WHERE id = ?", (over,))
    assert next_of(connection) is None
