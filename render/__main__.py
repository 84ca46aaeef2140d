"""`python -m render DIR` writes sample pictures of every kind to look at; `--palette GAME` learns its palette anew;
`--readme` draws the boards that the README shows."""

import sys
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path

from PIL import Image

from locales import words
from render.painter import Painter
from render.palette import learnt
from render.picture import Picture
from render.registry import PAINTERS
from render.samples import Sample, kinds_of, play
from render.scores import END_TABLE_COLOURS

HERE = Path(__file__).parent
README_IMAGES = HERE.parent / "docs" / "images"
ALL = slice(None)
LEARNT_FROM = slice(2, 4)
"""Of the moments of a game, those with most to see."""


def pictures(painter: Painter, sample: Sample, moments: slice = ALL) -> Iterator[tuple[str, Picture]]:
    """Every picture of a game at each of its moments."""
    english, seats = words("en"), sample.seats
    for moment in sample.moments[moments]:
        view = sample.views[moment]
        before = sample.views[max(0, moment - 1)]
        yield f"{moment:03}_board", painter.board(view, seats, english, before)
        if view.seat is not None:
            yield f"{moment:03}_sheet", painter.sheet(view, seats, english, before)
        for name in painter.sights(view):
            yield f"{moment:03}_{name}", painter.sight(name, view, seats, english)
    yield "final", painter.final(sample.views[-1], sample.result, seats, english)


def write(directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    for key, painter in PAINTERS.items():
        for kind, table in kinds_of(key).items():
            for name, picture in pictures(painter, play(key, table)):
                path = directory / f"{key}_{kind}_{name}"
                path.with_suffix(".png").write_bytes(picture.png)
                path.with_suffix(".txt").write_text(picture.alt + "\n", encoding="utf-8")


def readme_boards() -> Iterator[tuple[str, Picture]]:
    """By file: of each game a board midway, with three players if it has a sample of so many."""
    for key, painter in PAINTERS.items():
        sample = play(key, max(kinds_of(key).values(), key=lambda kind: min(kind.seats, 3)))
        moment = sample.moments[2]
        yield (
            f"{key}_board.png",
            painter.board(sample.views[moment], sample.seats, words("en"), sample.views[moment - 1]),
        )


def _thinned(picture: Picture) -> Image.Image:
    """Half as large, a picture still tells its colours."""
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    return image.reduce(2)


def learn(key: str) -> None:
    true = PAINTERS[key].true_colours()
    drawn = [
        _thinned(picture)
        for table in kinds_of(key).values()
        for _, picture in pictures(true, play(key, table), LEARNT_FROM)
    ]
    colours = learnt(drawn, (*END_TABLE_COLOURS, *import_module(f"render.{key}.colours").EXACT))
    rows = "\n".join(" ".join(colours[start : start + 16]) for start in range(0, len(colours), 16))
    file = HERE / key / "palette_colours.py"
    head, _, _ = file.read_text(encoding="utf-8").partition("COLOURS")
    file.write_text(f'{head}COLOURS = """\n{rows}\n"""\n', encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--palette" and sys.argv[2] in PAINTERS:
        learn(sys.argv[2])
    elif sys.argv[1:] == ["--readme"]:
        for name, picture in readme_boards():
            (README_IMAGES / name).write_bytes(picture.png)
    elif len(sys.argv) == 2:
        write(Path(sys.argv[1]))
    else:
        sys.exit(__doc__)
