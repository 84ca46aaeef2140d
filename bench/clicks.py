"""How many clicks a move takes, from the call to the confirmed move: the presses on the panels that people get.

Opening the panel is one, a button is one, an answer in a menu two: it is opened first. Of several ways, the shortest counts.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count
from statistics import median
from typing import Any, Final

from bench.measuring import Reading, Target
from cogs.panel import is_made_at_once, panel
from cogs.press import Control, read_opening, read_path
from cogs.stage import stage_at
from engine.ai import choose
from engine.core.chance import Chance
from engine.core.choosing import narrow
from engine.core.game import AnyGame
from engine.core.moves import Move, Path
from engine.registry import GAMES
from locales import SOURCE, words
from service.values import Look, Place, Sitter, Table

TARGETS: Final = {"troyes_dice": 3, "caylus": 2, "troyes": 4}
SEATS: Final = 3
GAMES_EACH: Final = 2
OPENING, BUTTON, ANSWER = 1, 1, 2
W: Final = words(SOURCE)

Reached = tuple[Path, int | None]
"""A path, and the place in it that is opened."""


def looked_at(game: AnyGame, state: Any, seat: int) -> Look:
    """The table as a person sees it, with computers in the other seats."""
    sitters = tuple(
        Sitter(each, each or 7, f"Player {each}", "steady" if each != seat else "", False) for each in range(SEATS)
    )
    table = Table(1, game.key, {}, "playing", 7, Place(1, 1), sitters, 1, "", game.rules_version, 0.0, 0.0, None)
    view = game.view(state, seat)
    return Look(table, seat, view, game.to_act(state), game.occasion(view))


def clicks(look: Look, move: Move) -> int:
    """The fewest from the call to the move being made."""
    number = count()
    waiting: list[tuple[int, int, Reached]] = [(OPENING, next(number), ((), None))]
    seen: set[Reached] = set()
    while waiting:
        spent, _, reached = heappop(waiting)
        if reached in seen:
            continue
        seen.add(reached)
        for cost, then in _presses(look, reached, move):
            if then is None:
                return spent + cost
            heappush(waiting, (spent + cost, next(number), then))
    raise LookupError(f"no panel leads to {move}")


def _presses(look: Look, reached: Reached, move: Move) -> Iterator[tuple[int, Reached | None]]:
    """What can be pressed on a panel that leads on towards the move; None where that makes it."""
    path, opened = reached
    for item in panel(stage_at(look, path, opened), W).around().walk_children():
        control = item.item if isinstance(item, Control) else None
        if control is None or control.is_dispatchable() is False or getattr(control, "disabled", False):
            continue
        yield from _leads(look, control, move)


def _leads(look: Look, control: Any, move: Move) -> Iterator[tuple[int, Reached | None]]:
    _, verb, _, rest = control.custom_id.split(":", 3)
    parts = move.parts
    if verb == "choose":
        path = read_path(rest)[1]
        answers = [(*path, each.value) for each in control.options if _is_on(parts, (*path, each.value))]
        yield from ((ANSWER, None if is_made_at_once(look, each) else (each, None)) for each in answers)
    elif verb == "open":
        _, place, path = read_opening(rest)
        yield from [(BUTTON, (path, place))] if _is_nearly_on(parts, path[:place]) else []
    elif verb in ("ask", "play"):
        path = read_path(rest)[1]
        if verb == "ask" and _is_nearly_on(parts, path):
            yield BUTTON, (path, None)
        elif verb == "play" and _is_on(parts, path) and narrow(look.table.game, look.view, path) == move:
            yield BUTTON, None


def _is_on(parts: Path, path: Path) -> bool:
    """Whether the move begins so."""
    return parts[: len(path)] == path


def _is_nearly_on(parts: Path, path: Path) -> bool:
    """Whether the move begins so but for one part, which can be opened and answered anew."""
    return len(path) <= len(parts) and sum(one != other for one, other in zip(parts, path, strict=False)) <= 1


def counted(game: AnyGame, seed: int) -> Iterator[int]:
    """The clicks of each move of a whole game between steady computers, for the one who makes it."""
    state, _ = game.new_game(SEATS, {}, seed.to_bytes(32, "big"))
    chance = Chance(seed.to_bytes(32, "big"))
    while seats := game.to_act(state):
        look = looked_at(game, state, seats[0])
        move = choose("steady", game, look.view, chance)
        yield clicks(look, move)
        state, _ = game.apply(state, move)


def reading(game: AnyGame, games: int = GAMES_EACH) -> Reading:
    found = [each for seed in range(1, games + 1) for each in counted(game, seed)]
    must = TARGETS[game.key]
    note = f"{len(found)} moves, mean {sum(found) / len(found):.2f}, at most {max(found)}"
    return Reading(Target(f"clicks_{game.key}", must=must, goal=must), median(found), note)


def readings() -> Iterator[Reading]:
    for game in GAMES.values():
        yield reading(game)
