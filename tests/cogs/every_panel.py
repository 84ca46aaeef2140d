"""Builds every panel on the way of the moves of whole games, and tells what Discord would not take.

`python -m tests.cogs.every_panel --games 60` tries many games of each kind; the test tries a few.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from cogs.fitting import TEXT_LIMIT
from cogs.games import DESKS
from cogs.layout import COMPONENT_LIMIT
from cogs.panel import BUTTONS_AT_MOST, panel, waiting
from cogs.press import CUSTOM_ID_LIMIT
from cogs.readers import reader_of
from cogs.stage import Stage, stage_at
from engine.core.chance import Chance
from engine.core.game import AnyGame
from engine.core.moves import Move, Path
from engine.core.seats import Seat
from engine.registry import GAMES
from locales import Words, languages, words
from render.picture import ALT_LIMIT, Picture
from render.registry import PAINTERS
from service.values import Look
from tests.cogs.test_leaks import look_at

BUTTON_LABEL, OPTION_TEXT, PLACEHOLDER, OPTIONS = 80, 100, 150, 25
LONG_NUMBER = 9_999_999
MOVES_EACH = 12
"""Candidate moves that are followed at a position."""


class Kind(NamedTuple):
    """A way to set a game up."""

    game: AnyGame
    options: dict[str, str]
    seats: int


class Tally(NamedTuple):
    panels: int
    largest: int
    """The longest panel, in bytes of JSON."""
    faults: list[str]


def kinds() -> list[Kind]:
    """Every game with every combination of its options, the seats spread over them; at the least, every number of seats."""
    found: list[Kind] = []
    for game in GAMES.values():
        numbers = range(game.min_seats, game.max_seats + 1)
        ways = [*product(*(option.choices for option in game.options))]
        for n in range(max(len(ways), len(numbers))):
            options = dict(zip((option.key for option in game.options), ways[n % len(ways)], strict=True))
            found.append(Kind(game, options, numbers[n % len(numbers)]))
    return found


def positions(kind: Kind, seed: int) -> Iterator[Any]:
    """The states of a game in which beginners and dice choose by turns."""
    game, chance, random = kind.game, Chance(seed.to_bytes(32, "big")), Random(seed)
    state, _ = game.new_game(kind.seats, kind.options, seed.to_bytes(32, "big"))
    while seats := game.to_act(state):
        yield state
        view = game.view(state, random.choice(seats))
        move = game.tempting(view, chance) if random.random() < 0.7 else game.random_move(view, random.randrange)
        state, _ = game.apply(state, move)


def paths_on_the_way(game: AnyGame, view: Any, random: Random) -> list[Path]:
    """Every beginning of some of the moves worth a look, and of some that are not."""
    moves: list[Move] = list(game.candidates(view))
    followed = [*random.sample(moves, min(len(moves), MOVES_EACH)), game.random_move(view, random.randrange)]
    return list(dict.fromkeys(move.parts[:length] for move in followed for length in range(len(move.parts) + 1)))


def shown_to(kind: Kind, state: Any, seat: Seat) -> Look:
    """In a game with a long number, as custom ids carry it."""
    look = look_at(kind.game, state, seat, kind.seats)
    return replace(look, table=replace(look.table, id=LONG_NUMBER))


def panels_at(kind: Kind, state: Any, seed: int, is_painted: bool) -> Tally:
    """Everything that somebody who is awaited in this position may be shown, in every language."""
    game, random, names = kind.game, Random(seed), f"{kind.game.key} {kind.options} {kind.seats} seats, seed {seed}"
    seat = random.choice(game.to_act(state))
    look = shown_to(kind, state, seat)
    count, largest, faults = 0, 0, list[str]()
    for language in languages():
        w = words(language)
        for picture in pictures_of(look, language) if is_painted else ():
            faults += [f"{names}: {fault}" for fault in wrong_alt(picture)]
        for path in paths_on_the_way(game, look.view, random):
            where = f"{names}, {language}, path {' '.join(path)}"
            try:
                stage = stage_at(look, path)
                picture = focused(stage, w) if is_painted else None
                faults += [f"{where}: {fault}" for fault in (wrong_alt(picture) if picture else ())]
                shown = [picture] if picture else []
                made = panel(stage, w, [reader_of(look, w).names[0]]).around(*shown)
                size, wrong = judged(made.to_components())
                wrong += cut_labels(look, path, w)
                for place in (len(step.question.path) for step in stage.obvious):
                    wrong += judged(panel(stage_at(look, path, place), w).around().to_components())[1]
            except Exception as error:
                size, wrong = 0, [f"{type(error).__name__}: {error}"]
            count, largest = count + 1, max(largest, size)
            faults += [f"{where}: {each}" for each in wrong]
    return Tally(count, largest, faults)


def cut_labels(look: Look, path: Path, w: Words) -> list[str]:
    """Labels that had to be shortened: nobody should have to guess how one ends."""
    stage = stage_at(look, path)
    question, desk, reader = stage.question, stage.desk, reader_of(look, w)
    if question is None:
        return []
    offered = desk.offered(look.view, question)
    most = BUTTON_LABEL if len(offered) <= BUTTONS_AT_MOST else OPTION_TEXT
    ready = [*offered, *desk.offered_below(look.view, question)]
    labels = [desk.label_of(reader, question, each).text for each in ready]
    labels += [desk.label(reader, question, answer).text for answer in desk.shown(look.view, question)]
    return [f"label of {len(text)}: {text}" for text in labels if len(text) > most]


def waiting_at(kind: Kind, state: Any) -> list[str]:
    """What those who are not awaited read; they see what they chose, too."""
    found: list[str] = []
    for seat in set(range(kind.seats)) - set(kind.game.to_act(state)):
        look = shown_to(kind, state, seat)
        for language in languages():
            found += judged(waiting(look, words(language)).around().to_components())[1]
    return found


def focused(stage: Stage, w: Words) -> Picture:
    """The picture of a panel."""
    look, names = stage.look, stage.look.table.names
    painter, question = PAINTERS[look.table.key], stage.question
    if question is not None:
        return painter.focus(look.view, question.asked, question.path, names, w)
    return painter.focus(look.view, "", stage.move.parts if stage.move else (), names, w, stage.after)


def pictures_of(look: Look, language: str) -> tuple[Picture, ...]:
    """Every one that can be asked for."""
    painter, names, w = PAINTERS[look.table.key], look.table.names, words(language)
    shown = [seat for seat in range(len(names)) if DESKS[look.table.key].shows_sheet(look.view, seat)]
    return (
        painter.board(look.view, names, w),
        painter.sheet(look.view, names, w),
        *(painter.sheet_of(look.view, seat, names, w) for seat in shown[:1]),
        *(painter.sight(name, look.view, names, w) for name in painter.sights(look.view)),
    )


def wrong_alt(picture: Picture) -> list[str]:
    return [] if 1 <= len(picture.alt) <= ALT_LIMIT else [f"{picture.name}: an alt text of {len(picture.alt)}"]


def judged(components: list[Any]) -> tuple[int, list[str]]:
    """The size of a message in bytes, and each limit of Discord's that it breaks."""
    every = list(nested(components))
    texts = sum(len(each["content"]) for each in every if "content" in each)
    wrong = [f"{len(every)} components"] if len(every) > COMPONENT_LIMIT else []
    wrong += [f"{texts} characters"] if texts > TEXT_LIMIT or not texts else []
    ids = [each["custom_id"] for each in every if "custom_id" in each]
    wrong += [f"a custom id twice: {each}" for each in set(ids) if ids.count(each) > 1 and not each.endswith(":-")]
    for each in every:
        wrong += wrong_control(each)
    return len(msgspec.json.encode(components)), wrong


