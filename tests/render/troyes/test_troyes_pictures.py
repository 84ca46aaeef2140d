"""What can be seen on the pictures of Troyes, and what can't."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from engine.troyes.facts import CARD_SLOTS, NOBODY, SITES, SPACES
from engine.troyes.state import View
from render.geometry import Box
from render.painter import NothingToSee
from render.troyes import board_places, buildings
from render.troyes.colours import EXACT, RING
from render.troyes.painter import PALETTE, TroyesPainter
from tests.engine.troyes.troyes_table import TroyesTable
from tests.render.expected import assert_as_expected, differs, opened, pixels_of
from tests.render.troyes.scenes import (
    ENGLISH,
    EXPECTED,
    NAMES,
    SCENES,
    alone,
    attacked,
    busy,
    earlier,
    final,
    over,
    spectator,
    without_secrets,
)

PAINTER = TroyesPainter()


@pytest.mark.parametrize("name", EXPECTED)
def test_a_picture_is_as_expected(name: str) -> None:
    assert_as_expected("troyes", name, SCENES[name](PAINTER))


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_no_square_and_as_wide_as_all_others(name: str) -> None:
    picture = SCENES[name](PAINTER)
    assert picture.width == 1100
    assert not 0.85 < picture.width / picture.height < 1.15


def board(view: View, before: View | None = None) -> Image.Image:
    return opened(PAINTER.board(view, NAMES[: view.table.seats], ENGLISH, before).png)


def ringed(image: Image.Image, boxes: dict[str, Box]) -> set[str]:
    return {name for name, box in boxes.items() if pixels_of(image, box, RING) > 40}


def places() -> dict[str, Box]:
    """Every place of the board on which something may be new, by a name."""
    found = {f"space {n}": buildings.space_boxes(board_places.BUILDINGS[n // 6], n // 6)[n % 6] for n in range(SPACES)}
    found |= {f"site {n}": buildings.site_box(board_places.CATHEDRAL, n).inset(3) for n in range(SITES)}
    found |= {f"card {n}": board_places.CARDS[n] for n in range(CARD_SLOTS)}
    found |= {f"event {n}": box for n, box in enumerate(board_places.events(6))}
    return found | {f"district {n}": box for n, box in enumerate(board_places.districts(5))}


def test_what_is_new_since_the_earlier_view_is_ringed_and_nothing_else() -> None:
    found = ringed(board(busy().view(0), earlier().view(0)), places())
    near_site = {name for name in found if name.startswith("site")}
    assert "site 4" in near_site
    assert found - near_site == {"space 0", "card 4", "event 4", "event 5", "district 0"}


def test_without_an_earlier_view_nothing_is_ringed() -> None:
    assert ringed(board(busy().view(0)), places()) == set()


def other_pictures(table: TroyesTable, viewer: int | None) -> list[object]:
    """Everything that a viewer without the secrets of the others gets to see."""
    view = spectator(table) if viewer is None else table.view(viewer)
    seats = NAMES[: table.table.seats]
    shown: list[object] = [PAINTER.board(view, seats, ENGLISH)]
    shown += [PAINTER.sheet_of(view, seat, seats, ENGLISH) for seat in range(len(seats))]
    return shown + [PAINTER.sight(name, view, seats, ENGLISH) for name in PAINTER.sights(view)]


@pytest.mark.parametrize("viewer", [None, 0])
def test_points_and_characters_of_others_change_neither_pictures_nor_alt_texts(viewer: int | None) -> None:
    """Page 3: points and characters are secret until the end."""
    for table in (busy(), attacked()):
        assert other_pictures(table, viewer) == other_pictures(without_secrets(table), viewer)


def test_what_is_posted_for_all_does_not_tell_the_viewers_own_secrets() -> None:
    told, kept = busy().view(1), without_secrets(busy()).view(1)
    assert PAINTER.sheet(told, NAMES, ENGLISH) != PAINTER.sheet(kept, NAMES, ENGLISH)
    assert PAINTER.sheet_of(told, 1, NAMES, ENGLISH) == PAINTER.sheet_of(kept, 1, NAMES, ENGLISH)
    assert PAINTER.board(told, NAMES, ENGLISH) == PAINTER.board(kept, NAMES, ENGLISH)
    for name in PAINTER.sights(told):
        assert PAINTER.sight(name, told, NAMES, ENGLISH) == PAINTER.sight(name, kept, NAMES, ENGLISH)


def test_at_the_end_everybodys_points_and_characters_are_shown() -> None:
    view, _ = over(busy())
    other, _ = over(without_secrets(busy()))
    assert PAINTER.sheet_of(view, 2, NAMES, ENGLISH) != PAINTER.sheet_of(other, 2, NAMES, ENGLISH)
    assert final(PAINTER, busy()) != final(PAINTER, without_secrets(busy()))


def test_each_space_and_site_is_painted_differently_when_somebody_stands_there() -> None:
    table = busy().table.copy()
    table.spaces, table.cathedral = [NOBODY] * SPACES, [NOBODY] * SITES
    view = busy().view(0)
    empty = board(View(0, table, view.hand, (), 2, ""))
    table.spaces, table.cathedral = [2] * SPACES, [2] * SITES
    full = board(View(0, table, view.hand, (), 2, ""))
    for name, box in places().items():
        if name.startswith(("space", "site")):
            assert differs(empty, full, box), name


def test_who_acts_and_who_has_passed_changes_the_picture() -> None:
    table = busy()
    plain = board(table.view(0))
    table.table.active = 3
    acting = board(table.view(0))
    table.table.passed[1] = 2
    passed = board(table.view(0))
    district = [ImageChops.difference(one, other).getbbox() for one, other in ((plain, acting), (acting, passed))]
    assert all(district)


def test_le_roy_has_arms_of_his_own() -> None:
    """The King's Challenge: he takes the neutral player's part."""
    view = alone().view(0)
    table = view.table.copy()
    table.seats, table.passed = 2, [0, 0]
    table.deniers, table.influence = [*table.deniers, 0], [*table.influence, 0]
    neutral = board(View(0, table, view.hand, (), 2, ""))
    box = buildings.space_boxes(board_places.BUILDINGS[0], 0)[5]
    assert differs(board(view), neutral, box)


def test_a_spectator_has_no_hand_and_unknown_sights_are_not_painted() -> None:
    with pytest.raises(NothingToSee):
        PAINTER.sheet(spectator(busy()), NAMES, ENGLISH)
    with pytest.raises(NothingToSee):
        PAINTER.sight("moon", busy().view(0), NAMES, ENGLISH)


def test_before_the_first_round_there_are_no_cards_to_look_at() -> None:
    view = busy().view(0)
    table = view.table.copy()
    table.cards = [NOBODY] * CARD_SLOTS
    bare = View(0, table, view.hand, (), 2, "")
    assert set(PAINTER.sights(view)) - set(PAINTER.sights(bare)) == {"cards"}
    with pytest.raises(NothingToSee):
        PAINTER.sight("cards", bare, NAMES, ENGLISH)


def test_who_won_events_changes_the_picture() -> None:
    table = busy()
    plain = board(table.view(0))
    table.table.won = [*table.table.won, (3, 2)]
    assert differs(plain, board(table.view(0)), board_places.WON)


def test_names_that_the_fonts_cannot_write_become_seat_numbers() -> None:
    strange, plain = ("李雷", "Ana 🎲", "   ", "Dame"), ("Player 1", "Ana", "Player 3", "Dame")
    view = busy().view(0)
    assert PAINTER.board(view, strange, ENGLISH).png == PAINTER.board(view, plain, ENGLISH).png


def test_the_colours_of_the_drawing_table_come_through_the_palette_unchanged() -> None:
    for colour in EXACT:
        flat = Image.new("RGB", (4, 4), colour)
        assert PALETTE.indexed(flat).convert("RGB").getpixel((0, 0)) == flat.getpixel((0, 0)), colour
