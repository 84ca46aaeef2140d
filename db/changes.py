"""One change of a game as one transaction: the game, its seats, the log entry with its snapshot, the result, what is due."""

import sqlite3

from db import due, games, moves, results, votes
from db.rows import Change


def store(connection: sqlite3.Connection, change: Change) -> bool:
    """Writes it, or nothing at all if the game has meanwhile become another version than the change was made from."""
    game = change.game
    if not games.update(connection, game):
        return False
    if change.reseated:
        games.clear_seats(connection, game.id)
    if change.seats:
        games.write_seats(connection, game.id, change.seats)
    if change.move:
        moves.append(connection, game.id, change.move, change.snapshot)
    if change.result:
        results.insert(connection, change.result)
    for row in change.due:
        due.put(connection, row)
    if game.status in ("finished", "aborted"):
        votes.clear_all(connection, game.id)
    return True
