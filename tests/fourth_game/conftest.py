"""Climbing's own tests run where it is laid in, see `tests/test_fourth_game.py`."""

collect_ignore_glob = ["tests/*"]
