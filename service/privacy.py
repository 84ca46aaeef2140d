"""What is kept of one person, at their own word: shown, hidden where people are compared, or taken out."""

import secrets
from typing import Any

from service import leaving, lobby
from service.errors import Refusal
from service.ledger import Ledger
from service.values import Person


async def kept_of(ledger: Ledger, user_id: int) -> dict[str, list[dict[str, Any]]]:
    return await ledger.store.kept_of(user_id)


async def is_hidden(ledger: Ledger, user_id: int) -> bool:
    return await ledger.store.is_hidden(user_id)


async def hide(ledger: Ledger, user_id: int, hidden: bool) -> None:
    await ledger.store.hide(user_id, hidden)


async def delete(ledger: Ledger, user_id: int) -> list[int]:
    """Leaves every table, so that computers play on, then takes the user out. Says which games that changed."""
    left: list[int] = []
    for game_id, status in await ledger.store.open_games_of(user_id):
        try:
            if status == "lobby":
                await lobby.leave(ledger, game_id, Person(user_id, ""))
            else:
                await leaving.resign(ledger, game_id, user_id)
        except Refusal:
            continue  # The game ended, or they left it, a moment ago.
        left.append(game_id)
    # Below zero, no number is a user's; nobody can tell whose place it takes.
    await ledger.store.forget(user_id, -1 - secrets.randbelow(2**62))
    return left
