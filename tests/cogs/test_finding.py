"""A glance at a channel: what stands there is read once, whatever is looked for."""

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.utils import time_snowflake

from cogs.finding import RECENT, Glance, find_question

ME, ANNE = 1, 2
PLACE = 77


def message(number: int, author: int, *ids: str) -> dict[str, Any]:
    controls = [{"type": 2, "custom_id": each} for each in ids]
    return {"id": str(number), "author": {"id": str(author)}, "components": [{"type": 1, "components": controls}]}


class Channel:
    """With the bot that reads it."""

    def __init__(self, *messages: Any, fault: Exception | None = None) -> None:
        self.messages = messages
        self.fault = fault
        self.reads: list[int] = []
        self.bot: Any = SimpleNamespace(user=SimpleNamespace(id=ME), http=self)

    async def logs_from(self, channel_id: int, limit: int, after: int | None = None) -> list[Any]:
        """The newest first."""
        assert channel_id == PLACE
        self.reads.append(limit)
        await asyncio.sleep(0)
        if self.fault:
            raise self.fault
        return sorted(
            (each for each in self.messages if int(each["id"]) > (after or 0)), key=lambda each: -int(each["id"])
        )


def glance(channel: Channel) -> Glance:
    return Glance(channel.bot, PLACE)


def forbidden() -> discord.Forbidden:
    return discord.Forbidden(SimpleNamespace(status=403, reason=""), "no")  # type: ignore[arg-type]


async def test_all_is_looked_for_among_the_messages_of_one_reading() -> None:
    channel = Channel(message(5, ME, "tc:board:1:4"), message(6, ANNE, "tc:board:1:5"), message(7, ME, "tc:sheet:1:2"))
    seen = glance(channel)
    assert await seen.post("tc:board:1:4") == 5
    assert await seen.post("tc:board:1:5") is None, "somebody else's"
    assert await seen.others(("tc:sheet:", "tc:back:")) == [(7, {"tc:sheet:1:2"})]
    assert await seen.is_written_below(5)
    assert channel.reads == [RECENT]


async def test_the_newest_of_two_posts_is_the_one() -> None:
    assert (
        await glance(Channel(message(5, ME, "tc:a"), message(8, ME, "tc:a"), message(6, ME, "tc:a"))).post("tc:a") == 8
    )


async def test_a_control_is_found_wherever_it_lies() -> None:
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "x"}],
        "accessory": {"type": 2, "custom_id": "tc:deep"},
    }
    said = message(5, ME) | {"components": [{"type": 17, "components": [section]}]}
    assert await glance(Channel(said, message(4, ME, "tc:a") | {"components": []})).post("tc:deep") == 5


async def test_a_question_is_looked_for_among_what_is_newer_than_the_moment_it_was_asked() -> None:
    at = 1_800_000_000.0
    old, new = (time_snowflake(datetime.fromtimestamp(at + late, UTC)) for late in (-1, 1))
    channel = Channel(
        message(old, ME, "tc:ask:7:3:"), message(new, ME, "tc:ask:7:4:x"), message(new + 1, ANNE, "tc:ask:7:5:")
    )
    assert await find_question(channel.bot, PLACE, ("tc:ask:7:4:",), at) == new
    assert await find_question(channel.bot, PLACE, ("tc:ask:7:3:",), at) is None
    assert await find_question(channel.bot, PLACE, ("tc:ask:7:5:",), at) is None, "somebody else's"
    assert await find_question(Channel(fault=forbidden()).bot, PLACE, ("tc:",), at) is None


@pytest.mark.parametrize(("others", "is_below"), [((), False), ((4,), False), ((5,), False), ((6,), True)])
async def test_only_what_others_wrote_later_stands_below(others: tuple[int, ...], is_below: bool) -> None:
    seen = glance(Channel(message(5, ME), message(9, ME), *(message(each, ANNE) for each in others)))
    assert await seen.is_written_below(5) is is_below


async def test_a_channel_that_can_not_be_read_shows_nothing() -> None:
    seen = glance(Channel(message(5, ME, "tc:a"), fault=forbidden()))
    assert await seen.post("tc:a") is None
    assert await seen.others(("tc:",)) == []
    assert not await seen.is_written_below(1)


async def test_whoever_looks_hears_what_went_wrong_and_nobody_else_does(caplog: pytest.LogCaptureFixture) -> None:
    seen = glance(Channel(fault=TimeoutError()))
    with pytest.raises(TimeoutError):
        await seen.post("tc:a")
    unseen = glance(Channel(fault=TimeoutError()))
    reading = unseen.begin()
    await asyncio.wait({reading})
    unseen.close()
    del unseen, reading
    assert "never retrieved" not in caplog.text


async def test_what_nobody_wants_to_know_any_more_is_not_read_to_its_end() -> None:
    seen = glance(Channel(message(5, ME, "tc:a")))
    reading = seen.begin()
    seen.close()
    await asyncio.wait({reading})
    assert reading.cancelled()
    glance(Channel()).close()


async def test_what_failed_once_is_read_again() -> None:
    channel = Channel(message(5, ME, "tc:a"), fault=TimeoutError())
    seen = glance(channel)
    with pytest.raises(TimeoutError):
        await seen.post("tc:a")
    channel.fault = None
    assert await seen.post("tc:a") == 5
    assert len(channel.reads) == 2
