-- Who does not want to be named where people are compared.
CREATE TABLE hidden (
    user_id INTEGER PRIMARY KEY
) STRICT;
