"""Reading moves back from their text; whether they are legal is another matter."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from engine.caylus.facts import BATCHES, FREE_SPACES, HOME, LETTERS, LINES, NEUTRAL_SPACES, PLACE_OF
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
from engine.caylus.tiles import BUILT_BY, ON_RESIDENCES, TILES, Produces, Trades, letters_of
from engine.core.errors import NotAMove
from engine.core.moves import Path, split
from engine.core.seats import Seat

STEPS: Final = {f"{steps:+}" if steps else "0": steps for steps in range(-3, 4)}
BUILDABLE: Final = {(role, TILES[tile].word): tile for role, tiles in BUILT_BY.items() for tile in tiles}
SITES: Final = {str(space): space for space in NEUTRAL_SPACES + FREE_SPACES}
TRADED: Final = {
    (tile.effect.word, way.label): way.pay_any + way.pay_mix + way.get_mix
    for tile in TILES
    if isinstance(tile.effect, Trades)
    for way in tile.effect.ways
}
"""How many cubes are chosen, by the two words that begin a trade."""
PRODUCED: Final = {
    letters_of(option) for tile in TILES if isinstance(tile.effect, Produces) for option in tile.effect.options
}
SKIPPED: Final = {"castle", "joust", "lawyer", *BUILT_BY} | {word for word, _ in TRADED}


@lru_cache(maxsize=4096)
def parsed(text: str) -> CaylusMove:
    """The move of a whole line. There are not many lines, and a move never changes."""
    return move_of(*split(text))


def move_of(seat: Seat, path: Path) -> CaylusMove:
    move = _move_of(seat, path)
    if move is None:
        raise NotAMove("not_a_move", text=" ".join(path))
    return move


def _move_of(seat: Seat, path: Path) -> CaylusMove | None:
    if path in PLACE_OF:
        return PlaceWorker(seat, PLACE_OF[path])
    if path == ("pass",):
        return Pass(seat)
    if path == ("skip",):
        return Skip(seat)
    if len(path) < 2:
        return None
    if len(path) == 2 and path[1] == "skip":
        return Skip(seat, path[0]) if path[0] in SKIPPED else None
    reader = _READERS.get(path[0])
    if reader is not None:
        return reader(seat, path)
    return trade_of(seat, path) if path[:2] in TRADED else None


def send_of(seat: Seat, path: Path) -> CaylusMove | None:
    if path[1:] == ("home",):
        return Send(seat, HOME)
    return Send(seat, PLACE_OF[path[1:]]) if path[1:] in PLACE_OF else None


def steer_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Steer(seat, path[0], STEPS[path[1]]) if len(path) == 2 and path[1] in STEPS else None


def joust_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Joust(seat) if path[1:] == ("pay",) else None


def stay_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Stay(seat, path[1] == "keep") if path[1:] in (("keep",), ("leave",)) else None


def take_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Take(seat, path[1]) if len(path) == 2 and path[1] in PRODUCED else None


def bonus_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Bonus(seat, LETTERS.index(path[1])) if len(path) == 2 and are_letters(path[1:]) else None


def trade_of(seat: Seat, path: Path) -> CaylusMove | None:
    word, way, *chosen = path
    if len(chosen) != TRADED[word, way] or not are_letters(chosen):
        return None
    return Trade(seat, word, way, in_order(chosen))


def build_of(seat: Seat, path: Path) -> CaylusMove | None:
    role, word, *rest = path
    tile = BUILDABLE.get((role, word))
    if tile is None:
        return None
    if role in ON_RESIDENCES:
        return Build(seat, role, tile, "", SITES[rest[0]]) if len(rest) == 1 and rest[0] in SITES else None
    if len(rest) != TILES[tile].any or not are_letters(rest):
        return None
    return Build(seat, role, tile, "".join(rest))


def transform_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Transform(seat, SITES[path[1]]) if len(path) == 2 and path[1] in SITES else None


def deliver_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Deliver(seat, path[1]) if len(path) == 2 and path[1] in BATCHES else None


def favour_of(seat: Seat, path: Path) -> CaylusMove | None:
    return Favour(seat, LINES.index(path[1])) if len(path) == 2 and path[1] in LINES else None


def gather_of(seat: Seat, path: Path) -> CaylusMove | None:
    if len(path) == 2 and are_letters(path[1:]):
        return Gather(seat, LETTERS.index(path[1]))
    if len(path) == 5 and path[1] == "swap" and are_letters(path[2:]):
        return Gather(seat, LETTERS.index(path[2]), in_order(path[3:]))
    return None


def are_letters(words: Path | list[str]) -> bool:
    return all(len(word) == 1 and word in LETTERS for word in words)


def in_order(letters: Path | list[str]) -> str:
    """Food first, so that the same cubes are always the same move."""
    return "".join(sorted(letters, key=LETTERS.index))


_Reader: TypeAlias = Callable[[Seat, Path], CaylusMove | None]
_READERS: Final[dict[str, _Reader]] = {
    "gate": send_of,
    "guild": steer_of,
    "provost": steer_of,
    "joust": joust_of,
    "inn": stay_of,
    "take": take_of,
    "bonus": bonus_of,
    **dict.fromkeys(BUILT_BY, build_of),
    "lawyer": transform_of,
    "castle": deliver_of,
    "favour": favour_of,
    "cubes": gather_of,
}
