"""How a league looks in its channel: the sign-up, the beginning and the end of each round."""

from collections.abc import Callable, Sequence

import discord

from cogs.layout import Item, Layout, galleries, layout, quoted, row, said
from cogs.league_letters import CalledOff, LeagueLetter, RoundBegins, RoundEnds, SignUp
from cogs.option_words import CLOCK_WORDS, choice_words
from cogs.press import button, custom_id
from locales import Words
from render.picture import Picture
from service.leagues.counting import AVERAGE
from service.leagues.dividing import moving
from service.leagues.values import Edition, League, LeagueTable, other_seats

MORE = "league-post"
RULES = "league-rules"
"""The verbs of a button that every post of a league has: it names the post, so that it can be found again."""


def mark_of(league: League, letter: LeagueLetter) -> str:
    return custom_id(RULES if isinstance(letter, SignUp) else MORE, league.id, letter.audience)


def written(league: League, letter: LeagueLetter, pictures: Sequence[Picture], w: Words) -> Layout:
    edition = edition_of(league, letter.edition)
    match letter:
        case SignUp():
            items = _sign_up(league, edition, letter, w)
        case RoundBegins():
            items = _round_begins(league, edition, letter, w)
        case RoundEnds():
            items = [*_round_ends(league, edition, letter, w), *galleries(pictures)]
        case CalledOff():
            items = [said(f"{title(league, edition, w)}\n{w('league-called-off')}")]
    if isinstance(letter, SignUp) and letter.is_open:
        return layout(*items, row(_sign_up_buttons(league, letter, w)))
    return layout(*items, row([button(MORE, league.id, w("league-more"), letter.audience)]))


def edition_of(league: League, number: int) -> Edition:
    before = league.before
    return before if before is not None and before.number == number else league.edition


def title(league: League, edition: Edition, w: Words) -> str:
    return w("league-title", game=w(league.key), edition=edition.number)


def terms_line(league: League, w: Words) -> str:
    terms = league.terms
    clock = choice_words(CLOCK_WORDS, terms.clock, w)
    return w(
        "league-terms",
        rounds=terms.rounds,
        days=terms.days,
        seats=terms.seats,
        others=other_seats(terms.seats),
        clock=clock,
    )


def people_line(edition: Edition, w: Words) -> str:
    names = ", ".join(quoted(member.name) for member in edition.active)
    return w("league-people", people=len(edition.active), names=names or "—")


def start_line(league: League, w: Words) -> str:
    at = league.edition.starts_at
    return (
        w("league-starts-by-hand")
        if at is None
        else w("league-starts", when=f"<t:{int(at)}:F>", left=f"<t:{int(at)}:R>")
    )


def _sign_up(league: League, edition: Edition, letter: SignUp, w: Words) -> list[Item]:
    if letter.is_open:
        lines = [w("league-sign-up"), terms_line(league, w), start_line(league, w)]
    else:
        begun = w("league-begun", commitment=edition.commitment) if edition.tables else w("league-called-off")
        lines = [terms_line(league, w), begun]
    return [said("\n".join([title(league, edition, w), *lines])), said(people_line(edition, w))]


def _sign_up_buttons(league: League, letter: SignUp, w: Words) -> list[Item]:
    return [
        button("league-join", league.id, w("league-join"), style=discord.ButtonStyle.primary),
        button("league-leave", league.id, w("league-leave")),
        button("league-start", league.id, w("league-start"), style=discord.ButtonStyle.success),
        button(RULES, league.id, w("league-rules"), letter.audience),
    ]


def _round_begins(league: League, edition: Edition, letter: RoundBegins, w: Words) -> list[Item]:
    head = [title(league, edition, w), w("league-round", round=letter.round, rounds=league.terms.rounds)]
    if league.ends_at is not None:
        head.append(w("league-ends", when=f"<t:{int(league.ends_at)}:F>", left=f"<t:{int(league.ends_at)}:R>"))
    lines = _by_division(edition, edition.of_round(letter.round), w, lambda table: _table_line(edition, table, w))
    return [said("\n".join(head)), said("\n".join(lines))]


def _by_division(
    edition: Edition, tables: Sequence[LeagueTable], w: Words, line: Callable[[LeagueTable], str]
) -> list[str]:
    """Each table in a line; with several divisions, each below its name."""
    lines: list[str] = []
    for number in range(1, edition.divisions + 1):
        mine = [line(table) for table in tables if table.division == number]
        if mine and edition.divisions > 1:
            lines.append(f"**{w('league-division', division=number)}**")
        lines += mine
    return lines


def _table_line(edition: Edition, table: LeagueTable, w: Words) -> str:
    names = ", ".join(quoted(edition.name(who)) for who in table.people)
    if table.is_bye:
        return w("league-bye", name=names, points=int(AVERAGE))
    return w("league-table", where=f"<#{table.channel_id}>", names=names)


def _round_ends(league: League, edition: Edition, letter: RoundEnds, w: Words) -> list[Item]:
    head = [title(league, edition, w), w("league-round-over", round=letter.round, rounds=league.terms.rounds)]
    tables = [table for table in edition.of_round(letter.round) if not table.is_bye]
    lines = _by_division(edition, tables, w, lambda table: _winner_line(edition, table, w))
    if letter.is_last:
        lines += _champions(edition, w)
    return [said("\n".join(head)), said("\n".join(lines))]


def _winner_line(edition: Edition, table: LeagueTable, w: Words) -> str:
    won = [chair.user_id for chair in table.chairs if chair.place == 1 and not chair.has_left]
    names = ", ".join(quoted(edition.name(who)) for who in won)
    return w("league-won", table=table.number, names=names or "—", winners=len(won))


def _champions(edition: Edition, w: Words) -> list[str]:
    """Who is first in each division, who goes up and down, and what everybody needs to check the draw."""
    lines: list[str] = []
    for division in range(1, edition.divisions + 1):
        first = quoted(edition.name(edition.standings(division)[0].user_id))
        key = "league-champion" if division == 1 else "league-first"
        lines.append(w(key, name=first, edition=edition.number, division=division))
    for upper in range(1, edition.divisions):
        above, below = edition.standings(upper), edition.standings(upper + 1)
        many = moving(len(above), len(below))
        if many:
            up, down = (
                ", ".join(quoted(edition.name(each.user_id)) for each in who) for who in (below[:many], above[-many:])
            )
            lines.append(w("league-moves", up=up, down=down, division=upper))
    return [*lines, w("league-seed", seed=edition.seed.hex())]
