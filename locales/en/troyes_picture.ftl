# Troyes: words on the pictures, and the alt texts that say the same as the pictures.

## On the board

troyes-picture-round = Round { $round } of { $rounds }
troyes-picture-placement = Set-up
troyes-picture-phase-placement = Citizens move in
troyes-picture-phase-countering = Black dice attack
troyes-picture-phase-actions = Actions
troyes-picture-phase-over = The game is over
troyes-picture-black = Black dice
troyes-picture-neutral = Neutral
troyes-picture-roy = Le Roy
troyes-picture-seat = Player { $seat }
troyes-picture-acts = { $name } to act
troyes-picture-start = 1st
troyes-picture-palace = Palace
troyes-picture-bishopric = Bishopric
troyes-picture-city-hall = City Hall
troyes-picture-cathedral = Cathedral

## What one use of an activity does

troyes-picture-does-artisan = Pay { $pays_influence }: { $deniers }.
troyes-picture-does-merchant = { $deniers }.
troyes-picture-does-miller = Choose Palace or Bishopric: { $per_deniers } for each of your citizens standing there.
troyes-picture-does-innkeeper = Pay { $pays_deniers }: { $influence }.
troyes-picture-does-blacksmith = A cube adds { $plus_group } to a group of red dice. Not to place on the Palace.
troyes-picture-does-militiaman = A cube makes up to { $group } yellow dice count as red ones.
troyes-picture-does-journeyman = Pay { $pays_deniers }: { $points }.
troyes-picture-does-goldsmith = { $points } and { $deniers }.
troyes-picture-does-sculptor = { $points }.
troyes-picture-does-tithe = { $solo ->
    [yes] A cube takes up to { $free } yellow dice of le Roy free into a group.
   *[no] { $free ->
        [one] A cube takes a yellow die of each other district free into a group.
       *[other] A cube takes { $free } yellow dice of each other district free into a group.
    }
}
troyes-picture-does-monk = A cube makes one white die count as { $times } yellow dice of its value.
troyes-picture-does-priest = A cube adds { $plus_each } to each yellow die of a group. Not to place on City Hall.
troyes-picture-does-apprenticeship = A cube makes each die of a group a { $sets_to }, colours mixed. Not for the Cathedral, Bishopric or City Hall.
troyes-picture-does-confession = A cube adds { $plus_each } to each die of a group. Not for the Cathedral, Bishopric or City Hall.
troyes-picture-does-templar = A cube makes one white die count as { $times } red dice of its value.
troyes-picture-does-pilgrimage = { $points }. Dice of any colours.
troyes-picture-does-procession = { $prize } for each player with most dice in the district, at least once.
troyes-picture-does-glassblower = { $per_points } for every { $per } of your cubes on the Cathedral.
troyes-picture-does-archer = Roll a die: on { $hits } or more, a cube on an event, any one each time.
troyes-picture-does-chivalry = On one event, a cube for each red die left in your district.
troyes-picture-does-diplomat = Pay { $pays_influence }: a cube on any event.
troyes-picture-does-hunting = { $influence }.
troyes-picture-does-mercenary = { $deniers }.
troyes-picture-does-tax-collector = { $solo ->
    [yes] { $per_deniers } for each citizen of le Roy standing on City Hall.
   *[no] { $per_deniers } for each citizen of others standing on City Hall, paid by its owner.
}
troyes-picture-does-captain = { $per_points } for each event with a cube of yours.
troyes-picture-does-joust = { $prize } if no other district has a higher sum of red dice than yours.
troyes-picture-does-troubadour = Pay { $pays_influence }: { $points }.
troyes-picture-does-baker = { $per_deniers } for each yellow die in the whole square.
troyes-picture-does-banquet = { $solo ->
    [yes] { $per_points } for each red die in your district.
   *[no] { $per_points } for each red die in the district that has most of them.
}
troyes-picture-does-prior = A cube makes one white die count as { $times } white dice of its value.

## Events

