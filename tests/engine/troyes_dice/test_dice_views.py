"""What a seat or a spectator sees, and what a move is said to do before it is made (rulings 17 and 22)."""

import pytest

from engine.core.errors import IllegalMove
from engine.troyes_dice.events import Attacked, GainedResources, Numbered, Picked, Rolled, Started, Used
from tests.engine.troyes_dice.dice_table import RULES, dice


def test_before_the_columns_are_numbered_everybody_waits_for_the_crier() -> None:
    state, _ = RULES.new_game(3, {"numbering": "expert"}, bytes(range(32)))
    view = RULES.view(state, None)
    assert view.has_picked == (False, True, True)
    assert (view.half_day, view.today, RULES.occasion(view)) == (0, None, 0)


def test_who_has_gone_on_has_picked_for_those_behind() -> None:
    table = dice(seats=3, is_together=False).play("1 1 free r1 gain", "1 1 free r1 gain", "2 1 free r1 gain")
    assert table.view(0).has_picked == table.view(None).has_picked == (False, True, True)
    assert table.view(2).has_picked == (False, True, False)
    assert table.view(1).has_picked == (False, False, False)


def test_who_is_through_sees_who_is_through_as_well() -> None:
    table = dice(number=16, seats=3, is_together=False).play("1 1 free r1 gain")
    assert table.view(1).has_picked == (False, True, False)
    assert (table.view(1).is_over, table.view(1).seed, table.view(1).half_day) == (False, "", 16)
    assert all(RULES.may_see(table.view(1), event) for event in table.events)


def test_an_attack_is_seen_by_who_has_got_to_its_half_day() -> None:
    table = dice(number=4, seats=2, is_together=False, following=("r1 b2y y3 w6",)).play("1 1 free r1 gain")
    attack = table.happened(Attacked)[0]
    assert [RULES.may_see(table.view(seat), attack) for seat in (0, 1, None)] == [False, True, False]
    table.play("0 1 free r1 gain")
    assert [RULES.may_see(table.view(seat), attack) for seat in (0, 1, None)] == [True, True, True]


@pytest.mark.parametrize(("black_slot", "faces"), [(1, (3, 4, 6)), (2, (2, 4, 6)), (3, (2, 3, 6)), (4, (2, 3, 4))])
def test_the_faces_that_were_rolled_for_somebody_are_those_of_the_dice_that_can_be_bought(
    black_slot: int, faces: tuple[int, ...]
) -> None:
    """Page 5: the black die can never be purchased, so it is nobody's luck."""
    for seat in (None, 1):
        rolled = Rolled(1, seat, (2, 3, 4, 6), black_slot)
        assert RULES.faces(rolled, 1) == faces
        assert RULES.faces(rolled, 0) == (faces if seat is None else ())
    assert RULES.faces(Picked(1, 0), 0) == ()


def test_a_view_tells_the_commitment_and_not_the_seed() -> None:
    state, events = RULES.new_game(2, {}, bytes(range(32)))
    view = RULES.view(state, 0)
    assert view.seed == ""
    assert view.days == ()
    assert len(view.table.commitment) == 64
    assert isinstance(events[0], Started)
    assert events[0].commitment == view.table.commitment


def test_the_plazas_are_seen_before_the_columns_are_numbered() -> None:
    """Ruling 17."""
    state, _ = RULES.new_game(2, {"numbering": "expert"}, bytes(range(32)))
    assert RULES.view(state, 0).plazas == state.secret.calendar[0].plazas


def test_a_preview_tells_what_a_pick_gives_and_changes_nothing() -> None:
    table = dice(seats=2)
    before = RULES.encode(table.state)
    events = RULES.preview(table.view(1), RULES.parse("1 1 free r1 gain"))
    assert [type(event) for event in events] == [Used, GainedResources]
    assert RULES.encode(table.state) == before


def test_a_preview_of_another_seats_move_is_refused() -> None:
    with pytest.raises(IllegalMove):
        RULES.preview(dice(seats=2).view(1), RULES.parse("0 1 free r1 gain"))


def test_a_pick_is_imagined_on_the_own_sheet_and_a_numbering_is_not() -> None:
    table = dice(seats=2)
    view = table.view(1)
    then = RULES.imagined(view, RULES.parse("1 1 free r1 gain"))
    assert then is not None
    assert [paper and paper.circled for paper in then.sheets] == [[3, 3, 3], [4, 3, 3]]
    assert table.sheet(1).circled == [3, 3, 3]
    assert RULES.imagined(view, RULES.parse("1 columns 1 2 3 4 5 6")) is None


def test_a_preview_of_the_numbering_tells_it_to_the_crier() -> None:
    state, _ = RULES.new_game(2, {"numbering": "expert"}, bytes(32))
    move = RULES.parse("0 columns 6 5 4 3 2 1")
    assert RULES.preview(RULES.view(state, 0), move) == [Numbered(0, 0, (6, 5, 4, 3, 2, 1))]
    with pytest.raises(IllegalMove):
        RULES.preview(RULES.view(state, 0), RULES.parse("0 columns 6 5 4 3 2 2"))
