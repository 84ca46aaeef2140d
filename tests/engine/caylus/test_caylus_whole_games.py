"""The end, and what holds over whole games."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import get_args

import pytest

from engine.caylus.events import AnyCaylusEvent, Ended, FinalPoints
from engine.caylus.facts import BATCHES, END_OF_TURN, FREE_SPACES, KINDS, LETTERS, LINES, MOST_TURNS, NEUTRAL_SPACES
from engine.caylus.holdings import in_hand_after
from engine.caylus.moves import (
    Bonus,
    Build,
    CaylusMove,
    Deliver,
    Favour,
    Gather,
    Joust,
    Pass,
    PlaceWorker,
    Send,
    Skip,
    Stay,
    Steer,
    Take,
    Trade,
    Transform,
)
from engine.caylus.notation import BUILDABLE, PRODUCED, SKIPPED, TRADED
from engine.caylus.state import State, changed
from engine.caylus.tiles import BY_KEY, TILES
from engine.caylus.trading import MIXES
from engine.caylus.works import lay, settle_residence
from engine.core.errors import EngineError, IllegalMove, NotAMove
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import text_of
from tests.engine.caylus.caylus_town import GAME, Town, changes


def test_gold_cubes_and_deniers_count_at_the_end() -> None:
    """Page 11: 3 for a gold, 1 for three other cubes together, 1 for four deniers."""
    town = Town(2, bailiff=23, scored=2, stock={0: "ggfwscc", 1: "ff"}, deniers={0: 11, 1: 3}, points={0: 10, 1: 10})
    town.begin(END_OF_TURN)
    assert town.told(FinalPoints) == [FinalPoints(2, 0, 6, 1, 2), FinalPoints(2, 1, 0, 0, 0)]
    result = GAME.result(town.state)
    assert [score.total for score in result.scores] == [6 + 6 + 1 + 2, 6]
    assert result.winners == (0,)


def test_a_tie_is_shared() -> None:
    """Page 11: there is nothing to break it."""
    town = Town(2, bailiff=23, scored=2, points={0: 10, 1: 10}).begin(END_OF_TURN)
    assert GAME.result(town.state).ranks == (1, 1)


def enriched(state: State) -> State:
    """Money and cubes for everything, a residence for two, and the tiles that seldom come."""
    table = state.table.copy()
    table.deniers = [50] * table.seats
    table.cubes = [30] * (5 * table.seats)
    for seat in (0, 1):
        settle_residence(table, seat, seat + 1)
    for space, key in enumerate(("stone_park", "stone_architect", "wood_lawyer", "wood_mason"), 9):
        table.supply = changed(table.supply, BY_KEY[key], table.supply[BY_KEY[key]] - 1)
        lay(table, space % 2, space, BY_KEY[key])
    return State(table, (), state.secret)


def random_game(seats: int, seed: int, *, is_rich: bool = False) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a random game with the events that led to it. The rich can afford what beggars never get to see."""
    rng = Random(seed)
    state, events = GAME.new_game(seats, {}, bytes([seed]) * 32)
    if is_rich:
        state = enriched(state)
    yield state, events
    while seats_to_act := GAME.to_act(state):
        state, events = GAME.apply(state, GAME.random_move(GAME.view(state, seats_to_act[0]), rng.randrange))
        yield state, events


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("is_rich", [False, True])
def test_deniers_cubes_and_points_change_by_events_only(seats: int, is_rich: bool) -> None:
    before = None
    for state, events in random_game(seats, seats, is_rich=is_rich):
        table = state.table
        if before is not None:
            deniers, cubes, points = before.deniers[:], before.cubes[:], before.points[:]
            for event in events:
                seat = getattr(event, "seat", None)
                if seat is not None:
                    coins, stock, scored = changes(event)
                    deniers[seat] += coins
                    points[seat] += scored
                    for kind in KINDS:
                        cubes[seat * 5 + kind] += stock[kind]
            assert (deniers, cubes, points) == (table.deniers, table.cubes, table.points)
        before = table


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_game_ends_within_eighteen_turns(seats: int) -> None:
    for seed in range(10):
        turns = [state.table.turn for state, _ in random_game(seats, seed)]
        assert turns[-1] <= MOST_TURNS


