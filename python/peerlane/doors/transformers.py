# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Transformers, Diffusers and others that load by the package safetensors: while the block runs, they
load by Peerlane.

    from peerlane.doors.transformers import patched

    with patched('cuda:0'):
        model = AutoModel.from_pretrained('/models/llama', device_map='cuda:0')

What is stood in for: `safetensors.safe_open`, `safetensors.torch.load_file`, and both wherever a
module has imported them by name.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from typing import Any, Iterator

from .. import _ranges
from .. import safetensors as _st
from .._context import Context, default_context
from .._errors import InvalidError
from .._types import DeviceLike, Path

TORCH = ('pt', 'torch', 'pytorch')


@contextlib.contextmanager
def _their_errors():
    """What is wrong with a file, or a name that it lacks, is the package's own error, too: its users
    catch that."""
    from safetensors import SafetensorError
    try:
        yield
    except (_st.HeaderError, KeyError) as e:
        kind = type(e)
        if issubclass(kind, SafetensorError):
            raise
        raise type(kind.__name__, (kind, SafetensorError), {})(*e.args) from e


class Model(_st.safe_open):
    """
    A safe_open whose first whole tensor reads the whole file, by few large requests, into one
    allocation: callers like these take all tensors, one by one. Slices read their own bytes; what else
    the package takes in [], such as steps and lists, is taken out of the whole tensor.
    """

    def __init__(self, filename: Path, framework: str, device: DeviceLike = 'cpu', *,
                 context: Context | None = None) -> None:
        with _their_errors():
            super().__init__(filename, framework, device, context=context)
        self._whole = None
        self._loading = threading.Lock()

    def get_tensor(self, name: str) -> Any:
        with _their_errors():
            self._live().header.find(name)
        with self._loading:
            if self._whole is None:
                self._whole = self.get_tensors(self.offset_keys())
        return self._whole[name]

    def get_slice(self, name: str) -> _st.TensorSlice:
        with _their_errors():
            return _Slice(self, name)

    def close(self) -> None:
        super().close()
        self._whole = None


class _Slice(_st.TensorSlice):
    def __getitem__(self, index):
        if index is Ellipsis or isinstance(index, slice) and index == slice(None) and self._shape:
            return self._file.get_tensor(self._name)
        try:
            _ranges.index_box(self._name, self._shape, index)
        except (InvalidError, TypeError):  # a step, a list, a mask: no one box of bytes, but torch's
            return self._file.get_tensor(self._name)[index]
        return super().__getitem__(index)


def _users(original):
    """
    (module, name) of all modules that have an object by a name of their own. What is in sys.modules
    need not be a module, nor have a name: Cython's are not.
    """
    for key, module in list(sys.modules.items()):
        names = getattr(module, '__dict__', None)
        if isinstance(names, dict) and not key.startswith('peerlane'):
            for name, value in list(names.items()):
                if value is original:
                    yield module, name


def _given(backend):
    """The package's keyword, which not each of its versions has, if the caller gave it."""
    return {} if backend is None else {'backend': backend}


@contextlib.contextmanager
def patched(device: DeviceLike | None = None, *, context: Context | None = None) -> Iterator[None]:
    """
    Lets the package safetensors' users load by Peerlane while the block runs, in all threads.

    device: where tensors go that are asked for on the CPU, "cuda:0" say, so that a model's weights
    need no second copy; None: where they are asked for. Frameworks other than torch, and devices
    that Peerlane does not know, go the package's own way. Raises ImportError without the package.
    """
    import safetensors
    import safetensors.torch
    real_open, real_load = safetensors.safe_open, safetensors.torch.load_file

    def place(asked):
        name = 'cpu' if asked is None else str(asked)
        name = 'cuda:%d' % asked if isinstance(asked, int) else name
        if name == 'cpu':
            return 'cpu' if device is None else device
        return name if name.startswith(('cuda', 'soft', 'gpu')) else None

    def safe_open(filename, framework, device='cpu', *, backend=None):
        where = place(device)
        if framework not in TORCH or where is None:
            return real_open(filename, framework, device=device, **_given(backend))
        return Model(filename, 'torch', where, context=context)

    def load_file(filename, device='cpu', *, backend=None):
        where = place(device)
        if where is None:
            return real_load(filename, device=device, **_given(backend))
        with _their_errors():
            return _st.load_file(filename, where, 'torch', context=context)

    context = context or default_context()
    undo = []
    try:
        for original, other in ((real_open, safe_open), (real_load, load_file)):
            for module, name in list(_users(original)):
                setattr(module, name, other)
                undo.append((module, name, original))
        yield
    finally:
        for module, name, original in undo:
            setattr(module, name, original)
