"""The actions of After the Flood in words; `codes.py` is written from this and data.json."""

from typing import Final

from edubba.core.data import load_data
from edubba.core.space import ActionSpace, Family

DATA: Final = load_data(__package__)
UI: Final = load_data(__package__, "ui.json")

COLOURS: Final = DATA.texts("players", "colors")
RESOURCES: Final = [resource.text("id") for resource in DATA.each("resources")]
AREAS: Final = [area.text("id") for area in DATA.each("areas")]
EMPIRES: Final = [empire.text("id") for empire in DATA.each("empires")]
PHASES: Final = DATA.texts("phases")
FACES: Final = [str(face) for face in range(1, DATA.number("common", "die_faces") + 1)]


def _values(family: str) -> list[str]:
    """What a family of data.json's `action_space` can be said with."""
    for entry in DATA.each("action_space"):
        if entry.text("family") == family:
            return [str(value.value) for value in entry.each("values")]
    raise ValueError(f"data.json has no action family {family}")


def _chance(family: str) -> list[str]:
    for entry in DATA.each("chance"):
        if entry.text("family") == family:
            return entry.texts("outcomes")
    raise ValueError(f"data.json has no chance family {family}")


ACTS: Final = _values("act")
PAYMENTS: Final = _values("pay")
SOURCES: Final = _values("pw_from")
"""Where a scribe can take a worker, `stock` being the available ones; also how workers are kept."""
PLACES: Final = _values("pw_dest")
"""Where a worker can be put; all but the last are also where a spent resource puts them."""
TRADES: Final = _values("trade")
"""`area:get:give`, every exchange that the board's icons and the trade table allow."""
GROUNDS: Final = _values("reinforce")
"""The areas in which an army can ever stand; those that can be invaded come first."""
BOUGHT: Final = _values("buy")
ORDERS: Final = _chance("first_order")


def _family(name: str) -> Family:
    """A family as data.json spells it; a verb with one meaning needs no argument."""
    values = _values(name)
    single = values in (["use"], ["end"])
    return Family(name.upper(), name) if single else Family(name.upper(), name, values)


SPACE: Final = ActionSpace(
    seats=[_family(entry.text("family")) for entry in DATA.each("action_space")],
    chance=[
        Family("FIRST_ORDER", "first_order", ORDERS),
        Family("ROLL", "roll", FACES, FACES),
    ],
)

SUMER: Final = sum(area.text("kind") == "sumer" for area in DATA.each("areas"))
"""The first area outside Sumer."""
SIZES: Final = {
    "SEATS": len(COLOURS),
    "RESOURCES": len(RESOURCES),
    "AREAS": len(AREAS),
    "SUMER": SUMER,
    "PAYMENTS": len(PAYMENTS),
    "SOURCES": len(SOURCES),
    "TRADES": len(TRADES),
    "GROUNDS": len(GROUNDS),
    "EMPIRES": len(EMPIRES),
    "BOUGHT": len(BOUGHT),
    "FACES": len(FACES),
    "DILMUN": AREAS.index("dilmun"),
    "TO_DILMUN": PLACES.index("dilmun"),
    **{f"PAY_{each.upper()}": at for at, each in enumerate(PAYMENTS) if each not in RESOURCES},
    **{f"FROM_{each.upper()}": at for at, each in enumerate(SOURCES) if each not in AREAS},
    **{f"TO_{each.upper()}": at for at, each in enumerate(PLACES) if each not in AREAS},
}
"""What hot code needs as literals beside the action codes: counts, and where a worker is taken from
and put to beside the areas."""
ENUMS: Final = {
    "resource": RESOURCES,
    "area of Sumer": AREAS[:SUMER],
    "action of a round": [f"act {act}" for act in ACTS],
    "phase": [f"phase {phase}" for phase in PHASES],
}
"""Word lists whose indexes the rules use by name."""
