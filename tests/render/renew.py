"""`python -m tests.render.renew` writes the expected pictures anew. Look at each of them before it is committed."""

from importlib import import_module

from render.registry import PAINTERS
from tests.render.expected import image_file


def main() -> None:
    """A game's scenes are in `tests/render/<game>/scenes.py`; `EXPECTED` names those of them that are kept."""
    for key, painter in PAINTERS.items():
        scenes = import_module(f"tests.render.{key}.scenes")
        for name in scenes.EXPECTED:
            image_file(key, name).write_bytes(scenes.SCENES[name](painter).png)


if __name__ == "__main__":
    main()
