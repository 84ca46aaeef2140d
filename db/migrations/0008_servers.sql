-- What those who manage a server have chosen for it. Channels and options are JSON; no channel means all of them.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    channels TEXT NOT NULL,
    options  TEXT NOT NULL,
    enders   TEXT NOT NULL,
    threads  TEXT NOT NULL
) STRICT;
