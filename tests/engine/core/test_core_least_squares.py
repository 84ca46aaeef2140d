"""Least squares: what is solved fits, and adding piece by piece comes to the same as all at once."""

from random import Random

import pytest

from engine.core.least_squares import add_products, added, change, known, no_products, solved, squared

SIZE = 5
RIDGE = 30.0


def rows(seed: int) -> list[list[tuple[int, float]]]:
    """Some features each, at rising places."""
    rng = Random(seed)
    return [[(place, rng.gauss(0, 1)) for place in sorted(rng.sample(range(SIZE), 3))] for _ in range(12)]


def products(found: list[list[tuple[int, float]]]) -> list[list[float]]:
    matrix = no_products(SIZE)
    for row in found:
        add_products(matrix, row)
    return matrix


@pytest.mark.parametrize("seed", range(5))
def test_a_solved_system_gives_back_its_right_side(seed: int) -> None:
    rng, half = Random(seed), products(rows(seed))
    whole = [[half[min(a, b)][max(a, b)] + (a == b) for b in range(SIZE)] for a in range(SIZE)]
    right = [rng.gauss(0, 1) for _ in range(SIZE)]
    found = solved([line[:] for line in whole], right[:])
    for line, expected in zip(whole, right, strict=True):
        assert sum(each * many for each, many in zip(line, found, strict=True)) == pytest.approx(expected)


@pytest.mark.parametrize("seed", range(5))
def test_the_sum_of_squares_is_that_of_what_each_row_is_worth(seed: int) -> None:
    weights = [Random(seed).gauss(0, 1) for _ in range(SIZE)]
    weights[seed] = 0.0
    worth = [sum(weights[place] * number for place, number in row) for row in rows(seed)]
    assert [known(row, weights) for row in rows(seed)] == pytest.approx(worth)
    assert squared(products(rows(seed)), weights) == pytest.approx(sum(each * each for each in worth))


def test_pieces_add_up() -> None:
    every = rows(1)
    for line, expected in zip(added(products(every[:5]), products(every[5:])), products(every), strict=True):
        assert line == pytest.approx(expected)


def test_weights_change_towards_what_is_left_over_as_far_as_the_ridge_allows() -> None:
    """One number alone: its square sum s and the sum r of number times what is left over give r / (s + ridge)."""
    matrix = products([[(2, 3.0)], [(2, 1.0)]])
    assert change(matrix, [0.0, 0.0, 80.0, 0.0, 7.0], RIDGE) == pytest.approx([0, 0, 80 / (10 + RIDGE), 0, 0])
