"""All signs of Troyes."""

from engine.troyes.facts import COLOUR_NAMES, FARM_DIVISOR, RED, YELLOW
from locales import Words
from render import emblems, figures
from render.geometry import Box, around
from render.legends import Entry, Group
from render.rings import ring
from render.surface import Paint, Piece, Surface
from render.tints import COIN, CROWN, FADED, TAN, VELLUM, WOOD, Tint
from render.troyes import icons, signs
from render.troyes.colours import BANNER, GROUND, LIVE
from render.troyes.districts import start_card
from render.troyes.houses import HOUSES
from render.troyes.pieces import arms, black_die, citizen, coloured_die, cube, lying, numbered_die

BUILDINGS = ("palace", "bishopric", "city-hall")
SHOWN_SEAT = 0


def groups(w: Words) -> tuple[Group, ...]:
    def entry(key: str, paint: Paint, *value: object) -> Entry:
        return Entry(Piece(paint, value), w(f"troyes-legend-{key}"))

    def group(key: str, *entries: Entry) -> Group:
        return Group(w(f"troyes-legend-{key}"), entries)

    return (
        group(
            "dice",
            *(entry(f"die-{name}", coloured_die, colour) for colour, name in enumerate(COLOUR_NAMES)),
            entry("die-any", _any_die),
            entry("die-black", _black_die),
            entry("pips", numbered_die, RED, "÷3"),
            entry("farm", numbered_die, YELLOW, f"÷{FARM_DIVISOR}"),
            entry("later", figures.hourglass, Tint(VELLUM, WOOD, WOOD)),
        ),
        group(
            "gains",
            entry("denier", figures.coin, COIN),
            entry("influence", emblems.flag, BANNER),
            entry("points", icons.lozenge),
            entry("most", figures.crown, CROWN),
        ),
        group(
            "pieces",
            entry("seat", arms, SHOWN_SEAT),
            entry("citizen", _citizen),
            entry("lying", _lying),
            entry("cube", cube, SHOWN_SEAT),
            entry("start", _start, w("troyes-picture-start")),
            entry("passed", icons.gate, Tint(TAN, FADED, FADED)),
            entry("anybody", _anybody),
            entry("new", _new),
        ),
        group(
            "places",
            *(entry(name, _house, number) for number, name in enumerate(BUILDINGS)),
            entry("cathedral", icons.cathedral, LIVE[1]),
            entry("tradesman", icons.workshop, Tint(VELLUM, WOOD, LIVE[0].fill)),
            entry("banner", _banner, "banners"),
            entry("covered", _banner, "banner"),
            entry("won", icons.scroll, Tint(VELLUM, WOOD, WOOD)),
        ),
    )


def _any_die(surface: Surface, box: Box) -> None:
    icons.any_die(surface, box.inset(2))


def _black_die(surface: Surface, box: Box) -> None:
    black_die(surface, box.inset(1), 3)


def _citizen(surface: Surface, box: Box) -> None:
    citizen(surface, around(box.centre, round(box.height * 0.76), box.height), SHOWN_SEAT)


def _lying(surface: Surface, box: Box) -> None:
    lying(surface, around(box.centre, box.width, round(box.width * 0.76)), SHOWN_SEAT)


def _anybody(surface: Surface, box: Box) -> None:
    icons.person(surface, around(box.centre, round(box.height * 0.76), box.height), signs.SOMEBODY)


def _start(surface: Surface, box: Box, words: str) -> None:
    start_card(surface, around(box.centre, box.width, round(box.height * 0.7)), words)


def _house(surface: Surface, box: Box, number: int) -> None:
    HOUSES[number](surface, box, LIVE[number])


def _banner(surface: Surface, box: Box, sign: str) -> None:
    signs.paint(surface, box, (sign,), box.height)


def _new(surface: Surface, box: Box) -> None:
    surface.rect(box.inset(8), GROUND[0], None, 0, 4)
    ring(surface, box, 10)
