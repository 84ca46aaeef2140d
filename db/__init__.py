"""SQL and nothing else: rows in, rows out. What a state, an event or an option means is not known here."""
