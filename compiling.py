"""Makes of the C files that mypyc writes, one a module, fewer ones that compile in half the time.

- The files of a folder are compiled as one unit, and small folders together, so that the headers of
  the whole package are read twenty times instead of 290; and calls inside a unit can be inlined.
- More than half of what mypyc writes runs once, or only when interpreted code calls: the creation
  of classes, wrappers, modules that no playout enters, and in the others the functions that neither
  a playout nor a bot can reach. It is not optimised at all.
- The import of one module by another, 40 lines of C, becomes one call.
- The entries of all modules are copies of one.

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
    *("games/*/obstacles", "games/*/position", "games/*/position/*", "games/*/race"),
    *("games/*/text", "games/*/view", "games/*/*_view", "games/*/words"),
)
"""What is said, shown, read, and handed to solvers: no playout comes here."""
NOT_OPTIMISED: Final = "-O0"
LARGE: Final = 3_500_000
"""Units are joined up to this many characters; with more, many cores would wait for one of them."""
STARTS: Final = ("core/batch", "core/playout", "bots", "bots/*")
"""Where playouts, batches and bots begin."""
CALLED_FROM_PYTHON: Final = ("core/actions", "core/journal", "core/rng", "core/state")
"""What interpreted loops play with, all of it."""
MADE_ONCE: Final = (
    "core/features",
    "core/packed",
    "core/race_network",
    "games/*/aspects",
    "games/*/features",
    "games/*/terms",
)
"""Whose objects are made once for a game, and then only used."""
DEFINED: Final = re.compile(
    r"^ *(?!static |extern )(?=\w[\w ]*[ *](CPy(?:Def|Py|Init|InitOnly|Exec)_\w+)\([^;{]*\)\s*\{)",
    re.MULTILINE,
)
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
#include <Python.h>

/* The module that is asked for, out of the library of all. */
static PyObject *create(PyObject *spec, PyModuleDef *entry) {
    PyObject *made = NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *flat = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    PyObject *library = flat ? PyImport_ImportModule("<group>__mypyc") : NULL;
    PyObject *wanted = library ? PyUnicode_FromFormat("init_%U", flat) : NULL;
    PyObject *capsule = wanted ? PyObject_GetAttr(library, wanted) : NULL;
    void *init = capsule ? PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule)) : NULL;
    if (init) made = ((PyObject *(*)(void))init)();
    Py_XDECREF(capsule);
    Py_XDECREF(wanted);
    Py_XDECREF(library);
    Py_XDECREF(flat);
    Py_XDECREF(name);
    return made;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, create}, {0, NULL}};
static PyModuleDef entry = {PyModuleDef_HEAD_INIT, .m_name = "<group>", .m_slots = slots};
#define ENTRY(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&entry); }
"""
SMALL: Final = ("-Os", "-fno-asynchronous-unwind-tables")
SMALL_LINKED: Final = ("-s", "-Wl,-z,noseparate-code")
"""On Linux: without what would fill the entry to several pages of memory."""
TABLE: Final = re.compile(r"^static Py(?:MethodDef|GetSetDef) (\w+)\[\] = ")
TYPE: Final = re.compile(r'^    \.tp_name = "(\w+)"')
MEMBER: Final = re.compile(r'^    \{"(\w+)",')
DESCRIBED: Final = re.compile(
    r"^(?:static Py(?:MethodDef|GetSetDef) |    \.tp_name = |    \{\"|.*PyDoc_STR\("
    r"|.*NULL, NULL\},$| *NULL, /\* docstring \*/).*$",
    re.MULTILINE,
)
"""Lines that name something, or have room for what is said of it."""
SIGNATURE: Final = re.compile(r'(PyDoc_STR\("(?:[^"\\]|\\.)*\\n--\\n\\n)"')


def read(source: str) -> str:
    return Path(source).read_text("utf-8")


