"""What the rulebook says in numbers, as sentences ask for it. Every number is taken from the engine."""

from engine.troyes_dice import facts, tiles
from locales import Words
from render.troyes_dice.names import COLOUR_NAMES


def of_the_rulebook(w: Words) -> dict[str, int | str]:
    """The numbers that hold where no tile lies."""
    plain = tiles.SIDES[0]
    return {
        "days": facts.HALF_DAYS // 2,
        "step": plain.steps,
        "recoloured": w("troyes_dice-resource", colour=COLOUR_NAMES[facts.WHITE], number=plain.colour_price),
        "knights": w("troyes_dice-citizen", colour=COLOUR_NAMES[facts.RED], number=facts.WORK_CITIZENS),
        "artisans": w("troyes_dice-citizen", colour=COLOUR_NAMES[facts.YELLOW], number=facts.WORK_CITIZENS),
        "priests": w("troyes_dice-citizen", colour=COLOUR_NAMES[facts.WHITE], number=facts.WORK_CITIZENS),
        "times": ", ".join(f"×{times}" for times in facts.MULTIPLIERS),
        "attack": (facts.FIRST_ATTACK + 1) // 2,
        "per_point": facts.RESOURCES_PER_POINT,
    }
