"""What a challenge is called, and where a game is played if that is no channel."""

from locales import Words
from service.challenge import Challenge
from service.values import Table


def date_of(challenge: Challenge) -> str:
    """In numbers, which every language reads: 2026-11-18, or 2026-W47."""
    if challenge.kind == "day":
        return challenge.first_day.isoformat()
    year, week, _ = challenge.first_day.isocalendar()
    return f"{year}-W{week:02}"


def name_of(challenge: Challenge, w: Words) -> str:
    return w(f"challenge-{challenge.kind}", date=date_of(challenge))


def where(table: Table, w: Words) -> str:
    return name_of(table.challenge, w) if table.challenge else f"<#{table.place.channel_id}>"


def moment(at: float) -> str:
    """A time as each reader's clock shows it, and how far away it is."""
    return f"<t:{int(at)}:t> (<t:{int(at)}:R>)"
