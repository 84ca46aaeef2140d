"""What computers know of Troyes.

No command has made these numbers: they were found over 500 games by a tool that is not kept, and then changed by playing.
`python -m engine fit troyes` makes others, see docs/computers.md.
"""

from typing import Final

from engine.troyes.promises import Weights

WEIGHTS: Final = Weights(
    denier=0.5,
    influence=0.22,
    die=0.9,
    pip=0.06,
    standing=(0.6, 1.1, 1.4),
    supply=0.5,
    lying=0.35,
    tradesman=0.8,
    cube=0.8,
    presence=0.6,
    majority=0.75,
)
