-- How each person is called and reminded, wherever they play. Spans are seconds (NULL: never), quiet hours are hours of the
-- day in their zone (NULL: none).
CREATE TABLE notices (
    user_id     INTEGER PRIMARY KEY,
    reach       TEXT NOT NULL,
    first_after REAL,
    again_after REAL,
    zone        TEXT NOT NULL,
    quiet_from  INTEGER,
    quiet_until INTEGER
) STRICT;

-- From when until when somebody was away. What is over stays: a clock stood still meanwhile.
CREATE TABLE absences (
    user_id INTEGER NOT NULL,
    since   REAL    NOT NULL,
    until   REAL    NOT NULL,
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;

-- Seconds that a seat had left when it was asked, where each seat has a bank of time.
ALTER TABLE seats ADD COLUMN bank REAL;

-- When it happened last, where something happens more than once.
ALTER TABLE due ADD COLUMN last REAL;

-- One message may remind of several games.
CREATE INDEX posts_by_message ON posts (message_id);

-- The line that called whoever is awaited belongs to their seat now, and people who are awaited already are reminded too.
UPDATE posts SET audience = 'call:' || (
    SELECT min(seat) FROM seats WHERE seats.game_id = posts.game_id AND awaited_since IS NOT NULL AND computer = ''
) WHERE audience = 'call' AND EXISTS (
    SELECT 1 FROM seats WHERE seats.game_id = posts.game_id AND awaited_since IS NOT NULL AND computer = ''
);
DELETE FROM posts WHERE audience = 'call';
INSERT INTO due (kind, game_id, seat, due, tries)
    SELECT 'remind', game_id, seat, awaited_since, 1 FROM seats JOIN games ON games.id = seats.game_id
    WHERE status = 'playing' AND awaited_since IS NOT NULL AND computer = '';
