"""What is posted of a league, and what its pictures show: examples, without Discord and without a database."""

from msgspec.structs import replace

from cogs.league import my_table
from cogs.league_letters import CalledOff, RoundBegins, RoundEnds, SignUp, to_post
from cogs.league_picture import Page, page_of, pages, picture_of
from cogs.league_post import mark_of, written
from locales import words
from service.leagues.values import Chair, Edition, League, LeagueTable, Member, Terms
from service.values import Post

ENGLISH = words("en")
POST = Post("", 1, 70, 900)


def table(number: int, round: int = 1, *, division: int = 1, people: tuple[int, ...] = (1, 2, 3)) -> LeagueTable:
    chairs = tuple(Chair(who, place, False) for place, who in enumerate(people, start=1))
    return LeagueTable(round, number, division, number, 700 + number, 5000.0, True, chairs)


def still_on(each: LeagueTable) -> LeagueTable:
    return replace(each, is_done=False, chairs=tuple(replace(chair, place=0) for chair in each.chairs))


def edition(*tables: LeagueTable, people: int = 3, divisions: int = 1, ended: bool = False) -> Edition:
    members = tuple(
        Member(who, f"Player {who}", 1 + (who - 1) * divisions // people, 1, 0, False) for who in range(1, people + 1)
    )
    return Edition(1, bytes(32), "c0ffee", 100.0, None, 900.0 if ended else None, members, tables)


def league(status: str, its: Edition, **changed: object) -> League:
    of = League(1, 7, 70, 1, "caylus", Terms(), status, 1, 5, its, None, {})  # type: ignore[arg-type]
    return replace(of, **changed)


def test_a_sign_up_is_posted_once_and_brought_up_to_date_with_each_change() -> None:
    gathering = league("gathering", edition(), round=0)
    assert to_post(gathering) == [SignUp(1, None, True)]
    posted = replace(gathering, posts={"signup:1": replace(POST, version=4)})
    assert to_post(posted) == [SignUp(1, posted.posts["signup:1"], True)]
    assert to_post(replace(posted, version=4)) == []


def test_a_round_is_announced_when_all_its_tables_are_open() -> None:
    waiting = replace(still_on(table(2)), game_id=None)
    assert to_post(league("playing", edition(still_on(table(1)), waiting))) == []
    assert to_post(league("playing", edition(still_on(table(1)), still_on(table(2))))) == [RoundBegins(1, 1)]


def test_the_end_of_a_round_comes_before_the_beginning_of_the_next() -> None:
    its = edition(table(1), still_on(table(1, 2)))
    assert to_post(league("playing", its, round=2)) == [RoundEnds(1, 1, False), RoundBegins(1, 2)]
    posts = {"end:1:1": POST, "round:1:2": POST}
    assert to_post(league("playing", its, round=2, posts=posts)) == []


def test_what_ended_while_the_next_edition_opened_is_told_first() -> None:
    before = edition(table(1), ended=True)
    now = replace(edition(people=0), number=2)
    assert to_post(league("gathering", now, before=before, round=0)) == [RoundEnds(1, 1, True), SignUp(2, None, True)]


def test_a_league_that_was_called_off_says_so_last() -> None:
    off = league("over", edition(still_on(table(1)), ended=True), posts={"signup:1": POST})
    assert to_post(off) == [SignUp(1, POST, False), CalledOff(1)]
    assert to_post(replace(off, posts={"signup:1": POST, "closed:1": POST, "off:1": POST})) == []
    played = league("over", edition(table(1), ended=True), posts={"closed:1": POST, "signup:1": POST})
    assert to_post(played) == [RoundEnds(1, 1, True)]


def test_every_post_can_be_found_again_by_its_mark() -> None:
    its = league("playing", edition(table(1), ended=True))
    for letter in (SignUp(1, None, True), RoundBegins(1, 1), RoundEnds(1, 1, True), CalledOff(1)):
        ids = {getattr(part, "custom_id", None) for part in written(its, letter, (), ENGLISH).walk_children()}
        assert mark_of(its, letter) in ids


def test_the_last_post_names_the_winners_and_who_goes_up_and_down() -> None:
    tables = [table(1, people=(1, 2, 3, 4, 5)), table(2, division=2, people=(6, 7, 8, 9, 10))]
    its = league("over", edition(*tables, people=10, divisions=2, ended=True))
    text = "\n".join(
        getattr(part, "content", "") for part in written(its, RoundEnds(1, 1, True), (), ENGLISH).walk_children()
    )
    assert "**Player 1** wins edition 1!" in text
    assert "**Player 6** is first in division 2." in text
    assert "▲ Player 6 ▼ Player 5" in text
    assert bytes(32).hex() in text


def test_each_division_has_a_page_and_the_reader_finds_their_own() -> None:
    tables = [table(1, people=(1, 2, 3, 4, 5)), table(2, division=2, people=(6, 7, 8, 9, 10))]
    its = edition(*tables, people=10, divisions=2)
    assert pages(its) == [Page(1, 0), Page(2, 0)]
    assert (page_of(its, 7), page_of(its, 3), page_of(its, 99)) == (2, 1, 1)
    shown = picture_of(league("playing", its), its, Page(2, 0), 7, ENGLISH)
    assert [line.moves for line in shown.lines] == [1, 0, 0, 0, 0]
    assert [line.is_mine for line in shown.lines] == [False, True, False, False, False]
    assert shown.lines[0].rounds == (7.0, None, None)
    assert shown.mine == "You are 2. of 5 with 5.5"
    above = picture_of(league("playing", its), its, Page(1, 0), None, ENGLISH)
    assert [line.moves for line in above.lines] == [0, 0, 0, 0, -1]


def test_a_division_of_more_than_ten_has_two_pages() -> None:
    its = edition(table(1, people=tuple(range(1, 13))), people=12)
    assert pages(its) == [Page(1, 0), Page(1, 10)]
    assert page_of(its, 12) == 2


# What somebody reads of their own table


def test_of_ones_own_table_one_reads_where_it_is_that_it_will_open_or_that_it_is_over() -> None:
    on = still_on(table(1))

    def read_of(each: LeagueTable, user_id: int = 1) -> str:
        return my_table(league("playing", edition(each, people=4)), user_id, ENGLISH)

    where = "<#701>"
    assert where in read_of(on)
    soon, over = read_of(replace(on, channel_id=None)), read_of(table(1))
    assert where not in soon + over and len({soon, over, read_of(on, 4), read_of(on, 9)}) == 4
    assert read_of(replace(table(1), channel_id=None)) == over
