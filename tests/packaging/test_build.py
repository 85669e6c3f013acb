"""What a build does with and without a C compiler, tried on a package of one compiled module."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

REPOSITORY = Path(__file__).parents[2]
NO_COMPILER = {"CC": "/nonexistent/cc"}
DOCSTRING = "How many sit down."
PLAIN = "NOTICE: Edubba is built as plain Python"

pytestmark = pytest.mark.interpreted_only  # it tests the builder, not what is installed


class Project:
    """A copy of the build files around a package of one module."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.report = ""
        for name in ("setup.py", "compiling.py", "pyproject.toml", "LICENSE", "README.md"):
            shutil.copy(REPOSITORY / name, folder)
        self.write("__init__.py", "")
        self.write("_version.py", '__version__ = "0.1.0"\n')
        self.write("core/__init__.py", "")
        self.write("core/state.py", f'def seats() -> int:\n    """{DOCSTRING}"""\n    return 2\n')
        self.write("locale/en/house.ftl", "house = Tablet house\n")
        self.write("games/x/data.json", "{}\n")
        self.write("static/index.html", "<title>Tablet house</title>\n")
        (folder / "web").mkdir()

    def write(self, name: str, text: str) -> None:
        path = self.folder / "src/edubba" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def wheel(self, **settings: str) -> Path | None:
        """The wheel that a build with these variables makes, None if it fails."""
        clean = {k: v for k, v in os.environ.items() if not k.startswith(("EDUBBA_", "PYTHON"))}
        done = subprocess.run(
            [sys.executable, "-m", "build", "--wheel", "--no-isolation"],
            cwd=self.folder,
            env={"EDUBBA_SKIP_CLIENT": "1"} | clean | settings,
            capture_output=True,
            text=True,
            check=False,
        )
        self.report = done.stdout + done.stderr
        return next((self.folder / "dist").glob("*.whl")) if done.returncode == 0 else None


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def note(wheel: Path | None) -> str:
    """Why it is plain Python, as the wheel says it."""
    [name] = [name for name in names(wheel) if name.endswith("edubba/plain.txt")]
    assert wheel is not None
    return ZipFile(wheel).read(name).decode()


def names(wheel: Path | None) -> list[str]:
    assert wheel is not None
    return ZipFile(wheel).namelist()


def is_plain(wheel: Path | None) -> bool:
    binaries = [name for name in names(wheel) if name.endswith((".so", ".pyd"))]
    return not binaries and wheel is not None and wheel.name.endswith("-py3-none-any.whl")


BASE = f"""
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def seats(self) -> int:
        '''{DOCSTRING}'''
        return 2

    def scores(self) -> list[int]:
        return [0] * self.seats()
"""
GUEST = """
from edubba.core.state import State

class Own(State):
    def seats(self) -> int:
        return 3
"""


def test_with_a_compiler_the_rules_are_compiled_and_games_from_elsewhere_with_them(
    project: Project, tmp_path_factory: pytest.TempPathFactory
) -> None:
    project.write("core/state.py", BASE)
    guest = tmp_path_factory.mktemp("guests") / "guest"
    guest.mkdir()
    (guest / "__init__.py").write_text(GUEST)
    wheel = project.wheel(EDUBBA_COMPILE="1", EDUBBA_WITH=str(guest))
    found = names(wheel)
    assert any(name.startswith("edubba/core/state.") and name.endswith(".so") for name in found)
    assert {"edubba/locale/en/house.ftl", "edubba/games/x/data.json"} <= set(found)
    [library] = [name for name in found if name.startswith("edubba__mypyc.")]
    assert wheel is not None
    assert DOCSTRING.encode() in ZipFile(wheel).read(library)
    [compiled] = [name for name in found if name.startswith("guest/")]
    assert compiled.endswith(".so")
    ZipFile(wheel).extractall(project.folder / "installed")
    done = subprocess.run(
        [sys.executable, "-c", "import guest; print(guest.__file__, guest.Own().scores())"],
        cwd=project.folder / "installed",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split()[0].endswith(".so")
    assert done.stdout.endswith("[0, 0, 0]\n")


PLAYOUT = """
from edubba.core.state import State

def playout(state: State) -> list[int]:
    return state.scores()
"""
RULES = """
from edubba.core.state import State

class Rules(State):
    def seats(self) -> int:
        return chairs()

    def benches(self) -> int:
        return stools()

def chairs() -> int:
    return 4

def stools() -> int:
    return 5
"""


def test_only_what_a_playout_can_reach_is_optimised_and_imports_are_one_call(
    project: Project,
) -> None:
    project.write("core/state.py", BASE)
    project.write("core/playout.py", PLAYOUT)
    project.write("games/__init__.py", "")
    project.write("games/x/__init__.py", "")
    project.write("games/x/rules.py", RULES)
    wheel = project.wheel(EDUBBA_COMPILE="1")
    units = project.folder / "build/units"
    [unit] = units.glob("*_hot.c")  # small folders are compiled together
    rules = unit.read_text()
    seldom = {
        name
        for name in ("Rules___seats", "Rules___benches", "rules___chairs", "rules___stools")
        for line in rules.splitlines()
        if line.startswith("SELDOM ") and f"{name}(" in line and "CPyDef_" in line
    }
    assert seldom == {"Rules___benches", "rules___stools"}
    assert "= import_module(&CPyModule_edubba___core___state," in rules
    assert "CPyImport_ImportNative" not in rules
    assert wheel is not None
    ZipFile(wheel).extractall(project.folder / "installed")
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from edubba.games.x.rules import Rules; from edubba.core.playout import playout;"
            " print(playout(Rules()), Rules().benches())",
        ],
        cwd=project.folder / "installed",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[0, 0, 0, 0] 5\n"


