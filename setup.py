"""Compile the hot rooms with mypyc where possible; otherwise ship the same files as plain Python.
Build the browser client from `web/` into the package.

EDUBBA_COMPILE=1      fail rather than fall back to plain Python (tests, releases)
EDUBBA_PURE=1         plain Python, a wheel for every platform
EDUBBA_SKIP_CLIENT=1  leave the browser client out, or as it lies there
EDUBBA_WITH=FOLDER    compile the package of a game from elsewhere together with the rules (several:
                      with colons, or what the system puts between paths)

Editable installs always run interpreted and take the client that lies there.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from shutil import copy, rmtree, which
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup  # first: it provides distutils where Python has none

# isort: split
from distutils.ccompiler import CCompiler, new_compiler
from distutils.errors import CCompilerError, DistutilsError
from distutils.sysconfig import customize_compiler

from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))
import compiling

PACKAGE = Path("src/edubba")
CLIENT = Path("web")
STATIC = PACKAGE / "static"
# All of these go into one mypyc group, so that calls and classes across modules are native.
COMPILED_ROOMS = ("core", "games", "tables", "bots")
# Hot modules of rooms that otherwise stay interpreted, such as "match/replay.py".
COMPILED_MODULES: tuple[str, ...] = ()
# Modules of compiled rooms that must stay interpreted, as patterns such as "games/*/view.py".
INTERPRETED: tuple[str, ...] = ("tables/*",)

# A class that inherits from a compiled one is only sound in the same library.
GUESTS = [Path(each) for each in os.environ.get("EDUBBA_WITH", "").split(os.pathsep) if each]

# mypycify runs the whole type check: only for commands that really build.
BUILDING = not {"bdist_wheel", "build", "build_ext", "install"}.isdisjoint(sys.argv)
PURE = os.environ.get("EDUBBA_PURE") == "1"
MUST_COMPILE = os.environ.get("EDUBBA_COMPILE") == "1"
plain: list[str] = []
"""Why this build is plain Python: the code of a sentence of the catalogue `core`."""
WORKERS = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def compiled_sources() -> list[str]:
    found = {path for room in COMPILED_ROOMS for path in (PACKAGE / room).rglob("*.py")}
    found |= {PACKAGE / name for name in COMPILED_MODULES}
    own = {
        path
        for path in found
        if not any(fnmatch(path.relative_to(PACKAGE).as_posix(), name) for name in INTERPRETED)
    }
    guests = {path for folder in GUESTS for path in folder.rglob("*.py")}
    return sorted(path.as_posix() for path in own | guests)


def fall_back(code: str, reason: str) -> None:
    """Say in one sentence why this build is plain Python, or fail where that is not wanted.

    pip shows nobody what a build prints: the code goes into the package, and `edubba --version`
    words it.
    """
    if MUST_COMPILE:
        sys.exit(f"Edubba was not built: EDUBBA_COMPILE=1 demands compiled rules, but {reason}.")
    plain.append(code)
    print(
        f"NOTICE: Edubba is built as plain Python, which plays the same but many times slower, "
        f"because {reason}.",
        file=sys.stderr,
    )


def note_plain(folder: str) -> None:
    """Leave the reason in the built package (`edubba._built` reads it)."""
    for code in plain:
        Path(folder, "edubba", "plain.txt").write_text(code)


def compiler_works() -> bool:
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile(
                [str(probe)],
                output_dir=folder,
                include_dirs=[sysconfig.get_path("include"), sysconfig.get_path("platinclude")],
            )
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    if PURE and MUST_COMPILE:
        sys.exit("EDUBBA_PURE and EDUBBA_COMPILE contradict each other; set only one of them.")
    if not BUILDING:
        return []
    # setuptools would put into the wheel whatever an earlier build left there.
    for leftover in Path("build").glob("lib*"):
        rmtree(leftover)
    if PURE:
        plain.append("asked")
        return []
    if not compiler_works():
        fall_back("no-compiler", "no working C compiler with the header files of Python was found")
        return []
    for folder in GUESTS:
        if not (folder / "__init__.py").is_file():
            sys.exit(f"Edubba was not built: EDUBBA_WITH names {folder}, which is no package.")
    os.environ["MYPYPATH"] = os.pathsep.join(str(folder.parent) for folder in GUESTS)
    try:
        from mypyc.build import mypycify

        # All modules in one library, so that calls between them are direct.
        # The type cache lies beside the C files: mypyc trusts that both are there or neither.
        # Interpreted modules and their packages, which may not even be there, are not looked at:
        # `make types` does that.
        found: list[Extension] = mypycify(
            ["--cache-dir=build/mypy_cache", "--follow-imports=skip", *compiled_sources()],
            group_name=compiling.GROUP,
            multi_file=True,
            opt_level="3",
            debug_level="0",
        )
    except SystemExit:  # mypyc has printed the type errors and leaves
        fall_back("types", "mypyc found the errors in the sources that are listed above")
        return []
    except Exception as error:
        fall_back("mypyc", f"mypyc failed: {error!r}")
        return []
    # What mypy leaves in memory would be searched for garbage when Python ends, for 5 s.
    gc.freeze()
    library, *modules = found
    roots = [PACKAGE.parent, *(folder.parent for folder in GUESTS)]
    library.sources = compiling.make_units(library.sources, roots)
    if os.name == "posix":
        # Warnings about generated files help nobody, and looking for them takes its time.
        # A new list for each: mypycify gives all of them the same one.
        quiet = [*library.extra_compile_args, "-fvisibility=hidden", "-w", "-Wno-all"]
        library.extra_compile_args = quiet
        if not sysconfig.get_config_var("Py_GIL_DISABLED"):
            entry = compiling.write_entry([source for each in modules for source in each.sources])
            for module in modules:
                module.sources = [entry]
                module.extra_compile_args = [*quiet, *compiling.SMALL]
                if sys.platform == "linux":
                    module.extra_link_args = [*compiling.SMALL_LINKED]
    return found


class BuildSideBySide(build_ext):
    """Compile all C files in parallel and only those that changed; take all binaries or none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or WORKERS

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, DistutilsError):
            fall_back("compiler-failed", "the C compiler failed as reported above")
            # A module's binary without the library behind it could not be imported.
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            note_plain(self.build_lib)

    def build_extensions(self) -> None:
        # `parallel` alone works on several libraries at a time, but nearly all is in one.
        self.compiler.compile = side_by_side(self.compiler)
        everything = self.extensions
        built = {tuple(extension.sources): extension for extension in everything}
        self.extensions = [*built.values()]
        super().build_extensions()
        self.extensions = everything
        for extension in everything:
            made = self.get_ext_fullpath(built[tuple(extension.sources)].name)
            wanted = Path(self.get_ext_fullpath(extension.name))
            if not wanted.exists():
                wanted.parent.mkdir(parents=True, exist_ok=True)
                copy(made, wanted)


