"""Discord's rules for the commands that a bot registers."""

from __future__ import annotations

import re

from sandbox.errors import broken
from sandbox.model import Json, part_of, parts_of
from sandbox.rules import check_keys

NAME = re.compile(r"^[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}$")
LOCALES = frozenset(
    (
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    )
)
COMMAND_KEYS = {
    *("id", "type", "name", "name_localizations", "description", "description_localizations", "options", "nsfw"),
    *("default_member_permissions", "dm_permission", "contexts", "integration_types", "handler", "default_permission"),
}
OPTION_KEYS = {
    *("type", "name", "name_localizations", "description", "description_localizations", "required", "choices"),
    *("options", "channel_types", "min_value", "max_value", "min_length", "max_length", "autocomplete"),
}
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}


def check_commands(commands: list[Json]) -> None:
    """A whole set, as one scope (global, or one server) would hold it."""
    counts: dict[int, int] = {}
    names: set[tuple[int, str]] = set()
    for command in commands:
        kind = command.get("type") or 1
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] > MOST_COMMANDS.get(kind, 100):
            raise broken("more than 100 chat commands", f"{counts[kind]} commands of type {kind}", "name")
        if (kind, command.get("name", "")) in names:
            raise broken("command name twice", command["name"], "name")
        names.add((kind, command.get("name", "")))


def check_command(command: Json) -> None:
    check_keys(command, COMMAND_KEYS, "command")
    chat = (command.get("type") or 1) == 1
    _check_naming(command, chat=chat)
    for key, known in (("contexts", {0, 1, 2}), ("integration_types", {0, 1})):
        if command.get(key) is not None and not (command[key] and set(command[key]) <= known):
            raise broken("installs and contexts", f"{key}: {command[key]}", key)
    _check_options(parts_of(command, "options"))
    length = _length(command)
    if length > 8000:
        raise broken("command over 8000 characters", f"{length} characters in /{command['name']}", "options")


def _check_naming(entry: Json, *, chat: bool = True) -> None:
    for name in (entry.get("name") or "", *part_of(entry, "name_localizations").values()):
        fits = NAME.match(name) and name == name.lower() if chat else 1 <= len(name) <= 32
        if not fits:
            raise broken("command name out of pattern", repr(name), "name")
    for text in (entry.get("description") or "", *part_of(entry, "description_localizations").values()):
        if chat and not text:
            raise broken("empty description", f"of {entry.get('name')!r}", "description")
        if len(text) > 100:
            raise broken(
                "too long", f"the description of {entry.get('name')!r} has {len(text)} characters", "description"
            )
    for key in ("name_localizations", "description_localizations"):
        unknown = sorted(set(part_of(entry, key)) - LOCALES)
        if unknown:
            raise broken("unknown locale", unknown[0], key)


def _check_options(options: list[Json]) -> None:
    if len(options) > 25:
        raise broken("more than 25 options", f"{len(options)}", "options")
    optional = False
    names: set[str] = set()
    for option in options:
        check_keys(option, OPTION_KEYS, "option")
        if option.get("type") not in range(1, 12):
            raise broken("option type", f"{option.get('type')}", "options")
        _check_naming(option)
        if option["name"] in names:
            raise broken("option name twice", option["name"], "options")
        names.add(option["name"])
        if option.get("required") and optional:
            raise broken("required option after an optional one", option["name"], "options")
        optional = optional or (option["type"] not in (1, 2) and not option.get("required"))
        _check_choices(option)
        _check_options(parts_of(option, "options"))


def _check_choices(option: Json) -> None:
    choices = parts_of(option, "choices")
    if len(choices) > 25:
        raise broken("more than 25 choices", f"{len(choices)} in {option['name']!r}", "choices")
    if choices and option.get("autocomplete"):
        raise broken("choices with autocomplete", option["name"], "choices")
    for choice in choices:
        unknown = sorted(set(part_of(choice, "name_localizations")) - LOCALES)
        if unknown:
            raise broken("unknown locale", unknown[0], "choices")
        if not 1 <= len(choice.get("name") or "") <= 100 or len(str(choice.get("value", ""))) > 100:
            raise broken("too long", f"a choice of {option['name']!r} has 1 to 100 characters", "choices")


def _length(entry: Json) -> int:
    """Names, descriptions and choice values together, each in its longest language: Discord takes 8,000 characters."""
    own = _longest(entry, "name") + _longest(entry, "description")
    own += sum(_longest(c, "name") + len(str(c["value"])) for c in parts_of(entry, "choices"))
    return own + sum(_length(option) for option in parts_of(entry, "options"))


def _longest(entry: Json, key: str) -> int:
    return max(len(text or "") for text in (entry.get(key), *part_of(entry, f"{key}_localizations").values()))
