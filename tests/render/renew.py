"""`python -m tests.render.renew` writes the expected pictures anew. Look at each of them before it is committed."""

from render.caylus.painter import CaylusPainter
from render.troyes.painter import TroyesPainter
from render.troyes_dice.painter import DicePainter
from tests.render.caylus import caylus_scenes
from tests.render.expected import image_file
from tests.render.troyes import troyes_scenes
from tests.render.troyes_dice import dice_scenes


def main() -> None:
    for name, paint in dice_scenes.SCENES.items():
        image_file("troyes_dice", name).write_bytes(paint(DicePainter()).png)
    for name, draw in caylus_scenes.SCENES.items():
        image_file("caylus", name).write_bytes(draw(CaylusPainter()).png)
    for name in troyes_scenes.EXPECTED:
        image_file("troyes", name).write_bytes(troyes_scenes.SCENES[name](TroyesPainter()).png)


if __name__ == "__main__":
    main()
