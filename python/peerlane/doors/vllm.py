# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
vLLM: `vllm serve MODEL --load-format peerlane`.

vLLM calls plugin() by the entry point `vllm.general_plugins` of the installed package. The loader is
vLLM's own for safetensors files, except that the files' bytes are read by Peerlane, straight into the
GPU's memory, one file at a time.

Written to vLLM 0.33. Its loader was tried by this on a CPU, without the rest of vLLM, which needs a GPU.
"""

from __future__ import annotations

import copy
import errno
import inspect
import logging
import threading
from typing import Any, Iterable, Iterator

from .._context import Context
from .._errors import NotSupportedError
from .._types import DeviceLike, Filter, Path

FORMAT = 'peerlane'
# Keywords and strategies of these that say how to read, and not what.
HOW = ('safetensors_prefetch_num_threads', 'safetensors_prefetch_block_size')
STRATEGIES = (None, 'lazy', 'eager', 'prefetch', 'torchao')
_lock = threading.Lock()


def register() -> None:
    """Makes the load format known. May be called more than once, as vLLM does."""
    from vllm.model_executor import model_loader
    known = getattr(model_loader, '_LOAD_FORMAT_TO_MODEL_LOADER', {})
    if FORMAT not in known:
        model_loader.register_model_loader(FORMAT)(_loader())


def plugin() -> None:
    """
    register() for a vLLM that has found the installed package, whatever it is to load and by what.
    Raises nothing, as that vLLM would not start then; what is wrong is a warning in the log.
    """
    try:
        register()
    except Exception as e:
        logging.getLogger('peerlane').warning('there is no --load-format peerlane: %s', e)


def tensors(files: Iterable[Path], device: DeviceLike, wanted: Filter = None,
            context: Context | None = None) -> Iterator[tuple[str, Any]]:
    """(name, tensor) of files, of which one at a time is in the GPU's memory."""
    from ..safetensors import load_file
    for path in files:
        yield from load_file(path, device, 'torch', filter=wanted, context=context).items()


def _device():
    import torch
    return 'cuda:%d' % torch.cuda.current_device() if torch.cuda.is_available() else 'host'


def _threads_weights(files, use_tqdm=True, max_workers=4, **how):
    """What stands in for vLLM's function that reads safetensors files in threads."""
    return _weights(files, use_tqdm, **how)


def _weights(files, use_tqdm=True, strategy=None, local_expert_ids=None, **how):
    """
    What stands in for vLLM's function that gives the weights of safetensors files. What it does not know
    it refuses: that may say which weights these are.
    """
    unknown = sorted(set(how).difference(HOW))
    if unknown or strategy not in STRATEGIES:
        raise NotSupportedError(errno.EOPNOTSUPP, 'this vLLM reads safetensors files with %s, which peerlane does '
                                'not know; load this model with --load-format auto'
                                % (', '.join(unknown) or 'the strategy %r' % (strategy,)))
    if strategy == 'torchao':
        raise NotSupportedError(errno.EOPNOTSUPP, 'peerlane does not put together the tensors that torchao '
                                'has quantized; load this model with --load-format auto')
    wanted = None
    if local_expert_ids is not None:
        from vllm.model_executor.model_loader.ep_weight_filter import should_skip_weight

        def wanted(name):
            return not should_skip_weight(name, local_expert_ids)
    return tensors(sorted(files), _device(), wanted)


# For vLLM's: of one thread, and of several with {"enable_multithread_load": true}.
STAND_INS = {'safetensors_weights_iterator': _weights,
             'multi_thread_safetensors_weights_iterator': _threads_weights}


def _loader():
    from vllm.model_executor.model_loader import default_loader
    if 'safetensors_weights_iterator' not in inspect.getsource(
            default_loader.DefaultModelLoader._get_weights_iterator):
        raise ImportError('this vLLM loads safetensors files in a way that peerlane does not know; '
                          'use another --load-format')

    class PeerlaneModelLoader(default_loader.DefaultModelLoader):
        """vLLM's default loader, with Peerlane reading the files."""

        def __init__(self, load_config):
            config = copy.copy(load_config)
            config.load_format = 'safetensors'  # what the files are
            super().__init__(config)

        def _get_weights_iterator(self, source):
            with _lock:
                was = {name: getattr(default_loader, name) for name in STAND_INS
                       if hasattr(default_loader, name)}
                try:
                    for name in was:
                        setattr(default_loader, name, STAND_INS[name])
                    return super()._get_weights_iterator(source)
                finally:
                    for name, one in was.items():
                        setattr(default_loader, name, one)

    return PeerlaneModelLoader
