"""The messages of one language, each read when it is first spoken: to read all of them would take longer than all else that a
start does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from locales.plain import PLURALS, Plain, read, say

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser, ast

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins. What belongs to an entry is indented; no `=` comes after a name within one."""
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
        self._kind_of = PLURALS.get(language)
        self._read: dict[str, dict[str, Plain] | None] = {}
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
        """What most messages say; None where it takes Fluent to say it."""
        said = self._plain(key)
        return None if said is None or self._kind_of is None else say(said, values, self._kind_of)

    def _plain(self, key: str) -> Plain | None:
        name, _, attribute = key.partition(".")
        return (self._forms(name) or {}).get(attribute)

    def _forms(self, name: str) -> dict[str, Plain] | None:
        """Of a message, where it does not take Fluent to say it. One that speaks of itself finds nothing there."""
        if name not in self._read:
            self._read[name] = None
            self._read[name] = read(self._entries.get(name, ""), self._plain)
        return self._read[name]

    def has(self, key: str) -> bool:
        """Whether it can say this message or attribute."""
        name, _, attribute = key.partition(".")
        if name not in self._entries or name.startswith("-"):
            return False
        forms = self._forms(name)
        return self.pattern(key) is not None if forms is None else attribute in forms

    def read_fluent(self) -> None:
        """Here and now."""
        _ = self._bundle, self._parser

    @property
    def names(self) -> list[str]:
        """Of all messages and terms that it takes Fluent to say."""
        return [name for name in self._entries if self._forms(name) is None]

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
