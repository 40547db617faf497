# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""peerlane route and predict on the reference models: what the links add up to, and what is said of it."""

import glob
import json
import os
import re

import cli


# What was measured on machines that the model hgx-h200 stands for, GB/s: docs/topology.md.
HOST_TO_GPUS = {1: 55.5, 2: 110.7, 4: 190}
INTO_ONE_GPU = {1: 54, 2: 108, 4: 190}
PEER_COPY = 396
WITHIN = .15


class Route(cli.Case):
    def routes(self, *args, **more):
        out = self.json('route', *args, **more)
        return {r['route']: r for r in out['routes']}

    def near(self, got, measured):
        self.assertLessEqual(abs(got - measured), WITHIN * measured, (got, measured))

    def test_measured_peer_copy(self):
        self.near(self.routes('--topo', 'hgx-h200', 'gpu:0', 'gpu:1')['copy']['gb_per_s'], PEER_COPY)
        # The two share a PCIe switch, too: one copy does not take both.
        two = self.routes('--topo', 'dgx-2', 'gpu:0', 'gpu:1')
        self.assertEqual({name: route['gb_per_s'] for name, route in two.items()},
                         {'copy': 120, 'bounce': 12})
        self.assertEqual({f['what'] for f in two['copy']['full']}, {'1 x NVLink 2'})

    def test_lanes_and_their_sum(self):
        found = self.routes('--topo', 'hgx-h200', 'host', 'gpu:0')
        self.assertEqual(found['copy']['gb_per_s'], 48)
        lanes = found['lanes']['lanes']
        self.assertEqual(len(lanes), 8)
        self.assertAlmostEqual(sum(lane['gb_per_s'] for lane in lanes), found['lanes']['gb_per_s'])
        self.assertEqual({lane['over'][-1] for lane in lanes}, {'gpu0'})
        self.assertEqual(found['lanes']['gb_per_s'], 8 * 48)
        self.assertEqual({f['what'] for f in found['lanes']['full']}, {'PCIe 5 x16'})
        # From one processor's memory: its four GPUs, and what gets to the other processor.
        found = self.routes('--topo', 'hgx-h200', 'host:0', 'gpu:0')
        self.assertEqual(found['lanes']['gb_per_s'], 4 * 48 + 22)
        self.assertIn('between processors', {f['what'] for f in found['lanes']['full']})

    def test_drive_to_gpu(self):
        near = self.routes('--topo', 'dgx-2', 'nvme:0', 'gpu:0')
        self.assertIsNone(near['direct']['refused'])
        self.assertEqual(near['direct']['gb_per_s'], 3)
        self.assertEqual(near['direct']['lanes'], [{'over': ['nvme0', 'gpu0'], 'gb_per_s': 3}])
        self.assertEqual(near['bounce']['lanes'][0]['over'], ['nvme0', 'numa0', 'gpu0'])
        far = self.routes('--topo', 'dgx-2', 'nvme0', '0000:8c:00.0')
        self.assertIn('two processors (SYS)', far['direct']['refused'])
        self.assertEqual(far['bounce']['gb_per_s'], 3)
        self.assertEqual(far['lanes']['lanes'][0]['over'][0::2], ['nvme0', 'gpu9'])

    def test_acs_is_named(self):
        found = self.routes('--topo', 'pcie-8gpu', 'gpu:2', 'gpu:3')
        self.assertIn('ACS of port 0000:42:01.0', found['copy']['refused'])
        self.assertEqual(found['bounce']['gb_per_s'], 24)
        self.assertIsNone(self.routes('--topo', 'pcie-8gpu', 'gpu:0', 'gpu:1')['copy']['refused'])

    def test_nic(self):
        found = self.routes('--topo', 'workstation', 'nic:0', 'gpu:0')
        self.assertIn('two host bridges (NODE)', found['direct']['refused'])
        self.assertEqual(found['bounce']['gb_per_s'], 3.125)
        self.assertEqual(found['bounce']['full'], [
            {'what': 'itself', 'from': 'mlx5_0', 'gb_per_s': 3.125}])
        self.assertEqual(self.routes('--topo', 'dgx-2', 'mlx5_0', 'gpu:0')['direct']['gb_per_s'], 12)
        self.assertEqual(self.routes('--topo', 'dgx-2', 'gpu:0', 'nvme:0')['direct']['gb_per_s'], 3)
        self.assertEqual(self.routes('--topo', 'dgx-2', 'nvme:0', 'host:0')['direct']['gb_per_s'], 3)

    def test_size(self):
        out = self.json('route', '--topo', 'hgx-h200', 'host', 'gpu:0', '--size', '1m')
        copy = [r for r in out['routes'] if r['route'] == 'copy'][0]
        ns = copy['latency_us'] * 1000 + (1 << 20) / copy['gb_per_s']
        self.assertAlmostEqual(copy['gb_per_s_at_size'], (1 << 20) / ns, places=3)
        # Small transfers do not pay lanes' second hop.
        small = self.json('route', '--topo', 'hgx-h200', 'host', 'gpu:0', '--size', '4k')
        self.assertEqual([r['route'] for r in small['routes']], ['copy', 'lanes'])
        large = self.json('route', '--topo', 'hgx-h200', 'host', 'gpu:0', '--size', '64m')
        self.assertEqual([r['route'] for r in large['routes']], ['lanes', 'copy'])

    def test_text(self):
        text = self.good('route', '--topo', 'dgx-2', 'nvme:0', 'gpu:0', '--size', '1m')
        self.assertRegex(text, r'NVIDIA DGX-2: nvme:0 to gpu:0, path type PIX\n')
        self.assertRegex(text, r'\ndirect +3 GB/s, latency \S+ us\n  1 MiB at once: ')
        self.assertRegex(text, r'\n +3  nvme0 > memory of numa0 > gpu0\n')
        self.assertIn('  full: PCIe 3 x4 from nvme0 to 0000:19:00.0\n', text)
        text = self.good('route', '--topo', 'dgx-2', 'nvme:0', 'gpu:9')
        self.assertRegex(text, r'\ndirect +refused: the path crosses two processors')

    def test_a_raid_of_sixteen_drives(self):
        root = self.path('root')
        cli.machine_of('dgx-2', root)
        self.make('a', b'x')
        here = os.stat(self.path('a')).st_dev
        blocks = os.path.join(root, 'sys/dev/block')
        os.symlink(os.readlink(os.path.join(blocks, '9:0')),
                   os.path.join(blocks, '%d:%d' % (os.major(here), os.minor(here))))
        env = {'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '0', 'FAKENVML': root + '/nvml.txt',
               'PEERLANE_TEST_NVML_LIB': os.environ['FAKENVML_LIB']}
        self.assertEqual(self.routes('file:a', 'gpu:0', env=env)['lanes']['gb_per_s'], 48)
        self.assertEqual(self.routes('./a', 'gpu:0', env=env)['lanes']['gb_per_s'], 48)
        self.assertIn('full: 16 x PCIe 3 x4 from drives to switches; the drives may give less: --measure\n',
                      self.good('route', 'file:a', 'gpu:0', env=env))
        # What the file gives is what all drives under it give; here it lies on something else.
        self.make('a', cli.content(8 << 20))
        with open(self.path('a'), 'rb') as f:
            os.fsync(f.fileno())
        r = self.run_tool('route', '--measure', 'file:a', 'gpu:0', '--json', env=env)
        if b'O_DIRECT' in r.stderr:
            self.skipTest('this file system has no O_DIRECT')
        out = json.loads(r.stdout)
        self.assertEqual(len(out['measured']), 16)
        each = set(out['measured'].values())
        self.assertEqual(len(each), 1)
        gives = min(16 * each.pop(), 48)
        lanes = [route for route in out['routes'] if route['route'] == 'lanes'][0]
        self.assertAlmostEqual(lanes['gb_per_s'], gives, delta=.1)
        if gives < 47:
            self.assertEqual({f['what'] for f in lanes['full']}, {'itself'})
            text = self.good('route', '--measure', 'file:a', 'gpu:0', env=env)
            self.assertNotIn('--measure', text)

    def hidden(self):
        """A virtual machine whose PCIe rates are not shown: nothing is promised."""
        root = self.path('root')
        cli.machine_of('workstation', root)
        shown = glob.glob(root + '/sys/devices/**/*_link_*', recursive=True)
        self.assertTrue(shown)
        for path in shown:
            os.unlink(path)
        return {'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_TEST_NVML_LIB': 'none', 'PEERLANE_TEST_CUDA_LIB': 'none'}

    def test_rates_that_are_not_shown(self):
        env = self.hidden()
        for args in (('nvme:0', 'gpu:0'), ('gpu:1', 'nvme:1'), ('host', 'gpu:0'), ('nvme:0', 'host:0')):
            out = self.json('route', *args, '--size', '1m', env=env)
            self.assertEqual(out['measured'], {})
            for route in out['routes']:
                if route['refused'] is None:
                    self.assertEqual([route[k] for k in ('gb_per_s', 'latency_us', 'gb_per_s_at_size',
                                                         'full')], [None, None, None, []], route)
            text = self.good('route', *args, '--size', '1m', env=env)
            self.assertRegex(text, r'\n(copy|bounce|direct) +bandwidth unknown: the PCIe rate of \S+ is not '
                                   r'shown%s\n' % ('; --measure measures drives' if args[1] == 'host:0' else ''))
            self.assertNotIn('GB/s', text)
        out = self.json('predict', '--size', '1g', env=env)
        sums = {s['links']: s['gb_per_s'] for s in out['sums']}
        self.assertEqual((sums['drives'], sums['GPUs']), (None, None))
        for row in out['predictions']:
            if not row['gpus_left_out']:
                self.assertEqual([row[k] for k in ('gb_per_s', 'gb_per_s_each', 'seconds')], [None] * 3)
        text = self.good('predict', env=env)
        self.assertRegex(text, r'\n  drives +unknown\n')

    def test_measuring_what_is_not_there(self):
        for command in (['route', 'nvme:0', 'gpu:0'], ['predict']):
            self.bad(2, *command, '--measure', '--topo', 'dgx-2', words=['--measure', '--topo'])
        self.bad(2, 'route', '--measure', 'host', 'gpu:0', words=["'host'", 'drives'])
        root = self.path('root')
        cli.machine_of('workstation', root)
        disk = os.path.join(root, 'sys/class/block/nvme0n1')
        os.rename(disk, disk[:-7] + 'none7n7')  # which no machine has
        env = {'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_TEST_NVML_LIB': 'none'}
        self.bad(1, 'predict', '--measure', env=env, words=["'/dev/none7n7'"])

    def test_files_and_this_machine(self):
        root = cli.machine('workstation')
        env = {'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '0', 'FAKENVML': root + '/nvml.txt',
               'PEERLANE_TEST_NVML_LIB': os.environ['FAKENVML_LIB']}
        self.assertEqual(self.routes('nvme0n1', 'gpu:0', env=env)['bounce']['gb_per_s'], 3)
        # A device by its own name: its PCI address finds it. Software GPUs are none beside real ones.
        env.update(PEERLANE_TEST_CUDA_LIB=os.environ['FAKECUDA_LIB'], FAKECUDA_BUS='174',
                   PEERLANE_SOFT_GPUS='2x64MiB')
        by_name, by_number = (self.json('route', 'host', gpu, env=env) for gpu in ('cuda:1', 'gpu:1'))
        self.assertEqual(by_name['routes'], by_number['routes'])
        self.bad(2, 'route', 'host', 'cuda:7', env=env, words=["'cuda:7'", 'cuda:N'])
        self.bad(2, 'route', 'host', 'gpu:2', env=env, words=["'gpu:2'", '2 GPUs'])
        self.assertIn('onto 2 GPUs', self.good('predict', env=env))
        self.good('route', 'host', 'soft:1', env=env)
        self.make('a', b'x')
        self.bad(2, 'route', '--topo', 'dgx-2', 'file:a', 'gpu:0', words=['--topo', 'nvme:0'])
        self.bad(1, 'route', 'file:absent', 'gpu:0', env=env, words=['absent'])
        self.bad(1, 'route', './absent', 'gpu:0', env=env, words=['absent'])
        self.bad(2, 'route', '--topo', 'dgx-2', './a', 'gpu:0', words=['--topo', 'nvme:0'])
        self.bad(1, 'route', 'file:a', 'gpu:0', env=env, words=["under 'a'"])

    def test_software_gpus_have_no_figure(self):
        root = cli.machine('workstation')
        env = {'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '2x64MiB', 'PEERLANE_TEST_NVML_LIB': 'none',
               'PEERLANE_TEST_CUDA_LIB': 'none'}
        for ends in (('soft:0', 'host'), ('host', 'soft:0'), ('soft:0', 'soft:1')):
            copy = self.routes(*ends, '--size', '1m', env=env)['copy']
            self.assertEqual({copy[k] for k in ('refused', 'gb_per_s', 'latency_us', 'gb_per_s_at_size')},
                             {None})
            self.assertEqual((copy['full'], copy['lanes'][0]['gb_per_s']), ([], None))
            self.assertEqual(len(copy['lanes'][0]['over']), 2)
            text = self.good('route', *ends, '--size', '1m', env=env)
            self.assertRegex(text, r'\ncopy +bandwidth unknown: no link limits it')
            self.assertNotRegex(text, r'GB/s|\d{4}')
        found = self.routes('nvme:1', 'soft:0', env=env)
        self.assertEqual((found['direct']['gb_per_s'], found['bounce']['gb_per_s']), (3, 3))
        self.assertLess(found['direct']['latency_us'], 7)

    def test_complaints(self):
        self.bad(2, 'route', '--topo', 'dgx-2', 'gpu:0', words=['SRC DST'])
        self.bad(2, 'route', '--topo', 'dgx-2', 'gpu:16', 'gpu:0', words=["'gpu:16'", '16 GPUs'])
        self.bad(2, 'route', '--topo', 'dgx-2', 'gpu:x', 'gpu:0', words=["'gpu:x'"])
        self.bad(2, 'route', '--topo', 'dgx-2', 'host:7', 'gpu:0', words=["'host:7'", '2 NUMA'])
        self.bad(1, 'route', '--topo', 'dgx-2', 'nvswitch0', 'gpu:0', words=['nvswitch0'])
        self.bad(1, 'route', '--topo', 'dgx-2', 'host:0', 'numa0', words=['numa0'])
        self.bad(1, 'route', '--topo', 'dgx-2', 'gpu:0', 'gpu0', words=["'gpu:0' and 'gpu0'", 'the same'])
        self.bad(1, 'route', '--topo', 'dgx-2', 'host', 'numa0', words=['numa0'])
        self.bad(1, 'route', '--topo', 'no-such', 'gpu:0', 'gpu:1', words=['no-such'])


