"""The table: who sits where, whose turn it is, what was played, taken back and won. No Discord, no SQL, no pixel, no word."""
