#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
peerlane/device.cuh by CUDA's own compilers, where they are installed: nvcc (or the one that NVCC names) and NVRTC
compile the kernels of the tests, and nvcc the example. No GPU is needed.

    cuda.py ROOT
"""

import ctypes
import os
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77
KERNELS = 'tests/gpu/device_kernels.cu'


def nvcc():
    for name in (os.environ.get('NVCC'), 'nvcc', '/usr/local/cuda/bin/nvcc'):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


def nvrtc(compiler):
    names = ['libnvrtc.so', 'libnvrtc.so.13', 'libnvrtc.so.12']
    if compiler:
        folder = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(compiler))), 'lib64')
        names += [os.path.join(folder, name) for name in names]
    for name in names:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def by_nvcc(compiler, root, to, path):
    args = [compiler, '-std=c++17', '-arch=compute_80', '-I', os.path.join(root, 'include'), '-ptx', '-o', to, os.path.join(root, path)]
    done = subprocess.run(args, capture_output=True, text=True)
    told = done.stdout + done.stderr
    print('nvcc %s: %s' % (path, 'good' if done.returncode == 0 and 'warning' not in told else told))
    return done.returncode == 0 and 'warning' not in told


def by_nvrtc(lib, root):
    with open(os.path.join(root, KERNELS), 'rb') as f:
        source = f.read()
    options = [b'--gpu-architecture=compute_80', b'-I' + os.path.join(root, 'include').encode()]
    program = ctypes.c_void_p()
    if lib.nvrtcCreateProgram(ctypes.byref(program), source, b'device_kernels.cu', 0, None, None):
        print('NVRTC: nvrtcCreateProgram fails')
        return False
    err = lib.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
    size = ctypes.c_size_t()
    lib.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value + 1)
    lib.nvrtcGetProgramLog(program, log)
    print('NVRTC %s: %s' % (KERNELS, log.value.decode(errors='replace') if err or log.value.strip(b'\0\n ') else 'good'))
    return not err


def main():
    root = sys.argv[1]
    compiler = nvcc()
    lib = nvrtc(compiler)
    if not compiler and not lib:
        print('skipped: neither nvcc nor NVRTC is installed; NVCC names the first one')
        return SKIPPED
    good = True
    with tempfile.TemporaryDirectory() as folder:
        for path in (KERNELS, 'examples/device_read.cu') if compiler else ():
            good &= by_nvcc(compiler, root, os.path.join(folder, 'out.ptx'), path)
    if lib:
        good &= by_nvrtc(lib, root)
    return 0 if good else 1


sys.exit(main())