class Predict(cli.Case):
    def ask(self, *args):
        out = self.json('predict', *args)
        return {(r['from'], r['by'], r['links']): r for r in out['predictions']}, out

    def near(self, got, measured):
        self.assertLessEqual(abs(got - measured), WITHIN * measured, (got, measured))

    def test_as_measured(self):
        for n, measured in HOST_TO_GPUS.items():
            found, _ = self.ask('--topo', 'hgx-h200', '--gpus', str(n))
            self.near(found['host memory', 'copy', None]['gb_per_s'], measured)
        found, _ = self.ask('--topo', 'hgx-h200', '--into', 'gpu:0')
        for n, measured in INTO_ONE_GPU.items():
            self.near(found['host memory', 'copy', n]['gb_per_s'], measured)
        one, _ = self.ask('--topo', 'hgx-h200', '--into', 'gpu:0', '--over', '2')
        self.near(one['host memory', 'copy', 2]['gb_per_s'], INTO_ONE_GPU[2])
        self.assertEqual([key[2] for key in one if key[0] == 'host memory'], [2])

    def test_the_published_dgx_2(self):
        found, out = self.ask('--topo', 'dgx-2')
        sums = {s['links']: s['gb_per_s'] for s in out['sums']}
        self.assertEqual(sums, {'drives': 48, 'NICs': 96, 'drives and NICs': 144,
                                'host memory': 256, 'processors to GPUs': 48, 'GPUs': 192})
        self.assertEqual(len(out['gpus']), 16)
        values = {key[:2]: r['gb_per_s'] for key, r in found.items()}
        self.assertEqual(values, {
            ('drives', 'bounce'): 48, ('drives', 'direct'): 48,
            ('drives and NICs', 'bounce'): 48, ('drives and NICs', 'direct'): 144,
            ('host memory', 'copy'): 48,
            ('drives, NICs and host memory', 'bounce'): 48,
            ('drives, NICs and host memory', 'direct'): 192})
        bounce = found['drives and NICs', 'bounce', None]
        self.assertEqual(len(bounce['full']), 4)
        for limit in bounce['full'] + bounce['full_at_gpus']:
            self.assertEqual((limit['what'], limit['gb_per_s']), ('PCIe 3 x16', 12))
            self.assertTrue('pci0000' in limit['from'] + limit['to'])
        self.assertEqual(len(found['drives, NICs and host memory', 'direct', None]['full_at_gpus']), 16)

    def test_bounce_crosses_memory_twice(self):
        found, _ = self.ask('--topo', 'hgx-h200')
        bounce = found['drives and NICs', 'bounce', None]
        self.assertEqual(bounce['gb_per_s'], 307.2)
        self.assertEqual([(limit['what'], limit['from'], limit['gb_per_s']) for limit in bounce['full']],
                         [('memory, crossed twice', 'numa%d' % i, 153.6) for i in (0, 1)])
        self.assertEqual(found['drives and NICs', 'direct', None]['gb_per_s'], 384)

    def test_into_one_gpu_takes_links_that_add(self):
        found, _ = self.ask('--topo', 'dgx-2', '--into', 'gpu:0')
        # Two GPUs below one switch share its link; those of other switches do not.
        self.assertEqual([(key[2], r['gb_per_s']) for key, r in found.items()
                          if key[0] == 'host memory'], [(1, 12), (2, 24), (4, 48)])

    def test_shares_and_what_is_left_out(self):
        found, _ = self.ask('--topo', 'workstation', '--size', '12g')
        row = found['host memory', 'copy', None]
        self.assertEqual((row['gb_per_s'], row['gb_per_s_each'], row['shared_by']), (12, 6, 1))
        self.assertAlmostEqual(row['seconds'], (12 << 30) / 12e9, places=6)
        self.assertEqual(row['full'], [{'what': 'PCIe 3 x8', 'from': 'pci0000:ae', 'to': 'gpu1',
                                        'gb_per_s': 6}])
        self.assertEqual(found['drives', 'direct', None]['gb_per_s'], 0)
        self.assertEqual(found['drives', 'direct', None]['gpus_left_out'], 2)
        found, _ = self.ask('--topo', 'pcie-8gpu')
        self.assertEqual(found['drives', 'direct', None]['gpus_left_out'], 1)
        text = self.good('predict', '--topo', 'pcie-8gpu')
        self.assertIn('there is no such route to gpu3\n', text)

    def test_software_gpus_have_no_figure(self):
        env = {'PEERLANE_TEST_CUDA_LIB': 'none', 'PEERLANE_TEST_NVML_LIB': 'none', 'PEERLANE_SOFT_GPUS': '2x64MiB',
               'PEERLANE_TEST_SYSROOT': self.path('root')}
        cli.machine_of('workstation', self.path('root'))
        for path in ('sys/bus/pci/devices/0000:3b:00.0', 'sys/bus/pci/devices/0000:af:00.0'):
            os.unlink(os.path.join(self.path('root'), path))
        out = self.json('predict', '--size', '1g', env=env)
        self.assertEqual(out['gpus'], ['soft:0', 'soft:1'])
        self.assertEqual([s['links'] for s in out['sums']], ['drives', 'NICs', 'drives and NICs'])
        rows = {(r['from'], r['by']): r for r in out['predictions']}
        self.assertEqual(rows['drives', 'direct']['gb_per_s'], 6)
        memory = rows['host memory', 'copy']
        self.assertEqual([memory[k] for k in ('gb_per_s', 'gb_per_s_each', 'seconds', 'full')],
                         [None, None, None, []])
        text = self.good('predict', '--size', '1g', env=env)
        self.assertRegex(text, r'\nhost memory +copy +unknown +unknown +no link limits it')
        self.assertNotIn('000', text)

    def test_text(self):
        text = self.good('predict', '--topo', 'dgx-2')
        self.assertRegex(text, r'\n  processors to GPUs +48  4 x 12\n')
        self.assertRegex(text, r'\n +direct +144 +9  8 x PCIe 3 x16 from NICs to switches \+ 16 x')
        self.assertNotIn('TIME', text)
        text = self.good('predict', '--topo', 'dgx-2', '--size', '1t', '--gpus', '4')
        self.assertRegex(text, r'onto 4 GPUs, the same share')
        self.assertRegex(text, r'FROM.* TIME +FULL\n')

    def test_the_page_of_the_documents(self):
        with open(os.path.join(cli.TOP, 'docs', 'topology.md'), encoding='utf-8') as f:
            page = f.read()
        for command in ('predict --topo dgx-2', 'predict --topo hgx-h200 --into gpu:0'):
            shown = re.search(r'```\n\$ peerlane %s\n(.*?)```' % re.escape(command), page, re.DOTALL)
            self.assertIsNotNone(shown, command)
            self.assertEqual(shown.group(1), self.good(*command.split()))

    def test_complaints(self):
        self.bad(2, 'predict', '--topo', 'dgx-2', '--gpus', '17', words=['16 GPUs'])
        self.bad(2, 'predict', '--topo', 'dgx-2', '--over', '2', words=['--into'])
        self.bad(2, 'predict', '--topo', 'dgx-2', '--into', 'nvme:0', words=["'nvme:0'"])
        self.bad(2, 'predict', '--topo', 'dgx-2', '--into', 'gpu:0', '--gpus', '2', words=['--gpus'])
        self.bad(1, 'predict', '--topo', 'absent.json', words=['absent.json'])


if __name__ == '__main__':
    cli.main()
