"""The best use of the dice of one half day, found quickly: what a use gives is worked out once, however it is paid for.

Where a use sets off nothing that is to be chosen, it changes one colour and one building, so only their parts of the value
are looked up anew. The others are carried out, and their bonuses chosen as they come.
"""

from math import exp
from operator import itemgetter
from typing import TypeAlias

from engine.core.chance import Chance
from engine.troyes_dice.buildings import NEIGHBOURS, open_buildings
from engine.troyes_dice.chain import RESOURCES_PASSED, Chain
from engine.troyes_dice.facts import (
    CATHEDRAL,
    COLUMNS,
    FORTRESS,
    FORTRESS_CITIZEN,
    HALL,
    HALL_CITIZENS_PER_DIE,
    HALL_COLOUR,
    HALL_RESOURCES_PER_DIE,
    RESOURCES_PER_TRACK,
    ROWS,
    Payment,
)
from engine.troyes_dice.foresight import building_is_quiet, quiet_steps
from engine.troyes_dice.moves import Pick
from engine.troyes_dice.outlook import Outlook
from engine.troyes_dice.picking import ONE_OF_EACH, PAYMENT_NAMES
from engine.troyes_dice.state import Die, HalfDay, Sheet
from engine.troyes_dice.tiles import SIDES
from engine.troyes_dice.using import change_price, colours_within, knowledge_for, turns_within

GAIN = -1
"""Instead of a row: the action that gains resources."""
Offer: TypeAlias = tuple[float, Payment, Die, Payment]
"""A way to get a die with some colour and value: what the stock is worth afterwards, all that is spent, the die, and what is
paid for the die itself."""
Target: TypeAlias = tuple[int, int, int]
"""Colour, value, and the tile beside the die."""
_WORTH = itemgetter(0)
CITIZEN_DIGITS = (441, 21, 1)


Use: TypeAlias = tuple[float, Die, Payment, int, int, int, tuple[str, ...]]
"""What the sheet is worth afterwards; the die and its payment; the colour and value it is given; the row that is built in,
or `GAIN`; the choices of its bonuses."""


def pick_of(seat: int, use: Use) -> Pick:
    _, die, way, colour, value, row, choices = use
    return Pick(seat, die.slot, PAYMENT_NAMES[way], colour, value, ROWS[row] if row >= 0 else "gain", choices)


