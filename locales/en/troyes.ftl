# Troyes: its names, what is asked, what happened.

troyes = Troyes
    .pitch = Four centuries, three estates, everybody’s dice: buy the ones you need, hire tradesmen, hold off the enemies, build the cathedral.

## Options of the table

troyes-option-bonus = Bonus cards
    .false = Without the bonus cards
    .true = With three more activities and the Resistance

## Names

troyes-round = Round { $round }, { $phase ->
    [placement] the first citizens
    [countering] the enemies
    [actions] actions
   *[over] the end
}
troyes-first-citizens = The first citizens are placed
troyes-over = The last round is over
troyes-neutral = the neutral player
troyes-roy = le Roy
troyes-colour = { $colour ->
    [red] red
    [white] white
   *[yellow] yellow
}
troyes-die = { $colour ->
    [red] red { $value }
    [white] white { $value }
   *[yellow] yellow { $value }
}
troyes-deniers = { $number ->
    [one] { $number } denier
   *[other] { $number } deniers
}
troyes-influence = { $number } influence
troyes-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
troyes-cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
troyes-plus = +{ $what }
troyes-minus = −{ $what }
troyes-nothing = nothing
troyes-free = free
troyes-building = { $building ->
    [palace] Palace
    [bishopric] Bishopric
   *[city-hall] City Hall
}
troyes-space = { troyes-building } { $space }
troyes-lying = lying at the { troyes-building }
troyes-card-artisan = Artisan
    .about = 1 influence → 6 deniers
troyes-card-merchant = Merchant
    .about = 2 deniers
troyes-card-miller = Miller
    .about = 2 deniers for each of your citizens in the Palace or in the Bishopric
troyes-card-innkeeper = Innkeeper
    .about = 1 denier → 1 influence
troyes-card-blacksmith = Blacksmith
    .about = later: +5 to a group of red dice
troyes-card-militiaman = Militiaman
    .about = later: yellow dice count as red ones
troyes-card-journeyman = Journeyman
    .about = 3 deniers → 2 points
troyes-card-goldsmith = Goldsmith
    .about = 1 point and 2 deniers
troyes-card-sculptor = Sculptor
    .about = 1 point
troyes-card-tithe = Tithe
    .about = later: one yellow die of everybody else joins the group for nothing
troyes-card-monk = Monk
    .about = later: a white die counts as 3 yellow ones
troyes-card-priest = Priest
    .about = later: +3 to each yellow die of a group
troyes-card-apprenticeship = Apprenticeship
    .about = later: each die of a group is a 5, colours may be mixed
troyes-card-confession = Confession
    .about = later: +2 to each die of a group
troyes-card-templar = Templar
    .about = later: a white die counts as 2 red ones
troyes-card-pilgrimage = Pilgrimage
    .about = 2 points; dice of any colours
troyes-card-procession = Procession
    .about = 2 points for who has most dice
troyes-card-glassblower = Glassblower
    .about = 1 point for every 2 of your cubes on the cathedral
troyes-card-archer = Archer
    .about = a roll: from 3 up a cube on any event
troyes-card-chivalry = Chivalry
    .about = a cube on an event for each red die in your district
troyes-card-diplomat = Diplomat
    .about = 1 influence → a cube on any event
troyes-card-hunting = Hunting
    .about = 3 influence
troyes-card-mercenary = Mercenary
    .about = 3 deniers
troyes-card-tax-collector = Tax Collector
    .about = 1 denier from everybody for each citizen in City Hall
troyes-card-captain = Captain
    .about = 1 point for each event with a cube of yours
troyes-card-joust = Joust
    .about = 2 points if your red dice are the strongest
troyes-card-troubadour = Troubadour
    .about = 3 influence → 2 points
troyes-card-baker = Baker
    .about = 1 denier for each yellow die on the square
troyes-card-banquet = Banquet
    .about = 1 point for each red die where most of them are
troyes-card-prior = Prior
    .about = later: a white die counts as 2 white ones
troyes-event-marauding = Marauding
troyes-event-brigands = Brigands
troyes-event-skirmishes = Skirmishes
troyes-event-war = War
troyes-event-normans-attack = Normans’ Attack
troyes-event-conflict-of-succession = Conflict of Succession
troyes-event-drought = Drought
troyes-event-support = Support
troyes-event-civil-war = Civil War
troyes-event-wayfarers = Wayfarers
troyes-event-theological-conflict = Theological Conflict
troyes-event-heresy = Heresy
troyes-event-traveling-builders = Travelling Builders
troyes-event-interrupted-work = Interrupted Work
troyes-event-resistance = Resistance
troyes-character = { $character ->
    [chretien] Chrétien de Troyes
    [urbain] Urbain IV
    [hugues] Hugues de Payns
    [thibaut] Thibaut II
    [florentin] Le Florentin
   *[henry] Henry I
}

## What is asked

troyes-ask-action = What do you do?
troyes-ask-building = Which building?
troyes-ask-space = Which space?
troyes-ask-die = Which die?
troyes-ask-dice = Which dice?
troyes-ask-black = Counter more black dice at once?
troyes-ask-card = Which activity?
troyes-ask-event = Which event?
troyes-ask-source = Where does the citizen come from?
troyes-ask-modifier = With a cube of another activity?
troyes-ask-uses = How many times?
troyes-ask-mill = Where does the Miller grind?

