#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Which memory of PyTorch's allocators the kernel driver knows by a name, which a direct path from
drives takes, shown by mappings for the CPU, which take the same and need no P2PDMA pages:

    python3 tests/gpu/torch_direct.py build/src/libpeerlane.so.1

For each allocator, tensors of odd sizes and parts of them: how they are mapped or why they are not,
and whether CPU and GPU see each other's bytes there. It fails where they do not, and where memory
of the usual allocator (cudaMalloc) is not mapped.
"""

import ctypes
import os
import subprocess
import sys
import time

MIB = 1 << 20
SIZES = (1000, 70000, MIB + 1, 5 * MIB + 1, 40 * MIB + 70000)
ALLOCATORS = {
    'native': '',
    'native, expandable': 'expandable_segments:True',
    'cudaMallocAsync': 'backend:cudaMallocAsync',
}


class MapInfo(ctypes.Structure):
    _fields_ = [('size', ctypes.c_size_t), ('flags', ctypes.c_uint32), ('how', ctypes.c_char * 20)]


def look(lib, ctx, tensor):
    """(how, what is wrong) of a tensor's memory; how: None, it has no way."""
    import torch  # in the child alone: the allocator is chosen by its environment

    n = tensor.numel()
    info = MapInfo(ctypes.sizeof(MapInfo))
    cpu = ctypes.c_void_p()
    then = time.monotonic()
    if lib.pl_mem_map(ctx, ctypes.c_void_p(tensor.data_ptr()), ctypes.c_size_t(n), None,
                      ctypes.byref(info), ctypes.byref(cpu)):
        return None, lib.pl_error_message().decode()
    took = time.monotonic() - then
    wrong = ''
    some = min(n, 65536)
    if ctypes.string_at(cpu.value, some) != bytes(tensor[:some].cpu().tolist()):
        wrong = 'the CPU sees other bytes'
    new = bytes((i * 7 + 3) % 251 for i in range(some))
    ctypes.memmove(cpu.value, new, some)
    lib.pl_mem_map_flush(ctx, cpu)
    torch.cuda.synchronize()
    if bytes(tensor[:some].cpu().tolist()) != new:
        wrong = 'the GPU sees other bytes'
    if lib.pl_mem_unmap(ctx, cpu, None):
        wrong = lib.pl_error_message().decode()
    return '%s, %.3f ms' % (info.how.decode(), 1000 * took), wrong


def child(name, path):
    import torch

    lib = ctypes.CDLL(path)
    lib.pl_error_message.restype = ctypes.c_char_p
    torch.zeros(1, device='cuda')
    ctx = ctypes.c_void_p()
    if lib.pl_open(None, ctypes.byref(ctx)):
        print(lib.pl_error_message().decode())
        return 1
    bad = 0
    for n in SIZES:
        whole = torch.randint(0, 255, (n,), dtype=torch.uint8, device='cuda')
        for what, tensor in (('all', whole), ('part', whole[n // 3:n // 3 + n // 2])):
            how, wrong = look(lib, ctx, tensor)
            print('%-20s %-9d %-5s %s%s' % (name, n, what, how or 'not mapped',
                                           ': ' + wrong if wrong else ''), flush=True)
            bad += bool(how and wrong) or (name == 'native' and not how)
        del whole
    lib.pl_close(ctx)
    return bad != 0


def main():
    if len(sys.argv) == 3:
        return child(sys.argv[1], sys.argv[2])
    if len(sys.argv) != 2:
        print(__doc__.strip())
        return 2
    bad = 0
    for name, how in ALLOCATORS.items():
        env = dict(os.environ, PYTORCH_CUDA_ALLOC_CONF=how)
        bad += subprocess.run([sys.executable, __file__, name, sys.argv[1]], env=env,
                              check=False, timeout=120).returncode != 0
    print('something is not as expected' if bad else 'as expected')
    return bad != 0


if __name__ == '__main__':
    sys.exit(main())
