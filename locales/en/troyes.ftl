# Troyes: its names, what is asked, what happened.

troyes = Troyes
    .pitch = Four centuries, three estates, everybody’s dice: buy the ones you need, hire tradesmen, hold off the enemies, build the cathedral.

## Options of the table

troyes-option-bonus = Bonus cards
    .false = Without the bonus cards
    .true = With { $bonus_cards } more activities and the Resistance
troyes-option-start = Start player
    .random = Drawn by lot
    .host = The host

## Names

troyes-chapter = { $number ->
    [0] The beginning
   *[other] Round { $number }
}
troyes-wanted = { $asked ->
    [placement] place a citizen
    [countering] counter the black dice
    [send] send cubes to the events
   *[actions] take an action, or pass
}
troyes-round = Round { $round } of { $rounds }, { $phase ->
    [placement] the first citizens
    [countering] the enemies
    [actions] actions
   *[over] the end
}
troyes-first-citizens = The first citizens are placed
troyes-over = The last round is over
troyes-neutral = the neutral player
troyes-roy = Le Roy
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
troyes-black-dice = { $number ->
    [one] { $number } black die
   *[other] { $number } black dice
}
troyes-plus = +{ $what }
troyes-minus = −{ $what }
troyes-even = ±{ $what }
troyes-netted = { $net } (−{ $lost }, +{ $gained })
troyes-free = free
troyes-building = { $building ->
    [palace] Palace
    [bishopric] Bishopric
   *[city-hall] City Hall
}
troyes-the-building = { $building ->
    [palace] the Palace
    [bishopric] the Bishopric
   *[city-hall] City Hall
}
troyes-space = { troyes-building } { $space }
troyes-lying = where it lies at { troyes-the-building }
troyes-the-card = the { $card }
troyes-from = { " " }(from { $source })
    .recruited = { " " }(recruited for { $cost })
troyes-bought = { $die } of { $owner } ({ $price })
troyes-flipped = { $die } → { $new }
troyes-sites = { $columns } on level { $level }

## Activities. `.about` is what each use does; where it does so later, `.later` is what a cube does

troyes-card-artisan = Artisan
    .about = { $pays_influence } → { $deniers }
troyes-card-merchant = Merchant
    .about = { $deniers }
troyes-card-miller = Miller
    .about = { $per_deniers } per own citizen in one building
troyes-card-innkeeper = Innkeeper
    .about = { $pays_deniers } → { $influence }
troyes-card-blacksmith = Blacksmith
    .later = +{ $plus_group } to a group of red dice
troyes-card-militiaman = Militiaman
    .later = yellow dice count as red ones
troyes-card-journeyman = Journeyman
    .about = { $pays_deniers } → { $points }
troyes-card-goldsmith = Goldsmith
    .about = { $points } and { $deniers }
troyes-card-sculptor = Sculptor
    .about = { $points }
troyes-card-tithe = Tithe
    .later = { $free ->
    [one] a yellow die of every other district is free
   *[other] { $free } yellow dice of every other district are free
}
    .solo = up to { $free } yellow dice of Le Roy are free
troyes-card-monk = Monk
    .later = a white die counts as { $times } yellow ones
troyes-card-priest = Priest
    .later = +{ $plus_each } to each yellow die of a group
troyes-card-apprenticeship = Apprenticeship
    .later = each die is a { $sets_to }, colours may be mixed
troyes-card-confession = Confession
    .later = +{ $plus_each } to each die of a group
troyes-card-templar = Templar
    .later = a white die counts as { $times } red ones
troyes-card-pilgrimage = Pilgrimage
    .about = { $points } (dice of any colours)
troyes-card-procession = Procession
    .about = { $prize } for who has most dice left
troyes-card-glassblower = Glassblower
    .about = { $per_points } per { $per } own cathedral cubes
troyes-card-archer = Archer
    .about = a roll, from { $hits } up a cube on an event
troyes-card-chivalry = Chivalry
    .about = a cube per red die you keep, on an event
troyes-card-diplomat = Diplomat
    .about = { $pays_influence } → a cube on any event
troyes-card-hunting = Hunting
    .about = { $influence }
troyes-card-mercenary = Mercenary
    .about = { $deniers }
troyes-card-tax-collector = Tax Collector
    .about = { $per_deniers } per others’ citizen in City Hall
    .solo = { $per_deniers } per citizen of Le Roy in City Hall
troyes-card-captain = Captain
    .about = { $per_points } per event with your cubes
