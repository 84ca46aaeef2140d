"""A bot of one command, `/do`, whose answer each test writes itself."""

from __future__ import annotations

from typing import Any, Protocol

import discord
from discord import app_commands


class Behaviour(Protocol):
    async def __call__(self, interaction: discord.Interaction[Any]) -> Any: ...


class OneCommand(discord.Client):
    def __init__(self, do: Behaviour, **options: Any) -> None:
        super().__init__(intents=options.pop("intents", discord.Intents.default()), **options)
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="do", description="Whatever the test wants")
        async def command(interaction: discord.Interaction) -> None:
            await do(interaction)

    async def setup_hook(self) -> None:
        await self.tree.sync()


class Buttons(discord.ui.View):
    """A view whose every item is answered by one function."""

    def __init__(self, *items: discord.ui.Item[Any], answer: Behaviour) -> None:
        super().__init__(timeout=None)
        for item in items:
            item.callback = answer
            self.add_item(item)
