"""How high the panels are, as a browser lays them out: the largest ones of every kind of question.

`python -m tests.cogs.panel_heights /tmp/panels` measures every kind of table and names what is too high; the test tries a few.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cogs.layout import Layout
from cogs.panel import panel
from cogs.readers import reader_of
from cogs.stage import Stage, stage_at
from engine.core.chance import Chance
from engine.core.events import Event
from locales import SOURCE, words
from render.picture import Picture
from sandbox.server import Server
from sandbox.town import ready_made_world
from service.values import Look
from tests.browser import Browser, Tab, open_browser
from tests.cogs.every_panel import Kind, focused, kinds, nested, paths_on_the_way, shown_to

W = words(SOURCE)
DESKTOP, PHONE = (1280, 900), (390, 844)
HIGHEST = {DESKTOP: 900, PHONE: 1266}
"""One screen on a desktop, one and a half on a phone."""
TEMPTED = 0.7
"""How often a move is one worth a look; the others lead to what is seldom asked."""
OFTEN = 40
LINE, LETTERS = 22, 60
"""A guess at the height of a line and how many letters it takes, for choosing what is measured."""


class Spot(NamedTuple):
    """A panel of a game, not yet put together, and what was done to the seat before."""

    stage: Stage
    told: Sequence[str]

    @property
    def asked(self) -> str:
        """Nothing, if the move is whole."""
        return self.stage.question.asked if self.stage.question else ""

    def laid_out(self, picture: Picture | None = None) -> Layout:
        return panel(self.stage, W, self.told).around(*([picture] if picture else ()))


class Drawn(NamedTuple):
    spot: Spot
    components: list[Any]
    picture: Picture


def spots(kind: Kind, seed: int, one_in: int) -> Iterator[Spot]:
    """Panels on the way of the moves of one game, at its beginning and at one position in so many."""
    game, random, chance = kind.game, Random(seed), Chance(seed.to_bytes(32, "big"))
    state, events = game.new_game(kind.seats, kind.options, seed.to_bytes(32, "big"))
    since: dict[int, list[Event]] = {seat: list(events) for seat in range(kind.seats)}
    number = 0
    while seats := game.to_act(state):
        seat = random.choice(seats)
        look = shown_to(kind, state, seat)
        if number % one_in == 0:
            yield from spots_of(look, [event for event in since[seat] if game.may_see(look.view, event)], random)
        is_tempted = random.random() < TEMPTED
        move = game.tempting(look.view, chance) if is_tempted else game.random_move(look.view, random.randrange)
        state, events = game.apply(state, move)
        number, since[seat] = number + 1, []
        for told in since.values():
            told += events


def spots_of(look: Look, seen: Sequence[Event], random: Random) -> Iterator[Spot]:
    """The first panel tells what was done to the seat since its own last move."""
    for path in paths_on_the_way(look.table.game, look.view, random):
        stage = stage_at(look, path)
        yield Spot(stage, () if path else stage.desk.done_to(reader_of(look, W), seen))
        for step in stage.obvious:
            yield Spot(stage_at(look, max(path, step.question.path, key=len), len(step.question.path)), ())


def _guessed(made: Layout) -> int:
    """Pixels, roughly."""
    every = list(nested(made.to_components()))
    lines = [line for each in every if "content" in each for line in each["content"].splitlines()]
    labels = sum(len(each["label"]) + 8 for each in every if "label" in each)
    return LINE * sum(1 + len(line) // LETTERS for line in lines) + LINE * 2 * (1 + labels // LETTERS)


def largest(found: Iterable[Spot], each: int) -> list[Spot]:
    """The largest few of every question; of those that come often, ever fewer are looked at."""
    random, counts = Random(0), Counter[str]()
    kept: defaultdict[str, list[tuple[int, Spot]]] = defaultdict(list)
    for spot in found:
        counts[spot.asked] += 1
        if random.randrange(counts[spot.asked]) < OFTEN:
            here = kept[spot.asked]
            here.append((_guessed(spot.laid_out()), spot))
            here.sort(key=lambda one: -one[0])
            del here[each:]
    return [spot for here in kept.values() for _, spot in here]


def drawn(spot: Spot) -> Drawn:
    picture = focused(spot.stage, W)
    return Drawn(spot, spot.laid_out(picture).to_components(), picture)


@asynccontextmanager
async def page(browser: Browser) -> AsyncIterator[Tab]:
    """The sandbox's page, without a bot."""
    server = Server(ready_made_world(), page=True)
    await server.start()
    tab = await browser.tab()
    try:
        await tab.goto(server.page_address)
        await tab.wait_for(".ready #channel-name", patience=25)
        yield tab
    finally:
        await tab.close()
        await server.stop()


LAY_OUT = """
(async () => {
  const { messageNode } = await import("/page/message.js");
  const list = document.getElementById("messages");
  const author = { id: "1", username: "Town Crier", bot: true, avatar: null };
  const shown = %s;
  list.replaceChildren();
  const heights = [];
  for (const [number, each] of shown.entries()) {
    const node = messageNode({ id: String(number + 1), type: 0, flags: 32768 + 64, author, content: "", embeds: [],
      attachments: [], mentions: [], mention_roles: [], timestamp: new Date().toISOString(), components: each.components });
    list.append(node);
    for (const image of node.querySelectorAll(".picture img, .gallery a")) {
      const box = document.createElement("div");
      image.replaceWith(box);
      box.style.height = `${box.getBoundingClientRect().width * each.height / each.width}px`;
    }
    heights.push(node.querySelector(".container").getBoundingClientRect().height);
  }
  return heights;
})()
"""
"""Puts messages into the page and measures them; an empty box as large stands for each picture."""


async def heights(tab: Tab, every: Sequence[Drawn], screen: tuple[int, int]) -> list[float]:
    await tab.resize(*screen, phone=screen == PHONE)
    shown = [
        {"components": each.components, "width": each.picture.width, "height": each.picture.height} for each in every
    ]
    return await tab.evaluate(LAY_OUT % json.dumps(shown))


def too_high(every: Sequence[Drawn], found: Sequence[float], screen: tuple[int, int]) -> list[str]:
    return [
        f"{each.spot.asked or 'whole move'} at {screen[0]}: {round(height)} px, picture "
        f"{each.picture.width}x{each.picture.height}, path {' '.join(each.spot.stage.path)}"
        for each, height in zip(every, found, strict=True)
        if height > HIGHEST[screen]
    ]


async def _measure(folder: Path, games: int, each: int) -> int:
    wrong = 0
    async with open_browser(folder) as browser, page(browser) as tab:
        for kind in kinds():
            found = (spot for seed in range(games) for spot in spots(kind, seed, 5))
            every = [drawn(spot) for spot in largest(found, each)]
            for screen in HIGHEST:
                high = await heights(tab, every, screen)
                faults = too_high(every, high, screen)
                told = f"{kind.game.key} {kind.seats} {kind.options} {screen[0]}: {len(every)} panels, at most {max(high):.0f} px"
                sys.stdout.write("\n".join([told, *faults, ""]))
                wrong += len(faults)
    return 1 if wrong else 0


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("folder", type=Path)
    given.add_argument("--games", type=int, default=1, help="of each kind of table")
    given.add_argument("--each", type=int, default=2, help="the largest panels of each question")
    args = given.parse_args()
    return asyncio.run(_measure(args.folder, args.games, args.each))


if __name__ == "__main__":
    sys.exit(main())
