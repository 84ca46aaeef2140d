"""Chance, options, results, move texts and errors: what the games stand on."""

from collections import Counter
from itertools import permutations
from random import Random

import msgspec
import pytest

from engine.core.chance import Chance, commitment, derived, draw, draws
from engine.core.errors import BadSetup, IllegalMove, NotAMove
from engine.core.moves import split
from engine.core.options import OFF_ON, Option, settle
from engine.core.result import Result, Score, ranks
from engine.core.versions import NewerSnapshot, Upgrade, contents, marked, upgraded, written_by
from tests.fourth_game.engine.climbing.game import Climbing

SEED = bytes(range(32))


def test_draws_are_the_same_on_every_machine_for_ever() -> None:
    """Fixed numbers: a change here would change the dice of every game there ever was."""
    assert [draw(SEED, n, 6) for n in range(10)] == [0, 5, 2, 0, 3, 1, 2, 3, 1, 2]
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_chance_counts_its_draws() -> None:
    chance = Chance(SEED)
    drawn = [chance.below(100) for _ in range(5)]
    assert chance.drawn == 5
    assert drawn == [draw(SEED, n, 100) for n in range(5)]
    assert Chance(SEED, 3).below(100) == drawn[3]


def test_many_draws_at_once_are_the_same_draws() -> None:
    limits = [6, 2, 52, 1, 1 << 60, 7]
    assert draws(SEED, 5, limits) == [draw(SEED, n, limit) for n, limit in enumerate(limits, 5)]
    one, many = Chance(SEED, 3), Chance(SEED, 3)
    assert many.dice(9) == [one.die() for _ in range(9)]
    assert many == one
    assert draws(SEED, 0, []) == []


def test_dice_are_fair_enough() -> None:
    chance = Chance(SEED)
    counts = Counter(chance.die() for _ in range(6000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(880 < count < 1120 for count in counts.values())


def test_a_shuffle_keeps_every_thing() -> None:
    things = list(range(20))
    Chance(SEED).shuffle(things)
    assert sorted(things) == list(range(20))
    assert things != list(range(20))


def test_a_shuffle_gives_every_order() -> None:
    orders: set[tuple[int, ...]] = set()
    for number in range(100):
        things = [1, 2, 3]
        Chance(bytes([number]) * 32).shuffle(things)
        orders.add(tuple(things))
    assert orders == set(permutations((1, 2, 3)))


def test_derived_seeds_differ_by_label() -> None:
    assert derived(SEED, "computer", 1) != derived(SEED, "computer", 2)
    assert len(derived(SEED, "computer", 1)) == 32
    assert derived(SEED, "computer", 1) == derived(SEED, "computer", 1)


def test_options_take_their_default_and_refuse_what_is_unknown() -> None:
    offered = (Option("expansion", OFF_ON, "false"), Option("pace", ("together", "own"), "together"))
    assert settle(offered, {"pace": "own"}) == {"expansion": "false", "pace": "own"}
    with pytest.raises(BadSetup) as caught:
        settle(offered, {"speed": "fast"})
    assert caught.value.details == {"option": "speed", "known": "expansion pace"}
    with pytest.raises(BadSetup) as caught:
        settle(offered, {"pace": "fast"})
    assert caught.value.details["known"] == "together own"


def test_equal_totals_share_the_better_rank() -> None:
    assert ranks([10, 30, 30, 5]) == (3, 1, 1, 4)
    scores = tuple(Score(seat, {"all": total}) for seat, total in enumerate([10, 30, 30, 5]))
    assert Result(scores, ranks([10, 30, 30, 5])).winners == (1, 2)


@pytest.mark.parametrize("text", ["", "   ", "a b", "3", "-1 x", "\u0663 x"])
def test_a_move_begins_with_a_seat_and_has_parts(text: str) -> None:
    with pytest.raises(NotAMove):
        split(text)


def test_a_moves_text_splits_into_seat_and_parts() -> None:
    assert split(" 2  3 d y6 gain ") == (2, ("3", "d", "y6", "gain"))


def test_an_error_tells_its_code_and_details() -> None:
    error = IllegalMove("cannot_afford", resource="deniers", needs=2)
    assert str(error) == "cannot_afford (resource=deniers, needs=2)"
    assert str(IllegalMove("game_over")) == "game_over"


def test_nobody_is_seated_first_where_a_game_says_nothing_of_it() -> None:
    assert not Climbing().has_host_first({})


def test_a_snapshot_says_which_version_wrote_it() -> None:
    """Version 1 wrote nothing but the array itself, whose first byte is never below 0x80."""
    array = msgspec.msgpack.encode([[7], 8])
    assert (written_by(array), bytes(contents(array))) == (1, array)
    assert (written_by(marked(3, array)), bytes(contents(marked(3, array)))) == (3, array)


def test_an_old_snapshot_takes_every_upgrade_after_its_own_version() -> None:
    def noting(version: int) -> Upgrade:
        return lambda plain, rules: [*plain, (version, rules)]

    upgrades = {1: noting(1), 2: noting(2), 4: noting(4)}
    snapshot = marked(2, msgspec.msgpack.encode([]))
    assert upgraded(snapshot, 1, 5, upgrades) == [(2, 1), (4, 1)]
    assert upgraded(snapshot, 1, 2, upgrades) == []
    with pytest.raises(NewerSnapshot):
        upgraded(marked(6, b""), 1, 5, upgrades)


def test_a_playout_counts_its_moves() -> None:
    """As every game has it that plays out no quicker way of its own."""
    game = Climbing()
    state, _ = game.new_game(3, {}, bytes(32))
    end, moves = game.playout(state, Random(1).randrange)
    assert game.to_act(end) == ()
    assert moves == sum(hand.made for hand in end.hands)
