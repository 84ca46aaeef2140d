-- The language of what everybody on a server reads; empty: nobody has chosen one.
ALTER TABLE servers ADD COLUMN language TEXT NOT NULL DEFAULT '';

-- When each person who plays was last there, and in which language Discord speaks to them.
CREATE TABLE signs (
    user_id INTEGER PRIMARY KEY,
    at      REAL NOT NULL,
    locale  TEXT NOT NULL
) STRICT;
