"""What is said without Fluent is what Fluent says; what is not surely understood is left to it."""

from pathlib import Path
from typing import Any

import pytest

from locales.book import Book

UNDERSTOOD = """\
town = Troyes { "" }
    .long = The town of Troyes

# A comment
-bot = Crier
greeting = { "" } Hello { $name }, this is { -bot } of { town.long }{ " " }
stones = { $many ->
    [0] no stones
    [one] { $many } stone
   *[other] { $many } stones
} in { $where ->
    [town] { town }

    [-1] nowhere
   *[elsewhere] { $many ->
        [1] one place
       *[2] places
    }{ "}" }
}.
    .short = { $many }
headless =
    .body = { $many } feet
nested = { stones } and { greeting }
letter = Dear { $name },
      we have { $many } stones.

        Yours,
      { -bot }

    .below =

        { "" }  First { town }
          second
        third
"""
KEYS = ["town", "town.long", "greeting", "stones", "stones.short", "headless.body", "nested", "letter", "letter.below"]
LEFT = """\
wide = {
    town
}
listed = one
    * two
    [three]
called = { NUMBER($many, minimumFractionDigits: 2) }
-town = { $case ->
    [loud] TROYES
   *[quiet] Troyes
}
loud = { -town(case: "loud") }
plainly = { -town }
itself = { itself }
round = { about }
about = { round }
escaped = { "\\u00e9" }
unknown = { nowhere }
deep = { { $name } }
"""


def a_book(folder: Path, text: str, language: str = "en") -> Book:
    (folder / "all.ftl").write_text(text, encoding="utf-8")
    return Book(language, folder)


@pytest.mark.parametrize("many", [0, 1, 2, 21, 999, -1, -2, -999])
@pytest.mark.parametrize("where", ["town", "elsewhere", "other", "{ $many }"])
@pytest.mark.parametrize("key", KEYS)
def test_what_is_understood_says_what_fluent_says(tmp_path: Path, key: str, where: str, many: int) -> None:
    book, told = a_book(tmp_path, UNDERSTOOD), {"many": many, "where": where, "name": "Anne"}
    said = book.read_off(key, told)
    if where == "other" and key in ("stones", "nested"):
        assert said is None
    else:
        assert (said, []) == book.format(book.pattern(key), told)


def test_every_message_of_these_is_understood(tmp_path: Path) -> None:
    assert a_book(tmp_path, UNDERSTOOD).names == []


def test_what_is_not_surely_understood_is_left_to_fluent(tmp_path: Path) -> None:
    book = a_book(tmp_path, LEFT)
    named = ["wide", "listed", "called", "loud", "plainly", "itself", "round", "about", "escaped", "unknown", "deep"]
    told = {"many": 1, "case": "loud", "name": "Anne"}
    assert book.names == named
    assert all(book.read_off(name, told) is None for name in named)


@pytest.mark.parametrize("value", [1000, -1000, 1.0, True, None, ("a",)])
def test_a_value_that_is_no_word_and_no_small_number_is_left_to_fluent(tmp_path: Path, value: Any) -> None:
    book = a_book(tmp_path, UNDERSTOOD)
    assert book.read_off("stones", {"many": value, "where": "town"}) is None
    assert book.read_off("stones.short", {"many": value}) is None


def test_a_language_whose_plurals_nobody_has_written_down_is_left_to_fluent(tmp_path: Path) -> None:
    assert a_book(tmp_path, UNDERSTOOD, "pl").read_off("town", {}) is None


def test_a_term_is_no_message(tmp_path: Path) -> None:
    book = a_book(tmp_path, UNDERSTOOD)
    assert book.has("greeting")
    assert not book.has("-bot")
    assert not book.has("greeting.you")
    assert not book.has("headless")
