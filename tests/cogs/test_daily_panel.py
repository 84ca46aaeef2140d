"""The table of a challenge, and what a card tells."""

from cogs.daily_card import Done, grid, painting, shared
from cogs.daily_panel import LINES, table_lines
from cogs.layout import Layout
from locales import words
from service.challenge import Challenge
from service.daily_values import Entry, Feat, Streak

ENGLISH = words("en")


def entries(*totals: int) -> list[Entry]:
    places = [1 + sum(other > total for other in totals) for total in totals]
    return [
        Entry(place, number, f"P{number}", total, number)
        for number, (place, total) in enumerate(zip(places, totals, strict=True), 1)
    ]


def test_who_is_level_shares_a_place_also_as_discord_writes_lists() -> None:
    assert table_lines(entries(30, 30, 20), ENGLISH, 3) == [
        "**1.** P1 · 30",
        "**1.** P2 · 30 · 2 in a row",
        "**3. P3 · 20** · 3 in a row",
    ]


def test_who_stands_further_below_is_named_after_the_best() -> None:
    lines = table_lines(entries(*range(99, 69, -1)), ENGLISH, 20)
    assert len(lines) == LINES + 2
    assert "P20" in lines[-2] and lines[-1] == "… and 19 more"
    assert table_lines([], ENGLISH) == ["Nobody of this server has finished it yet."]


def test_a_name_is_shown_as_it_is_written() -> None:
    (line,) = table_lines([Entry(1, 5, "**@everyone**", 3, 0)], ENGLISH)
    assert line == r"**1.** \*\*\@everyone\*\* · 3"


def done(others: int, streak: int) -> Done:
    feat = Feat(1, 41, others // 2, others)
    return Done(Challenge("day", 20_000), "Aude", feat, Streak(streak, streak, 41), (3, 0, 6, 1, 2, 0))


def said_on(view: Layout) -> str:
    return "\n".join(getattr(item, "content", "") for item in view.walk_children())


def test_a_card_tells_how_much_and_how_well_but_neither_where_nor_when() -> None:
    told = said_on(shared(done(9, 4), None, ENGLISH))
    assert "**41 points** · better than 44 % of 9 others so far · 4 days in a row" in told
    assert grid((3, 0, 6, 1, 2, 0)).splitlines()[0] == "🏰 🟥🟥🟥⬛⬛⬛"
    first = said_on(shared(done(0, 1), None, ENGLISH))
    assert "the first to finish it" in first and "in a row" not in first
    card = painting(done(9, 4), ENGLISH)
    assert [row.built for row in card.rows] == [3, 0, 6, 1, 2, 0]
    assert card.figures[1] == ("44 %", "of 9 others are behind")
