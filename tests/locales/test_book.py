"""A message is parsed when it is first spoken, and says what it would say if all were parsed at once."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from locales import HOME, MissingWord, Words
from locales.book import Book, entries

FILES = sorted(HOME.glob("*/*.ftl"))
TRICKY = """\
### About this file

# About the first
first = { greeting } { -town(case: "loud") }
    .you = again { first.you }
greeting = Hello,
    wide { NUMBER(2, minimumFractionDigits: 0) }
    world

-town = { $case ->
    [loud] TROYES
   *[quiet] Troyes
}
several = {
greeting
} and { NUMBER(2) ->
[one] one
*[other] { broken }
}
greeting = Never
broken =
"""


def named(entry: ftl.EntryType) -> str:
    assert isinstance(entry, ftl.Message | ftl.Term)
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name


def a_book(folder: Path, text: str) -> Book:
    (folder / "all.ftl").write_text(text, encoding="utf-8")
    return Book("en", folder)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_taken_apart_a_file_has_the_same_entries_as_parsed_whole(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    parser = FluentParser(with_spans=False)
    whole = [each for each in parser.parse(text).body if isinstance(each, ftl.Message | ftl.Term)]
    apart = {name: parser.parse_entry(source) for name, source in entries(text).items()}
    assert list(apart) == [named(each) for each in whole]
    assert all(apart[named(each)].equals(each, ignored_fields=["comment"]) for each in whole)


def test_what_a_message_mentions_is_there_when_it_is_spoken(tmp_path: Path) -> None:
    w = Words("en", [a_book(tmp_path, TRICKY)])
    assert w("first") == "Hello,\nwide 2\nworld TROYES"
    assert w("greeting") == "Hello,\nwide 2\nworld"


def test_a_message_that_speaks_of_itself_or_of_a_broken_one_is_missing_and_holds_up_nothing(tmp_path: Path) -> None:
    w = Words("en", [a_book(tmp_path, TRICKY)])
    for key in ("first.you", "several", "broken", "-town", "nowhere", "greeting.you"):
        with pytest.raises(MissingWord):
            w(key)


def test_nothing_is_parsed_before_it_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse_entry = FluentParser.parse_entry

    def listening(parser: FluentParser, source: str) -> ftl.EntryType:
        entry = parse_entry(parser, source)
        parsed.append(named(entry))
        return entry

    monkeypatch.setattr(FluentParser, "parse_entry", listening)
    w = Words("en", [a_book(tmp_path, TRICKY)])
    assert not parsed
    assert w("greeting") == w("greeting")
    assert parsed == ["greeting"]
