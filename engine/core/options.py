"""What can be chosen when a game is set up. Every value is a word, so that it fits a command line, a button and a column."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from engine.core.errors import BadSetup

Options = Mapping[str, str]

OFF_ON = ("false", "true")


class Option(Struct, frozen=True):
    key: str
    choices: tuple[str, ...]
    default: str


def settle(offered: Iterable[Option], given: Options) -> dict[str, str]:
    """Every option with its value: the given one or the default."""
    by_key = {option.key: option for option in offered}
    for key, value in given.items():
        if key not in by_key:
            raise BadSetup("unknown_option", option=key, known=" ".join(by_key))
        if value not in by_key[key].choices:
            raise BadSetup("unknown_choice", option=key, choice=value, known=" ".join(by_key[key].choices))
    return {key: given.get(key, option.default) for key, option in by_key.items()}
