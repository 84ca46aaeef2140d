-- What kinds of entries a log has is known above: a game is also ended by those who keep order, and moves to another channel.
CREATE TABLE entries (
    game_id  INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    events   TEXT    NOT NULL,
    snapshot BLOB    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, version)
) STRICT;

INSERT INTO entries SELECT game_id, version, seat, kind, text, events, snapshot, at FROM moves;
DROP TABLE moves;
ALTER TABLE entries RENAME TO moves;

CREATE INDEX games_by_host ON games (host_id, guild_id, created_at);

-- How people are called where several servers meet; what one server calls them is nobody's business on another.
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    name    TEXT NOT NULL
) STRICT;
