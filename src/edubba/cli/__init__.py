"""The command `edubba`."""

from edubba.cli.app import main

__all__ = ["main"]