def side_by_side(compiler: CCompiler) -> Callable[..., list[str]]:
    """The compiler's `compile`, working on several files at once and skipping unchanged ones."""
    compile_files = compiler.compile
    # Generated headers, these two files, and a newer mypyc concern every C file.
    common = [
        *Path("build").rglob("*.h"),
        __file__,
        compiling.__file__,
        sys.modules["mypyc"].__file__,
    ]
    common_change = max(map(os.path.getmtime, common))

    def compile_one(source: str, options: dict[str, Any]) -> list[str]:
        [target] = compiler.object_filenames([source], output_dir=options["output_dir"])
        changed = max(common_change, os.path.getmtime(source))
        if os.path.exists(target) and os.path.getmtime(target) > changed:
            return [target]
        if compiling.is_cold(source) and os.name == "posix":
            options = options | {
                "extra_postargs": [*options["extra_postargs"], compiling.NOT_OPTIMISED]
            }
        return compile_files([source], **options)

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        # The largest first, so that no core is left waiting for it at the end.
        largest = sorted(sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(WORKERS) as pool:
            made = pool.map(compile_one, largest, [options] * len(sources))
            return [target for targets in made for target in targets]

    return compile_all


def client_is_fresh() -> bool:
    built = STATIC / "index.html"
    if not built.is_file():
        return False
    sources = [path for path in (CLIENT / "src").rglob("*") if path.is_file()]
    sources += [CLIENT / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    return all(path.stat().st_mtime <= built.stat().st_mtime for path in sources)


def build_client(must: bool = False) -> None:
    """Put the built browser client into the package, unless it is there and newer than `web/`."""
    if os.environ.get("EDUBBA_SKIP_CLIENT") == "1" or client_is_fresh():
        return
    npm = which("npm")
    if npm is not None:
        for command in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, *command], cwd=CLIENT, check=True)
    elif (STATIC / "index.html").is_file():
        print("NOTICE: npm was not found; the browser client is packed as it lies there.")
    elif must:
        sys.exit("Edubba was not packed: the browser client needs npm (Node 20.19 or newer).")
    else:
        print("NOTICE: npm was not found; Edubba is built without the browser client.")


class BuildWithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()
        note_plain(self.build_lib)


class PackWithClient(sdist):
    def run(self) -> None:
        build_client(must=True)
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithClient, "sdist": PackWithClient},
)
