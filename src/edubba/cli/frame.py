"""What Typer says around our words (headings, usage, complaints), in words of our own."""

import re
from functools import partial
from typing import TYPE_CHECKING

import typer.core
from typer.core import TyperCommand, TyperGroup, TyperOption

from edubba.cli.words import text

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter

HEADINGS = {
    "Arguments": "cli/frame-arguments",
    "Options": "cli/frame-options",
    "Commands": "cli/frame-commands",
    "required": "cli/frame-required",
    "default: {default}": "cli/frame-default",
}
"""By Typer's own words, which it hands to gettext."""
COMPLETION = {
    "install_completion": "cli/opt-install-completion",
    "show_completion": "cli/opt-show-completion",
}
"""Options that Typer adds by itself."""
SHOWN = {
    "ADDRESS": "cli/shown-address",
    "BOT": "cli/shown-bot",
    "CODE": "cli/shown-code",
    "DIR": "cli/shown-folder",
    "FILE": "cli/shown-file",
    "FOLDER": "cli/shown-folder",
    "GAME": "cli/shown-game",
    "HOUSE": "cli/shown-house",
    "ID": "cli/shown-id",
    "NAME": "cli/shown-name",
    "OBJECTIVE": "cli/shown-objective",
    "PERSON": "cli/shown-person",
    "PIECE": "cli/shown-piece",
    "RULE": "cli/shown-rule",
    "SEAT": "cli/shown-seat",
    "STATUS": "cli/shown-status",
    "TABLE": "cli/shown-table",
    "VALUE": "cli/shown-value",
    "WHO": "cli/shown-who",
}
"""What stands for something that is to be typed."""
COMPLAINTS = [
    (r"Missing \w+ (?P<what>.+?)\.", "cli/misused-missing"),
    (
        r"No such option: (?P<what>\S+)( \(Possible options: (?P<likely>.+)\))?",
        "cli/misused-option",
    ),
    (r"No such command '(?P<what>.+?)'\.( Did you mean (?P<likely>.+)\?)?", "cli/misused-command"),
    (r"Got unexpected extra argument\(s\) \((?P<what>.+)\)", "cli/misused-extra"),
    (r"Option '(?P<what>.+)' requires .*", "cli/misused-no-value"),
    (r"Option '(?P<what>.+)' does not take a value\.", "cli/misused-value"),
    (r"Invalid value for (?P<what>.+): .* in the range (?P<range>.+)\.", "cli/misused-range"),
    (r"Invalid value for (?P<what>.+): .* is not a valid (int|float).*", "cli/misused-number"),
]
"""By Typer's sentences."""


def dress(command: object) -> None:
    """Word the frame of a command and of all below it."""
    setattr(typer.core, "_", _heading)  # noqa: B010  # Typer's gettext, which knows no Fluent
    assert isinstance(command, TyperCommand | TyperGroup)
    setattr(command, "format_usage", partial(_usage, command))  # noqa: B010
    command.options_metavar = text("cli/shown-options")
    for parameter in command.params:
        if isinstance(parameter, TyperOption) and parameter.name in COMPLETION:
            parameter.help = text(COMPLETION[parameter.name])
        if parameter.metavar is not None:
            parameter.metavar = re.sub("[A-Z]{2,}", _shown, parameter.metavar)
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = text("cli/shown-command")
        for each in command.commands.values():
            dress(each)


def complaint(sentence: str) -> str:
    """What was wrong with a command line; what of Typer's we do not know stays as it is."""
    for pattern, id in COMPLAINTS:
        found = re.fullmatch(pattern, sentence)
        if found is not None:
            told = {
                key: (said or "none").replace("'", "") for key, said in found.groupdict().items()
            }
            return text(id, **told)
    return sentence.rstrip(".")


def _heading(words: str) -> str:
    return text(HEADINGS[words], default="{default}") if words in HEADINGS else words


def _shown(word: re.Match[str]) -> str:
    return text(SHOWN[word[0]]) if word[0] in SHOWN else word[0]


def _usage(
    command: TyperCommand | TyperGroup, context: "Context", formatter: "HelpFormatter"
) -> None:
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, text("cli/frame-usage") + " ")
    help = command.get_help_option(context)
    if help is not None:
        help.help = text("cli/opt-help")
