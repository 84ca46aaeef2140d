"""How many limits of Discord's are known, and what looking through them costs."""

import asyncio

import pytest
from discord.http import HTTPClient, Ratelimit

from cogs.limits import forgetting

MANY = 2_000
IDLE_SECONDS = 301


async def test_limits_are_looked_through_by_the_minute_and_not_with_each_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    http, looked = HTTPClient(asyncio.get_running_loop()), list[Ratelimit]()
    forget = forgetting(http)
    monkeypatch.setattr(Ratelimit, "is_inactive", lambda limit: looked.append(limit))
    for number in range(MANY):
        http.get_ratelimit(str(number))
    assert looked == []
    forget()
    assert len(looked) == MANY


async def test_what_matters_no_more_is_forgotten() -> None:
    http, now = HTTPClient(asyncio.get_running_loop()), asyncio.get_running_loop().time()
    forget = forgetting(http)
    for number in range(MANY):
        limit = http.get_ratelimit(str(number))
        limit._last_request = now - (IDLE_SECONDS if number else 0)  # pyright: ignore[reportPrivateUsage]
    forget()
    kept = http.get_ratelimit("0")
    assert http._buckets == {"0": kept}  # pyright: ignore[reportPrivateUsage]
