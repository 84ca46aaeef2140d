"""A refusal says what was in the way: mentions and times as Discord draws them, names as they are written."""

import pytest

from cogs.visiting import refusal_text
from locales import words
from service.errors import AsItStands, Refusal

ENGLISH = words("en")


@pytest.mark.parametrize(
    ("code", "detail", "value"),
    [("vote_too_soon", "when", "<t:1800000000:R>"), ("not_here", "channels", "<#70> <#71>")],
)
def test_a_time_and_a_mention_stand_in_a_refusal_as_discord_reads_them(code: str, detail: str, value: str) -> None:
    assert value in refusal_text(Refusal(code, **{detail: AsItStands(value)}), ENGLISH)


def test_a_name_that_looks_like_a_mention_calls_nobody() -> None:
    told = refusal_text(Refusal("sits_already", name="<@11> *Ben*"), ENGLISH)
    assert "<@11>" not in told
    assert r"\*Ben\*" in told


def test_names_in_a_row_are_written_as_they_are() -> None:
    told = refusal_text(Refusal("not_your_turn", waiting=["_Anne_", "<@12>"]), ENGLISH)
    assert r"\_Anne\_, " in told
    assert "<@12>" not in told
