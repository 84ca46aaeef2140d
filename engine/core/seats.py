"""A seat is a place at the table, numbered from 0. Who sits there is not the engine's business."""

from typing import TypeAlias

Seat: TypeAlias = int
