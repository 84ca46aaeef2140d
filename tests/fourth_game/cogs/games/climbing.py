"""Climbing: how a move is asked, and what the channel is told."""

from collections.abc import Sequence

from engine.climbing.game import Climbed, Dared, Rested, Threw, View, told

from cogs.games.desk import Desk, Label, Reader
from engine.core.choosing import Question
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.seats import Seat
from render.news import TOLD, Line, line


class ClimbingDesk(Desk):
    def title(self, reader: Reader) -> str:
        view = reader.view
        return reader.w("climbing-over" if view.is_over else "climbing-turn", turn=min(view.table.rests) + 1)

    def heading(self, reader: Reader, question: Question) -> str:
        return reader.w(f"climbing-ask-{question.asked}")

    def label(self, reader: Reader, question: Question, answer: str) -> Label:
        return Label(reader.w(f"climbing-answer-{answer}"))

    def preview(self, reader: Reader, move: Move) -> str:
        return "\n".join(line.text for line in self.news(reader, told(move)))

    def news(self, reader: Reader, events: Sequence[Event]) -> list[Line]:
        return [line(text, [event], lambda _: TOLD) for event in events if (text := _line(reader, event))]

    def shows_sheet(self, view: View, seat: Seat) -> bool:
        return view.hands[seat] is not None


def _line(reader: Reader, event: Event) -> str:
    names, w = reader.names, reader.w
    match event:
        case Climbed():
            return w("climbing-climbed", name=names[event.seat], steps=event.by)
        case Dared():
            return w("climbing-dared", name=names[event.seat])
        case Threw():
            return w("climbing-threw", name=names[event.seat], value=event.value)
        case Rested():
            return w("climbing-rested", name=names[event.seat])
        case _:
            return ""