class Lookahead:
    """All uses of the dice of one half day on one sheet, and what each is worth afterwards."""

    __slots__ = ("base", "buildings", "citizens", "columns", "free", "offers", "outlook", "sheet", "today", "uses")

    def __init__(self, sheet: Sheet, today: HalfDay, columns: tuple[int, ...], outlook: Outlook) -> None:
        self.sheet, self.today, self.columns, self.outlook = sheet, today, columns, outlook
        self.free = open_buildings(sheet)
        red, yellow, white = sheet.citizens
        self.citizens = red * 441 + yellow * 21 + white
        circled = sheet.circled
        table = outlook.circled
        self.base = outlook.constant + table[0][circled[0]] + table[1][circled[1]] + table[2][circled[2]]
        self.buildings = outlook.of_buildings(sheet.built, sheet.crossed, sheet.multipliers)
        self.base += self.buildings
        """The worth of all that most uses leave as it is."""
        self.uses: list[Use] = []
        self.offers = self.find_offers()

    def find_offers(self) -> dict[Target, list[Offer]]:
        """Every colour and value that a die can be given, and how."""
        sheet, stock = self.sheet, self.outlook.stock
        circled, spent = sheet.circled, sheet.spent
        influence, deniers, knowledge = circled[0] - spent[0], circled[1] - spent[1], circled[2] - spent[2]
        by_influence, by_deniers, by_knowledge = stock
        found: dict[Target, list[Offer]] = {}
        for die in self.today.dice:
            if not die.is_available:
                continue
            own, seen, tile = die.colour, die.value, die.tile
            for way in die.payments:
                if way[0] > influence or way[1] > deniers or way[2] > knowledge:
                    continue
                d = way[1]
                worth_d = by_deniers[deniers - d]
                turns = [
                    (value, way[0] + price, by_influence[influence - way[0] - price])
                    for value, price in turns_within(seen, SIDES[tile].steps, influence - way[0])
                ]
                for colour in colours_within(die, knowledge - way[2]):
                    k = way[2] if colour == own else way[2] + knowledge_for(die, colour)
                    worth_dk = worth_d + by_knowledge[knowledge - k]
                    for value, i, worth_i in turns:
                        offer = (worth_dk + worth_i, (i, d, k), die, way)
                        target = (colour, value, tile)
                        if target in found:
                            found[target].append(offer)
                        else:
                            found[target] = [offer]
        return found

    def every_use(self) -> list[Use]:
        """Every use, paid for in the best way."""
        free, where = self.free, self.columns.index
        for (colour, value, tile), offers in self.offers.items():
            self.gain(colour, value, offers)
            if not value:
                continue
            column = where(value)
            prestige = free >> 2 * colour * COLUMNS + column
            if prestige & 1 and not SIDES[tile].forbids_prestige:
                self.build(2 * colour, column, colour, value, tile, offers)
            if prestige >> COLUMNS & 1:
                self.build(2 * colour + 1, column, colour, value, tile, offers)
        return self.uses

    def best(self) -> Use | None:
        """None if no die can be bought."""
        return max(self.every_use(), key=_WORTH, default=None)

    # Uses that ask for no choice

    def gain(self, colour: int, value: int, offers: list[Offer]) -> None:
        before = self.sheet.circled[colour]
        after = before + value
        if after > RESOURCES_PER_TRACK:
            after = RESOURCES_PER_TRACK
        citizens = len(RESOURCES_PASSED[before][after])
        if citizens and citizens > quiet_steps(self.sheet, colour):
            chain = self.begun()
            chain.circle(colour, value, "action")
            self.carry_out(chain, colour, value, GAIN, offers)
        else:
            self.note(colour, after - before, citizens, 0.0, colour, value, GAIN, offers)

    def build(self, row: int, column: int, colour: int, value: int, tile: int, offers: list[Offer]) -> None:
        sheet = self.sheet
        if not building_is_quiet(sheet, self.today, row, column, tile):
            chain = self.begun()
            chain.build(row, column, "", tile)
            self.carry_out(chain, colour, value, row, offers)
            return
        gained, citizens, track = 0, 0, row // 2
        if row == HALL:
            track = HALL_COLOUR[column]
            number = SIDES[tile].extra_dice
            for die in self.today.dice:
                number += die.is_available and die.colour == track
            if column % 2:
                citizens = number * HALL_CITIZENS_PER_DIE
            else:
                gained = number * HALL_RESOURCES_PER_DIE
        elif row != CATHEDRAL:
            if row == FORTRESS:
                citizens, track = 1, FORTRESS_CITIZEN[column]
            else:
                citizens = 2 + (sum(gain.number for gain in SIDES[tile].feast.get(row, ())) if tile else 0)
            neighbour, link = NEIGHBOURS[row][column]
            if link is not None and sheet.built & neighbour:
                if link.kind == "citizen":
                    citizens += link.number
                else:
                    gained = link.number
        if gained:
            before = sheet.circled[track]
            after = min(before + gained, RESOURCES_PER_TRACK)
            gained = after - before
            citizens += len(RESOURCES_PASSED[before][after])
        self.note(
            track,
            gained,
            citizens,
            self.outlook.of_building(sheet, row, column, self.buildings),
            colour,
            value,
            row,
            offers,
        )

    def note(
        self,
        track: int,
        gained: int,
        citizens: int,
        more: float,
        colour: int,
        value: int,
        row: int,
        offers: list[Offer],
    ) -> None:
        """A use that gains resources and citizens of one colour, paid for in the way that leaves most.

        `more` is what the buildings are worth more.
        """
        outlook = self.outlook
        worth = self.base + more + outlook.citizens[self.citizens + citizens * CITIZEN_DIGITS[track]]
        if not gained:
            best = max(offers, key=_WORTH) if len(offers) > 1 else offers[0]
            self.uses.append((worth + best[0], best[2], best[3], colour, value, row, ()))
            return
        circled, stock = self.sheet.circled[track], outlook.stock[track]
        table = outlook.circled[track]
        worth += table[circled + gained] - table[circled]
        left = circled - self.sheet.spent[track]
        best_offer, best_stock = offers[0], -1000.0
        for offer in offers:
            kept = left - offer[1][track]
            found = offer[0] - stock[kept] + stock[kept + gained]
            if found > best_stock:
                best_offer, best_stock = offer, found
        self.uses.append((worth + best_stock, best_offer[2], best_offer[3], colour, value, row, ()))

    # Uses that may ask for one

    def begun(self) -> Chain:
        return Chain(0, self.sheet.copy(), self.today, self.columns, None)

    def carry_out(self, chain: Chain, colour: int, value: int, row: int, offers: list[Offer]) -> None:
        chain.settle()
        choices = chosen(chain, self.outlook)
        sheet, (influence, deniers, knowledge) = chain.sheet, self.outlook.stock
        i, d, k = sheet.stock(0), sheet.stock(1), sheet.stock(2)
        worth = self.outlook.value(sheet) - influence[i] - deniers[d] - knowledge[k]
        best_offer, best_stock = offers[0], -1000.0
        for offer in offers:
            paid = offer[1]
            found = influence[i - paid[0]] + deniers[d - paid[1]] + knowledge[k - paid[2]]
            if found > best_stock:
                best_offer, best_stock = offer, found
        self.uses.append((worth + best_stock, best_offer[2], best_offer[3], colour, value, row, choices))


