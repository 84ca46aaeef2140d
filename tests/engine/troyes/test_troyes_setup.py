"""Set-up and the initial placement, phases 0 to 2 and 5, the end."""

from random import Random

import msgspec
import pytest

from engine.core.errors import BadSetup
from engine.core.versions import written_by
from engine.troyes import progress
from engine.troyes.cards import ACTIVITIES
from engine.troyes.events import CardsRevealed, Ended, FellShort, PaidSalaries, Rolled, RoundBegan, Settled, Started
from engine.troyes.facts import NEUTRAL, PLACE_NAMES, ROUNDS
from engine.troyes.state import PLACEMENT, State
from tests.engine.troyes.troyes_table import RULES, TroyesTable, code_of, troyes

SEED = bytes(range(32))


def new_game(seats: int, **options: str) -> TroyesTable:
    state, events = RULES.new_game(seats, options, SEED)
    table = TroyesTable(state)
    table.events += events
    return table


def settle_all(table: TroyesTable) -> list[int]:
    """Everybody takes the first free space; gives the order in which seats were asked."""
    asked: list[int] = []
    while table.table.phase == PLACEMENT:
        asked.append(table.table.active)
        free = PLACE_NAMES[table.table.spaces.index(-1)]
        building, space = free.rsplit("-", 1)
        table.play(f"{table.table.active} settle {building} {space}")
    return asked


@pytest.mark.parametrize("seats", range(6))
def test_one_to_four_can_play(seats: int) -> None:
    if 1 <= seats <= 4:
        assert len(new_game(seats).state.hands) == seats
        return
    with pytest.raises(BadSetup) as caught:
        new_game(seats)
    assert (caught.value.code, caught.value.details) == ("wrong_seats", {"seats": seats, "least": 1, "most": 4})


def test_bonus_cards_and_the_start_player_can_be_chosen() -> None:
    offered = {option.key: (option.choices, option.default) for option in RULES.options}
    assert offered == {"bonus": (("false", "true"), "false"), "start": (("random", "host"), "random")}
    assert [RULES.has_host_first({"start": choice}) for choice in ("random", "host")] == [False, True]


@pytest.mark.parametrize("seats", range(1, 5))
def test_the_board_is_empty_before_anybody_has_settled(seats: int) -> None:
    table = new_game(seats).table
    neutral = {1: 3, 2: 6}.get(seats, 0)
    assert (table.spaces.count(NEUTRAL), table.spaces.count(-1)) == (neutral, 18 - neutral)
    assert table.general[NEUTRAL] == (24 if seats == 1 else 8) - neutral
    assert (table.cathedral, table.cards) == ([-1] * 18, [-1] * 9)
    assert [table.tradesmen_on(slot) for slot in range(9)] == [[-1, -1, 0]] * 9
    assert not any((*table.lying, *table.dice, *table.cubes, *table.passed, *table.black, *table.won))
    assert [threat.card for threat in table.queue] == [0]
    assert (table.round, table.occasion, table.supply[NEUTRAL]) == (0, 0, 0)


@pytest.mark.parametrize(("seats", "citizens"), [(2, 6), (3, 5), (4, 4)])
def test_everybody_begins_with_citizens_deniers_and_influence(seats: int, citizens: int) -> None:
    table = new_game(seats).table
    assert table.supply[:seats] == [citizens] * seats
    assert table.general[:seats] == [12 - citizens] * seats
    assert (table.deniers, table.influence) == ([5] * seats, [4] * seats)


@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_there_are_as_many_red_events_as_rounds(seats: int, rounds: int) -> None:
    secret = new_game(seats).state.secret
    assert len(secret.red) == rounds == ROUNDS[seats]
    assert (len(secret.white), len(secret.yellow)) == (4, 4)
    assert len(secret.box) == 8 - rounds


@pytest.mark.parametrize(("seats", "each", "unknown"), [(2, 2, 2), (3, 1, 3), (4, 1, 2)])
def test_characters_are_dealt_and_the_rest_stay_unknown(seats: int, each: int, unknown: int) -> None:
    state = new_game(seats).state
    assert [len(hand.characters) for hand in state.hands] == [each] * seats
    assert len(state.secret.unknown) == unknown


@pytest.mark.parametrize(
    ("seats", "order"),
    [(2, [0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0]), (3, [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2]),
     (4, [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0])],
)  # fmt: skip
def test_the_placement_goes_round_and_back_again(seats: int, order: list[int]) -> None:
    table = new_game(seats, start="host")
    assert settle_all(table) == order
    assert table.table.round == 1


def test_neutral_citizens_take_the_spaces_that_are_left() -> None:
    for seats, left in ((3, 3), (4, 2)):
        table = new_game(seats)
        settle_all(table)
        settled = [event for event in table.told(Settled) if event.owner == NEUTRAL]
        assert len(settled) == left
        assert -1 not in [event.space for event in table.told(Settled)]


def test_two_players_find_six_neutral_citizens_on_the_board() -> None:
    table = new_game(2)
    places = {PLACE_NAMES[space] for space, owner in enumerate(table.table.spaces) if owner == NEUTRAL}
    assert places == {"palace-2", "palace-5", "bishopric-1b", "bishopric-5b", "city-hall-1c", "city-hall-4c"}


