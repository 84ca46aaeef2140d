"""Troyes Dice: how a pick is asked, and what the channel is told."""

from collections.abc import Mapping, Sequence

from cogs.games import troyes_dice_offers as offers
from cogs.games.desk import Desk, Label, Reader, balance
from cogs.games.troyes_dice_signs import CITIZEN_EMOJI, DIE_EMOJI, RESOURCE_EMOJI, ROW_EMOJI
from engine.core.choosing import Question
from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.moves import Move, Path
from engine.core.seats import Seat
from engine.registry import GAMES
from engine.troyes_dice.events import Ended, Numbered, Picked, Rolled, Started, Used
from engine.troyes_dice.facts import COLOUR_LETTERS, HALF_DAYS, ROWS, Payment
from engine.troyes_dice.moves import Number
from engine.troyes_dice.notation import HEAD
from engine.troyes_dice.state import Die, View
from locales import Words
from render.news import Line
from render.troyes_dice import done_to, names, recap
from render.troyes_dice.printed import of_the_rulebook

RULES = GAMES["troyes_dice"]
ON_A_BUTTON = 40
"""Letters; what a use brings is left to the preview where it takes more."""


class TroyesDiceDesk(Desk):
    asks_privately = True

    def chapter(self, number: int, w: Words) -> str:
        return names.half_day_name(number, w) if number else w("troyes_dice-beginning")

    def of_the_rulebook(self, w: Words) -> Mapping[str, int | str]:
        return of_the_rulebook(w)

    def title(self, reader: Reader) -> str:
        view, w = reader.view, reader.w
        if view.is_over:
            return w("troyes_dice-over")
        return names.half_day_name(view.half_day, w) if view.half_day else w("troyes_dice-numbering")

    def heading(self, reader: Reader, question: Question) -> str:
        w = reader.w
        if question.asked == "column":
            return w("troyes_dice-ask-column", so_far=" ".join(question.path[1:]) or "–")
        return w(f"troyes_dice-ask-{question.asked}")

    def label(self, reader: Reader, question: Question, answer: str) -> Label:
        view, w = reader.view, reader.w
        match question.asked:
            case "die":
                return _die_label(offers.die_of(view, answer), w)
            case "payment":
                paid = offers.payment_of(answer)
                emoji = RESOURCE_EMOJI[next(colour for colour, number in enumerate(paid) if number)]
                return Label(w("troyes_dice-answer-payment", cost=names.cost(paid, w)), emoji)
            case "change":
                return _change_label(view, question.path, answer, w)
            case "action":
                return _action_label(question.path[-1], answer, w)
            case "bonus":
                return Label(w("troyes_dice-answer-bonus", bonus=answer))
            case "work" | "prestige":
                return _building_label(answer, w)
            case "over" | "feast":
                colour = COLOUR_LETTERS.index(answer)
                citizen = w("troyes_dice-citizen", colour=names.COLOUR_NAMES[colour], number=1)
                return Label(citizen, CITIZEN_EMOJI[colour])
            case _:
                return Label(answer)

    def shown(self, view: View, question: Question) -> Sequence[str]:
        """Dice that are too dear are shown with their price."""
        if question.asked != "die" or view.today is None:
            return question.answers
        dice = [str(die.slot) for die in view.today.dice if die.is_available]
        return dice if set(question.answers) <= set(dice) else question.answers

    def preset(self, view: View, question: Question) -> str | None:
        """A die is used as it lies, and paid for with what there is most of."""
        if question.asked == "payment":
            return max(question.answers, key=lambda answer: offers.left_by(view, answer))
        same = offers.face(view, question.path[0]) if question.asked == "change" else None
        return same if same in question.answers else None

    def offered(self, view: View, question: Question) -> Sequence[Path]:
        return offers.as_they_lie(view, question) if question.asked == "die" else super().offered(view, question)

    def offered_below(self, view: View, question: Question) -> Sequence[Path]:
        return offers.changed(view, question) if question.asked == "die" else ()

    def below(self, reader: Reader, question: Question) -> str:
        return reader.w("troyes_dice-below")

    def offered_anew(self, view: View, question: Question) -> Sequence[Path]:
        if question.asked != "change":
            return super().offered_anew(view, question)
        return offers.changed_anew(view, question)

    def lies_open(self, question: Question) -> bool:
        return question.asked == "payment"

    def listed(self, view: View, question: Question, is_opened: bool) -> Sequence[str]:
        """Every other change of a die."""
        return question.answers if is_opened and question.asked == "change" else ()

    def others(self, reader: Reader, question: Question) -> str:
        return reader.w("troyes_dice-others")

    def label_of(self, reader: Reader, question: Question, path: Path) -> Label:
        if len(path) < HEAD or question.asked not in ("die", "change"):
            return super().label_of(reader, question, path)
        if question.asked == "die" and path[2] == offers.face(reader.view, path[0]):
            return _use_label(reader.view, path, reader.w)
        return _changed_label(reader.view, question, path, reader.w)

    def openings(self, reader: Reader, question: Question) -> Sequence[tuple[Path, str]]:
        """Dice that can be turned or recoloured."""
        if question.asked != "die":
            return ()
        view, alike = reader.view, offers.twins(reader.view, question.answers)
        paths = [(slot, offers.payments(view, slot)[0]) for slot in question.answers]
        return [
            (path, _to_change(view, path[0], reader.w, ".twin" if path[0] in alike else ""))
            for path in paths
            if len(RULES.answers(view, path)) > 1
        ]

    def otherwise(self, reader: Reader, question: Question) -> str:
        return _to_change(reader.view, question.path[0], reader.w)

    def hints(self, reader: Reader, question: Question) -> list[str]:
        view, w = reader.view, reader.w
        if question.asked == "die":
            dice = [_die_label(offers.die_of(view, answer), w).text for answer in self.shown(view, question)]
            return [w("troyes_dice-prices", prices=" – ".join(dice))]
        if question.asked != "action":
            return []
        return [
            w("troyes_dice-gives", action=self.label(reader, question, answer).text, gains=_gives(view, path, w))
            for answer in question.answers
            if answer != "gain"
            for path in [(*question.path, answer)]
        ]

    def preview(self, reader: Reader, move: Move) -> str:
        view, w = reader.view, reader.w
        if isinstance(move, Number):
            return w("troyes_dice-columns-chosen", columns=" ".join(map(str, move.columns)))
        events = RULES.preview(view, move)
        used = next(event for event in events if isinstance(event, Used))
        sentence = w(
            "troyes_dice-preview",
            action=names.action_name(used, w),
            die=names.die_name(used.colour, used.value, w),
            gains=recap.gains(events, w) or w("troyes_dice-gives-nothing"),
        )
        return "\n".join([sentence, *_balance(view, events, used.spent, w)])

    def status(self, reader: Reader) -> list[str]:
        view: View = reader.view
        if view.table.is_together or view.is_over:
            return []
        return [
            reader.w("own-pace-line", name=name, done=done, all=HALF_DAYS)
            for name, done in zip(reader.names, view.table.finished, strict=True)
        ]

    def news(self, reader: Reader, events: Sequence[Event]) -> list[Line]:
        return recap.news([event for event in events if not isinstance(event, Picked)], reader.names, reader.w)

    def done_to(self, reader: Reader, events: Sequence[Event]) -> list[str]:
        seat = reader.view.seat
        return [] if seat is None else done_to.done_to(seat, events, reader.w)

    def is_news(self, view: View, event: Event) -> bool:
        if view.table.is_together:
            return isinstance(event, Started | Numbered | Rolled | Ended)
        return isinstance(event, Started | Ended)

    def calls(self, view: View, event: Event) -> bool:
        return isinstance(event, Started | Rolled)

    def chosen(self, reader: Reader) -> tuple[Path, str] | None:
        pick = reader.view.pick
        return None if pick is None else (pick.parts, self.preview(reader, pick))

    def shows_sheet(self, view: View, seat: Seat) -> bool:
        return view.sheets[seat] is not None


