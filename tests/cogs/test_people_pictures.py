"""What the card of a person says of their games."""

import pytest
from msgspec.structs import replace

from cogs.call_post import span
from cogs.people_pictures import card_of
from locales import words
from render.standing.person import Card
from service.deadlines import DAY, HOUR
from service.standing_values import Habits, Profile, Skilled

ENGLISH = words("en")
PLAYED = Skilled("caylus", 4, 71, 4, 1.5, 2, 1610, False)
LEFT = Skilled("troyes", 1, None, 0, 0.0, 0, None, True)
"""Who leaves every game has no best score and no rating."""


def card(shown: Skilled, place: int | None = 2) -> Card:
    profile = Profile(11, shown, (PLAYED, LEFT), 0.0, (), place, 9, ("won1",), ("won1", "won5"))
    return card_of(profile, "Anne", True, ENGLISH)


def test_each_game_is_named_with_its_best_score_where_there_is_one() -> None:
    assert card(PLAYED).games == "Caylus: 4 games, best 71 · Troyes: 1 game, best –"


def test_figures_that_nobody_knows_yet_are_dashes() -> None:
    values = [value for value, _ in card(PLAYED).figures]
    assert values == ["1610", "4", "1.5", "71", "2"]
    assert [value for value, _ in card(LEFT).figures] == ["–", "1", "0", "–", "0"]
    assert card(replace(PLAYED, is_provisional=True)).figures[0][0] == "1610?"


def test_the_place_on_the_leaderboard_is_told_where_there_is_one() -> None:
    assert "2. of 9" in card(PLAYED).about
    assert card(PLAYED, None).about == "Caylus"


MINUTE = 60.0


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0.0, "a minute"),
        (89.0, "a minute"),
        (91.0, "2 minutes"),
        (90 * MINUTE - 1, "90 minutes"),
        (90 * MINUTE, "2 hours"),
    ],
)
def test_how_soon_somebody_answers_is_told_in_minutes_and_then_in_hours(seconds: float, told: str) -> None:
    profile = Profile(11, PLAYED, (PLAYED,), 0.0, (), 2, 9, (), (), Habits(seconds))
    assert told in card_of(profile, "Anne", True, ENGLISH).habits


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(0.0, "an hour"), (1.6 * HOUR, "2 hours"), (2 * DAY - 1, "48 hours"), (2 * DAY, "2 days"), (2.6 * DAY, "3 days")],
)
def test_how_long_somebody_has_waited_is_told_in_hours_and_then_in_days(seconds: float, told: str) -> None:
    assert span(seconds, ENGLISH) == told
