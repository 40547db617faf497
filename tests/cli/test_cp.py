# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Copies of all kinds of content arrive byte for byte, by every route."""

import os
import struct

import cli

SIZES = [0, 1, 511, 512, 513, 4095, 4096, 4097, 65536, (1 << 20) + 7, (2 << 20) - 1, 9437184 + 333]
MASK = (1 << 64) - 1


def pattern(length, off=0):
    """What a buffer holds that is a source: splitmix64 from state 0, as the manual says."""
    words = bytearray()
    state = off // 8 * 0x9e3779b97f4a7c15 & MASK
    while len(words) < length + 8:
        state = state + 0x9e3779b97f4a7c15 & MASK
        z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9 & MASK
        z = (z ^ z >> 27) * 0x94d049bb133111eb & MASK
        words += struct.pack('<Q', z ^ z >> 31)
    return bytes(words[off % 8:off % 8 + length])


class Files(cli.Case):
    def test_sizes_through_the_host(self):
        for size in SIZES:
            with self.subTest(size):
                self.make('a', cli.content(size, size))
                self.good('cp', 'a', 'b', '--verify')
                self.assertEqual(cli.sha_file(self.path('b')), cli.sha(cli.content(size, size)))

    def test_sizes_through_gpu_memory_by_every_route(self):
        for policy in ('auto', 'direct', 'buffered', 'bounce', 'direct+copy', 'buffered+copy'):
            for size in (1, 4095, 65536, 9437184 + 333):
                with self.subTest(policy=policy, size=size):
                    data = cli.content(size, size)
                    self.make('a', data)
                    r = self.run_tool('cp', '--via', 'gpu:0', '--policy', policy, 'a', 'b', '-q')
                    if policy.startswith('direct') and size < 4096 and r.returncode == 1:
                        self.assertIn(b'no whole block', r.stderr)
                        continue
                    self.assertEqual(r.returncode, 0, r.stderr)
                    self.assertEqual(cli.sha_file(self.path('b')), cli.sha(data))

    def test_100_mib_there_and_back(self):
        data = cli.content(100 << 20)
        self.make('a', data)
        self.good('cp', 'a', 'gpu:0', '--verify')
        out = self.json('cp', '--via', 'gpu:1', 'a', 'b', '--verify')
        self.assertEqual(cli.sha_file(self.path('b')), cli.sha(data))
        self.assertEqual(out['bytes'], 100 << 20)
        self.assertEqual(out['device'], 'soft:1')

    def test_part_of_a_file(self):
        data = cli.content(100000)
        self.make('a', data)
        for off, size in ((0, 1), (1, 99999), (4096, 4096), (12345, 54321), (100000, None)):
            with self.subTest(off=off, size=size):
                args = ['--offset', str(off)] + (['--size', str(size)] if size else [])
                self.good('cp', 'a', 'b', '--verify', *args)
                self.assertEqual(self.read('b'), data[off:off + size if size else None])
                self.good('cp', 'a', 'gpu:0+77', '--verify', *args)

    def test_past_the_end(self):
        self.make('a', b'x' * 100)
        self.bad(1, 'cp', 'a', 'b', '--size', '101', words=["'a'", '100 bytes'])
        err = self.bad(1, 'cp', 'a', 'b', '--offset', '101', words=["'a'", '100 bytes'])
        self.assertNotIn('--size', err)
        self.assertFalse(os.path.exists(self.path('b')))

    def test_sparse(self):
        size = (64 << 20) + 12345
        with open(self.path('a'), 'wb') as f:
            f.truncate(size)
            for at in (0, 3 << 20, (40 << 20) + 111):
                f.seek(at)
                f.write(cli.content(5000, at))
        self.good('cp', 'a', 'b', '--verify')
        self.assertEqual(cli.sha_file(self.path('b')), cli.sha_file(self.path('a')))
        self.assertEqual(os.path.getsize(self.path('b')), size)
        if os.stat(self.path('a')).st_blocks * 512 < size // 2:  # this file system has holes
            self.assertLess(os.stat(self.path('b')).st_blocks * 512, size // 2)
        self.good('cp', 'a', 'gpu:0', '--verify')

    def test_chunk_and_depth(self):
        data = cli.content(5 << 20)
        self.make('a', data)
        self.good('cp', 'a', 'b', '--via', 'gpu:0', '--chunk', '64k', '--depth', '3', '-q')
        self.assertEqual(self.read('b'), data)

    def test_a_file_of_proc_has_more_than_it_says(self):
        self.good('cp', '/proc/version', 'b', '-q')
        with open('/proc/version', 'rb') as f:
            self.assertEqual(self.read('b'), f.read())


class Shards(cli.Case):
    def setUp(self):
        super().setUp()
        os.mkdir(self.path('model'))
        self.parts = {}
        for i, size in enumerate((4096, 1, 0, 70001, 3 << 20)):
            name = 'model/part-%d' % (9 - i)
            self.parts[name] = cli.content(size, i)
            self.make(name, self.parts[name])
        self.total = sum(map(len, self.parts.values()))

    def test_directory_into_a_buffer(self):
        out = self.json('cp', 'model', 'gpu:0', '--verify')
        self.assertEqual(out['sources'], sorted(self.parts))
        self.assertEqual(out['bytes'], self.total)
        self.assertTrue(out['verified'])

    def test_directory_into_standard_output_in_order(self):
        r = self.run_tool('cp', 'model', '-', '-q')
        self.assertEqual(r.returncode, 0, r.stderr)
        whole = b''.join(self.parts[name] for name in sorted(self.parts))
        self.assertEqual(cli.sha(r.stdout), cli.sha(whole))

    def test_directory_into_a_directory(self):
        os.mkdir(self.path('out'))
        self.good('cp', 'model', 'out', '--verify', '-q')
        self.assertEqual(sorted(os.listdir(self.path('out'))), sorted(n[6:] for n in self.parts))
        for name, data in self.parts.items():
            self.assertEqual(self.read('out/' + name[6:]), data)

    def test_several_files(self):
        names = list(self.parts)
        self.assertEqual(self.json('cp', *names, 'gpu:1', '--verify')['sources'], names)

    def test_links_count_and_dangling_ones_fail(self):
        self.make('blob', b'far away')
        os.symlink('../blob', self.path('model/part-0'))
        self.assertIn('model/part-0', self.json('cp', 'model', 'gpu:0', '--verify')['sources'])
        os.unlink(self.path('blob'))
        self.bad(1, 'cp', 'model', 'gpu:0', words=['model/part-0'])

    def test_empty_directory(self):
        os.mkdir(self.path('none'))
        self.bad(1, 'cp', 'none', 'gpu:0', words=["'none'"])

    def test_two_of_one_name(self):
        os.mkdir(self.path('out'))
        self.make('part-9', b'other')
        self.bad(1, 'cp', 'part-9', 'model/part-9', 'out', words=['part-9', 'both'])
        self.assertEqual(os.listdir(self.path('out')), [])


class Buffers(cli.Case):
    def test_buffer_to_file_is_the_documented_pattern(self):
        for off, size in ((0, 1), (0, 4096), (3, 100001), (4096, 65536)):
            with self.subTest(off=off, size=size):
                name = 'gpu:0+%d' % off if off else 'gpu:0'
                self.good('cp', name, 'b', '--size', str(size), '--verify')
                self.assertEqual(self.read('b'), pattern(size, off))

    def test_buffer_to_buffer(self):
        for size in (1, 4097, 10000001):
            out = self.json('cp', 'gpu:0+5', 'soft:1+3', '--size', str(size), '--verify')
            self.assertEqual(out['copy']['bytes'], size)
            self.assertEqual(out['device'], 'soft:0 soft:1')
        self.assertEqual(self.json('cp', 'gpu:0', 'gpu:0+1m', '--size', '9')['device'], 'soft:0')

    def test_too_large_for_the_gpu(self):
        with open(self.path('a'), 'wb') as f:
            f.truncate(cli.GPU_BYTES + 1)
        self.bad(1, 'cp', 'a', 'gpu:0', words=['soft:0'])

    def test_no_such_gpu(self):
        self.make('a', b'x')
        self.bad(1, 'cp', 'a', 'gpu:7', words=['gpu:7'])


class Verify(cli.Case):
    """The route `null` carries nothing, so what it leaves behind cannot be the source's bytes."""

    def test_a_load_that_brought_nothing(self):
        self.make('a', cli.content(3 << 20))
        self.bad(1, 'cp', 'a', 'gpu:0', '--policy', 'null', '--verify', words=['byte 0', "'a'"])

    def test_a_file_that_got_nothing(self):
        self.make('a', cli.content(3 << 20))
        self.make('b', b'old')
        self.bad(1, 'cp', 'a', 'b', '--policy', 'null', '--verify', words=['byte 0', "'a'"])
        self.assertEqual(self.read('b'), b'old')
        self.assertEqual(self.litter(), [])


class Routes(cli.Case):
    STAGED = {'PEERLANE_TEST_SOFT_HOST_ADDRESSABLE': 'false'}

    def test_staging_is_shown(self):
        self.make('a', cli.content(8 << 20))
        out = self.json('cp', 'a', 'gpu:0', '--verify', '--policy', 'bounce')
        self.assertIn('copy', out['read']['route'])
        self.assertEqual(out['read']['staged_bytes'], 8 << 20)
        self.assertEqual(out['read']['routes'], {out['read']['route']: 8 << 20})
        out = self.json('cp', 'a', 'gpu:0', '--verify', '--policy', 'buffered')
        self.assertEqual(out['read']['staged_bytes'], 0)
        self.assertEqual(out['read']['buffered_bytes'], 8 << 20)

    def test_shares_of_the_routes(self):
        """Two routes carry one transfer, and each is told with the bytes that it carried."""
        self.make('a', cli.content((9 << 20) + 77))
        if 'no-o-direct' in self.good('explain', 'a', 'gpu:0'):
            self.skipTest('this file system has no O_DIRECT')
        routes = {'direct': 9 << 20, 'buffered': 77}
        for args, hop in ((['gpu:0'], 'read'), (['b', '--via', 'gpu:0'], 'write')):
            args = ['cp', 'a', *args, '--verify', '--policy', 'direct']
            out = self.json(*args)[hop]
            self.assertEqual((out['route'], out['routes']), ('direct', routes))
            self.assertRegex(self.good(*args), '(?m)^  (read|written) by direct 9 MiB, buffered 77 B$')

    def test_memory_that_needs_staging(self):
        self.make('a', cli.content(8 << 20))
        out = self.json('cp', 'a', 'b', '--via', 'gpu:0', '--verify', env=self.STAGED)
        self.assertEqual(out['read']['staged_bytes'], 8 << 20)
        self.assertEqual(out['write']['staged_bytes'], 8 << 20)
        self.assertEqual(cli.sha_file(self.path('b')), cli.sha(cli.content(8 << 20)))

    def test_over_several_links(self):
        self.make('a', cli.content(64 << 20))
        env = {**self.STAGED, 'PEERLANE_LANES': 'soft:0,soft:1', 'PEERLANE_THREADS': '3'}
        self.assertIn('\n  lanes   2: soft:0, soft:1\n', self.good('explain', 'a', 'soft:0', env=env))
        # Whether the second link gets a part is the threads' luck, but not time after time.
        for _ in range(50):
            read = self.json('cp', 'a', 'soft:0', '--verify', env=env)['read']
            if read['lanes']:
                break
        self.assertEqual(sorted(read['lanes']), ['soft:0', 'soft:1'])
        self.assertEqual(sum(read['lanes'].values()), 64 << 20)
        for _ in range(50):
            text = self.good('cp', 'a', 'soft:0', env=env)
            if 'links' in text:
                break
        self.assertRegex(text, r'(?m)^  read by buffered\+copy, over the links of soft:0 [0-9.]+ MiB, '
                               r'soft:1 [0-9.]+ MiB$')
        out = self.json('bench', 'storage', '--file', 'a', '--device', 'soft:0', '--block', '64m',
                        '--bytes', '1g', env=env)
        self.assertEqual(sorted(out['runs'][0]['lanes']), ['soft:0', 'soft:1'])
        self.assertLessEqual(sum(out['runs'][0]['lanes'].values()), 1 << 30)
        self.assertEqual(self.json('cp', 'a', 'soft:0', env=self.STAGED)['read']['lanes'], {})

    def test_devices_that_deliver_wrong_bytes_are_told(self):
        args = ('cp', '--size', '9m', '--verify', 'soft:0', 'soft:1')
        r = self.run_tool(*args, env={'PEERLANE_TEST_SOFT_PAIRS': '0>1:corrupt'})
        self.assertEqual(r.returncode, 0)
        self.assertIn(b'copied by copy+copy\n', r.stdout)
        self.assertTrue(r.stderr.startswith(b'peerlane: soft:0 to soft:1: other bytes arrived '))
        self.assertEqual(r.stderr.count(b'\n'), 1)
        # The library writes it itself, if it is asked to.
        r = self.run_tool(*args, env={'PEERLANE_TEST_SOFT_PAIRS': '0>1:corrupt', 'PEERLANE_LOG': 'error'})
        self.assertEqual(r.stderr.count(b'other bytes arrived'), 1)
        self.assertIn('copied by copy\n', self.good(*args))

    def test_strict_fails_rather_than_stage(self):
        self.make('a', cli.content(1 << 20))
        self.bad(1, 'cp', 'a', 'gpu:0', '--policy', 'strict', env=self.STAGED, words=['direct'])

    def test_the_summary_says_what_json_says(self):
        self.make('a', cli.content(1 << 20))
        text = self.good('cp', 'a', 'gpu:0', '--verify', '--policy', 'buffered')
        for word in ('1 MiB', '(1048576 bytes)', 'GB/s', 'CPU s/GB', 'read by buffered', 'verified',
                     'soft:0'):
            self.assertIn(word, text)
        out = self.json('cp', 'a', 'gpu:0', '--policy', 'buffered')
        self.assertEqual(out['bytes'], 1 << 20)
        self.assertEqual(out['destination'], 'gpu:0')
        self.assertIsNone(out['verified'])
        self.assertIsNone(out['write'])
        self.assertAlmostEqual(out['gb_per_s'] * out['seconds'], (1 << 20) / 1e9, places=9)
        self.assertEqual(self.good('cp', 'a', 'gpu:0', '--quiet'), '')


if __name__ == '__main__':
    cli.main()
