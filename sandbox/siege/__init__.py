"""A siege of the bot: play, forged presses, faults of Discord, kill -9, a full disk and moved time, in random order from a seed.

    python -m sandbox.siege --minutes 10 --seed 1

The campaign knows Discord and processes only. What knows the bot (how it is started, what people do with it, what it has kept)
is its garrison, named by `--garrison MODULE:CLASS`.
"""
