"""Least squares over sparse rows: gathered piece by piece, solved at the end."""

from collections.abc import Sequence
from typing import TypeAlias

Row: TypeAlias = list[tuple[int, float]]
"""Places in the list of weights, and how much of each there is."""
Matrix: TypeAlias = list[list[float]]
"""By row and column; what lies below the diagonal is left out while rows are added, since it says the same."""


def no_products(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def add_products(matrix: Matrix, row: Row) -> None:
    """Adds the products of all numbers of a row, whose places rise."""
    count = len(row)
    for first in range(count):
        place, number = row[first]
        line = matrix[place]
        for second in range(first, count):
            other, many = row[second]
            line[other] += number * many


def added(one: Matrix, other: Matrix) -> Matrix:
    return [[a + b for a, b in zip(*lines, strict=True)] for lines in zip(one, other, strict=True)]


def known(row: Row, weights: Sequence[float]) -> float:
    total = 0.0
    for place, number in row:
        total += weights[place] * number
    return total


def squared(matrix: Matrix, weights: Sequence[float]) -> float:
    """The sum of the squares of what these weights make of all rows."""
    total = 0.0
    for place, line in enumerate(matrix):
        own = weights[place]
        if own:
            rest = sum([many * each for many, each in zip(line[place + 1 :], weights[place + 1 :], strict=True)])
            total += own * (own * line[place] + 2 * rest)
    return total


def change(matrix: Matrix, right: Sequence[float], ridge: float) -> list[float]:
    """How much the prior weights change; `ridge` is how strongly they are held back.

    `right` has, by place, the sum of number times what the prior ones leave over.
    """
    seen = [place for place in range(len(right)) if matrix[place][place]]
    system = [[matrix[min(a, b)][max(a, b)] for b in seen] for a in seen]
    for number, line in enumerate(system):
        line[number] += ridge
    found = [0.0] * len(right)
    for place, more in zip(seen, solved(system, [right[place] for place in seen]), strict=True):
        found[place] = more
    return found


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """Solves a positive definite system by elimination. Both arguments are used up."""
    size = len(right)
    for place in range(size):
        pivot, line = matrix[place][place], matrix[place][place + 1 :]
        for below in range(place + 1, size):
            other = matrix[below]
            if other[place]:
                factor = other[place] / pivot
                right[below] -= factor * right[place]
                other[place + 1 :] = [b - factor * a for a, b in zip(line, other[place + 1 :], strict=True)]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        rest = 0.0
        for each in range(place + 1, size):
            rest += matrix[place][each] * found[each]
        found[place] = (right[place] - rest) / matrix[place][place]
    return found
