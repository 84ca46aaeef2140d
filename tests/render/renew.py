"""`python -m tests.render.renew` writes the expected pictures anew. Look at each of them before it is committed."""

from importlib import import_module

from render.registry import PAINTERS
from tests.render.expected import IMAGES, image_file
from tests.render.glances import all_stamps, side_by_side


def main() -> None:
    """A game's scenes are in `tests/render/<game>/scenes.py`; `EXPECTED` names those of them that are kept."""
    for key, painter in PAINTERS.items():
        scenes = import_module(f"tests.render.{key}.scenes")
        for name in scenes.EXPECTED:
            image_file(key, name).write_bytes(scenes.SCENES[name](painter).png)
    for name, small in all_stamps():
        side_by_side(small).save(IMAGES / f"stamps_{name}.png", optimize=True)


if __name__ == "__main__":
    main()
