"""Buttons and menus that outlive every restart: what they mean is written in their custom id, and nowhere else.

`tc:<verb>:<game>:<rest>`, for instance `tc:ask:12:5:3.d.y6`: the verb finds the handler, then comes a game's number (0
where none is meant), the rest belongs to the verb. Verbs that old messages carry are answered for good.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.visit import Visit
from cogs.visiting import visiting
from engine.core.moves import Path
from service.errors import Refusal

log = logging.getLogger(__name__)

CUSTOM_ID_LIMIT = 100
CHOSEN_AT_MOST = 25
CHANNEL = discord.SelectDefaultValueType.channel
DOT = "~"
WITH_PATH = ("ask", "choose", "open", "play")
"""Verbs whose rest begins with an occasion, as `write_path` makes it."""
LARGEST = 2**63 - 1
"""What the database takes as a number; Discord's ids, of 19 digits today, stay below it."""
TEMPLATE = r"tc:(?P<verb>[a-z-]+):(?P<game_id>[0-9]+):(?P<rest>.*)"


class Press(Struct, frozen=True):
    """A button or a menu that somebody used. `values` are what was chosen in a menu."""

    verb: str
    game_id: int
    rest: str
    values: tuple[str, ...] = ()
    people: tuple[discord.User | discord.Member, ...] = ()
    """Who was chosen in a menu of people."""

    @property
    def chosen(self) -> str:
        """What was chosen in a menu. Raises a refusal where nothing was."""
        if not self.values:
            raise Refusal("stale")
        return self.values[0]

    @property
    def chosen_person(self) -> discord.User | discord.Member:
        if not self.people:
            raise Refusal("stale")
        return self.people[0]


Handler: TypeAlias = Callable[[Visit, Press], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}


def on(*verbs: str) -> Callable[[Handler], Handler]:
    """Names the function that answers a verb; further verbs are what old messages call it."""

    def keep(handler: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(verbs, handler))
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
        press = self._press(interaction)
        asked = press.rest.partition(":")[0] if press.verb in WITH_PATH else "-"
        log.debug("%s game=%s %s %s", press.verb, press.game_id, press.rest, press.values)
        async with visiting(interaction, press.verb, press.game_id, asked) as visit:
            handler = HANDLERS.get(press.verb)
            if handler is None:
                raise Refusal("stale")
            await handler(visit, press)

    def _press(self, interaction: discord.Interaction[Any]) -> Press:
        """From the id that was pressed, which is the item's own unless discord.py has taken it apart already."""
        match = self.match or re.fullmatch(TEMPLATE, self.custom_id)
        if match is None or int(match["game_id"]) > LARGEST:
            return Press("", 0, self.custom_id)
        chosen: Sequence[Any] = getattr(self.item, "values", ())
        people = tuple(each for each in chosen if isinstance(each, discord.User | discord.Member))
        values = tuple(str(getattr(each, "id", each)) for each in chosen)
        return Press(match["verb"], int(match["game_id"]), match["rest"], values, people)


def custom_id(verb: str, game_id: int, rest: object = "") -> str:
    text = f"tc:{verb}:{game_id}:{rest}"
    if len(text) > CUSTOM_ID_LIMIT:
        raise ValueError(f"{text!r} is longer than Discord allows")
    return text


def button(
    verb: str,
    game_id: int,
    label: str,
    rest: object = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Control:
    made: ui.Button[Any] = ui.Button(
        label=label[:80], custom_id=custom_id(verb, game_id, rest), style=style, emoji=emoji, disabled=disabled
    )
    return Control(made)


def menu(
    verb: str,
    game_id: int,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    rest: object = "",
) -> Control:
    made: ui.Select[Any] = ui.Select(
        custom_id=custom_id(verb, game_id, rest), placeholder=placeholder[:150], options=list(options)
    )
    return Control(made)


def people_menu(verb: str, game_id: int, placeholder: str, rest: object = "") -> Control:
    """A menu from which one person of the server is chosen; Discord fills it, with bots among the people."""
    made: ui.UserSelect[Any] = ui.UserSelect(custom_id=custom_id(verb, game_id, rest), placeholder=placeholder[:150])
    return Control(made)


def channels_menu(
    verb: str, placeholder: str, chosen: Sequence[int], rest: object = "", most: int = CHOSEN_AT_MOST
) -> Control:
    """A menu from which several channels of the server are chosen, or none."""
    made: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=custom_id(verb, 0, rest),
        placeholder=placeholder[:150],
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=each, type=CHANNEL) for each in chosen[:CHOSEN_AT_MOST]],
    )
    return Control(made)


def write_path(occasion: int, path: Path) -> str:
    """An occasion and a path as the rest of a custom id; dots stand between parts, so a part's own are written otherwise."""
    return f"{occasion}:{'.'.join(part.replace('.', DOT) for part in path)}"


def read_path(rest: str) -> tuple[int, Path]:
    occasion, _, path = rest.partition(":")
    return number_of(occasion), tuple(part.replace(DOT, ".") for part in path.split(".")) if path else ()


def write_opening(occasion: int, place: int, path: Path) -> str:
    """A path, and the place in it whose question is to be answered anew."""
    return write_path(occasion, (str(place), *path))


def read_opening(rest: str) -> tuple[int, int, Path]:
    occasion, path = read_path(rest)
    return occasion, number_of(path[0] if path else ""), path[1:]


def number_of(text: str) -> int:
    """A number in a custom id or in what was chosen; whatever is none was never on a control of this bot's."""
    if not re.fullmatch(r"-?[0-9]{1,19}", text) or abs(int(text)) > LARGEST:
        raise Refusal("stale")
    return int(text)
