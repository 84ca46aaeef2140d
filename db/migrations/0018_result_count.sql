-- How many results there are: whoever asks where people stand sees at a glance whether one is missing in what is counted.
CREATE TABLE result_count (
    results INTEGER NOT NULL
) STRICT;
INSERT INTO result_count SELECT count(*) FROM results;
CREATE TRIGGER one_result_more AFTER INSERT ON results BEGIN
    UPDATE result_count SET results = results + 1;
END;
CREATE TRIGGER one_result_less AFTER DELETE ON results BEGIN
    UPDATE result_count SET results = results - 1;
END;
