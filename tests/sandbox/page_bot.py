"""A small bot with one of everything that the page must be able to show and press."""

from __future__ import annotations

import asyncio
import io
from typing import Literal

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

WORDS = ("market", "market hall", "bridge", "tower")
ALT = "A board with three dice on the square"


def board(colour: str = "#5a4632") -> discord.File:
    """A picture as large as a real board."""
    picture = Image.new("RGB", (1600, 1000), colour)
    draw = ImageDraw.Draw(picture)
    for number in range(3):
        draw.rounded_rectangle((250 + number * 400, 350, 550 + number * 400, 650), 40, fill="#f3e9d2")
        draw.ellipse((370 + number * 400, 470, 430 + number * 400, 530), fill="#40220f")
    data = io.BytesIO()
    picture.save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description=ALT)


class TableName(ui.Modal, title="Name the table"):
    name = ui.Label(text="Name", component=ui.TextInput(max_length=20, placeholder="The Golden Crown"))
    pace = ui.Label(
        text="Pace",
        description="How long a turn may take",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Quick", value="1"),
                discord.RadioGroupOption(label="Days", value="24"),
            ]
        ),
    )
    extras = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            required=False,
            options=[
                discord.CheckboxGroupOption(label="Hints", value="hints"),
                discord.CheckboxGroupOption(label="Night rest", value="night"),
            ],
        ),
    )
    guest = ui.Label(text="Guest", component=ui.UserSelect(required=False, placeholder="Somebody to invite"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, pace, extras, guest = (part.component for part in (self.name, self.pace, self.extras, self.guest))
        assert isinstance(name, ui.TextInput) and isinstance(pace, ui.RadioGroup)
        assert isinstance(extras, ui.CheckboxGroup) and isinstance(guest, ui.UserSelect)
        guests = [user.display_name for user in guest.values]
        await interaction.response.send_message(
            f"Named {name.value}, pace {pace.value}, extras {extras.values}, guests {guests}"
        )


class Table(ui.LayoutView):
    def __init__(self, players: int) -> None:
        super().__init__(timeout=None)
        self.players = players
        self.joined: list[str] = []
        self.draw()

    def draw(self) -> None:
        self.clear_items()
        join = ui.Button(label="Join", style=discord.ButtonStyle.success)
        join.callback = self.join
        name = ui.Button(label="Name it", style=discord.ButtonStyle.primary)
        name.callback = self.name_it
        full = ui.Button(label="Full", disabled=True)
        ignore = ui.Button(label="Ignore me")
        ignore.callback = self.ignore
        die = ui.Select(
            placeholder="Choose dice",
            min_values=1,
            max_values=2,
            options=[
                discord.SelectOption(label=f"yellow {pips}", value=str(pips), description="2 deniers")
                for pips in (1, 2, 3)
            ],
        )
        die.callback = self.choose(die)
        container = ui.Container(
            ui.TextDisplay(f"## A table for {self.players}\nSeated: {', '.join(self.joined) or 'nobody yet'}"),
            ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=ALT)),
            ui.Separator(),
            ui.Section("**The market**\n-# open until evening", accessory=name),
            ui.ActionRow(join, full, ignore, ui.Button(label="Rules", url="https://example.org/rules")),
            ui.ActionRow(die),
            accent_colour=0xC27C0E,
        )
        self.add_item(container)

    async def join(self, interaction: discord.Interaction) -> None:
        self.joined.append(interaction.user.display_name)
        self.draw()
        await interaction.response.edit_message(view=self, attachments=[board()])
        await interaction.user.send("You have a **seat**. It is your turn.")

    async def name_it(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(TableName())

    async def ignore(self, interaction: discord.Interaction) -> None:
        return

    def choose(self, die: ui.Select):
        async def chosen(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"You took {' and '.join(sorted(die.values))}", ephemeral=True)

        return chosen


class PageBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)
        self.go_on = asyncio.Event()

    async def setup_hook(self) -> None:
        add_commands(self)
        await self.tree.sync()


def add_commands(bot: PageBot) -> None:
    @bot.tree.command(description="Open a table for a new game")
    @app_commands.describe(game="Which game", players="How many seats")
    async def play(
        interaction: discord.Interaction,
        game: Literal["Troyes Dice", "Caylus"],
        players: app_commands.Range[int, 1, 10] = 2,
    ) -> None:
        await interaction.response.send_message(view=Table(players), file=board())

    @bot.tree.command(description="Look at your own secret")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("The secret of **the well** <script>alert(1)</script>", ephemeral=True)

    @bot.tree.command(description="Look a word up")
    @app_commands.describe(word="A word of the rules")
    async def find(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(f"Found {word}")

    @find.autocomplete("word")
    async def complete(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=word.title(), value=word) for word in WORDS if typed.lower() in word]

    @bot.tree.command(description="Think for a while")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await bot.go_on.wait()
        await interaction.edit_original_response(content="Thought it over")

    @bot.tree.command(description="Talk apart from the others")
    async def thread(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Let us talk")
        message = await interaction.original_response()
        thread = await message.create_thread(name="A quiet corner")
        await thread.send("Here we talk in peace")

    @bot.tree.command(description="Say nothing at all")
    async def silence(_: discord.Interaction) -> None:
        return
