"""What the tests of all computer players know of this game: a position with other secrets, and what yardsticks play."""

from tests.engine.troyes.troyes_table import with_other_secrets as altered

__all__ = ["MEASURED", "altered"]

MEASURED = "926ea1cc37ea4080"
