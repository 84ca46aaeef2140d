# Every achievement in a few words: two short lines on a picture. Boxes that differ by their number share a message.

## Troyes Dice, as the rulebook’s page has them

troyes_dice-box-solo = { $number ->
    [1] A first game alone
    [2] A second game alone
   *[3] A third game alone
}
troyes_dice-box-multiplayer = { $number ->
    [1] A first game in company
    [2] A second one in company
   *[3] A third one in company
}
troyes_dice-box-expansion = { $number ->
    [1] A first game with banquets
    [2] A second one with banquets
   *[3] A third one with banquets
}
troyes_dice-box-score = { $number } points
troyes_dice-box-win = Win with more than { $number }
troyes_dice-box-character = { $number } points by one character
troyes_dice-box-citizens = { $number } citizens
troyes_dice-box-fortress = Every Fortress
troyes_dice-box-hall = Every Hall
troyes_dice-box-cathedral = Every Cathedral
troyes_dice-box-palace = Every Palace
troyes_dice-box-cityhall = Every City Hall
troyes_dice-box-bishopric = Every Bishopric
troyes_dice-box-influence = All the influence
troyes_dice-box-deniers = All the deniers
troyes_dice-box-knowledge = All the knowledge
troyes_dice-box-knights = All the knights
troyes_dice-box-artisans = All the artisans
troyes_dice-box-priests = All the priests

## Caylus

caylus-box-played = { $number ->
    [1] A first game
   *[other] { $number } games
}
caylus-box-won = { $number ->
    [1] A first win
   *[other] { $number } wins
}
caylus-box-score = { $number } points
caylus-box-margin = Win by { $number } points
caylus-box-houses = { $number } houses in the castle
caylus-box-sections = A house in each section
caylus-box-towers = { $number } houses in the towers
caylus-box-favours = { $number } points by favours
caylus-box-column = A favour line to its end
caylus-box-lines = Every favour line begun
caylus-box-workshops = Own { $number } craft buildings
caylus-box-residences = Own { $number } residences
caylus-box-prestige = Own { $number } prestige buildings
caylus-box-cathedral = Build the Cathedral
caylus-box-visits = { $number } points by visitors
caylus-box-trades = { $number } points by trade
caylus-box-purse = End with { $number } deniers
caylus-box-treasure = End with { $number } gold cubes
caylus-box-spotless = A castle, no penalty
caylus-box-spent = Win with nothing left

## Troyes

troyes-box-played = { $number ->
    [1] A first game
   *[other] { $number } games
}
troyes-box-won = { $number ->
    [1] A first win
   *[other] { $number } wins
}
troyes-box-score = { $number } points
troyes-box-margin = Win by { $number } points
troyes-box-citizens = { $number } citizens in the buildings
troyes-box-buildings = Citizens in every building
troyes-box-palace = { $number } citizens in the Palace
troyes-box-cubes = { $number } cubes on the cathedral
troyes-box-levels = A cube on every level
troyes-box-events = Win { $number } event cards
troyes-box-campaigns = Cubes left on { $number } events
troyes-box-tradesmen = { $number } tradesmen
troyes-box-colours = Tradesmen of every colour
troyes-box-trade = { $number } points by tradesmen
troyes-box-purse = End with { $number } deniers
troyes-box-influence = End with { $number } influence
troyes-box-characters = { $number } characters served in full
troyes-box-roy = { $number } points ahead of le Roy
