"""What can be seen on the pictures of Caylus."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.caylus.facts import GATE, KINDS, NOBODY, OVER
from engine.caylus.state import TablePart
from engine.caylus.tiles import BY_KEY
from engine.caylus.works import first_free_space
from render.caylus import board_places, sheet_places, supply_places
from render.caylus.board import general_price, places_of
from render.caylus.board_places import FAVOUR_LINES, favour_cells
from render.caylus.colours import RING
from render.caylus.emblems import circle
from render.caylus.icons import stock_cube
from render.caylus.painter import ZOOMS, CaylusPainter
from render.caylus.supply import in_reach
from render.caylus.tile_marks import kind_sign
from render.geometry import Box
from render.painter import NothingToSee
from render.surface import Surface
from render.tints import INK
from tests.render.caylus.scenes import ENGLISH, NAMES, SCENES, before, busy, opening, view
from tests.render.expected import assert_as_expected, differs, opened, pixels_of

PAINTER = CaylusPainter()


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_as_expected(name: str) -> None:
    assert_as_expected("caylus", name, SCENES[name](PAINTER))


def town(table: TablePart, earlier: TablePart | None = None) -> Image.Image:
    return opened(PAINTER.board(view(table), NAMES, ENGLISH, view(earlier) if earlier else None).png)


def test_what_has_come_since_the_earlier_view_is_ringed_in_the_town_and_nothing_else() -> None:
    table = busy()
    image = town(table, before(table))
    ringed = {space for space, box in board_places.CELLS.items() if pixels_of(image, box, RING)}
    assert ringed == {9, 17, 20}
    assert pixels_of(image, board_places.SPECIALS[0], RING)
    assert not pixels_of(image, board_places.SPECIALS[1], RING)
    assert pixels_of(image, board_places.QUEUE_PLACES[1], RING)
    assert not pixels_of(image, board_places.QUEUE_PLACES[0], RING)
    assert pixels_of(image, board_places.SLOTS[1][0], RING)
    assert pixels_of(image, board_places.BRIDGE_PLACES[0], RING)
    cells = {(line, cell): box for line in range(4) for cell, box in enumerate(favour_cells(FAVOUR_LINES[line]), 1)}
    assert {cell for cell, box in cells.items() if pixels_of(image, box, RING)} == {(1, 2)}


def test_without_an_earlier_view_nothing_is_ringed() -> None:
    assert not pixels_of(town(busy()), Box(0, 0, board_places.WIDTH, board_places.HEIGHT), RING)


def test_what_changed_in_the_stock_is_ringed_on_the_sheet() -> None:
    table = busy()
    image = opened(PAINTER.sheet(view(table), NAMES, ENGLISH, view(before(table))).png)
    ringed = [bool(pixels_of(image, box, RING)) for box in sheet_places.STOCKS]
    assert ringed == [True, False, False, False, True, False]
    assert pixels_of(image, sheet_places.POINTS, RING)
    assert pixels_of(image, sheet_places.HOME, RING)


@pytest.mark.parametrize("seat", range(5))
def test_workers_and_houses_of_two_seats_look_different_without_colour(seat: int) -> None:
    """Nobody has to tell colours apart."""
    one, other = busy(), busy()
    one.standing[4], other.standing[4] = seat, (seat + 1) % 5
    one.owners[19], other.owners[19] = seat, (seat + 1) % 5
    first, second = town(one).convert("1"), town(other).convert("1")
    assert differs(first, second, board_places.CELLS[4])
    assert differs(first, second, board_places.CELLS[19])


def test_every_change_of_a_space_is_seen_there_and_only_there() -> None:
    plain = town(busy())
    table = busy()
    table.road[22], table.owners[22] = BY_KEY["stone_bank"], 1
    table.standing[3] = 2
    image = town(table)
    changed = {space for space, box in board_places.CELLS.items() if differs(plain, image, box)}
    assert changed == {3, 22, 23}, "the next tile is now built on 23"


def test_the_provost_tells_how_far_the_day_goes() -> None:
    near, far = busy(), busy()
    near.provost, far.provost = 9, 12
    one, other = town(near), town(far)
    changed = {space for space, box in board_places.CELLS.items() if differs(one, other, box)}
    assert changed == {9, 10, 11, 12}


def test_the_price_of_a_worker_goes_up_with_each_pass() -> None:
    """Rulebook, phase 2; with two players it is 3 once the other has passed."""
    table = opening(3)
    assert general_price(table) == 1
    table.passed = [1, 2]
    assert general_price(table) == 3
    pair = opening(2)
    pair.passed = [0]
    assert general_price(pair) == 3


def test_a_tile_that_is_gone_is_veiled_with_its_owner() -> None:
    table = busy()
    table.supply[BY_KEY["stone_bank"]] = 0
    table.road[22], table.owners[22] = BY_KEY["stone_bank"], 1
    one, other = (opened(PAINTER.sight("tiles", view(each), NAMES, ENGLISH).png) for each in (busy(), table))
    changed = {tile for tile, box in supply_places.TILES.items() if differs(one, other, box)}
    assert changed == {BY_KEY["stone_bank"]}


def test_without_the_jeweller_its_place_stays_free() -> None:
    one, other = (opened(PAINTER.tiles(view(table), NAMES[:2], ENGLISH).png) for table in _jewellers())
    changed = {tile for tile, box in supply_places.TILES.items() if differs(one, other, box)}
    assert changed == {BY_KEY["stone_jeweller"]}


def _jewellers() -> tuple[TablePart, TablePart]:
    return opening(2), opening(2, jeweller="false")


def test_with_simplified_favours_there_is_no_table_of_favours() -> None:
    plain, simple = town(opening(2)), town(opening(2, favours="beginner"))
    assert differs(plain, simple, board_places.FAVOURS)


def test_a_part_of_the_road_shows_its_spaces_only() -> None:
    table = busy()
    table.standing[3] = 0
    for part in ZOOMS:
        one, other = (PAINTER.zoom(view(each), NAMES, ENGLISH, part).png for each in (busy(), table))
        assert (one != other) == (part == "near")


def test_a_spectator_has_no_hand_and_unknown_sights_are_not_painted() -> None:
    with pytest.raises(NothingToSee):
        PAINTER.sheet(view(busy(), None), NAMES, ENGLISH)
    with pytest.raises(NothingToSee):
        PAINTER.sight("moon", view(busy()), NAMES, ENGLISH)


def test_names_that_the_fonts_cannot_write_become_seat_numbers() -> None:
    strange, plain = ("李雷", "Ana 🎲"), ("Player 1", "Ana")
    table = opening(2)
    assert PAINTER.board(view(table), strange, ENGLISH).png == PAINTER.board(view(table), plain, ENGLISH).png


def test_the_stables_are_closed_with_two_players() -> None:
    """Rulebook, the game for two."""
    assert differs(town(opening(2)), town(opening(3)), board_places.SPECIALS[4])


def test_a_worker_who_has_gone_is_not_ringed() -> None:
    table = busy()
    table.standing[GATE] = NOBODY
    image = town(table, busy())
    assert not pixels_of(image, Box(0, 0, board_places.WIDTH, board_places.HEIGHT), RING)


@pytest.mark.parametrize("number", [0, 1, 4, 12])
def test_goods_are_told_by_their_outline_whatever_number_stands_on_them(number: int) -> None:
    def outline(kind: int) -> bytes:
        box = Box(0, 0, 40, 40)
        surface = Surface(box)
        stock_cube(surface, box, kind, number)
        return surface.finished().getchannel("A").point([0] * 128 + [255] * 128).tobytes()

    assert len({outline(kind) for kind in KINDS}) == len(KINDS)


def test_kinds_of_tiles_have_a_second_sign() -> None:
    def sign(kind: str) -> bytes:
        surface = Surface(Box(0, 0, 90, 80))
        kind_sign(surface, Box(0, 0, 90, 80), kind)
        return surface.finished().tobytes()

    assert len({sign(kind) for kind in ("wood", "stone", "prestige", "neutral")}) == 4


def test_the_one_board_of_all_shows_which_circles_are_open_to_the_player_to_move() -> None:
    rich, poor = opening(2), opening(2)
    seat = rich.pending[-1].seat
    poor.deniers[seat] = 0
    for viewer in (None, seat, 1 - seat):
        assert places_of(view(rich, viewer), rich)[1].is_open
        assert not places_of(view(poor, viewer), poor)[1].is_open
    assert "on their own tiles only" in PAINTER.board(view(poor, None), NAMES, ENGLISH).alt
    assert "on their own tiles only" not in PAINTER.board(view(rich, None), NAMES, ENGLISH).alt


def test_while_nobody_places_workers_all_free_circles_look_alike() -> None:
    table = opening(2)
    table.deniers[table.pending[-1].seat], table.phase = 0, OVER
    assert places_of(view(table, None), table)[1].is_open


def test_a_circle_that_is_shut_is_told_by_a_stroke_and_not_by_its_colour_alone() -> None:
    def inked(is_open: bool) -> int:
        surface, paper = Surface(Box(0, 0, 38, 38)), Image.new("RGBA", (38, 38), "#ffffff")
        circle(surface, Box(0, 0, 38, 38), is_open, INK)
        paper.alpha_composite(surface.finished())
        return sum(paper.convert("L").histogram()[:90])

    assert inked(False) > 1.3 * inked(True)


def test_the_next_building_site_is_marked() -> None:
    table = busy()
    marked = [space for space, place in places_of(view(table), table).items() if place.is_next]
    assert marked == [first_free_space(table)]


def test_a_part_of_the_road_with_nothing_on_it_is_not_offered() -> None:
    table = opening(3)
    assert "far" not in PAINTER.sights(view(table))
    table.road[24] = BY_KEY["stone_bank"]
    assert "far" in PAINTER.sights(view(table))


def test_tiles_whose_goods_the_viewer_has_are_marked_for_them_alone() -> None:
    table = opening(2)
    table.cubes[:5] = [1, 1, 0, 0, 0]
    assert BY_KEY["wood_mason"] in in_reach(view(table, 0))
    assert BY_KEY["stone_bank"] not in in_reach(view(table, 0))
    assert in_reach(view(table, None)) == set()
