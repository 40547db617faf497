# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""bench peer: matrices of copies between GPUs, as text, JSON and a picture; what arrives is looked at."""

import os
import unittest
import xml.etree.ElementTree

import cli

QUICK = ['bench', 'peer', '--rounds', '1', '--repeat', '1']


class BenchPeer(cli.Case):
    def test_every_test(self):
        names = [line.split()[0] for line in self.good('bench', 'peer', '--list').splitlines()]
        self.assertIn('device_to_device_memcpy_read_ce', names)
        out = self.json(*QUICK, '--size', '1m')
        self.assertEqual(out['devices'], ['soft:0', 'soft:1'])
        self.assertEqual([t['test'] for t in out['tests']], names)
        for t in out['tests']:
            with self.subTest(t['test']):
                pairs = t['rows_are_sources']
                self.assertEqual(pairs, t['test'].startswith('device_to_device'))
                self.assertEqual(len(t['matrix']), 2 if pairs else 1)
                for i, row in enumerate(t['matrix']):
                    for k, value in enumerate(row):
                        if pairs and i == k:
                            self.assertIsNone(value)
                            self.assertIsNone(t['routes'][i][k])
                        else:
                            self.assertGreater(value, 0)
                            self.assertEqual(t['routes'][i][k], 'copy')
                            self.assertLessEqual(t['min'], value)
                            self.assertLessEqual(value, t['max'])
                self.assertEqual(t['size'], 8 if 'latency' in t['test'] else 1 << 20)
                self.assertEqual(t['unit'], 'us' if 'latency' in t['test'] else 'GB/s')

    def test_some_tests_sizes_and_devices(self):
        out = self.json(*QUICK, '--size', '4k,2m', '--test', 'all_to_one', '--test', 'device_local',
                        '--device', 'soft:1', '--device', 'soft:0')
        self.assertEqual(out['devices'], ['soft:1', 'soft:0'])
        self.assertEqual([(t['test'], t['size']) for t in out['tests']],
                         [('all_to_one_read_ce', 4096), ('all_to_one_read_ce', 2 << 20),
                          ('device_local_copy', 4096), ('device_local_copy', 2 << 20)])

    def test_one_device_has_no_peers(self):
        out = self.json(*QUICK, '--size', '64k', '--device', 'soft:0')
        names = [t['test'] for t in out['tests']]
        self.assertEqual(names, ['host_to_device_memcpy_ce', 'device_to_host_memcpy_ce',
                                 'host_to_device_bidirectional_memcpy_ce',
                                 'device_to_host_bidirectional_memcpy_ce', 'device_local_copy',
                                 'host_to_device_latency_ce'])

    def test_default_size(self):
        """On GPUs that of nvbandwidth, also with software GPUs beside them."""
        fake = {'PEERLANE_TEST_CUDA_LIB': os.environ['FAKECUDA_LIB'], 'FAKECUDA_DEVICES': '1'}
        for env, devices, size in ((fake, ['cuda:0'], 512 << 20),
                                   (None, ['soft:0', 'soft:1'], 64 << 20)):
            out = self.json(*QUICK, '--test', 'host_to_device_memcpy_ce', env=env)
            self.assertEqual((out['devices'], out['tests'][0]['size']), (devices, size))

    def test_the_picture_is_as_wide_as_its_matrices(self):
        width = {}
        for n in (2, 8, 16):
            self.good(*QUICK, '--size', '4k', '--test', 'device_to_device_memcpy', '--svg', 'a.svg',
                      '--set', 'soft_gpus=%dx4MiB' % n)
            drawn = xml.etree.ElementTree.parse(self.path('a.svg')).getroot()
            width[n] = float(drawn.get('width'))
            ends = [float(r.get('x')) + float(r.get('width')) for r in drawn.iter()
                    if r.tag.endswith('rect') and r.get('x')]
            self.assertEqual(len(ends), n * n)
            self.assertLess(max(ends), width[n])
            self.assertLess(width[n], max(max(ends), 440) + 60)
        self.assertEqual(sorted(width.values()), list(width.values()))
        self.assertEqual(len(set(width.values())), 3)

    def test_staged(self):
        out = self.json(*QUICK, '--size', '8m', '--test', 'device_to_device_memcpy', '--set',
                        'peer_access=off')
        self.assertEqual(out['tests'][0]['routes'], [[None, 'copy+copy'], ['copy+copy', None]])
        text = self.good(*QUICK, '--size', '8m', '--test', 'device_to_device_memcpy', '--set',
                         'test_soft_pairs=0-1:cut')
        self.assertIn('\n  soft:0 to soft:1 by copy+copy\n  soft:1 to soft:0 by copy+copy\n', text)

    def test_over_several_links(self):
        for test in ('host_to_device_memcpy_ce', 'device_to_host_memcpy_ce'):
            text = self.good(*QUICK, '--size', '64m', '--test', test, '--set', 'lanes=soft:0,soft:1',
                             env={'PEERLANE_TEST_SOFT_HOST_ADDRESSABLE': 'false'})
            self.assertIn('\n  soft:0 by copy, 2 links\n  soft:1 by copy, 2 links\n', text)

    def test_a_pair_that_lies_is_told(self):
        r = self.run_tool(*QUICK, '--size', '8m', '--test', 'device_to_device_memcpy', '--set',
                          'test_soft_pairs=0>1:corrupt')
        self.assertEqual(r.returncode, 0)
        self.assertIn(b'  soft:0 to soft:1 by copy+copy\n\n', r.stdout)
        self.assertTrue(r.stderr.startswith(b'peerlane: soft:0 to soft:1: other bytes arrived '))
        self.assertEqual(r.stderr.count(b'\n'), 1)

    def test_text_and_picture(self):
        text = self.good(*QUICK, '--size', '64k', '--test', 'device_to_device', '--svg', 'a.svg')
        for word in ('device_to_device_memcpy_read_ce, 64 KiB, GB/s', 'soft:0', 'soft:1', ' - '):
            self.assertIn(word, text)
        self.assertNotIn(' by copy', text)
        with open(self.path('a.svg'), encoding='ascii') as f:
            drawn = f.read()
        xml.etree.ElementTree.fromstring(drawn)
        self.assertIn('device_to_device_bidirectional_memcpy_read_ce', drawn)

    def test_copies_are_explained(self):
        text = self.good('explain', 'soft:0', 'soft:1', '--size', '64m')
        self.assertRegex(text, r'copy 64 MiB from soft:0 to soft:1, policy auto\n'
                         r'  lists   a kernel copies pieces below 48 KiB, [^>]*\n  --> copy ')
        self.assertNotIn('no-file', text)
        out = self.json('explain', 'gpu:0', 'gpu:1', '--size', '64m', '--set', 'peer_access=off')
        self.assertEqual(out['operation'], 'copy')
        self.assertEqual((out['source'], out['memory']), ('soft:0', 'soft:1'))
        self.assertEqual([r['route'] for r in out['routes'] if r['chosen']], ['copy+copy'])
        self.assertIn('peer_access', out['peers']['text'])
        out = self.json('explain', 'host', 'gpu:1')
        self.assertEqual((out['source'], out['memory']), ('host', 'soft:1'))
        self.assertEqual([r['route'] for r in out['routes']], ['copy', 'null'])
        text = self.good('explain', 'soft:0', 'soft:1', '--set', 'test_soft_pairs=0>1:corrupt')
        self.assertIn('peer-wrong-data: ', text)
        for ends in (('pinned', 'soft:0'), ('soft:0', 'pinned')):
            text = self.good('explain', *ends, '--set', 'lanes=soft:0,soft:1')
            self.assertIn(' '.join("the host's pinned memory" if e == 'pinned' else e for e in
                                   (ends[0], 'to', ends[1])), text)
            self.assertIn('\n  lanes   2: soft:0, soft:1\n', text)
        text = self.good('explain', 'pinned', 'soft:0', '--set', 'lanes=soft:1', '--size', '1m')
        self.assertIn('lane-short', text)
        text = self.good('explain', 'host', 'soft:0', '--set', 'lanes=soft:1', '--size', '64m')
        self.assertIn('lane-not-pinned', text)
        self.bad(2, 'explain', 'pinned', 'host', words=['device'])
        self.bad(2, 'explain', 'soft:0', 'soft:1', '--write', words=['--write'])
        self.bad(2, 'explain', 'soft:0', 'file', words=["'file'"])

    def test_wrong_bytes_are_seen(self):
        self.bad(1, *QUICK, '--size', '64k', '--test', 'device_to_device_memcpy', '--set',
                 'test_soft_pairs=0-1:corrupt', '--set', 'peer_access=unverified', words=['wrong data'])

    def test_what_is_not_there(self):
        self.bad(2, 'bench', 'peer', '--test', 'sideways', words=["'sideways'", '--list'])
        self.bad(2, 'bench', 'peer', '--device', 'a', words=["'a'"])
        self.bad(1, 'bench', 'peer', '--svg', 'no/such/a.svg', words=['no/such/a.svg'])


if __name__ == '__main__':
    cli.main()
