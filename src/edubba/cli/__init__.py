"""The command `edubba`."""

import signal
import sys

__all__ = ["main"]


def interrupts(before: object, now: "signal._HANDLER") -> None:
    """Take Ctrl-C another way, unless somebody has decided that it means nothing here."""
    if signal.getsignal(signal.SIGINT) is before:
        signal.signal(signal.SIGINT, now)


def main(args: list[str] | None = None) -> int:
    """Run one command line, by default this program's, and return its exit status."""
    if args is None:  # an interrupt while modules are loaded ends it, without where it was
        interrupts(signal.default_int_handler, signal.SIG_DFL)
    from edubba.cli.words import heed

    heed(sys.argv[1:] if args is None else args)
    from edubba.cli.app import run

    return run(args)
