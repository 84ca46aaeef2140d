"""What is to be posted of a league: a pure function of what it is and of what was posted before."""

from typing import TypeAlias

from msgspec import Struct

from service.leagues.values import Edition, League
from service.values import Post


class SignUp(Struct, frozen=True):
    """Who may join and who has; `edits` is the post that stands already. Not `is_open`: it closes."""

    edition: int
    edits: Post | None
    is_open: bool

    @property
    def audience(self) -> str:
        return f"signup:{self.edition}" if self.is_open else f"closed:{self.edition}"


class RoundBegins(Struct, frozen=True):
    edition: int
    round: int

    @property
    def audience(self) -> str:
        return f"round:{self.edition}:{self.round}"


class RoundEnds(Struct, frozen=True):
    """With the last round the edition ends as well."""

    edition: int
    round: int
    is_last: bool

    @property
    def audience(self) -> str:
        return f"end:{self.edition}:{self.round}"


class CalledOff(Struct, frozen=True):
    edition: int

    @property
    def audience(self) -> str:
        return f"off:{self.edition}"


LeagueLetter: TypeAlias = SignUp | RoundBegins | RoundEnds | CalledOff


def to_post(league: League) -> list[LeagueLetter]:
    """The letters that are missing, in their order."""
    wanted: list[LeagueLetter] = []
    if league.before is not None:
        wanted += _ends(league.before)
    wanted += _sign_up(league)
    wanted += _ends(league.edition)
    wanted += _begins(league)
    if league.status == "over" and not _is_played_out(league.edition):
        wanted.append(CalledOff(league.edition.number))
    return [letter for letter in wanted if _is_missing(league, letter)]


def _is_missing(league: League, letter: LeagueLetter) -> bool:
    post = league.posts.get(letter.audience)
    return post is None or (isinstance(letter, SignUp) and letter.is_open and post.version < league.version)


def _sign_up(league: League) -> list[LeagueLetter]:
    number = league.edition.number
    post = league.posts.get(f"signup:{number}")
    if league.status == "gathering":
        return [SignUp(number, post, is_open=True)]
    return [SignUp(number, post, is_open=False)] if post else []


def _begins(league: League) -> list[LeagueLetter]:
    """When all tables are open, so that it can lead to them; of a round that is over nobody needs to read it any more."""
    tables = league.edition.of_round(league.round)
    is_on = league.status == "playing" and not any(table.is_to_open for table in tables)
    return [RoundBegins(league.edition.number, league.round)] if is_on else []


def _ends(edition: Edition) -> list[LeagueLetter]:
    last = max((table.round for table in edition.tables), default=0)
    done = [number for number in range(1, last + 1) if edition.is_done(number)]
    return [RoundEnds(edition.number, number, number == last and edition.ended_at is not None) for number in done]


def _is_played_out(edition: Edition) -> bool:
    last = max((table.round for table in edition.tables), default=0)
    return edition.is_done(last)
