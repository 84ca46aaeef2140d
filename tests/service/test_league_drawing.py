"""Drawing the tables of a league: everybody sits once, tables are of the right size, people meet as many others as can be."""

from itertools import combinations, product

import pytest

from engine.core.chance import derived
from engine.registry import GAMES
from service.leagues.drawing import Draw, Past, drawn, partitions, table_sizes

SEED = bytes(range(32))


def rounds_of(people: int, rounds: int, seats: tuple[int, int, int], seed: bytes = SEED) -> list[Draw]:
    past, draws = Past(), list[Draw]()
    for number in range(rounds):
        draws.append(drawn(range(people), past, seats, derived(seed, number), number == rounds - 1))
        past = Past((*past.groups, *draws[-1]))
    return draws


def unmet(draws: list[Draw], people: int) -> list[int]:
    """How many others each person has never met."""
    met = Past(tuple(group for draw in draws for group in draw)).meetings()
    return [sum(frozenset((who, other)) not in met for other in range(people) if other != who) for who in range(people)]


@pytest.mark.parametrize(
    ("people", "wanted", "most", "sizes"),
    [
        (3, 4, 5, (3,)),
        (4, 3, 5, (4,)),
        (5, 4, 5, (5,)),
        (5, 4, 4, (3, 2)),
        (6, 4, 5, (3, 3)),
        (7, 4, 5, (4, 3)),
        (8, 3, 5, (4, 4)),
        (9, 4, 5, (3, 3, 3)),
        (10, 3, 4, (4, 3, 3)),
        (12, 4, 5, (4, 4, 4)),
        (12, 3, 5, (3, 3, 3, 3)),
        (2, 4, 5, (2,)),
        (1, 4, 5, ()),
    ],
)
def test_tables_are_of_three_and_four_wherever_that_is_possible(
    people: int, wanted: int, most: int, sizes: tuple[int, ...]
) -> None:
    assert table_sizes(people, wanted, 1, most) == sizes


def test_nobody_rests_where_the_game_has_a_table_for_everybody() -> None:
    for game, people, wanted in product(GAMES.values(), range(2, 30), (3, 4)):
        sizes = table_sizes(people, wanted, game.min_seats, game.max_seats)
        assert sum(sizes) == people
        assert all(max(2, game.min_seats) <= size <= game.max_seats for size in sizes)
        assert people < 6 or set(sizes) <= {3, 4}


@pytest.mark.parametrize("people", range(2, 14))
def test_everybody_sits_at_exactly_one_table_in_each_round(people: int) -> None:
    for seed in range(3):
        for wanted in (3, 4):
            for draw in rounds_of(people, 4, (wanted, 2, 5), bytes([seed]) * 32):
                assert sorted(who for group in draw for who in group) == list(range(people))
                assert tuple(len(group) for group in draw) == table_sizes(people, wanted, 2, 5)


def test_the_same_seed_draws_the_same_tables_and_another_one_others() -> None:
    assert rounds_of(8, 3, (4, 2, 5)) == rounds_of(8, 3, (4, 2, 5))
    assert len({str(rounds_of(8, 1, (4, 2, 5), bytes([seed]) * 32)) for seed in range(20)}) > 10


def test_who_is_named_first_changes_nothing() -> None:
    assert drawn([3, 1, 2, 0, 4, 6, 5], Past(), (4, 2, 5), SEED) == drawn(range(7), Past(), (4, 2, 5), SEED)


def best_possible(people: int, sizes: tuple[int, ...]) -> int:
    """How few pairs three rounds can leave apart; the first round may be any."""
    first, *_ = draws = list(partitions(tuple(range(people)), sizes))
    seen = [met_in(draw) for draw in draws]
    pairs = people * (people - 1) // 2
    return pairs - max(len(met_in(first) | second | third) for second, third in product(seen, repeat=2))


@pytest.mark.parametrize("people", [5, 6, 7, 8])
def test_in_three_rounds_nobody_could_meet_more_others(people: int) -> None:
    best = best_possible(people, table_sizes(people, 4, 2, 4))
    for seed in range(20):
        missed = unmet(rounds_of(people, 3, (4, 2, 4), bytes([seed]) * 32), people)
        assert sum(missed) // 2 == best
        assert max(missed) <= best
    assert best == (2 if people == 6 else 0), "of five, seven and eight everybody meets everybody"


def test_nine_people_meet_everybody_in_four_rounds_of_three() -> None:
    for seed in range(3):
        assert max(unmet(rounds_of(9, 4, (3, 2, 4), bytes([seed]) * 32), 9)) == 0


@pytest.mark.parametrize("people", [10, 11, 12, 13])
def test_among_many_people_nobody_is_met_again_in_the_second_round(people: int) -> None:
    first, second = rounds_of(people, 2, (3, 2, 5))
    repeated = [pair for pair in met_in(first) if pair in met_in(second)]
    assert len(repeated) <= (0 if people == 12 else 3)


def met_in(draw: Draw) -> set[frozenset[int]]:
    return {frozenset(pair) for group in draw for pair in combinations(group, 2)}


def test_who_sat_late_sits_early() -> None:
    draws = rounds_of(7, 6, (4, 2, 5))
    past = Past(tuple(group for draw in draws for group in draw))
    assert all(abs(past.lateness(who)) <= 1 for who in range(7))
    (group,) = drawn([1, 2, 3], Past(((1, 2, 3),)), (3, 2, 5), SEED)
    assert group == (3, 2, 1)


def test_a_bye_goes_to_who_had_fewest() -> None:
    """Of a game that only three or four can play, one of five rests."""
    draws = rounds_of(5, 5, (4, 3, 4))
    resting = [group[0] for draw in draws for group in draw if len(group) == 1]
    assert sorted(resting) == list(range(5))


PROMISED = {
    (7, (4, 2, 5)): "3401 256, 6154 023, 1532 460, 3264 051",
    (8, (3, 2, 5)): "3064 2571, 1032 4675, 5260 7143, 4621 3057",
    (9, (3, 2, 4)): "476 258 031, 650 834 172, 420 735 186, 514 632 087",
    (10, (4, 2, 5)): "7639 802 514, 2365 901 478, 9246 183 057",
    (13, (4, 2, 5)): "30a8 954 27b c61, 0c92 573 1ba 846, 4170 a5c b89 623",
    (5, (4, 3, 4)): "1234 0, 4301 2, 0132 4, 2340 1",
    (11, (3, 3, 4)): "80a3 6417 952, 21a4 7089 356, 4698 3210 a75",
}
"""People by a letter each: rounds between commas, tables between spaces."""


@pytest.mark.parametrize(("people", "seats"), PROMISED)
def test_a_seed_that_was_committed_to_draws_the_same_tables_for_ever(people: int, seats: tuple[int, int, int]) -> None:
    """Whoever checks a league that was drawn long ago finds its tables again."""
    promised = PROMISED[people, seats].split(", ")
    draws = rounds_of(people, len(promised), seats)
    assert [" ".join("".join(f"{who:x}" for who in group) for group in draw) for draw in draws] == promised


def test_how_late_somebody_sat_is_counted_at_tables_of_every_size_and_a_bye_is_none() -> None:
    past = Past(((1, 2), (3, 1, 4), (5,), (2, 4, 3, 6)))
    assert [past.lateness(who) for who in range(1, 8)] == [
        -0.5,
        0.0,
        pytest.approx(-1 / 3),
        pytest.approx(1 / 3),
        0,
        0.5,
        0,
    ]
    assert [past.byes(who) for who in (1, 5)] == [0, 1]
