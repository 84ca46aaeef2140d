# Why the rules don't allow a move, and what to do instead. One word for each code of the engine.

illegal-not-offered = That isn’t possible now. The panel shows what is: **Make my move** below the board, or `/sheet`.
illegal-unfinished = Something is left to be chosen. The panel shows what.
illegal-not-a-move = That is no move of this game.
illegal-unknown-seat = There is no such seat at this table.
illegal-game-over = This game is over. `/play` opens a new table.
illegal-nothing-to-decide = You have nothing to decide now.

## Troyes Dice

illegal-number-first = The town crier numbers the columns first.
illegal-already-numbered = The columns are numbered already.
illegal-not-the-crier = Only the town crier numbers the columns.
illegal-wrong-numbering = Each value from 1 to 6 is written once. In standard numbering they go up or down by one from the value that was rolled.
illegal-finished = You have played all { $half_days } half days; the others are still at it.
illegal-no-such-die = There is no such die on the wheel.
illegal-die-destroyed = The black die has destroyed that plaza; take another die.
illegal-wrong-payment = That die can’t be paid for like this.
illegal-cannot-afford = You need { $needs } { $resource } and have { $has }: { $missing } too few. Choose a cheaper die or a smaller change.
illegal-value-out-of-range = A die shows 1 to 6; it doesn’t go round the corner.
illegal-no-influence-here = The Raid on this plaza keeps you from changing the value of its die.
illegal-no-knowledge-here = The Raid on this plaza keeps you from changing the colour of its die.
illegal-no-prestige-here = The Raid on this plaza keeps you from using its die for a prestige building.
illegal-value-zero = The Raid on this plaza makes its die a 0: raise it with influence, or gain nothing.
illegal-wrong-colour = That building needs a die of another colour. { $price } knowledge change the colour.
illegal-already-built = You have built that already. Choose the other building of the column, or another column.
illegal-crossed-out = That box is crossed out: nothing more can be built there.
illegal-choice-not-asked = This pick gives no such bonus.
illegal-choice-not-offered = That bonus can’t be used there.
illegal-die-affordable = You can pay for a die, so there is no compensation.
