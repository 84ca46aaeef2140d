"""Pictures that try the patience of whoever has them drawn. Each can be said in words, as real ones can."""

import os
import time
from pathlib import Path

from render.canvas import Canvas
from render.painter import NothingToSee
from render.picture import Picture


def drawn(name: str, canvas: type[Canvas] = Canvas) -> Picture:
    return Picture(str(os.getpid()).encode(), f"The words of {name}", f"{name}.png", 1, 1)


def stuck(name: str, canvas: type[Canvas] = Canvas) -> Picture:
    """Never drawn, and yet it can be said what there would be to see."""
    if canvas is Canvas:
        time.sleep(600)
    return drawn(name)


def speechless(name: str) -> Picture:
    raise ValueError("neither drawn nor told")


def faulty(name: str, canvas: type[Canvas] = Canvas) -> Picture:
    if canvas is Canvas:
        raise ValueError(f"no {name} to be drawn")
    return drawn(name)


def waiting_for(file: str, canvas: type[Canvas] = Canvas) -> Picture:
    """Is drawn when the file is there."""
    Path(f"{file}.new").write_text(str(os.getpid()))
    Path(f"{file}.new").rename(f"{file}.begun")
    while not Path(file).exists():
        time.sleep(0.005)
    return drawn(Path(file).name)


def hidden(name: str, canvas: type[Canvas] = Canvas) -> Picture:
    raise NothingToSee(name)
