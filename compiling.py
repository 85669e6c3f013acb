"""Makes of the C files that mypyc writes, one a module, fewer ones that compile in half the time.

- The files of a folder are compiled as one unit, so that the headers of the whole package are read
  thirty times instead of 270; and calls inside a folder can be inlined.
- More than half of what mypyc writes runs once, or only when interpreted code calls: the creation
  of classes, wrappers, modules that no playout enters, and in the others the functions that neither
  a playout nor a bot can reach. It is not optimised at all.
- The import of one module by another, 40 lines of C, becomes one call.
- The entry of a module needs five functions of Python, not the whole of `Python.h`.

mypyc also leaves docstrings out; here they are put in again, so that `help(State)` is the manual.
"""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from functools import cache
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
NOT_OPTIMISED: Final = "-O0"
STARTS: Final = ("core/batch", "core/playout", "bots", "bots/*")
"""Where playouts, batches and bots begin; interpreted loops call the rest of the core as well."""
DECLARED: Final = re.compile(r"^extern (?=[\w ]+[ *](CPy(?:Def|Py)_\w+)\()", re.MULTILINE)
FUNCTION: Final = re.compile(r"^[\w *]*?(CPyDef_\w+)\([^;{]*\)\s*\{", re.MULTILINE)
CALLED: Final = re.compile(r"CPyDef_\w+")
CALLED_BY_NAME: Final = re.compile(r"CPY_GET_\w+\(.*/\* (\w+) \*/$", re.MULTILINE)
GLUE: Final = re.compile(r"(?<=\w)__\w+_glue$")
FOR_PYTHON: Final = re.compile(
    r"^static (?=\w+[ *\n]+\w+_(?:traverse|new|init|clear_on_completion|coroutine_setup"
    r"|trait_vtable_setup|[gs]et_\w+)\()",
    re.MULTILINE,
)
"""Parts of a class that only the interpreter calls, or only its creation."""
SELDOM: Final = """\
#if defined(__GNUC__) && !defined(__clang__)
#define SELDOM __attribute__((optimize("O0")))
#else
#define SELDOM
#endif
"""
IMPORTER: Final = """
static SELDOM PyObject *import_module(
    void *module, void *state, PyObject *name, void *init, void *run, void *made,
    PyObject *library, PyObject *file, PyObject *suffix, Py_ssize_t is_package, void *lock) {
    PyObject *modules = PyImport_GetModuleDict();
    if (CPyImport_IsInitialized(state)) return CPyDict_GetItem(modules, name);
    PyObject *loaded = CPyDict_GetItem(modules, library);
    PyObject *place = loaded ? CPyObject_GetAttr(loaded, file) : NULL;
    Py_XDECREF(loaded);
    if (!place) return NULL;
    PyObject *found = CPyImport_ImportNative(
        name, init, run, made, module, state, lock, place, suffix, is_package);
    Py_DECREF(place);
    return found;
}
"""
IMPORT: Final = """\
    @ = (void *)&CPyModule_<module>;
    @ = (void *)&CPyImportState_<module>;
    @ = <lock>;
    @ = CPyImport_IsInitialized(@);
    if (!@) goto <unknown>;
    @ = PyImport_GetModuleDict();
    @ = CPyStatics[<name>];~
    @ = CPyDict_GetItem(@, @);
~~~~    @ = @;
    goto <known>;
<unknown>: ;
    @ = CPyInitOnly_<module>;
    @ = CPyExec_<module>;
    @ = (PyObject **)&CPyModule_<module>__internal;
    @ = PyImport_GetModuleDict();
    @ = CPyStatics[<library>];~
    @ = CPyDict_GetItem(@, @);
~~~~    @ = CPyStatics[<file>];~
    @ = CPyObject_GetAttr(@, @);
    CPy_DECREF(@);
~~~~    @ = CPyStatics[<suffix>];~
    @ = CPyStatics[<name>];~
    <found> = CPyImport_ImportNative(@, @, @, @, @, @, @, @, @, <is_package>);
    CPy_DECREF(@);
<rest><known>: ;
"""
"""What mypyc writes to import a module of the same library, with registers @ and other text
~, which wherever a failure is reported has four lines."""
REGISTER: Final = r"cpy_r_r\d+"
WORD: Final = r"\w+?"
FREE: Final = {"found": REGISTER, "rest": r"(?:.*\n){5}"}
ONE_CALL: Final = "".join(
    (
        "    \\g<found> = import_module(&CPyModule_\\g<module>, &CPyImportState_\\g<module>,",
        " CPyStatics[\\g<name>], CPyInitOnly_\\g<module>, CPyExec_\\g<module>,",
        " &CPyModule_\\g<module>__internal, CPyStatics[\\g<library>], CPyStatics[\\g<file>],",
        " CPyStatics[\\g<suffix>], \\g<is_package>, \\g<lock>);\\n\\g<rest>",
    )
)
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
        unit = "_".join([*(names[:-1] or names), "cold" if is_one_of(module, COLD) else "hot"])
        units.setdefault(unit, []).append(source)
    [folder] = {Path(source).parent for each in units.values() for source in each}
    texts = {source: Path(source).read_text("utf-8") for each in units.values() for source in each}
    optimised = reached({modules[source]: text for source, text in texts.items()})
    internal = (folder / f"{INTERNAL}{GROUP}.h").read_text("utf-8")
    declared = DECLARED.sub(
        lambda found: "extern " if found[1] in optimised else "extern SELDOM ", internal
    )
    write(UNITS / "internal.h", SELDOM + declared + IMPORTER)
    for unit, members in units.items():
        text = [f'#include "{NATIVE}{GROUP}.h"\n#include "internal.h"\n']
        for source in members:
            docs = docstrings(modules[source].split("___"), roots)
            short = FOR_PYTHON.sub("static SELDOM ", with_short_imports(texts[source]))
            text.append(with_docstrings(short, docs))
        write(UNITS / f"{unit}.c", "".join(text))
    return [*(str(UNITS / f"{unit}.c") for unit in units), *others]


