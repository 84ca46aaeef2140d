-- The challenge of a day or a week is a game of its own for everybody who plays it, in no channel: the number of its channel
-- is its own number below zero. For any other game `challenge` is empty.
ALTER TABLE games ADD COLUMN challenge TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN challenge TEXT NOT NULL DEFAULT '';

CREATE UNIQUE INDEX one_try_at_a_challenge ON games (host_id, challenge) WHERE challenge <> '';
CREATE INDEX results_by_challenge ON results (challenge) WHERE challenge <> '';

-- What only this installation knows. It stands in no log and in no answer.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Who has asked for a challenge on a server, and what they are called there: they stand in its table wherever they play.
CREATE TABLE challengers (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    seen_at  REAL    NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX challengers_by_user ON challengers (user_id);

-- Where a server has the table of the day before posted. `claimed` is when a process took it in hand.
CREATE TABLE mornings (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    due        REAL    NOT NULL,
    claimed    REAL
) STRICT;
