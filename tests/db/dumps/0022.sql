BEGIN TRANSACTION;
CREATE TABLE absences (
    user_id INTEGER NOT NULL,
    since   REAL    NOT NULL,
    until   REAL    NOT NULL,
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;
INSERT INTO "absences" VALUES(11,150.0,190.0);
CREATE TABLE challengers (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    seen_at  REAL    NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "challengers" VALUES(7,12,'user 12',150.0);
CREATE TABLE due (
    id      INTEGER PRIMARY KEY,
    kind    TEXT    NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat    INTEGER,
    due     REAL    NOT NULL,
    tries   INTEGER NOT NULL,
    claimed REAL,
    done    REAL
, last REAL) STRICT;
INSERT INTO "due" VALUES(1,'ask',1,0,200.0,2,NULL,NULL,NULL);
INSERT INTO "due" VALUES(2,'post',1,NULL,100.0,1,101.0,102.0,NULL);
INSERT INTO "due" VALUES(3,'host',1,NULL,604910.0,1,NULL,NULL,NULL);
INSERT INTO "due" VALUES(4,'remind',1,0,110.0,1,NULL,NULL,NULL);
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
, challenge TEXT NOT NULL DEFAULT '', told INTEGER NOT NULL DEFAULT 0, is_packed INTEGER NOT NULL DEFAULT 0 CHECK (is_packed IN (0, 1))) STRICT;
INSERT INTO "games" VALUES(1,'troyes_dice',1,'{"pace":"own"}','playing',11,7,70,2,'c0ffee',X'73656564',100.0,110.0,NULL,'',2,0);
INSERT INTO "games" VALUES(2,'troyes_dice',1,'{"pace":"own"}','finished',12,NULL,71,1,'c0ffee',X'73656564',100.0,110.0,300.0,'',0,1);
CREATE TABLE hidden (
    user_id INTEGER PRIMARY KEY
) STRICT;
INSERT INTO "hidden" VALUES(12);
CREATE TABLE hints (
    game_id  INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    turn     TEXT    NOT NULL,
    occasion INTEGER NOT NULL,
    moves    TEXT    NOT NULL,
    PRIMARY KEY (game_id, seat, turn)
) STRICT, WITHOUT ROWID;
INSERT INTO "hints" VALUES(1,0,'1.0',1,'[]');
CREATE TABLE inboxes (
    user_id    INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
) STRICT;
INSERT INTO "inboxes" VALUES(11,71);
CREATE TABLE league_editions (
    league_id INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    edition   INTEGER NOT NULL,
    seed      BLOB    NOT NULL,
    opened_at REAL    NOT NULL,
    starts_at REAL,
    ended_at  REAL,
    PRIMARY KEY (league_id, edition)
) STRICT, WITHOUT ROWID;
INSERT INTO "league_editions" VALUES(1,1,X'5EED',100.0,NULL,NULL);
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
INSERT INTO "league_members" VALUES(1,1,11,'Anne',1,1,0,0);
INSERT INTO "league_members" VALUES(1,1,12,'Ben',1,1,0,0);
INSERT INTO "league_members" VALUES(1,1,13,'Cleo',1,2,1,0);
CREATE TABLE league_posts (
    league_id  INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    audience   TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (league_id, audience)
) STRICT, WITHOUT ROWID;
INSERT INTO "league_posts" VALUES(1,'signup:1',4,70,905);
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
INSERT INTO "league_seats" VALUES(1,1,1,1,0,12,1,0);
INSERT INTO "league_seats" VALUES(1,1,1,1,1,11,2,0);
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
INSERT INTO "league_tables" VALUES(1,1,1,1,1,2,70,1309700.0,1);
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
, told INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "leagues" VALUES(1,7,70,12,'troyes_dice','{"rounds":3,"days":14,"seats":4,"starts":0,"goes_on":true}','playing',1,1,4,0.0,4);
CREATE TABLE mornings (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    due        REAL    NOT NULL,
    claimed    REAL
) STRICT;
INSERT INTO "mornings" VALUES(7,70,160.0,NULL);
CREATE TABLE "moves" (
    game_id  INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    seat     INTEGER,
    kind     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    events   TEXT    NOT NULL,
    snapshot BLOB    NOT NULL,
    at       REAL    NOT NULL, took REAL, packed_snapshot BLOB,
    PRIMARY KEY (game_id, version)
) STRICT;
INSERT INTO "moves" VALUES(1,1,NULL,'start','','[]',X'6669727374',110.0,NULL,NULL);
INSERT INTO "moves" VALUES(1,2,0,'move','0 1 free r1 gain','[]',X'7365636F6E64',120.0,90.0,NULL);
INSERT INTO "moves" VALUES(2,9,0,'move','','[]',X'',102.0,NULL,X'78DACBC82F57C82C5148CD4B494D01001CB6046C');
CREATE TABLE notices (
    user_id     INTEGER PRIMARY KEY,
    reach       TEXT NOT NULL,
    first_after REAL,
    again_after REAL,
    zone        TEXT NOT NULL,
    quiet_from  INTEGER,
    quiet_until INTEGER
) STRICT;
INSERT INTO "notices" VALUES(11,'both',14400.0,NULL,'Europe/Paris',22,7);
CREATE TABLE packed_logs (
    id      INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    part    BLOB    NOT NULL
) STRICT;
INSERT INTO "packed_logs" VALUES(1,2,X'78DA8B8E8ED54145B1003AE305E5');
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    name    TEXT NOT NULL
) STRICT;
INSERT INTO "people" VALUES(11,'anne');
CREATE TABLE posts (
    game_id    INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    audience   TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (game_id, audience)
) STRICT, WITHOUT ROWID;
INSERT INTO "posts" VALUES(1,'call:0',2,70,901);
INSERT INTO "posts" VALUES(1,'channel',2,70,900);
INSERT INTO "posts" VALUES(1,'request:1',1,70,906);
CREATE TABLE rating_steps (
    who         TEXT    NOT NULL,
    key         TEXT    NOT NULL,
    finished_at REAL    NOT NULL,
    game_id     INTEGER NOT NULL,
    before      REAL    NOT NULL,
    after       REAL    NOT NULL,
    place       INTEGER NOT NULL,
    PRIMARY KEY (who, key, finished_at, game_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating_steps" VALUES('12','troyes_dice',102.0,2,25.0,26.5,1);
CREATE TABLE ratings (
    key    TEXT    NOT NULL,
    season INTEGER NOT NULL,
    who    TEXT    NOT NULL,
    mu     REAL    NOT NULL,
    sigma  REAL    NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (key, season, who)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES('troyes_dice',0,'12',26.5,8.0,1);
CREATE TABLE reckoning (
    rules       INTEGER NOT NULL,
    finished_at REAL    NOT NULL,
    game_id     INTEGER NOT NULL,
    results     INTEGER NOT NULL
) STRICT;
INSERT INTO "reckoning" VALUES(1,102.0,2,1);
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
, told INTEGER) STRICT;
INSERT INTO "requests" VALUES(1,1,'undo',0,11,'2','[11]',140.0,'entry',1,'',1);
CREATE TABLE result_count (
    results INTEGER NOT NULL
) STRICT;
INSERT INTO "result_count" VALUES(1);
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
    facts    TEXT    NOT NULL, answered_in REAL, faces REAL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_seats" VALUES(2,0,12,'user 12','',0,1,54,'{"all":1}','["x"]',3600.0,3.25);
INSERT INTO "result_seats" VALUES(2,1,NULL,'user None','novice',0,2,41,'{"all":1}','["x"]',NULL,NULL);
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
, challenge TEXT NOT NULL DEFAULT '', packed_file BLOB) STRICT;
INSERT INTO "results" VALUES(2,'troyes_dice',1,'{}',NULL,70,1.0,102.0,'',1,1,'{}','',NULL);
CREATE TABLE seats (
    game_id       INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat          INTEGER NOT NULL,
    user_id       INTEGER,
    name          TEXT    NOT NULL,
    computer      TEXT    NOT NULL,
    has_left      INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    awaited_since REAL, bank REAL, turn_since REAL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,11,'Anne','',0,110.0,86400.0,110.0);
INSERT INTO "seats" VALUES(1,1,NULL,'Perrin','steady',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(1,2,12,'Ben','steady',1,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,12,'Ben','',0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,NULL,'Odile','novice',0,NULL,NULL,NULL);
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "secrets" VALUES('challenges',X'5EED');
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    channels TEXT NOT NULL,
    options  TEXT NOT NULL,
    enders   TEXT NOT NULL,
    threads  TEXT NOT NULL
, language TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "servers" VALUES(7,'[70]','{"hints":"true"}','keepers','d1','en');
CREATE TABLE signs (
    user_id INTEGER PRIMARY KEY,
    at      REAL NOT NULL,
    locale  TEXT NOT NULL
) STRICT;
INSERT INTO "signs" VALUES(12,125.0,'en-GB');
CREATE TABLE tallies (
    key      TEXT    NOT NULL,
    guild_id INTEGER NOT NULL,
    season   INTEGER NOT NULL,
    who      TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    plays    INTEGER NOT NULL,
    wins     REAL    NOT NULL,
    places   INTEGER NOT NULL,
    streak   INTEGER NOT NULL,
    longest  INTEGER NOT NULL,
    PRIMARY KEY (key, guild_id, season, who)
) STRICT, WITHOUT ROWID;
INSERT INTO "tallies" VALUES('troyes_dice',7,0,'12','user 12',1,1.0,1,1,1);
CREATE TABLE votes (
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    what    TEXT    NOT NULL,
    user_id INTEGER NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (game_id, what, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "votes" VALUES(1,'abort',11,130.0);
CREATE UNIQUE INDEX one_game_per_channel ON games (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX games_by_channel ON games (channel_id, id);
CREATE UNIQUE INDEX one_seat_per_user ON seats (game_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX result_seats_by_user ON result_seats (user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX one_due_of_a_kind ON due (kind, game_id, coalesce(seat, -1));
CREATE INDEX due_next ON due (due) WHERE done IS NULL;
CREATE INDEX games_by_host ON games (host_id, guild_id, created_at);
CREATE UNIQUE INDEX one_open_request ON requests (game_id, kind, coalesce(seat, -1)) WHERE outcome = '';
CREATE INDEX requests_by_game ON requests (game_id);
CREATE INDEX tallies_by_who ON tallies (who, key);
CREATE INDEX results_by_end ON results (finished_at, game_id);
CREATE INDEX posts_by_message ON posts (message_id);
CREATE UNIQUE INDEX one_try_at_a_challenge ON games (host_id, challenge) WHERE challenge <> '';
CREATE INDEX results_by_challenge ON results (challenge) WHERE challenge <> '';
CREATE INDEX challengers_by_user ON challengers (user_id);
CREATE UNIQUE INDEX one_open_league ON leagues (guild_id, key) WHERE status <> 'over';
CREATE INDEX league_members_by_user ON league_members (user_id);
CREATE INDEX league_seats_by_user ON league_seats (user_id);
CREATE TRIGGER told_anew AFTER INSERT ON posts WHEN NEW.audience = 'channel' BEGIN
    UPDATE games SET told = NEW.version WHERE id = NEW.game_id;
END;
CREATE TRIGGER told_again AFTER UPDATE ON posts WHEN NEW.audience = 'channel' BEGIN
    UPDATE games SET told = NEW.version WHERE id = NEW.game_id;
END;
CREATE TRIGGER told_no_more AFTER DELETE ON posts WHEN OLD.audience = 'channel' BEGIN
    UPDATE games SET told = 0 WHERE id = OLD.game_id;
END;
CREATE INDEX games_untold ON games (id) WHERE told < version AND channel_id > 0;
CREATE INDEX posts_old ON posts (game_id) WHERE audience = 'old';
CREATE INDEX computers_awaited ON seats (game_id) WHERE computer <> '' AND awaited_since IS NOT NULL;
CREATE INDEX games_to_pack ON games (finished_at) WHERE is_packed = 0 AND status IN ('finished', 'aborted');
CREATE TRIGGER one_result_more AFTER INSERT ON results BEGIN
    UPDATE result_count SET results = results + 1;
END;
CREATE TRIGGER one_result_less AFTER DELETE ON results BEGIN
    UPDATE result_count SET results = results - 1;
END;
CREATE TRIGGER request_told_anew AFTER INSERT ON posts WHEN substr(NEW.audience, 1, 8) = 'request:' BEGIN
    UPDATE requests SET told = NEW.version WHERE id = CAST(substr(NEW.audience, 9) AS INTEGER);
END;
CREATE TRIGGER request_told_again AFTER UPDATE ON posts WHEN substr(NEW.audience, 1, 8) = 'request:' BEGIN
    UPDATE requests SET told = NEW.version WHERE id = CAST(substr(NEW.audience, 9) AS INTEGER);
END;
CREATE TRIGGER request_told_no_more AFTER DELETE ON posts WHEN substr(OLD.audience, 1, 8) = 'request:' BEGIN
    UPDATE requests SET told = NULL WHERE id = CAST(substr(OLD.audience, 9) AS INTEGER);
END;
CREATE INDEX requests_untold ON requests (game_id) WHERE told < version OR told IS NULL AND outcome = '';
CREATE TRIGGER league_told_anew AFTER INSERT ON league_posts BEGIN
    UPDATE leagues SET told = max(told, NEW.version) WHERE id = NEW.league_id;
END;
CREATE TRIGGER league_told_again AFTER UPDATE ON league_posts BEGIN
    UPDATE leagues SET told = (SELECT max(version) FROM league_posts WHERE league_id = NEW.league_id) WHERE id = NEW.league_id;
END;
CREATE TRIGGER league_told_no_more AFTER DELETE ON league_posts BEGIN
    UPDATE leagues SET told = coalesce((SELECT max(version) FROM league_posts WHERE league_id = OLD.league_id), 0)
        WHERE id = OLD.league_id;
END;
CREATE INDEX leagues_to_see_to ON leagues (id) WHERE status <> 'over' OR told < version;
CREATE INDEX mornings_by_due ON mornings (due);
CREATE INDEX packed_logs_by_game ON packed_logs (game_id);
CREATE INDEX seats_awaited ON seats (user_id, awaited_since) WHERE awaited_since IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',2);
INSERT INTO "sqlite_sequence" VALUES('requests',1);
INSERT INTO "sqlite_sequence" VALUES('leagues',1);
COMMIT;
