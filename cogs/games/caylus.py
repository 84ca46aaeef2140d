"""Caylus: how its decisions are asked, and what the channel is told."""

from collections.abc import Callable, Sequence

from cogs.games.desk import Desk, Label
from engine.caylus.events import BuiltNothing, Declined, FavourGave, Placed, ProvostMoved, Sent, Visited
from engine.caylus.facts import (
    CASTLE,
    LAST_SPACE,
    LETTERS,
    NOBODY,
    PHASE_NAMES,
    PLACE_OF,
    Place,
)
from engine.caylus.state import View
from engine.caylus.tiles import BUILT_BY, TILES, Produces, Tile, Trades, Way, Works, cubes
from engine.core.choosing import Question, narrow
from engine.core.events import Event
from engine.core.moves import Move
from engine.registry import GAMES
from locales import Words
from render.caylus import recap

RULES = GAMES["caylus"]
CUBE_EMOJI = dict(zip(LETTERS, ("🍖", "🪵", "🪨", "🧵", "🪙"), strict=True))
PLACE_EMOJI = {"castle": "🏰", "gate": "🚪", "post": "💰", "guild": "🧭", "joust": "🐎", "stables": "🐴", "inn": "🛏️"}
PLAIN_ANSWERS = {
    "pass": "caylus-answer-pass",
    "far": "caylus-answer-far",
    "home": "caylus-answer-home",
    "skip": "caylus-answer-skip",
    "pay": "caylus-answer-pay",
    "keep": "caylus-answer-keep",
    "leave": "caylus-answer-leave",
    "swap": "caylus-answer-swap",
}
PREVIEW_LINES = 6


