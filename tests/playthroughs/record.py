"""Whole games as text: what was asked and offered, what was moved, what happened.

    python -m tests.playthroughs.record             writes what comes out today, with the same moves as far as they are legal
    python -m tests.playthroughs.record caylus      only the games of Caylus
    python -m tests.playthroughs.record --new       plays a hundred games anew

A file begins with the game, the version of its rules, seats, options and seed. Each further line is a move in three parts: its
text; the questions on its way with a sign for everything that was offered; what happened, with a sign for every detail. The
last line is the result. A test plays every file again and compares every line, so after a change that is meant to alter a game,
run the first command and read the difference.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.game import AnyGame
from engine.core.moves import Move, text_of
from engine.core.options import settle
from engine.registry import GAMES

HOME = Path(__file__).parent
NUMBERS = {"caylus": 32, "troyes": 24, "troyes_dice": 44}
"""How many games of each kind are kept; of others a dozen."""


class Setting(Struct, frozen=True):
    """How a game begins."""

    key: str
    rules: int
    seats: int
    options: dict[str, str]
    seed: bytes

    @property
    def game(self) -> AnyGame:
        return GAMES[self.key]

    def header(self) -> list[str]:
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return [f"{self.key} rules {self.rules} seats {self.seats} {options}", f"seed {self.seed.hex()}"]


def sign(text: str) -> str:
    return blake2b(text.encode(), digest_size=2).hexdigest()


def told(events: Sequence[Event], game: AnyGame) -> str:
    """The kinds of events in their order, equal neighbours counted, and a sign for what they say."""
    names: list[list[Any]] = []
    for event in events:
        name = type(event).__name__
        if names and names[-1][0] == name:
            names[-1][1] += 1
        else:
            names.append([name, 1])
    kinds = " ".join(name if count == 1 else f"{name}*{count}" for name, count in names)
    return f"{kinds} {sign(game.encode_events(events).decode())}"


def asked(game: AnyGame, state: Any, move: Move) -> str:
    """The questions on the way of the move that had a choice, and a sign for all that was offered there."""
    view, parts = game.view(state, move.seat), move.parts
    offers = [(game.asked(view, parts[:length]), game.answers(view, parts[:length])) for length in range(len(parts))]
    to_act = " ".join(map(str, game.to_act(state)))
    said = ";".join(f"{name}:{' '.join(answers)}" for name, answers in offers)
    names = " ".join(f"{name}{len(answers)}" for name, answers in offers if len(answers) > 1)
    return f"{names} {sign(f'{to_act};{said}')}"


def written(setting: Setting, moves: Iterator[Move] | None) -> list[str]:
    """The lines of a game with these moves; where they end or are refused, a beginner plays on."""
    game, chance = setting.game, Chance(setting.seed)
    random = Random(setting.seed)
    state, events = game.new_game(setting.seats, setting.options, setting.seed, setting.rules)
    lines = [*setting.header(), f"| | {told(events, game)}"]
    while seats := game.to_act(state):
        move = next(moves, None) if moves else None
        if move is None or not is_legal(game, state, move):
            moves = None
            view = game.view(state, random.choice(seats))
            move = game.tempting(view, chance) if random.random() < 0.8 else game.random_move(view, random.randrange)
        question = asked(game, state, move)
        state, events = game.apply(state, move)
        lines.append(f"{text_of(move)} | {question} | {told(events, game)}")
    result = game.result(state)
    totals = " ".join(f"{score.total}" for score in result.scores)
    parts = sign(repr([score.parts for score in result.scores]))
    return [*lines, " ".join(filter(None, ["result", totals, parts, result.verdict]))]


def is_legal(game: AnyGame, state: Any, move: Move) -> bool:
    try:
        game.apply(state, move)
    except EngineError:
        return False
    return True


def read(path: Path) -> tuple[Setting, list[str]]:
    """How the game of a file begins, and all its lines."""
    lines = path.read_text("utf-8").splitlines()
    key, _, rules, _, seats, *options = lines[0].split()
    chosen = dict(pair.split("=", 1) for pair in options)
    return Setting(key, int(rules), int(seats), chosen, bytes.fromhex(lines[1].split()[1])), lines


def moves_of(setting: Setting, lines: Sequence[str]) -> Iterator[Move]:
    return (setting.game.parse(line.partition(" | ")[0]) for line in lines[3:-1])


def settings(key: str, number: int) -> Iterator[Setting]:
    """So many games over all combinations of options and all numbers of seats."""
    game = GAMES[key]
    ways = [*product(*(option.choices for option in game.options))]
    numbers = range(game.min_seats, game.max_seats + 1)
    for n in range(number):
        options = dict(zip((option.key for option in game.options), ways[n % len(ways)], strict=True))
        # Going on by one with each round of options brings every combination to every number of seats.
        seats = numbers[(n + n // len(ways)) % len(numbers)]
        seed = blake2b(f"{key} {n}".encode(), digest_size=22).digest()
        yield Setting(key, game.rules_version, seats, settle(game.options, options), seed)


def main(arguments: Sequence[str] | None = None) -> int:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("games", nargs="*", choices=[[], *GAMES], help="all of them unless named")
    given.add_argument("--new", action="store_true", help="play new games instead of those that are there")
    args = given.parse_args(arguments)
    for key in args.games or GAMES:
        if args.new:
            for n, setting in enumerate(settings(key, NUMBERS.get(key, 12))):
                (HOME / f"{key}-{n + 1:02}.txt").write_text("\n".join([*written(setting, None), ""]), "utf-8")
            continue
        for path in sorted(HOME.glob(f"{key}-[0-9]*.txt")):
            setting, lines = read(path)
            path.write_text("\n".join([*written(setting, moves_of(setting, lines)), ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
