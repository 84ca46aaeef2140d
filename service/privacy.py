"""What is kept of one person, at their own word: shown, hidden where people are compared, or taken out."""

import secrets
from typing import Any

from service import leaving, lobby
from service.errors import Refusal
from service.ledger import Ledger
from service.signs import Signs
from service.values import Person


class Privacy:
    def __init__(self, ledger: Ledger, signs: Signs) -> None:
        self._ledger = ledger
        self._signs = signs

    async def kept_of(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that is kept of the user, by table."""
        return await self._ledger.store.kept_of(user_id)

    async def is_hidden(self, user_id: int) -> bool:
        """Whether the user is left out where people are compared."""
        return await self._ledger.store.is_hidden(user_id)

    async def hide(self, user_id: int, hidden: bool) -> None:
        await self._ledger.store.hide(user_id, hidden)

    async def delete(self, user_id: int) -> list[int]:
        """Takes the user out of everything: computers play on, results keep a nameless seat. Says which games they left."""
        self._signs.forget(user_id)
        left: list[int] = []
        for game_id, status in await self._ledger.store.open_games_of(user_id):
            try:
                if status == "lobby":
                    await lobby.leave(self._ledger, game_id, Person(user_id, ""))
                else:
                    await leaving.resign(self._ledger, game_id, user_id)
            except Refusal:
                continue  # The game ended, or they left it, a moment ago.
            left.append(game_id)
        # Below zero, no number is a user's; nobody can tell whose place it takes.
        async with self._ledger.counting:
            await self._ledger.store.forget(user_id, -1 - secrets.randbelow(2**62))
        return left
