"""The buttons with which somebody takes back what they did, as far as that is possible now."""

from cogs.games import DESKS
from cogs.layout import Item
from cogs.press import button
from locales import Words
from service.scene import Scene
from service.values import Look


def ways_back(scene: Scene, look: Look, w: Words) -> list[Item]:
    """Undo while it is free, the whole turn where it has several steps, and the way to ask the others where they have moved."""
    seat, number = look.seat, look.table.id
    if seat is None:
        return []
    ways: list[Item] = []
    if scene.may_undo(seat):
        ways.append(button("undo", number, w("button-undo")))
    elif scene.may_ask_to_undo(seat) and not DESKS[look.table.key].asks_privately:
        ways.append(button("undo-ask", number, w("button-undo-ask")))
    if scene.may_reset(seat):
        ways.append(button("reset", number, w("button-reset-turn")))
    return ways
