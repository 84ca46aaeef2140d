"""What all games share: seats, chance, moves, choosing, replay, errors."""