def _use_label(view: View, path: Path, w: Words) -> Label:
    """A die as it lies; its price is told above."""
    die = offers.die_of(view, path[0])
    gives = "none" if path[3] == "gain" else _gives(view, path, w)
    text = _used(path, gives, w)
    return Label(text if len(text) <= ON_A_BUTTON else _used(path, "none", w), DIE_EMOJI[die.colour])


def _changed_label(view: View, question: Question, path: Path, w: Words) -> Label:
    """Of a die that is chosen what it becomes and the price of that; else the die before it, and the whole price."""
    die, colour = offers.die_of(view, path[0]), COLOUR_LETTERS.index(path[2][0])
    use = _used(path, "none", w)
    if question.asked == "change":
        price = _signs(offers.price_of_change(view, path), w)
        return Label(w("troyes_dice-answer-changed", use=use, price=price), DIE_EMOJI[colour])
    becomes = "same" if colour == die.colour else DIE_EMOJI[colour]
    turned = w("troyes_dice-answer-turned", value=die.value, colour=becomes, use=use)
    price = _signs(offers.whole_price(view, path), w)
    return Label(w("troyes_dice-answer-changed", use=turned, price=price), DIE_EMOJI[die.colour])


def _used(path: Path, gives: str, w: Words) -> str:
    _, _, change, action, *_ = path
    use = _action_label(change, action, w).text if action == "gain" else w("troyes_dice-row", row=action)
    return w("troyes_dice-answer-use", value=int(change[1:]), use=use, gives=gives)


