"""How a move is asked, part by part. The answers are the words of the legal moves, so both are always the same tree."""

from engine.caylus.listing import legal_moves
from engine.caylus.progress import ASK_NAMES
from engine.caylus.state import ASK_CUBES, ASK_FAVOUR_WORK, ASK_GATE, ASK_PLACE, ASK_TRADE, ASK_WORK, View
from engine.caylus.tiles import BUILT_BY, ON_RESIDENCES
from engine.core.moves import Path


def answers(view: View, path: Path) -> Path:
    """The parts that may follow `path`, each once."""
    step = len(path)
    found: dict[str, None] = {}
    for move in legal_moves(view):
        parts = move.parts
        if len(parts) > step and parts[:step] == path:
            found[parts[step]] = None
    return tuple(found)


def asked(view: View, path: Path) -> str:
    """The name of the question after `path`."""
    ask = view.table.ask
    if ask is None:
        return ""
    if ask.kind in (ASK_PLACE, ASK_GATE):
        return "far" if path and path[-1] == "far" else ASK_NAMES[ask.kind]
    if ask.kind == ASK_TRADE:
        return "cube" if len(path) > 1 else "way"
    if ask.kind in (ASK_WORK, ASK_FAVOUR_WORK):
        return asked_of_work(path)
    if ask.kind == ASK_CUBES and len(path) > 1:
        return "give" if len(path) == 2 else "get"
    return ASK_NAMES[ask.kind]


def asked_of_work(path: Path) -> str:
    if not path:
        return "works"
    if path[0] not in BUILT_BY:
        return "lawyer"
    if len(path) == 1:
        return "tile"
    return "residence" if path[0] in ON_RESIDENCES else "any"