troyes-card-joust = Joust
    .about = { $prize } if your red dice left are best
troyes-card-troubadour = Troubadour
    .about = { $pays_influence } → { $points }
troyes-card-baker = Baker
    .about = { $per_deniers } per yellow die on the square
troyes-card-banquet = Banquet
    .about = { $per_points } per red die where most are
    .solo = { $per_points } per red die you keep
troyes-card-prior = Prior
    .later = a white die counts as { $times } white ones

## Events and characters

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
troyes-event-traveling-builders = Traveling Builders
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
troyes-ask-reroll = Which die is rolled again?
troyes-ask-die = Which die?
troyes-ask-dice = Which die?
troyes-ask-more-dice = Add another die?
troyes-ask-flip = Which dice are turned over?
troyes-ask-defence = Which dice counter the black { $black }? Red ones count ×{ $red }.
    .several = Which dice counter the black { $black } = { $wanted }? Red ones count ×{ $red }.
troyes-ask-more-strength = { $strength } of { $wanted } so far. Which die more?
troyes-ask-beyond = { $strength } of { $wanted }: that is enough. Give up another die?
troyes-ask-black = Counter more black dice with the same dice?
troyes-ask-card = Which activity?
troyes-ask-event = Which event?
troyes-ask-send = { $card }: which event gets { $cubes ->
    [one] the cube
   *[other] up to { $cubes } cubes
}?{ $times ->
    [one] { "" }
   *[other] { " " }({ $times } events in turn)
}
troyes-ask-source = Where does the citizen come from?
troyes-ask-hire = Where does the tradesman come from?
troyes-ask-modifier = Change the dice with a cube?
troyes-ask-uses = How many times?
troyes-ask-cubes = How many cubes?
troyes-ask-mill = Where does the Miller grind?

troyes-answer-settle = Place a citizen
troyes-answer-counter = Counter the black { $value }
    .about = Own dice of any colours, red ones count ×{ $red }; an influence for each black die
troyes-answer-concede = Give way to the black { $value }
    .about = You lose { $penalty }, but no dice
troyes-answer-reroll = Reroll a die
    .about = Costs { $reroll }; the result is final
troyes-answer-recruit = Recruit
    .about = Costs { $recruit }; the citizen joins your supply
troyes-answer-flip = Turn dice over
    .about = Costs { $flip }; up to { $group } of your dice to the opposite face
troyes-answer-use = Activities …
    .about = Hires a tradesman first where you have none
troyes-answer-build = Cathedral
    .about = White dice: a cube for each, { $raised } and { $least } or { $most } influence
troyes-answer-fight = Events …
    .about = Dice of the event’s colour: cubes, an influence for each
troyes-answer-place = Citizens …
    .about = One die; a new die of that colour from the next round on
troyes-answer-farm = Farm
    .about = Yellow dice: a denier for every { $farm } pips
troyes-answer-pass = Pass
    .about = { $income } now, { $more } more each turn; you are out for this round
troyes-answer-send = Place cubes
troyes-answer-done = That is all
troyes-answer-only-black = Only the { $black }
troyes-answer-more-black = The { $value } as well
troyes-answer-strength = counts { $strength }
troyes-answer-bought = { $die } of { $owner } · { $price }
troyes-answer-building = { troyes-building } · { $colour ->
    [red] red
    [white] white
   *[yellow] yellow
} die, salary { $salary }
troyes-answer-place-on = { troyes-building } · { $colour ->
    [red] red
    [white] white
   *[yellow] yellow
} die
troyes-answer-from-supply = From your supply
troyes-answer-from = From { $source }
    .recruit = Recruit one for { $cost }
    .card = the tradesman gives that card up
    .space = leaves that space
    .lying = it gets up at once
troyes-answer-plain = As they are
troyes-answer-with = { $card }: { $later }
    .cubes = { $number ->
    [one] 1 cube left
   *[other] { $number } cubes left
}
troyes-answer-uses = { $uses ->
    [one] Once
   *[other] { $uses } times
}
troyes-answer-counters = counters the event
troyes-answer-card = { $card }
    .hire = { $card } · { $cost }
troyes-words-hire = -# Hiring costs { $cost }, { $points ->
    [0] and no place with points is left
    [one] for { $points } point at the end
   *[other] for { $points } points at the end
}
troyes-words-card = -# { $card }: { $about } for every { $divisor } pips
    .later = -# { $card }: a cube for every { $divisor } pips ({ $later })
