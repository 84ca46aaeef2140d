"""Every number stands once: in the rules, or in what the house keeps. Words get theirs from there."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import ast as ftl

from locales import languages
from tests.locales.test_words import messages

CARDINALS: Final = {
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "twenty": 20,
    "thirty": 30,
    "hundred": 100,
    "double": 2,
    "twice": 2,
}
"""`One` is left out: it mostly stands for somebody or something."""
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(CARDINALS)})\b", re.IGNORECASE)
STAYS: Final = {
    r".*": r"SHA-256",
    r"daily-proof-about": r"from 0|8 bytes|BLAKE2b",
    r"illegal-wrong-numbering|illegal-value-out-of-range|troyes_dice-option-numbering\..*": r"1 to 6",
    r"illegal-value-zero|dice-picture-raid-4": r"a 0|value 0",
    r"profile-faces": r"3\.50",
    r"troyes\.pitch": r"Four centuries, three estates",
    r"troyes-picture-start": r"1st",
    r"caylus-help|illegal-stables-closed": r"With two players",
    r"command-versus\..*|command-versus|refusal-never-met|refusal-same-person": r"[Tt]wo",
    r"settings-morning": r":00",
    r"refusal-no-date": r"2027-03-31",
    r"deep-.*": r"two|twice|Two|five seconds|4,000|UTF-16",
}
"""What is no number of ours: a hash and how it is made, the faces of a die, nought, the story, the mark of who begins, who sits
there, an example, minutes past the hour, and what `/doctor` tries with Discord."""


def written(node: ftl.BaseNode, named: str) -> Iterator[tuple[str, str]]:
    """Every text, with what names it: its message, and the variants around it."""
    if isinstance(node, ftl.TextElement):
        yield named, node.value
    elif isinstance(node, ftl.Variant):
        key = node.key.value if isinstance(node.key, ftl.NumberLiteral) else node.key.name
        yield from written(node.value, f"{named} {'1' if key == 'one' else key}")
    else:
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ftl.BaseNode):
                    yield from written(child, named)


def numbers_in(key: str, text: str) -> list[str]:
    for where, what in STAYS.items():
        if re.fullmatch(where, key):
            text = re.sub(what, "", text)
    return NUMBER.findall(text)


def chosen_in(key: str) -> str:
    """The end of a key that names a choice: `option.d7`, `answer-2`."""
    return key.partition(".")[2] or "".join(re.findall(r"-(\d+)$", key))


def is_named(number: str, named: str) -> bool:
    """`[4] four seats`, `.d7 = 7 days`: a choice among words is no second place for its number."""
    value = CARDINALS.get(number.lower(), number)
    return str(value) in re.findall(r"\d+", named)


@pytest.mark.parametrize("language", languages())
def test_words_take_their_numbers_from_where_these_are_kept(language: str) -> None:
    found = [
        (key, number, text.strip())
        for key, pattern in messages(language).items()
        for named, text in written(pattern, chosen_in(key))
        for number in numbers_in(key, text)
        if not is_named(number, named)
    ]
    assert found == []


def test_nothing_is_excused_that_does_not_stand_anywhere() -> None:
    texts = [(key, text) for key, pattern in messages("en").items() for _, text in written(pattern, "")]
    idle = [
        (where, one)
        for where, what in STAYS.items()
        for one in what.split("|")
        if not any(re.fullmatch(where, key) and re.search(one, text) for key, text in texts)
    ]
    assert idle == []
