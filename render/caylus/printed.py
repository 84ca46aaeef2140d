"""What the rulebook says in numbers, as sentences ask for it. Every number is taken from the engine."""

from engine.caylus import facts
from locales import Words
from render.caylus.zoom_places import PARTS


def of_the_rulebook(w: Words) -> dict[str, int | str]:
    """The numbers that hold for everybody and wherever they stand."""
    return {
        "income": w("caylus-deniers", number=facts.INCOME_OF_ALL),
        "price": w("caylus-deniers", number=facts.FIRST_PRICE),
        "cheap": w("caylus-deniers", number=facts.CHEAP_PRICE),
        "late": w("caylus-deniers", number=facts.PRICE_AFTER_PASS_OF_TWO),
        "visit": w("caylus-points", number=facts.VISIT_POINTS),
        "dungeon": facts.SECTIONS[0].points,
        "walls": facts.SECTIONS[1].points,
        "towers": facts.SECTIONS[2].points,
        "penalty": w("caylus-points", number=facts.CASTLE_PENALTY),
        "post": w("caylus-deniers", number=facts.TRADING_POST_DENIERS),
        "steps": facts.PROVOST_STEPS,
        "joust": w("caylus-deniers", number=facts.JOUST_DENIERS),
        "joust_cloth": w("caylus-cube", kind="cloth", number=facts.JOUST_CLOTH),
        "lawyer": w("caylus-deniers", number=facts.LAWYER_DENIERS),
        "lawyer_cloth": w("caylus-cube", kind="cloth", number=facts.LAWYER_CLOTH),
        "exchanged": facts.EXCHANGED,
        "beginner": w("caylus-points", number=facts.BEGINNER_POINTS),
        "more_cubes": len(facts.BATCHES[0]) - 1,
        "lines": len(facts.LINES),
        **{part: w("caylus-spaces", first=spaces[0], last=spaces[-1]) for part, spaces in PARTS.items()},
        "gold": w("caylus-points", number=facts.POINTS_PER_GOLD),
        "cubes": facts.CUBES_PER_POINT,
        "deniers": w("caylus-deniers", number=facts.DENIERS_PER_POINT),
    }


def each_favour(w: Words) -> str:
    """What stands where beginners have no table of favours."""
    return w("caylus-picture-beginner", points=w("caylus-points", number=facts.BEGINNER_POINTS))
