"""How a lobby looks."""

from collections.abc import Mapping, Sequence

import discord

from cogs.games import DESKS
from cogs.layout import Item, Layout, layout, quoted, row, rule, said
from cogs.option_words import choice_words
from cogs.press import button, menu
from engine.ai import COMPUTERS
from locales import Words
from service.options import AWAY, CLOCK, TIME_UP
from service.values import Sitter, Table

REMOVE_COMPUTER = "remove"
REMOVE_PERSON = "remove-"
"""In the menu, before the user whom the host sends away."""

OF_THE_CLOCK = (CLOCK.key, TIME_UP.key, AWAY.key)


def lobby(table: Table, w: Words, brought: Sequence[int] = ()) -> Layout:
    """An open table: who sits there, the options, and the buttons. `brought` are users who have not asked for their seat."""
    game = table.game
    seats = w("lobby-seats", taken=len(table.sitters), least=game.min_seats, most=game.max_seats)
    items: list[Item] = [
        said(w("lobby-title", game=w(table.key))),
        said(w(f"{table.key}.pitch", **DESKS[table.key].of_the_rulebook(w))),
        said("\n".join([seats, *(_sitter_line(sitter, table, w) for sitter in table.sitters)])),
        said("\n".join(option_lines(table, w))),
        *([said(w("lobby-brought", names=", ".join(f"<@{user}>" for user in brought)))] if brought else []),
        rule(),
        _buttons(table, w),
        row([_computers(table, w)]),
        *_to_send_away(table, w),
    ]
    return layout(*items)


def begun(table: Table, w: Words, ended_by: str = "", *, has_lapsed: bool = False) -> Layout:
    """What remains of the lobby once the game is on, or was called off. `ended_by` keeps order here."""
    key = "lobby-begun" if table.started_at else "lobby-closed"
    title = [w(key, game=w(table.key)), *([w("ended-for-order", name=quoted(ended_by))] if ended_by else [])]
    title += [w("lobby-lapsed")] if has_lapsed else []
    lines = [_sitter_line(sitter, table, w) for sitter in table.sitters]
    # Where one post is edited from the beginning to the end, the proof would be gone with its first stretch.
    is_edited = table.is_compact or table.is_alone
    proof = [w("board-commitment", commitment=table.commitment)] if is_edited and table.started_at else []
    return layout(said("\n".join(title)), said("\n".join([*lines, *option_lines(table, w), *proof])))


def option_lines(table: Table, w: Words) -> list[str]:
    """Without a clock, what would become of it is not worth a line."""
    hidden = OF_THE_CLOCK if table.customs.get(CLOCK.key, CLOCK.default) == CLOCK.default else ()
    chosen = {**table.options, **table.customs}.items()
    named = [(option_key(table, key), value) for key, value in chosen if key not in hidden]
    return [f"-# {w(key)}: {choice_words(key, value, w, table.key)}" for key, value in named]


def option_key(table: Table, option: str) -> str:
    """Where the words of an option stand: those of the rules with their game's, those of the table with the bot's."""
    return f"{table.key}-option-{option}" if option in table.options else f"table-option-{option}"


def switched_off(before: Mapping[str, str], after: Mapping[str, str], chosen: str, w: Words) -> list[str]:
    """That a choice has switched off something else; `before` and `after` are options of the table."""
    gone = [key for key, value in after.items() if key != chosen and before.get(key, value) != value]
    return [w(f"table-option-{chosen}.switched") for _ in gone]


def name_of(sitter: Sitter, w: Words) -> str:
    name = quoted(sitter.name)
    if not sitter.computer:
        return name
    kind = w(f"computer-{sitter.kind}")
    if not sitter.temper:
        return w("computer-name", name=name, kind=kind)
    return w("computer-tempered", name=name, kind=kind, temper=w(f"temper-{sitter.temper}"))


def _sitter_line(sitter: Sitter, table: Table, w: Words) -> str:
    key = "lobby-host" if sitter.user_id == table.host_id else "lobby-sitter"
    return w(key, seat=sitter.seat + 1, name=name_of(sitter, w))


def _buttons(table: Table, w: Words) -> Item:
    return row(
        [
            button("join", table.id, w("lobby-join"), style=discord.ButtonStyle.primary),
            button("leave", table.id, w("lobby-leave")),
            button("options", table.id, w("lobby-options")),
            button("start", table.id, w("lobby-start"), style=discord.ButtonStyle.success),
        ]
    )


def _computers(table: Table, w: Words) -> Item:
    options = [
        discord.SelectOption(label=w("lobby-add", kind=w(key)), value=kind, description=w(f"{key}.about"))
        for kind in COMPUTERS
        for key in [f"computer-{kind}"]
    ]
    return menu("computer", table.id, w("lobby-computer"), options)


def _to_send_away(table: Table, w: Words) -> list[Item]:
    """A menu of the last computer and of every guest; none where the host sits alone."""
    options = [
        discord.SelectOption(
            label=w("lobby-remove-person", name=sitter.name)[:100], value=f"{REMOVE_PERSON}{sitter.user_id}"
        )
        for sitter in table.sitters
        if sitter.is_person and sitter.user_id != table.host_id
    ]
    if any(sitter.computer for sitter in table.sitters):
        options.insert(0, discord.SelectOption(label=w("lobby-remove"), value=REMOVE_COMPUTER))
    return [row([menu("send-away", table.id, w("lobby-send-away"), options)])] if options else []
