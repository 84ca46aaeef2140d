"""All signs of Troyes Dice."""

from engine.troyes_dice.facts import COLOURS, Colour
from locales import Words
from render.figures import hourglass
from render.geometry import Box
from render.legends import Entry, Group
from render.rings import ring
from render.surface import Paint, Piece, Surface
from render.tints import COIN, GILT, MOSS, OAK, VELLUM, WOOD, Tint
from render.troyes_dice.colours import GROUND, LIVE
from render.troyes_dice.dice import black_die, die_with_emblem
from render.troyes_dice.houses import HOUSES
from render.troyes_dice.icons import CITIZENS, RESOURCES, any_resource, goblet, moon, sun, swords, tick
from render.troyes_dice.names import COLOUR_NAMES
from render.troyes_dice.printed import of_the_rulebook
from render.troyes_dice.sheet_marks import DONE, LOST, OPEN, small_building
from render.troyes_dice.wheel import LUNAR, SUNNY, chip

RESOURCE_NAMES = ("influence", "deniers", "knowledge")
CITIZEN_NAMES = ("knight", "artisan", "priest")
PLAIN = Tint(VELLUM, OAK, OAK)


def groups(w: Words) -> tuple[Group, ...]:
    numbers = of_the_rulebook(w)

    def entry(key: str, paint: Paint, *value: object) -> Entry:
        return Entry(Piece(paint, value), w(f"dice-legend-{key}", **numbers))

    dice = [entry(f"die-{COLOUR_NAMES[colour]}", _die, colour) for colour in COLOURS]
    goods = [entry(RESOURCE_NAMES[colour], RESOURCES[colour], LIVE[colour]) for colour in COLOURS]
    people = [entry(CITIZEN_NAMES[colour], CITIZENS[colour], LIVE[colour]) for colour in COLOURS]
    houses = [
        Entry(Piece(house, (LIVE[number // 2],)), w(f"dice-legend-house-{number + 1}", **numbers))
        for number, house in enumerate(HOUSES)
    ]
    return (
        Group(
            w("dice-legend-dice"),
            (*dice, entry("die-black", _black_die)),
        ),
        Group(w("dice-legend-goods", **numbers), (*goods, entry("any", any_resource, PLAIN))),
        Group(w("dice-legend-people"), (*people, entry("own", _circled))),
        Group(w("dice-legend-houses"), tuple(houses)),
        Group(
            w("dice-legend-sheet"),
            (
                entry("built", _card, DONE),
                entry("open", _card, OPEN),
                entry("lost", _card, LOST),
                entry("new", _new),
            ),
        ),
        Group(
            w("dice-legend-day"),
            (
                entry("morning", sun, SUNNY),
                entry("afternoon", moon, LUNAR),
                entry("picked", tick, Tint(MOSS, MOSS, VELLUM)),
                entry("awaited", hourglass, Tint(VELLUM, WOOD, WOOD)),
                entry("chip", chip, 1),
                entry("banquet", goblet, COIN),
                entry("raid", swords, PLAIN),
            ),
        ),
    )


def _die(surface: Surface, box: Box, colour: Colour) -> None:
    die_with_emblem(surface, box.part(1, 1, box.width - 9, box.height - 9), colour, 3)


def _black_die(surface: Surface, box: Box) -> None:
    black_die(surface, box.part(4, 8, box.width - 8, box.height - 8), 3)


def _circled(surface: Surface, box: Box) -> None:
    surface.circle(box.centre, box.width / 2, GILT, LIVE[0].ink, 3)
    CITIZENS[0](surface, box.inset(8), LIVE[0])


def _card(surface: Surface, box: Box, state: str) -> None:
    small_building(surface, box, state)


def _new(surface: Surface, box: Box) -> None:
    surface.rect(box.inset(8), GROUND[0], None, 0, 4)
    ring(surface, box, 10)
