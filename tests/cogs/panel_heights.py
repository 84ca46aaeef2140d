"""How high the panels are, as a browser lays them out: the largest ones of every kind of question.

`python -m tests.cogs.panel_heights /tmp/panels` measures many games and takes a screenshot of each panel that was chosen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
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
from engine.core.moves import Path as Moves
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
LINE, LETTERS = 22, 60
"""A guess at the height of a line and how many letters it takes, for choosing what is measured."""


class Sample(NamedTuple):
    """A panel of a game: what it asks (nothing, if the move is whole), and how large it seems."""

    key: str
    asked: str
    look: Look
    path: Moves
    opened: int | None
    told: Sequence[str]
    size: int


class Drawn(NamedTuple):
    sample: Sample
    components: list[Any]
    picture: Picture


def samples(kind: Kind, seed: int, one_in: int) -> Iterator[Sample]:
    """Panels on the way of the moves of one game; the first of each tells what was done to the seat since its own last one."""
    game, random, chance = kind.game, Random(seed), Chance(seed.to_bytes(32, "big"))
    state, events = game.new_game(kind.seats, kind.options, seed.to_bytes(32, "big"))
    since: dict[int, list[Event]] = {seat: list(events) for seat in range(kind.seats)}
    while seats := game.to_act(state):
        seat = random.choice(seats)
        look = shown_to(kind, state, seat)
        if random.randrange(one_in) == 0:
            seen = [event for event in since[seat] if game.may_see(look.view, event)]
            yield from _of_look(look, seen, random)
        state, events = game.apply(state, game.tempting(look.view, chance))
        since[seat] = []
        for told in since.values():
            told += events


def _of_look(look: Look, seen: Sequence[Event], random: Random) -> Iterator[Sample]:
    game = look.table.game
    for path in paths_on_the_way(game, look.view, random):
        stage = stage_at(look, path)
        yield _sample(stage, () if path else stage.desk.done_to(reader_of(look, W), seen))
        for step in stage.obvious:
            yield _sample(stage_at(look, max(path, step.question.path, key=len), len(step.question.path)), ())


def _sample(stage: Stage, told: Sequence[str]) -> Sample:
    made = panel(stage.look, stage.path, W, None, told, opened=stage.opened)
    asked = stage.question.asked if stage.question else ""
    return Sample(stage.look.table.key, asked, stage.look, stage.path, stage.opened, told, _guessed(made))


def _guessed(made: Layout) -> int:
    """Pixels, roughly."""
    every = list(nested(made.to_components()))
    lines = [line for each in every if "content" in each for line in each["content"].splitlines()]
    labels = sum(len(each["label"]) + 8 for each in every if "label" in each)
    return LINE * sum(1 + len(line) // LETTERS for line in lines) + LINE * 2 * (1 + labels // LETTERS)


def largest(found: Iterator[Sample], each: int) -> list[Sample]:
    """The largest few of every question."""
    by_question: dict[str, list[Sample]] = {}
    for sample in found:
        kept = by_question.setdefault(sample.asked, [])
        kept.append(sample)
        kept.sort(key=lambda one: -one.size)
        del kept[each:]
    return [sample for kept in by_question.values() for sample in kept]


def drawn(sample: Sample) -> Drawn:
    picture = focused(stage_at(sample.look, sample.path, sample.opened), W)
    made = panel(sample.look, sample.path, W, picture, sample.told, opened=sample.opened)
    return Drawn(sample, made.to_components(), picture)


@asynccontextmanager
async def page(browser: Browser) -> AsyncIterator[Tab]:
    """The sandbox's page, without a bot."""
    server = Server(ready_made_world(), page=True)
    await server.start()
    tab = await browser.tab()
    try:
        await tab.goto(server.page_address)
        await tab.wait_for(".ready #channel-name")
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
        f"{each.sample.key} {each.sample.asked or 'whole move'} at {screen[0]}: {round(height)} px, picture "
        f"{each.picture.width}x{each.picture.height}, path {' '.join(each.sample.path)}"
        for each, height in zip(every, found, strict=True)
        if height > HIGHEST[screen]
    ]


async def _measure(folder: Path, games: int, each: int) -> int:
    wrong = 0
    async with open_browser(folder) as browser, page(browser) as tab:
        for kind in kinds():
            found = (sample for seed in range(games) for sample in samples(kind, seed, 5))
            every = [drawn(sample) for sample in largest(found, each)]
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
