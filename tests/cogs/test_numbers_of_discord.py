"""The numbers of Discord's that the bot goes by are those by which Discord goes: its refusals, and what it takes at the most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from cogs import doctor, examining, inbox, layout, lobby, post_office, press, sending, trials, unwritten, visit
from cogs.fitting import TEXT_LIMIT
from sandbox.api_places import ARCHIVE_AFTER
from sandbox.errors import SENTENCES, ApiError
from sandbox.rules import check_message
from tests.cogs.every_panel import BUTTON_LABEL, OPTION_TEXT, OPTIONS, PLACEHOLDER

REFUSALS = {
    "an interaction that was answered": (visit.ALREADY_ANSWERED, "already been acknowledged"),
    "a message that is gone": (visit.MESSAGE_GONE, "Unknown Message"),
    "a form that is wrong": (visit.FORM_REFUSED, "Invalid Form Body"),
    "a form that is unknown": (trials.UNKNOWN_FORM, "Invalid Form Body"),
    "a message without content": (doctor.EMPTY, "empty message"),
    "an inbox that is gone": (inbox.NO_CHANNEL, "Unknown Channel"),
    "a thread that sleeps": (trials.ARCHIVED, "Thread is archived"),
    "edits of old messages": (unwritten.TOO_MANY_LATE_EDITS, "edits to messages older than 1 hour"),
}
ALL_OF_THEM = {
    "nobody listens any more": (visit.TOO_LATE, {"Unknown interaction", "Unknown Webhook", "Invalid Webhook Token"}),
    "an inbox is closed": (
        inbox.CLOSED,
        {
            "Cannot send messages to this user",
            "Invalid Recipient(s)",
            "Cannot send messages to this user due to having no mutual guilds",
        },
    ),
    "a channel takes no posts for good": (
        post_office.REFUSED_FOR_GOOD,
        {
            *("Unknown Channel", "Missing Access", "Missing Permissions"),
            *("Unknown Message", "Thread is archived", "Thread is locked"),
        },
    ),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_a_refusal_is_known_by_its_number(what: str) -> None:
    code, sentence = REFUSALS[what]
    assert sentence in SENTENCES[code]


@pytest.mark.parametrize("what", ALL_OF_THEM)
def test_several_refusals_that_mean_the_same_are_all_known(what: str) -> None:
    codes, sentences = ALL_OF_THEM[what]
    assert {SENTENCES[code] for code in codes} == sentences


def test_statuses_are_those_of_the_web() -> None:
    assert (sending.TOO_LARGE, examining.TOO_MANY) == (413, 429)


def test_a_thread_stays_awake_as_long_as_discord_lets_it() -> None:
    assert max(ARCHIVE_AFTER) == lobby.LONGEST_SLEEPLESS == trials.LONGEST_SLEEPLESS


def shown(*parts: dict[str, Any]) -> None:
    check_message({"components": list(parts)}, filenames=(), files=0, v2=True)


def texts(many: int) -> None:
    shown({"type": 10, "content": "x" * many})


def components(many: int) -> None:
    shown(*({"type": 10, "content": "x"} for _ in range(many)))


def row(many: int) -> None:
    buttons = [{"type": 2, "style": 2, "label": "Yes", "custom_id": f"tc:{number}"} for number in range(many)]
    shown({"type": 1, "components": buttons})


def custom_id(many: int) -> None:
    shown({"type": 1, "components": [{"type": 2, "style": 2, "label": "Yes", "custom_id": "x" * many}]})


def label(many: int) -> None:
    shown({"type": 1, "components": [{"type": 2, "style": 2, "label": "x" * many, "custom_id": "x"}]})


def menu(many: int, text: str = "x", placeholder: str = "x") -> None:
    options = [{"label": text, "value": f"{number}"} for number in range(many)]
    shown({"type": 1, "components": [{"type": 3, "custom_id": "x", "placeholder": placeholder, "options": options}]})


LIMITS: dict[str, tuple[int, Callable[[int], None]]] = {
    "characters of a message": (TEXT_LIMIT, texts),
    "components of a message": (layout.COMPONENT_LIMIT, components),
    "buttons of a row": (layout.BUTTONS_IN_A_ROW, row),
    "characters of a custom id": (press.CUSTOM_ID_LIMIT, custom_id),
    "characters of a label": (BUTTON_LABEL, label),
    "options of a menu": (OPTIONS, menu),
    "chosen options of a menu": (press.CHOSEN_AT_MOST, menu),
    "characters of an option": (OPTION_TEXT, lambda many: menu(1, "x" * many)),
    "characters of a placeholder": (PLACEHOLDER, lambda many: menu(1, placeholder="x" * many)),
}


@pytest.mark.parametrize("what", LIMITS)
def test_a_limit_is_what_discord_takes_and_one_more_is_refused(what: str) -> None:
    most, send = LIMITS[what]
    send(most)
    with pytest.raises(ApiError):
        send(most + 1)


def test_components_have_the_kinds_of_discord() -> None:
    kinds = discord.ComponentType
    expected = (kinds.action_row, kinds.button, kinds.select, kinds.text_display)
    assert tuple(each.value for each in expected) == (unwritten.ROW, unwritten.BUTTON, unwritten.MENU, unwritten.TEXT)
    assert discord.InteractionResponseType.message_update.value == unwritten.UPDATE
