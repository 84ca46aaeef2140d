"""Troyes: what is offered ready-made. Whoever wants something else opens the question itself."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from engine.core.choosing import Question
from engine.core.moves import Path
from engine.registry import GAMES
from engine.troyes.action_table import BY_WORD
from engine.troyes.facts import LYING_NAMES, district_of
from engine.troyes.moves import DONE, INFLUENCE, PLAIN, SUPPLY
from engine.troyes.state import View
from engine.troyes.words import DIE_NUMBERS

RULES = GAMES["troyes"]
UNFOLDED = ("place", "use", "fight")
"""Actions whose next question is asked together with the first one, as far as there is room for its answers."""
ROOM = 20
"""Answers to the first question."""
GROUPS = ("use", "build", "fight", "farm")
"""Actions with a group of dice."""
GROUPS_AT_MOST = 6
EVERY_DIE = frozenset(word for words in DIE_NUMBERS for word in words)
WAYS_OF_CITIZENS = (*LYING_NAMES, SUPPLY, INFLUENCE)
"""Whoever lies beside a building is moved first, then the supply, then a citizen is recruited for the purpose."""


def preset(question: Question) -> str | None:
    """What most people mean: plain dice, an idle citizen, no more dice than suffice, all uses and cubes."""
    match question.asked:
        case "uses" | "cubes":
            return question.answers[0]
        case "source":
            return next((way for way in WAYS_OF_CITIZENS if way in question.answers), None)
        case "modifier":
            return PLAIN if PLAIN in question.answers else None
        case "dice" if not _is_start(question):
            return DONE if DONE in question.answers else None
        case _:
            return None


def offered(view: View, question: Question) -> Sequence[Path] | None:
    """Ready-made choices; None where the plain answers do."""
    if question.asked == "action":
        return unfolded(view, question)
    ready = [*dict.fromkeys(_ready(view, question))]
    ready.sort(key=lambda path: _effort(view, path[len(question.path) :]))
    return ready[:GROUPS_AT_MOST] or None


def unfolded(view: View, question: Question) -> list[Path]:
    """Every action, some of them with what they are about."""
    paths: dict[str, list[Path]] = {answer: [(answer,)] for answer in question.answers}
    for word in filter(paths.__contains__, UNFOLDED):
        further: list[Path] = [(word, answer) for answer in RULES.answers(view, (word,))]
        if len(further) + sum(map(len, paths.values())) <= ROOM:
            paths[word] = further
    return [path for each in paths.values() for path in each]


def _ready(view: View, question: Question) -> Iterator[Path]:
    """The cheapest dice for each result, as whole groups."""
    path, first = question.path, question.path[0] if question.path else ""
    is_defence = question.asked == "black" and len(path) == 1
    if not is_defence and not (question.asked == "dice" and first in GROUPS and _is_start(question)):
        return
    hired = 2 if first == "use" else -1
    for move in BY_WORD[first].promising(view.table, view.seat or 0):
        parts = move.parts
        if is_defence:
            yield parts
        elif all(place == hired or part == parts[place] for place, part in enumerate(path)):
            yield (*path, *_group(parts[len(path) :]))


def _is_start(question: Question) -> bool:
    """Whether no die is chosen yet."""
    return not question.path or question.path[-1] not in EVERY_DIE


def _group(words: Path) -> Path:
    """The dice that these words begin with, and what closes them."""
    dice = tuple(takewhile(EVERY_DIE.__contains__, words))
    return (*dice, DONE) if words[len(dice) :][:1] == (DONE,) else dice


def _effort(view: View, words: Path) -> tuple[int, int]:
    """Own dice before bought ones, few before many."""
    seat = view.seat or 0
    dice = [DIE_NUMBERS[seat][word] for word in words if word in DIE_NUMBERS[seat]]
    return sum(district_of(die) != seat for die in dice), len(dice)
