"""What the options of a table are called, with the numbers that their rules give them."""

from typing import Final

from cogs.games import DESKS
from locales import Words
from service.deadlines import BANKS, DAY, HOUR

CLOCK_WORDS: Final = "table-option-clock"


def choice_words(message: str, choice: str, w: Words, game: str = "") -> str:
    """One choice of the option that `message` names; `game` where its rules have the option."""
    numbers = dict(DESKS[game].of_the_rulebook(w)) if game else {}
    if message == CLOCK_WORDS and choice in BANKS:
        numbers |= {"added": _added(BANKS[choice][1], w)}
    return w(f"{message}.{choice}", **numbers)


def _added(seconds: float, w: Words) -> str:
    if seconds < DAY:
        return w("span-hours", count=round(seconds / HOUR))
    return w("span-days", count=round(seconds / DAY))
