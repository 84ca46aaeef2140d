# Why the rules of Troyes don’t allow a move, and what to do instead.

illegal-not-enough = That needs { $needs } { $what ->
    [deniers] deniers
    [influence] influence
    [strength] pips (red dice count more than once)
   *[other] pips
 } and you have { $has }: { $missing } too few.
illegal-wait-for-turn = It isn’t your turn. The board shows whose it is.
illegal-not-now = That belongs to another phase of the round.
illegal-space-taken = A citizen stands there already. Choose an empty space.
illegal-no-citizen-there = You have no citizen there to take.
illegal-no-citizen-left = All { $citizens } of your citizens are in play.
illegal-protected = That would expel a citizen whose owner has one lying on this building already. Protected until the end of the round.
illegal-no-such-row = No row of this building goes with a value of { $value }.
illegal-wrong-number-of-dice = A group here has { $most } dice at most, and never none.
illegal-wrong-dice = { $colours ->
    [red] This takes red dice.
    [white] This takes white dice.
   *[yellow] This takes yellow dice.
 }
illegal-no-such-dice = There is no such die in the city square any more.
illegal-dice-out-of-order = Name the dice in their usual order: your own first, red, white, yellow, high to low.
illegal-modifier-does-not-fit = That card can’t modify the dice of this action.
illegal-modifier-not-for-placing = Dice that this card modifies can’t place a citizen on this building.
illegal-no-cube = You have no cube on that card to spend.
illegal-not-your-die = Only dice in your own district can be used for this.
illegal-no-such-black-die = There is no such black die left.
illegal-superfluous-die = The other dice suffice already: keep that die.
illegal-must-counter = Your dice can stop the black { $value }, so you must counter it.
illegal-no-such-event = That event doesn’t threaten the city now.
illegal-card-not-revealed = That activity isn’t open in this game, or not yet.
illegal-tradesman-there = You have a tradesman on that card already; no other is hired.
illegal-tradesman-needed = You need a tradesman on that card first: say where the citizen comes from.
illegal-all-uses = All uses of that card are made; their number isn’t chosen.
illegal-wrong-number-of-uses = Those dice and your stock give at most { $most } uses, and you make at least one.
illegal-wrong-number-of-cubes = Those dice and the free banners allow at most { $most ->
    [one] { $most } cube
   *[other] { $most } cubes
}, and you place at least one.
illegal-column-full = A column of the cathedral has no free level left for one of these dice.
illegal-wrong-mill = Only the Miller asks for a building: Palace or Bishopric.
