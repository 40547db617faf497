# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""peerlane doctor: planted faults are found, named with their pair and remedy, and nothing else is; counters."""

import json
import os
import re
import xml.dom.minidom

import cli



class Means(cli.Case):
    def doctor(self, *args, status=0, **env):
        env.setdefault('PEERLANE_SOFT_GPUS', '3x64MiB')
        env.setdefault('PEERLANE_TEST_NVML_LIB', 'none')
        r = self.run_tool('doctor', '--size', '64k', *args, '--json', env=env)
        self.assertEqual(r.returncode, status, (r.stdout + r.stderr).decode())
        return json.loads(r.stdout)

    def found(self, out, code):
        return [f for f in out['findings'] if f['code'] == code]

    def pair(self, out, src, dst):
        one, = [p for p in out['pairs'] if (p['from'], p['to']) == (src, dst)]
        return one

    def worst(self, out):
        return [(f['code'], f['subject']) for f in out['findings'] if f['level'] == 'bad']


class Doctor(Means):
    def test_healthy(self):
        out = self.doctor()
        self.assertEqual(self.worst(out), [])
        self.assertEqual(out['state'], 'healthy')
        self.assertEqual(out['not_measured'], 0)
        names = ['host', 'soft:0', 'soft:1', 'soft:2']
        self.assertEqual({(p['from'], p['to']) for p in out['pairs']},
                         {(a, b) for a in names for b in names if a != b})
        for p in out['pairs']:
            with self.subTest(p['from'] + ' to ' + p['to']):
                self.assertIs(p['verified'], True)
                self.assertEqual((p['lengths'], p['wrong_bytes'], p['not_measured']), (4, 0, ''))
                self.assertGreater(p['gb_per_s'], 0)
                self.assertGreater(p['latency_us'], 0)
                self.assertIs(p['driver_access'], None if 'host' in (p['from'], p['to']) else True)

    def test_a_pair_that_corrupts(self):
        out = self.doctor(status=1, PEERLANE_TEST_SOFT_PAIRS='1>2:corrupt')
        self.assertEqual(self.worst(out), [('pair-corrupt', 'soft:1 to soft:2')])
        one, = self.found(out, 'pair-corrupt')
        self.assertIn('of 1 bytes 1 arrived wrong, the first at 0', one['finding'])
        self.assertIn('nvidia-smi -r', one['remedy'])
        p = self.pair(out, 'soft:1', 'soft:2')
        self.assertEqual((p['verified'], p['wrong_bytes'], p['gb_per_s']), (False, 1, 0))
        self.assertIs(self.pair(out, 'soft:2', 'soft:1')['verified'], True)

    def test_copies_that_are_lost_without_an_error(self):
        out = self.doctor(status=1, PEERLANE_TEST_SOFT_PAIRS='2>1:lose')
        self.assertEqual(self.worst(out), [('pair-corrupt', 'soft:2 to soft:1')])
        self.assertEqual(self.pair(out, 'soft:2', 'soft:1')['verified'], False)

    def test_copies_that_touch_what_lies_behind(self):
        out = self.doctor(status=1, PEERLANE_TEST_SOFT_PAIRS='0>1:spill')
        self.assertEqual(self.worst(out), [('pair-overrun', 'soft:0 to soft:1')])
        one, = self.found(out, 'pair-overrun')
        self.assertIn('bytes next to the 1 that were written have changed', one['finding'])

    def test_a_pair_that_is_slow(self):
        out = self.doctor(status=1, PEERLANE_TEST_SOFT_PAIRS='0>2:slow=20')
        self.assertEqual(self.worst(out), [('pair-slow', 'soft:0 to soft:2')])
        one, = self.found(out, 'pair-slow')
        self.assertRegex(one['finding'], r'^0\.00\d+ GB/s, \d+ % of the 0\.1 that a software GPU promises')
        self.assertIn('width and error counters', one['remedy'])
        p = self.pair(out, 'soft:0', 'soft:2')
        self.assertIs(p['verified'], True)
        self.assertLess(p['gb_per_s'], .01)
        self.assertGreater(p['latency_us'], 19000)

    def test_a_pair_that_is_cut(self):
        out = self.doctor(status=1, PEERLANE_TEST_SOFT_PAIRS='0>1:cut')
        self.assertEqual(self.worst(out), [('peer-contradicted', 'soft:0 to soft:1')])
        one, = self.found(out, 'peer-contradicted')
        self.assertIn('no peer access', one['finding'])
        self.assertIn('nvidia-fabricmanager', one['remedy'])
        self.assertIs(self.pair(out, 'soft:0', 'soft:1')['driver_access'], False)
        self.assertIs(self.pair(out, 'soft:1', 'soft:0')['driver_access'], True)

    def test_a_pair_whose_copies_fail(self):
        out = self.doctor(status=1, PEERLANE_TEST_SOFT_PAIRS='2>0:fail=1')
        self.assertEqual(self.worst(out), [('pair-cut', 'soft:2 to soft:0')])
        self.assertIn('a copy of 1 bytes failed', self.found(out, 'pair-cut')[0]['finding'])

    def test_all_at_once_as_text(self):
        r = self.run_tool('doctor', '--size', '64k', '--svg', 'a.svg',
                          env={'PEERLANE_SOFT_GPUS': '3x64MiB',
                               'PEERLANE_TEST_SOFT_PAIRS': '1>2:corrupt,0>2:slow=20,2>0:fail=1'})
        text = r.stdout.decode()
        self.assertEqual((r.returncode, r.stderr), (1, b''), text)
        for line in (r'BAD +pair-corrupt soft:1 to soft:2: ', r'BAD +pair-slow soft:0 to soft:2: ',
                     r'BAD +pair-cut soft:2 to soft:0: ', r'remedy: use no copies between the two'):
            self.assertRegex(text, line)
        self.assertRegex(text, r'(?m)^soft:1 +\d+\.\d+ +\d+\.\d+ +\. +WRONG!$')
        self.assertRegex(text, r'(?m)^soft:2 +\d+\.\d+ +FAILED! +\d+\.\d+ +\.$')
        self.assertRegex(text, r'\n3 findings of something that should work and does not \(')
        svg = self.read('a.svg').decode()
        xml.dom.minidom.parseString(svg)
        self.assertEqual(svg.count('class="ring"'), 3 + 1)  # and the legend's
        self.assertRegex(svg, r'class="ring"/>\n<text [^>]*>framed: a finding \(BAD\) about the pair<')
        self.assertEqual(len(re.findall(r'<title>soft:\d to soft:\d</title>', svg)), 6)
        self.assertIn('>wrong<', svg)
        self.assertIn('>failed<', svg)

    def test_what_there_was_no_time_for_is_listed(self):
        out = self.doctor('--time', '0.001', status=3)
        self.assertEqual(out['state'], 'incomplete')
        self.assertEqual(out['not_measured'], 12)
        self.assertEqual({p['not_measured'] for p in out['pairs']}, {'the time limit'})
        one, = self.found(out, 'not-measured')
        self.assertIn('12 of 12 pairs', one['finding'])
        # A pair that takes all the time there is; what comes after it is listed.
        out = self.doctor('--time', '2', status=3, PEERLANE_TEST_SOFT_PAIRS='0>1:slow=800')
        self.assertEqual(self.worst(out), [])
        self.assertLess(out['seconds'], 120)
        late = {(p['from'], p['to']) for p in out['pairs'] if p['not_measured']}
        self.assertLessEqual({('soft:0', 'soft:1'), ('soft:0', 'soft:2'), ('soft:2', 'soft:1')}, late)
        self.assertEqual(out['not_measured'], len(late))

    def test_nothing_to_look_at(self):
        r = self.run_tool('doctor', env={'PEERLANE_SOFT_GPUS': '0'})
        self.assertEqual(r.returncode, 1, r.stdout)  # no device at all is a finding itself
        self.assertIn(b'no-device', r.stdout)
        r = self.run_tool('doctor', '--set', 'nonsense=1')
        self.assertEqual(r.returncode, 2)
        r = self.run_tool('doctor', '--passive', '--diff', 'nowhere')
        self.assertEqual(r.returncode, 3)
        self.assertIn(b"'nowhere' is not a file of", r.stderr)
        r = self.run_tool('doctor', '--passive', '--save', 'no/where')
        self.assertEqual(r.returncode, 3)

    def test_save_and_diff(self):
        self.doctor('--save', 'base.json')
        self.assertEqual(os.listdir(self.dir), ['base.json'])
        base = json.loads(self.read('base.json'))
        for p in base['pairs']:
            p['gb_per_s'] = 0  # on a busy machine they differ by themselves
        self.make('base.json', json.dumps(base).encode())
        self.assertEqual(self.doctor('--diff', 'base.json')['changes'], [])
        out = self.doctor('--diff', 'base.json', status=1, PEERLANE_TEST_SOFT_PAIRS='1>2:corrupt')
        texts = {c['text']: c['worse'] for c in out['changes']}
        self.assertIs(texts['soft:1 to soft:2: copies verified: false, was true'], True)
        self.assertTrue(any(t.startswith('new: pair-corrupt soft:1 to soft:2') for t in texts))
        # Bandwidth, a counter, a device.
        for p in base['pairs']:
            p['gb_per_s'] = 1e6 if (p['from'], p['to']) == ('soft:0', 'soft:1') else 0
        base['devices'].append(dict(base['devices'][0], name='soft:7'))
        self.make('base.json', json.dumps(base).encode())
        out = self.doctor('--diff', 'base.json', status=1)
        # A busy machine may be slow for a pair, too, which is another change.
        self.assertEqual([c['text'].split(' GB/s')[1] for c in out['changes']
                          if ' GB/s, was ' in c['text']], [', was 1e+06'])
        self.assertIn('soft:7 (software GPU ) has gone', [c['text'] for c in out['changes']])
        text = self.run_tool('doctor', '--size', '64k', '--diff', 'base.json',
                             env={'PEERLANE_SOFT_GPUS': '3x64MiB'}).stdout.decode()
        self.assertIn('WORSE    soft:7', text)

    def test_list(self):
        listed = json.loads(self.good('doctor', '--list', '--json'))['findings']
        codes = [k['code'] for k in listed]
        self.assertEqual(len(codes), len(set(codes)))
        self.assertIn('acs-redirects', codes)
        self.assertIn('acs-redirects', self.good('doctor', '--list'))

    def test_no_progress_without_a_terminal(self):
        r = self.run_tool('doctor', '--size', '4k')
        self.assertEqual(r.stderr, b'')


