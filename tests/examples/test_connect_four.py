"""The example of a game in a package of its own passes its own tests, here too."""

import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"
if find_spec("connect_four") is None:
    sys.path.append(str(EXAMPLE))
spec = spec_from_file_location("connect_four_tests", EXAMPLE / "tests" / "test_connect_four.py")
assert spec is not None
assert spec.loader is not None
its_own = module_from_spec(spec)
spec.loader.exec_module(its_own)
globals().update({name: test for name, test in vars(its_own).items() if name.startswith("test_")})
