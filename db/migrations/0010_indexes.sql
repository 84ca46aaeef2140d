-- Indexes that nothing is found by: steps and seats are found by their keys, and results by when their games ended.
DROP INDEX rating_steps_by_game;
DROP INDEX results_by_key;
DROP INDEX computers_awaited;