def chosen(chain: Chain, outlook: Outlook) -> tuple[str, ...]:
    """Goes on to the end of the chain, each time with the answer that looks best at once."""
    choices: tuple[str, ...] = ()
    while chain.asks:
        best, found = -1000.0, None
        for source in chain.sources():
            for target in chain.targets(source):
                branch = chain.fork()
                branch.take(source, target)
                worth = outlook.value(branch.sheet)
                if worth > best:
                    best, found = worth, (source, target, branch)
        assert found is not None
        source, target, branch = found
        choices += (source, target)
        chain.sheet, chain.due, chain.waiting, chain.asks = branch.sheet, branch.due, branch.waiting, branch.asks
    return choices


def after(sheet: Sheet, today: HalfDay, columns: tuple[int, ...], use: Use | None, outlook: Outlook) -> Sheet:
    """The sheet after the use; after a compensation if there is none."""
    chain = Chain(0, sheet.copy(), today, columns, None)
    if use is None:
        chain.due += ONE_OF_EACH
        chain.settle()
        chosen(chain, outlook)
        return chain.sheet
    _, die, way, colour, value, row, choices = use
    spent = chain.sheet.spent
    change = change_price(die, colour, value)
    spent[0] += way[0] + change[0]
    spent[1] += way[1]
    spent[2] += way[2] + change[2]
    if row == GAIN:
        chain.circle(colour, value, "action")
    else:
        chain.build(row, columns.index(value), "", die.tile)
    chain.settle()
    for place in range(0, len(choices), 2):
        chain.take(choices[place], choices[place + 1])
    return chain.sheet


def tried(uses: list[Use], spread: float, chance: Chance) -> Use:
    """One of the best uses; each point that it is worse makes it rarer."""
    best = max(use[0] for use in uses)
    if not spread:
        return next(use for use in uses if use[0] == best)
    odds = [exp((use[0] - best) / spread) for use in uses]
    drawn = chance.below(1 << 32) / (1 << 32) * sum(odds)
    for use, odd in zip(uses, odds, strict=True):
        drawn -= odd
        if drawn < 0:
            return use
    return uses[-1]
