# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""gdscheck and gds_stats: the lines of NVIDIA's tools, with what is true here in them."""

import json
import os
import re
import subprocess
import time

import cli

GDSCHECK = os.environ.get('GDSCHECK_BIN', '')
GDS_STATS = os.environ.get('GDS_STATS_BIN', '')

# What is watched need not take the processors from who watches.
UNHURRIED = 'direct:every=1:delay=500,buffered:every=1:delay=500'


class Case(cli.Case):
    def tool(self, tool, *args, status=0, words=(), **env):
        r = subprocess.run([tool, *args], cwd=self.dir, env=cli.environment(**env),
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual(r.returncode, status, r.stdout + r.stderr)
        for word in words:
            self.assertIn(word, r.stderr)
        name = os.path.basename(tool)
        self.assertTrue(all(s.startswith(name + ': ') for s in r.stderr.splitlines()), r.stderr)
        if status == 0:
            self.assertEqual(r.stderr, '')
        if status == 2:
            self.assertIn('--help', r.stderr)
        return r.stdout


class Gdscheck(Case):
    def platform(self, **more):
        out = self.tool(GDSCHECK, '-p', **more)
        parts = re.split(r' =+\n ([A-Z ]+:)\n =+\n', out)
        return dict(zip(['head'] + parts[1::2], parts[0::2]))

    def test_platform(self):
        p = self.platform(CUFILE_LOGGING_LEVEL='INFO')
        self.assertEqual(list(p), ['head', 'ENVIRONMENT:', 'DRIVER CONFIGURATION:',
                                   'CUFILE CONFIGURATION:', 'GPU INFO:', 'PLATFORM INFO:'])
        self.assertRegex(p['head'], r'^ GDS release version: 1\.\d+')
        self.assertIn(' CUFILE_LOGGING_LEVEL : INFO\n', p['ENVIRONMENT:'])
        self.assertRegex(p['DRIVER CONFIGURATION:'], r'(?m)^ NVMe               : (p2pdma, )?compat$')
        self.assertRegex(p['GPU INFO:'], r'^ GPU index 0 software GPU bar:1 bar size \(MiB\):0 '
                                         r'does not support GDS, IOMMU State: \S.*\n GPU index 1 ')
        self.assertTrue(p['PLATFORM INFO:'].endswith(' Platform verification succeeded\n'))

    def test_gpus_beside_software_ones(self):
        lines = self.platform(PEERLANE_TEST_CUDA_LIB=os.environ['FAKECUDA_LIB'],
                              FAKECUDA_DEVICES='1')['GPU INFO:'].splitlines()
        self.assertEqual([' supports GDS' in line for line in lines], [True, False, False], lines)

    def test_configuration_in_force(self):
        rows = self.platform()['CUFILE CONFIGURATION:']
        self.assertIn(' execution.max_io_threads : 4\n', rows)
        self.assertIn(' properties.posix_pool_slab_size_kb : 4 1024 16384\n', rows)
        self.assertIn(' properties.rdma_dynamic_routing : 0\n'
                      ' properties.rdma_dynamic_routing_order : GPU_MEM_NVLINKS GPU_MEM SYS_MEM P2P\n',
                      rows)
        self.make('c.json', b'{"properties": {"allow_compat_mode": false, "io_batchsize": 77, // c\n'
                            b' "rdma_dynamic_routing": true, '
                            b'"rdma_dynamic_routing_order": ["P2P", "SYS_MEM"]},\n'
                            b' "execution": {"max_io_threads": 9}}')
        p = self.platform(CUFILE_ENV_PATH_JSON='c.json')
        rows = p['CUFILE CONFIGURATION:']
        self.assertIn(' execution.max_io_threads : 9\n', rows)
        self.assertIn(' properties.max_batch_io_size : 77\n', rows)
        self.assertIn(' properties.use_compat_mode : false\n', rows)
        self.assertIn(' properties.rdma_dynamic_routing : 1\n'
                      ' properties.rdma_dynamic_routing_order : P2P SYS_MEM\n', rows)
        self.assertIn(' NFS                : Unsupported\n', p['DRIVER CONFIGURATION:'])

    def test_what_is_wrong(self):
        self.make('c.json', b'{"execution": ')
        self.tool(GDSCHECK, '-p', status=1, words=['cufile.json'], CUFILE_ENV_PATH_JSON='c.json')
        out = self.tool(GDSCHECK, '-p', status=1, PEERLANE_SOFT_GPUS='')
        self.assertIn(' ERROR: gpu: ', out)
        self.assertTrue(out.endswith(' Platform verification failed\n'), out)

    def test_versions(self):
        self.assertRegex(self.tool(GDSCHECK, '-v'), r'^ GDS release version: 1\.\d+ \(peerlane 0.*\n'
                                                    r'( nvidia_fs version: \S+)? +libcufile version: '
                                                    r'1\.\d+\n$')

    def test_file(self):
        self.make('a', cli.content(1 << 20))
        out = self.tool(GDSCHECK, '-f', 'a')
        self.assertTrue(out.startswith('GDS register success\n'), out)
        self.assertIn('  --> ', out)
        self.assertIn('soft:0', out)
        self.tool(GDSCHECK, '-f', 'none', status=1, words=["'none'"])
        self.assertEqual(self.tool(GDSCHECK, '-f', '.', status=1, words=["'.'", '5018']),
                         'GDS register failure\n')

    def test_bad_lines(self):
        for args in ([], ['-z'], ['-f'], ['-p', 'x'], ['--platform']):
            with self.subTest(args):
                self.tool(GDSCHECK, *args, status=2)
        self.assertIn('-f FILE', self.tool(GDSCHECK, '--help'))


class Stats(Case):
    def start_bench(self, *args):
        self.env = {'PEERLANE_STATS_DIR': self.dir + '/stats'}
        os.mkdir(self.path('stats'))
        p = self.start('bench', 'storage', '--size', '8m', '--seconds', '3600', '--quiet', *args,
                       env=dict(self.env, PEERLANE_TEST_FAULT=UNHURRIED), stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        self.addCleanup(p.wait)
        self.addCleanup(p.kill)
        while True:
            rows = self.run_tool('stat', str(p.pid), '--json', env=self.env)
            if rows.returncode == 0 and json.loads(rows.stdout)['rows']:
                return str(p.pid)
            self.assertIsNone(p.poll(), 'it has ended')
            time.sleep(.05)

    def stats(self, *args):
        return self.tool(GDS_STATS, *args, **self.env)

    def value(self, out, name):
        m = re.search(r'(?m)^%s ?: (\S+)$' % re.escape(name), out)
        self.assertTrue(m, name + ' is not in: ' + out)
        return float(m[1])

    def moved(self, pid):
        rows = json.loads(self.run_tool('stat', pid, '--json', env=self.env).stdout)['rows']
        return sum(r['bytes'] for r in rows if r['op'] == 'read') >> 20

    def test_levels(self):
        pid = self.start_bench('--block', '64k', '--threads', '2', '--device', 'soft:1')
        while True:  # it may wait for a processor all the time that is looked at
            before = self.moved(pid)
            out = self.stats('-p', pid)
            if float(re.search(r'util\(%\)=(\d+) n=', out)[1]) > 20:
                break
        self.assertTrue(out.startswith('cuFile STATS VERSION : 3\nGLOBAL STATS:\nTotal Read'), out)
        self.assertLessEqual(before, self.value(out, 'Total Read Size (MiB)'))
        self.assertLessEqual(self.value(out, 'Total Read Size (MiB)'), self.moved(pid))
        self.assertGreater(self.value(out, 'Read BandWidth (GiB/s)'), 0)
        self.assertGreater(self.value(out, 'Avg Read Latency (us)'), 0)
        for name in ('Total Read Errors', 'Total Write Errors', 'Total Write Size (MiB)',
                     'Write BandWidth (GiB/s)', 'Avg Write Latency (us)'):
            self.assertEqual(self.value(out, name), 0, name)
        sizes = re.findall(r'(?m)^(\d+-[\d.]+)\(KiB\): (\d+) (\d+)$', out)
        self.assertEqual([s[0] for s in sizes[:3] + sizes[-2:]],
                         ['0-4', '4-8', '8-16', '32768-65536', '65536-...'])
        self.assertEqual(len(sizes), 16)
        moving = {s[0]: int(s[1]) for s in sizes if int(s[1])}
        self.assertEqual(list(moving), ['32-64'])
        gpus = re.findall(r'(?m)^GPU (\d+) Read: bw=(\S+) util\(%\)=(\d+) n=(\d+) posix=(\d+) unalign=0 '
                          r'r_sparse=0 r_inline=0 err=0 MiB=(\d+) Write: bw=0 util\(%\)=0 n=0 posix=0 '
                          r'unalign=0 err=0 MiB=0$', out)
        self.assertEqual([g[0] for g in gpus], ['1'])
        self.assertEqual(int(gpus[0][3]), moving['32-64'])
        self.assertEqual(int(gpus[0][5]), self.value(out, 'Total Read Size (MiB)'))
        for level, has in (('1', (True, False, False)), ('2', (True, True, False)),
                           ('3', (True, True, True))):
            out = self.stats('-p', pid, '-l', level)
            self.assertEqual(tuple(s in out for s in ('GLOBAL', 'HISTOGRAM', 'PER_GPU')), has)

    def test_writes_through_host_memory(self):
        pid = self.start_bench('--op', 'write', '--policy', 'bounce', '--block', '4m')
        out = self.stats('-p', pid)
        while not self.value(out, 'Write BandWidth (GiB/s)'):
            out = self.stats('-p', pid)
        self.assertEqual(self.value(out, 'Total Read Size (MiB)'), 0)
        m = re.search(r'(?m)^GPU 0 Read: .* Write: bw=\S+ util\(%\)=\d+ n=(\d+) posix=(\d+) ', out)
        self.assertTrue(m, out)
        self.assertGreater(int(m[1]), 0)
        self.assertEqual(m[1], m[2])
        self.assertRegex(out, r'2048-4096\(KiB\): 0 [1-9]')

    def test_bad_lines(self):
        self.env = {}
        for args in ([], ['-p'], ['-p', 'x'], ['-p', '0'], ['-p', '-1'], ['-p', '1', '-l', '4'],
                     ['-p', '1', '-l', '0'], ['-p', '99999999999'], ['-q'], ['1']):
            with self.subTest(args):
                self.tool(GDS_STATS, *args, status=2)
        self.tool(GDS_STATS, '-p', str(os.getpid()), status=1, words=[str(os.getpid())])
        self.assertIn('-l N', self.tool(GDS_STATS, '-h'))


if __name__ == '__main__':
    cli.main()
