-- Lobbies close after a day without a join, and a host who is gone for a week is one no more: also those of before.
INSERT OR IGNORE INTO due (kind, game_id, seat, due, tries)
    SELECT 'close', id, NULL, created_at + 86400, 1 FROM games WHERE status = 'lobby'
    UNION ALL
    SELECT 'host', id, NULL, started_at + 604800, 1 FROM games WHERE status = 'playing' AND started_at IS NOT NULL;
