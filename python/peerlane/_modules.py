# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Tensors that share memory, as those of a module may, and modules as files of the package safetensors
have them: one of such tensors is written, and the names of the others are metadata, {name: the one}.
"""

import errno
import operator

from . import _memory
from ._errors import InvalidError, error


def extent(name, tensor):
    """(address, end) of a tensor's memory; of one that is not contiguous, of all its storage."""
    try:
        if hasattr(tensor, 'untyped_storage') and not tensor.is_contiguous():
            storage = tensor.untyped_storage()
            return storage.data_ptr(), storage.data_ptr() + storage.nbytes()
    except (NotImplementedError, RuntimeError):
        pass  # of a sparse tensor: source() names the remedy
    try:
        address, nbytes, _ = _memory.source(tensor)
    except InvalidError as e:
        raise error(e.errno, e.strerror, 'tensor %r' % name) from None
    return address, address + nbytes


def groups(tensors):
    """
    Those of (name, tensor) whose memory overlaps: a list of lists of (name, begin, end), by name.
    """
    rows = sorted([(*extent(name, tensor), name) for name, tensor in tensors])
    begins, ends = [one[0] for one in rows], [one[1] for one in rows]
    if not any(map(operator.gt, ends, begins[1:])):
        return []
    found, group, top = [], [], -1
    for begin, end, name in rows:
        if begin == end:
            continue
        if begin >= top:
            found.append(group)
            group = []
        group.append((name, begin, end))
        top = max(top if len(group) > 1 else end, end)
    found.append(group)
    return [sorted(one) for one in found if len(one) > 1]


def refuse_shared(tensors):
    for (name, *_), (other, *_), *more in groups(tensors):
        raise InvalidError(errno.EINVAL, 'tensors %r and %r%s share memory, and it would be written for '
                           'each: save one of them, or a copy of it (t.clone(), a.copy()); '
                           'save_model(module) writes one of them and notes the names of the others'
                           % (name, other, ' and %d more' % len(more) if more else ''))


def duplicates(tensors, preferred=()):
    """
    {name: the name of the tensor that has its bytes} for all but one of each group. preferred: names
    that are kept rather than others.
    """
    out = {}
    for group in groups(tensors.items()):
        first, last = min(one[1] for one in group), max(one[2] for one in group)
        whole = [name for name, begin, end in group if (begin, end) == (first, last)]
        if not whole:
            raise InvalidError(errno.EINVAL, 'tensors %s share parts of a memory that none of them has '
                               'all of: give each a memory of its own (clone())'
                               % ', '.join(repr(name) for name, _, _ in group))
        kept = next((name for name in whole if name in preferred), whole[0])
        out.update((name, kept) for name, _, _ in group if name != kept)
    return out


def without_duplicates(module, metadata, force_contiguous):
    """(tensors, metadata) of a module, as save_file() takes them."""
    tensors, metadata = dict(module.state_dict()), dict(metadata or {})
    for name, kept in duplicates(tensors).items():
        metadata.setdefault(name, kept)
        del tensors[name]
    if force_contiguous:
        tensors = {name: one.contiguous() if hasattr(one, 'contiguous') else one
                   for name, one in tensors.items()}
    return tensors, metadata or None


def place(module):
    """The device that all tensors of a module are on, or the host."""
    found = {str(getattr(one, 'device', 'cpu')) for one in module.state_dict().values()}
    only = found.pop() if len(found) == 1 else 'cpu'
    return only if only.startswith('cuda') else 'cpu'


def fill(module, found, strict):
    """Copies loaded tensors into a module: (names that the file lacks, names that it has besides)."""
    others = duplicates(dict(module.state_dict()), found)
    missing, unexpected = module.load_state_dict(found, strict=False)
    missing, unexpected = set(missing), list(unexpected)
    for name, kept in others.items():
        if name in missing and kept in found:
            missing.discard(name)
        elif name in found:
            unexpected.append(name)
    missing = sorted(missing)
    if strict and (missing or unexpected):
        said = ['%s: %s' % (what, ', '.join(map(repr, names))) for what, names in (
            ('names that the file lacks', missing), ('names that only the file has', sorted(unexpected)))
            if names]
        raise RuntimeError('the file does not fit %s; %s' % (type(module).__name__, '; '.join(said)))
    return missing, unexpected
