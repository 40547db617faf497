# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""devices, conf, check and explain: what they say is so, and JSON says the same as text."""

import os
import json
import shutil
import unittest

import cli

LEVELS = ['bad', 'missing', 'info', 'ok']


class Devices(cli.Case):
    def test_json(self):
        found = self.json('devices')['devices']
        soft = [d for d in found if d['software']]
        self.assertEqual([d['name'] for d in soft], ['soft:0', 'soft:1'])
        self.assertEqual([d['gpu'] for d in found if d['fit']],
                         ['gpu:%d' % i for i in range(sum(d['fit'] for d in found))])
        for d in soft:
            self.assertEqual(d['total_bytes'], cli.GPU_BYTES)
            self.assertEqual(d['free_bytes'], cli.GPU_BYTES)
            self.assertIs(d['host_addressable'], True)

    def test_text(self):
        text = self.good('devices')
        for word in ('soft:0', 'soft:1', 'gpu:0', '256 MiB'):
            self.assertIn(word, text)

    def test_software_gpus_beside_others_have_no_number(self):
        env = {'PEERLANE_TEST_CUDA_LIB': os.environ['FAKECUDA_LIB'], 'FAKECUDA_DEVICES': '1'}
        found = self.json('devices', env=env)['devices']
        self.assertEqual([(d['name'], d['gpu']) for d in found if d['fit'] and not d['memory_only']],
                         [('cuda:0', 'gpu:0'), ('soft:0', None), ('soft:1', None)])
        self.assertNotIn('host memory', self.good('devices', env=env))
        self.make('a', b'x')
        self.bad(1, 'cp', 'a', 'gpu:1', env=env, words=['gpu:1', '1 cuda', 'soft:N'])
        self.assertIn('No GPU is usable', self.good('devices', env={'PEERLANE_TEST_CUDA_LIB': 'none'}))

    def test_another_number_of_them(self):
        found = self.json('devices', '--set', 'soft_gpus=3x1MiB')['devices']
        self.assertEqual([d['total_bytes'] for d in found if d['software']], [1 << 20] * 3)

    def test_none_at_all_and_why(self):
        for value, word in (('0', 'soft_gpus asks for none'), ('frob', '"frob" is not COUNTxSIZE')):
            text = self.good('devices', '--set', 'soft_gpus=' + value)
            self.assertRegex(text.splitlines()[1], 'no usable device: .*' + word)
            self.assertEqual(self.json('devices', '--set', 'soft_gpus=' + value), {'devices': []})


class Conf(cli.Case):
    def value(self, name, *args, **more):
        rows = {t['name']: t for t in self.json('conf', *args, **more)['tunables']}
        return rows[name]['value'], rows[name]['source']

    def test_sources(self):
        with open(self.path('c.json'), 'w', encoding='ascii') as f:
            f.write('{ // a comment\n "depth": 5, "chunk": "1MiB" }\n')
        env = {'PEERLANE_DEPTH': '7'}
        default = self.value('depth')
        self.assertEqual(default[1], 'default')
        self.assertEqual(self.value('depth', '--config', 'c.json'), ('5', 'file c.json'))
        self.assertEqual(self.value('depth', '--config', 'c.json', env=env), ('7', 'environment'))
        self.assertEqual(self.value('depth', '--config', 'c.json', '--set', 'depth=9', env=env),
                         ('9', 'settings'))
        self.assertEqual(self.value('chunk', '--config', 'c.json', env=env)[1], 'file c.json')
        self.assertEqual(self.value('depth', env={'PEERLANE_CONFIG': self.path('c.json')}),
                         ('5', 'file ' + self.path('c.json')))

    def test_text_has_all_that_json_has(self):
        text = ' '.join(self.good('conf').split())
        tunables = self.json('conf')['tunables']
        self.assertGreater(len(tunables), 5)
        for t in tunables:
            self.assertIn(t['name'], text)
            self.assertIn(t['env'], text)
            self.assertIn(' '.join(t['help'].split()), text)


