"""`python -m tests.render.renew` writes the expected pictures anew. Look at each of them before it is committed."""

from render.caylus.painter import CaylusPainter
from render.troyes.painter import TroyesPainter
from render.troyes_dice.painter import DicePainter
from tests.render.caylus import caylus_scenes, test_caylus_pictures
from tests.render.troyes import test_troyes_pictures, troyes_scenes
from tests.render.troyes_dice import dice_scenes, test_dice_pictures


def main() -> None:
    for name, paint in dice_scenes.SCENES.items():
        test_dice_pictures.image_file(name).write_bytes(paint(DicePainter()).png)
    for name in troyes_scenes.EXPECTED:
        test_troyes_pictures.image_file(name).write_bytes(troyes_scenes.SCENES[name](TroyesPainter()).png)
    for name, draw in caylus_scenes.SCENES.items():
        test_caylus_pictures.image_file(name).write_bytes(draw(CaylusPainter()).png)


if __name__ == "__main__":
    main()
