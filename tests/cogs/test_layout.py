"""What messages are made of."""

from typing import Any

import pytest
from discord import ui

from cogs.layout import packed_rows, tidy_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Aude", "Aude"),
        ("  two   words\n", "two words"),
        ("\u202egnp.draob", "gnp.draob"),
        ("a\u2066b\u2069c\u200fd", "abcd"),
        ("\u200b\u200e", "otherwise"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("דָּוִד", "דָּוִד"),
    ],
)
def test_a_name_has_no_signs_that_cannot_be_seen(name: str, shown: str) -> None:
    assert tidy_name(name, "otherwise") == shown


def rows(*labels: str) -> list[int]:
    """How many buttons stand in each row."""
    made: list[Any] = packed_rows([ui.Button(label=label) for label in labels])
    return [len(each.children) for each in made]


def test_short_buttons_share_a_row_and_long_ones_have_room() -> None:
    assert rows("Yes", "No", "Later") == [3]
    assert rows(*["Yes"] * 7) == [5, 2]
    assert rows("A button with a rather long label, is it not", "Another one that says quite as much", "No") == [1, 2]


def test_so_many_buttons_that_their_rows_would_not_fit_stand_in_full_rows() -> None:
    assert rows(*["A button with a rather long label"] * 25) == [5] * 5
