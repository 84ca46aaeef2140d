-- What is looked for every minute is found by an index, however much has been told before.

-- The version that the post of a request shows, beside the request's own; NULL as long as it has none.
ALTER TABLE requests ADD COLUMN told INTEGER;
UPDATE requests SET told = (SELECT version FROM posts WHERE game_id = requests.game_id AND audience = 'request:' || requests.id);
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

-- The newest version of a league that any of its posts shows.
ALTER TABLE leagues ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
UPDATE leagues SET told = coalesce((SELECT max(version) FROM league_posts WHERE league_id = leagues.id), 0);
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
