"""Around every command, press and suggestion: it is answered in time, what goes wrong is said kindly, and the log has a line.

    play game=12 occasion=5 user=80351110224678912 34 ms: ok

The outcome is `ok`; `ok-elsewhere`, where Discord took the answer only as a direct message; `refused` with a code;
`unanswered`, where it took none; `fault` with a code; or `cut off`, when the bot ended.
A fault has a short code, which the player reads too, so that the line can be found by what they tell.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

import discord

from cogs.layout import Layout, notice, quoted
from cogs.visit import TROUBLE, Visit
from engine.core.errors import EngineError
from locales import Words
from service.errors import AsItStands, NotKept, Refusal

log = logging.getLogger(__name__)

ANSWER_WITHIN: Final = 1.0
"""Seconds after which Discord hears that an answer is coming, whatever it waits for. It gives up after 3."""
CODE_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 5


@asynccontextmanager
async def visiting(
    interaction: "discord.Interaction[Any]",
    name: str = "",
    game_id: int | None = None,
    occasion: str = "-",
    *,
    public: bool = False,
) -> AsyncGenerator[Visit, None]:
    """Everything that people do runs in here. `public`: its answer will be for everybody."""
    visit, began = Visit(interaction), time.monotonic()
    visit.game_id = game_id
    _remember(visit)
    timer = asyncio.get_running_loop().call_later(ANSWER_WITHIN, _acknowledge_soon, visit, public)
    outcome = "cut off"
    try:
        yield visit
        outcome = "ok-elsewhere" if visit.is_lost else "ok"
    except Exception as error:
        outcome = _outcome(visit, error)
        await _say_at_last(visit, _word(visit, error))
    finally:
        timer.cancel()
        _in_background(visit, _sign(visit))
        spent = (time.monotonic() - began) * 1000
        said = name or _command_of(interaction)
        log.info(
            "%s game=%s occasion=%s user=%s %.0f ms: %s", said, visit.game_id, occasion, visit.user_id, spent, outcome
        )


def _remember(visit: Visit) -> None:
    """So that the bot can wait for it before it ends."""
    visit.bot.last_visit = time.monotonic()
    task = asyncio.current_task()
    if task is not None:
        visit.bot.visits.add(task)
        task.add_done_callback(visit.bot.visits.discard)


def _in_background(visit: Visit, work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.get_running_loop().create_task(work)
    visit.bot.visits.add(task)
    task.add_done_callback(visit.bot.visits.discard)


async def _sign(visit: Visit) -> None:
    """Whoever asked for something is there, and reads in this language."""
    try:
        await visit.tables.signs.give(visit.user_id, visit.interaction.locale.value)
    except NotKept as error:
        log.warning("That user %s was there is not kept: %s", visit.user_id, error)


def _acknowledge_soon(visit: Visit, public: bool) -> None:
    if _is_answerable(visit):
        _in_background(visit, _acknowledge(visit, public))


async def _acknowledge(visit: Visit, public: bool) -> None:
    is_press = visit.interaction.type is discord.InteractionType.component
    try:
        await visit.wait(update=is_press, public=public)
    except TROUBLE as error:
        log.warning("User %s could not be asked to wait: %s", visit.user_id, error)


def _is_answerable(visit: Visit) -> bool:
    """Suggestions while somebody types take no message."""
    return visit.interaction.type is not discord.InteractionType.autocomplete


def _command_of(interaction: "discord.Interaction[Any]") -> str:
    data: Any = interaction.data or {}
    return f"/{data.get('name', '?')}"


def code_of(interaction: "discord.Interaction[Any]") -> str:
    """Five signs that name this interaction, and that people can read to each other."""
    mixed = hashlib.blake2b(str(interaction.id).encode(), digest_size=CODE_LENGTH).digest()
    return "".join(CODE_DIGITS[byte % len(CODE_DIGITS)] for byte in mixed)


def _outcome(visit: Visit, error: Exception) -> str:
    """How it ended, for the line in the log; a fault's traceback comes before it."""
    match error:
        case Refusal() | EngineError():
            return f"refused, {error}"
        case NotKept():
            log.error("What user %s wanted was not kept: %s", visit.user_id, error)
            return f"fault {code_of(visit.interaction)}, {error}"
        case _ if isinstance(error, TROUBLE):
            return f"unanswered, {error}"
        case _:
            code = code_of(visit.interaction)
            log.error("Fault %s in game %s", code, visit.game_id, exc_info=error)
            return f"fault {code}"


def _word(visit: Visit, error: Exception) -> Layout:
    """What the person reads: whether it is kept, and if not, why."""
    w, kept, code = visit.words, visit.kept, code_of(visit.interaction)
    match error:
        case Refusal() | EngineError():
            return notice(refusal_text(error, w))
        case NotKept():
            return notice(w("sorry-disk", kept=kept, reason=error.reason, code=code))
        case _ if isinstance(error, TROUBLE):
            return notice(w("sorry-discord", kept=kept))
        case _:
            return notice(w("sorry-bug", kept=kept, code=code))


async def _say_at_last(visit: Visit, word: Layout) -> None:
    if not _is_answerable(visit):
        return
    try:
        await visit.say(word)
    except TROUBLE as error:
        log.warning("The last word to user %s could not be delivered either: %s", visit.user_id, error)


def refusal_text(refusal: Refusal | EngineError, w: Words) -> str:
    """What was refused and what to do next, in the player's words."""
    details = {key: _plain(value) for key, value in refusal.details.items()}
    rule = str(refusal.details.get("rule", ""))
    for code in (f"illegal-{rule}", f"refusal-{refusal.code}"):
        key = code.replace("_", "-")
        if key in w:
            return w(key, **details)
    return w("refusal-illegal")


def _plain(value: object) -> object:
    if isinstance(value, list | tuple):
        return ", ".join(quoted(str(each)) for each in value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return quoted(value) if isinstance(value, str) and not isinstance(value, AsItStands) else value
