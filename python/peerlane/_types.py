# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Names for what signatures take."""

import os
from typing import Any, Callable, Collection, Tuple, Union

Path = Union[str, bytes, 'os.PathLike[str]', 'os.PathLike[bytes]']
Shape = Union[int, Tuple[int, ...]]
# An array of any library, as _memory understands it; a stream, as _stream does. Python's types
# cannot say that.
Memory = Any
# A device's name, torch's object of one, or a list of them where several are taken.
DeviceLike = Any
Module = Any  # torch.nn.Module, or what has state_dict() and load_state_dict() as it does
StreamLike = Any
Filter = Union[Callable[[str], object], Collection[str], None]
Progress = Union[bool, Callable[[int, int], object], None]
