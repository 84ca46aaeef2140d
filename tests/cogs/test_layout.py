"""What messages are made of."""

import pytest

from cogs.layout import tidy_name


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
