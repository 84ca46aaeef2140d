"""The numbers of the rulebook stand in the engine only: the words follow them."""

import pytest

from engine.troyes_dice import facts, tiles
from engine.troyes_dice.tiles import Side
from locales import words
from render.troyes_dice import legend, printed

OTHER = 87
"""A number that stands nowhere in the rules."""


def told() -> str:
    w = words("en")
    return w("troyes_dice-help", **printed.of_the_rulebook(w))


def explained() -> str:
    """Every word of the legend."""
    groups = legend.groups(words("en"))
    return "\n".join(line for group in groups for line in (group.name, *(entry.words for entry in group.entries)))


@pytest.mark.parametrize("name", ["WORK_CITIZENS", "RESOURCES_PER_POINT"])
def test_another_number_in_the_rules_changes_the_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert str(OTHER) not in told() + explained()
    monkeypatch.setattr(facts, name, OTHER)
    assert str(OTHER) in told()
    assert str(OTHER) in explained()


def test_other_days_change_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "HALF_DAYS", 2 * OTHER)
    assert f"{OTHER} days" in told()
    monkeypatch.setattr(facts, "FIRST_ATTACK", 9)
    assert "From day 5" in told()
    assert "attacks from day 5" in explained()


def test_other_prices_of_a_change_change_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "SIDES", (Side(steps=OTHER, colour_price=88),))
    assert f"changes the value by {OTHER}, 88 knowledge the colour" in told()


def test_other_cathedrals_change_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "MULTIPLIERS", (7, 8, 9))
    assert "(×7, ×8, ×9)" in told()
