"""A small Discord on loopback: to try the bot without a token, and for end-to-end tests.

`world` holds people, places and messages (`model` their shape, `town` the ready-made one, `keep` the file it lives in);
`rights` says who may do what. The bot talks to `rest` (its routes in `api_*`, checked by `rules`, `lifecycle`,
`schema`) and to `gateway`; `faults` makes either go wrong. People act through `actors`, or through the page (`web`). `session`
runs all of it for a person, `trial` for a test; `siege` attacks a bot with all of it; `redirect` alone touches discord.py.
"""
