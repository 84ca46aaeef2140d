"""The rulebook's actions, one module each: what is asked, what is legal, what is promising, and what is done."""
