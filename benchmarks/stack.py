"""What the decision stack costs: the real game and `stackless.py`, compiled together, side by side.

`stack.py build FOLDER` compiles both into a folder, `stack.py measure FOLDER ROUNDS` compares them.
"""

import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
GAMES = 2000

SETUP = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup
sources = sorted(str(p) for room in ("core", "games") for p in Path("edubba", room).rglob("*.py"))
found = mypycify([*sources, "stackless.py"], group_name="edubba", multi_file=True, opt_level="3")
for extension in found:
    extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
setup(name="stack", ext_modules=found)
"""


def build(folder: Path) -> None:
    """Compile core, the Game of Ur and the version without a stack as one group."""
    source = HERE.parent / "src" / "edubba"
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("core", "games/game_of_ur", "locale"):
        shutil.copytree(source / part, folder / "edubba" / part)
    for file in ("__init__.py", "_version.py", "games/__init__.py"):
        shutil.copy(source / file, folder / "edubba" / file)
    shutil.copytree(source / "match", folder / "edubba" / "match")  # its types are looked at
    shutil.copytree(source / "bots", folder / "edubba" / "bots")
    shutil.copy(HERE / "stackless.py", folder)
    (folder / "setup.py").write_text(SETUP)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


def measure(rounds: int) -> None:
    """Print the median ratio of CPU time with and without the stack, for both kinds of playout."""
    import stackless  # type: ignore[import-not-found,unused-ignore]

    from edubba.core import Actions, Rng
    from edubba.core.playout import playout, playout_cloning
    from edubba.games.game_of_ur import GAME
    from edubba.games.game_of_ur.terms import terms_of

    setup = GAME.setup()
    terms = terms_of(setup)
    actions = Actions()
    for with_stack, without in (
        (playout, stackless.playout),
        (playout_cloning, stackless.playout_cloning),
    ):
        ratios = []
        for round in range(rounds):
            seeds = range(round * GAMES, (round + 1) * GAMES)
            began = time.process_time()
            one = [with_stack(setup.new(), Rng(seed), actions) for seed in seeds]
            between = time.process_time()
            other = [without(stackless.new_race(terms), Rng(seed), actions) for seed in seeds]
            ended = time.process_time()
            assert one == other, "the two versions play different games"
            ratios.append((between - began) / (ended - between))
        print(statistics.median(ratios), flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build(Path(sys.argv[2]))
    else:
        sys.path.insert(0, sys.argv[2])
        measure(int(sys.argv[3]))