def test_one_entry_is_built_and_serves_every_module_by_its_full_name(project: Project) -> None:
    project.write("games/__init__.py", "")
    project.write("games/x/__init__.py", "")
    project.write("games/x/state.py", "def seats() -> int:\n    return 6\n")
    wheel = project.wheel(EDUBBA_COMPILE="1")
    binaries = {name for name in names(wheel) if name.endswith(".so")}
    entries = {name for name in binaries if not name.startswith("edubba__mypyc.")}
    assert len(entries) == 5
    assert wheel is not None
    assert len({ZipFile(wheel).read(name) for name in entries}) == 1
    ZipFile(wheel).extractall(project.folder / "installed")
    asked = (
        "import edubba.games.x, edubba.games.x.state as own, edubba.core.state as first;"
        " print(first.seats(), own.seats(), first.__name__, own.__spec__.name, edubba.games.x)"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=project.folder / "installed",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith(
        "2 6 edubba.core.state edubba.games.x.state <module 'edubba.games.x'"
    )


def test_without_a_compiler_it_is_plain_python_and_says_so(project: Project) -> None:
    wheel = project.wheel(**NO_COMPILER)
    assert is_plain(wheel)
    assert PLAIN in project.report
    assert "no working C compiler" in project.report
    assert note(wheel) == "no-compiler"


def test_without_a_compiler_a_demanded_compilation_fails(project: Project) -> None:
    assert project.wheel(**NO_COMPILER, EDUBBA_COMPILE="1") is None
    assert "EDUBBA_COMPILE=1 demands compiled rules" in project.report


def test_a_type_error_is_never_silent(project: Project) -> None:
    project.write("core/state.py", 'def seats() -> int:\n    return "two"\n')
    assert is_plain(project.wheel())
    assert PLAIN in project.report
    assert "mypyc found the errors" in project.report
    assert project.wheel(EDUBBA_COMPILE="1") is None


def test_what_interpreted_modules_import_need_not_be_there_to_compile(project: Project) -> None:
    missing = "def asked() -> str:\n    from nowhere import answer\n\n    return answer()\n"
    project.write("match/__init__.py", missing)
    project.write("core/state.py", "from edubba.match import asked\n\nASK = asked\n")
    wheel = project.wheel(EDUBBA_COMPILE="1")
    assert any(name.startswith("edubba/core/state.") for name in names(wheel))


@pytest.mark.slow  # the same way out as without a compiler, met later
def test_a_compiler_that_breaks_half_way_leaves_no_binary(project: Project) -> None:
    compiler = project.folder / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *units/*) exit 1 ;; esac\nexec cc "$@"\n')
    compiler.chmod(0o755)
    wheel = project.wheel(CC=str(compiler))
    assert not [name for name in names(wheel) if name.endswith(".so")]
    assert PLAIN in project.report
    assert note(wheel) == "compiler-failed"


def test_plain_python_can_be_asked_for(project: Project) -> None:
    assert is_plain(project.wheel(EDUBBA_PURE="1"))
    assert PLAIN not in project.report


def test_nothing_of_an_earlier_build_gets_into_the_wheel(project: Project) -> None:
    project.write("old.py", "")
    assert "edubba/old.py" in names(project.wheel(EDUBBA_PURE="1"))
    (project.folder / "src/edubba/old.py").unlink()
    assert "edubba/old.py" not in names(project.wheel(EDUBBA_PURE="1"))


# Games from elsewhere


def test_what_is_no_package_is_not_compiled_with_us(project: Project, tmp_path: Path) -> None:
    assert project.wheel(EDUBBA_WITH=str(tmp_path)) is None
    assert f"EDUBBA_WITH names {tmp_path}, which is no package" in project.report


# The browser client


def npm(folder: Path, does: str) -> dict[str, str]:
    """A stand-in for npm that notes what it was asked for; the path with it alone in front."""
    tool = folder / "bin" / "npm"
    tool.parent.mkdir()
    tool.write_text(f"#!/bin/sh\necho npm $* >&2\n{does}\n")
    tool.chmod(0o755)
    return {"EDUBBA_PURE": "1", "EDUBBA_SKIP_CLIENT": "0", "PATH": f"{tool.parent}:/usr/bin:/bin"}


def sources(folder: Path) -> None:
    (folder / "web" / "src").mkdir()
    for name in ("src/main.tsx", "index.html", "package-lock.json", "vite.config.ts"):
        (folder / "web" / name).write_text("")


def test_the_client_is_built_into_the_wheel(project: Project) -> None:
    sources(project.folder)
    (project.folder / "src/edubba/static/index.html").unlink()
    does = "mkdir -p ../src/edubba/static && echo built > ../src/edubba/static/index.html"
    wheel = project.wheel(**npm(project.folder, does))
    assert "edubba/static/index.html" in names(wheel)
    assert "npm ci" in project.report
    assert "npm run build" in project.report


def test_a_client_newer_than_its_sources_is_taken_as_it_is(project: Project) -> None:
    sources(project.folder)
    (project.folder / "src/edubba/static/index.html").write_text("built\n")
    wheel = project.wheel(**npm(project.folder, "exit 1"))
    assert "edubba/static/index.html" in names(wheel)
    assert "npm ci" not in project.report


def test_without_npm_there_is_no_client(project: Project) -> None:
    sources(project.folder)
    (project.folder / "src/edubba/static/index.html").unlink()
    settings = npm(project.folder, "exit 1")
    (project.folder / "bin" / "npm").unlink()
    settings["PATH"] = str(project.folder / "bin")
    assert "edubba/static/index.html" not in names(project.wheel(**settings))
    assert "Edubba is built without the browser client" in project.report
