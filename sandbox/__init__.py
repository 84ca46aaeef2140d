"""A small Discord on loopback: to try the bot without a token, and for end-to-end tests."""

from sandbox.session import run

__all__ = ["run"]