troyes-answer-settle = Place a citizen
troyes-answer-counter = Counter the black { $value }
troyes-answer-concede = Give way to the black { $value }
troyes-answer-reroll = Roll a die again (1 influence)
troyes-answer-recruit = Recruit a citizen (2 influence)
troyes-answer-flip = Turn dice over (4 influence)
troyes-answer-use = Use an activity
troyes-answer-build = Build on the cathedral
troyes-answer-fight = Fight an event
troyes-answer-place = Place a citizen on a building
troyes-answer-farm = Agriculture
troyes-answer-pass = Pass
troyes-answer-send = Place a cube
troyes-answer-done = That is all
troyes-answer-more-black = and the { $value }
troyes-answer-there = The tradesman is there
troyes-answer-supply = From my supply
troyes-answer-influence = For 2 influence
troyes-answer-from-card = From the card { $card }
troyes-answer-plain = As they are
troyes-answer-with = With the { $card }
troyes-answer-uses = { $uses ->
    [one] once
   *[other] { $uses } times
}
troyes-answer-card = { $card }
    .hired = your tradesman is there · ÷{ $divisor } · { $about }
    .hire = hire for { $cost } · ÷{ $divisor } · { $about }
troyes-answer-event = { $event }
    .about = ÷{ $divisor } · { $free ->
    [one] 1 banner free
   *[other] { $free } banners free
}
troyes-answer-own = yours
troyes-answer-bought = from { $owner } · { $price } each if it is one of { $dice }
troyes-answer-price = from { $owner }
troyes-running = Value { $value }{ $cost }

## What happened

troyes-happened-started = { $name } starts.
troyes-happened-dealt = Your character: { $names }.
troyes-happened-piled = The characters, from the top: { $names }.
troyes-happened-settled = **{ $name }** → { $space }
troyes-happened-round = **Round { $round }.** { $name } starts.
troyes-happened-cards = New activities: { $names }.
troyes-happened-salaries = { $name }: +{ $income } income, −{ $paid } salaries
troyes-happened-salaries-short = { $name }: +{ $income } income, −{ $paid } salaries of { $due }
troyes-happened-rolled = { $name } rolls { $dice }
troyes-happened-event = Event: **{ $event }**
troyes-happened-struck = { $event } strikes
troyes-happened-struck-rolled = { $event } strikes: a { $rolled }
troyes-happened-suffered = { $name } loses { $lost }
troyes-happened-fell-short = { $name } can’t give all that is asked
troyes-happened-black = Black dice: { $values }
troyes-happened-countered = **{ $name }** counters { $black } with { $dice }
troyes-happened-conceded = **{ $name }** gives way to the black { $black }
troyes-happened-rerolled = **{ $name }** rolls { $old } again: { $new }
troyes-happened-recruited = **{ $name }** recruits a citizen
troyes-happened-flipped = **{ $name }** turns { $dice } over
troyes-happened-used = **{ $name }** · { $dice }{ $modifier } = { $value }
troyes-happened-modifier = { " " }with the { $card }
troyes-happened-bought = { $die } bought from { $owner } ({ $price })
troyes-happened-hired = a tradesman on the { $card }{ $price }
troyes-happened-hired-price = { " " }({ $price })
troyes-happened-activated = { $card } { troyes-answer-uses }
troyes-happened-stored = { troyes-cubes } on the { $card }
troyes-happened-archer = the Archer rolls { $values }
troyes-happened-built = a cube on the cathedral: column { $column }, level { $level }
troyes-happened-ruined = A cube of { $name } leaves the cathedral
troyes-happened-fought = { troyes-cubes } of { $name } on { $event }
troyes-happened-cube-lost = { $event } loses a cube of { $name }
troyes-happened-event-countered = **{ $event } is countered**: { $first }{ $second }
troyes-happened-event-second = , then { $names }
troyes-happened-placed = a citizen of { $name } on { $space }
troyes-happened-expelled = { $name } is expelled from the { troyes-building }
troyes-happened-blocked = a citizen of { $name } finds no place in the { troyes-building }
troyes-happened-passed = **{ $name }** passes
troyes-happened-roy = **Le Roy** rolls { $values }: { $action ->
    [points3] points with three dice
    [points2] points with two dice
    [worker] a worker
    [event] an event
    [tradesman] a tradesman
    [cathedral] the cathedral
   *[character] a character
}
troyes-happened-character = { troyes-character } scores
troyes-happened-round-ended = The round is over.
troyes-happened-ended = The game is over. Every roll follows from the seed `{ $seed }`.
troyes-happened-characters = { $name } was { $names }.
troyes-to-you-bought = { $name } took your { $die }: +{ $price }
troyes-to-you-tithed = { $name } took your { $die } for the Tithe
troyes-to-you-expelled = You were expelled from the { troyes-building }

troyes-verdict-beheaded = The king is not amused. Keep your neck warm.
troyes-verdict-from_1 = The king has seen worse. He lets you live.
troyes-verdict-from_6 = The king nods. Your name is known at court.
troyes-verdict-from_11 = The king is pleased. A fief is yours.
troyes-verdict-from_16 = The king is impressed. You dine at his table.
troyes-verdict-above_20 = A masterpiece. The king would take lessons from you.

troyes-help =
    { "" }**The aim.** Most points after four to six rounds. What the characters in play reward is secret; everybody has one.
    { "" }**Dice.** Each citizen on the Palace (red), the Bishopric (white) or City Hall (yellow) rolls a die for you. In your turn you use 1 to 3 dice of one colour, your own or bought: 2, 4 or 6 deniers each to their owner, who can’t refuse.
    { "" }**Actions.** Use an activity (hire a tradesman first), build on the cathedral, fight events, place a citizen, farm, or pass.
    { "" }**Enemies.** Each round brings events and black dice; whoever is in turn must counter the highest, red dice count double.
    { "" }**Influence.** 1: roll a die again; 2: a citizen; 4: turn up to three dice over.
    { "" }**Points** come from activities, cathedral, events, tradesmen’s places, and from every character in play at the end.
