"""Buttons and menus that outlive every restart: what they mean is written in their custom id, and nowhere else.

`tc:<verb>:<table>:<rest>`, for instance `tc:ask:12:5:3.d.y6`: the verb finds the handler, the table is a game's number,
the rest belongs to the verb.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.visit import Visit, visiting
from engine.core.moves import Path
from service.errors import Refusal

CUSTOM_ID_LIMIT = 100
TEMPLATE = r"tc:(?P<verb>[a-z-]+):(?P<table>\d+):(?P<rest>.*)"


class Press(Struct, frozen=True):
    """A button or a menu that somebody used. `values` are what was chosen in a menu."""

    verb: str
    table: int
    rest: str
    values: tuple[str, ...] = ()


Handler: TypeAlias = Callable[[Visit, Press], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}


def on(verb: str) -> Callable[[Handler], Handler]:
    """Names the function that answers a verb."""

    def keep(handler: Handler) -> Handler:
        HANDLERS[verb] = handler
        return handler

    return keep


class Control(ui.DynamicItem[Any], template=TEMPLATE):
    """A button or a menu whose custom id says it all."""

    def __init__(self, item: Any, match: re.Match[str] | None = None) -> None:
        super().__init__(item)
        self.match = match

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: Any, match: re.Match[str], /) -> "Control":
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        if self.match is None:
            return
        press = Press(
            self.match["verb"], int(self.match["table"]), self.match["rest"], tuple(getattr(self.item, "values", ()))
        )
        async with visiting(interaction, press.table) as visit:
            handler = HANDLERS.get(press.verb)
            if handler is None:
                raise Refusal("stale")
            await handler(visit, press)


def custom_id(verb: str, table: int, rest: object = "") -> str:
    text = f"tc:{verb}:{table}:{rest}"
    if len(text) > CUSTOM_ID_LIMIT:
        raise ValueError(f"{text!r} is longer than Discord allows")
    return text


def button(
    verb: str,
    table: int,
    label: str,
    rest: object = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    made: ui.Button[Any] = ui.Button(
        label=label[:80], custom_id=custom_id(verb, table, rest), style=style, emoji=emoji, disabled=disabled
    )
    return Control(made)


def menu(
    verb: str,
    table: int,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    rest: object = "",
) -> Control:
    made: ui.Select[Any] = ui.Select(
        custom_id=custom_id(verb, table, rest), placeholder=placeholder[:150], options=list(options)
    )
    return Control(made)


def write_path(occasion: int, path: Path) -> str:
    """An occasion and a path as the rest of a custom id."""
    return f"{occasion}:{'.'.join(path)}"


def read_path(rest: str) -> tuple[int, Path]:
    occasion, _, path = rest.partition(":")
    return int(occasion), tuple(path.split(".")) if path else ()
