"""What things are called: cubes, places, tiles and what they do, gains and costs."""

from collections.abc import Iterable, Sequence

from engine.caylus.facts import (
    CASTLE,
    GATE,
    KIND_NAMES,
    LAST_SPACE,
    NO_CUBES,
    SECTIONS,
    SPECIAL_NAMES,
    Cubes,
    Place,
)
from engine.caylus.tiles import TAKES_WORKERS, TILES, Produces, Tile, Trades, Way, Works
from locales import Words
from render.caylus.printed import of_the_rulebook

Road = Sequence[int]


def tile_name(tile: int, w: Words) -> str:
    return w(f"caylus-tile-{TILES[tile].key}")


def place_key(place: Place) -> str:
    """The word of a place that is not on the road."""
    return "castle" if place == CASTLE else SPECIAL_NAMES[place - GATE]


def is_on_road(place: Place) -> bool:
    return CASTLE < place <= LAST_SPACE


def place_name(place: Place, road: Road, w: Words) -> str:
    """A space that takes workers has had the same tile ever since it was built, so today's road names yesterday's places."""
    if not is_on_road(place):
        return w("caylus-special", place=place_key(place))
    if TAKES_WORKERS[road[place]]:
        return w("caylus-on-space", tile=tile_name(road[place], w), space=place)
    return w("caylus-space", space=place)


def section_name(section: int, w: Words) -> str:
    return w("caylus-section", section=SECTIONS[section].key)


def deniers_phrase(number: int, w: Words) -> str:
    return w("caylus-deniers", number=number)


def cubes_phrase(cubes: Iterable[int], w: Words) -> str:
    """`2 food, 1 cloth`; only what there is."""
    return ", ".join(
        w("caylus-cube", kind=kind, number=number) for kind, number in zip(KIND_NAMES, cubes, strict=True) if number
    )


def gains(w: Words, deniers: int = 0, cubes: Cubes = NO_CUBES, points: int = 0, favours: int = 0) -> str:
    """`−2 deniers, +1 gold, +3 points`."""
    kinds = [("caylus-cube", number, kind) for kind, number in zip(KIND_NAMES, cubes, strict=True)]
    said = [
        w("caylus-plus" if number > 0 else "caylus-minus", what=w(key, number=abs(number), kind=kind))
        for key, number, kind in [("caylus-deniers", deniers, ""), *kinds, ("caylus-points", points, "")]
        if number
    ]
    if favours:
        said.append(w("caylus-favours", number=favours))
    return ", ".join(said) or w("caylus-nothing")


def cost(cubes: Cubes, any_cubes: int, w: Words) -> str:
    """What a tile is paid with."""
    parts = [cubes_phrase(cubes, w), w("caylus-any", number=any_cubes) if any_cubes else ""]
    return ", ".join(filter(None, parts)) or w("caylus-nothing")


def effect(tile: Tile, w: Words) -> str:
    """What a building does, in a few words; empty where it does nothing."""
    match tile.effect:
        case Produces(options=options):
            return w("or").join(cubes_phrase(each, w) for each in options)
        case Trades(ways=ways):
            return w("or").join(way_phrase(way, w) for way in ways)
        case Works(role=role):
            return w("caylus-work", role=role, **of_the_rulebook(w))
        case _:
            return w("caylus-income", number=tile.income) if tile.income else ""


def way_phrase(way: Way, w: Words) -> str:
    """`2 deniers → 1 gold`."""
    paid = [
        deniers_phrase(way.pay_deniers, w) if way.pay_deniers else "",
        cubes_phrase(way.pay_cubes, w),
        w("caylus-any", number=way.pay_any) if way.pay_any else "",
        w("caylus-mix", number=way.pay_mix) if way.pay_mix else "",
    ]
    got = [
        deniers_phrase(way.get_deniers, w) if way.get_deniers else "",
        cubes_phrase(way.get_cubes, w),
        w("caylus-mix", number=way.get_mix) if way.get_mix else "",
        w("caylus-points", number=way.points) if way.points else "",
    ]
    return w("caylus-way", pay=", ".join(filter(None, paid)), get=", ".join(filter(None, got)))