troyes-picture-brief-marauding = { $black_dice }
troyes-picture-brief-brigands = { $black_dice }
troyes-picture-brief-skirmishes = { $black_dice }
troyes-picture-brief-war = { $black_dice }
troyes-picture-brief-normans-attack = { $black_dice }
troyes-picture-brief-conflict-of-succession = { $solo ->
    [yes] le Roy’s citizen to the Palace
   *[no] neutral citizen to the Palace
}
troyes-picture-brief-drought = { $per_deniers } per citizen on City Hall
troyes-picture-brief-support = { $cubes ->
    [one] cube on the event to its left
   *[other] cubes on { $cubes } events to its left
}
troyes-picture-brief-civil-war = each loses { $deniers }
troyes-picture-brief-wayfarers = { $solo ->
    [yes] le Roy’s citizen to City Hall
   *[no] neutral citizen to City Hall
}
troyes-picture-brief-theological-conflict = { $solo ->
    [yes] le Roy’s citizen to the Bishopric
   *[no] neutral citizen to the Bishopric
}
troyes-picture-brief-heresy = each loses { $influence }
troyes-picture-brief-traveling-builders = { $solo ->
    [yes] le Roy gains { $points }
   *[no] neutral cube on the Cathedral
}
troyes-picture-brief-interrupted-work = Cathedral loses its top cube
troyes-picture-brief-resistance = each event loses a cube

troyes-picture-strikes-marauding = { $black_dice } each round. When it is countered it stays, empty.
troyes-picture-strikes-brigands = { $black_dice } each round.
troyes-picture-strikes-skirmishes = { $black_dice } each round.
troyes-picture-strikes-war = { $black_dice } each round.
troyes-picture-strikes-normans-attack = { $black_dice } each round.
troyes-picture-strikes-conflict-of-succession = { $solo ->
    [yes] A die is rolled: a citizen of le Roy takes that space of the Palace and expels who stands there.
   *[no] A die is rolled: a neutral citizen takes that space of the Palace and expels who stands there.
}
troyes-picture-strikes-drought = Each player pays { $per_deniers } for each own citizen standing on City Hall.
troyes-picture-strikes-support = { $solo ->
    [yes] A cube of le Roy on each of the { $cubes } nearest events to its left.
   *[no] A neutral cube on each of the { $cubes } nearest events to its left.
}
troyes-picture-strikes-civil-war = Each player loses { $deniers }.
troyes-picture-strikes-wayfarers = { $solo ->
    [yes] A die is rolled: a citizen of le Roy pushes into that row of City Hall.
   *[no] A die is rolled: a neutral citizen pushes into that row of City Hall.
}
troyes-picture-strikes-theological-conflict = { $solo ->
    [yes] A die is rolled: a citizen of le Roy pushes into that row of the Bishopric.
   *[no] A die is rolled: a neutral citizen pushes into that row of the Bishopric.
}
troyes-picture-strikes-heresy = Each player loses { $influence }.
troyes-picture-strikes-traveling-builders = { $solo ->
    [yes] A cube of le Roy on the Cathedral, lowest free level, lowest value: he gains { $points }.
   *[no] A neutral cube on the Cathedral: lowest free level, lowest value.
}
troyes-picture-strikes-interrupted-work = { $solo ->
    [yes] The cube on the highest level and highest value leaves the Cathedral, unless it is le Roy's.
   *[no] The cube on the highest level and highest value leaves the Cathedral.
}
troyes-picture-strikes-resistance = { $solo ->
    [yes] The newest cube leaves each event, unless it is le Roy's.
   *[no] The newest cube leaves each event.
}

## Characters

troyes-picture-counts-citizens = standing citizens
troyes-picture-counts-cathedral = Cathedral cubes
troyes-picture-counts-influence = influence
troyes-picture-counts-deniers = deniers
troyes-picture-counts-tradesmen = tradesmen
troyes-picture-counts-events = events won
troyes-picture-own = yours

## In front of a seat

troyes-picture-no-dice = No dice
troyes-picture-no-tradesmen = No tradesmen yet
    .how = Using an activity hires one first: { $prices }
troyes-picture-caption-points = points
troyes-picture-caption-deniers = deniers
troyes-picture-caption-influence = influence
troyes-picture-caption-citizens = { $general ->
    [0] citizens
   *[other] +{ $general } more
}
troyes-picture-caption-roy = le Roy
troyes-picture-won = events won
troyes-picture-fought = with cubes

## On the end table

troyes-picture-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
troyes-picture-difference = Difference { $points }
troyes-picture-verdict-beheaded = Le Roy has your head
troyes-picture-verdict-from_1 = Le Roy lets you live
troyes-picture-verdict-from_6 = Le Roy remembers your name
troyes-picture-verdict-from_11 = Le Roy asks for your counsel
troyes-picture-verdict-from_16 = Le Roy envies your city
troyes-picture-verdict-above_20 = A master of Troyes: le Roy bows
troyes-picture-part-gathered = Gathered
troyes-picture-part-events = Events
troyes-picture-part-tradesmen = Tradesmen
troyes-picture-part-cathedral = Cathedral

