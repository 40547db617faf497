#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
NIXL's back ends beside each other: two agents of its wheel, in two processes of this host, over
loopback. Reads and writes of one range and of scattered blocks, of host memory and of GPU memory,
the contents checked. NIXL_PLUGIN_DIR names the folder that `python -m peerlane.nixl` has made.

    UCX_TLS=tcp,cuda_copy python bench/nixl.py [BACKEND ...] [--memory dram|vram ...] [--gpus 2]

UCX carries between processes of one host by shared memory unless UCX_TLS says otherwise. With tcp
alone that of NIXL 1.5.1 does not start beside a GPU. With --gpus 2 the other process has the
second GPU (CUDA_VISIBLE_DEVICES).
"""

import argparse
import ctypes
import json
import os
import pickle
import subprocess
import sys
import time

import numpy as np

MIB = 1 << 20
LIMIT = 120.0


def fail(words):
    raise SystemExit('bench/nixl.py: ' + words)


def agent_class():
    for package in ('nixl_cu13', 'nixl_cu12'):
        try:
            module = __import__(package + '._api', fromlist=['nixl_agent'])
            return module.nixl_agent, module.nixl_agent_config
        except ImportError:
            continue
    fail('no wheel of NIXL is installed')


class Dram:
    kind = 'DRAM'

    def __init__(self, size):
        self.array = np.zeros(size, dtype=np.uint8)
        self.address = self.array.ctypes.data
        self.size = size

    def fill(self, data):
        self.array[:] = data

    def content(self):
        return self.array


class Vram:
    """By libcuda alone, as no machine needs torch for this."""
    kind = 'VRAM'
    cuda = None

    @classmethod
    def call(cls, name, *args):
        rc = getattr(cls.cuda, name)(*args)
        if rc:
            fail('%s is %d' % (name, rc))

    def __init__(self, size):
        if Vram.cuda is None:
            Vram.cuda = ctypes.CDLL('libcuda.so.1')
            context = ctypes.c_void_p()
            self.call('cuInit', 0)
            self.call('cuDevicePrimaryCtxRetain', ctypes.byref(context), 0)
            self.call('cuCtxSetCurrent', context)
        pointer = ctypes.c_uint64()
        self.call('cuMemAlloc_v2', ctypes.byref(pointer), ctypes.c_size_t(size))
        self.address = pointer.value
        self.size = size

    def fill(self, data):
        data = np.ascontiguousarray(data)
        self.call('cuMemcpyHtoD_v2', ctypes.c_uint64(self.address), ctypes.c_void_p(data.ctypes.data),
                  ctypes.c_size_t(self.size))

    def content(self):
        out = np.empty(self.size, dtype=np.uint8)
        self.call('cuMemcpyDtoH_v2', ctypes.c_void_p(out.ctypes.data), ctypes.c_uint64(self.address),
                  ctypes.c_size_t(self.size))
        return out


MEMORY = {'dram': Dram, 'vram': Vram}


class Case:
    """So many ranges of so many bytes, every other place of the memory, in an order of no kind."""

    def __init__(self, name, count, length):
        self.name, self.count, self.length = name, count, length
        self.size = count * length * (2 if count > 1 else 1)
        self.order = np.random.default_rng(3).permutation(count)

    def ranges(self, address):
        return [(address + (int(i) * 2 if self.count > 1 else 0) * self.length, self.length, 0)
                for i in self.order]


CASES = [Case('1 MiB', 1, MIB), Case('64 MiB', 1, 64 * MIB), Case('20000 x 8 KiB', 20000, 8192)]


def write_frame(out, value):
    data = pickle.dumps(value)
    out.write(len(data).to_bytes(8, 'little') + data)
    out.flush()


def read_frame(src):
    head = src.read(8)
    if len(head) < 8:
        fail('the other process has ended')
    return pickle.loads(src.read(int.from_bytes(head, 'little')))


def make_agent(name, backend):
    agent, config = agent_class()
    return agent(name, config(backends=[backend]))


def register(agent, memory):
    agent.register_memory([(memory.address, memory.size, 0, '')], memory.kind)


def owner(backend, kind):
    out = os.fdopen(os.dup(1), 'wb')
    os.dup2(2, 1)
    agent = make_agent('owner', backend)
    memory = MEMORY[kind](max(c.size for c in CASES))
    memory.fill(np.random.default_rng(5).integers(0, 256, memory.size, dtype=np.uint8))
    register(agent, memory)
    write_frame(out, (agent.get_agent_metadata(), memory.address))
    while True:
        asked = read_frame(sys.stdin.buffer)
        if asked == 'end':
            os._exit(0)
        write_frame(out, memory.content().tobytes() if asked == 'content' else None)


def once(agent, handle, nap):
    began = time.perf_counter()
    agent.transfer(handle)
    while (state := agent.check_xfer_state(handle)) == 'PROC':
        if nap:
            time.sleep(nap)
        if time.perf_counter() - began > LIMIT:
            fail('a transfer has not ended in %d s' % LIMIT)
    if state != 'DONE':
        fail('a transfer has failed')
    return time.perf_counter() - began


def measure(backend, kind, runs, nap, gpus):
    env = dict(os.environ, CUDA_VISIBLE_DEVICES='1') if gpus == 2 else None
    only = [] if len(CASES) > 1 else ['--only', CASES[0].name]
    child = subprocess.Popen([sys.executable, '-B', os.path.abspath(__file__), backend, '--owner',
                              '--memory', kind] + only, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
    metadata, address = read_frame(child.stdout)
    agent = make_agent('asker', backend)
    memory = MEMORY[kind](max(c.size for c in CASES))
    register(agent, memory)
    name = agent.add_remote_agent(metadata)
    rows = []
    for op in ('READ', 'WRITE'):
        for case in CASES:
            zero = np.zeros(memory.size, dtype=np.uint8)
            memory.fill(zero if op == 'READ' else
                        np.random.default_rng(11).integers(0, 256, memory.size, dtype=np.uint8))
            local = agent.prep_xfer_dlist('NIXL_INIT_AGENT', case.ranges(memory.address), memory.kind)
            remote = agent.prep_xfer_dlist(name, case.ranges(address), memory.kind)
            all_of = list(range(case.count))
            handle = agent.make_prepped_xfer(op, local, all_of, remote, all_of)
            cpu = os.times()
            times = sorted(once(agent, handle, nap) for _ in range(runs))
            now = os.times()
            write_frame(child.stdin, 'content')
            there = np.frombuffer(read_frame(child.stdout), dtype=np.uint8)
            here = memory.content()
            for at, length, _ in case.ranges(0):
                if not np.array_equal(here[at:at + length], there[at:at + length]):
                    fail('%s %s %s: other bytes than there should be' % (backend, op, case.name))
            agent.release_xfer_handle(handle)
            rows.append({'backend': backend, 'memory': kind, 'op': op, 'case': case.name,
                         'best_s': times[0], 'median_s': times[len(times) // 2],
                         'GBps': case.count * case.length / times[len(times) // 2] / 1e9,
                         'us_a_range': times[len(times) // 2] / case.count * 1e6,
                         'cpu_s': (now.user + now.system - cpu.user - cpu.system) / runs})
    write_frame(child.stdin, 'end')
    child.wait(30)
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('backends', nargs='*', default=['UCX', 'PEERLANE'])
    parser.add_argument('--memory', nargs='*', default=['dram'], choices=sorted(MEMORY))
    parser.add_argument('--runs', type=int, default=7)
    parser.add_argument('--rounds', type=int, default=2, help='each back end so many times, in turns')
    parser.add_argument('--nap', type=float, default=1e-4,
                        help='seconds between two looks at the state; 0: none')
    parser.add_argument('--gpus', type=int, default=1, choices=(1, 2))
    parser.add_argument('--only', help='cases whose name has this in it')
    parser.add_argument('--owner', action='store_true')
    parser.add_argument('--one', action='store_true')
    args = parser.parse_args()
    if args.only:
        CASES[:] = [c for c in CASES if args.only in c.name] or fail('no case is called so')
    if args.owner:
        owner(args.backends[0], args.memory[0])
    if args.one:
        rows = measure(args.backends[0], args.memory[0], args.runs, args.nap, args.gpus)
        print('ROWS ' + json.dumps(rows), flush=True)
        os._exit(0)  # UCX does not survive the interpreter's end
    print('%-9s %-6s %-6s %-14s %9s %9s %8s %9s' % ('back end', 'memory', 'op', 'what', 'median ms',
                                                     'best ms', 'GB/s', 'us/range'))
    for _ in range(args.rounds):
        for kind in args.memory:
            for backend in args.backends:
                done = subprocess.run([sys.executable, '-B', os.path.abspath(__file__), backend, '--one',
                                       '--memory', kind, '--runs', str(args.runs), '--nap',
                                       str(args.nap), '--gpus', str(args.gpus)] + (
                                           ['--only', args.only] if args.only else []), stdout=subprocess.PIPE, check=False)
                rows = [json.loads(line[5:]) for line in done.stdout.decode(errors='replace').split('\n')
                        if line.startswith('ROWS ')]
                if not rows:
                    print('%-9s %-6s failed: the lines on stderr say why' % (backend, kind), flush=True)
                for r in (rows[0] if rows else []):
                    print('%-9s %-6s %-6s %-14s %9.2f %9.2f %8.2f %9.2f' % (
                        r['backend'], r['memory'], r['op'], r['case'], r['median_s'] * 1e3,
                        r['best_s'] * 1e3, r['GBps'], r['us_a_range']), flush=True)


if __name__ == '__main__':
    main()
