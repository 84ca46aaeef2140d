-- How long somebody took to answer, and what their dice showed: kept with the result, since the log goes some day.

ALTER TABLE moves ADD COLUMN took REAL;
ALTER TABLE result_seats ADD COLUMN answered_in REAL;
ALTER TABLE result_seats ADD COLUMN faces REAL;
