-- What follows from the results, counted in one pass in the order in which the games ended. It can be thrown away at any time:
-- `reckoning` says by which rules it was counted, and up to which result.
CREATE TABLE reckoning (
    rules       INTEGER NOT NULL,
    finished_at REAL    NOT NULL,
    game_id     INTEGER NOT NULL,
    results     INTEGER NOT NULL
) STRICT;

-- `who` is a user's number, or a kind of computer. Season 0 is all time, server 0 is everywhere.
CREATE TABLE ratings (
    key    TEXT    NOT NULL,
    season INTEGER NOT NULL,
    who    TEXT    NOT NULL,
    mu     REAL    NOT NULL,
    sigma  REAL    NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (key, season, who)
) STRICT, WITHOUT ROWID;

CREATE TABLE tallies (
    key      TEXT    NOT NULL,
    guild_id INTEGER NOT NULL,
    season   INTEGER NOT NULL,
    who      TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    plays    INTEGER NOT NULL,
    wins     REAL    NOT NULL,
    places   INTEGER NOT NULL,
    streak   INTEGER NOT NULL,
    longest  INTEGER NOT NULL,
    PRIMARY KEY (key, guild_id, season, who)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_steps (
    who         TEXT    NOT NULL,
    key         TEXT    NOT NULL,
    finished_at REAL    NOT NULL,
    game_id     INTEGER NOT NULL,
    before      REAL    NOT NULL,
    after       REAL    NOT NULL,
    place       INTEGER NOT NULL,
    PRIMARY KEY (who, key, finished_at, game_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tallies_by_who ON tallies (who, key);
CREATE INDEX results_by_end ON results (finished_at, game_id);
CREATE INDEX rating_steps_by_game ON rating_steps (game_id);