class Machine(Means):
    """Other machines' files: counters, links, nodes."""

    def machine(self, name):
        return cli.machine_of(name, self.path(name))

    def put(self, root, path, text):
        cli.put(os.path.join(root, path), text)

    def nvml(self, root, *lines):
        cli.put(os.path.join(root, 'nvml.txt'), ''.join(line + '\n' for line in lines), 'a')

    def look(self, root, *args, status=0, **env):
        env = dict({'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '0',
                    'PEERLANE_TEST_NVML_LIB': os.environ['FAKENVML_LIB'],
                    'FAKENVML': os.path.join(root, 'nvml.txt')}, **env)
        return self.doctor(*args, status=status, **env)

    def rows(self, out, *codes):
        return {(f['code'], f['subject'], f['finding']) for f in out['findings']
                if f['code'] in codes}

    def test_a_machine_without_faults(self):
        root = self.machine('hgx-h200')
        out = self.look(root, '--passive')
        self.assertEqual(self.worst(out), [])
        self.assertEqual(out['state'], 'healthy')
        self.assertEqual(out['counters'], [])
        self.assertEqual(len(out['pairs']), 8 * 9)
        p = self.pair(out, 'gpu0', 'gpu5')
        self.assertEqual((p['path'], p['nvml_access'], p['driver_access'], p['verified']),
                         ('NVL', True, None, None))
        self.assertAlmostEqual(p['promised_gb_per_s'], 370.8)
        text = self.run_tool('doctor', '--passive', env={
            'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '0',
            'PEERLANE_TEST_NVML_LIB': os.environ['FAKENVML_LIB'],
            'FAKENVML': os.path.join(root, 'nvml.txt')}).stdout.decode()
        self.assertRegex(text, r'gpu3 +0000:4b:00.0 +NVIDIA H200  PCIe 1 x16 of 5 x16, at rest  18 NVLinks')
        self.assertIn('healthy, as far as reading tells', text)

    def test_counters(self):
        root = self.machine('hgx-h200')
        gpu = 'sys/bus/pci/devices/0000:4b:00.0/'
        self.put(root, gpu + 'aer_dev_correctable', 'RxErr 0\nBadTLP 7\nBadDLLP 2\nTOTAL_ERR_COR 9\n')
        self.put(root, gpu + 'aer_dev_fatal', 'Undefined 0\nDLP 1\nTOTAL_ERR_FATAL 1\n')
        nics = sorted(os.listdir(os.path.join(root, 'sys/class/infiniband')))
        self.put(root, 'sys/class/infiniband/%s/ports/1/hw_counters/local_ack_timeout_err' % nics[0],
                 '12\n')
        self.put(root, 'sys/class/infiniband/%s/ports/1/counters/symbol_error' % nics[0], '0\n')
        self.nvml(root, 'errors 3 4 2 55 0', 'errors 3 4 0 1 0',
                  'health 3 0 0 1 0 1 3 0 0 6')
        out = self.look(root, '--passive')
        self.assertEqual(self.worst(out), [])
        self.assertEqual({(c['subject'], c['name'], c['value']) for c in out['counters']}, {
            ('0000:4b:00.0', 'correctable BadTLP', 7), ('0000:4b:00.0', 'correctable BadDLLP', 2),
            ('0000:4b:00.0', 'fatal DLP', 1), ('0000:4b:00.0 nvlink 4', 'crc-flit', 55),
            ('0000:4b:00.0 nvlink 4', 'replay', 1), ('0000:4b:00.0', 'replay', 6),
            (nics[0] + ' port 1', 'local_ack_timeout_err', 12)})
        self.assertEqual(self.rows(out, 'pcie-history', 'nvlink-history', 'nic-history'), {
            ('pcie-history', '0000:4b:00.0',
             'counted so far: replay 6, correctable BadTLP 7, correctable BadDLLP 2, fatal DLP 1'),
            ('nvlink-history', '0000:4b:00.0',
             'counted so far: replay 1 on nvlink 4, crc-flit 55 on nvlink 4'),
            ('nic-history', nics[0] + ' port 1', 'counted so far: local_ack_timeout_err 12')})
        # They matter if they grow.
        self.look(root, '--passive', '--save', 'base.json')
        self.put(root, gpu + 'aer_dev_fatal', 'DLP 3\n')
        out = self.look(root, '--passive', '--diff', 'base.json', status=1)
        self.assertEqual([c['text'] for c in out['changes']],
                         ['0000:4b:00.0: fatal DLP grew from 1 to 3'])

    def test_counters_that_grow_while_it_looks(self):
        root = self.machine('hgx-h200')
        self.nvml(root, 'errors 2 1 1 5 2', 'errors 2 3 2 5 2', 'errors 2 7 2 100 40',
                  'errors 4 0 3 7 900000000', 'errors 5 0 1 3 1', 'xid 6 79')
        out = self.look(root, status=1, PEERLANE_SOFT_GPUS='1x64MiB')
        gpus = re.findall(r'(?m)^gpu (\S+)', self.read(os.path.join(root, 'nvml.txt')).decode())
        self.assertEqual({c['subject']: (c['value'], c['grown']) for c in out['counters']}, {
            gpus[2] + ' nvlink 1': (7, 2), gpus[2] + ' nvlink 3': (7, 2),
            gpus[2] + ' nvlink 7': (140, 40), gpus[4] + ' nvlink 0': (900000007, 900000000),
            gpus[5] + ' nvlink 0': (4, 1)})
        self.assertEqual(self.rows(out, 'nvlink-errors', 'xid'), {
            ('nvlink-errors', gpus[2], 'recovery: 2 more while doctor looked on nvlink 1'),
            ('nvlink-errors', gpus[4], 'crc-data: 900000000 more while doctor looked on nvlink 0'),
            ('xid', 'gpu6', 'its driver reported Xid 79')})
        # Bit errors that links correct, and one recovery, are no finding; a GPU has one row.
        self.assertEqual(self.rows(out, 'nvlink-history'), {
            ('nvlink-history', gpus[2],
             'counted so far: crc-flit 147 on 2 links, the most (140) on nvlink 7'),
            ('nvlink-history', gpus[5], 'counted so far: recovery 4 on nvlink 0')})

    def test_bit_errors_alone_are_healthy(self):
        root = self.machine('hgx-h200')
        self.driver(root, [0, 1])
        self.nvml(root, *['errors %d %d %d 40 9' % (g, link, what)
                          for g in range(8) for link in range(18) for what in (3, 4)])
        out = self.look(root, PEERLANE_SOFT_GPUS='1x64MiB')
        self.assertEqual(self.worst(out), [])
        self.assertEqual(len(self.found(out, 'nvlink-history')), 8)
        self.look(root, '--save', 'base.json', PEERLANE_SOFT_GPUS='1x64MiB')
        self.nvml(root, *['errors %d 3 3 4000 9' % g for g in range(8)])
        text = self.run_tool('doctor', '--passive', env={
            'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '2x64MiB',
            'PEERLANE_TEST_NVML_LIB': os.environ['FAKENVML_LIB'],
            'FAKENVML': os.path.join(root, 'nvml.txt')}).stdout.decode()
        self.assertRegex(text, r'(?m)^0000:4b:00.0 nvlinks +crc-data +4680$')
        self.assertNotIn('soft:', text)  # beside real GPUs software GPUs are left out

    def test_links(self):
        root = self.machine('pcie-8gpu')
        lines = self.read(os.path.join(root, 'nvml.txt')).decode().split('\n')
        gpus = [i for i, line in enumerate(lines) if line.startswith('gpu ')]
        words = lines[gpus[2]].split(' ')
        words[7] = '8'  # lanes now
        pci = words[1]
        lines[gpus[2]] = ' '.join(words)
        self.put(root, 'nvml.txt', '\n'.join(lines))
        nvme, = [d for d in os.listdir(os.path.join(root, 'sys/bus/pci/devices'))
                 if os.path.isdir(os.path.join(root, 'sys/bus/pci/devices', d, 'nvme'))][:1]
        width = os.path.join('sys/bus/pci/devices', nvme, 'current_link_width')
        self.put(root, width, '2\n')
        self.put(root, os.path.join('sys/bus/pci/devices', nvme, 'max_link_width'), '8\n')
        out = self.look(root, '--passive', status=1)
        rows = self.rows(out, 'pcie-narrow', 'pcie-slot', 'pcie-slow')
        gpu, = [d['name'] for d in out['devices'] if d['pci'] == pci]
        self.assertIn(('pcie-narrow', gpu, 'its PCIe link runs on 8 lanes of 16'), rows)
        self.assertTrue(any(r[0] == 'pcie-narrow' and r[2] == 'its PCIe link runs on 2 lanes of 4'
                            for r in rows), rows)
        self.assertTrue(any(r[0] == 'pcie-slot' and r[2] == 'it has 8 PCIe lanes and its slot 4'
                            for r in rows), rows)
        self.assertEqual(len(rows), 3, rows)

    def test_fewer_nvlinks(self):
        root = self.machine('hgx-h200')
        text = self.read(os.path.join(root, 'nvml.txt')).decode()
        self.put(root, 'nvml.txt', re.sub(r'(?m)^link 5 1[67] .*\n', '', text))
        out = self.look(root, '--passive', status=1)
        self.assertEqual(self.rows(out, 'nvlink-fewer'),
                         {('nvlink-fewer', 'gpu5', "16 of its NVLinks are up, 18 of another NVIDIA H200's")})

    def test_what_nvml_refuses(self):
        root = self.machine('hgx-h200')
        self.nvml(root, 'p2p 0 1 2 4')
        p = self.pair(self.look(root, '--passive'), 'gpu2', 'gpu1')
        self.assertEqual((p['nvml_access'], p['nvml_says']),
                         (False, "a setting of the driver's turns it off"))

    def test_how_gpus_are_set_up(self):
        root = self.machine('hgx-h200')
        self.nvml(root, 'health 0 0 0 1 0 0 3 0 0 0', 'health 1 80 3 0 1 0 1 0 0 0',
                  'health 2 0 0 1 0 2 3 17 0 0')
        text = self.read(os.path.join(root, 'nvml.txt')).decode().split('\n')
        words = text[3].split(' ')
        words[4] = '256'
        text[3] = ' '.join(words)
        self.put(root, 'nvml.txt', '\n'.join(text))
        out = self.look(root, '--passive')
        pci = [d['pci'] for d in out['devices']]
        self.assertEqual(out['devices'][1]['busy_percent'], 80)
        self.assertEqual(out['devices'][1]['processes'], 3)
        self.assertEqual({(c, s) for c, s, _ in self.rows(
            out, 'gpu-mig', 'gpu-virtual', 'persistence-off', 'fabric-not-ready', 'fabric-ready',
            'bar1-small')}, {
                ('fabric-ready', pci[0]), ('gpu-mig', pci[1]), ('persistence-off', pci[1]),
                ('fabric-not-ready', pci[1]), ('gpu-virtual', pci[2]),
                ('fabric-not-ready', pci[2]), ('bar1-small', pci[3])})
        # check says the same of them.
        check = json.loads(self.run_tool('check', '--json', env={
            'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_TEST_NVML_LIB': os.environ['FAKENVML_LIB'],
            'FAKENVML': os.path.join(root, 'nvml.txt')}).stdout)
        self.assertEqual({f['subject'] for f in check['findings'] if f['code'] == 'bar1-small'},
                         {pci[3]})

    def driver(self, root, nodes, uvm=True):
        self.put(root, 'proc/driver/nvidia/version',
                 'NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.65.06  Release Build\n')
        for i in range(2):
            self.put(root, 'proc/driver/nvidia/gpus/0000:%02x:00.0/information' % (0x1b + i),
                     'Model: \t\t NVIDIA H200\nDevice Minor: \t %d\n' % i)
        for i in nodes:
            self.put(root, 'dev/nvidia%d' % i, '')
        self.put(root, 'dev/nvidiactl', '')
        if uvm:
            self.put(root, 'dev/nvidia-uvm', '')

    def test_device_nodes(self):
        root = self.machine('hgx-h200')
        self.driver(root, [0, 1])
        out = self.look(root, '--passive')
        self.assertEqual(len(self.found(out, 'nodes-given')), 1)
        os.remove(os.path.join(root, 'dev/nvidia1'))
        os.remove(os.path.join(root, 'dev/nvidia-uvm'))
        out = self.look(root, '--passive', status=1)
        one, = self.found(out, 'nodes-missing')
        self.assertIn('1 of 2 GPUs', one['finding'])
        self.assertIn('/dev/nvidia1, /dev/nvidia-uvm', one['finding'])
        # A container is given what it is given.
        self.put(root, 'dev/nvidia-uvm', '')
        self.put(root, '.dockerenv', '')
        out = self.look(root, '--passive')
        one, = self.found(out, 'nodes-some')
        self.assertIn('was given 1 of the 2 GPUs', one['finding'])

    def test_cdi_and_imex(self):
        root = self.machine('hgx-h200')
        self.driver(root, [0, 1])
        out = self.look(root, '--passive')
        self.assertEqual(len(self.found(out, 'cdi-none')), 1)
        self.assertEqual([f['level'] for f in self.found(out, 'imex-none')], ['info'])
        self.put(root, 'etc/cdi/nvidia.yaml',
                 'kind: nvidia.com/gpu\n- path: /dev/nvidia0\n- path: "/dev/nvidia1"\n')
        self.put(root, 'var/run/cdi/old.json',
                 '{"kind": "nvidia.com/gpu", "deviceNodes": [{"path": "/dev/nvidia7"}]}')
        self.put(root, 'dev/nvidia-caps-imex-channels/channel0', '')
        out = self.look(root, '--passive')
        self.assertEqual([f['subject'] for f in self.found(out, 'cdi-found')], ['/etc/cdi/nvidia.yaml'])
        one, = self.found(out, 'cdi-stale')
        self.assertEqual(one['subject'], '/var/run/cdi/old.json')
        self.assertIn('/dev/nvidia7', one['finding'])
        self.assertEqual([f['subject'] for f in self.found(out, 'imex-channel')],
                         ['/dev/nvidia-caps-imex-channels/channel0'])
        os.remove(os.path.join(root, 'dev/nvidia-caps-imex-channels/channel0'))
        self.nvml(root, 'health 0 0 0 1 0 0 3 0 1 0')  # its fabric joins hosts
        out = self.look(root, '--passive')
        self.assertEqual([f['level'] for f in self.found(out, 'imex-none')], ['missing'])


if __name__ == '__main__':
    cli.main()
