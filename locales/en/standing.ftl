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
leaderboard-counted = -# Finished games of two people or more count, unless their table was unrated; who leaves comes last. “?” marks a rating of fewer than five games.
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

## On the picture of a leaderboard

board-picture-player = player
board-picture-won = won of played
board-picture-place = place
board-picture-streak = streak
board-picture-rating = rating
board-picture-nameless = somebody
board-picture-provisional = ? fewer than five games
board-alt-head = Leaderboard of { $game }, { $about }.
board-alt-line = { $place }. { $name }, { $rating }{ $provisional ->
    [yes] { " " }(provisional)
   *[other] { "" }
}: { $wins } of { $plays } won, place { $average } on average.
