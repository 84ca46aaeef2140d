# Leagues: sign-up, rounds, standings.

## What is refused

refusal-no-league = There is no league on this server. Who may manage the server opens one with `/league`.
refusal-league-open = A league of this game is open on this server already. `/league` shows it.
refusal-league-over = This league is over; nothing was changed.
refusal-league-begun = This league has begun already.
refusal-league-in-already = You are in this league already.
refusal-league-not-in = You are not in this league.
refusal-league-too-late = The last round is being played: nobody can join this edition any more.
refusal-league-full = This league is full: { $most } play at most.
refusal-league-too-few = A league takes { $least } people at least; { $people ->
    [0] nobody has
    [one] one person has
   *[other] { $people } have
} joined so far.
refusal-league-here-already = This league is at home in this channel already.

## At the end of a game

final-round = ⏳ The league’s round is over: the game ends here, with the ranks as they stood.

## The command

command-league = league
    .about = A league of this server: sign up, my table, the standings; who manages the server opens one
    .game-about = The league of which game

## What everybody reads

league-title = ### 🏆 { $game } league · edition { $edition }
league-edition = edition { $edition }
league-division = division { $division }
league-terms = -# { $rounds } rounds of { $days } days, tables of { $seats } or { $others }, { $clock }
league-people = **{ $people ->
    [one] 1 person
   *[other] { $people } people
}**: { $names }
league-sign-up = **Sign-up is open.** A place in the league is a promise to play: each round draws new tables.
league-starts = It begins { $when } ({ $left }).
league-starts-by-hand = It begins when the host presses **Start**.
league-begun = It has begun. `/league` shows the standings, and lets you join from the next round on.
    -# The draw is fixed by SHA-256 { $commitment }; the seed is told at the end.
league-called-off = It was called off. Games that are on are played to their end.
league-round = **Round { $round } of { $rounds }**
league-round-over = **Round { $round } of { $rounds } is over.**
league-ends = Games still on { $when } end with the ranks as they stand ({ $left }).
league-table = { $where } · { $names }
league-bye = { $name } has a bye: { $points } points
league-won = Table { $table }: { $winners ->
    [0] nobody played to the end
    [one] **{ $names }** wins
   *[other] { $names } share the win
}
league-champion = 🥇 **{ $name }** wins edition { $edition }!
league-first = **{ $name }** is first in division { $division }.
league-moves = ▲ { $up } ▼ { $down }: these change places with the next edition, if they play.
league-seed = -# Seed of the draw: { $seed }
league-thread = Round { $round }, table { $table } · { $game } league #{ $league }, edition { $edition }
league-join = Join
league-leave = Leave
league-start = Start
league-rules = Rules
league-more = Standings

## The panel

league-gathering = **Sign-up is open** in { $where }.
league-over = This league is over.
league-my-table = ➡️ Your table: { $where }
league-my-table-soon = Your table is about to open.
league-my-table-done = Your table of this round is done.
league-my-bye = You have a bye in this round: { $points } points.
league-next-round = You play from the next round on.
league-not-mine = You don’t play in this league.
league-stuck = ⚠️ Not every table could be opened in { $where }. `/doctor` there says which right is missing; I try again every hour.
league-here = Bring it here
league-close = Call it off
league-another = Open another
league-joined = You are in. The games of your table will call you like any other.
league-joined-late = You are in, and play from the next round on.
league-left = You are not in this league any more.
league-started = It has begun. { $where } has the tables.
league-moved = From now on it is at home in { $where }.
league-out = Drop out
league-out-ask = You would drop out: a computer plays on at your table, which brings you no points, and later rounds are drawn without you. You may join again later.
league-dropped-out = You have dropped out; a computer plays on for you. Until the last round begins, **Join** in `/league` brings you back, from the next round on.
league-close-ask = The league would end here, for all. Games that are on are played to their end.
league-closed = The league is called off.
league-rules-rounds = **{ $rounds } rounds of { $days } days.** Each round draws new tables, so that everybody meets as many others as possible; who sat late in the order of seats sits early next. The next round begins when all games of the last one are over, at the latest when the time is up: what is still on then ends with the ranks as they stand.
league-rules-points = **Points:** the first of a table gets { $first }, the last { $last }, the others evenly between; who shares places shares points. That is { $average } on average at every table, and a bye brings as much. Equal points: more wins, then the points of those whom one met, then the lot.
league-rules-clock = **Clock:** { $clock }. When it is up, a computer takes the seat until its owner presses **Take my seat back**. Who has left a table, or is not back when it ends, gets no points for it and is not drawn again, unless they **Join** anew.
league-rules-divisions = **Divisions:** from { $split } people on, of { $least } to { $most }. With the next edition the first of each goes up and the last goes down, { $many } of each between divisions of { $large } and more.

## Opening one

league-new = ### Open a league
    Sign-up opens in this channel; each table gets a thread of its own below it.
league-choose = Choose
league-choose-rounds = { $number } rounds
league-choose-days = { $number } days for each round
league-choose-seats = Tables of { $number }, or { $others }
league-choose-starts = { $number ->
    [0] Begins when I press Start
   *[other] Begins after { $number } days, or when I press Start
}
league-choose-again = { $number ->
    [0] One edition
   *[other] The next edition opens by itself
}
league-open-here = Open sign-up here
league-opened = Sign-up is open.
refusal-league-no-home = A league needs a text channel, in which its tables get threads. Use `/league` there.

## On the picture of the standings

league-picture-title = { $game } league
league-picture-round = round { $round }
league-picture-player = player
league-picture-wins = wins
league-picture-points = points
league-picture-nameless = somebody
league-picture-up = goes up
league-picture-down = goes down
league-picture-mine = You are { $place }. of { $people } with { $points }
league-alt-head = { $title }, { $about }.
league-alt-line = { $place }. { $name }, { $points } points, { $wins } won{ $moves ->
    [up] { ", " }goes up
    [down] { ", " }goes down
   *[other] { "" }
}{ $left ->
    [yes] { ", " }dropped out
   *[other] { "" }
}.
