"""The engine without Discord: list the games, let computers play, play game files again."""

import argparse
import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import NoReturn

from engine.ai import COMPUTERS
from engine.core.chance import derived
from engine.core.errors import EngineError
from engine.core.game import AnyGame
from engine.core.playing import Played, play
from engine.core.replay import from_json, replay, to_json
from engine.core.result import Result
from engine.registry import GAMES, game


class OneLine(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> argparse.ArgumentParser:
    root = OneLine(prog="python -m engine", description="The rules without Discord.")
    commands = root.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="the games with their seats and options")
    selfplay = commands.add_parser("selfplay", help="computers play whole games, and every invariant is checked")
    selfplay.add_argument("game")
    selfplay.add_argument("--seats", type=int, default=2)
    selfplay.add_argument("--games", type=int, default=1)
    selfplay.add_argument("--seed", default="1", help="any word; the same word gives the same games")
    selfplay.add_argument("--ai", default="novice", help="one computer for all seats, or one for each: steady,novice")
    selfplay.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    selfplay.add_argument("--out", type=Path, help="a folder for the game files")
    selfplay.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    again = commands.add_parser("replay", help="play game files again and compare")
    again.add_argument("files", nargs="+", type=Path, metavar="FILE")
    return root


def list_games() -> int:
    for one in GAMES.values():
        print(f"{one.key}: {one.min_seats} to {one.max_seats} seats, rules version {one.rules_version}")
        for option in one.options:
            print(f"  {option.key}={'|'.join(option.choices)} (default {option.default})")
    return 0


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise ValueError(f"--option needs KEY=VALUE, not {pair}")
    return dict(pair.split("=", 1) for pair in pairs)


def computers_of(words: str, seats: int) -> list[str]:
    """The kind of computer in each seat."""
    kinds = words.split(",")
    unknown = [kind for kind in kinds if kind not in COMPUTERS]
    if unknown:
        raise ValueError(f"no computer player is called {unknown[0]}; there are {', '.join(COMPUTERS)}")
    if len(kinds) == 1:
        return kinds * seats
    if len(kinds) != seats:
        raise ValueError(f"--ai names {len(kinds)} computers for {seats} seats")
    return kinds


def run_selfplay(args: argparse.Namespace) -> int:
    rules, options = game(args.game), options_of(args.option)
    choosers = [COMPUTERS[kind] for kind in computers_of(args.ai, args.seats)]
    if args.games < 1:
        raise ValueError("--games needs a number from 1 on")
    seed = sha256(args.seed.encode()).digest()
    begun = perf_counter()
    played = [play(rules, options, derived(seed, "selfplay", n), choosers) for n in range(args.games)]
    report = summary(rules, played, perf_counter() - begun)
    if args.out:
        write_files(args.out, played)
    if args.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key}: {value}")
    return 1 if report["violations"] else 0


def summary(rules: AnyGame, played: Sequence[Played], seconds: float) -> dict[str, object]:
    """Scores and wins over all games; a shared win counts as its fraction."""
    results: list[Result] = [rules.result(each.state) for each in played]
    seats = range(len(results[0].scores))
    totals = [[result.scores[seat].total for result in results] for seat in seats]
    wins = [sum(1 / len(result.winners) for result in results if seat in result.winners) for seat in seats]
    every = [total for seat in totals for total in seat]
    moves = sum(len(each.file.moves) for each in played)
    return {
        "game": rules.key,
        "games": len(played),
        "moves": moves,
        "violations": [f"game {n}, {word}" for n, each in enumerate(played) for word in each.violations],
        "mean": round(sum(every) / len(every), 3),
        "best": max(every),
        "mean_by_seat": [round(sum(seat) / len(seat), 3) for seat in totals],
        "best_by_seat": [max(seat) for seat in totals],
        "wins": [round(each, 4) for each in wins],
        "seconds": round(seconds, 3),
        "moves_per_second": round(moves / seconds, 1),
    }


def write_files(folder: Path, played: Sequence[Played]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, each in enumerate(played, 1):
        (folder / f"{each.file.game}-{number:04}.json").write_bytes(to_json(each.file))


def run_replay(paths: Sequence[Path]) -> int:
    """Prints the scores of each file that comes out as it says, and what is wrong with each other one."""
    wrong = 0
    for path in paths:
        try:
            file = from_json(path.read_bytes())
            rules = game(file.game)
            state = replay(rules, file)
        except (EngineError, OSError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            wrong += 1
            continue
        if file.result is None:
            print(f"{path}: {len(file.moves)} moves, not over")
        else:
            print(f"{path}: {' '.join(str(score.total) for score in rules.result(state).scores)}")
    return 1 if wrong else 0


def main(arguments: Sequence[str] | None = None) -> int:
    args = parser().parse_args(arguments)
    try:
        if args.command == "games":
            return list_games()
        return run_selfplay(args) if args.command == "selfplay" else run_replay(args.files)
    except (EngineError, ValueError, OSError) as error:
        print(f"python -m engine: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
