"""Caylus: how its decisions are asked, and what the channel is told."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from cogs.games.caylus_labels import ANSWERS, LABELS, at, is_beyond, way_of
from cogs.games.desk import FEW, Desk, Label, Reader, balance
from engine.caylus.events import (
    Placed,
    Sent,
    TurnBegan,
)
from engine.caylus.facts import (
    KIND_NAMES,
    PHASE_NAMES,
    Place,
)
from engine.caylus.forecast import forecast
from engine.caylus.holdings import in_hand_after
from engine.caylus.placing import usual_price
from engine.caylus.state import TablePart, View
from engine.core.choosing import Question
from engine.core.events import Event
from engine.core.moves import Move, Path
from engine.core.seats import Seat
from engine.registry import GAMES
from locales import Words
from render.caylus import done_to, names, recap
from render.caylus.printed import of_the_rulebook
from render.news import Line

RULES = GAMES["caylus"]
PREVIEW_LINES = 4
BY_THE_CASTLE = ("castle", "gate", "post", "guild", "joust", "stables", "inn")
"""Places without a number, in their order on the board."""
PLACES = ("place", "gate")
"""Questions for a place on the whole board."""
PLACES_AT_MOST = 14
"""So many places are buttons; one more would not be worth a menu."""
AT_ONCE = ("place", "production", "bonus")
"""Questions whose answers are so plain that nobody wants to confirm them."""


class CaylusDesk(Desk):
    def chapter(self, number: int, w: Words) -> str:
        return w("caylus-chapter", number=number)

    def of_the_rulebook(self, w: Words) -> Mapping[str, int | str]:
        return of_the_rulebook(w)

    def title(self, reader: Reader) -> str:
        view, w = reader.view, reader.w
        if view.is_over:
            return w("caylus-over")
        return w("caylus-turn", turn=view.table.turn, phase=PHASE_NAMES[view.table.phase])

    def wanted(self, reader: Reader) -> str:
        return reader.w("caylus-wanted", asked=RULES.asked(reader.view, ()))

    def heading(self, reader: Reader, question: Question) -> str:
        found = HEADINGS.get(question.asked)
        return (
            found(reader, question) if found else reader.w(f"caylus-ask-{question.asked}", **of_the_rulebook(reader.w))
        )

    def label(self, reader: Reader, question: Question, answer: str) -> Label:
        found = ANSWERS.get((question.asked, answer)) or ANSWERS.get(("", answer)) or LABELS[question.asked]
        return found(reader, question, answer)

    def offered(self, view: View, question: Question) -> Sequence[Path]:
        """Places as they lie: by the castle, then along the road. Of many, only its newest; the menu has the others."""
        if question.asked not in PLACES:
            return super().offered(view, question)
        listed = self.listed(view, question, is_opened=False)
        shown = [answer for answer in question.answers if answer not in listed]
        return [(*question.path, answer) for answer in sorted(shown, key=_as_it_lies)]

    def listed(self, view: View, question: Question, is_opened: bool) -> Sequence[str]:
        if question.asked not in PLACES or len(question.answers) <= PLACES_AT_MOST + 1:
            return ()
        road = [answer for answer in question.answers if answer.isdigit()]
        room = max(PLACES_AT_MOST - (len(question.answers) - len(road)), 0)
        shown = sorted(road, key=lambda answer: _newest_first(view, int(answer)))[:room]
        return [answer for answer in road if answer not in shown]

    def others(self, reader: Reader, question: Question) -> str:
        return reader.w("caylus-others")

    def hints(self, reader: Reader, question: Question) -> list[str]:
        """What few answers bring; of many, the picture tells it."""
        told = self.status(reader) if question.asked in ("guild", "provost") else []
        if question.asked in ("place", "far", "gate") and any(
            _is_beyond(reader.view, each) for each in question.answers
        ):
            told.append(reader.w("caylus-hint-beyond", space=reader.view.table.provost))
        if len(question.answers) > FEW:
            return told
        labels = [self.label(reader, question, answer) for answer in question.answers]
        return told + [
            reader.w("caylus-hint", answer=each.text, gives=each.description) for each in labels if each.description
        ]

    def is_made_at_once(self, view: View, move: Move) -> bool:
        """A worker that is placed, a cube that is taken, a provost who stays: all of it can be taken back for nothing."""
        asked = RULES.asked(view, ())
        is_plain = (
            move.parts == ("provost", "0") if asked == "provost" else asked in AT_ONCE and move.parts != ("pass",)
        )
        return is_plain and not any(event.reveals for event in RULES.preview(view, move))

    def preview(self, reader: Reader, move: Move) -> str:
        """What follows at once; the next turn is another story."""
        view, w = reader.view, reader.w
        events = list(takewhile(lambda event: not isinstance(event, TurnBegan), RULES.preview(view, move)))
        told = recap.lines(events, reader.names, view.table.road, w) or [w("caylus-preview-quiet")]
        more = [w("caylus-preview-more")] if len(told) > PREVIEW_LINES else []
        return "\n".join([*told[:PREVIEW_LINES], *more, *_warning(view, events, w), _balance(view, events, w)])

    def status(self, reader: Reader) -> list[str]:
        """The provost's forecast, while a worker on the road depends on it."""
        found = forecast(reader.view.table)
        if found is None or not (found.threatened or found.hopeful or found.lost):
            return []
        return done_to.outlook(found, reader.names, reader.view.table.road, reader.w)

    def news(self, reader: Reader, events: Sequence[Event]) -> list[Line]:
        return recap.news(events, reader.names, reader.view.table.road, reader.w)

    def done_to(self, reader: Reader, events: Sequence[Event]) -> list[str]:
        seat = reader.view.seat
        return [] if seat is None else done_to.done_to(seat, events, reader.names, reader.view.table.road, reader.w)