def is_one_of(module: str, patterns: tuple[str, ...]) -> bool:
    path = "/".join(module.split("___")[1:])
    return any(fnmatch(path, pattern) for pattern in patterns)


def reached(texts: dict[str, str]) -> set[str]:
    """The functions that a playout, a batch or a bot can come to, by the C files of the modules.

    A call by name may end in any method of that name, and what cold modules hold is left out.
    """
    bodies: dict[str, str] = {}
    named: dict[str, list[str]] = {}
    waiting: list[str] = []
    optimised: set[str] = set()
    for module, text in texts.items():
        if is_one_of(module, COLD):
            continue
        for part in text.split("\n}\n"):
            if (found := FUNCTION.search(part)) and not found[1].endswith("_____top_level__"):
                function = found[1]
                bodies[function] = part[found.end() :]
                named.setdefault(GLUE.sub("", function.split("___")[-1]), []).append(function)
                if is_one_of(module, STARTS):
                    waiting.append(function)
                elif is_one_of(module, ("core", "core/*")):
                    optimised.add(function)
    seen: set[str] = set()
    while waiting:
        function = waiting.pop()
        if function in bodies and function not in seen:
            seen.add(function)
            waiting += CALLED.findall(bodies[function])
            for name in CALLED_BY_NAME.findall(bodies[function]):
                waiting += named.get(name, ())
    return optimised | seen


def with_short_imports(text: str) -> str:
    return import_pattern().sub(ONE_CALL, text)


@cache
def import_pattern() -> re.Pattern[str]:
    known: set[str] = set()

    def group(found: re.Match[str]) -> str:
        name = found[1]
        if name in known:
            return f"(?P={name})"
        known.add(name)
        return f"(?P<{name}>{FREE.get(name, WORD)})"

    pattern = re.escape(IMPORT).replace("@", REGISTER).replace("\\~\\~\\~\\~", ".*\\n" * 4)
    return re.compile(re.sub(r"<(\w+)>", group, pattern.replace("\\~", ".*")))


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
