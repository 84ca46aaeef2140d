-- People who play one game in rounds. `options` is JSON, `version` counts the changes of a league and of all that belongs to it.
-- Until `rests_until` nobody sees to it: a process has it in hand, or Discord refused something and is asked again later.
CREATE TABLE leagues (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    host_id     INTEGER NOT NULL,
    key         TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('gathering', 'playing', 'over')),
    edition     INTEGER NOT NULL,
    round       INTEGER NOT NULL,
    version     INTEGER NOT NULL,
    rests_until REAL    NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_league ON leagues (guild_id, key) WHERE status <> 'over';

-- All rounds from one sign-up to the end. The seed decides what is drawn, and is told at the end.
CREATE TABLE league_editions (
    league_id INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    edition   INTEGER NOT NULL,
    seed      BLOB    NOT NULL,
    opened_at REAL    NOT NULL,
    starts_at REAL,
    ended_at  REAL,
    PRIMARY KEY (league_id, edition)
) STRICT, WITHOUT ROWID;

-- In the order in which they joined. `since` is the first round that somebody plays; division and place are 0 as long as there is none.
CREATE TABLE league_members (
    league_id INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    edition   INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    division  INTEGER NOT NULL,
    since     INTEGER NOT NULL,
    has_left  INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    place     INTEGER NOT NULL,
    PRIMARY KEY (league_id, edition, user_id)
) STRICT;

CREATE INDEX league_members_by_user ON league_members (user_id);

-- Without a game it is still to be opened; a table of one person is a bye and has none.
CREATE TABLE league_tables (
    league_id  INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    edition    INTEGER NOT NULL,
    round      INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    division   INTEGER NOT NULL,
    game_id    INTEGER REFERENCES games ON DELETE SET NULL,
    channel_id INTEGER,
    ends_at    REAL,
    is_done    INTEGER NOT NULL CHECK (is_done IN (0, 1)),
    PRIMARY KEY (league_id, edition, round, number)
) STRICT, WITHOUT ROWID;

-- `place` is 0 until the table is done.
CREATE TABLE league_seats (
    league_id INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    edition   INTEGER NOT NULL,
    round     INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    place     INTEGER NOT NULL,
    has_left  INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    PRIMARY KEY (league_id, edition, round, number, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_seats_by_user ON league_seats (user_id);

CREATE TABLE league_posts (
    league_id  INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    audience   TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (league_id, audience)
) STRICT, WITHOUT ROWID;
