"""Phases 3 and 4: the special buildings and the provost (pages 6 and 7)."""

import pytest

from engine.caylus.events import (
    Declined,
    InnStayed,
    InnTaken,
    OrderChanged,
    Produced,
    ProvostMoved,
    Sent,
    Traded,
    Unused,
    Visited,
)
from engine.caylus.facts import GATE, HOME, INN, JOUST, PROVOST, SPECIALS, TRADING_POST
from engine.core.errors import IllegalMove
from tests.engine.caylus.caylus_town import CARPENTER, PEDDLER, QUARRY, Town


def test_the_gate_sends_its_worker_for_nothing_to_any_free_place() -> None:
    """Page 6: castle, Stables, Inn, later special buildings, any building; not the bridge."""
    town = Town(workers={"gate": 0, 2: 1, "guild": 1}).begin(SPECIALS)
    places = ["gate 1", "gate 3", "gate 4", "gate 5", "gate 6", "gate 7", "gate 8", "gate 16"]
    assert town.offered() == [
        *places,
        "gate post",
        "gate joust",
        "gate inn",
        "gate castle",
        "gate stables",
        "gate home",
    ]
    town.play("0 gate castle")
    assert town.table.castle == [0]
    assert town.gains(0) == (0, "", 0)


def test_the_gate_sends_a_worker_to_a_building_that_is_used_in_the_same_turn() -> None:
    """Page 6: the Gate comes first."""
    town = Town(workers={"gate": 0}).begin(SPECIALS).play("0 gate post")
    assert town.told(Traded) == [Traded(2, 0, TRADING_POST, 3, (0, 0, 0, 0, 0), 0)]


def test_the_gate_pays_the_owner_a_point() -> None:
    town = Town(tiles={9: ("wood_market", 2)}, workers={"gate": 0}).begin(SPECIALS).play("0 gate 9")
    assert town.told(Visited) == [Visited(2, 2, 0, 9, 1)]


def test_the_worker_of_the_gate_may_come_home() -> None:
    town = Town(workers={"gate": 0}).begin(SPECIALS).play("0 gate home")
    assert town.told(Sent) == [Sent(2, 0, HOME)]
    assert town.table.home[0] == 6


def test_the_gate_asks_for_no_own_worker_in_castle_and_stables_and_for_an_empty_left_circle_of_the_inn() -> None:
    """Page 6 and ruling 3."""
    town = Town(workers={"gate": 0}, castle=[0], stables=[0], guest=0).begin(SPECIALS)
    offered = town.offered()
    assert "gate castle" not in offered
    assert "gate stables" not in offered
    assert "gate inn" in offered
    town = Town(workers={"gate": 0, "inn": 1}).begin(SPECIALS)
    assert "gate inn" not in town.offered()
    for line in ("0 gate inn", "0 gate gate"):
        with pytest.raises(IllegalMove, match="place_taken"):
            town.play(line)


def test_with_two_players_the_gate_does_not_lead_to_the_stables() -> None:
    """Page 10."""
    assert "gate stables" not in Town(2, workers={"gate": 0}).begin(SPECIALS).offered()


def test_the_trading_post_gives_three_deniers_in_time_for_the_joust() -> None:
    """Page 6 and hint on page 11."""
    town = Town(workers={"post": 0, "joust": 0}, stock={0: "c"}).begin(SPECIALS)
    assert town.asks == "0 joust"
    town.play("0 joust pay")
    assert town.gains(0) == (2, "-c", 0)


def test_the_guild_moves_the_provost_up_to_three_spaces_for_nothing() -> None:
    """Page 6."""
    town = Town(workers={"guild": 0}, provost=2).begin(SPECIALS)
    assert town.offered() == ["guild -1", "guild 0", "guild +1", "guild +2", "guild +3"]
    town.play("0 guild +3")
    assert town.told(ProvostMoved)[0] == ProvostMoved(2, 0, "guild", 3, 5, 0, False)
    assert town.table.home[0] == 6


def test_the_guild_may_leave_the_provost_alone() -> None:
    assert Town(workers={"guild": 0}).begin(SPECIALS).play("0 guild 0").told(ProvostMoved)[0].space == 6


def test_the_joust_costs_a_denier_and_a_cloth_and_gives_a_favour() -> None:
    """Page 6."""
    town = Town(workers={"joust": 0}, deniers={0: 1}, stock={0: "c"}).begin(SPECIALS)
    assert town.offered() == ["joust pay", "joust skip"]
    town.play("0 joust pay")
    assert town.asks == "0 favour"
    assert town.gains(0) == (-1, "-c", 0)


def test_the_joust_may_be_declined() -> None:
    town = Town(workers={"joust": 0}, deniers={0: 1}, stock={0: "c"}).begin(SPECIALS).play("0 joust skip")
    assert town.told(Declined)[0] == Declined(2, 0, JOUST, "joust", False)
    assert town.gains(0)[1] == ""


@pytest.mark.parametrize(("deniers", "stock"), [(0, "c"), (1, "fws")])
def test_who_cannot_pay_for_the_joust_is_not_asked(deniers: int, stock: str) -> None:
    town = Town(workers={"joust": 0}, deniers={0: deniers}, stock={0: stock}).begin(SPECIALS)
    assert town.told(Declined)[0] == Declined(2, 0, JOUST, "joust", True)


def test_the_stables_give_the_first_places_and_the_others_shift() -> None:
    """Worked check 3, page 6: Red, Green, Orange, Blue; Blue in circle 1, Red in circle 2."""
    town = Town(4, stables=[3, 0], deniers={0: 1}).begin(SPECIALS)
    assert town.told(OrderChanged) == [OrderChanged(2, (3, 0, 1, 2))]
    assert town.table.home == [6, 6, 6, 6]


