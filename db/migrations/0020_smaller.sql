-- What is kept of games takes less room: their file is compressed from now on (`file` is empty then), and the log of those that
-- are put away lies in parts of which several fill a page of the database, whatever the length of each log.
ALTER TABLE results ADD COLUMN packed_file BLOB;
CREATE TABLE packed_logs (
    id      INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    part    BLOB    NOT NULL
) STRICT;
CREATE INDEX packed_logs_by_game ON packed_logs (game_id);
INSERT INTO packed_logs (game_id, part)
    WITH RECURSIVE parts (game_id, begin) AS (
        SELECT game_id, 1 FROM packed
        UNION ALL SELECT parts.game_id, begin + 480 FROM parts JOIN packed USING (game_id) WHERE begin + 480 <= length(log)
    )
    SELECT game_id, substr(log, begin, 480) FROM parts JOIN packed USING (game_id) ORDER BY game_id, begin;
DROP TABLE packed;
