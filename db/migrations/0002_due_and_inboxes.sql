-- Whatever shall happen later. `claimed` is when a process took it in hand; one that dies leaves it to be claimed again.
CREATE TABLE due (
    id      INTEGER PRIMARY KEY,
    kind    TEXT    NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat    INTEGER,
    due     REAL    NOT NULL,
    tries   INTEGER NOT NULL,
    claimed REAL,
    done    REAL
) STRICT;

CREATE UNIQUE INDEX one_due_of_a_kind ON due (kind, game_id, coalesce(seat, -1));
CREATE INDEX due_next ON due (due) WHERE done IS NULL;

-- Opening a direct message is what Discord limits: once open, its channel is remembered.
CREATE TABLE inboxes (
    user_id    INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
) STRICT;
