"""What is asked, step by step, agrees with the list of moves and with what the rules accept."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import IllegalMove
from engine.core.moves import Path
from engine.troyes.action_table import BY_WORD, actions_now
from engine.troyes.cards import CARD_KEYS, MODIFIERS, NO_CARD
from engine.troyes.event_cards import EVENT_KEYS
from engine.troyes.groups import in_order
from engine.troyes.moves import SOURCES, Build, Counter, Farm, Fight, Flip, Place, TroyesMove, Use
from engine.troyes.state import State
from tests.engine.troyes.troyes_table import QUESTIONS, RULES, troyes

MANY = 4000


def position(seats: int, seed: int, moves: int) -> State:
    """A state after some random moves."""
    rng = Random(seed)
    state, _ = RULES.new_game(seats, {"bonus": "true" if seed % 2 else "false"}, rng.randbytes(32))
    for _ in range(moves):
        view = RULES.view(state, state.table.active)
        after, _ = RULES.apply(state, RULES.random_move(view, rng.randrange))
        if not RULES.to_act(after):
            break
        state = after
    return state


def every_path(state: State, path: Path = ()) -> list[Path]:
    view = RULES.view(state, state.table.active)
    answers = RULES.answers(view, path)
    if not answers:
        return [path]
    assert len(answers) <= 25
    assert RULES.asked(view, path) in QUESTIONS
    return [whole for answer in answers for whole in every_path(state, (*path, answer))]


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6), moves=st.integers(0, 90))
def test_the_tree_of_answers_is_the_list_of_moves_and_each_is_accepted(seats: int, seed: int, moves: int) -> None:
    state = position(seats, seed, moves)
    listed = RULES.legal_moves(RULES.view(state, state.table.active))
    if len(listed) > MANY:
        return
    assert [move.parts for move in listed] == every_path(state)
    for move in Random(seed).sample(listed, min(40, len(listed))):
        after, _ = RULES.apply(state, move)
        assert RULES.violations(after) == []


def any_move(rng: Random, seat: int, dice: list[int]) -> TroyesMove:
    """A move that may make sense or not, of words that occur."""
    group = tuple(rng.choices(dice, k=rng.choice((1, 1, 2, 3))))
    group = tuple(in_order(seat, group))
    modifier = rng.choice([NO_CARD] * 4 + [number for number, card in enumerate(MODIFIERS) if card])
    source = rng.choice([0, 1, 1, 2, rng.randrange(len(SOURCES))])
    kind = rng.randrange(7)
    if kind == 0:
        building = rng.choice((-1, -1, 0, 1))
        return Use(seat, rng.randrange(len(CARD_KEYS)), source, modifier, group, rng.choice((0, 0, 1, 2)), building)
    if kind == 1:
        return Build(seat, modifier, group)
    if kind == 2:
        return Fight(seat, rng.randrange(len(EVENT_KEYS)), modifier, group)
    if kind == 3:
        return Place(seat, rng.randrange(3), modifier, group[0], source)
    if kind == 4:
        return Farm(seat, modifier, group)
    if kind == 5:
        return Flip(seat, group)
    return Counter(seat, tuple(sorted(rng.choices(range(1, 7), k=rng.randrange(2)), reverse=True)), group)


@settings(max_examples=25, deadline=None)
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6), moves=st.integers(10, 90))
def test_what_is_accepted_is_exactly_what_is_listed(seats: int, seed: int, moves: int) -> None:
    state, rng = position(seats, seed, moves), Random(seed)
    seat = state.table.active
    listed = set(RULES.legal_moves(RULES.view(state, seat)))
    dice = [die for die in range(90) if state.table.dice[die]] or [0]
    for _ in range(150):
        move = any_move(rng, seat, dice)
        try:
            RULES.apply(state, move)
        except IllegalMove:
            assert move not in listed
        else:
            assert move in listed


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(1, 4), seed=st.integers(0, 10**6), moves=st.integers(0, 90))
def test_paths_stay_short(seats: int, seed: int, moves: int) -> None:
    state = position(seats, seed, moves)
    view, rng = RULES.view(state, state.table.active), Random(seed)
    for _ in range(30):
        move = RULES.random_move(view, rng.randrange)
        assert len(" ".join(move.parts)) <= 70
        assert RULES.parse(f"{move.seat} {' '.join(move.parts)}") == move


@pytest.mark.parametrize(
    ("path", "question"),
    [((), "action"), (("use",), "card"), (("use", "merchant"), "source"), (("use", "merchant", "supply"), "modifier"),
     (("use", "merchant", "supply", "plain"), "dice"), (("use", "artisan", "there", "plain", "y6", "done"), "uses"),
     (("use", "miller", "there", "plain", "y6", "done"), "mill"), (("fight",), "event"), (("build",), "modifier"),
     (("place",), "building"), (("place", "palace", "plain"), "die"), (("place", "palace", "plain", "r1"), "source"),
     (("flip",), "dice"), (("reroll",), "die"), (("counter",), "black"), (("counter", "done"), "dice"),
     (("settle",), "building"), (("settle", "palace"), "space"), (("send",), "event"),
     (("farm", "monk", "w5"), "dice")],
)  # fmt: skip
def test_each_question_has_its_name(path: Path, question: str) -> None:
    assert RULES.asked(troyes().view(0), path) == question


def test_whoever_is_not_asked_has_no_answers() -> None:
    table = troyes(dice={0: "y1"})
    assert RULES.answers(RULES.view(table.state, 1), ()) == ()
    assert RULES.answers(RULES.view(table.state, None), ()) == ()
    assert RULES.legal_moves(RULES.view(table.state, 1)) == []


def test_a_group_is_offered_only_where_it_can_be_finished() -> None:
    """A yellow 1 alone does not move the Artisan; with a dear second die it would."""
    table = troyes(tradesmen={"artisan": [0]}, dice={0: "y1 y2", 1: "y6"}, deniers={0: 3})
    assert table.answers("use", "artisan", "there", "plain") == ("y6.1",)
    rich = troyes(tradesmen={"artisan": [0]}, dice={0: "y1 y2", 1: "y6"}, deniers={0: 4})
    assert rich.answers("use", "artisan", "there", "plain") == ("y2", "y1", "y6.1")


def test_a_card_is_offered_only_where_hiring_and_one_use_can_be_paid() -> None:
    """The Innkeeper is hired for 5 and asks for 1 more."""
    for deniers, offered in ((5, False), (6, True)):
        table = troyes(tradesmen={"innkeeper": []}, dice={0: "y6"}, deniers={0: deniers})
        assert ("use" in table.answers()) == offered


def test_an_occasion_grows_with_every_move() -> None:
    table = troyes(dice={0: "y1 y2"})
    before = RULES.occasion(table.view(0))
    table.play("0 reroll y1")
    assert RULES.occasion(table.view(0)) > before


def test_cubes_to_be_sent_interrupt_the_turn() -> None:
    table = troyes(tradesmen={"diplomat": [0]}, dice={0: "r3"}, events={"war": ()})
    table.play("0 use diplomat there plain r3 done x1")
    assert (table.table.active, table.answers()) == (0, ("send",))
    assert table.answers("send") == ("marauding", "war")


def test_cubes_with_only_one_event_to_go_to_go_there_by_themselves() -> None:
    table = troyes(tradesmen={"diplomat": [0]}, dice={0: "r3"}).play("0 use diplomat there plain r3 done x1")
    assert table.cubes_on("marauding") == (0,)
    assert table.table.active == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_done_at_random_is_on_the_list(seats: int) -> None:
    """Each kind of action on its own: its list has every move that it draws."""
    drawn: set[str] = set()
    for number in range(12):
        table = position(seats, 7 * number, 8 * number).table
        for action in actions_now(table):
            move = action.at_random(table, table.active, Random(number).randrange)
            if move is not None and move.parts[0] not in drawn:
                drawn.add(move.parts[0])
                assert move in list(action.every(table, table.active))
    assert drawn >= {"use", "fight", "place", "farm", "pass"}


def test_citizens_are_placed_at_random_on_every_building() -> None:
    table = troyes(dice={0: "r6 w6 y6"}, supply={0: 3}).table
    action = BY_WORD["place"]
    moves = [action.at_random(table, 0, Random(number).randrange) for number in range(40)]
    assert {move.building for move in moves if move is not None} == {0, 1, 2}