troyes-words-event = -# A cube for every { $divisor } { $colour ->
    [red] red
    [white] white
   *[yellow] yellow
} pips, an influence for each
troyes-answer-place-citizen = Citizen: { $on }
troyes-answer-defence = { $dice } against { $black }
troyes-answer-of = { $dice } of { $owner }
troyes-otherwise-groups = Other dice …
troyes-otherwise-dice = More dice …
troyes-otherwise-source = A citizen from elsewhere …
troyes-otherwise-modifier = Change the dice with a cube …
troyes-otherwise-uses = Fewer uses …
troyes-otherwise-cubes = Fewer cubes …
troyes-answer-event = Fight { $event }
    .about = { $free ->
    [one] 1 banner free
   *[other] { $free } banners free
} · { $first } and { $second } points{ $own ->
    [0] { "" }
    [one] { " " }· 1 cube of yours
   *[other] { " " }· { $own } cubes of yours
}

## What the dice come to

troyes-running-sum = { $dice } = { $value }
troyes-running-value = makes { $value }
troyes-running-bought = { $number } bought: { $cost }
troyes-running-uses = { $number ->
    [one] once
   *[other] { $number } times
}
troyes-running-brings = in all { $changes }
troyes-running-short = not enough yet
troyes-preview-reroll = Your { $die } is rolled again for { $cost }.
troyes-preview-pass = You pass: { $income } now, { $more } more each time your turn comes round, and no more actions in this round.
troyes-preview-settle = Your citizen goes to { $space }.
troyes-answer-outcome = -# **{ $answer }**: { $outcome }

## Where the table stands

troyes-status-black = Black dice still to come: { $values }
troyes-status-passed = Passed: { $names }
troyes-status-sending = { $name } places cubes of the { $card }: { $times ->
    [one] one event
   *[other] { $times } events
}
    .you = You place cubes of the { $card }: { $times ->
        [one] one event
       *[other] { $times } events
    }

## What happened

troyes-did-use = **{ $name }** uses the { $card }{ $uses ->
    [one] { "" }
   *[other] { " " }{ $uses } times
}
    .you = **You** use the { $card }{ $uses ->
        [one] { "" }
       *[other] { " " }{ $uses } times
    }
troyes-did-build = **{ $name }** builds on the cathedral: { $sites }
    .you = **You** build on the cathedral: { $sites }
troyes-did-fight = **{ $name }** fights { $event }: { troyes-cubes }
    .you = **You** fight { $event }: { troyes-cubes }
troyes-did-place = **{ $name }** places a citizen on { $space }{ $source }
    .you = **You** place a citizen on { $space }{ $source }
troyes-did-farm = **{ $name }** farms
    .you = **You** farm
troyes-did-hire = new tradesman for { $deniers }{ $source }
troyes-did-dice = { $dice } = { $value }
troyes-did-with = { $dice } with the { $card } = { $value }
troyes-happened-started = { $name } starts.
    .you = You start.
troyes-happened-dealt = { $number ->
    [one] Your character: { $names }.
   *[other] Your characters: { $names }.
}
troyes-happened-piled = The characters, from the top: { $names }.
troyes-happened-settled = **{ $name }** → { $spaces }
    .you = **You** → { $spaces }
troyes-happened-round = **Round { $round }.** { $name } starts.
    .you = **Round { $round }.** You start.
troyes-happened-cards = New activities: { $names }.
troyes-happened-salaries = Income { $income } deniers, salaries: { $paid }
troyes-happened-salary = { $name } { $paid }
troyes-happened-salary-short = { $name } only { $paid } of { $due }
troyes-happened-rolled = 🎲 { $name }: { $dice }
    .you = 🎲 You: { $dice }
troyes-happened-events = { $number ->
    [one] New event: **{ $names }**
   *[other] New events: **{ $names }**
}
troyes-happened-struck = The event { $event } strikes
troyes-happened-struck-rolled = The event { $event } strikes with a { $rolled }
troyes-happened-fell-short = { $name } can’t give all that is asked
    .you = you can’t give all that is asked
troyes-happened-black = ⚫ Black dice: { $values }
troyes-happened-countered = **{ $name }** counters the black { $black } with { $dice }
    .you = **You** counter the black { $black } with { $dice }
troyes-happened-conceded = **{ $name }** gives way to the black { $black }
    .you = **You** give way to the black { $black }
troyes-happened-rerolled = **{ $name }** rolls { $old } again for { $cost }: { $new }
    .you = **You** roll { $old } again for { $cost }: { $new }
troyes-happened-recruited = **{ $name }** recruits a citizen for { $cost }
    .you = **You** recruit a citizen for { $cost }