class Check(cli.Case):
    def run_check(self, env=None):
        r = self.run_tool('check', '--json', env=env)
        self.assertEqual(r.stderr, b'')
        out = json.loads(r.stdout)
        self.assertEqual(r.returncode, 1 if out['bad'] else 0)
        return out

    def test_worst_first(self):
        for env in ({}, self.broken()):
            levels = [LEVELS.index(f['level']) for f in self.run_check(env)['findings']]
            self.assertEqual(levels, sorted(levels))
            self.assertGreater(len(levels), 3)

    def broken(self):
        """A machine with an NVIDIA GPU on its bus, and no driver."""
        device = self.path('root/sys/devices/pci0000:00/0000:00:01.0')
        bus = self.path('root/sys/bus/pci/devices')
        if not os.path.isdir(bus):
            os.makedirs(device)
            os.makedirs(bus)
            os.symlink('../../../devices/pci0000:00/0000:00:01.0', bus + '/0000:00:01.0')
        for name, words in (('vendor', '0x10de'), ('class', '0x030200'), ('device', '0x2330')):
            with open(os.path.join(device, name), 'w', encoding='ascii') as f:
                f.write(words + '\n')
        return {'PEERLANE_TEST_SYSROOT': self.path('root')}

    def test_bad_is_a_failure(self):
        out = self.run_check(self.broken())
        self.assertGreater(out['bad'], 0)
        worst = out['findings'][0]
        self.assertEqual((worst['level'], worst['id']), ('bad', 'driver'))
        self.assertIn('driver', worst['remedy'])
        r = self.run_tool('check', env=self.broken())
        self.assertEqual(r.returncode, 1)
        lines = r.stdout.decode().splitlines()
        self.assertTrue(lines[0].startswith('BAD'), lines[0])
        self.assertTrue(lines[1].startswith('         remedy: '), lines[1])

    def test_try_and_report(self):
        here = self.make('data', bytes(65536))
        r = self.run_tool('check', here)
        self.assertEqual(r.returncode, 2)
        self.assertIn(b'--try', r.stderr)
        codes = [f['code'] for f in json.loads(self.run_tool('check', '--json', '--try').stdout)['findings']]
        self.assertEqual(codes[-1], 'gpu-p2p-none')
        r = self.run_tool('check', '--try', here + '.not')
        self.assertEqual(r.returncode, 1)
        self.assertIn(b"data.not': No such file", r.stderr)
        # No device files of the kernel driver: each GPU says so, and nothing is moved.
        env = {'PEERLANE_TEST_CUDA_LIB': os.environ['FAKECUDA_LIB']}
        out = self.run_tool('check', '--report', here, env=env).stdout.decode()
        self.assertTrue(out.startswith('Peerlane '), out[:80])
        self.assertIn('\ndriver: ', out)
        for gpu in ('cuda:0', 'cuda:1'):
            self.assertIn('gpu-p2pdma %s: drives cannot access its memory: ' % gpu, out)
            self.assertIn('\n%s and %s:\n' % (here, gpu), out)
            for route in ('p2pdma', 'p2pdma+copy'):
                for verb in ('read', 'written'):
                    self.assertIn('nothing is %s by %s: ' % (verb, route), out)
        self.assertEqual(os.listdir(os.path.dirname(here)).count('data'), 1)

    def test_no_remedy_where_no_drive_could_use_it(self):
        """A kernel with P2PDMA makes nothing faster for GPUs where there is no NVMe drive."""
        root = self.path('vm')
        shutil.copytree(os.path.join(cli.TOP, 'tests', 'golden', 'roots', 'vm-virtio'), root,
                        symlinks=True)
        env = {'PEERLANE_TEST_CUDA_LIB': os.environ['FAKECUDA_LIB'], 'PEERLANE_TEST_SYSROOT': root}
        found = {}
        for f in self.run_check(env)['findings']:
            found.setdefault(f['code'], []).append(f)
            self.assertNotIn('P2PDMA', f['remedy'])
            self.assertNotIn('passthrough', f['remedy'])
        self.assertEqual([(f['level'], f['remedy']) for f in found['p2pdma-gaps']], [('info', '')])
        self.assertIn('no NVMe drive', found['p2pdma-gaps'][0]['finding'])
        self.assertIn('CONFIG_PCI_P2PDMA', found['p2pdma-gaps'][0]['finding'])
        self.assertEqual({(f['level'], f['remedy']) for f in found['block-no-p2p']}, {('info', '')})
        self.make('a', b'x')
        text = self.good('explain', 'a', 'gpu:0', env=env)
        self.assertIn('p2p-file-system', text)
        for words in ('boot', 'install', 'peerlane check'):
            self.assertNotIn(words, text)

    def test_collectives(self):
        def rows(devices, **more):
            env = {'PEERLANE_TEST_CUDA_LIB': os.environ['FAKECUDA_LIB'], 'FAKECUDA_DEVICES': str(devices), **more}
            return [f for f in self.run_check(env)['findings'] if f['id'] == 'collectives']

        self.assertEqual([f for f in self.run_check()['findings'] if f['id'] == 'collectives'], [])
        self.assertEqual([(f['code'], f['subject']) for f in rows(1)], [('coll-one-gpu', 'cuda:0')])
        ready = rows(3)
        self.assertEqual([(f['code'], f['level']) for f in ready], [('coll-ready', 'ok')])
        self.assertIn('3 GPUs reach each other', ready[0]['finding'])
        self.assertIn("takes NCCL's all-reduces up to 1 MiB and leaves other collectives", ready[0]['finding'])
        self.assertIn('without NVLink multicast', ready[0]['finding'])
        self.assertIn("all-reduces up to 256 KiB", rows(5)[0]['finding'])
        # Six pairs of four GPUs: four are told, the others counted.
        bad = rows(4, FAKECUDA_PEER='0')
        self.assertEqual([(f['code'], f['level'], f['subject']) for f in bad],
                         [('coll-no-peer', 'missing', s) for s in ('cuda:0', 'cuda:0', 'cuda:0', 'cuda:1', '')])
        self.assertIn('cuda:1 has no peer access to cuda:2', bad[3]['finding'])
        self.assertIn('2 pairs more', bad[4]['finding'])
        self.assertIn('nvidia-smi topo -p2p r', bad[0]['remedy'])

    @unittest.skipUnless(os.environ.get('PEERLANE_RUN_PRELOADS') == 'yes', 'nothing can be preloaded here')
    def test_wide_memory(self):
        env = {'PEERLANE_TEST_CUDA_LIB': os.environ['FAKECUDA_LIB'], 'FAKECUDA_DEVICES': '1',
               'LD_PRELOAD': os.environ['FAKERM_LIB']}

        def cuda(**more):
            return [d for d in self.json('devices', env={**env, **more})['devices'] if d['name'] == 'cuda:0'][0]

        def row(**more):
            found = self.run_check({**env, **more})['findings']
            return [(f['code'], f['finding']) for f in found if f['code'].startswith('wide-')][0]

        self.assertEqual((cuda()['wide'], cuda()['why_not_wide']), (True, ''))
        self.assertIn('wide pinned memory', self.good('devices', env=env))
        self.assertEqual(row()[0], 'wide-works')
        less = {'FAKERM': 'huge=0,big=0'}
        self.assertIs(cuda(**less)['wide'], False)
        self.assertIn('NO_MEMORY (0x51)', cuda(**less)['why_not_wide'])
        self.assertEqual(row(**less)[0], 'wide-none')
        self.assertIn('NO_MEMORY (0x51)', row(**less)[1])
        self.assertIn('pinned memory is not wide: cannot open /dev/nvidiactl',
                      self.good('devices', env={**env, 'FAKERM': 'files=0'}))
        self.assertEqual(row(FAKERM='files=0')[0], 'wide-none')
        self.assertEqual(row(PEERLANE_WIDE='false'),
                         ('wide-none', 'pinned host memory is not wide: the tunable wide is off'))
        self.assertIn('the tunable wide is off', cuda(PEERLANE_WIDE='false')['why_not_wide'])

    def test_text_says_the_same(self):
        out = self.run_check()
        r = self.run_tool('check')
        text = r.stdout.decode()
        heads = [line for line in text.splitlines() if not line.startswith(' ')]
        self.assertEqual(len(heads), len(out['findings']))
        for line, f in zip(heads, out['findings']):
            self.assertEqual(line.split()[0].lower(), f['level'])
            self.assertIn(f['finding'], line)
        flat = ' '.join(text.split())
        for f in out['findings']:
            self.assertIn(' '.join(f['remedy'].split()), flat)


