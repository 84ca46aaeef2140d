"""The numbers of the rulebook stand in the engine only: the words follow them."""

import pytest

from engine.caylus import facts
from locales import words
from render.caylus import printed

OTHER = 87
"""A number that stands nowhere in the rules."""
RULEBOOK = {
    "INCOME_OF_ALL": ("caylus-help",),
    "FIRST_PRICE": ("caylus-help",),
    "CHEAP_PRICE": ("caylus-help", "caylus-special-effect inn", "caylus-ask-inn"),
    "PRICE_AFTER_PASS_OF_TWO": ("caylus-help",),
    "VISIT_POINTS": ("caylus-help",),
    "CASTLE_PENALTY": ("caylus-help", "caylus-special-effect castle"),
    "POINTS_PER_GOLD": ("caylus-help",),
    "CUBES_PER_POINT": ("caylus-help",),
    "DENIERS_PER_POINT": ("caylus-help",),
    "TRADING_POST_DENIERS": ("caylus-special-effect post",),
    "PROVOST_STEPS": ("caylus-special-effect guild",),
    "JOUST_DENIERS": ("caylus-special-effect joust",),
    "JOUST_CLOTH": ("caylus-special-effect joust",),
    "LAWYER_DENIERS": ("caylus-work lawyer",),
    "LAWYER_CLOTH": ("caylus-work lawyer", "caylus-gift-role lawyer"),
    "EXCHANGED": ("caylus-gift-exchange",),
}
"""By the engine's constant, which sentences name it, and for which place or role."""


def told(sentence: str) -> str:
    w, (key, *which) = words("en"), sentence.split()
    chosen = which[0] if which else ""
    return w(key, place=chosen, role=chosen, number=1, **printed.of_the_rulebook(w))


@pytest.mark.parametrize(("name", "sentence"), [(name, each) for name, keys in RULEBOOK.items() for each in keys])
def test_another_number_in_the_rules_changes_the_words(
    name: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert str(OTHER) not in told(sentence)
    monkeypatch.setattr(facts, name, OTHER)
    assert str(OTHER) in told(sentence)


def test_other_points_of_the_castle_change_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    section = facts.SECTIONS[0]
    sections = [facts.Section(section.key, 1, points, 1, 1, ()) for points in (87, 88, 89)]
    monkeypatch.setattr(facts, "SECTIONS", tuple(sections))
    assert "87, 88 or 89 points" in told("caylus-help")
