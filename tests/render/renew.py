"""`python -m tests.render.renew` writes the expected pictures anew. Look at each of them before it is committed."""

from render.troyes_dice.painter import DicePainter
from tests.render.troyes_dice.dice_scenes import SCENES
from tests.render.troyes_dice.test_dice_pictures import image_file


def main() -> None:
    for name, paint in SCENES.items():
        image_file(name).write_bytes(paint(DicePainter()).png)


if __name__ == "__main__":
    main()
