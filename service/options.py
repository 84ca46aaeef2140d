"""What can be chosen of a table besides its rules, and of a server."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from engine.core.options import OFF_ON, Option

HINTS: Final = Option("hints", OFF_ON, "false")
"""Whether the players may ask what a computer would do. An option of the table: the rules know nothing of it."""
COMPACT: Final = Option("compact", OFF_ON, "false")
"""Whether the channel has one post, which is edited in place."""
RATED: Final = Option("rated", OFF_ON, "true")
"""Whether the game counts for ratings and leaderboards, as far as two people or more play it."""
CLOCK: Final = Option("clock", ("off", "h4", "h12", "d1", "d2", "d3", "d7", "bank1", "bank3", "bank7"), "off")
"""How long a seat may take: for each turn, or from a bank that each turn fills up a little."""
TIME_UP: Final = Option("time_up", ("remind", "move", "seat"), "remind")
"""What happens then: a reminder, a computer finishes the turn, or takes the seat until its owner is back."""
AWAY: Final = Option("away", OFF_ON, "false")
"""Whether the clock stands still while somebody is away."""
SEATS: Final = Option("seats", ("lot", "order"), "lot")
"""Who sits where: as the seed deals it, or as people sit in the lobby, which after a game is one seat further."""
ABSENCE_DAYS: Final = {"d1": 1, "d3": 3, "d7": 7, "d14": 14}
ABSENCE: Final = Option("absence", tuple(ABSENCE_DAYS), "d7")
"""How long somebody may let the table wait before the others may give the seat to another."""
TABLE_OPTIONS: Final = (HINTS, COMPACT, RATED, CLOCK, TIME_UP, AWAY, ABSENCE, SEATS)


def in_accord(options: Mapping[str, str], chosen: str = HINTS.key) -> dict[str, str]:
    """The options, of which hints and ratings exclude each other: what was `chosen` stays, the other one is off.

    Nobody has hints without having chosen them, so they stay where nothing else is said.
    """
    if options.get(HINTS.key, HINTS.default) == options.get(RATED.key, RATED.default) == "true":
        return {**options, (HINTS if chosen == RATED.key else RATED).key: "false"}
    return dict(options)


ENDERS: Final = ("keepers", "managers", "nobody")
"""Who may end a game for the sake of order: who keeps order in its channel, who manages the server, nobody."""
THREADS: Final = ("discord", "h1", "d1", "d7")
"""How long the thread of a finished game stays open."""


class Settings(Struct, frozen=True):
    """What holds on a server. `channels` are where tables may open, none: everywhere; `options` are those of its tables."""

    guild_id: int
    channels: tuple[int, ...]
    options: dict[str, str]
    enders: str
    threads: str
    language: str = ""
    """Of what everybody reads; empty where nobody has chosen."""

    @property
    def table_options(self) -> dict[str, str]:
        """Every option of a table as it begins here."""
        return in_accord({option.key: self.options.get(option.key, option.default) for option in TABLE_OPTIONS})
