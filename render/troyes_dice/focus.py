"""Which picture answers which question of Troyes Dice."""

from typing import Final

ON_THE_WHEEL: Final = ("die", "payment")
"""What is chosen looking at the dice; everything else is written on the sheet."""


def is_on_the_wheel(asked: str) -> bool:
    return asked in ON_THE_WHEEL
