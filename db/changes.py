"""One change of a game as one transaction: the game, its seats, the log entry with its snapshot, the result, what is due."""

import sqlite3

from db import due, games, hints, moves, requests, results, scenes, votes
from db.rows import Change

LAPSED = "lapsed"
"""How a request ends that the game has outrun."""


def store(connection: sqlite3.Connection, change: Change) -> bool:
    """Writes it, or nothing at all if the game, or the request that it grants, has changed since the change was decided."""
    game = change.game
    if change.request and not requests.may_follow(connection, change.request):
        return False
    if not games.update(connection, game, change.version_before):
        return False
    if change.request:
        requests.update(connection, change.request)
    if change.reseated:
        games.clear_seats(connection, game.id)
    if change.seats:
        games.write_seats(connection, game.id, change.seats)
    if change.move:
        moves.append(connection, game.id, change.move, change.snapshot)
    for entry, snapshot in change.following:
        moves.append(connection, game.id, entry, snapshot)
    if change.result:
        results.insert(connection, change.result)
    for kind, seat in change.settled:
        due.drop(connection, game.id, kind, seat)
    for row in change.due:
        due.put(connection, row)
    if change.note:
        scenes.note(connection, game.id, change.note)
    if ended := _what_ends(change):
        requests.lapse(connection, game.id, ended, LAPSED)
    if game.status in ("finished", "aborted"):
        votes.clear_all(connection, game.id)
        hints.clear_all(connection, game.id)
    return True


def _what_ends(change: Change) -> tuple[str, ...]:
    """What requests may not outlive, as far as this change brings it."""
    if change.game.status in ("finished", "aborted"):
        return ("entry", "company", "game")
    if change.has_new_company:
        return ("entry", "company")
    return ("entry",) if change.move else ()
