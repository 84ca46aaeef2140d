"""The engine without Discord: list the games, let computers play, play game files again."""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, NoReturn

from engine import WHY_NOT_COMPILED
from engine.ai import chooser
from engine.caylus import fitting as caylus_fitting
from engine.core.chance import Chance, derived
from engine.core.errors import EngineError
from engine.core.fitting import Fit
from engine.core.game import AnyGame
from engine.core.measuring import Meeting, seated, summary
from engine.core.moves import Move
from engine.core.options import Options
from engine.core.playing import Chooser, Played, play
from engine.core.replay import from_json, replay, to_json
from engine.registry import GAMES, game
from engine.troyes import fitting as troyes_fitting
from engine.troyes_dice import fitting as dice_fitting

FITS: Final[dict[str, Fit]] = {
    "caylus": caylus_fitting.FIT,
    "troyes": troyes_fitting.FIT,
    "troyes_dice": dice_fitting.FIT,
}
"""The games whose weights are made here."""


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
    selfplay.add_argument(
        "--ai", default="novice", help="who plays, the last one in all seats that are left: master,steady"
    )
    selfplay.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    selfplay.add_argument("--out", type=Path, help="a folder for the game files")
    selfplay.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    fitted = commands.add_parser("fit", help="fit what computers know of a game, and write the module that keeps it")
    games = fitted.add_subparsers(dest="game", required=True)
    for key, fit in FITS.items():
        add_options(games.add_parser(key), fit)
    again = commands.add_parser("replay", help="play game files again and compare")
    again.add_argument("files", nargs="+", type=Path, metavar="FILE")
    return root


def add_options(fitted: argparse.ArgumentParser, fit: Fit) -> None:
    for field in fit.work.__struct_fields__:
        usual = getattr(fit.work, field)
        kind = int if isinstance(usual, int) else str
        fitted.add_argument(f"--{field}", type=kind, default=usual, help=fit.meaning.get(field))
    fitted.add_argument("--processes", type=int, default=1, help="how many share the work; the weights are the same")
    fitted.add_argument("--out", type=Path, required=True)


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
    """The kinds of the computers at the table; the last one that was named takes the seats that are left."""
    kinds = words.split(",")
    for kind in kinds:
        chooser(kind)
    if len(kinds) > seats:
        raise ValueError(f"--ai names {len(kinds)} computers for {seats} seats")
    return kinds + kinds[-1:] * (seats - len(kinds))


def timed(choose: Chooser, seconds: list[float]) -> Chooser:
    """The same chooser, which also notes how much of one core each decision takes."""

    def choose_and_note(rules: AnyGame, view: Any, chance: Chance) -> Move:
        begun = process_time()
        move = choose(rules, view, chance)
        seconds.append(process_time() - begun)
        return move

    return choose_and_note


def meet(rules: AnyGame, options: Options, seed: bytes, kinds: Sequence[str], number: int) -> Meeting:
    """One game of the computers, who sit elsewhere in each."""
    places = seated(number, len(kinds))
    seconds: list[list[float]] = [[] for _ in kinds]
    choosers = [timed(chooser(kinds[place]), seconds[seat]) for seat, place in enumerate(places)]
    played = play(rules, options, derived(seed, "selfplay", number), choosers)
    return Meeting(played, places, tuple(map(tuple, seconds)))


def run_selfplay(args: argparse.Namespace) -> int:
    rules, options = game(args.game), options_of(args.option)
    kinds = computers_of(args.ai, args.seats)
    if args.games < 1:
        raise ValueError("--games needs a number from 1 on")
    seed = sha256(args.seed.encode()).digest()
    begun = perf_counter()
    meetings = [meet(rules, options, seed, kinds, number) for number in range(args.games)]
    seconds = perf_counter() - begun
    report = summary(rules, kinds, meetings) | {"seconds": round(seconds, 3)}
    if args.out:
        write_files(args.out, [meeting.played for meeting in meetings])
    if args.json:
        print(json.dumps(report))
    else:
        for key, value in report.items():
            print(f"{key}: {value}")
    return 1 if report["violations"] else 0


def write_files(folder: Path, played: Sequence[Played]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, each in enumerate(played, 1):
        (folder / f"{each.file.game}-{number:04}.json").write_bytes(to_json(each.file))


def run_fit(args: argparse.Namespace) -> int:
    def tell(line: str) -> None:
        print(line, flush=True)

    fit = FITS[args.game]
    asked = {field: getattr(args, field) for field in fit.work.__struct_fields__}
    for key, number in [*asked.items(), ("processes", args.processes)]:
        if isinstance(number, int) and number < 1:
            raise ValueError(f"--{key} needs a number from 1 on")
    with ProcessPoolExecutor(args.processes) as pool:
        spread = pool.map if args.processes > 1 else map
        text = fit.made(type(fit.work)(**asked), sha256(args.seed.encode()).digest(), tell, spread)
    args.out.write_text(text)
    return 0


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
    if WHY_NOT_COMPILED:
        print(WHY_NOT_COMPILED, file=sys.stderr)
    try:
        if args.command == "games":
            return list_games()
        if args.command == "fit":
            return run_fit(args)
        return run_selfplay(args) if args.command == "selfplay" else run_replay(args.files)
    except (EngineError, ValueError, OSError) as error:
        print(f"python -m engine: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
