#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What a call from Python costs above the same one from C: one read_into() of 4 KiB of page cache, into
memory of several kinds. In turn with its rounds those of pl_read() in a loop of C's inside the same
process (small_reads.c as a module), which is what "above C" is above; then above C's in a process of
its own, and that of a program in C that does something else between two calls, as an interpreter does,
and has colder caches for it. Beside KvikIO's where that is installed; and what it costs that the main
thread sees Ctrl-C during a large one. Below each, Python's own part: the same with a pl_read() that
does nothing. Where PEERLANE_TEST_CUDA_LIB names libfakecuda.so, one more of these has torch's tensor in
memory of that driver. Nanoseconds of the thread's processor time, medians and the least of the rounds.

    bench/python_calls.py BUILD [FOLDER [DEVICE]]

BUILD: a build folder, best one of --buildtype=release. FOLDER: where a file is made; /tmp if not
said. DEVICE: soft:0 if not said.
"""

import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
CALLS, ROUNDS = 5000, 31
LARGE = 1 << 30
WALKS = '2'  # through 48 KiB, between two calls


def summary(took):
    """(median, least) of nanoseconds."""
    return statistics.median(took), min(took)


def rounds_of(call, beside=None):
    """(median, least) of nanoseconds a call, and the same of beside(), made in turn with it."""
    took, there = [], []
    for _ in range(ROUNDS):
        if beside is not None:
            there.append(beside() / CALLS)
        began = time.thread_time_ns()
        for k in range(CALLS):
            call(k % 256 * 4096)
        took.append((time.thread_time_ns() - began) / CALLS)
    return summary(took), summary(there) if there else None


def in_c(build, path, device, *walks):
    out = subprocess.run([os.path.join(build, 'bench', 'small_reads'), path, device, *walks],
                         check=True, stdout=subprocess.PIPE, text=True).stdout
    return tuple(map(float, out.split()))


class InProcess:
    """pl_read() of the same file into the same memory, called from C in this process."""

    def __init__(self, build, file, memory):
        from peerlane import _memory
        module = ctypes.CDLL(os.path.join(build, 'bench', 'libsmall_reads.so'))
        self.call, self.nothing = module.small_reads, module.small_nothing
        self.call.restype = ctypes.c_int64
        self.call.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint,
                              ctypes.c_int)
        self.file = file
        self.address, _, self.keep = _memory.target(memory)

    def round(self, opts=None):
        took = self.call(self.file._handle.ptr, self.address, opts and ctypes.addressof(opts),
                         CALLS, 0)
        if took < 0:
            sys.exit('a read failed')
        return took


def say(what, took, *bases):
    above = ''.join('   %+7.0f %+7.0f %s' % (took[0] - base[0], took[1] - base[1], words)
                    for words, base in bases)
    print('%-44s %7.0f %7.0f ns%s' % (what, *took, above), flush=True)


def own_part(call, nothing):
    """(median, least) of nanoseconds of call(offset) with a pl_read() that does nothing."""
    from peerlane import _file
    real = _file._read
    nothing.argtypes, nothing.restype = real.argtypes, real.restype
    _file._read = nothing
    try:
        return rounds_of(call)[0]
    finally:
        _file._read = real


def stand_in(torch):
    """A tensor of torch's that says that it is on a GPU, in memory of the fake driver's."""
    driver = ctypes.CDLL(os.environ['PEERLANE_TEST_CUDA_LIB'])
    primary, at = ctypes.c_void_p(), ctypes.c_uint64()
    if driver.cuInit(0) or driver.cuDevicePrimaryCtxRetain(ctypes.byref(primary), 0) or \
            driver.cuCtxSetCurrent(primary) or \
            driver.cuMemAlloc_v2(ctypes.byref(at), ctypes.c_size_t(4096)):
        sys.exit('the fake driver has no memory')
    torch._C._cuda_getCurrentRawStream = {0: 0}.__getitem__
    kind = type('Tensor', (torch.Tensor,), {
        '__module__': 'torch', '__torch_function__': torch._C._disabled_torch_function_impl,
        'is_cuda': True, 'get_device': int})  # int(): 0
    return torch.frombuffer((ctypes.c_ubyte * 4096).from_address(at.value),
                            dtype=torch.uint8).as_subclass(kind)


def arrays(device):
    """(words, memory of 4 KiB, where C's lies) of each kind that is here."""
    import peerlane
    yield 'bytearray', bytearray(4096), 'host'
    yield 'peerlane.empty on ' + device, peerlane.empty(4096, 'uint8', device), device
    try:
        import numpy
        yield 'numpy.ndarray', numpy.empty(4096, 'u1'), 'host'
    except ImportError:
        pass
    try:
        import torch
        yield 'torch.Tensor', torch.empty(4096, dtype=torch.uint8), 'host'
        if torch.cuda.is_available():
            yield 'torch.Tensor on cuda', torch.empty(4096, dtype=torch.uint8, device='cuda'), \
                'cuda:0'
        elif os.environ.get('PEERLANE_TEST_CUDA_LIB', '').endswith('libfakecuda.so'):
            yield 'torch.Tensor on a stand-in', stand_in(torch), 'cuda:0'
    except ImportError:
        pass


def small(build, path, device):
    import peerlane
    base = {}
    with peerlane.open(path) as f:
        for words, memory, where in arrays(device):
            if where not in base:
                base[where] = in_c(build, path, where)
                say('C, %s' % where, base[where])
                say('C, %s, something else between' % where, in_c(build, path, where, WALKS),
                    ('above C', base[where]))
            f.read_into(memory)
            c = InProcess(build, f, memory)

            def row(what, call):
                took, there = rounds_of(call, c.round)
                say(what, took, ('above C', there), ('above C apart', base[where]))
            row('read_into(%s)' % words, lambda at: f.read_into(memory, at))
            say("   Python's own part", own_part(lambda at: f.read_into(memory, at), c.nothing))
            if words.endswith('on cuda'):
                foreign(f, memory, row, c)
    beside_kvikio(path)


def foreign(f, memory, row, c):
    """What of it is torch's stream, and what the driver that is asked whose the memory is."""
    import peerlane
    from peerlane import _memory
    row('   without the order of its stream', lambda at: f.read_into(memory, at, sync=False))
    with peerlane.register(memory):
        row('   registered', lambda at: f.read_into(memory, at))
        row('   both', lambda at: f.read_into(memory, at, sync=False))
    after = _memory.order_of(memory, f.context)
    plain, ordered = [], []
    for _ in range(ROUNDS):
        plain.append(c.round() / CALLS)
        ordered.append(c.round(after) / CALLS)
    say('   C in this process', summary(plain))
    say('   C in this process, after that stream', summary(ordered), ('above C', summary(plain)))


def beside_kvikio(path):
    """The same call of KvikIO's, into cupy's memory or torch's."""
    try:
        import kvikio
    except ImportError as e:
        print('no KvikIO here: %s' % e)
        return
    try:
        import cupy
        memory = cupy.empty(4096, 'u1')
    except ImportError:
        import torch
        memory = torch.empty(4096, dtype=torch.uint8, device='cuda')
    with kvikio.CuFile(path) as f:
        say('kvikio: CuFile.read(%s)' % type(memory).__module__,
            rounds_of(lambda at: f.read(memory, None, at))[0])


def large(path, device):
    """One read of 1 GiB with and without the slices of time in which the main thread has it."""
    import peerlane
    from peerlane import _wait
    memory = peerlane.empty(LARGE, 'uint8', device)
    took = {True: [], False: []}
    every, never = _wait.SLICED_FROM, 1 << 62
    with peerlane.open(path) as f:
        f.read_into(memory)
        for i in range(2 * 7):
            sliced = bool(i % 2)
            _wait.SLICED_FROM = every if sliced else never
            began = time.perf_counter()
            f.read_into(memory, sync=False)
            took[sliced].append(time.perf_counter() - began)
    _wait.SLICED_FROM = every
    for sliced, words in ((False, 'in one call'), (True, 'in slices of %d ms'
                                                   % (_wait.SLICE_NS // 1_000_000))):
        print('1 GiB of page cache, %-22s %7.1f ms median, %7.1f ms least'
              % (words, statistics.median(took[sliced]) * 1e3, min(took[sliced]) * 1e3))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    build = os.path.abspath(sys.argv[1])
    folder = sys.argv[2] if len(sys.argv) > 2 else '/tmp'
    device = sys.argv[3] if len(sys.argv) > 3 else 'soft:0'
    os.environ.setdefault('PEERLANE_LIBRARY', os.path.join(build, 'src', 'libpeerlane.so.1'))
    sys.path.insert(0, os.path.join(HERE, '..', 'python'))
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(LARGE >> 24):
            file.write(os.urandom(1 << 20) * 16)
        file.flush()
        small(build, file.name, device)
        large(file.name, device)


if __name__ == '__main__':
    main()
