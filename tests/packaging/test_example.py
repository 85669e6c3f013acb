"""The example of a game in a package of its own: compiled with the core, installed, and played."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.interpreted_only]  # it tests the builder

REPOSITORY = Path(__file__).parents[2]
EXAMPLE = REPOSITORY / "examples" / "connect_four"
PLAY = """
from importlib.machinery import EXTENSION_SUFFIXES
from edubba.core import find_game
from edubba.testing import conform

game = find_game("connect_four")
modules = {type(each).__module__ for each in (game, game.setup().new(), game.rules.ending)}
for name in sorted(modules):
    assert __import__(name, fromlist=["*"]).__file__.endswith(tuple(EXTENSION_SUFFIXES)), name
print(conform(game))
"""


CLEAN = {k: v for k, v in os.environ.items() if not k.startswith(("EDUBBA_", "PYTHON"))}


def build(folder: Path, **settings: str) -> Path:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    subprocess.run(command, cwd=folder, env=CLEAN | settings, check=True, capture_output=True)
    return next((folder / "dist").glob("*.whl"))


def test_connect_four_is_compiled_found_and_keeps_every_promise(tmp_path: Path) -> None:
    house = tmp_path / "house"
    left_out = shutil.ignore_patterns("static", "__pycache__", "*.egg-info")
    shutil.copytree(REPOSITORY / "src", house / "src", ignore=left_out)
    for name in ("compiling.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(REPOSITORY / name, house)
    rooms = '("core", "games", "tables", "bots")'
    recipe = (REPOSITORY / "setup.py").read_text()
    assert rooms in recipe
    # The six games of the house would take minutes, and have no part in this.
    (house / "setup.py").write_text(recipe.replace(rooms, '("core",)'))
    package = str(EXAMPLE / "connect_four")
    wheels = [build(house, EDUBBA_COMPILE="1", EDUBBA_SKIP_CLIENT="1", EDUBBA_WITH=package)]
    shutil.copytree(EXAMPLE, tmp_path / "example", ignore=left_out)
    wheels.append(build(tmp_path / "example"))
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    found = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(found, check=True, capture_output=True, text=True).stdout.strip())
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-qq"]
    pip += ["--disable-pip-version-check", "--no-deps", "--ignore-installed"]
    subprocess.run([*pip, *wheels], check=True)
    done = subprocess.run(
        [python, "-c", PLAY], cwd=tmp_path, env=CLEAN, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "connect_four conforms" in done.stdout
