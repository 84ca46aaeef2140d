"""What discord.py knows of Discord's limits, one for each kind of request in each channel: forgotten by the minute.

Once there are many, it would look through all of them with every new one, which takes a millisecond for a request where games go
on in a thousand channels.
"""

from collections.abc import Callable

from discord.http import HTTPClient


def forgetting(http: HTTPClient) -> Callable[[], None]:
    """What forgets those that have not mattered for five minutes. From now on nobody else does."""
    forget: Callable[[], None] = http._try_clear_expired_ratelimits  # pyright: ignore[reportPrivateUsage]
    http._try_clear_expired_ratelimits = _forget_nothing  # pyright: ignore[reportPrivateUsage]
    return forget


def _forget_nothing() -> None:
    pass
