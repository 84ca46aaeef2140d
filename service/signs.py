"""Signs of people: whoever uses the bot is there, and Discord says in which language it speaks to them."""

from typing import Final

from db.rows import SignRow
from service.ledger import Ledger

APART: Final = 3600.0
"""Seconds between two signs of one person that are kept: nothing that follows from them is in a hurry."""


class Signs:
    """What was kept of late is remembered, so that most signs cost nothing."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._kept: dict[int, SignRow] = {}

    async def give(self, user_id: int, locale: str) -> None:
        """The person is there now."""
        sign, last = SignRow(user_id, self._ledger.clock.now(), locale), self._kept.get(user_id)
        if last is not None and last.locale == locale and sign.at < last.at + APART:
            return
        if await self._ledger.store.keep_sign(sign, APART):
            self._kept[user_id] = sign

    def forget(self, user_id: int) -> None:
        self._kept.pop(user_id, None)

    async def locale(self, user_id: int) -> str | None:
        """The language of the person; None where it is not known."""
        sign = await self._ledger.store.sign(user_id)
        return sign.locale if sign else None