def write(path: Path, text: str) -> None:
    """Leave a file alone that is as it should be: what is newer is compiled again."""
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def make_units(sources: list[str], roots: list[Path]) -> list[str]:
    """The sources of the library, gathered to units. `roots` hold the Python of its modules."""
    folders: dict[tuple[str, str], list[str]] = {}
    runtime: list[str] = []
    modules = {source: Path(source).stem.removeprefix(NATIVE) for source in sources}
    for source, module in modules.items():
        if not Path(source).name.startswith(NATIVE):
            runtime.append(source)
        elif module == GROUP:
            tables = source
        else:
            names = module.split("___")
            kind = "cold" if is_one_of(module, COLD) else "hot"
            folders.setdefault((kind, "_".join(names[:-1] or names)), []).append(source)
    members = [source for each in folders.values() for source in each]
    [folder] = {Path(source).parent for source in members}
    texts = {source: read(source) for source in members}
    optimised = reached({modules[source]: text for source, text in texts.items()})
    internal = (folder / f"{INTERNAL}{GROUP}.h").read_text("utf-8")
    write(UNITS / "internal.h", SELDOM + internal + IMPORTER)

    def finished(source: str) -> str:
        text = with_short_imports(texts[source])
        text = FOR_PYTHON.sub("static SELDOM ", text)
        text = DEFINED.sub(lambda found: "" if found[1] in optimised else "SELDOM ", text)
        return with_docstrings(text, docstrings(modules[source].split("___"), roots))

    units: dict[str, str] = {}
    unit = ""
    for (kind, name), inside in sorted(folders.items()):
        text = "".join(map(finished, inside))
        if not unit.endswith(kind) or len(units[unit]) + len(text) > LARGE:
            unit = f"{name}_{kind}"
            units[unit] = f'#include "{NATIVE}{GROUP}.h"\n#include "internal.h"\n'
        units[unit] += text
    units["tables_cold"] = read(tables)
    units["runtime"] = "".join(map(read, runtime))
    for unit, text in units.items():
        write(UNITS / f"{unit}.c", text)
    return [str(UNITS / f"{unit}.c") for unit in units]


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
        once = ("_____top_level__", *(("_____init__",) if is_one_of(module, MADE_ONCE) else ()))
        for part in text.split("\n}\n"):
            if (found := FUNCTION.search(part)) and not found[1].endswith(once):
                function = found[1]
                bodies[function] = part[found.end() :]
                named.setdefault(GLUE.sub("", function.split("___")[-1]), []).append(function)
                if is_one_of(module, STARTS):
                    waiting.append(function)
                elif is_one_of(module, CALLED_FROM_PYTHON):
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


def write_entry(sources: list[str]) -> str:
    """One entry that serves every module, whose file needs only bear the module's name.

    mypyc writes one for each; with the compiler and the linker started for each of three hundred,
    they take as long as the largest unit.
    """
    names = sorted({Path(source).stem for source in sources})
    path = UNITS / "entry.c"
    entries = "".join(f"ENTRY({name})\n" for name in names)
    write(path, ENTRY.replace("<group>", GROUP) + entries)
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

    def described(found: re.Match[str]) -> str:
        nonlocal owner, name
        line = found[0]
        if table := TABLE.match(line):
            is_module = table[1].endswith("module_methods")
            owner = "" if is_module else table[1].rpartition("_")[0].rpartition("___")[2]
        elif type_ := TYPE.match(line):
            owner, name = type_[1], ""
        if member := MEMBER.match(line):
            name = member[1]
        doc = docs.get(".".join(part for part in (owner, name) if part), "")
        if "PyDoc_STR(" in line and doc:
            line = SIGNATURE.sub(lambda match: f'{match[1]}{doc}"', line)
            # A default that is no literal leaves no signature to put it behind.
            line = line.replace("PyDoc_STR(NULL)", f'PyDoc_STR("{doc}")')
        elif line.endswith("NULL, NULL},") and doc:
            line = line.replace("NULL, NULL}", f'PyDoc_STR("{doc}"), NULL}}')
        elif line.strip() == "NULL, /* docstring */" and "" in docs:
            line = f'    PyDoc_STR("{docs[""]}"),'
        return line

    return DESCRIBED.sub(described, text)
