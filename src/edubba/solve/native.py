"""The libraries that sweep: compiled on first use, and what they take in the form of C."""

import ctypes
import hashlib
import os
import subprocess
import sysconfig
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path

from edubba.core.errors import InvalidInput
from edubba.core.words import Message

HERE = Path(__file__).parent
MOST_THROWS, MOST_CHILDREN, MOST_HOUSES = 16, 8, 32
UPDATE, CHOOSE, MEASURE = range(3)
"""What is done in a pass over a layer."""

COMPILERS = {
    # Without contracted operations both back ends round alike, to the last bit.
    "cpu": [
        "-O3",
        "-march=native",
        "-std=c++17",
        "-fPIC",
        "-shared",
        "-pthread",
        "-ffp-contract=off",
    ],
    "gpu": ["-O3", "-arch=native", "-fmad=false", "-Xcompiler", "-fPIC", "-shared"],
}
SOURCES = {"cpu": "cpu.cpp", "gpu": "gpu.cu"}


class SideC(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_void_p)
        for name in ("group", "clash", "houses", "first", "moves", "captured")
    ]


class LayerC(ctypes.Structure):
    _fields_ = [
        ("start", ctypes.c_void_p),
        ("shift", ctypes.c_void_p),
        ("groups", ctypes.c_uint32),
        ("clash", ctypes.c_void_p),
        ("group", ctypes.c_void_p),
        ("value", ctypes.c_void_p * 2),
        ("length", ctypes.c_void_p * 2),
        ("choice", ctypes.c_void_p * 2),
    ]


class RulesC(ctypes.Structure):
    _fields_ = [
        ("numbers", ctypes.c_uint32),
        ("throws", ctypes.c_uint32),
        ("houses", ctypes.c_uint32),
        ("meets", ctypes.c_uint32 * MOST_HOUSES),
        ("safe", ctypes.c_uint32),
        ("again", ctypes.c_uint32),
        ("capture_again", ctypes.c_uint32),
        ("number", ctypes.c_int32 * MOST_THROWS),
        ("converted", ctypes.c_int32 * MOST_THROWS),
        ("chance", ctypes.c_double * MOST_THROWS),
        ("yes", ctypes.c_double),
    ]


class SweepC(ctypes.Structure):
    _fields_ = [
        ("rules", RulesC),
        ("own", SideC),
        ("other", SideC),
        ("here", LayerC),
        ("child", LayerC * MOST_CHILDREN),
        ("major_moves", ctypes.c_uint32),
        ("child_major", ctypes.c_uint32 * MOST_CHILDREN),
    ]


def library(device: str) -> ctypes.CDLL:
    """The sweeping code of a device, compiled where that has not been done yet."""
    source = HERE / SOURCES[device]
    text = source.read_bytes() + (HERE / "race.h").read_bytes() + repr(COMPILERS[device]).encode()
    name = f"race-{device}-{hashlib.sha256(text).hexdigest()[:16]}.so"
    path = user_cache_path("edubba") / "solve" / name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        compile_library(device, source, path)
    return ctypes.CDLL(str(path))


def compile_library(device: str, source: Path, path: Path) -> None:
    if device == "gpu":
        compiler = which(os.environ.get("NVCC", "nvcc"))
    else:
        compiler = which(
            os.environ.get("CXX", (sysconfig.get_config_var("CXX") or "c++").split()[0])
        )
    if compiler is None:
        raise InvalidInput(Message("solve/no-compiler", device=device))
    with TemporaryDirectory(dir=path.parent) as folder:
        made = Path(folder, path.name)
        command = [compiler, *COMPILERS[device], "-o", str(made), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            detail = done.stderr.strip().splitlines()[-1:] or [""]
            raise InvalidInput(Message("solve/no-library", device=device, detail=detail[0]))
        made.replace(path)
