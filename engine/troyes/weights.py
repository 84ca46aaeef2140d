"""What computers know of Troyes.

Made by this command, with `--out` this file:

    python -m engine fit troyes --passes 6 --games 300 --seed 1
"""

from typing import Final

from engine.troyes.promises import Weights

FOR_TWO: Final = Weights(
    denier=0.41,
    influence=0.09,
    die=0.78,
    pip=0.06,
    standing=(0.35, 0.91, 0.84),
    supply=0.44,
    lying=0.56,
    tradesman=0.45,
    cube=1.06,
    presence=0.62,
    majority=0.94,
)
FOR_MORE: Final = Weights(
    denier=0.26,
    influence=0.07,
    die=0.71,
    pip=0.04,
    standing=(0.22, 0.44, 0.37),
    supply=0.16,
    lying=0.51,
    tradesman=0.0,
    cube=0.73,
    presence=0.94,
    majority=0.65,
)
