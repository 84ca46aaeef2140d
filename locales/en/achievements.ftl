# Every achievement in a few words: two short lines on a picture.

## Troyes Dice, as the rulebook’s page has them

troyes_dice-box-solo1 = A first game alone
troyes_dice-box-solo2 = A second game alone
troyes_dice-box-solo3 = A third game alone
troyes_dice-box-multiplayer1 = A first game in company
troyes_dice-box-multiplayer2 = A second one in company
troyes_dice-box-multiplayer3 = A third one in company
troyes_dice-box-expansion1 = A first game with banquets
troyes_dice-box-expansion2 = A second one with banquets
troyes_dice-box-expansion3 = A third one with banquets
troyes_dice-box-score45 = 45 points
troyes_dice-box-score55 = 55 points
troyes_dice-box-score65 = 65 points
troyes_dice-box-win60 = Win with more than 60
troyes_dice-box-character18 = 18 points by one character
troyes_dice-box-citizens40 = 40 citizens
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

caylus-box-played1 = A first game
caylus-box-played5 = 5 games
caylus-box-played20 = 20 games
caylus-box-won1 = A first win
caylus-box-won5 = 5 wins
caylus-box-won15 = 15 wins
caylus-box-score75 = 75 points
caylus-box-score100 = 100 points
caylus-box-score150 = 150 points
caylus-box-margin = Win by 25 points
caylus-box-houses6 = 6 houses in the castle
caylus-box-houses12 = 12 houses in the castle
caylus-box-sections = A house in each section
caylus-box-towers = 7 houses in the towers
caylus-box-favours = 25 points by favours
caylus-box-column = A favour line to its end
caylus-box-lines = Every favour line begun
caylus-box-workshops = Own 7 craft buildings
caylus-box-residences = Own 3 residences
caylus-box-prestige = Own 2 prestige buildings
caylus-box-cathedral = Build the Cathedral
caylus-box-visits = 18 points by visitors
caylus-box-trades = 20 points by trade
caylus-box-purse = End with 16 deniers
caylus-box-treasure = End with 6 gold cubes
caylus-box-spotless = A castle, no penalty
caylus-box-spent = Win with nothing left

## Troyes

troyes-box-played1 = A first game
troyes-box-played5 = 5 games
troyes-box-played20 = 20 games
troyes-box-won1 = A first win
troyes-box-won5 = 5 wins
troyes-box-won15 = 15 wins
troyes-box-score30 = 30 points
troyes-box-score40 = 40 points
troyes-box-score60 = 60 points
troyes-box-margin = Win by 10 points
troyes-box-citizens7 = 7 citizens in the buildings
troyes-box-citizens9 = 9 citizens in the buildings
troyes-box-buildings = Citizens in every building
troyes-box-palace = 4 citizens in the Palace
troyes-box-cubes5 = 5 cubes on the cathedral
troyes-box-cubes10 = 10 cubes on the cathedral
troyes-box-levels = A cube on every level
troyes-box-events3 = Win 3 event cards
troyes-box-events6 = Win 6 event cards
troyes-box-campaigns = Cubes left on 3 events
troyes-box-tradesmen = 7 tradesmen
troyes-box-colours = Tradesmen of every colour
troyes-box-trade = 15 points by tradesmen
troyes-box-purse = End with 30 deniers
troyes-box-influence = End with 20 influence
troyes-box-characters = 3 characters served in full
troyes-box-roy = 16 points ahead of le Roy
