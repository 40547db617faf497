# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench coll: every operation, type and reduction, all elements compared; and what another library leaves undone."""

import json
import os
import unittest

import cli

QUICK = ['bench', 'coll', '--rounds', '1', '--iterations', '2']
FAKE = {'PEERLANE_TEST_CUDA_LIB': os.environ.get('FAKECUDA_LIB', ''), 'FAKECUDA_DEVICES': '2'}
BYTES = {'float': 4, 'half': 2, 'bfloat16': 2, 'double': 8, 'int8': 1, 'uint8': 1, 'int32': 4, 'uint32': 4, 'int64': 8,
         'uint64': 8}
LINK = {'all-reduce': lambda n: 2 * (n - 1) / n, 'broadcast': lambda n: 1}


class BenchColl(cli.Case):
    def check_run(self, r, op, n, nbytes):
        parts = op not in LINK
        self.assertEqual(r['size'], r['count'] * nbytes * (n if parts else 1))
        ours = r['peerlane']
        self.assertEqual(ours['wrong'], 0)
        self.assertLessEqual(ours['us_min'], ours['us'])
        self.assertLessEqual(ours['us'], ours['us_max'])
        self.assertAlmostEqual(ours['algbw'] * ours['us'] * 1000 / r['size'], 1, places=5)
        link = LINK.get(op, lambda n: (n - 1) / n)(n)
        self.assertAlmostEqual(ours['busbw'], ours['algbw'] * link, places=6)

    def test_sizes(self):
        out = self.json('bench', 'coll', '--max', '64k', '--factor', '8')
        self.assertEqual([out[k] for k in ('op', 'ranks', 'iterations', 'rounds', 'graph', 'nccl_version', 'nccl_why')],
                         ['all-reduce', ['soft:0', 'soft:1'], 5, 3, False, None, 'it has no software GPUs'])
        self.assertEqual([r['size'] for r in out['runs']], [8, 64, 512, 4096, 32768])
        for r in out['runs']:
            self.assertEqual((r['type'], r['redop'], r['nccl']), ('float', 'sum', None))
            self.check_run(r, 'all-reduce', 2, 4)

    def test_operations(self):
        for op in ('all-reduce', 'reduce-scatter', 'all-gather', 'broadcast', 'all-to-all'):
            out = self.json(*QUICK, '--op', op, '--ranks', '3', '--min', '1000', '--max', '100000', '--factor', '100')
            self.assertEqual(out['ranks'], ['soft:0', 'soft:1', 'soft:0'])
            for r in out['runs']:
                self.assertEqual(r['redop'], 'sum' if 'reduce' in op else None)
                self.check_run(r, op, 3, 4)
            self.assertEqual(len(out['runs']), 2)

    def test_types_and_reductions(self):
        redops = ['sum', 'prod', 'max', 'min', 'avg']
        for i, (name, nbytes) in enumerate(BYTES.items()):
            for redop in {redops[i % 5], redops[(i + 2) % 5]}:
                out = self.json(*QUICK, '--type', name, '--redop', redop, '--min', '30000', '--max', '30000')
                self.check_run(out['runs'][0], 'all-reduce', 2, nbytes)
                self.assertEqual(out['runs'][0]['type'], name)

    def test_beside_a_library_that_does_nothing(self):
        """It is called, and its results are found to be none. Our own are right in the same run."""
        for op in ('all-reduce', 'reduce-scatter', 'all-gather', 'broadcast', 'all-to-all'):
            with self.subTest(op):
                out = self.json(*QUICK, '--op', op, '--min', '4096', '--max', '4096', '--nccl',
                                os.environ['IDLENCCL_LIB'], env=FAKE)
                self.assertEqual((out['nccl_version'], out['nccl_why']), ('2.31.7', None))
                r = out['runs'][0]
                self.check_run(r, op, 2, 4)
                got = r['count'] * (2 if op in ('all-gather', 'all-to-all') else 1)
                self.assertEqual(r['nccl']['wrong'], 2 * got)
                self.assertAlmostEqual(r['ratio'], r['peerlane']['us'] / r['nccl']['us'], places=5)
        text = self.good(*QUICK, '--max', '8', '--nccl', os.environ['IDLENCCL_LIB'], env=FAKE)
        self.assertRegex(text, r'(?m)^ +8 +2 +float +sum peerlane +[\d.]+ +[\d.]+ +[\d.]+ +0 +[\d.]+$')
        self.assertRegex(text, r'(?m)^ +8 +2 +float +sum nccl .* 4 *$')

    def test_ranks_that_share_a_gpu(self):
        """NCCL takes them from 2.30 on; before, a sentence says what to do. Ours are measured all the same."""
        share = [*QUICK, '--ranks', '3', '--max', '8', '--nccl', os.environ['IDLENCCL_LIB']]
        text = self.good(*share, env=dict(FAKE, IDLENCCL_VERSION='22907'))
        self.assertIn('without NCCL: ranks 0 and 2 share cuda:0, which NCCL 2.29.7 does not allow: give each rank a GPU of '
                      'its own, or take NCCL 2.30 or later by --nccl', text)
        self.assertRegex(text, r'(?m)^ +8 +2 +float +sum peerlane .* 0 *$')
        self.assertIsNone(self.json(*share, env=FAKE)['nccl_why'])

    def test_timeline(self):
        self.json(*QUICK, '--max', '64', '--factor', '8', env={'PEERLANE_TRACE': self.path('t.json')})
        with open(self.path('t.json'), encoding='utf-8') as f:
            events = [e for e in json.load(f) if e.get('cat') == 'collective']
        self.assertEqual({e['name'] for e in events}, {'all-reduce'})
        # Two operations each of a round that is compared, of one to warm up and of one that is timed.
        seen = sorted((e['args']['rank'], e['args']['device'], e['args']['bytes']) for e in events)
        self.assertEqual(seen, sorted([(q, 'soft:%d' % q, n) for q in (0, 1) for n in (8, 64)] * 6))

    def test_without_nccl(self):
        out = self.json(*QUICK, '--max', '8', '--nccl', '/no/libnccl.so.2', env=FAKE)
        self.assertIn('/no/libnccl.so.2 is not loaded', out['nccl_why'])
        self.assertEqual(out['runs'][0]['peerlane']['wrong'], 0)
        self.assertEqual(self.json(*QUICK, '--max', '8', '--nccl', 'off', env=FAKE)['nccl_why'], '--nccl off')

    def test_what_is_refused(self):
        self.bad(2, 'bench', 'coll', '--max', '4', words=['--max: 4 bytes are less than --min, 8'])
        self.bad(2, 'bench', 'coll', '--min', '3', '--max', '3', words=['--max', 'no size', '4 bytes'])
        self.bad(2, 'bench', 'coll', '--op', 'all-gather', '--ranks', '3', '--max', '8', words=['no size'])
        self.bad(2, 'bench', 'coll', '--ranks', '17', words=['--ranks', '16'])
        self.bad(2, 'bench', 'coll', '--op', 'gather', words=['--op', 'all-gather'])
        self.bad(2, 'bench', 'coll', '--device', 'host', words=["'host' is not a device"])
        self.bad(1, 'bench', 'coll', '--graph', words=['software GPUs have none'])

    def test_a_rank_that_fails_ends_all(self):
        """Wherever it fails: the others wait neither for its operations nor at a barrier."""
        for nth in range(30, 100, 5):
            r = self.run_tool(*QUICK, '--ranks', '3', '--max', '64k', '--factor', '8',
                              env={'PEERLANE_TEST_FAULT': 'device=%d' % nth, 'PEERLANE_SOFT_GPUS': '3x64MiB'})
            self.assertEqual(r.returncode, 1, nth)
            self.assertRegex(r.stderr, b'fails for a test|has failed in operation', nth)


if __name__ == '__main__':
    cli.main()