class CaylusDesk(Desk):
    def title(self, view: View, w: Words) -> str:
        if view.is_over:
            return w("caylus-over")
        return w("caylus-turn", turn=view.table.turn, phase=PHASE_NAMES[view.table.phase])

    def heading(self, view: View, question: Question, w: Words) -> str:
        return w(f"caylus-ask-{question.asked}")

    def label(self, view: View, question: Question, answer: str, w: Words) -> Label:
        if answer in PLAIN_ANSWERS and not (question.asked == "castle" and answer == "skip"):
            return Label(w(PLAIN_ANSWERS[answer]), None, _gist(view, question, answer, w))
        return LABELS[question.asked](view, question, answer, w)

    def preview(self, view: View, move: Move, w: Words) -> str:
        events = RULES.preview(view, move)
        names = [w("seat", seat=seat + 1) for seat in range(view.table.seats)]
        told = recap.lines(events, names, view.table.road, w)
        return "\n".join(told[:PREVIEW_LINES]) or w("caylus-nothing")

    def news(self, view: View, events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
        return recap.lines(events, names, view.table.road, w)

    def done_to(self, view: View, events: Sequence[Event], names: Sequence[str], w: Words) -> list[str]:
        return [] if view.seat is None else recap.done_to(view.seat, events, names, view.table.road, w)


def _gist(view: View, question: Question, answer: str, w: Words) -> str | None:
    """What an answer costs and brings at once, where it decides the move."""
    found = narrow(RULES, view, (*question.path, answer))
    if isinstance(found, Question):
        return None
    events = RULES.preview(view, found)
    direct = [event for event in events[:2] if getattr(event, "seat", None) == view.seat]
    told = next((event for event in direct if not isinstance(event, Declined | Sent)), None)
    if len(direct) > 1 and isinstance(direct[1], FavourGave):
        told = direct[1]
    if told is None or isinstance(told, Visited):
        return None
    amounts = [
        getattr(told, name, default) for name, default in (("deniers", 0), ("cubes", recap.NO_CUBES), ("points", 0))
    ]
    return recap.gains(w, *amounts) if any(amounts) and amounts != [0, recap.NO_CUBES, 0] else None


def effect(tile: Tile, w: Words) -> str:
    """What a building does, in a few words."""
    match tile.effect:
        case Produces(options=options):
            return w("or").join(recap.cubes_phrase(each, w) for each in options)
        case Trades(ways=ways):
            return w("or").join(way_phrase(way, w) for way in ways)
        case Works(role=role):
            return w("caylus-work", role=role)
        case _:
            return w("caylus-income", number=tile.income) if tile.income else ""


def way_phrase(way: Way, w: Words) -> str:
    paid = [
        w("caylus-deniers", number=way.pay_deniers) if way.pay_deniers else "",
        recap.cubes_phrase(way.pay_cubes, w),
        w("caylus-any", number=way.pay_any) if way.pay_any else "",
        w("caylus-mix", number=way.pay_mix) if way.pay_mix else "",
    ]
    got = [
        w("caylus-deniers", number=way.get_deniers) if way.get_deniers else "",
        recap.cubes_phrase(way.get_cubes, w),
        w("caylus-mix", number=way.get_mix) if way.get_mix else "",
        w("caylus-points", number=way.points) if way.points else "",
    ]
    return w("caylus-way", pay=", ".join(filter(None, paid)), get=", ".join(filter(None, got)))


def _place(view: View, question: Question, answer: str, w: Words) -> Label:
    place = PLACE_OF[("far", answer) if question.asked == "far" else (answer,)]
    events = RULES.preview(view, RULES.move(view.seat or 0, (*question.path, answer)))
    about = [_price(events, w), _effect_of(view, place, w), *_circumstances(view, place, w)]
    emoji = PLACE_EMOJI.get(answer)
    return Label(recap.place_name(place, view.table.road, w), emoji, " · ".join(filter(None, about))[:100])


def _price(events: Sequence[Event], w: Words) -> str:
    paid = next((event for event in events if isinstance(event, Placed)), None)
    return w("caylus-deniers", number=-paid.deniers) if paid else ""


def _effect_of(view: View, place: Place, w: Words) -> str:
    if CASTLE < place <= LAST_SPACE:
        return effect(TILES[view.table.road[place]], w)
    return w("caylus-special-effect", place=recap.place_key(place))


def _circumstances(view: View, place: Place, w: Words) -> list[str]:
    """Whose building it is, and whether the provost covers it now."""
    if not CASTLE < place <= LAST_SPACE:
        return []
    owner = view.table.owners[place]
    whose = [] if owner == NOBODY else [w("caylus-yours") if owner == view.seat else w("seat", seat=owner + 1)]
    return [*whose, w("caylus-beyond")] if place > view.table.provost else whose


def _steps(view: View, question: Question, answer: str, w: Words) -> Label:
    steps = int(answer)
    space = view.table.provost + steps
    if not steps:
        return Label(w("caylus-answer-leave-him", space=space))
    key = "caylus-answer-outward" if steps > 0 else "caylus-answer-inward"
    events = RULES.preview(view, RULES.move(view.seat or 0, (*question.path, answer)))
    paid = next(event for event in events if isinstance(event, ProvostMoved))
    about = w("caylus-deniers", number=-paid.deniers) if paid.deniers else None
    return Label(w(key, steps=abs(steps), space=space), None, about)


def _cubes(_view: View, _question: Question, answer: str, w: Words) -> Label:
    return Label(recap.cubes_phrase(cubes(answer), w), CUBE_EMOJI[answer[0]])


def _way(view: View, question: Question, answer: str, w: Words) -> Label:
    trades = TILES[view.table.road[view.table.ask.at if view.table.ask else 0]].effect
    way = next((way for way in trades.ways if way.label == answer), None) if isinstance(trades, Trades) else None
    return Label(way_phrase(way, w) if way else answer)


def _tile(view: View, question: Question, answer: str, w: Words) -> Label:
    number = next(n for n in BUILT_BY[question.path[-1]] if TILES[n].word == answer)
    tile = TILES[number]
    cost = [recap.cubes_phrase(tile.cost, w), w("caylus-any", number=tile.any) if tile.any else ""]
    about = [
        w("caylus-cost", cost=", ".join(filter(None, cost))),
        recap.gains(w, points=tile.points, favours=tile.favours),
        effect(tile, w),
    ]
    return Label(recap.tile_name(number, w), None, " · ".join(filter(None, about))[:100])


def _space(view: View, _question: Question, answer: str, w: Words) -> Label:
    tile = recap.tile_name(view.table.road[int(answer)], w)
    return Label(w("caylus-on-space", tile=tile, space=answer))


def _batch(view: View, question: Question, answer: str, w: Words) -> Label:
    about = _gist(view, question, answer, w)
    if answer != "skip":
        return Label(recap.cubes_phrase(cubes(answer), w), None, about)
    events = RULES.preview(view, RULES.move(view.seat or 0, (*question.path, answer)))
    lost = next((event for event in events if isinstance(event, BuiltNothing)), None)
    return Label(w("caylus-answer-done"), None, recap.gains(w, points=lost.points) if lost else None)


def _line(view: View, question: Question, answer: str, w: Words) -> Label:
    return Label(w("caylus-answer-line", line=answer), None, _gist(view, question, answer, w))


def _role(_view: View, _question: Question, answer: str, w: Words) -> Label:
    return Label(w("caylus-answer-role", role=answer))


LABELS: dict[str, Callable[[View, Question, str, Words], Label]] = {
    "place": _place,
    "far": _place,
    "gate": _place,
    "guild": _steps,
    "provost": _steps,
    "production": _cubes,
    "bonus": _cubes,
    "way": _way,
    "cube": _cubes,
    "tile": _tile,
    "any": _cubes,
    "residence": _space,
    "lawyer": _space,
    "castle": _batch,
    "favour": _line,
    "cubes": _cubes,
    "give": _cubes,
    "get": _cubes,
    "works": _role,
}
"""How the answers to each question are labelled."""
