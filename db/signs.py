"""The last sign of each person: when they used the bot, and in which language Discord speaks to them."""

import sqlite3

from db.rows import SignRow


def of_user(connection: sqlite3.Connection, user_id: int) -> SignRow | None:
    row = connection.execute("SELECT user_id, at, locale FROM signs WHERE user_id = ?", (user_id,)).fetchone()
    return SignRow(*row) if row else None


def of_game(connection: sqlite3.Connection, game_id: int) -> dict[int, SignRow]:
    """By user, of those at the table of whom there is one."""
    rows = connection.execute(
        "SELECT signs.user_id, at, locale FROM seats JOIN signs ON signs.user_id = seats.user_id WHERE game_id = ?",
        (game_id,),
    )
    return {row[0]: SignRow(*row) for row in rows}


def keep(connection: sqlite3.Connection, row: SignRow, apart: float) -> bool:
    """Of nobody but those who sit somewhere, and not again within `apart` seconds unless the language is another.

    Says whether there is one now.
    """
    connection.execute(
        "INSERT INTO signs (user_id, at, locale) SELECT :user_id, :at, :locale"
        " WHERE EXISTS (SELECT 1 FROM seats WHERE user_id = :user_id)"
        " ON CONFLICT (user_id) DO UPDATE SET at = excluded.at, locale = excluded.locale"
        " WHERE excluded.at >= signs.at + :apart OR excluded.locale <> signs.locale",
        {"user_id": row.user_id, "at": row.at, "locale": row.locale, "apart": apart},
    )
    return of_user(connection, row.user_id) is not None
