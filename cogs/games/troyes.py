"""Troyes: how its decisions are asked, and what the channel is told."""

from collections.abc import Mapping, Sequence
from typing import cast

from cogs.games import troyes_offers
from cogs.games.desk import FEW, Desk, Label, Reader, balance
from cogs.games.troyes_answers import LABELS, RULES, preset, ready_label, running, words_of
from cogs.games.troyes_offers import GROUPS
from engine.core.choosing import Question
from engine.core.events import Event
from engine.core.moves import Move, Path
from engine.troyes.facts import REROLL
from engine.troyes.moves import Pass, Reroll, Settle
from engine.troyes.state import PHASES, View
from engine.troyes.tally import changes, defence
from locales import Words
from render.news import Line
from render.troyes.done_to import done_to, since
from render.troyes.names import card_name, die_name, space_name
from render.troyes.printed import of_the_rulebook
from render.troyes.recap import lines, news

MOST_NEWS = 14
"""Lines about le Roy and a new round on the panel of somebody who plays alone."""


class TroyesDesk(Desk):
    def chapter(self, number: int, w: Words) -> str:
        return w("troyes-chapter", number=number)

    def of_the_rulebook(self, w: Words) -> Mapping[str, int | str]:
        return of_the_rulebook(w)

    def title(self, reader: Reader) -> str:
        view, w = reader.view, reader.w
        table = view.table
        if view.is_over:
            return w("troyes-over")
        if not table.round:
            return w("troyes-first-citizens")
        return w("troyes-round", round=table.round, rounds=table.round + view.red_left, phase=PHASES[table.phase])

    def wanted(self, reader: Reader) -> str:
        table = reader.view.table
        return reader.w("troyes-wanted", asked="send" if table.pending else PHASES[table.phase])

    def heading(self, reader: Reader, question: Question) -> str:
        view, w = reader.view, reader.w
        first = question.path[0] if question.path else ""
        match question.asked:
            case "dice" if first == "counter":
                strength, wanted = defence(view, question.path)
                if strength >= wanted:
                    return w("troyes-ask-beyond", strength=strength, wanted=wanted)
                if strength:
                    return w("troyes-ask-more-strength", strength=strength, wanted=wanted)
                black = question.path[1 : question.path.index("done")]
                values = " + ".join([str(view.table.black[0]), *(word.removeprefix("+") for word in black)])
                key = "troyes-ask-defence.several" if black else "troyes-ask-defence"
                return w(key, black=values, wanted=wanted, **of_the_rulebook(w))
            case "dice" if first in GROUPS and running(reader, question.path):
                return w("troyes-ask-more-dice")
            case "dice" | "die" if first in ("flip", "reroll"):
                return w(f"troyes-ask-{first}")
            case "event" if first == "send":
                asked = view.table.pending[-1]
                return w("troyes-ask-send", card=card_name(asked.card, w), cubes=asked.cubes, times=asked.times)
            case "source" if first == "use":
                return w("troyes-ask-hire")
            case _:
                return w(f"troyes-ask-{question.asked}")

    def label(self, reader: Reader, question: Question, answer: str) -> Label:
        return LABELS[question.asked](reader, question, answer)

    def preset(self, view: View, question: Question) -> str | None:
        return preset(question)

    def offered(self, view: View, question: Question) -> Sequence[Path]:
        return troyes_offers.offered(view, question) or super().offered(view, question)

    def label_of(self, reader: Reader, question: Question, path: Path) -> Label:
        if len(path) == len(question.path) + 1 or (question.asked == "action" and len(path) == 1):
            return super().label_of(reader, question, path)
        return ready_label(reader, question, path)

    def openings(self, reader: Reader, question: Question) -> Sequence[tuple[Path, str]]:
        """Any other dice than the ready-made groups."""
        if question.asked not in ("dice", "black") or not troyes_offers.offered(reader.view, question):
            return ()
        return [(question.path, reader.w("troyes-otherwise-groups"))]

    def otherwise(self, reader: Reader, question: Question) -> str:
        return reader.w(f"troyes-otherwise-{question.asked}")

    def so_far(self, reader: Reader, answered: Sequence[tuple[Question, str]]) -> str:
        """Dice are told together."""
        shown = [(question, answer) for question, answer in answered if question.asked != "dice"]
        if len(shown) > 1 and shown[0][1] in ("use", "fight"):
            shown = shown[1:]  # The card says what is done.
        told = [self.label(reader, question, answer).text for question, answer in shown]
        dice = [question for question, _ in answered if question.asked == "dice"]
        group = running(reader, (*dice[-1].path, answered[-1][1])) if dice else ""
        return " · ".join([*told, group] if group else told)

    def hints(self, reader: Reader, question: Question) -> list[str]:
        w = reader.w
        so_far = words_of(reader, question.path)
        if len(question.answers) > FEW or self.openings(reader, question):
            return so_far
        labels = [self.label(reader, question, answer) for answer in question.answers]
        told = [
            w("troyes-answer-outcome", answer=each.text, outcome=each.description)
            for each in labels
            if each.description
        ]
        return [*so_far, *told]

    def preview(self, reader: Reader, move: Move) -> str:
        view, w = reader.view, reader.w
        events = RULES.preview(view, move)
        match move:
            case Settle():
                return w("troyes-preview-settle", space=space_name(move.space, w))
            case Pass():
                return w("troyes-preview-pass", **of_the_rulebook(w))
            case Reroll():
                cost = w("troyes-influence", number=REROLL)
                told = [w("troyes-preview-reroll", die=die_name(move.die, w), cost=cost)]
            case _:
                told = lines(events, reader.names, w)
        return "\n".join([*told, *words_of(reader, move.parts), _afterwards(reader, events)])

    def status(self, reader: Reader) -> list[str]:
        view, w = reader.view, reader.w
        table = view.table
        if view.is_over:
            return []
        told: list[str] = []
        if table.black:
            told.append(w("troyes-status-black", values=" ".join(map(str, table.black))))
        passed = [f"{reader.names[seat]} ({deniers})" for seat, deniers in enumerate(table.passed) if deniers]
        if passed:
            told.append(w("troyes-status-passed", names=", ".join(passed)))
        if table.pending:
            asked = table.pending[-1]
            card = card_name(asked.card, w)
            told.append(w("troyes-status-sending", name=reader.names[asked.seat], card=card, times=asked.times))
        return told

    def news(self, reader: Reader, events: Sequence[Event]) -> list[Line]:
        return news(events, reader.names, reader.w)

    def done_to(self, reader: Reader, events: Sequence[Event]) -> list[str]:
        view = reader.view
        if view.seat is None:
            return []
        if view.table.is_solo:
            return since(view.seat, events, reader.names, reader.w)[-MOST_NEWS:]
        return done_to(view.seat, events, reader.names, reader.w)


def _afterwards(reader: Reader, events: Sequence[Event]) -> str:
    """Deniers, influence and points from here to there."""
    view, w = cast(View, reader.view), reader.w
    seat = view.seat or 0
    each = [changes([event], seat) for event in events]
    points = view.hand.points if view.hand else 0
    amounts = [
        ("troyes-deniers", view.table.deniers[seat], [change.deniers for change in each]),
        ("troyes-influence", view.table.influence[seat], [change.influence for change in each]),
        ("troyes-points", points, [change.points for change in each]),
    ]
    told = [
        balance(w(key, number=had), had, -sum(min(0, n) for n in moved), sum(max(0, n) for n in moved), w)
        for key, had, moved in amounts
    ]
    return w("balances", every=" · ".join(told))
