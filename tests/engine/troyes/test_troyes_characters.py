"""The six characters and the end of the game."""

import pytest

from engine.troyes.cards import ACTIVITIES, CARD_NUMBERS
from engine.troyes.facts import CHARACTER_KEYS, NEUTRAL
from engine.troyes.scoring import CATEGORIES, character_points, final_parts, result_of
from engine.troyes.state import Hand, State
from tests.engine.troyes.troyes_table import TroyesTable, troyes

SPACES = [f"palace-{value}" for value in range(1, 7)] + ["bishopric-1a", "bishopric-1b", "bishopric-3a"]


def scored(key: str, table: TroyesTable, owner: int = 0) -> int:
    return character_points(table.table, owner, CHARACTER_KEYS.index(key))


@pytest.mark.parametrize(("seats", "steps"), [(3, (3, 5, 7)), (2, (4, 6, 8))])
def test_chretien_counts_citizens_standing_on_the_buildings(seats: int, steps: tuple[int, int, int]) -> None:
    for number in range(9):
        citizens = dict.fromkeys(SPACES[:number], 0) | {"lying-city-hall": 0}
        expected = sum(number >= step for step in steps)
        assert scored("chretien", troyes(seats, citizens=citizens)) == (0, 1, 3, 6)[expected]


@pytest.mark.parametrize(("seats", "steps"), [(3, (3, 5, 7)), (2, (4, 6, 8))])
def test_urbain_counts_own_cubes_on_the_cathedral(seats: int, steps: tuple[int, int, int]) -> None:
    for number in range(9):
        expected = sum(number >= step for step in steps)
        table = troyes(seats, cathedral={0: "123456123"[:number]})
        assert scored("urbain", table) == (0, 1, 3, 6)[expected]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("influence", "points"), [(4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6), (20, 6)])
def test_hugues_counts_influence(seats: int, influence: int, points: int) -> None:
    assert scored("hugues", troyes(seats, influence={0: influence})) == points


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("deniers", "points"), [(5, 0), (6, 1), (11, 1), (12, 3), (17, 3), (18, 6), (40, 6)])
def test_thibaut_counts_deniers(seats: int, deniers: int, points: int) -> None:
    assert scored("thibaut", troyes(seats, deniers={0: deniers})) == points


def test_florentin_counts_tradesmen_those_on_illustrations_too() -> None:
    cards = ["merchant", "innkeeper", "sculptor", "monk", "templar", "archer"]
    for number, points in ((1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)):
        tradesmen = {key: [1, 2, 0] for key in cards[:number]}
        assert scored("florentin", troyes(tradesmen=tradesmen)) == points


@pytest.mark.parametrize(("won", "points"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 6)])
def test_henry_counts_event_cards_won(won: int, points: int) -> None:
    table = troyes()
    table.table.won = [(0, card) for card in range(1, won + 1)] + [(1, 9)]
    assert scored("henry", table) == points


def test_every_character_in_play_scores_every_seat() -> None:
    table = troyes(deniers={0: 18, 1: 6}, characters={0: (0,), 1: (1,), 2: (3,)}, influence={0: 20})
    scores = result_of(table.state).scores
    assert [score.parts["thibaut"] for score in scores] == [6, 1, 1]
    assert [score.parts["hugues"] for score in scores] == [0, 0, 0]


def test_presence_on_events_that_are_not_countered_gives_a_point_each() -> None:
    table = troyes(events={"marauding": (0,), "war": (0, 0, 1), "heresy": (1,)})
    assert [final_parts(table.table, seat, 0, ())["events"] for seat in range(3)] == [2, 2, 0]


def test_tradesmen_give_the_value_of_their_space_and_nothing_on_the_illustration() -> None:
    table = troyes(tradesmen={"merchant": [0, 1, 2], "priest": [2, 0]})
    assert [final_parts(table.table, seat, 0, ())["tradesmen"] for seat in range(3)] == [2 + 2, 1, 3]


@pytest.mark.parametrize("key", [card.key for card in ACTIVITIES])
def test_the_two_spaces_of_every_card_count_for_who_stands_there(key: str) -> None:
    first, second = ACTIVITIES[CARD_NUMBERS[key]].spaces.value
    table = troyes(tradesmen={key: [1, 0, 2]})
    assert [final_parts(table.table, seat, 0, ())["tradesmen"] for seat in range(3)] == [second, first, 0]


def test_each_level_of_the_cathedral_without_an_own_cube_costs_two_points() -> None:
    table = troyes(cathedral={0: "11", 1: "2", NEUTRAL: "33"})
    assert [final_parts(table.table, seat, 10, ())["cathedral"] for seat in range(3)] == [-2, -4, -6]


def test_the_cathedral_takes_no_more_than_there_is() -> None:
    assert final_parts(troyes().table, 0, 3, ())["cathedral"] == -3


def test_most_points_win_and_ties_share_the_win() -> None:
    table = troyes(points={0: 20, 1: 20, 2: 19}, characters={0: (), 1: (), 2: ()})
    result = result_of(table.state)
    assert result.ranks == (1, 1, 3)
    assert result.winners == (0, 1)


def test_scores_go_by_category_in_the_order_of_the_rulebook() -> None:
    assert tuple(result_of(troyes().state).scores[0].parts) == CATEGORIES


@pytest.mark.parametrize(
    ("difference", "verdict"),
    [(-30, "beheaded"), (0, "beheaded"), (1, "from_1"), (5, "from_1"), (6, "from_6"), (11, "from_11"),
     (16, "from_16"), (20, "from_16"), (21, "above_20")],
)  # fmt: skip
def test_the_kings_challenge_ends_with_a_verdict(difference: int, verdict: str) -> None:
    table = troyes(1, cathedral={0: "111", NEUTRAL: "222"})
    state = State(table.table, (Hand(40 + difference, (), 40),), table.state.secret)
    result = result_of(state)
    assert (result.scores[0].total, result.verdict) == (difference, verdict)
