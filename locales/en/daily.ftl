# The daily and the weekly challenge.

refusal-challenge-over = That challenge ended before your first pick, so it is closed and counts for nothing. `/daily` has the one that is on.
refusal-challenge-late = The dice of that challenge are public by now, so it can’t be finished any more. `/daily` has the one that is on.
refusal-challenge-ahead = That challenge has not begun yet. `/daily` has the one that is on.
refusal-challenge-stays = A challenge is played by you alone: it can’t be moved into a channel. Finish it, then **Share** your result.
