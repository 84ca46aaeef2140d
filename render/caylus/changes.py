"""What is there now and was not there in an earlier view."""

from engine.caylus.state import TablePart


def is_new_space(now: TablePart, was: TablePart, space: int) -> bool:
    """A tile, a house, a worker or an officer has come to this space."""
    arrived = now.standing[space] >= 0 and now.standing[space] != was.standing[space]
    built = now.road[space] != was.road[space] or now.owners[space] != was.owners[space]
    provost = now.provost == space and was.provost != space
    bailiff = now.bailiff == space and was.bailiff != space
    return arrived or built or provost or bailiff or now.is_swapping(space) != was.is_swapping(space)


def is_new_at(now: int, was: int) -> bool:
    """A worker has come to a single place."""
    return now >= 0 and now != was


def new_in_line(now: list[int], was: list[int]) -> list[bool]:
    """Who has joined a line of workers."""
    return [seat not in was for seat in now]
