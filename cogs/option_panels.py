"""The private option panels of lobbies: they go when the game starts. What a restart forgets, the next press closes."""

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from cogs.layout import Layout
from cogs.visit import TROUBLE

if TYPE_CHECKING:
    import discord

    from cogs.client import TownCrier

log = logging.getLogger(__name__)

TABLES_AT_MOST = 200
"""Whose panels are remembered; Discord lets go of an answer after a quarter of an hour anyway."""


class OptionPanels:
    def __init__(self) -> None:
        self._shown: OrderedDict[int, list[discord.Interaction[TownCrier]]] = OrderedDict()

    def remember(self, game_id: int, interaction: "discord.Interaction[TownCrier]") -> None:
        """The answer to `interaction` shows the options of this lobby."""
        self._shown.setdefault(game_id, []).append(interaction)
        while len(self._shown) > TABLES_AT_MOST:
            self._shown.popitem(last=False)

    async def close(self, game_id: int, last_word: Layout) -> None:
        for interaction in self._shown.pop(game_id, []):
            try:
                await interaction.edit_original_response(view=last_word)
            except TROUBLE as error:
                log.info("The options of game %s stay open: %s", game_id, error)
