"""`python -m tests.render.renew` writes the expected pictures anew. Look at each of them before it is committed."""

from importlib import import_module

from render.registry import PAINTERS
from tests.recorded import GAMES_SHOWN
from tests.render.expected import IMAGES, image_file
from tests.render.glances import STANDING, of_standing, pictures, stamps


def main() -> None:
    """A game's scenes are in `tests/render/<game>/scenes.py`; `EXPECTED` names those of them that are kept."""
    for key, painter in PAINTERS.items():
        scenes = import_module(f"tests.render.{key}.scenes")
        for name in scenes.EXPECTED:
            image_file(key, name).write_bytes(scenes.SCENES[name](painter).png)
    for name in GAMES_SHOWN:
        stamps(list(pictures(name))).save(IMAGES / f"stamps_{name}.png", optimize=True)
    stamps(list(of_standing())).save(IMAGES / f"stamps_{STANDING}.png", optimize=True)


if __name__ == "__main__":
    main()
