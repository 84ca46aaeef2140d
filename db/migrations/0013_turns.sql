-- Since when a seat has its turn: several questions may be asked in it, and one clock runs through all of them.
ALTER TABLE seats ADD COLUMN turn_since REAL;
UPDATE seats SET turn_since = awaited_since;
