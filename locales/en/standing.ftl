# Ratings, leaderboards and whatever else follows from finished games.

leaderboard-title = ### { $game } · { $about } ({ $page } of { $pages })
leaderboard-server = this server
leaderboard-everywhere = everywhere
leaderboard-empty = Nobody has finished a game that counts here yet. `/play` opens a table.
leaderboard-mine = You are { $place }. of { $people } with { $rating }
leaderboard-behind = You are { $place }. of { $people } · { $points ->
    [one] 1 point
   *[other] { $points } points
} behind { $name }
leaderboard-counted = -# Finished games of { $people } people or more count, unless their table was unrated; who leaves comes last. “?” marks a rating of fewer than { $settled } games.
leaderboard-uncounted = -# The results are being counted anew: { $games } to go.
leaderboard-me = Where am I?
leaderboard-to-season = This season
leaderboard-to-ever = All time
leaderboard-to-server = This server
leaderboard-to-all = Everywhere
leaderboard-with = With computers
leaderboard-without = Without computers
standing-computer = The { $kind } computer
season-all = all time
season-name = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
} { $year }
refusal-season-ahead = That season has not begun yet. Choose this one, or one before.

## At the end of a game

final-achieved = 🏅 **{ $name }**: { $boxes }

## Commands

command-profile = profile
    .about = A person’s card: rating, wins, best scores, achievements
    .person = person
    .person-about = Whose; yours unless you choose somebody
    .game-about = Of which game; of the one played most unless you choose
command-achievements = achievements
    .about = What I have achieved in a game, and what is still to be had
command-versus = versus
    .about = Two people head to head
    .person-about = Against whom; or the first of two
    .other = other
    .other-about = The second of two; without it, you are the first
command-history = history
    .about = My finished games, each with its log and its board

## People

profile-title = ### { $name }
profile-place-here = { $place }. of { $people } on this server
profile-place-everywhere = { $place }. of { $people } everywhere
profile-rating = rating
profile-games = games
profile-wins = won, { $share } %
profile-best = best score
profile-longest = wins in a row
profile-answers = answers within { $span }
profile-faces = dice show { NUMBER($faces, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average, 3.50 is fair
profile-game = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, best { $best }
achievements-title = ### { $name } · { $game }
versus-title = ### { $one } and { $two }
versus-best = best { $mine } and { $theirs }
versus-rating = rating { $mine } and { $theirs }
history-title = ### { $many ->
    [one] Your finished game
   *[other] Your { $many } finished games
} ({ $page } of { $pages })
history-line = { $when } **{ $game }** · { $place } · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $others }
history-alone = alone
history-left = left
history-solo = alone
history-place = place { $place } of { $seats }
history-open = Open one of them …
history-choice = { $game } #{ $number } · { $place } · { $points }
history-game = **{ $game }**, game { $number }, in { $where }
refusal-no-standing = Bots have no standing here. Choose a person.
refusal-never-played = No finished game yet. `/play` opens a table.
refusal-hidden-person = This person does not want to be compared with others.
refusal-never-met = These two have not finished a game together yet.
refusal-same-person = That is one and the same person. Choose two.
refusal-no-achievements = This game has no achievements.

## On the picture of a leaderboard

board-picture-player = player
board-picture-won = won of played
board-picture-place = place
board-picture-streak = streak
board-picture-rating = rating
board-picture-nameless = somebody
board-picture-provisional = ? fewer than { $settled } games
board-alt-head = Leaderboard of { $game }, { $about }.
board-alt-line = { $place }. { $name }, { $rating }{ $provisional ->
    [yes] { " " }(provisional)
   *[other] { "" }
}: { $wins } of { $plays } won, place { $average } on average.

## On a person’s card

person-picture-curve = Rating in { $game }{ $games ->
    [0] { "" }
    [one] { ", " }one game
   *[other] { ", " }last { $games } games
}
person-picture-won = a game won
person-picture-unrated = No rated game yet
person-picture-boxes = { $filled } of { $all } achievements
person-alt-curve = The rating of the last games: { $ratings }.

## On the picture of achievements

boxes-picture-about = { $game }: { $filled } of { $all } achievements
boxes-alt = Filled in: { $boxes }.
boxes-alt-none = None is filled in yet.

## On the picture of two people

duel-picture-title = Head to head
duel-picture-games = { $games ->
    [one] one game together
   *[other] { $games } games together
}
duel-picture-level = { $games ->
    [one] level once
   *[other] level { $games } times
}
duel-picture-last = the last games
duel-alt-head = { $mine } and { $theirs } head to head: { $mine } came in first { $ahead } times, { $theirs } { $behind } times, level { $level } times.
duel-alt-row = { $game }: { $ahead } to { $behind }, level { $level }; { $about }.
