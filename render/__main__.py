"""`python -m render DIR` writes sample pictures of every kind to look at; `--palette` learns the palette anew."""

import sys
from pathlib import Path

from PIL import Image

from locales import words
from render.palette import learnt
from render.picture import Picture
from render.troyes_dice.colours import EXACT
from render.troyes_dice.painter import DicePainter
from render.troyes_dice.samples import Sample, play

PALETTE_FILE = Path(__file__).parent / "troyes_dice" / "palette_colours.py"


def games() -> dict[str, Sample]:
    return {
        "solo": play(1, 1),
        "three": play(3, 2, seat=1),
        "four_expansion": play(4, 3, seat=None, expansion="true"),
        "ten": play(10, 5, seat=9, expansion="true"),
        "pace": play(3, 6, seat=0, pace="own"),
    }


def moments(sample: Sample) -> list[int]:
    """The beginning, some way through, and the end."""
    last = len(sample.views) - 1
    return [0, 1, last * 2 // 5, last * 3 // 4, last]


def write(directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    painter, english = DicePainter(), words("en")
    for name, sample in games().items():
        for moment in moments(sample):
            view = sample.views[moment]
            _keep(directory / f"{name}_{moment:03}_board", painter.board(view, sample.seats, english))
            if view.seat is not None:
                before = sample.views[max(0, moment - len(sample.seats))]
                sheet = painter.hand(view, sample.seats, english, before)
                _keep(directory / f"{name}_{moment:03}_sheet", sheet)
        _keep(directory / f"{name}_final", painter.final(sample.views[-1], sample.result, sample.seats, english))


def _keep(path: Path, picture: Picture) -> None:
    path.with_suffix(".png").write_bytes(picture.png)
    path.with_suffix(".txt").write_text(picture.alt + "\n", encoding="utf-8")


def learn() -> None:
    pictures: list[Image.Image] = []
    true, english = DicePainter().true_colours(), words("en")
    for sample in games().values():
        for moment in moments(sample):
            view = sample.views[moment]
            pictures.append(true.board_image(view, sample.seats, english))
            if view.seat is not None:
                before = sample.views[max(0, moment - len(sample.seats))]
                pictures.append(true.sheet_image(view, view.seat, sample.seats, english, before))
        pictures.append(true.final_image(sample.result, sample.seats, english))
    colours = learnt(pictures, EXACT)
    rows = "\n".join(" ".join(colours[start : start + 16]) for start in range(0, len(colours), 16))
    head, _, _ = PALETTE_FILE.read_text(encoding="utf-8").partition("COLOURS")
    PALETTE_FILE.write_text(f'{head}COLOURS = """\n{rows}\n"""\n', encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--palette"]:
        learn()
    elif len(sys.argv) == 2:
        write(Path(sys.argv[1]))
    else:
        sys.exit(__doc__)