def nested(components: list[Any]) -> Iterator[Any]:
    for each in components:
        yield each
        yield from nested(each.get("components", []))


def wrong_control(control: dict[str, Any]) -> list[str]:
    """What is wrong with one button, menu or gallery."""
    said = [
        ("custom id", control.get("custom_id"), CUSTOM_ID_LIMIT),
        ("label", control.get("label"), BUTTON_LABEL),
        ("placeholder", control.get("placeholder"), PLACEHOLDER),
    ]
    for option in control.get("options", ()):
        said += [(part, option.get(part), OPTION_TEXT) for part in ("label", "value", "description")]
    for item in control.get("items", ()):
        said.append(("description", item.get("description"), ALT_LIMIT))
    wrong = [
        f"{what} of {len(text)}: {text}" for what, text, most in said if text is not None and not 0 < len(text) <= most
    ]
    values = [option["value"] for option in control.get("options", ())]
    if "options" in control and not (0 < len(values) <= OPTIONS and len(set(values)) == len(values)):
        wrong.append(f"{len(values)} options, {len(set(values))} of them different")
    return wrong


def tried(kind: Kind, seed: int, one_in: int, painted_one_in: int) -> Tally:
    """One game: a position in `one_in` is looked at, one of these in `painted_one_in` with its pictures."""
    random, count, largest, faults = Random(seed), 0, 0, list[str]()
    for number, state in enumerate(positions(kind, seed)):
        if number and random.randrange(one_in):
            continue
        found = panels_at(kind, state, seed * 1000 + number, not random.randrange(painted_one_in))
        faults += [*found.faults, *(f"waiting: {each}" for each in waiting_at(kind, state))]
        count, largest = count + found.panels, max(largest, found.largest)
    return Tally(count, largest, faults)


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=60, help="of each kind of table")
    given.add_argument("--one-in", type=int, default=3, help="looks at one position in so many")
    given.add_argument("--painted-one-in", type=int, default=60, help="draws the pictures of one of these in so many")
    given.add_argument("--only", choices=GAMES, help="a game; all of them unless named")
    args = given.parse_args()
    wrong = 0
    for kind in kinds():
        if args.only not in (None, kind.game.key):
            continue
        tallies = [tried(kind, seed, args.one_in, args.painted_one_in) for seed in range(args.games)]
        faults = [fault for each in tallies for fault in each.faults]
        count, largest = sum(each.panels for each in tallies), max(each.largest for each in tallies)
        told = f"{count} panels, at most {largest} bytes, {len(faults)} faults"
        sys.stdout.write("\n".join([f"{kind.game.key} {kind.seats} {kind.options}: {told}", *faults[:5], ""]))
        wrong += len(faults)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