@pytest.mark.parametrize(("steps", "turns"), [("0", MOST_TURNS), ("+1", 9)])
def test_the_bailiff_needs_eighteen_turns_or_nine_where_the_provost_is_always_ahead(steps: str, turns: int) -> None:
    """Page 9: from space 6 to 24, by one space or by two."""
    state, _ = GAME.new_game(2, {}, bytes(32))
    while seats := GAME.to_act(state):
        asked = GAME.asked(GAME.view(state, seats[0]), ())
        line = {"place": "pass", "provost": f"provost {steps}"}[asked]
        state, _ = GAME.apply(state, GAME.parse(f"{seats[0]} {line}"))
    assert (state.table.turn, state.table.bailiff) == (turns, 24)


def every_move(seat: int) -> list[CaylusMove]:
    """Every move that can be written, legal or not."""
    spaces = NEUTRAL_SPACES + FREE_SPACES
    letters = [*LETTERS]
    moves: list[CaylusMove] = [Pass(seat), Joust(seat), Stay(seat, True), Stay(seat, False), Skip(seat)]
    moves += [PlaceWorker(seat, place) for place in range(35)]
    moves += [Send(seat, place) for place in range(-1, 35)]
    moves += [Steer(seat, by, steps) for by in ("guild", "provost") for steps in range(-3, 4)]
    moves += [Take(seat, cubes) for cubes in PRODUCED]
    moves += [Bonus(seat, kind) for kind in KINDS]
    for (word, way), number in TRADED.items():
        chosen = letters if number == 1 else [mix for mix, _ in MIXES[number]]
        moves += [Trade(seat, word, way, cubes) for cubes in chosen]
    for (role, _), tile in BUILDABLE.items():
        sites = spaces if role == "architect" else (0,)
        cubes = letters if TILES[tile].any else [""]
        moves += [Build(seat, role, tile, cube, space) for cube, space in product(cubes, sites)]
    moves += [Transform(seat, space) for space in spaces]
    moves += [Deliver(seat, batch) for batch in BATCHES]
    moves += [Favour(seat, line) for line in range(len(LINES))]
    moves += [Gather(seat, kind, pair) for kind in KINDS for pair in ("", *(mix for mix, _ in MIXES[2]))]
    moves += [Skip(seat, word) for word in SKIPPED]
    return moves


def test_games_of_the_rich_break_no_invariant_and_see_every_event() -> None:
    """Nested favours, delayed swaps, prestige tiles and full sections happen here."""
    seen: set[type] = set()
    tiles: set[str] = set()
    for seats, seed in product(range(2, 6), range(20)):
        for state, events in random_game(seats, seed, is_rich=True):
            assert GAME.violations(state) == []
            seen |= {type(event) for event in events}
            tiles |= {TILES[tile].kind for tile in state.table.road}
    assert tiles == {tile.kind for tile in TILES}
    assert {event.__name__ for event in set(get_args(AnyCaylusEvent)) - seen} == set()


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("is_rich", [False, True])
def test_the_moves_that_are_listed_are_exactly_those_that_can_be_made(seats: int, is_rich: bool) -> None:
    states = [state for state, _ in random_game(seats, 100 + seats, is_rich=is_rich)][:-1]
    for state in Random(seats).sample(states, 40):
        seat = GAME.to_act(state)[0]
        legal = set(GAME.legal_moves(GAME.view(state, seat)))
        for move in every_move(seat):
            try:
                GAME.apply(state, move)
            except EngineError:
                assert move not in legal
            else:
                assert move in legal, text_of(move)


def test_every_move_reads_back_from_its_text() -> None:
    for move in every_move(3):
        assert GAME.parse(text_of(move)) == move


