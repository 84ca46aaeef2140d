"""Games and who sits at them."""

import sqlite3
from collections.abc import Iterable

from msgspec.structs import astuple, replace

from db import due, notices, packing, servers, signs
from db.errors import ChannelTaken
from db.rows import DueRow, GameRow, HostRow, SeatRow, StoredGame

_COLUMNS = (
    "id, key, rules_version, options, status, host_id, guild_id, channel_id, version, commitment, seed,"
    " created_at, started_at, finished_at, challenge"
)


def insert(
    connection: sqlite3.Connection, game: GameRow, seats: Iterable[SeatRow], later: Iterable[DueRow] = ()
) -> int | None:
    """The number of the new game, or None if another one is open in its channel. The numbers in the rows are not used."""
    values = astuple(game)[1:]
    try:
        cursor = connection.execute(
            f"INSERT INTO games ({_COLUMNS}) VALUES (NULL{', ?' * len(values)}) RETURNING id", values
        )
    except sqlite3.IntegrityError:
        if open_at(connection, game.channel_id) is None:
            raise
        return None
    (number,) = cursor.fetchone()
    write_seats(connection, number, seats)
    for row in later:
        due.put(connection, replace(row, game_id=number))
    return number


def update(connection: sqlite3.Connection, game: GameRow, before: int) -> bool:
    """Writes the row, unless somebody else has written another one after version `before`. `ChannelTaken` where it can't lie."""
    try:
        return _update(connection, game, before)
    except sqlite3.IntegrityError as error:
        if open_at(connection, game.channel_id) in (None, game.id):
            raise
        raise ChannelTaken(game.channel_id) from error


def _update(connection: sqlite3.Connection, game: GameRow, before: int) -> bool:
    cursor = connection.execute(
        "UPDATE games SET rules_version = ?, options = ?, status = ?, host_id = ?, guild_id = ?, channel_id = ?,"
        " version = ?, commitment = ?, seed = ?, started_at = ?, finished_at = ? WHERE id = ? AND version = ?",
        (
            game.rules_version,
            game.options,
            game.status,
            game.host_id,
            game.guild_id,
            game.channel_id,
            game.version,
            game.commitment,
            game.seed,
            game.started_at,
            game.finished_at,
            game.id,
            before,
        ),
    )
    return cursor.rowcount == 1


def write_seats(connection: sqlite3.Connection, game_id: int, seats: Iterable[SeatRow]) -> None:
    connection.executemany(
        "INSERT OR REPLACE INTO seats (game_id, seat, user_id, name, computer, has_left, awaited_since, bank, turn_since)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(game_id, *astuple(seat)) for seat in seats],
    )


def clear_seats(connection: sqlite3.Connection, game_id: int) -> None:
    connection.execute("DELETE FROM seats WHERE game_id = ?", (game_id,))


def load(connection: sqlite3.Connection, game_id: int) -> StoredGame | None:
    """The game with its seats and its newest snapshot."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM games WHERE id = ?", (game_id,)).fetchone()
    if row is None:
        return None
    last = connection.execute(
        "SELECT snapshot, packed_snapshot FROM moves WHERE game_id = ? ORDER BY version DESC LIMIT 1", (game_id,)
    ).fetchone()
    game, known = GameRow(*row), notices.of_game(connection, game_id)
    seen, language = signs.of_game(connection, game_id), servers.language_of(connection, game.guild_id)
    return StoredGame(game, seats_of(connection, game_id), packing.whole(*last) if last else b"", known, seen, language)


def seats_of(connection: sqlite3.Connection, game_id: int) -> tuple[SeatRow, ...]:
    rows = connection.execute(
        "SELECT seat, user_id, name, computer, has_left, awaited_since, bank, turn_since FROM seats"
        " WHERE game_id = ? ORDER BY seat",
        (game_id,),
    )
    return tuple(SeatRow(seat, user, name, kind, bool(left), *rest) for seat, user, name, kind, left, *rest in rows)


def open_at(connection: sqlite3.Connection, channel_id: int) -> int | None:
    """The game that gathers or plays in this channel."""
    (number,) = connection.execute(
        "SELECT id FROM games WHERE channel_id = ? AND status IN ('lobby', 'playing')", (channel_id,)
    ).fetchone() or (None,)
    return number


def hosted_by(connection: sqlite3.Connection, host_id: int, guild_id: int | None) -> HostRow:
    """How many games the user holds open on this server, and when they opened the last one."""
    row = connection.execute(
        "SELECT count(*) FILTER (WHERE status IN ('lobby', 'playing')), max(created_at) FROM games"
        " WHERE host_id = ? AND guild_id IS ? AND challenge = ''",
        (host_id, guild_id),
    ).fetchone()
    return HostRow(*row)


def finished_at(connection: sqlite3.Connection, channel_id: int) -> int | None:
    """The newest game that came to its end in this channel."""
    (number,) = connection.execute(
        "SELECT id FROM games WHERE channel_id = ? AND status = 'finished' ORDER BY id DESC LIMIT 1", (channel_id,)
    ).fetchone() or (None,)
    return number


def at(connection: sqlite3.Connection, channel_id: int, latest: bool) -> StoredGame | None:
    """The game that gathers or plays in this channel; if there is none and `latest`, the one that ended last."""
    number = open_at(connection, channel_id)
    if number is None and latest:
        number = finished_at(connection, channel_id)
    return None if number is None else load(connection, number)


def playing_of(connection: sqlite3.Connection, user_id: int) -> list[StoredGame]:
    """The user's running games: where an answer is awaited first, the longest waiting before the others.

    At the end come those in which a computer has the seat, and its owner has not left of their own will.
    """
    rows = connection.execute(
        "SELECT games.id FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.user_id = ? AND games.status = 'playing' AND (NOT seats.has_left OR"
        "   (SELECT kind FROM moves WHERE moves.game_id = games.id AND moves.seat = seats.seat"
        "   AND kind IN ('resign', 'taken', 'replaced') ORDER BY version DESC LIMIT 1) <> 'resign')"
        " ORDER BY seats.has_left, seats.awaited_since IS NULL, seats.awaited_since, games.started_at, games.id",
        (user_id,),
    ).fetchall()
    return [game for (number,) in rows if (game := load(connection, number)) is not None]


def awaiting(connection: sqlite3.Connection, user_id: int, but: int) -> StoredGame | None:
    """No more than this one is read, however many the user plays."""
    (number,) = connection.execute(
        "SELECT games.id FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.user_id = ? AND seats.awaited_since IS NOT NULL AND NOT seats.has_left"
        "   AND games.status = 'playing' AND games.id <> ?"
        " ORDER BY seats.awaited_since, games.started_at, games.id LIMIT 1",
        (user_id, but),
    ).fetchone() or (None,)
    return None if number is None else load(connection, number)


def keys_at_play(connection: sqlite3.Connection, most: int) -> set[str]:
    """Which games the newest tables play or wait to play: an index leads to so many of them, however many there are."""
    rows = connection.execute(
        "SELECT DISTINCT key FROM (SELECT key FROM games WHERE status IN ('lobby', 'playing')"
        " ORDER BY channel_id DESC LIMIT ?)",
        (most,),
    )
    return {key for (key,) in rows}
