-- One hint for each turn of a seat: the question it was given for, and once it is thought of, the moves as JSON.
CREATE TABLE hints (
    game_id  INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    turn     TEXT    NOT NULL,
    occasion INTEGER NOT NULL,
    moves    TEXT    NOT NULL,
    PRIMARY KEY (game_id, seat, turn)
) STRICT, WITHOUT ROWID;
