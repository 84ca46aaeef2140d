"""What the rulebook says in numbers, as sentences ask for it. Every number is taken from the engine."""

from engine.troyes_dice import facts, tiles
from engine.troyes_dice.scoring import VERDICTS
from locales import Words
from render.troyes_dice.names import COLOUR_NAMES, resources


def of_the_rulebook(w: Words) -> dict[str, int | str]:
    """The numbers that hold where no tile lies."""
    plain = tiles.SIDES[0]
    return {
        "days": facts.HALF_DAYS // 2,
        "half_days": facts.HALF_DAYS,
        "dice": len(facts.SLOT_COSTS),
        "others": len(facts.SLOT_COSTS) - 1,
        "buildings": facts.COLUMNS * len(facts.ROWS),
        "step": plain.steps,
        "recoloured": w("troyes_dice-resource", colour=COLOUR_NAMES[facts.WHITE], number=plain.colour_price),
        "knights": w("troyes_dice-citizen", colour=COLOUR_NAMES[facts.RED], number=facts.WORK_CITIZENS),
        "artisans": w("troyes_dice-citizen", colour=COLOUR_NAMES[facts.YELLOW], number=facts.WORK_CITIZENS),
        "priests": w("troyes_dice-citizen", colour=COLOUR_NAMES[facts.WHITE], number=facts.WORK_CITIZENS),
        "times": ", ".join(f"×{times}" for times in facts.MULTIPLIERS),
        "attack": (facts.FIRST_ATTACK + 1) // 2,
        "per_point": facts.RESOURCES_PER_POINT,
        **VERDICTS,
    }


def tile_does(tile: int, w: Words) -> str:
    """What a Banquet or a Raid does, in the numbers of its side; what it gives is as much whatever is built."""
    side = tiles.SIDES[tile]
    gains = next(iter(side.feast.values()), ())
    given = [gain for gain in gains if gain.kind == "citizen"]
    return w(
        f"dice-picture-{'banquet' if tile > 0 else 'raid'}-{abs(tile)}",
        steps=side.steps,
        price=w("troyes_dice-resource", colour=COLOUR_NAMES[facts.WHITE], number=side.colour_price),
        surcharge=resources(side.surcharge, w),
        dice=side.extra_dice,
        number=gains[0].number if gains else 0,
        given=", ".join(w("troyes_dice-citizen", colour=COLOUR_NAMES[g.colour], number=g.number) for g in given),
        guests=sum(gain.number for gain in gains if gain.kind == "guest"),
    )
