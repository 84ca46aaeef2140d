"""Positions to look at, to learn the palette from and to measure with: games played at random from fixed seeds."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from engine.core.chance import SEED_BYTES, Chance
from engine.core.result import Result
from engine.troyes.game import Troyes
from engine.troyes.state import State, View
from locales import words
from render.palette import learnt
from render.picture import Picture
from render.troyes.colours import EXACT
from render.troyes.painter import TroyesPainter

NAMES = ("Aleydis", "Bartholomew", "Chrétien", "Dame Jehanne")
PALETTE_FILE = Path(__file__).parent / "palette_colours.py"
ENGLISH = words("en")


class Sample(NamedTuple):
    """Views of one seat as a game goes on, the last one of the finished game, and its result."""

    views: list[View]
    result: Result

    @property
    def seats(self) -> tuple[str, ...]:
        return NAMES[: self.views[0].table.seats]

    @property
    def moments(self) -> list[int]:
        """The beginning, some way through, and the end."""
        last = len(self.views) - 1
        return [2, last // 4, last // 2, last * 3 // 4, last]


def play(seats: int, seed: int, seat: int | None = 0, **options: str) -> Sample:
    """A whole game; a view is taken before every move."""
    game = Troyes()
    state: State
    state, _ = game.new_game(seats, options, seed.to_bytes(SEED_BYTES, "big"))
    chance = Chance(seed.to_bytes(SEED_BYTES, "big"))
    views = [game.view(state, seat)]
    while acting := game.to_act(state):
        state, _ = game.apply(state, game.tempting(game.view(state, acting[0]), chance))
        views.append(game.view(state, seat))
    return Sample(views, game.result(state))


def games() -> dict[str, Sample]:
    return {
        "solo": play(1, 1),
        "two": play(2, 2, seat=1),
        "three": play(3, 5, seat=2),
        "four_bonus": play(4, 3, seat=0, bonus="true"),
    }


def pictures(name: str, sample: Sample) -> Iterator[tuple[str, Picture]]:
    """Each picture of a game with a name for its file."""
    painter, seats = TroyesPainter(), sample.seats
    for moment in sample.moments:
        view, before = sample.views[moment], sample.views[max(0, moment - len(seats))]
        yield f"{name}_{moment:03}_board", painter.board(view, seats, ENGLISH, before)
        yield f"{name}_{moment:03}_hand", painter.hand(view, seats, ENGLISH, before)
    middle = sample.views[sample.moments[3]]
    yield f"{name}_seat_1", painter.sheet_of(middle, 0, seats, ENGLISH)
    for sight in painter.sights(middle):
        yield f"{name}_{sight}", painter.sight(sight, middle, seats, ENGLISH)
    yield f"{name}_final", painter.final(sample.views[-1], sample.result, seats, ENGLISH)


def write(directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    for name, sample in games().items():
        for file, picture in pictures(name, sample):
            (directory / f"{file}.png").write_bytes(picture.png)
            (directory / f"{file}.txt").write_text(picture.alt + "\n", encoding="utf-8")


def images() -> Iterator[Image.Image]:
    """In full colour; one of each kind, since finding the colours takes long."""
    painter, sample = TroyesPainter().true_colours(), play(4, 3, bonus="true")
    seats, moment = sample.seats, sample.moments[2]
    view, before = sample.views[moment], sample.views[moment - len(seats)]
    yield painter.board_image(view, seats, ENGLISH, before)
    yield painter.estate_image(view, view.seat or 0, True, seats, ENGLISH, before)
    yield painter.sight_image("events", view, seats, ENGLISH)
    solo = play(1, 1)
    yield painter.board_image(solo.views[solo.moments[2]], solo.seats, ENGLISH)
    yield painter.final_image(solo.views[-1], solo.result, solo.seats, ENGLISH)


def learn() -> None:
    """Writes the palette anew."""
    colours = learnt(images(), EXACT)
    rows = "\n".join(" ".join(colours[start : start + 16]) for start in range(0, len(colours), 16))
    head, _, _ = PALETTE_FILE.read_text(encoding="utf-8").partition("COLOURS")
    PALETTE_FILE.write_text(f'{head}COLOURS = """\n{rows}\n"""\n', encoding="utf-8")
