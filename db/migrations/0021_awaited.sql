-- Which game has waited for somebody longest is asked after every move: it is found without a look at all the others.
CREATE INDEX seats_awaited ON seats (user_id, awaited_since) WHERE awaited_since IS NOT NULL;
