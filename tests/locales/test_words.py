"""Every word a player reads is in locales/, every key has its word, every word has its use."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engine.ai import COMPUTERS
from engine.registry import GAMES
from locales import HOME, SOURCE, MissingWord, Words, You, languages, words
from locales.book import Book
from locales.plain import PLURALS

ROOT = HOME.parent
SPEAKERS = ("cogs", "render", "bot.py")
FORM = re.compile(r"\[ *([\w-]+) *\]")
VARIABLE = re.compile(r"\$([\w-]+)")
ATTRIBUTE = re.compile(r"(?m)^ +\.([\w-]+) *=")
"""Where words are spoken; the rest of the house has none."""
SILENT = ("service", "engine", "db")


def sources(*places: str) -> Iterator[tuple[Path, ast.Module]]:
    for place in places:
        path = ROOT / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, ftl.Pattern]:
    """Every message and attribute of a language by its key."""
    found: dict[str, ftl.Pattern] = {}
    for file in sorted((HOME / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {(entry.content or '')[:80]!r} can't be read"
            if isinstance(entry, ftl.Message):
                if entry.value:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def key_pattern(node: ast.expr) -> str | None:
    """A regular expression for the key that this expression can be, if it is a text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        parts = (
            re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else r"[\w.-]+"
            for part in node.values
        )
        return "".join(parts)
    return None


SPOKEN = re.compile(r"^(w|phrase|tell|_apologise|visit\.words|self\.words|self\._words|words\(SOURCE\))$")


def spoken_keys() -> dict[str, str]:
    """Patterns of the keys that are spoken, each with a place where that happens."""
    found: dict[str, str] = {}
    for file, tree in sources(*SPEAKERS):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and SPOKEN.match(ast.unparse(node.func).removeprefix("visit.")):
                for argument in node.args[:2]:
                    for choice in [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]:
                        pattern = key_pattern(choice)
                        if pattern:
                            found[pattern] = f"{file.relative_to(ROOT)}:{node.lineno}"
    return found


def keys_mentioned() -> set[str]:
    """Patterns of every text in the code that might name a key, however it reaches its speaker."""
    return {
        pattern
        for _, tree in sources(*SPEAKERS)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant | ast.JoinedStr) and (pattern := key_pattern(node))
    }


def test_every_spoken_key_has_its_word() -> None:
    keys = messages(SOURCE)
    missing = {
        pattern: where
        for pattern, where in spoken_keys().items()
        if pattern != r"[\w.-]+" and not any(re.fullmatch(pattern, key) for key in keys)
    }
    assert not missing


def codes_of(place: str, error: str) -> set[str]:
    return {
        node.args[0].value
        for _, tree in sources(place)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith(error)
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def test_every_refusal_has_its_word() -> None:
    codes = codes_of("service", "Refusal") | codes_of("cogs", "Refusal") | codes_of("engine", "BadSetup")
    assert codes > {"stale", "not_host", "wrong_seats"}
    assert {code for code in codes if f"refusal-{code.replace('_', '-')}" not in words(SOURCE)} == set()


def test_every_computer_and_every_temper_has_its_word() -> None:
    tempers = {temper for game in GAMES.values() for temper in game.tempers}
    assert tempers
    assert {temper for temper in tempers if f"temper-{temper}" not in words(SOURCE)} == set()
    assert {kind for kind in COMPUTERS if f"computer-{kind}" not in words(SOURCE)} == set()


def test_every_rule_that_forbids_a_move_has_its_word() -> None:
    codes = {code for error in ("IllegalMove", "NotAMove", "UnclearMove") for code in codes_of("engine", error)}
    assert codes > {"cannot_afford", "not_offered"}
    assert {code for code in codes if f"illegal-{code.replace('_', '-')}" not in words(SOURCE)} == set()


def test_no_word_is_left_without_a_use() -> None:
    used = [re.compile(each) for each in keys_mentioned() if len(each) > 3 and each != r"[\w.-]+"]
    keys = messages(SOURCE)
    referenced = {reference.id.name for pattern in keys.values() for reference in _references(pattern)}
    indirect = ("refusal-", "illegal-")
    unused = [
        key
        for key in keys
        if key not in referenced
        and not key.startswith(indirect)
        and not any(each.fullmatch(key.removesuffix(".you")) for each in used)
    ]
    assert unused == []


def test_a_form_for_the_reader_leaves_out_nothing_but_the_name() -> None:
    keys = messages(SOURCE)
    named = {key: set(_variables(pattern)) for key, pattern in keys.items()}
    found = {key: named[key.removesuffix(".you")] ^ taken for key, taken in named.items() if key.endswith(".you")}
    assert len(found) > 50
    assert {key: each for key, each in found.items() if each != {"name"}} == {}


def _references(node: ftl.BaseNode) -> Iterator[ftl.MessageReference]:
    if isinstance(node, ftl.MessageReference):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _references(child)


def _variables(node: ftl.BaseNode) -> set[str]:
    found = {node.id.name} if isinstance(node, ftl.VariableReference) else set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                found |= _variables(child)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_help_of_a_game_takes_its_numbers_from_the_rules(key: str) -> None:
    pattern = messages(SOURCE)[f"{key}-help"]
    written = [part.value for part in pattern.elements if isinstance(part, ftl.TextElement)]
    assert [line for line in written if re.search(r"\d", line)] == []


@pytest.mark.parametrize("language", languages())
def test_each_language_says_what_english_says_with_the_same_variables(language: str) -> None:
    english, other = messages(SOURCE), messages(language)
    assert set(other) <= set(english)
    assert {key for key in other if _variables(other[key]) - _variables(english[key])} == set()


SENTENCE = re.compile(r"\b(?![\da-f ]+$)[A-Za-z’']+ [a-z’']+ [a-z’']+\b", re.MULTILINE)
FOR_THE_HOST = re.compile(r"^(log\.\w+|_stop|parser\.\w+)$")
"""Log lines and what the host reads in the terminal are no words for players; nor is what a fault in the code raises."""


def sentences_in(tree: ast.Module) -> Iterator[str]:
    excused: set[int] = set()
    for node in ast.walk(tree):
        is_log = isinstance(node, ast.Call) and FOR_THE_HOST.match(ast.unparse(node.func))
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_log or is_docstring or isinstance(node, ast.Raise | ast.Assert):
            excused |= {id(each) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in excused
            and SENTENCE.search(node.value)
        ):
            yield node.value


def test_no_sentence_is_left_in_the_code() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {sentence!r}"
        for file, tree in sources("cogs", "render", "service")
        for sentence in sentences_in(tree)
    }
    assert found == set()