def _as_it_lies(answer: str) -> tuple[int, int]:
    """By the castle, on the road, and beyond it; what is no place comes last."""
    if answer in BY_THE_CASTLE:
        return 0, BY_THE_CASTLE.index(answer)
    return (1, int(answer)) if answer.isdigit() else (2, 0)


def _newest_first(view: View, place: Place) -> tuple[bool, bool, int]:
    """Where the provost comes, one's own, then whatever lies furthest along the road: what people choose most."""
    return is_beyond(view, place), view.table.owners[place] != view.seat, -place


def _balance(view: View, events: Sequence[Event], w: Words) -> str:
    """The deniers, and every kind of cube that changes, from here to there."""
    table, seat = view.table, view.seat or 0
    had = _in_hand(table, seat, [])
    pays, gains = [0] * len(had), [0] * len(had)
    for event in events:
        for kind, (now, then) in enumerate(zip(had, _in_hand(table, seat, [event]), strict=True)):
            pays[kind] += max(0, now - then)
            gains[kind] += max(0, then - now)
    phrases = [w("caylus-deniers", number=had[0])]
    phrases += [w("caylus-cube", kind=kind, number=number) for kind, number in zip(KIND_NAMES, had[1:], strict=True)]
    told = [
        balance(phrases[kind], had[kind], pays[kind], gains[kind], w)
        for kind in range(len(had))
        if kind == 0 or pays[kind] or gains[kind]
    ]
    return w("balances", every=" · ".join(told))


def _in_hand(table: TablePart, seat: Seat, events: Sequence[Event]) -> list[int]:
    deniers, cubes = in_hand_after(table, seat, events)
    return [deniers, *cubes]


def _is_beyond(view: View, answer: str) -> bool:
    return answer.isdigit() and is_beyond(view, int(answer))


def _warning(view: View, events: Sequence[Event], w: Words) -> list[str]:
    """A worker that is placed where the provost does not come."""
    return [
        w("caylus-preview-beyond", space=view.table.provost)
        for event in events[:1]
        if isinstance(event, Placed | Sent) and is_beyond(view, event.place)
    ]


def _ask_place(reader: Reader, _question: Question) -> str:
    table, seat = reader.view.table, reader.view.seat or 0
    deniers = names.deniers_phrase(table.deniers[seat], reader.w)
    price = names.deniers_phrase(usual_price(table, seat), reader.w)
    return reader.w("caylus-ask-place", deniers=deniers, workers=table.home[seat], price=price)


def _ask_provost(reader: Reader, question: Question) -> str:
    table, w = reader.view.table, reader.w
    deniers = names.deniers_phrase(table.deniers[reader.view.seat or 0], w)
    return w(f"caylus-ask-{question.asked}", space=table.provost, deniers=deniers)


def _ask_on_road(reader: Reader, question: Question) -> str:
    """About the building whose turn it is; the worker there is the visitor of the one who owns it."""
    table, space = reader.view.table, at(reader.view)
    visitor = reader.names[table.standing[space]]
    return reader.w(f"caylus-ask-{question.asked}", tile=names.tile_name(table.road[space], reader.w), visitor=visitor)


def _ask_cube(reader: Reader, question: Question) -> str:
    way = way_of(reader.view, question.path[1])
    number = way.pay_any + way.pay_mix + way.get_mix if way else 1
    do = "buy" if way and way.get_mix else "sell" if way and way.pay_any else "give"
    return reader.w("caylus-ask-cube", do=do, which=len(question.path) - 1, number=number)


def _ask_work(reader: Reader, question: Question) -> str:
    return reader.w(f"caylus-ask-{question.asked}", role=question.path[0])


def _ask_castle(reader: Reader, _question: Question) -> str:
    table = reader.view.table
    return reader.w("caylus-ask-castle", batches=table.batches[reader.view.seat or 0])


HEADINGS: dict[str, Callable[[Reader, Question], str]] = {
    "place": _ask_place,
    "guild": _ask_provost,
    "provost": _ask_provost,
    "production": _ask_on_road,
    "bonus": _ask_on_road,
    "way": _ask_on_road,
    "cube": _ask_cube,
    "tile": _ask_work,
    "castle": _ask_castle,
}
"""Questions that say more than their own words."""
