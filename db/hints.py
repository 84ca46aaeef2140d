"""Which hints were given: one for each turn of a seat."""

import sqlite3

from msgspec.structs import astuple

from db.rows import HintRow

_COLUMNS = "game_id, seat, turn, occasion, moves"


def begin(connection: sqlite3.Connection, row: HintRow) -> HintRow:
    """The hint of this turn: the new one, or the one that was asked for before."""
    connection.execute(f"INSERT OR IGNORE INTO hints ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)", astuple(row))
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM hints WHERE game_id = ? AND seat = ? AND turn = ?", (row.game_id, row.seat, row.turn)
    )
    return HintRow(*found.fetchone())


def finish(connection: sqlite3.Connection, row: HintRow) -> None:
    """Keeps the moves that were thought of."""
    connection.execute(
        "UPDATE hints SET moves = ? WHERE game_id = ? AND seat = ? AND turn = ?",
        (row.moves, row.game_id, row.seat, row.turn),
    )


def clear_all(connection: sqlite3.Connection, game_id: int) -> None:
    connection.execute("DELETE FROM hints WHERE game_id = ?", (game_id,))
