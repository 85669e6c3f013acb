"""Neither mode can pass by accident: the tests know which one they run in."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import edubba
from edubba.core import state

REPOSITORY = Path(__file__).parents[2]


def test_the_mode_is_the_one_expected() -> None:
    expected = os.environ.get("EXPECT_COMPILED")
    if expected is None:
        pytest.skip("EXPECT_COMPILED is not set; `make test` sets it")
    compiled = str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled == (expected == "1")


def test_compiled_tests_do_not_import_the_source_tree() -> None:
    in_source_tree = Path(str(edubba.__file__)).is_relative_to(REPOSITORY / "src")
    assert in_source_tree == (os.environ.get("EXPECT_COMPILED") != "1")
