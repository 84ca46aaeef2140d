-- Times are unix seconds (UTC). Options, events, scores and facts are JSON text, snapshots are opaque bytes.

CREATE TABLE games (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    key           TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL,
    status        TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'aborted')),
    host_id       INTEGER NOT NULL,
    guild_id      INTEGER,
    channel_id    INTEGER NOT NULL,
    version       INTEGER NOT NULL,
    commitment    TEXT    NOT NULL,
    seed          BLOB,
    created_at    REAL    NOT NULL,
    started_at    REAL,
    finished_at   REAL
) STRICT;

CREATE UNIQUE INDEX one_game_per_channel ON games (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX games_by_channel ON games (channel_id, id);

CREATE TABLE seats (
    game_id       INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat          INTEGER NOT NULL,
    user_id       INTEGER,
    name          TEXT    NOT NULL,
    computer      TEXT    NOT NULL,
    has_left      INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    awaited_since REAL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_seat_per_user ON seats (game_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX computers_awaited ON seats (game_id) WHERE computer <> '' AND awaited_since IS NOT NULL;

CREATE TABLE moves (
    game_id  INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT    NOT NULL CHECK (kind IN ('start', 'move', 'undo', 'resign')),
    text     TEXT    NOT NULL,
    events   TEXT    NOT NULL,
    snapshot BLOB    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, version)
) STRICT;

CREATE TABLE posts (
    game_id    INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    audience   TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, audience)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    what    TEXT    NOT NULL,
    user_id INTEGER NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (game_id, what, user_id)
) STRICT, WITHOUT ROWID;

-- Results outlive the games: they point to nothing, and carry the whole game file, so that anything can be counted anew.
CREATE TABLE results (
    game_id       INTEGER PRIMARY KEY,
    key           TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT    NOT NULL,
    guild_id      INTEGER,
    channel_id    INTEGER NOT NULL,
    started_at    REAL    NOT NULL,
    finished_at   REAL    NOT NULL,
    verdict       TEXT    NOT NULL,
    people        INTEGER NOT NULL,
    winners       INTEGER NOT NULL,
    file          TEXT    NOT NULL
) STRICT;

CREATE INDEX results_by_key ON results (key, guild_id);

CREATE TABLE result_seats (
    game_id  INTEGER NOT NULL REFERENCES results,
    seat     INTEGER NOT NULL,
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    computer TEXT    NOT NULL,
    has_left INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    rank     INTEGER NOT NULL,
    total    INTEGER NOT NULL,
    parts    TEXT    NOT NULL,
    facts    TEXT    NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_by_user ON result_seats (user_id) WHERE user_id IS NOT NULL;