def test_the_provost_still_moves_in_passing_order_after_the_stables() -> None:
    """Page 7."""
    town = Town(4, stables=[3, 0], passed=(1, 0, 3, 2), deniers=dict.fromkeys(range(4), 1)).begin(SPECIALS)
    assert town.asks == "1 provost"


def test_a_newcomer_drives_the_guest_out_of_the_inn() -> None:
    """Page 6."""
    town = Town(workers={"inn": 1}, guest=0).begin(SPECIALS)
    assert town.told(InnTaken) == [InnTaken(2, 1, 0)]
    assert (town.table.inn_guest, town.standing(INN), town.table.home[:2]) == (1, -1, [6, 5])


def test_a_guest_may_drive_out_an_own_worker() -> None:
    town = Town(workers={"inn": 0}, guest=0).begin(SPECIALS)
    assert (town.table.inn_guest, town.table.home[0]) == (0, 5)


def test_an_empty_inn_is_simply_taken() -> None:
    assert Town(workers={"inn": 2}).begin(SPECIALS).told(InnTaken) == [InnTaken(2, 2, None)]


def test_a_guest_whom_nobody_drives_out_stays_or_leaves() -> None:
    """Page 6."""
    town = Town(guest=0).begin(SPECIALS)
    assert town.offered() == ["inn keep", "inn leave"]
    assert town.play("0 inn keep").table.inn_guest == 0
    town = Town(guest=0).begin(SPECIALS).play("0 inn leave")
    assert town.told(InnStayed) == [InnStayed(2, 0, False)]
    assert (town.table.inn_guest, town.table.home[0]) == (-1, 6)


def test_special_buildings_are_used_in_their_order() -> None:
    """Page 6: Gate, Trading Post, Guild, Joust, Stables, Inn."""
    workers = {"gate": 0, "post": 1, "guild": 2, "joust": 1}
    town = Town(workers=workers, stables=[2], guest=0, stock={1: "c"}).begin(SPECIALS)
    asked = []
    for line in ("0 gate home", "2 guild 0", "1 joust pay", "1 favour deniers", "0 inn keep"):
        asked.append(town.asks)
        town.play(line)
    assert asked == ["0 gate", "2 guild", "1 joust", "1 favour", "0 inn"]
    assert [type(event) for event in town.events if isinstance(event, Traded | OrderChanged)] == [
        Traded,
        Traded,
        OrderChanged,
    ]


def test_the_provost_moves_in_passing_order_for_a_denier_a_space() -> None:
    """Worked check 4, page 7: after pass, -2, +2, -1 the Peddler is used and the Carpenter is not."""
    workers = {PEDDLER: 1, 8: 2}
    deniers = {0: 5, 1: 5, 2: 5, 3: 5}
    town = Town(4, workers=workers, deniers=deniers, passed=(0, 3, 2, 1), provost=8).begin(PROVOST)
    town.play("0 provost 0", "3 provost -2", "2 provost +2", "1 provost -1")
    assert [(event.space, event.deniers) for event in town.told(ProvostMoved)] == [(8, 0), (6, -2), (8, -2), (7, -1)]
    assert town.asks == "1 way"
    town.play("1 peddler 1 s")
    assert town.gains(1) == (-3, "+s", 0)
    assert town.told(Unused) == [Unused(2, 2, 8)]


def test_the_provost_stays_on_the_road_and_a_move_is_not_shortened() -> None:
    """Page 7 and ruling 4."""
    town = Town(deniers={0: 9}, provost=2).begin(PROVOST)
    assert town.offered() == ["provost -1", "provost 0", "provost +1", "provost +2", "provost +3"]
    with pytest.raises(IllegalMove, match="provost_off_road") as caught:
        town.play("0 provost -2")
    assert caught.value.details == {"first": 1, "last": 28}
    town = Town(deniers={0: 9}, provost=27, bailiff=20, scored=2).begin(PROVOST)
    assert town.offered()[-1] == "provost +1"


def test_a_provost_move_must_be_paid() -> None:
    town = Town(deniers={0: 1}).begin(PROVOST)
    assert town.offered() == ["provost -1", "provost 0", "provost +1"]
    with pytest.raises(IllegalMove, match="too_few_deniers"):
        town.play("0 provost +2")


def test_who_has_no_denier_does_not_speak_to_the_provost() -> None:
    """Ruling 5."""
    town = Town(deniers={1: 1}).begin(PROVOST)
    assert town.told(ProvostMoved)[0] == ProvostMoved(2, 0, "provost", 0, 6, 0, True)
    assert town.asks == "1 provost"


def test_the_building_under_the_provost_is_used_and_those_beyond_are_not() -> None:
    """Page 7."""
    town = Town(workers={QUARRY: 0, CARPENTER - 1: 1, 3: 1}, provost=4).begin(PROVOST)
    assert [event.place for event in town.told(Produced)] == [3, 4]
    assert town.told(Unused) == [Unused(2, 1, 5)]
    assert town.table.home == [6, 6, 6]


def test_the_gate_and_the_guild_answer_only_their_own_question() -> None:
    town = Town(workers={"guild": 0}).begin(SPECIALS)
    for line in ("0 provost +1", "0 gate home", "0 inn keep", "0 pass"):
        with pytest.raises(IllegalMove, match="not_asked"):
            town.play(line)
    assert town.standing(GATE) == -1