## The parts of the board close up

troyes-sight-cards = Activity cards
troyes-sight-events = Events
troyes-sight-buildings = Buildings
troyes-sight-districts = City square
troyes-sight-characters = Characters
troyes-picture-per = { $later ->
    [yes] Per { $divisor } pips a cube for later:
   *[no] Per { $divisor } pips:
}
troyes-picture-revealed = revealed in round { $round }

## Alt texts

troyes-alt-colour = { $colour ->
    [red] red
    [white] white
   *[yellow] yellow
}
troyes-alt-board = Troyes, { $when }: { $phase }.
troyes-alt-active = To act: { $name }.
troyes-alt-black = Black dice: { $dice }.
troyes-alt-district = { $passed ->
    [yes] { $name }: { $holds }, { $dice }, passed (+{ $gained }).
   *[no] { $name }: { $holds }, { $dice }.
}
troyes-alt-holds = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}, { $influence } influence, { $supply ->
    [one] { $supply } citizen
   *[other] { $supply } citizens
}
troyes-alt-neutral = { $name }: { $dice }.
troyes-alt-event = { $some ->
    [yes] { $name } { $covered }/{ $banners } ({ $who }).
   *[no] { $name } { $covered }/{ $banners }.
}
troyes-alt-won = Events won: { $who }.
troyes-alt-card = { $some ->
    [yes] { $name }: { $people }{ $cubes }.
   *[no] { $name }{ $cubes }.
}
troyes-alt-cubes = , cubes { $cubes }
troyes-alt-building = { $name }: { $rows }.
troyes-alt-lying = Lying: { $who }.
troyes-alt-level = level { $level }: { $cubes }
troyes-alt-cathedral = Cathedral { $levels }.
troyes-alt-no-cathedral = The Cathedral has no cube yet.
troyes-alt-sheet = { $name }, { $when }.
troyes-alt-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
troyes-alt-roy-points = { $points ->
    [one] Le Roy has 1 point.
   *[other] Le Roy has { $points } points.
}
troyes-alt-standing = Citizens: { $citizens }; salaries { $salaries }.
troyes-alt-levels = Own cubes on the levels of the Cathedral, from below: { $levels }.
troyes-alt-works = Cards: { $works }.
troyes-alt-no-works = No tradesmen.
troyes-alt-work = { $some ->
    [yes] { $value ->
        [-1] { $name }
       *[other] { $name } worth { $value }
    } with { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
   *[no] { $name } worth { $value }
}
troyes-alt-character = { $holding ->
    [own] Your { $name }: { $count } { $counts } ({ $steps }).
    [gone] { $name } has been scored.
   *[open] { $name }: { $count } { $counts } ({ $steps }).
}
troyes-alt-counts = { $name }, { $counts } ({ $steps }): { $who }.
troyes-alt-large-card = { $name } (hire { $hire }, ÷{ $divisor }): { $words }
troyes-alt-large-event = { $name } ({ $colour } ÷{ $divisor }, { $first }/{ $second } points, { $covered }/{ $banners } banners): { $words }

## On the picture of all signs

troyes-legend-dice = Dice
troyes-legend-gains = What is gathered
troyes-legend-pieces = Players and pieces
troyes-legend-places = Places
troyes-legend-die-red = red: military
troyes-legend-die-white = white: religious
troyes-legend-die-yellow = yellow: civil
troyes-legend-die-black = black: to be countered
troyes-legend-die-any = a die of any colour
troyes-legend-pips = so many pips for one use or cube
troyes-legend-later = a cube that serves later
troyes-legend-most = whoever has most
troyes-legend-passed = has passed, and what came in
troyes-legend-anybody = a citizen of anybody
troyes-legend-covered = a cube on an event
troyes-legend-denier = deniers
troyes-legend-influence = influence
troyes-legend-points = points
troyes-legend-seat = a player: each has arms
troyes-legend-citizen = a citizen standing
troyes-legend-lying = a citizen lying: expelled
troyes-legend-cube = a cube of that player
troyes-legend-start = the start player
troyes-legend-new = new: done by the last player
troyes-legend-palace = Palace
troyes-legend-bishopric = Bishopric
troyes-legend-city-hall = City Hall
troyes-legend-cathedral = Cathedral
troyes-legend-farm = agriculture: pips per denier
troyes-legend-tradesman = tradesmen
troyes-legend-banner = a place on an event
troyes-legend-won = events won
