# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Names for what signatures take."""

import os
from typing import Any, Tuple, Union

Path = Union[str, bytes, 'os.PathLike[str]', 'os.PathLike[bytes]']
Shape = Union[int, Tuple[int, ...]]
# An array of any library, as _memory understands it; a stream, as _stream does. Python's types
# cannot say that.
Memory = Any
StreamLike = Any
