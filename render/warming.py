"""The pictures that the first players would otherwise wait for: everything that all later ones share is painted here once."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import product
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.core.result import Result, ranks
from engine.registry import GAMES
from locales import SOURCE, Words, words
from render import scores
from render.canvas import Canvas
from render.registry import PAINTERS
from render.samples import Sample, kinds_of, play
from render.standing import board, boxes, duel, person

Work: TypeAlias = Callable[[], object]
ROWS = 10
"""Of a full page of a leaderboard."""
MOMENTS = 30
"""So many of each game are shown, from its beginning to its end."""


def read_painters() -> None:
    """All that is needed to draw any game."""
    for key in GAMES:
        GAMES[key], PAINTERS[key]  # pyright: ignore[reportUnusedExpression]


def works() -> Iterator[Work]:
    """One short piece of work after the other, the most wanted pictures first; each paints one kind of one game."""
    w = words(SOURCE)
    kinds = [list(_of_moves(key, w)) for key in GAMES]
    for number in range(max(map(len, kinds))):
        yield from (kind[number] for kind in kinds if number < len(kind))


def rarer_works() -> Iterator[Work]:
    """What is wanted now and then. Whoever finds it painted before reads it when it is wanted, lest it drives out all else."""
    w = words(SOURCE)
    for key in GAMES:
        yield from _to_look_at(key, w)
    yield from _of_standing(w)


def _of_moves(key: str, w: Words) -> Iterator[Work]:
    """What comes with a move some way through a game, and the end of one."""
    name = usual(key)
    sample, painter = _sample(key, name), PAINTERS[key]
    view, names = sample.views[len(sample.views) // 2], sample.seats
    yield from _moment(key, name, MOMENTS // 2)
    yield partial(painter.final, view, _made_up(sample.result), names, w)
    yield from (work for number in (MOMENTS // 4, MOMENTS * 3 // 4) for work in _moment(key, name, number))
    yield from (partial(_piece, key, piece) for piece in painter.pieces())


def _to_look_at(key: str, w: Words) -> Iterator[Work]:
    sample, painter = _sample(key, usual(key)), PAINTERS[key]
    view = sample.views[len(sample.views) // 2]
    yield from (partial(painter.sight, sight, view, sample.seats, w) for sight in painter.sights(view))
    yield partial(painter.legend, w)


def usual(key: str) -> str:
    """The kind of table with the fewest people, if there is one, at which somebody looks on who plays against others."""
    kinds = {name: kind for name, kind in kinds_of(key).items() if kind.seat is not None and kind.seats > 1}
    return min(kinds or kinds_of(key), key=lambda name: kinds_of(key)[name].seats)


def _made_up(result: Result) -> Result:
    """At the beginning nobody has points; so that bars and every figure of them are seen, each has some."""
    scores = tuple(
        replace(score, parts={part: 10 * (number % 9) + score.seat for number, part in enumerate(score.parts, 1)})
        for score in result.scores
    )
    return Result(scores, ranks([score.total for score in scores]), result.verdict)


def samples_of_games() -> Iterator[Work]:
    """Pictures along games of each kind: with them, most of what later games show has been painted once."""
    for key in GAMES:
        for name in kinds_of(key):
            yield from (partial(_paint_moment, key, name, number) for number in range(MOMENTS))
            yield partial(_end, key, name)
        yield from (partial(_piece, key, piece) for piece in scores.pieces(max(2, GAMES[key].max_seats)))


def _paint_moment(key: str, name: str, number: int) -> None:
    for work in (*_moment(key, name, number), *_questions(key, name, number)):
        work()


def _moment(key: str, name: str, number: int) -> Iterator[Work]:
    """The pictures that go with a move: the board, what is asked, and the sheet."""
    sample, game, painter, w = _sample(key, name), GAMES[key], PAINTERS[key], words(SOURCE)
    at = _at(sample, number)
    view, before, names = sample.views[at], sample.views[at - 1], sample.seats
    yield partial(painter.board, view, names, w, before)
    if view.seat is not None:
        asked = _next_asked(key, name, number)
        if asked is not None:
            yield partial(painter.focus, asked, game.asked(asked, ()), (), names, w)
        yield partial(painter.sheet, view, names, w, before)


def _questions(key: str, name: str, number: int) -> Iterator[Work]:
    """All that is asked on the way of a move, each time of another one, and what the whole move shows."""
    sample, game, painter, w = _sample(key, name), GAMES[key], PAINTERS[key], words(SOURCE)
    view, names, path = _next_asked(key, name, number), sample.seats, ()
    if view is None:
        return
    while answers := game.answers(view, path):
        yield partial(painter.focus, view, game.asked(view, path), path, names, w)
        path = (*path, answers[number % len(answers)])
    after = game.imagined(view, game.move(view.seat, path))
    yield partial(painter.focus, view, "", path, names, w, after)


def _next_asked(key: str, name: str, number: int) -> Any:
    """The view of whoever looks on when they are asked next, at a moment or after it; None where they are not."""
    sample, game = _sample(key, name), GAMES[key]
    return next((each for each in sample.views[_at(sample, number) : -1] if game.answers(each, ())), None)


def _at(sample: Sample, number: int) -> int:
    return number * (len(sample.views) - 2) // MOMENTS + 1


def _end(key: str, name: str) -> None:
    """The end table, won by one seat after the other."""
    sample, w = _sample(key, name), words(SOURCE)
    ranks = sample.result.ranks
    for first in range(len(ranks)):
        result = replace(sample.result, ranks=(*ranks[first:], *ranks[:first]))
        PAINTERS[key].final(sample.views[-1], result, sample.seats, w)


def _piece(key: str, lay: Callable[[Canvas], None]) -> None:
    lay(PAINTERS[key].blank())


@lru_cache(3)
def _sample(key: str, name: str) -> Sample:
    return play(key, kinds_of(key)[name])


def _of_standing(w: Words) -> Iterator[Work]:
    yield from (partial(board.painted, page, w) for page in (*_every_length(), *_every_figure(), *_every_bar()))
    yield partial(person.painted, person.Card("", "", "", (("1", ""),), (), 0, 1, ""), w)
    yield partial(duel.painted, duel.Duel("", "", (duel.Row("", 1, 0, 1, ""),), (1, -1)), w)
    for key, game in GAMES.items():
        if game.album:
            shown = tuple(boxes.Shown(boxes.words_of(key, box, w), False) for box in game.album.boxes)
            yield partial(boxes.painted, boxes.Sheet("", w(key), shown), w)


def _every_figure() -> Iterator[board.Board]:
    """Pages of a leaderboard with each figure wherever it can stand: it begins at one of three parts of a pixel."""
    for ahead, is_far_down in product(range(3), (False, True)):
        yield _page([_line_of(figure, ahead, is_far_down) for figure in range(10)])


def _every_length() -> Iterator[board.Board]:
    """Pages that are not full: most servers have no other."""
    for many in range(1, ROWS):
        yield _page([_line_of(figure, 0, False) for figure in range(many)])


def _page(lines: Iterable[board.Line]) -> board.Board:
    return board.Board("", "", tuple(lines), "", 0)


def _line_of(figure: int, ahead: int, is_far_down: bool) -> board.Line:
    """With so many figures ahead of this one; of four figures a place is written smaller."""
    place = f"{'2' * ahead or '1'}{figure}11"[:4] if is_far_down else f"{'1' * ahead or '3'}{figure}"
    return board.Line(
        place=int(place),
        name=f"#{figure}{figure}{figure}{figure}",
        rating=int(f"{'2' * ahead}{figure}"),
        is_provisional=True,
        wins=int(f"{'2' * ahead}{figure}") + (0.5 if is_far_down else 0),
        plays=1000 + 111 * figure,
        average=1.1 * figure,
        streak=11 * figure or 10,
    )


def _every_bar() -> Iterator[board.Board]:
    """Pages with the bars of whoever has won at least a few games."""
    won = range(1, board.BAR_WIDTH + 1)
    lines = [board.Line(1, "", 1000, False, float(each), board.BAR_WIDTH, 1.5, 0) for each in won]
    for start in range(0, len(lines), ROWS):
        yield _page(lines[start : start + ROWS])
