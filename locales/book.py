"""The messages of one language, each parsed when it is first spoken: to parse all of them would take longer than all else
that a start does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser, ast

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins. What belongs to an entry is indented; no `=` comes after a name within one."""
LINE: Final = re.compile(r"(?:[\w-]+| +\.([\w-]+)) *= *(\S.*?) *")
"""A message or one of its attributes, on a line of its own."""
PLACE: Final = re.compile(r"\{ *\$([\w-]+) *\}")
"""Where what the message is told stands, as it is."""
UNMARKED: Final = range(1000)
"""Whole numbers that every language writes by their figures alone."""
MENTIONED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Whatever may be another entry that this one speaks of."""


def entries(text: str) -> dict[str, str]:
    """The text of each message and term by its name; of two with one name, the first."""
    found: dict[str, str] = {}
    starts = list(ENTRY.finditer(text))
    for begin, after in zip(starts, [*starts[1:], None], strict=True):
        found.setdefault(begin[1], text[begin.start() : after.start() if after else None])
    return found


class Book:
    """Fluent itself is read when a message needs it: it takes longer to read than a game."""

    def __init__(self, language: str, folder: Path) -> None:
        self._language = language
        self._templates: dict[str, list[str] | None] = {}
        self._entries: dict[str, str] = {}
        for file in sorted(folder.glob("*.ftl")):
            self._entries = entries(file.read_text(encoding="utf-8")) | self._entries

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    @cached_property
    def _parser(self) -> FluentParser:
        from fluent.syntax import FluentParser

        return FluentParser(with_spans=False)

    def read_off(self, key: str, values: Mapping[str, Any]) -> str | None:
        """What most messages say, which are a line with places for what they are told; None where it takes Fluent to say it."""
        parts = self._template(key)
        if parts is None:
            return None
        told = list(parts)
        for number in range(1, len(parts), 2):
            value = values.get(parts[number])
            if not isinstance(value, str):
                if type(value) is not int or value not in UNMARKED:
                    return None
                value = str(value)
            told[number] = value
        return "".join(told)

    def _template(self, key: str) -> list[str] | None:
        """The text of a message or attribute, and between its parts the names of what is told; None where there is more to it."""
        if key not in self._templates:
            name, _, attribute = key.partition(".")
            lines = [line for line in self._entries.get(name, "").splitlines() if line.strip() and line[0] != "#"]
            found = [LINE.fullmatch(line) for line in lines]
            text = {each[1] or "": each[2] for each in found if each}.get(attribute, "{")
            parts = PLACE.split(text)
            is_simple = all(found) and not any(sign in part for part in parts[::2] for sign in "{}")
            self._templates[key] = parts if is_simple else None
        return self._templates[key]

    def has(self, key: str) -> bool:
        """Whether it can say this message or attribute."""
        name = key.partition(".")[0]
        return name in self._entries and (self._template(key) is not None or self.pattern(key) is not None)

    @property
    def names(self) -> list[str]:
        """Of all messages and terms that it takes Fluent to say."""
        return [name for name in self._entries if self._template(name) is None]

    def pattern(self, key: str) -> Any:
        """Of a message, or of one of its attributes (`message.attribute`); None where there is no such."""
        name, _, attribute = key.partition(".")
        if name in self._entries and not self._bundle.has_message(name):
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """With all that it mentions, which comes first: another thread may speak as soon as it finds the message."""
        from fluent.syntax import ast

        found: dict[str, ast.EntryType] = {}
        wanted = [name]
        while wanted:
            each = wanted.pop()
            if each in self._entries and each not in found:
                found[each] = self._parser.parse_entry(self._entries[each])
                wanted += MENTIONED.findall(self._entries[each])
        self._bundle.add_resource(ast.Resource([*reversed(found.values())]))
