"""Makes of the C files that mypyc writes, one a module, fewer ones that compile in half the time.

- The files of a folder are compiled as one unit, so that the headers of the whole package are read
  thirty times instead of 270; and calls inside a folder can be inlined.
- Half of what mypyc writes runs once, or only when interpreted code calls: the creation of classes,
  and wrappers. It is not optimised at all. Modules that no playout enters are optimised a little.
- The entry of a module needs five functions of Python, not the whole of `Python.h`.

mypyc also leaves docstrings out; here they are put in again, so that `help(State)` is the manual.
"""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

UNITS: Final = Path("build/units")
GROUP: Final = "edubba"
"""All modules are linked into one library of this name."""
NATIVE: Final = "__native_"
INTERNAL: Final = "__native_internal_"
COLD: Final = (
    *("core/catalogue", "core/drawing", "core/options", "core/prompt", "core/registry"),
    *("core/rulebook", "core/sentences", "core/view", "core/words"),
    *("games/*/elements", "games/*/events", "games/*/*_events", "games/*/glossary"),
    *("games/*/obstacles", "games/*/position", "games/*/position/*", "games/*/text"),
    *("games/*/view", "games/*/*_view", "games/*/words"),
)
"""What is said, shown and read: no playout comes here."""
LITTLE: Final = "-O1"
SELDOM: Final = re.compile(
    r"^extern (?=PyObject \*CPyPy_|char CPyDef_\w*_____top_level__)", re.MULTILINE
)
NOT_OPTIMISED: Final = """\
#if defined(__GNUC__) && !defined(__clang__)
#define SELDOM __attribute__((optimize("O0")))
#else
#define SELDOM
#endif
"""
ENTRY: Final = """\
#include <stddef.h>
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
"""
TABLE: Final = re.compile(r"^static Py(?:MethodDef|GetSetDef) (\w+)\[\] = ")
TYPE: Final = re.compile(r'^    \.tp_name = "(\w+)"')
MEMBER: Final = re.compile(r'^    \{"(\w+)",')
SIGNATURE: Final = re.compile(r'(PyDoc_STR\("(?:[^"\\]|\\.)*\\n--\\n\\n)"')


def write(path: Path, text: str) -> None:
    """Leave a file alone that is as it should be: what is newer is compiled again."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def make_units(sources: list[str], roots: list[Path]) -> list[str]:
    """The sources of the library, those of modules gathered to units. `roots` hold their Python."""
    units: dict[str, list[str]] = {}
    others: list[str] = []
    modules = {source: Path(source).stem.removeprefix(NATIVE) for source in sources}
    for source, module in modules.items():
        if module == GROUP or not Path(source).name.startswith(NATIVE):
            others.append(source)
            continue
        names = module.split("___")
        cold = any(fnmatch("/".join(names[1:]), pattern) for pattern in COLD)
        unit = "_".join([*(names[:-1] or names), "cold" if cold else "hot"])
        units.setdefault(unit, []).append(source)
    [folder] = {Path(source).parent for each in units.values() for source in each}
    internal = (folder / f"{INTERNAL}{GROUP}.h").read_text("utf-8")
    write(UNITS / "internal.h", NOT_OPTIMISED + SELDOM.sub("extern SELDOM ", internal))
    for unit, members in units.items():
        text = [f'#include "{NATIVE}{GROUP}.h"\n#include "internal.h"\n']
        for source in members:
            docs = docstrings(modules[source].split("___"), roots)
            text.append(with_docstrings(Path(source).read_text("utf-8"), docs))
        write(UNITS / f"{unit}.c", "".join(text))
    return [*(str(UNITS / f"{unit}.c") for unit in units), *others]


def is_cold(source: str) -> bool:
    return Path(source).parent == UNITS and Path(source).stem.endswith("cold")


def shorten_entry(source: str) -> str:
    """The entry of one module without `Python.h`."""
    path = UNITS / "entries" / source
    write(path, Path(source).read_text("utf-8").replace("#include <Python.h>\n", ENTRY))
    return str(path)


def docstrings(names: list[str], roots: list[Path]) -> dict[str, str]:
    """Of a module (by the empty name), its functions and classes, and their methods."""
    tried = [root.joinpath(*names) for root in roots]
    files = [file for path in tried for file in (path / "__init__.py", path.with_suffix(".py"))]
    file = next(file for file in files if file.is_file())
    tree = ast.parse(file.read_text("utf-8"))
    found = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[f"{node.name}.{inner.name}"] = ast.get_docstring(inner)
    return {name: c_text(text) for name, text in found.items() if text}


def c_text(text: str) -> str:
    """The inside of a literal of C."""
    plain = {*range(32, 127)} - {*b'"\\?'}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def with_docstrings(text: str, docs: dict[str, str]) -> str:
    """A C file of mypyc with what the sources say about classes, methods and functions."""
    owner = name = ""
    lines: list[str] = []
    for line in text.splitlines(keepends=True):
        if found := TABLE.match(line):
            table = found[1]
            is_module = table.endswith("module_methods")
            owner = "" if is_module else table.rpartition("_")[0].rpartition("___")[2]
        elif found := TYPE.match(line):
            owner, name = found[1], ""
        if found := MEMBER.match(line):
            name = found[1]
        doc = docs.get(".".join(part for part in (owner, name) if part), "")
        if "PyDoc_STR(" in line and doc:
            line = SIGNATURE.sub(lambda match: f'{match[1]}{doc}"', line)  # noqa: B023
            # A default that is no literal leaves no signature to put it behind.
            line = line.replace("PyDoc_STR(NULL)", f'PyDoc_STR("{doc}")')
        elif line.endswith("NULL, NULL},\n") and doc:
            line = line.replace("NULL, NULL}", f'PyDoc_STR("{doc}"), NULL}}')
        elif line.strip() == "NULL, /* docstring */" and "" in docs:
            line = f'    PyDoc_STR("{docs[""]}"),\n'
        lines.append(line)
    return "".join(lines)
