# Ratings, leaderboards and whatever else follows from finished games.

leaderboard-title = ### { $game } · { $scope } · { $season } ({ $page } of { $pages })
leaderboard-server = this server
leaderboard-everywhere = everywhere
leaderboard-empty = Nobody has finished a game that counts here yet. `/play` opens a table.
leaderboard-line = { $place } **{ $name }** · **{ $rating }**{ $provisional ->
    [yes] { "?" }
   *[other] { "" }
} · { $wins } won of { $plays } · place { $average } on average{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " · " }{ $streak } wins in a row
}
leaderboard-mine = You: { $line }
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
