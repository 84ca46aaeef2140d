"""Caylus: the answers to its questions, each with what it costs and brings."""

from collections.abc import Callable
from typing import cast

from cogs.games.desk import Label, Reader
from engine.caylus.events import (
    BuiltNothing,
    Declined,
    Delivered,
    FavourChosen,
    FavourGave,
    Passed,
    ProvostMoved,
)
from engine.caylus.facts import (
    CASTLE,
    EXCHANGE_COLUMN,
    INN,
    JOUST_CLOTH,
    JOUST_DENIERS,
    LETTERS,
    LINES,
    NOBODY,
    PLACE_OF,
    SINGLE,
    STABLES,
    Place,
)
from engine.caylus.favours import FREE_KINDS, ROLES_REACHED
from engine.caylus.placing import price, usual_price
from engine.caylus.state import View
from engine.caylus.tiles import BUILT_BY, TILES, Trades, Way, cubes
from engine.caylus.works import asked_cost
from engine.core.choosing import Question, narrow
from engine.core.events import Event
from engine.core.moves import Path
from engine.core.seats import Seat
from engine.registry import GAMES
from locales import Words
from render.caylus import names
from render.caylus.printed import of_the_rulebook

RULES = GAMES["caylus"]
CUBE_EMOJI = dict(zip(LETTERS, ("🌸", "🪵", "🪨", "🟣", "🪙"), strict=True))
PLACE_EMOJI = {"castle": "🏰", "gate": "🚪", "post": "💰", "guild": "🧭", "joust": "🏇", "stables": "🐴", "inn": "🛏️"}
TILE_EMOJI = {"neutral": "🟪", "fixed": "⬛", "wood": "🟫", "stone": "⬜", "residence": "🟩", "prestige": "🟦"}
LINE_EMOJI: dict[str, str] = dict(zip(LINES, ("⭐", "💰", "🧊", "🔨"), strict=True))
ROLE_EMOJI = {"carpenter": "🟫", "mason": "⬜", "lawyer": "🟩", "architect": "🟦"}
DESCRIPTION_LIMIT = 100


def _following(view: View, path: Path) -> list[Event]:
    """What happens if this answer is the last one of its move; nothing where more is asked."""
    found = narrow(RULES, view, path)
    return [] if isinstance(found, Question) else RULES.preview(view, found)


def is_beyond(view: View, place: Place) -> bool:
    return names.is_on_road(place) and place > view.table.provost


def _described(*parts: str) -> str | None:
    return " · ".join(filter(None, parts))[:DESCRIPTION_LIMIT] or None


def at(view: View) -> int:
    """The space of the road that the question is about."""
    return view.table.ask.at if view.table.ask else 0


def way_of(view: View, label: str) -> Way | None:
    trades = TILES[view.table.road[at(view)]].effect
    return next((way for way in trades.ways if way.label == label), None) if isinstance(trades, Trades) else None


def _place(reader: Reader, question: Question, answer: str) -> Label:
    view, w = cast(View, reader.view), reader.w
    place = PLACE_OF[("far", answer) if question.asked == "far" else (answer,)]
    name = names.place_name(place, view.table.road, w)
    emoji = PLACE_EMOJI.get(answer) or TILE_EMOJI[TILES[view.table.road[place]].kind]
    lower = _lower_price(view, place) if question.asked != "gate" else 0
    owner = view.table.owners[place] if names.is_on_road(place) else NOBODY
    text = w(
        "caylus-answer-place",
        place=name,
        own="yes" if owner == view.seat else "no",
        price=lower,
        beyond="yes" if is_beyond(view, place) else "no",
    )
    return Label(text, emoji, _described(_effect_on(reader, place)))


def _lower_price(view: View, place: Place) -> int:
    """In deniers, where it costs less than elsewhere; otherwise 0."""
    table, seat = view.table, view.seat or 0
    paid = price(table, seat, place)
    return paid if paid < usual_price(table, seat) else 0


def _effect_on(reader: Reader, place: Place) -> str:
    """What the building does; of the castle, the Stables and the Inn also how things stand there."""
    table, w = cast(View, reader.view).table, reader.w
    if names.is_on_road(place):
        return names.effect(TILES[table.road[place]], w)
    queue: dict[Place, list[Seat]] = {CASTLE: table.castle, STABLES: table.stables}
    number = len(queue.get(place, ())) + 1
    does = w("caylus-special-effect", place=names.place_key(place), number=number, **of_the_rulebook(w))
    if place == INN and table.inn_guest not in (NOBODY, reader.view.seat):
        return w("caylus-inn-guest", name=reader.plain[table.inn_guest], does=does)
    return does


def _pass(reader: Reader, question: Question, answer: str) -> Label:
    passed = next(event for event in _following(reader.view, (*question.path, answer)) if isinstance(event, Passed))
    about = reader.w("caylus-answer-pass.about", rank=passed.rank, deniers=passed.deniers)
    return Label(reader.w("caylus-answer-pass"), "🌉", about)


def _steps(reader: Reader, question: Question, answer: str) -> Label:
    view, w = reader.view, reader.w
    steps = int(answer)
    space = view.table.provost + steps
    if not steps:
        return Label(w("caylus-answer-leave-him", space=space), "⏸️")
    events = _following(view, (*question.path, answer))
    paid = next(event for event in events if isinstance(event, ProvostMoved))
    way = "outward" if steps > 0 else "inward"
    text = w("caylus-answer-steps", way=way, steps=abs(steps), space=space)
    seats: list[Seat] = [view.table.standing[each] for each in _turned(view, space)]
    workers = dict.fromkeys(_called(reader, seat) for seat in seats if seat != NOBODY)
    changes = w("caylus-answer-steps.about", way=way, names=", ".join(workers)) if workers else ""
    cost = names.deniers_phrase(-paid.deniers, w) if paid.deniers else w("caylus-free")
    return Label(w("caylus-priced", what=text, price=cost), "➡️" if steps > 0 else "⬅️", _described(changes))


