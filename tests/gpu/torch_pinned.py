#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Pinned memory of PyTorch as its own tests use it, for a run by `peerlane run --wide`:

    peerlane run --wide=2m --stats python3 tests/gpu/torch_pinned.py

Its allocator of pinned memory rounds sizes up to powers of two and keeps what is freed until the
events of the streams that used it have come.
"""

import os
import unittest

import torch
from torch.utils.data import DataLoader, TensorDataset

MIB = 1 << 20


class Pinned(unittest.TestCase):
    def setUp(self):
        torch.cuda.synchronize()

    def test_is_pinned(self):
        for n in (1, 1000, 3 * MIB, 65 * MIB + 1):
            x = torch.empty(n, dtype=torch.uint8, pin_memory=True)
            self.assertTrue(x.is_pinned())
            self.assertTrue(x[n // 2:].is_pinned())
            self.assertEqual(x.device.type, 'cpu')
            self.assertFalse(torch.empty(n, dtype=torch.uint8).is_pinned())

    def test_pin_memory_keeps_values(self):
        for dtype in (torch.float32, torch.int64, torch.float16):
            x = torch.arange(5 * MIB).to(dtype)
            y = x.pin_memory()
            self.assertTrue(y.is_pinned() and not x.is_pinned())
            self.assertTrue(torch.equal(x, y))
            self.assertEqual(y.pin_memory().data_ptr(), y.data_ptr())

    def test_copies_do_not_block(self):
        src = torch.randint(0, 255, (96 * MIB,), dtype=torch.uint8).pin_memory()
        dst = torch.empty_like(src, pin_memory=True)
        streams = [torch.cuda.Stream() for _ in range(3)]
        for turn in range(12):
            s = streams[turn % 3]
            with torch.cuda.stream(s):
                there = src.to('cuda', non_blocking=True)
                there += 1
                dst.copy_(there, non_blocking=True)
            s.synchronize()
            self.assertTrue(torch.equal(dst, src + 1))

    def test_reuse_waits_for_the_stream(self):
        """A block that a stream still reads is not given out again."""
        s = torch.cuda.Stream()
        for turn in range(10):
            x = torch.full((64 * MIB,), turn, dtype=torch.uint8).pin_memory()
            with torch.cuda.stream(s):
                torch.cuda._sleep(int(2e7))
                there = x.to('cuda', non_blocking=True)
            del x
            y = torch.full((64 * MIB,), 255, dtype=torch.uint8).pin_memory()
            s.synchronize()
            self.assertEqual(int(there.min()), turn)
            self.assertEqual(int(there.max()), turn)
            del y

    def test_many_sizes_and_an_empty_cache(self):
        held = []
        for turn in range(60):
            x = torch.full(((turn % 7 + 1) * 3 * MIB,), turn, dtype=torch.uint8).pin_memory()
            held.append(x)
            if len(held) > 5:
                held.pop(0)
            if turn % 10 == 9:
                torch._C._host_emptyCache()
        for i, x in enumerate(held):
            self.assertTrue(bool((x == 60 - len(held) + i).all()))

    def test_a_loader_that_pins(self):
        data = TensorDataset(torch.arange(64 * MIB, dtype=torch.float32).view(64, -1))
        total = 0.
        for (x,) in DataLoader(data, batch_size=8, pin_memory=True, num_workers=2):
            self.assertTrue(x.is_pinned())
            total += float(x.to('cuda', non_blocking=True).double().sum())
        n = 64 * MIB
        self.assertEqual(total, n * (n - 1) / 2)

    def test_numpy_and_files_see_it(self):
        x = torch.zeros(40 * MIB, dtype=torch.uint8, pin_memory=True)
        x.numpy()[:] = 9
        self.assertEqual(int(x.cuda().sum()), 9 * 40 * MIB)
        with open('/dev/zero', 'rb', buffering=0) as f:
            f.readinto(memoryview(x.numpy())[:1000])
        self.assertEqual(int(x.cuda().sum()), 9 * (40 * MIB - 1000))

    def test_graphs(self):
        x = torch.ones(16 * MIB, dtype=torch.uint8).pin_memory()
        there = torch.zeros(16 * MIB, dtype=torch.uint8, device='cuda')
        s = torch.cuda.Stream()
        with torch.cuda.stream(s):
            there.copy_(x, non_blocking=True)
        s.synchronize()
        g = torch.cuda.CUDAGraph()
        with torch.cuda.graph(g):
            there.copy_(x, non_blocking=True)
        x.fill_(5)
        g.replay()
        torch.cuda.synchronize()
        self.assertEqual(int(there.min()), 5)

    def test_a_child_reads_and_writes_it(self):
        x = torch.full((64 * MIB,), 3, dtype=torch.uint8).pin_memory()
        at = x.numpy()
        pid = os.fork()
        if pid == 0:
            good = int(at[-1]) == 3
            at[0] = 4
            os._exit(0 if good else 1)
        self.assertEqual(os.waitpid(pid, 0)[1], 0)
        self.assertEqual((int(at[0]), int(x.cuda()[0])), (4, 4))


unittest.main()
