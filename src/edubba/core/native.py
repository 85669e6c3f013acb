"""The one place that names the compiler's types, so that a change there is a change here.

`i64` is a plain `int` when interpreted and a machine word when compiled; `vec` is an unboxed array.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

__all__ = ["append", "extend", "i64", "mypyc_attr", "vec"]