def test_a_space_that_is_taken_can_not_be_settled() -> None:
    table = new_game(2, start="host")
    assert code_of(table, "0 settle palace 2") == ("space_taken", {"building": "palace", "space": "2"})
    assert "2" not in table.answers("settle", "palace")


def test_the_start_player_is_drawn_or_the_host() -> None:
    drawn = {RULES.new_game(4, {}, bytes([n]) * 32)[0].table.start for n in range(20)}
    assert drawn == {0, 1, 2, 3}
    assert {RULES.new_game(4, {"start": "host"}, bytes([n]) * 32)[0].table.start for n in range(20)} == {0}
    assert isinstance(RULES.new_game(4, {}, SEED)[1][0], Started)


def test_bonus_cards_join_only_when_asked_for() -> None:
    for bonus in ("false", "true"):
        states = [RULES.new_game(4, {"bonus": bonus}, bytes([n]) * 32)[0] for n in range(30)]
        cards = {ACTIVITIES[card].is_bonus for state in states for card in state.secret.activities}
        events = {17 in state.secret.red + state.secret.box for state in states}
        assert cards == ({False} if bonus == "false" else {False, True})
        assert events == {bonus == "true"}


# Phases 0 to 2


def test_in_rounds_one_to_three_a_card_of_each_colour_is_revealed() -> None:
    table = new_game(2)
    settle_all(table)
    state, rng = table.state, Random(1)
    while RULES.to_act(state):
        view = RULES.view(state, RULES.to_act(state)[0])
        state, events = RULES.apply(state, RULES.random_move(view, rng.randrange))
        table.events += events
    shown = table.told(CardsRevealed)
    assert [event.round for event in shown] == [1, 2, 3]
    for event in shown:
        assert [ACTIVITIES[card].colour for card in event.cards] == [0, 1, 2]
        assert {ACTIVITIES[card].round for card in event.cards} == {event.round}
    assert [event.round for event in table.told(RoundBegan)] == [1, 2, 3, 4]
    assert len(table.told(Ended)) == 1


@pytest.mark.parametrize(
    ("citizens", "due"),
    [(("bishopric-1a", "palace-1"), 3), (("bishopric-1a", "bishopric-3a", "bishopric-5a"), 3),
     (("bishopric-1a",), 1), (("bishopric-1a", "palace-1", "palace-2", "palace-3"), 7), (("city-hall-1a",), 0)],
)  # fmt: skip
def test_salaries_of_the_worked_example(citizens: tuple[str, ...], due: int) -> None:
    table = troyes(deniers={0: 0}, citizens=dict.fromkeys(citizens, 0))
    table.after(progress.pay_salaries)
    assert table.deniers() == 10 - due
    assert table.told(PaidSalaries)[0].due == due


def test_who_can_not_pay_all_salaries_pays_what_there_is_and_loses_two_points() -> None:
    citizens = {f"palace-{value}": 0 for value in range(1, 7)}
    table = troyes(deniers={0: 1}, citizens=citizens, points={0: 5})
    table.after(progress.pay_salaries)
    assert (table.deniers(), table.points()) == (0, 3)
    assert table.told(FellShort)[0].source == "salaries"


def test_lying_citizens_cost_no_salary_and_bring_no_die() -> None:
    table = troyes(deniers={0: 0}, citizens={"lying-palace": 0, "city-hall-1a": 0}, dice={2: ""})
    table.after(progress.pay_salaries).after(progress.roll)
    assert table.deniers() == 10
    assert len(table.dice(0).split()) == 1


def test_each_standing_citizen_brings_a_die_of_its_building() -> None:
    citizens = {"palace-1": 0, "bishopric-1a": 0, "city-hall-1a": 0, "city-hall-1b": 0, "city-hall-4a": 1}
    table = troyes(citizens=citizens, rolls=(6, 5, 4, 3), dice={2: ""}).after(progress.roll)
    assert table.dice(0) == "r6 w5 y3 y4"
    assert table.told(Rolled)[0].owner == 0


def test_the_last_red_event_makes_the_last_round() -> None:
    table = troyes(deck=("drought",), dice={0: "y1"}, characters={0: (0,), 1: (1,), 2: (2,)})
    table.play("0 pass", "1 pass", "2 pass")
    assert RULES.to_act(table.state) == ()
    ended = table.told(Ended)[0]
    assert ended.characters == ((0,), (1,), (2,))
    assert isinstance(table.state, State)
    assert RULES.view(table.state, None).hands == table.state.hands


def test_a_state_that_version_1_wrote_is_read_and_keeps_its_rules() -> None:
    """It wrote neither its own number nor that of the rules, which end the table part."""
    state, _ = RULES.new_game(2, {}, bytes(32), 1)
    table, *others = msgspec.msgpack.decode(msgspec.msgpack.encode(state))
    assert table[-1] == 1
    assert RULES.decode(msgspec.msgpack.encode([table[:-1], *others]), 1) == state
    assert written_by(RULES.encode(state)) == RULES.rules_version == 2
