"""A message stays within what Discord takes, in characters and in bytes."""

import discord
import pytest

from cogs.fitting import BYTES_AT_MOST, BYTES_WHEN_REFUSED, SHARE_WHEN_REFUSED, TEXT_LIMIT, cut, shrink, size, weight
from cogs.layout import galleries, gallery, layout, row, said
from cogs.press import button, menu
from render.picture import ALT_LIMIT, Picture

SIGNS = "⚔️é— "
"""Few characters, many bytes."""


def pictures() -> list[Picture]:
    return [Picture(b"", (SIGNS * ALT_LIMIT)[:ALT_LIMIT], f"{name}.png", 1, 1) for name in ("board", "sheet")]


def texts(view: discord.ui.LayoutView) -> list[str]:
    return [part["content"] for part in view.to_components()[0]["components"] if part["type"] == 10]


def test_long_words_for_pictures_are_cut_before_any_text() -> None:
    view = layout(said(SIGNS * 500), *galleries(pictures()), said("The last word"))
    assert weight(view) <= BYTES_AT_MOST
    assert texts(view) == [SIGNS * 500, "The last word"]
    items = view.to_components()[0]["components"][1]["items"]
    assert all(0 < len(item["description"]) <= ALT_LIMIT for item in items)


def test_the_longest_text_is_cut_where_that_is_not_enough() -> None:
    view = layout(said("\n".join(["⚔️" * 20] * 60)), *galleries(pictures()), said("The last word"))
    assert weight(view) <= BYTES_AT_MOST
    assert texts(view)[0].endswith("\n…")
    assert texts(view)[1] == "The last word"


def test_characters_are_counted_over_all_texts() -> None:
    view = layout(said("a" * 3000), said("b" * 2000))
    assert sum(map(len, texts(view))) == TEXT_LIMIT
    assert texts(view)[1] == "b" * 2000


def test_a_refused_message_becomes_much_smaller() -> None:
    view = layout(said("line\n" * 700), *galleries(pictures()))
    assert shrink(view)
    assert weight(view) <= BYTES_WHEN_REFUSED
    before = weight(view)
    assert shrink(view)
    assert weight(view) <= SHARE_WHEN_REFUSED * before
    assert not shrink(layout(said("short")))


@pytest.mark.parametrize("most", range(10, 40))
def test_a_cut_never_splits_a_sign(most: int) -> None:
    assert size(cut(SIGNS * 20, most)) <= most
    assert "\ufffd" not in cut(SIGNS * 20, most)


def test_small_print_goes_first_and_what_is_told_before_what_is_asked() -> None:
    asked, told, picture = "What is asked. " * 60, "What is told. " * 90, Picture(b"", "a" * 900, "board.png", 1, 1)
    view = layout(said(f"{told}\n-# small print"), gallery(picture), said(asked), row([button("ask", 1, "Yes")]))
    assert "small print" in texts(view)[0]
    assert shrink(view)
    assert "small print" not in texts(view)[0]
    while shrink(view):
        pass
    assert texts(view)[1] == asked
    assert texts(view)[0].startswith("What is told.")
    items = view.to_components()[0]["components"][1]["items"]
    assert all(item["description"] for item in items), "a picture always has its words"


def test_a_text_of_small_print_alone_stays() -> None:
    view = layout(said("-# Pace: together"), said("told " * 700))
    assert shrink(view)
    assert texts(view)[0] == "-# Pace: together"


def test_what_stands_below_the_answers_is_shortened_before_it_goes() -> None:
    options = [
        discord.SelectOption(label=f"{number}", value=str(number), description="é" * 100) for number in range(25)
    ]
    view = layout(said("Choose"), row([menu("choose", 1, "…", options)]))
    assert shrink(view)
    shown = view.to_components()[0]["components"][1]["components"][0]["options"]
    assert all(option["description"].startswith("é") for option in shown)


def test_what_stands_below_the_answers_goes_last_and_the_answers_stay() -> None:
    options = [
        discord.SelectOption(label=f"{number} {'é' * 80}", value=str(number), description="é" * (100 - number))
        for number in range(25)
    ]
    view = layout(said("Choose"), row([menu("choose", 1, "…", options)]))
    assert weight(view) <= BYTES_AT_MOST
    shown = view.to_components()[0]["components"][1]["components"][0]["options"]
    assert [option["value"] for option in shown] == [str(number) for number in range(25)]
    assert any(option.get("description") for option in shown), "no more than must"
