"""Cubes of an activity: for the next of them an event is chosen."""

from collections.abc import Sequence

from engine.core.moves import Path
from engine.core.seats import Seat
from engine.troyes.actions.action import Action
from engine.troyes.combat import place_in_queue, put_cubes
from engine.troyes.event_cards import EVENT_KEYS, EVENT_NUMBERS
from engine.troyes.groups import Below
from engine.troyes.moves import Send
from engine.troyes.play import Play
from engine.troyes.state import Sending, TablePart
from engine.troyes.words import exactly


class SendAction(Action[Send]):
    word = "send"
    kind = Send
    asks = ("event",)

    def is_possible(self, table: TablePart, seat: Seat) -> bool:
        return True

    def answers(self, table: TablePart, seat: Seat, words: Path) -> Sequence[str]:
        return () if words else [EVENT_KEYS[threat.card] for threat in table.queue]

    def every(self, table: TablePart, seat: Seat) -> list[Send]:
        return [Send(seat, threat.card) for threat in table.queue]

    def at_random(self, table: TablePart, seat: Seat, below: Below) -> Send:
        return Send(seat, table.queue[below(len(table.queue))].card)

    def read(self, seat: Seat, words: Path) -> Send:
        exactly(words, 1)
        return Send(seat, EVENT_NUMBERS[words[0]])

    def check(self, table: TablePart, move: Send) -> None:
        place_in_queue(table, move.event)

    def carry_out(self, play: Play, move: Send) -> None:
        *pending, asked = play.table.pending
        if asked.times > 1:
            pending.append(Sending(asked.seat, asked.card, asked.cubes, asked.times - 1))
        play.table.pending = pending
        put_cubes(play, move.seat, move.event, asked.cubes)


def only_event(table: TablePart, seat: Seat) -> Send | None:
    """Where there is no choice."""
    return Send(seat, table.queue[0].card) if len(table.queue) == 1 else None