class Explain(cli.Case):
    STAGED = {'PEERLANE_TEST_SOFT_HOST_ADDRESSABLE': 'false'}

    def routes(self, *args, **more):
        out = self.json('explain', *args, **more)
        return out, {r['route']: r for r in out['routes']}

    def test_names_the_transfer(self):
        self.make('a', cli.content(1 << 20))
        out, routes = self.routes('a', 'gpu:0', '--offset', '4096', '--size', '64k')
        self.assertEqual((out['operation'], out['offset'], out['length']), ('read', 4096, 65536))
        self.assertEqual(out['file']['length'], 1 << 20)
        self.assertIn('soft:0', out['memory'])
        self.assertEqual(sum(r['chosen'] for r in routes.values()), 1)
        self.assertEqual(routes['null']['reason'], 'by-name-only')
        self.assertEqual(routes['copy']['reason'], 'not-a-copy')
        text = self.good('explain', 'a', 'gpu:0')
        self.assertNotRegex(text, r'\bnull\b')  # a route for tests
        self.assertIn('not-a-copy', text)
        self.assertRegex(self.good('explain', 'a', 'gpu:0', '--policy', 'null'), '(?m)^  --> null ')
        self.bad(1, 'explain', 'a', 'gpu:0', '--offset', '1m', words=['1048576 bytes', '--offset'])
        self.good('explain', 'a', 'gpu:0', '--offset', '1m', '--write')
        for more in ([], ['--direct']):
            self.bad(1, 'explain', '.', 'gpu:0', *more, words=['is a directory'])

    def test_the_chosen_route_is_the_one_that_is_taken(self):
        self.make('a', cli.content(16 << 20))
        for policy in ('direct+copy', 'buffered+copy', 'buffered'):
            _, routes = self.routes('a', 'gpu:0', '--policy', policy)
            self.assertEqual([n for n, r in routes.items() if r['chosen']], [policy])
            out = self.json('cp', 'a', 'gpu:0', '--policy', policy, '--verify')
            self.assertEqual(out['read']['route'], policy)

    def test_memory_that_the_kernel_cannot_reach(self):
        self.make('a', cli.content(1 << 20))
        out, routes = self.routes('a', 'gpu:0', env=self.STAGED)
        self.assertIs(out['host_addressable'], False)
        self.assertEqual(routes['direct']['reason'], 'not-host-addressable')
        self.assertTrue([n for n, r in routes.items() if r['chosen']][0].endswith('+copy'))
        out, routes = self.routes('a', 'gpu:0', '--policy', 'strict', env=self.STAGED)
        self.assertFalse(any(r['chosen'] for r in routes.values()))
        text = self.good('explain', 'a', 'gpu:0', env=self.STAGED)
        self.assertIn('not-host-addressable', text)

    def test_write_direct_and_host(self):
        self.make('a', cli.content(1 << 20))
        self.assertEqual(self.routes('a', 'gpu:0', '--write')[0]['operation'], 'write')
        self.assertEqual(self.read('a'), cli.content(1 << 20))
        _, routes = self.routes('a', 'host')
        self.assertEqual(routes['direct+copy']['reason'], 'no-device')
        if self.run_tool('explain', 'a', 'gpu:0', '--direct').returncode == 0:
            _, routes = self.routes('a', 'gpu:0', '--direct')
            self.assertEqual(routes['buffered']['reason'], 'cache-bypass')


if __name__ == '__main__':
    cli.main()