def _called(reader: Reader, seat: Seat) -> str:
    return reader.w("caylus-you") if seat == reader.view.seat else reader.plain[seat]


def _turned(view: View, space: int) -> range:
    """The spaces that he covers or leaves if he goes there."""
    now = view.table.provost
    return range(min(now, space) + 1, max(now, space) + 1)


def _cubes(reader: Reader, _question: Question, answer: str) -> Label:
    return Label(names.cubes_phrase(cubes(answer), reader.w), CUBE_EMOJI[answer[0]])


def _way(reader: Reader, _question: Question, answer: str) -> Label:
    way = way_of(reader.view, answer)
    return Label(names.way_phrase(way, reader.w) if way else answer)


def _tile(reader: Reader, question: Question, answer: str) -> Label:
    view, w = reader.view, reader.w
    number = next(n for n in BUILT_BY[question.path[0]] if TILES[n].word == answer)
    tile, ask = TILES[number], view.table.ask
    cost = asked_cost(ask, number) if ask else tile.cost
    about = _described(names.gains(w, points=tile.points, favours=tile.favours), names.effect(tile, w))
    text = w("caylus-priced", what=names.tile_name(number, w), price=names.cost(cost, tile.any, w))
    return Label(text, TILE_EMOJI[tile.kind], about)


def _space(reader: Reader, question: Question, answer: str) -> Label:
    table, w, space = cast(View, reader.view).table, reader.w, int(answer)
    tile = TILES[table.road[space]]
    text = w("caylus-on-space", tile=names.tile_name(table.road[space], w), space=space)
    waits = w("caylus-answer-waits") if question.asked == "lawyer" and table.standing[space] != NOBODY else ""
    return Label(text, TILE_EMOJI[tile.kind], _described(names.effect(tile, w), waits))


def _batch(reader: Reader, question: Question, answer: str) -> Label:
    w = reader.w
    events = _following(reader.view, (*question.path, answer))
    built = next(event for event in events if isinstance(event, Delivered))
    gain = names.gains(w, points=built.points)
    about = w("caylus-answer-batch", section=names.section_name(built.section, w), gains=gain)
    return Label(names.cubes_phrase(cubes(answer), w), "🏠", about)


def _no_batch(reader: Reader, question: Question, answer: str) -> Label:
    events = _following(reader.view, (*question.path, answer))
    lost = next((event for event in events if isinstance(event, BuiltNothing)), None)
    text = reader.w("caylus-answer-done", batches=reader.view.table.batches[reader.view.seat or 0])
    penalty = names.gains(reader.w, points=lost.points) if lost and lost.points else ""
    return Label(reader.w("caylus-penalty", what=text, penalty=penalty) if penalty else text)


def _line(reader: Reader, question: Question, answer: str) -> Label:
    w = reader.w
    events = _following(reader.view, (*question.path, answer))
    chosen = next(event for event in events if isinstance(event, FavourChosen))
    after = events[events.index(chosen) + 1] if len(events) > 1 else None
    text = w("caylus-answer-line", line=answer)
    gives = _gift(answer, chosen.column, after, w)
    return Label(text, LINE_EMOJI[answer], w("caylus-answer-line.about", column=chosen.column, gives=gives))


def _gift(line: str, column: int, after: Event | None, w: Words) -> str:
    """What a line gives now, or lets choose from."""
    if isinstance(after, FavourGave):
        return names.gains(w, after.deniers, after.cubes, after.points)
    if isinstance(after, Declined) and after.is_forced:
        return w("caylus-gift-unable")
    if line == "works":
        roles = [w("caylus-gift-role", role=role, **of_the_rulebook(w)) for role in ROLES_REACHED[column]]
        return w("or").join(roles) or w("caylus-nothing")
    gifts = [names.cubes_phrase(SINGLE[kind], w) for kind in FREE_KINDS[column]]
    return w("or").join(
        [*gifts, w("caylus-gift-exchange", **of_the_rulebook(w))] if column >= EXCHANGE_COLUMN else gifts
    )


def _role(reader: Reader, _question: Question, answer: str) -> Label:
    return Label(reader.w("caylus-answer-role", role=answer), ROLE_EMOJI[answer])


def _joust(reader: Reader, _question: Question, _answer: str) -> Label:
    w = reader.w
    price = names.deniers_phrase(JOUST_DENIERS, w)
    cloth = names.cubes_phrase((0, 0, 0, JOUST_CLOTH, 0), w)
    return Label(w("caylus-answer-joust", deniers=price, cubes=cloth), "🏇")


def _bed(reader: Reader, _question: Question, answer: str) -> Label:
    return Label(reader.w(f"caylus-answer-{answer}"), "🛏️" if answer == "keep" else None)


def _plain(reader: Reader, _question: Question, answer: str) -> Label:
    return Label(reader.w(f"caylus-answer-{answer}", **of_the_rulebook(reader.w)))


LABELS: dict[str, Callable[[Reader, Question, str], Label]] = {
    "place": _place,
    "far": _place,
    "gate": _place,
    "guild": _steps,
    "provost": _steps,
    "joust": _joust,
    "inn": _bed,
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
ANSWERS: dict[tuple[str, str], Callable[[Reader, Question, str], Label]] = {
    ("place", "pass"): _pass,
    ("castle", "skip"): _no_batch,
    ("", "far"): _plain,
    ("", "home"): _plain,
    ("", "swap"): _plain,
    ("", "skip"): _plain,
}
"""Answers that are labelled in a way of their own; without a question: wherever they come."""
