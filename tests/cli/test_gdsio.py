# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""gdsio: the options and the line of NVIDIA's tool, and every byte where it should be."""

import os
import re
import subprocess

import cli

GDSIO = os.environ.get('GDSIO_BIN', '')
LINE = (r'IoType: (\w+) XferType: (\w+) Threads: (\d+) DataSetSize: (\d+)/(\d+)\(KiB\) '
        r'IOSize: (\d+)\(KiB\) Throughput: ([\d.]+) GiB/sec, Avg_Latency: ([\d.]+) usecs '
        r'ops: (\d+) total_time ([\d.]+) secs')


class Gdsio(cli.Case):
    def setUp(self):
        super().setUp()
        # The default is O_DIRECT, which not every file system has.
        try:
            os.close(os.open(self.path('probe'), os.O_CREAT | os.O_RDWR | os.O_DIRECT))
            self.how = []
        except OSError:
            self.how = ['-O', '1']
        os.unlink(self.path('probe'))

    def gdsio(self, *args, status=0, words=()):
        r = subprocess.run([GDSIO, *args], cwd=self.dir, env=cli.environment(),
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual(r.returncode, status, r.stderr)
        for word in words:
            self.assertIn(word, r.stderr)
        if status:
            self.assertTrue(all(s.startswith('gdsio: ') for s in r.stderr.splitlines()), r.stderr)
        return r.stdout

    def line(self, *args):
        out = self.gdsio(*self.how, *args)
        m = re.match(LINE + '\n', out)
        self.assertTrue(m, out)
        self.assertAlmostEqual(float(m[7]), int(m[4]) / float(m[10]) / (1 << 20), places=2)
        return m, out

    def test_reads_of_every_kind(self):
        data = cli.content((4 << 20) + 4096)
        self.make('a', data)
        names = ['GPUD', 'CPUONLY', 'CPU_GPU', 'CPU_ASYNC_GPU', 'CPU_CACHED_GPU', 'GPU_ASYNC',
                 'GPU_BATCH', 'GPU_BATCH_STREAM']
        for x, name in enumerate(names):
            for io, word in ((0, 'READ'), (2, 'RANDREAD')):
                with self.subTest(name=name, io=io):
                    m, out = self.line('-f', 'a', '-x', str(x), '-I', str(io), '-i', '64K', '-w',
                                       '3', '-V', '-d', '1')
                    self.assertEqual(m.groups()[:6], (word, name, '3', '4096', '4100', '64'))
                    self.assertEqual(m[9], '64')
                    self.assertIn('4096 KiB verified', out)
        self.assertEqual(self.read('a'), data)

    def test_memory_of_the_host_and_a_node(self):
        self.make('a', cli.content(1 << 20))
        for args in (['-m', '2'], ['-m', '4', '-R'], ['-b']):
            self.line('-f', 'a', '-V', '-i', '64K', *args)
        if os.path.exists('/sys/devices/system/node/node0/cpulist'):
            self.line('-f', 'a', '-n', '0', '-i', '64K', '-w', '2')
        self.gdsio(*self.how, '-f', 'a', '-n', '999', status=1, words=['-n 999', 'node999'])

    def test_writes(self):
        for x in ('0', '1', '2', '4', '5', '6', '7'):
            m, _ = self.line('-f', 'w' + x, '-x', x, '-I', '1', '-s', '2M', '-i', '128K', '-w',
                             '2', '-V', '-k', '5')
            self.assertEqual(m.groups()[:6], ('WRITE', m[2], '2', '2048', '2048', '128'))
            self.assertEqual(self.read('w' + x), self.read('w0'))
        before = self.read('w0')
        self.line('-f', 'w0', '-I', '1', '-o', '1M', '-s', '512K', '-i', '128K', '-k', '6')
        now = self.read('w0')
        self.assertEqual((now[:1 << 20], now[3 << 19:]), (before[:1 << 20], before[3 << 19:]))

    def test_a_file_for_each_thread_and_a_time(self):
        self.line('-D', '.', '-I', '1', '-s', '1M', '-w', '3', '-i', '64K', '-V')
        files = ['gdsio.0', 'gdsio.1', 'gdsio.2']
        self.assertEqual(sorted(os.listdir(self.dir)), files)
        self.assertEqual({len(self.read(f)) for f in files}, {1 << 20})
        m, _ = self.line('-D', '.', '-I', '0', '-w', '3', '-i', '64K', '-T', '1', '-V')
        self.assertEqual(m[5], '3072')
        self.assertGreaterEqual(float(m[10]), 1)

    def test_job_file(self):
        self.make('a', cli.content(1 << 20))
        self.make('j.gdsio', b'# jobs\n[global]\nrw = read\nfilename=a\nsize=1M\n\n[one]\n'
                             b'io_size=64K\nxfer_type=1\n[two]\nxfer_type=4\nnum_threads=2\n')
        out = re.findall(LINE, self.gdsio('j.gdsio')) if not self.how else []
        if out:
            self.assertEqual([m[:3] for m in out],
                             [('READ', 'CPUONLY', '1'), ('READ', 'CPU_CACHED_GPU', '2')])
        self.make('k.gdsio', b'[global]\nrw=read\n')
        self.gdsio('k.gdsio', status=1, words=['k.gdsio', 'no job'])
        self.make('l.gdsio', b'[a]\nwarp=1\n')
        self.gdsio('l.gdsio', status=2, words=["'warp'"])

    def test_refusals(self):
        self.make('a', cli.content(1 << 20))
        for args, word in ((['-x', '7', '-m', '4'], 'GPU_BATCH_STREAM'), (['-x', '8'], '-x 8'),
                           (['-I', '4'], '-I 4'), (['-m', '5'], '-m 5'), (['-p'], '-p'),
                           (['-i', '4K:1M:4K'], 'ranges'), (['-i', 'x'], 'not a size'),
                           (['-n', 'x'], '-n x'), (['-U'], '-U'), (['-z'], '-z'), (['-w', '0'], '-w'),
                           (['-x', '5', '-m', '3'], '-m 0'), (['-x', '6', '-B', '0'], '-B'),
                           (['-k', '9' * 30], '-k 999'),
                           (['-D', '.'], '-D'), (['-I', '1'], '-s'), (['-s'], '-s')):
            with self.subTest(' '.join(args)):
                self.gdsio('-f', 'a', *args, status=2, words=[word, '--help'])
        self.gdsio(status=2, words=['-f'])
        self.gdsio(*self.how, '-f', 'a', '-s', '2M', status=1, words=["'a'", '1048576'])
        self.gdsio('-f', 'none', status=1, words=["'none'"])
        self.assertIn('-x N', self.gdsio('-h'))
        self.assertIn('peerlane 0', self.gdsio('-v'))


if __name__ == '__main__':
    cli.main()
