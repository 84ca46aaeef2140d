-- How a game ended is compressed when it is put away (`snapshot` is empty then). What a seat of a result got its points for
-- stands in the game's file from now on, and `parts` is empty where it says the same.
ALTER TABLE moves ADD COLUMN packed_snapshot BLOB;
