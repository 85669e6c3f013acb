"""The command `edubba`."""

# Not `signal`, which loads more first: until Ctrl-C is taken another way, it is a traceback.
import _signal  # type: ignore[import-not-found]
import sys

__all__ = ["main"]


def end_at_interrupts() -> None:
    """Let Ctrl-C end the program at once, unless somebody has decided that it means nothing."""
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
    if hasattr(_signal, "pthread_sigmask"):  # `make play` lets it wait until here
        _signal.pthread_sigmask(_signal.SIG_UNBLOCK, [_signal.SIGINT])


def hear_interrupts() -> None:
    """Let Ctrl-C raise `KeyboardInterrupt` again."""
    if _signal.getsignal(_signal.SIGINT) == _signal.SIG_DFL:
        _signal.signal(_signal.SIGINT, _signal.default_int_handler)


def main(args: list[str] | None = None) -> int:
    """Run one command line, by default this program's, and return its exit status."""
    if args is None:
        end_at_interrupts()  # as long as modules are loaded
    from edubba.cli.words import heed

    heed(sys.argv[1:] if args is None else args)
    from edubba.cli.app import run

    return run(args)