troyes-happened-flipped = **{ $name }** turns dice over for { $cost }: { $dice }
    .you = **You** turn dice over for { $cost }: { $dice }
troyes-happened-stored = { troyes-cubes } on it for later
troyes-happened-archer = the Archer rolls { $values }
troyes-happened-sent = **{ $name }**
    .you = **You**
troyes-happened-built = on the cathedral { $sites }
troyes-happened-ruined = the cube of { $name } on the cathedral’s { $column } is removed
    .you = your cube on the cathedral’s { $column } is removed
troyes-happened-fought = { troyes-cubes } on { $event }
troyes-happened-fought-by = { troyes-cubes } of { $name } on { $event }
    .you = { troyes-cubes } of yours on { $event }
troyes-happened-cube-lost = { $event } loses a cube of { $name }
    .you = { $event } loses a cube of yours
troyes-happened-event-countered = **{ $event } is countered**: most cubes { $first }{ $second }
troyes-happened-event-second = , then { $names }
troyes-happened-placed = a citizen of { $name } on { $space }
    .you = a citizen of yours on { $space }
troyes-happened-expelled = { $name } is expelled from { troyes-the-building }
    .you = you are expelled from { troyes-the-building }
troyes-happened-blocked = nobody finds a place in { troyes-the-building }
troyes-happened-hired = a tradesman on the { $card }
troyes-happened-passed = **{ $name }** passes for { $deniers }
    .you = **You** pass for { $deniers }
troyes-happened-passed-by-itself = **{ $name }** can do nothing more and passes for { $deniers }
    .you = **You** can do nothing more and pass for { $deniers }
troyes-happened-pass-income = For passing: { $gains }
troyes-happened-roy = **Le Roy** rolls { $values }: { $action ->
    [points3] he takes points
    [points2] he takes points
    [worker] a worker
    [event] the newest event
    [tradesman] a tradesman
    [cathedral] the cathedral
   *[character] a character
}
troyes-happened-roy-spends = { $dice } spent
troyes-happened-character = { troyes-character } scores
troyes-happened-round-ended = Round { $round } is over.
troyes-happened-ended = Every roll followed from the seed `{ $seed }`.
troyes-happened-characters = { $name } was { $names }.
    .you = You were { $names }.

## What was done to the reader

troyes-to-you-bought = { $name } took your { $die }: +{ $price }
troyes-to-you-tithed = { $name } took your { $die } for the Tithe
troyes-to-you-expelled = Your citizen was expelled from { troyes-the-building } by { $name }
troyes-to-you-taxed = { $name }’s Tax Collector took { $deniers } from you
troyes-to-you-suffered = { $event }: { $lost }
troyes-to-you-ruined = Your cube on the cathedral’s { $column } was removed
troyes-to-you-cube-lost = Your newest cube left { $event }
troyes-to-you-rerolled = Your { $old } became a { $new }
troyes-to-you-archer = Your Archer rolled { $values }
troyes-to-you-points = { $points }: { $source }
troyes-source-of-salaries = salaries that could not be paid
troyes-source-of-black = a black die that could not be countered

troyes-verdict-beheaded = The king is not amused. Keep your neck warm.
troyes-verdict-from_1 = The king has seen worse. He lets you live.
troyes-verdict-from_6 = The king nods. Your name is known at court.
troyes-verdict-from_11 = The king is pleased. A fief is yours.
troyes-verdict-from_16 = The king is impressed. You dine at his table.
troyes-verdict-above_20 = A masterpiece. The king would take lessons from you.

troyes-help =
    { "" }**The aim.** Most points after { $shortest } to { $longest } rounds. What the characters in play reward is secret; everybody has one.
    { "" }**Dice.** Each citizen on the Palace (red), the Bishopric (white) or City Hall (yellow) rolls a die for you. In your turn you use up to { $group } dice of one colour, your own or bought: { $alone }, { $paired } or { $tripled } deniers each to their owner, who can’t refuse.
    { "" }**Actions.** Use an activity (hire a tradesman first), build on the cathedral, fight events, place a citizen, farm, or pass.
    { "" }**Enemies.** Each round brings events and black dice; whoever is in turn must counter the highest, red dice count ×{ $red }.
    { "" }**Influence.** { $reroll }: roll a die again; { $recruit }: a citizen; { $flip }: turn up to { $group } dice over.
    { "" }**Points** come from activities, cathedral, events, tradesmen’s places, and from every character in play at the end.
