"""From an edition of a league to the pictures of its standings: a page for each division, two for one of more than ten."""

from msgspec import Struct

from locales import Words
from render.standing.league import ROWS_AT_MOST, Line, Table, number_said
from service.leagues.counting import Standing, points
from service.leagues.dividing import moving
from service.leagues.values import Edition, League


class Page(Struct, frozen=True):
    division: int
    first: int
    """How many of the division stand on pages before."""


def pages(edition: Edition) -> list[Page]:
    return [
        Page(division, first)
        for division in range(1, edition.divisions + 1)
        for first in range(0, max(1, len(edition.standings(division))), ROWS_AT_MOST)
    ]


def page_of(edition: Edition, user_id: int) -> int:
    """The number of the page on which somebody stands, from 1; the first where nowhere."""
    for number, page in enumerate(pages(edition), start=1):
        shown = edition.standings(page.division)[page.first : page.first + ROWS_AT_MOST]
        if any(each.user_id == user_id for each in shown):
            return number
    return 1


def picture_of(league: League, edition: Edition, page: Page, user_id: int | None, w: Words) -> Table:
    standings = edition.standings(page.division)
    shown = standings[page.first : page.first + ROWS_AT_MOST]
    played = max((table.round for table in edition.tables), default=0)
    about = [w("league-edition", edition=edition.number), w("league-picture-round", round=played)]
    if edition.divisions > 1:
        about.append(w("league-division", division=page.division))
    lines = tuple(
        Line(
            each.place,
            edition.name(each.user_id),
            tuple(_won(edition, each.user_id, number + 1) for number in range(league.terms.rounds)),
            each.wins,
            each.points,
            _moves(edition, page.division, each.place, len(standings)),
            each.has_left,
            each.user_id == user_id,
        )
        for each in shown
    )
    mine = next((each for each in standings if each.user_id == user_id), None)
    title = w("league-picture-title", game=w(league.key))
    return Table(title, " · ".join(about), league.terms.rounds, lines, _mine(mine, len(standings), w))


def _mine(mine: Standing | None, people: int, w: Words) -> str:
    if mine is None:
        return ""
    return w("league-picture-mine", place=mine.place, people=people, points=number_said(mine.points))


def _won(edition: Edition, user_id: int, number: int) -> float | None:
    table = edition.table_of(user_id, number)
    if table is None or not table.is_done:
        return None
    return points(table.sat)[table.people.index(user_id)]


def _moves(edition: Edition, division: int, place: int, people: int) -> int:
    """Whether somebody would go up or down if it ended now."""
    above = len(edition.standings(division - 1)) if division > 1 else 0
    below = len(edition.standings(division + 1)) if division < edition.divisions else 0
    if above and place <= moving(above, people):
        return 1
    return -1 if below and place > people - moving(people, below) else 0
