"""The one place that names the compiler's types, so that a change there is a change here.

`i64` is a plain `int` when interpreted and a machine word when compiled; `vec` is an unboxed array.
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

__all__ = ["append", "extend", "i16", "i32", "i64", "mypyc_attr", "u8", "vec"]
