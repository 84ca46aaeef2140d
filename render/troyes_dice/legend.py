"""All signs of Troyes Dice."""

from engine.troyes_dice.facts import COLOURS
from locales import Words
from render.geometry import Box
from render.legends import Entry, Group
from render.rings import ring
from render.surface import Paint, Piece, Surface
from render.tints import COIN, OAK, VELLUM, Tint
from render.troyes_dice.colours import GROUND, LIVE
from render.troyes_dice.dice import black_die, die_with_emblem
from render.troyes_dice.houses import HOUSES
from render.troyes_dice.icons import CITIZENS, RESOURCES, any_resource, goblet, moon, sun, swords, tick
from render.troyes_dice.names import COLOUR_NAMES
from render.troyes_dice.wheel import LUNAR, SUNNY

RESOURCE_NAMES = ("influence", "deniers", "knowledge")
CITIZEN_NAMES = ("knight", "artisan", "priest")
PLAIN = Tint(VELLUM, OAK, OAK)


def groups(w: Words) -> tuple[Group, ...]:
    def entry(key: str, paint: Paint, *value: object) -> Entry:
        return Entry(Piece(paint, value), w(f"dice-legend-{key}"))

    dice = [entry(f"die-{COLOUR_NAMES[colour]}", die_with_emblem, colour, 3) for colour in COLOURS]
    goods = [entry(RESOURCE_NAMES[colour], RESOURCES[colour], LIVE[colour]) for colour in COLOURS]
    people = [entry(CITIZEN_NAMES[colour], CITIZENS[colour], LIVE[colour]) for colour in COLOURS]
    houses = [
        Entry(Piece(house, (LIVE[number // 2],)), w(f"dice-legend-house-{number + 1}"))
        for number, house in enumerate(HOUSES)
    ]
    return (
        Group(
            w("dice-legend-dice"),
            (*dice, entry("die-black", black_die, 3), entry("new", _new)),
        ),
        Group(w("dice-legend-goods"), (*goods, entry("any", any_resource, PLAIN))),
        Group(w("dice-legend-people"), tuple(people)),
        Group(w("dice-legend-houses"), tuple(houses)),
        Group(
            w("dice-legend-day"),
            (
                entry("morning", sun, SUNNY),
                entry("afternoon", moon, LUNAR),
                entry("picked", tick, PLAIN),
                entry("banquet", goblet, COIN),
                entry("raid", swords, PLAIN),
            ),
        ),
    )


def _new(surface: Surface, box: Box) -> None:
    surface.rect(box.inset(8), GROUND[0], None, 0, 4)
    ring(surface, box, 10)
