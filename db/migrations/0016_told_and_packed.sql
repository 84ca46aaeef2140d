-- The version that the channel shows, beside the game's own: which of them differ is asked every minute.
ALTER TABLE games ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
UPDATE games SET told = coalesce((SELECT version FROM posts WHERE game_id = games.id AND audience = 'channel'), 0);
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

-- Finished games are put away some time after their end: their entries as one compressed piece.
ALTER TABLE games ADD COLUMN is_packed INTEGER NOT NULL DEFAULT 0 CHECK (is_packed IN (0, 1));
CREATE INDEX games_to_pack ON games (finished_at) WHERE is_packed = 0 AND status IN ('finished', 'aborted');
CREATE TABLE packed (
    game_id INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    log     BLOB NOT NULL
) STRICT;