@pytest.mark.parametrize(
    "line",
    ["0 17", "0 far 5", "0 far", "0 provost 2", "0 provost +4", "0 take", "0 take fff", "0 bonus x", "0 mason"],
)
def test_text_of_other_kinds_is_no_move(line: str) -> None:
    with pytest.raises(NotAMove):
        GAME.parse(line)


@pytest.mark.parametrize(
    "line",
    [
        "0 joust win",
        "0 inn sleep",
        "0 market 1",
        "0 market 1 x",
        "0 peddler 2 f",
        "0 carpenter market",
        "0 carpenter park",
        "0 mason park f",
        "0 architect statue",
        "0 architect statue 7",
        "0 lawyer 8",
        "0 castle www",
        "0 favour gold",
        "0 cubes",
        "0 cubes swap f",
        "0 gate bridge",
        "0 dance skip",
        "0 dance now",
    ],
)
def test_nonsense_is_no_move(line: str) -> None:
    with pytest.raises(NotAMove):
        GAME.parse(line)


def test_cubes_in_any_order_are_the_same_move() -> None:
    assert GAME.parse("0 peddler 2 w f") == GAME.parse("0 peddler 2 f w")


def test_a_preview_tells_exactly_what_follows_but_never_the_seed() -> None:
    """Nothing is left to chance, so all of it is sure."""
    story = [state for state, _ in random_game(2, 7)]
    for state in story[:-1]:
        seat = GAME.to_act(state)[0]
        move = GAME.legal_moves(GAME.view(state, seat))[-1]
        _, events = GAME.apply(state, move)
        told = GAME.preview(GAME.view(state, seat), move)
        assert told == [event for event in events if not isinstance(event, Ended)]
    assert GAME.view(story[-1], None).seed == story[-1].secret.chance.seed.hex()


def test_nobody_previews_the_move_of_another_seat() -> None:
    state, _ = GAME.new_game(2, {}, bytes(32))
    seat = GAME.to_act(state)[0]
    with pytest.raises(IllegalMove, match="nothing_to_decide"):
        GAME.preview(GAME.view(state, 1 - seat), Pass(seat))


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_to_be_left_in_hand_is_what_is_left(seed: int) -> None:
    """The cube that an owner takes included: in the preview as in the town."""
    rng, compared = Random(seed), set[type[CaylusMove]]()
    state, _ = GAME.new_game(3, {}, bytes([seed]) * 32)
    state = enriched(state)
    while seats := GAME.to_act(state):
        view = GAME.view(state, seats[0])
        moves = GAME.legal_moves(view)
        move = rng.choice([each for each in moves if isinstance(each, Bonus | Take)] or moves)
        after, _ = GAME.apply(state, move)
        if after.table.turn == state.table.turn and GAME.to_act(after):
            compared.add(type(move))
            left = in_hand_after(view.table, move.seat, GAME.preview(view, move))
            assert left == (after.table.deniers[move.seat], after.table.cubes_of(move.seat))
        state = after
    assert {Bonus, Take, Trade, PlaceWorker} <= compared


def test_only_the_set_up_and_the_end_show_what_nobody_knew() -> None:
    """Nothing is rolled or drawn in between, so everything else can be taken back."""
    revealing = {event.__name__ for event in get_args(AnyCaylusEvent) if event.reveals}
    assert revealing == {"Started", "Ended"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_random_game_goes_as_if_made_move_by_move(seats: int) -> None:
    """From the middle of any phase; placing goes quicker than the other moves."""
    state, _ = GAME.new_game(seats, {}, bytes([seats]) * 32)
    rng, number = Random(seats), 0
    while GAME.to_act(state):
        if number % 7 == 0:
            quickly = GAME.playout(state, Random(number).randrange)
            assert quickly == Game.playout(GAME, state, Random(number).randrange)
        view = GAME.view(state, GAME.to_act(state)[0])
        state, _ = GAME.apply(state, GAME.random_move(view, rng.randrange))
        number += 1
