"""All signs of Troyes."""

from engine.troyes.facts import COLOUR_NAMES
from locales import Words
from render import emblems, figures
from render.geometry import Box, around
from render.legends import Entry, Group
from render.rings import ring
from render.surface import Paint, Piece, Surface
from render.tints import COIN, VELLUM, WOOD, Tint
from render.troyes import icons
from render.troyes.colours import BANNER, GROUND, LIVE
from render.troyes.houses import HOUSES
from render.troyes.pieces import arms, black_die, citizen, coloured_die, cube, lying
from render.troyes.signs import EMPTY_BANNER

BUILDINGS = ("palace", "bishopric", "city-hall")
SHOWN_SEAT = 0


def groups(w: Words) -> tuple[Group, ...]:
    def entry(key: str, paint: Paint, *value: object) -> Entry:
        return Entry(Piece(paint, value), w(f"troyes-legend-{key}"))

    dice = [entry(f"die-{name}", coloured_die, colour) for colour, name in enumerate(COLOUR_NAMES)]
    dice += [entry("die-black", black_die, 3), entry("die-any", icons.any_die)]
    houses = [entry(name, _house, number) for number, name in enumerate(BUILDINGS)]
    return (
        Group(w("troyes-legend-dice"), tuple(dice)),
        Group(
            w("troyes-legend-gains"),
            (
                entry("denier", figures.coin, COIN),
                entry("influence", emblems.flag, BANNER),
                entry("points", icons.lozenge),
            ),
        ),
        Group(
            w("troyes-legend-pieces"),
            (
                entry("seat", arms, SHOWN_SEAT),
                entry("citizen", citizen, SHOWN_SEAT),
                entry("lying", lying, SHOWN_SEAT),
                entry("cube", cube, SHOWN_SEAT),
                entry("start", icons.start_card, COIN),
                entry("new", _new),
            ),
        ),
        Group(
            w("troyes-legend-places"),
            (
                *houses,
                entry("cathedral", icons.cathedral, LIVE[1]),
                entry("farm", icons.wheat, COIN),
                entry("tradesman", icons.workshop, Tint(VELLUM, WOOD, LIVE[0].fill)),
                entry("banner", _banner),
                entry("won", icons.scroll, Tint(VELLUM, WOOD, WOOD)),
            ),
        ),
    )


def _house(surface: Surface, box: Box, number: int) -> None:
    HOUSES[number](surface, box, LIVE[number])


def _banner(surface: Surface, box: Box) -> None:
    icons.banner(surface, around(box.centre, round(box.width * 0.74), box.height), EMPTY_BANNER)


def _new(surface: Surface, box: Box) -> None:
    surface.rect(box.inset(8), GROUND[0], None, 0, 4)
    ring(surface, box, 10)
