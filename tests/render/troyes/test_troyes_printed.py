"""What is printed on a card stands in its row only: signs and words follow it."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine.troyes import facts
from engine.troyes.cards import ACTIVITIES, Activity
from engine.troyes.event_cards import EVENT_CARDS, EventCard
from locales import words
from render.troyes import alt, printed, signs
from tests.engine.troyes.troyes_table import troyes

NO_NUMBERS_OF_THE_EFFECT = {"round", "colour"}
OTHER = 7
"""A number that no card has."""
ROY_ONLY = {"roy_deniers", "roy_free"}


class Printed(NamedTuple):
    """A number on a card, the row with another number instead, and whether it holds against le Roy."""

    card: Activity
    changed: Activity
    name: str

    @property
    def is_solo(self) -> bool:
        return self.name in ROY_ONLY


def numbers(row: object) -> list[str]:
    """The fields of a row that hold a number for its effect."""
    names: tuple[str, ...] = getattr(row, "__struct_fields__", ())
    return [
        name for name in names if name not in NO_NUMBERS_OF_THE_EFFECT and type(value := getattr(row, name)) is int
        if value > (name in ("per", "times"))
    ]  # fmt: skip


def printed_numbers() -> list[Printed]:
    found: list[Printed] = []
    for card in ACTIVITIES:
        found += [Printed(card, replace(card, **{name: OTHER}), name) for name in numbers(card)]
        if card.modifier is not None:
            for name in numbers(card.modifier):
                changed = replace(card, modifier=replace(card.modifier, **{name: OTHER}))
                found.append(Printed(card, changed, name))
    return found


def name_of(case: Printed) -> str:
    return f"{case.card.key}-{case.name}"


@pytest.mark.parametrize("case", printed_numbers(), ids=name_of)
def test_another_number_on_an_activity_changes_its_signs_and_its_words(case: Printed) -> None:
    w, solo = words("en"), case.is_solo
    assert signs.activity_signs(case.changed, solo) != signs.activity_signs(case.card, solo)
    for said in (printed.about, printed.does):
        assert str(OTHER) not in said(case.card, solo, w)
        assert str(OTHER) in said(case.changed, solo, w)


EVENTS = [(card, name) for card in EVENT_CARDS for name in numbers(card)]


@pytest.mark.parametrize(("card", "name"), EVENTS, ids=lambda value: getattr(value, "key", value))
def test_another_number_on_an_event_changes_its_signs_and_its_words(card: EventCard, name: str) -> None:
    w, changed = words("en"), replace(card, **{name: OTHER})
    assert signs.event_signs(changed, False) != signs.event_signs(card, False)
    for said in (printed.strikes, printed.strikes_briefly):
        assert str(OTHER) in said(changed, False, w)


def test_every_effect_that_counts_or_pays_has_its_number_in_the_row() -> None:
    with_numbers = {case.card.key for case in printed_numbers()}
    # Their cubes go by the pips of the dice or by the dice kept, one for one.
    assert {card.key for card in ACTIVITIES} - with_numbers == {"militiaman", "chivalry"}


def test_a_game_that_began_before_shows_the_numbers_that_its_cards_had() -> None:
    def told(rules: int) -> str:
        game = troyes(tradesmen={"sculptor": [0], "pilgrimage": []}, rules=rules)
        return alt.sight("cards", game.view(), ("Aude", "Bertrand", "Colette"), words("en"))

    assert "Sculptor (hire 4, ÷3)" in told(1)
    assert "Sculptor (hire 5, ÷3)" in told(2)
    assert "Pilgrimage (hire 0, ÷7)" in told(1)
    assert "Pilgrimage (hire 3, ÷7)" in told(2)


RULEBOOK = {
    "REROLL": ("troyes-answer-reroll.about", "troyes-help"),
    "RECRUIT": ("troyes-answer-recruit.about", "troyes-help"),
    "FLIP": ("troyes-answer-flip.about", "troyes-help"),
    "GROUP": ("troyes-answer-flip.about", "troyes-help"),
    "PENALTY": ("troyes-answer-concede.about",),
    "PASS_INCOME": ("troyes-answer-pass.about", "troyes-preview-pass"),
    "PASS_MORE": ("troyes-answer-pass.about", "troyes-preview-pass"),
    "FARM_DIVISOR": ("troyes-answer-farm.about",),
    "CATHEDRAL_POINTS": ("troyes-answer-build.about",),
}
"""By the engine's constant, which sentences name it."""


@pytest.mark.parametrize(("name", "key"), [(name, key) for name, keys in RULEBOOK.items() for key in keys])
def test_another_number_in_the_rules_changes_the_words(name: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    w = words("en")
    assert str(OTHER) not in w(key, **printed.of_the_rulebook(w))
    monkeypatch.setattr(facts, name, OTHER)
    assert str(OTHER) in w(key, **printed.of_the_rulebook(w))


def test_other_prices_of_dice_and_rewards_of_the_cathedral_change_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    w = words("en")
    monkeypatch.setattr(facts, "PRICES", (0, 7, 8, 9))
    monkeypatch.setattr(facts, "CATHEDRAL_INFLUENCE", (3, 3, 3, 5, 5, 5))
    assert "7, 8 or 9 deniers" in w("troyes-help", **printed.of_the_rulebook(w))
    assert "3 or 5 influence" in w("troyes-answer-build.about", **printed.of_the_rulebook(w))
