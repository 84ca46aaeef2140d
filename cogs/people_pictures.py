"""What the pictures of people show, from what the service tells of them."""

from typing import Final

from cogs.call_post import span
from locales import Words
from render.standing.board import wins_said
from render.standing.boxes import Sheet, Shown, words_of
from render.standing.duel import Duel, Row
from render.standing.person import Card, Mark
from service.standing_values import Boxes, Habits, Profile, Skilled, Together, Versus

MINUTE: Final = 60.0
MINUTES_UNTIL: Final = 90 * MINUTE
"""From here on, hours say it better."""


def card_of(found: Profile, name: str, is_here: bool, w: Words) -> Card:
    shown = found.shown
    return Card(
        name=name,
        about=_about(found, is_here, w),
        game=w(shown.key),
        figures=_figures(shown, w),
        curve=tuple(Mark(step.rating, step.has_won) for step in found.curve),
        filled=len(found.boxes),
        boxes=len(found.every_box),
        games=" · ".join(_game(each, w) for each in found.games),
        habits=" · ".join(_habits(found.habits, w)),
    )


def _about(found: Profile, is_here: bool, w: Words) -> str:
    if found.place is None:
        return w(found.shown.key)
    key = "profile-place-here" if is_here else "profile-place-everywhere"
    return w(key, place=found.place, people=found.people)


def _figures(shown: Skilled, w: Words) -> tuple[tuple[str, str], ...]:
    share = round(100 * shown.wins / shown.plays) if shown.plays else 0
    mark = "?" if shown.is_provisional else ""
    return (
        ("–" if shown.rating is None else f"{shown.rating}{mark}", w("profile-rating")),
        (str(shown.games), w("profile-games")),
        (wins_said(shown.wins), w("profile-wins", share=share)),
        ("–" if shown.best is None else str(shown.best), w("profile-best")),
        (str(shown.longest), w("profile-longest")),
    )


def _habits(habits: Habits, w: Words) -> list[str]:
    told: list[str] = []
    if habits.answers_in is not None:
        told.append(w("profile-answers", span=_span(habits.answers_in, w)))
    if habits.faces is not None:
        told.append(w("profile-faces", faces=round(habits.faces, 2)))
    return told


def _span(seconds: float, w: Words) -> str:
    if seconds < MINUTES_UNTIL:
        return w("span-minutes", count=max(1, round(seconds / MINUTE)))
    return span(seconds, w)


def _game(each: Skilled, w: Words) -> str:
    return w("profile-game", game=w(each.key), games=each.games, best="–" if each.best is None else str(each.best))


def sheet_of(found: Boxes, name: str, w: Words) -> Sheet:
    shown = tuple(
        Shown(
            words_of(found.key, box, w),
            box in found.filled,
            str(found.progress[box][0]) if box in found.progress and found.progress[box][0] else "",
        )
        for box in found.every
    )
    return Sheet(name, w(found.key), shown)


def duel_of(found: Versus, mine: str, theirs: str, w: Words) -> Duel:
    rows = tuple(_row(each, found, w) for each in found.games)
    return Duel(mine, theirs, rows, found.last)


def _row(each: Together, found: Versus, w: Words) -> Row:
    ratings = [
        next((skilled.rating for skilled in of if skilled.key == each.key), None) for of in (found.mine, found.theirs)
    ]
    about = w("versus-best", mine=each.my_best, theirs=each.their_best)
    if None not in ratings:
        about = f"{about} · {w('versus-rating', mine=str(ratings[0]), theirs=str(ratings[1]))}"
    return Row(w(each.key), each.mine, each.level, each.theirs, about)
