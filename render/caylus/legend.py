"""All signs of Caylus."""

from engine.caylus.facts import KIND_NAMES, KINDS, SECTIONS
from locales import Words
from render.caylus import icons
from render.caylus.board import section_said
from render.caylus.colours import TILES as FACES
from render.caylus.emblems import HOUSE_SHAPE, circle, house, pawn, worker
from render.caylus.landmarks import keep_mark
from render.caylus.sources import group
from render.caylus.spaces import bar
from render.caylus.supply import reach_mark
from render.caylus.tile_marks import face, kind_sign, lot, residence_to_come
from render.figures import hourglass, spots
from render.geometry import Box, around
from render.legends import Entry, Group
from render.rings import ring
from render.surface import Paint, Piece, Surface
from render.tints import INK, OAK, VELLUM, WHITE, WOOD, Tint

ROLES = ("carpenter", "mason", "lawyer", "architect")
TILE_KINDS = ("neutral", "fixed", "wood", "stone", "residence", "prestige")
SHOWN_SEAT = 3


def groups(w: Words) -> tuple[Group, ...]:
    def entry(key: str, paint: Paint, *value: object) -> Entry:
        return Entry(Piece(paint, value), w(f"caylus-legend-{key}"))

    goods = [entry(KIND_NAMES[kind], icons.cube, kind) for kind in KINDS]
    goods += [entry("any", icons.any_cube), entry("mixed", icons.mixed_cube), entry("denier", icons.coin, 1)]
    gains = [entry("points", icons.points), entry("favour", icons.favour), entry("penalty", group, "penalties")]
    people = [
        entry("worker", worker, SHOWN_SEAT),
        entry("home", _pawn),
        entry("free", circle, True, OAK),
        entry("shut", circle, False, OAK),
        entry("house", house, SHOWN_SEAT),
        entry("owner", _owner),
        entry("coming", residence_to_come, SHOWN_SEAT),
        entry("provost", _officer, True),
        entry("bailiff", _officer, False),
        entry("end", bar),
        entry("lot", lot),
        entry("acting", _waiting),
        entry("reach", reach_mark),
        entry("new", _new),
    ]
    tiles = [Entry(Piece(_tile, (kind,)), w(f"caylus-legend-tile-{kind}")) for kind in TILE_KINDS]
    works = [entry(role, icons.builds, role) for role in ROLES]
    castle = [
        Entry(Piece(keep_mark, (number,)), w("caylus-legend-trigger", section=section_said(number, w)))
        for number in range(len(SECTIONS))
    ]
    return (
        Group(w("caylus-legend-goods"), tuple(goods)),
        Group(w("caylus-legend-gains"), (*gains, *castle)),
        Group(w("caylus-legend-people"), tuple(people)),
        Group(w("caylus-legend-tiles"), (*tiles, *works)),
    )


def _pawn(surface: Surface, box: Box) -> None:
    pawn(surface, around(box.centre, round(box.width * 0.8), box.height), Tint(WHITE, INK, INK))


def _owner(surface: Surface, box: Box) -> None:
    surface.polygon(spots(box.inset(3), *HOUSE_SHAPE), VELLUM, INK, 3)


def _officer(surface: Surface, box: Box, is_provost: bool) -> None:
    paint = icons.provost if is_provost else icons.bailiff
    paint(surface, around(box.centre, round(box.height * 0.72), box.height))


def _waiting(surface: Surface, box: Box) -> None:
    hourglass(surface, box, Tint(VELLUM, WOOD, WOOD))


def _new(surface: Surface, box: Box) -> None:
    surface.rect(box.inset(8), FACES["wood"].fill, None, 0, 4)
    ring(surface, box, 10)


def _tile(surface: Surface, box: Box, kind: str) -> None:
    face(surface, box, kind, -1)
    kind_sign(surface, box, kind)
