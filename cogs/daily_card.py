"""What somebody shows of a challenge that they have finished: how they did, and nothing of the dice.

Of what was built only the numbers are told, not where: the columns would tell of the dice.
"""

from msgspec import Struct

from cogs.challenge_words import name_of
from cogs.games.troyes_dice_signs import DIE_EMOJI, ROW_EMOJI
from cogs.layout import Layout, gallery, layout, quoted, row, said
from cogs.press import button
from engine.troyes_dice.buildings import number_built
from engine.troyes_dice.facts import COLUMNS, ROWS
from locales import Words
from render.picture import Picture
from render.standing import feat as picture
from service.challenge import Challenge
from service.daily_values import Feat, Streak
from service.values import Look

UNBUILT = "⬛"


class Done(Struct, frozen=True):
    """A finished challenge with what its card tells."""

    challenge: Challenge
    name: str
    feat: Feat
    streak: Streak
    built: tuple[int, ...]
    """How many buildings of each row."""


def built_in(look: Look) -> tuple[int, ...]:
    sheet = look.view.sheets[0]
    return tuple(number_built(sheet, row) for row in range(len(ROWS)))


def compared(feat: Feat, w: Words) -> str:
    return w("daily-compared", others=feat.others, percent=feat.percent)


def running(done: Done, w: Words) -> str:
    """The streak, where it is one."""
    return w(f"daily-run-{done.challenge.kind}", many=done.streak.now) if done.streak.now > 1 else ""


def grid(built: tuple[int, ...]) -> str:
    """A line of signs for each kind of building."""
    return "\n".join(
        f"{ROW_EMOJI[row]} {DIE_EMOJI[row // 2] * many}{UNBUILT * (COLUMNS - many)}" for row, many in enumerate(built)
    )


def painting(done: Done, w: Words) -> picture.Card:
    kind = done.challenge.kind
    percent = f"{done.feat.percent} %" if done.feat.others else "–"
    figures = (
        (str(done.feat.total), w("daily-picture-points", points=done.feat.total)),
        (percent, w("daily-picture-better", others=done.feat.others)),
        (str(done.streak.now), w(f"daily-picture-run-{kind}", many=done.streak.now)),
    )
    rows = tuple(
        picture.Row(w("troyes_dice-row", row=name), number // 2, many, COLUMNS)
        for number, (name, many) in enumerate(zip(ROWS, done.built, strict=True))
    )
    return picture.Card(done.name, name_of(done.challenge, w), figures, rows)


def shared(done: Done, drawn: Picture | None, w: Words) -> Layout:
    """For everybody to see. Without the picture the signs alone tell it."""
    told = [w("daily-points", points=done.feat.total), compared(done.feat, w), running(done, w)]
    head = w("daily-shared", name=quoted(done.name), challenge=name_of(done.challenge, w))
    items = [said(f"{head}\n{' · '.join(each for each in told if each)}"), said(grid(done.built))]
    items += [gallery(drawn)] if drawn else []
    items.append(row([button("daily", 0, w("daily-try"), done.challenge)]))
    return layout(*items)