def _to_change(view: View, slot: str, w: Words, kind: str = "") -> str:
    die = offers.die_of(view, slot)
    return w(f"troyes_dice-otherwise-change{kind}", die=names.die_name(die.colour, die.value, w), slot=slot)


def _signs(price: Payment, w: Words) -> str:
    """What is paid, short enough for a button."""
    paid = zip(price, RESOURCE_EMOJI, strict=True)
    return " ".join(w("troyes_dice-sign", number=number, sign=sign) for number, sign in paid if number)


def _die_label(die: Die, w: Words) -> Label:
    costs = w("or").join(dict.fromkeys(names.cost(payment, w) for payment in die.payments))
    key = "troyes_dice-answer-black-die" if die.is_black else "troyes_dice-answer-die"
    text = w(key, colour=names.COLOUR_NAMES[die.colour], value=die.value, cost=costs)
    return Label(text, DIE_EMOJI[die.colour])


def _change_label(view: View, path: Path, answer: str, w: Words) -> Label:
    colour, value = COLOUR_LETTERS.index(answer[0]), int(answer[1:])
    text = w("troyes_dice-answer-change", colour=names.COLOUR_NAMES[colour], value=value)
    price = offers.price_of_change(view, (*path, answer))
    if any(price):
        description = w("troyes_dice-answer-change.cost", cost=names.resources(price, w))
    else:
        description = w("troyes_dice-answer-change.same")
    return Label(text, DIE_EMOJI[colour], description)


def _action_label(change: str, answer: str, w: Words) -> Label:
    colour, value = COLOUR_LETTERS.index(change[0]), int(change[1:])
    if answer == "gain":
        gain = w("troyes_dice-resource", colour=names.COLOUR_NAMES[colour], number=value)
        return Label(w("troyes_dice-answer-gain", gain=gain), RESOURCE_EMOJI[colour])
    row = ROWS.index(answer)
    return Label(names.building_name(row, value, w), ROW_EMOJI[row])


def _building_label(answer: str, w: Words) -> Label:
    row = ROWS.index(answer[:-1])
    return Label(names.building_name(row, int(answer[-1]), w), ROW_EMOJI[row])


def _gives(view: View, path: Path, w: Words) -> str:
    """What an action would bring; a bonus that still asks something is only announced."""
    move = RULES.move(view.seat or 0, path)
    try:
        RULES.check(view, path)
    except EngineError:
        return w("troyes_dice-gives-bonus")
    return recap.gains(RULES.preview(view, move), w) or w("troyes_dice-gives-nothing")


def _balance(view: View, events: Sequence[Event], spent: Payment, w: Words) -> list[str]:
    """Every resource from here to there."""
    sheet, won = view.sheet, recap.won_resources(events)
    if sheet is None:
        return []
    amounts = [(colour, sheet.stock(colour), spent[colour], won[colour]) for colour in range(3)]
    told = [
        balance(w("troyes_dice-resource", colour=names.COLOUR_NAMES[colour], number=had), had, pays, gains, w)
        for colour, had, pays, gains in amounts
    ]
    return [w("balances", every=" · ".join(told))]
