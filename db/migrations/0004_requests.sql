-- What somebody asks the others at a table for: it happens when all of them have agreed, and once.
-- `yes` are users as JSON; `version` counts the changes of the row; `outcome` is empty while it is open.
-- `ends_with` says what it does not outlive: the next 'entry' of the log, a change of the 'company', or only the game.
CREATE TABLE requests (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id   INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    kind      TEXT    NOT NULL,
    seat      INTEGER,
    user_id   INTEGER NOT NULL,
    about     TEXT    NOT NULL,
    yes       TEXT    NOT NULL,
    at        REAL    NOT NULL,
    ends_with TEXT    NOT NULL,
    version   INTEGER NOT NULL,
    outcome   TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_request ON requests (game_id, kind, coalesce(seat, -1)) WHERE outcome = '';
CREATE INDEX requests_by_game ON requests (game_id);