def test_an_unknown_language_falls_back_to_english() -> None:
    assert words("xx-YY").language == SOURCE
    assert words("en-GB")("lobby-join") == words(SOURCE)("lobby-join")


def test_the_same_said_twice_is_put_together_once_and_nothing_else_is_taken_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    w, put_together = Words(SOURCE, words(SOURCE)._books), list[object]()
    format_words = Words._format

    def listening(speaker: Words, key: str, values: dict[str, object]) -> str:
        put_together.append(values)
        return format_words(speaker, key, values)

    monkeypatch.setattr(Words, "_format", listening)
    spoken: list[dict[str, object]] = [
        {"name": name, "points": points}
        for name in ("Anne", You.called("Anne", w), str(w("you")))
        for points in (1, 1.0, "1", 2)
    ]
    put_together.clear()
    lines = [w("caylus-happened-visited", **values) for values in spoken * 2]
    assert put_together == spoken
    assert lines == [format_words(w, "caylus-happened-visited", values) for values in spoken * 2]
    assert len(set(lines)) == 4


def test_a_word_that_can_not_be_compared_is_said_all_the_same() -> None:
    class Odd(str):
        __hash__ = None  # type: ignore[assignment]

    assert words(SOURCE)("button-next", game=Odd("Caylus")) == words(SOURCE)("button-next", game="Caylus")


@pytest.mark.parametrize("language", languages())
def test_hardly_anything_takes_fluent_to_be_said(language: str) -> None:
    """Where this fails for a new language, its plurals want a line in `PLURALS`."""
    assert len(Book(language, HOME / language).names) < 10
    assert language in PLURALS


def told_in_every_way(entry: str) -> Iterator[dict[str, Any]]:
    """What a message may be told: every form of each of its choices, and what nobody thought of, in turn."""
    names, forms = sorted(set(VARIABLE.findall(entry))), FORM.findall(entry)
    values = [0, 1, -1, -12, 7, "Anne", "1", "{ $x }", *forms, *(int(form) for form in forms if form.isdecimal())]
    for usual, value in product((1, "Anne"), dict.fromkeys(values)):
        yield dict.fromkeys(names, value)
        yield from ({**dict.fromkeys(names, usual), name: value} for name in names)


@pytest.mark.parametrize("language", languages())
def test_what_is_read_off_says_what_fluent_says(language: str) -> None:
    book, many = Book(language, HOME / language), 0
    for name, entry in book._entries.items():
        for key in (name, *(f"{name}.{attribute}" for attribute in ATTRIBUTE.findall(entry))):
            for told in told_in_every_way(entry):
                text = book.read_off(key, told)
                if text is not None:
                    assert book.format(book.pattern(key), told) == (text, []), (key, told)
                    many += 1
    assert many > 20_000


def test_what_is_more_than_a_word_or_a_small_number_is_said_by_fluent() -> None:
    book = Book(SOURCE, HOME / SOURCE)
    assert book.read_off("button-next", {"game": 1000}) is None
    assert book.read_off("button-next", {"game": -1000}) is None
    assert book.read_off("button-next", {"game": 1.0}) is None
    assert book.read_off("button-next", {"game": True}) is None
    assert book.read_off("button-next", {}) is None
    with pytest.raises(MissingWord):
        words(SOURCE)("button-next", other="Caylus")
