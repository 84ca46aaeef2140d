"""What holds on a whole server: where tables may open, how they begin, who may end a game, how long its thread stays open,
in which language everybody reads."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from db.rows import DueRow, Note, ServerRow
from locales import languages
from service.errors import Refusal
from service.ledger import Ledger
from service.options import ENDERS, TABLE_OPTIONS, THREADS, Settings, in_accord
from service.values import ARCHIVING, Place

HOUR: Final = 3600.0
THREAD_SECONDS: Final = {"discord": None, "h1": HOUR, "d1": 24 * HOUR, "d7": 7 * 24 * HOUR}
"""How long the thread of a finished game stays open; None: until Discord itself archives it."""


def _server_choices() -> dict[str, tuple[str, ...]]:
    return {"enders": ENDERS, "threads": THREADS, "language": languages()}


async def settings(ledger: Ledger, guild_id: int) -> Settings:
    return _settings(await ledger.store.server(guild_id))


def _settings(row: ServerRow) -> Settings:
    chosen = msgspec.json.decode(row.options, type=dict[str, str])
    known = {option.key: option for option in TABLE_OPTIONS}
    kept = {key: value for key, value in chosen.items() if key in known and value in known[key].choices}
    channels = msgspec.json.decode(row.channels, type=tuple[int, ...])
    return Settings(row.guild_id, channels, kept, row.enders, row.threads, row.language)


async def choose(ledger: Ledger, guild_id: int, key: str, value: str) -> Settings:
    """`key` is an option of the table, or something that only a server has."""
    row = await ledger.store.server(guild_id)
    choices = _server_choices()
    if key in choices:
        if value not in choices[key]:
            raise Refusal("no_setting")
        row = replace(row, **{key: value})
    else:
        option = next((each for each in TABLE_OPTIONS if each.key == key), None)
        if option is None or value not in option.choices:
            raise Refusal("no_setting")
        row = replace(row, options=_json(in_accord({**_settings(row).options, key: value}, key)))
    await ledger.store.keep_server(row)
    return _settings(row)


async def choose_channels(ledger: Ledger, guild_id: int, channels: Iterable[int]) -> Settings:
    """Where tables may open; none: everywhere."""
    row = replace(await ledger.store.server(guild_id), channels=msgspec.json.encode(list(channels)).decode())
    await ledger.store.keep_server(row)
    return _settings(row)


def _json(options: Mapping[str, str]) -> str:
    return msgspec.json.encode(options).decode()


async def default_options(ledger: Ledger, place: Place) -> dict[str, str]:
    """How a table begins here, unless it is said otherwise."""
    return {} if place.guild_id is None else (await settings(ledger, place.guild_id)).options


def archiving(game_id: int, finished_at: float) -> DueRow:
    """Written with the end of a game; how long it really takes is the server's choice, which may change meanwhile."""
    return DueRow(ARCHIVING, game_id, None, finished_at + HOUR)


async def is_to_archive(ledger: Ledger, game_id: int) -> bool:
    """Whether the thread of this finished game has been open long enough; if it will be later, that is due then."""
    table = (await ledger.load(game_id)).table
    if table.finished_at is None or table.place.guild_id is None:
        return False
    seconds = THREAD_SECONDS[(await settings(ledger, table.place.guild_id)).threads]
    if seconds is None:
        return False
    if table.finished_at + seconds > ledger.clock.now():
        await ledger.store.note(game_id, Note(due=(DueRow(ARCHIVING, game_id, None, table.finished_at + seconds),)))
        return False
    return True
