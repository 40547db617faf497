# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""peerlane topo: this machine, machines of sysfs files, models and files; what differs, what is odd."""

import json
import os
import re
import shutil
import subprocess

import cli
import nccl_dumps



def hwloc():
    """The JSON-less but stable export of hwloc of this machine's PCI devices; None without it."""
    tool = shutil.which('lstopo-no-graphics') or shutil.which('lstopo')
    if not tool:
        return None
    done = subprocess.run([tool, '--of', 'xml', '--whole-io'], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=False)
    return done.stdout.decode() if done.returncode == 0 else None


class Topo(cli.Case):
    def machine(self, name, **more):
        """The environment of a machine that machines.py makes, with what its GPUs' library says."""
        root = cli.machine(name)
        return dict({'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '0',
                     'PEERLANE_TEST_NVML_LIB': os.environ['FAKENVML_LIB'],
                     'FAKENVML': os.path.join(root, 'nvml.txt')}, **more)

    def test_tree_of_a_machine(self):
        text = self.good('topo', env=self.machine('hgx-h200'))
        self.assertRegex(text, r'\n      gpu3  NVIDIA H200  0000:4b:00.0 +PCIe 5 x16  48 GB/s  \(now 1:')
        self.assertIn('\n  gpu0 ... gpu7, each: 18 NVLinks of generation 4 to nvswitch0 ... nvswitch3, '
                      '370.8 GB/s\n', text)
        self.assertIn('numa0 - numa1  22 GB/s  distance 21\n', text)
        text = self.good('topo', env=self.machine('dgx-2'))
        self.assertIn('nvme3n1  3.5 TiB  md0 (md: raid0), /raid (ext4)', text)

    def test_hidden_switches_are_inferred_and_marked(self):
        env = self.machine('hgx-h200-vm')
        text = self.good('topo', env=env)
        self.assertIn('to nvswitch0, 370.8 GB/s (inferred)', text)
        self.assertIn('no switch is shown: inferred', text)
        self.assertRegex(self.good('topo', '-m', env=env), r'GPU0 +X +NV18\? +NV18\?')

    def test_a_topology_that_is_named(self):
        """The tunable topo stands in for a scan: for the tool, and for what a plan says of links."""
        text = self.good('topo', env={'PEERLANE_TOPO': 'workstation'})
        self.assertIn('Quadro RTX 8000', text)
        made = json.loads(self.good('topo', '--json', '--topo', 'workstation'))
        gpu = next(one for one in made['nodes'] if one['kind'] == 'gpu')
        for link in made['links']:
            for end in ('from', 'to'):
                link[end] = 'soft:0' if link[end] == gpu['name'] else link[end]
        gpu['name'] = 'soft:0'
        path = self.path('ours.json')
        with open(path, 'w', encoding='utf-8') as f:
            json.dump(made, f)
        plan = json.loads(self.good('explain', '--json', path, 'soft:0', env={'PEERLANE_TOPO': path}))
        self.assertEqual((plan['link_gb_per_s'], plan['link_from']), (12, 'topology'))
        self.assertFalse(plan['routes'][0]['measured'])
        self.assertIn('\n  link    12.0 GB/s between host memory and soft:0, by the machine\'s topology\n',
                      self.good('explain', path, 'soft:0', env={'PEERLANE_TOPO': path}))
        plan = json.loads(self.good('explain', '--json', path, 'soft:0'))
        self.assertEqual((plan['link_gb_per_s'], plan['link_from']), (None, None))
        self.bad(2, 'explain', path, 'soft:0', words=('tunable topo', '/no/such'),
                 env={'PEERLANE_TOPO': '/no/such'})

    def test_without_the_library(self):
        env = self.machine('hgx-h200', PEERLANE_TEST_NVML_LIB='none')
        text = self.good('topo', env=env)
        self.assertIn("No NVLinks are known: 'none' was not found", text)
        self.assertRegex(self.good('topo', '-m', env=env), r'GPU0 +X +NODE')
        text = self.good('topo', env=self.machine('hgx-h200', FAKENVML_INIT='18'))
        self.assertIn('its version is not that of the NVIDIA kernel driver', text)

    def test_a_gpu_that_is_lost_stays_in_the_tree(self):
        text = self.good('topo', env=self.machine('hgx-h200', FAKENVML_LOST='2'))
        self.assertRegex(text, r'\n      gpu2  0000:3a:00.0 ')
        self.assertIn('gpu0 ... gpu1, each: 18 NVLinks', text)
        self.assertIn('gpu3 ... gpu7, each: 18 NVLinks', text)

    def test_a_pair_that_the_driver_keeps_apart(self):
        env = self.machine('hgx-h200-vm', FAKENVML=self.path('nvml.txt'))
        with open(os.path.join(env['PEERLANE_TEST_SYSROOT'], 'nvml.txt'), encoding='ascii') as f:
            said = f.read()
        apart = ''.join('p2p 2 5 %d 4\np2p 2 %d 5 4\n' % (gpu, gpu) for gpu in range(8))
        cli.put(env['FAKENVML'], said + apart)
        text = self.good('topo', '-m', env=env)
        rows = {line.split()[0]: line.split()[1:9] for line in text.splitlines()
                if re.match(r'GPU\d ', line)}
        self.assertEqual(rows['GPU5'], ['PHB'] * 5 + ['X'] + ['PHB'] * 2)
        self.assertEqual(rows['GPU4'], ['NV18?'] * 4 + ['X', 'PHB', 'NV18?', 'NV18?'])

    def test_matrix_reads_as_nvidias(self):
        text = self.good('topo', '--matrix', '--topo', 'dgx-2')
        head = text.splitlines()[0].split()
        self.assertEqual(head[:24], ['GPU%d' % i for i in range(16)] + ['NIC%d' % i for i in range(8)])
        rows = [line.split() for line in text.splitlines()[1:25]]
        for i, row in enumerate(rows):
            self.assertEqual(row[0], head[i])
            self.assertEqual(row[1 + i], 'X')
            for k, other in enumerate(rows):
                there, back = row[1 + k], other[1 + i]
                if there != back:  # sending to a NIC by a GPU near it
                    self.assertIn('PXN', (there, back))
                    self.assertEqual({head[i][:3], head[k][:3]}, {'GPU', 'NIC'})
        self.assertEqual(rows[0][17:25], ['PIX', 'PXB'] + ['PXN'] * 6)
        self.assertEqual([row[1] for row in rows[16:24]], ['PIX', 'PXB'] + ['NODE'] * 2 + ['SYS'] * 4)
        self.assertEqual(rows[0][2:17], ['NV6'] * 15)
        self.assertIn('  NIC7: mlx5_7\n', text)
        self.assertNotRegex(text, r' \n')

    def test_json_is_read_again(self):
        text = self.good('topo', '--json', env=self.machine('pcie-8gpu'))
        machine = json.loads(text)
        self.assertEqual(machine['peerlane_topology'], 1)
        self.assertEqual(sum(n['kind'] == 'gpu' for n in machine['nodes']), 8)
        self.make('here.json', text.encode())
        self.assertEqual(self.good('topo', '--topo', 'here.json', '--json'), text)
        self.assertEqual(self.good('topo', '--topo', 'here.json', '--diff', 'pcie-8gpu'), '')

    def test_ports_and_rdma_devices_without_pci(self):
        root = self.path('rdma')
        os.mkdir(root)
        subprocess.run(['sh', os.path.join(cli.TOP, 'tests', 'golden', 'roots', 'rdma.sh'), root], check=True)
        env = {'PEERLANE_TEST_SYSROOT': root, 'PEERLANE_SOFT_GPUS': '0'}
        text = self.good('topo', env=env)
        for line in (r' mlx4_0  eth0  0000:01:00\.0 +PCIe, rate not shown  port 5 GB/s',
                     r' mlx4_0:2  eth1 +PCIe, rate not shown  port 7 GB/s  \[shares the link of mlx4_0\]',
                     r' mlx5_3  p0sf4 +PCIe, rate not shown  port 25 GB/s  \[shares the link of nic2\]',
                     r'numa1.*\n  rxe0  eth2  port 3\.125 GB/s  \[software, over eth2\]',
                     r'\n  rxe1  lo  port 0\.3125 GB/s  \[software, over lo\]'):
            self.assertRegex(text, line)
        self.assertNotIn('dangling', text)
        copy = self.path('rdma-copy')
        subprocess.run([os.path.join(cli.TOP, 'scripts', 'gather-root.sh'), copy], check=True,
                       env=dict(os.environ, FROM=root), stdout=subprocess.DEVNULL)
        self.assertEqual(self.good('topo', env=dict(env, PEERLANE_TEST_SYSROOT=copy)), text)
        # What is dumped is loaded, as the same machine.
        dump = self.good('topo', '--json', env=env)
        nodes = {one['name']: one for one in json.loads(dump)['nodes']}
        self.assertEqual((nodes['mlx4_0:2']['rdma'], nodes['mlx4_0:2']['port']), ('mlx4_0', 2))
        self.assertEqual(nodes['mlx4_0']['port'], 1)
        self.assertTrue(nodes['rxe1']['software'])
        self.assertNotIn('pci', nodes['rxe1'])
        path = self.path('rdma.json')
        with open(path, 'w', encoding='utf-8') as f:
            f.write(dump)
        self.assertEqual(self.good('topo', '--json', '--topo', path), dump)
        self.assertEqual(self.good('topo', '--topo', path).splitlines()[1:], text.splitlines()[1:])
        # So is one from before there were ports: a NIC without any.
        for one in nodes.values():
            one.pop('port', None)
        old = json.loads(dump)
        old['nodes'] = list(nodes.values())
        with open(path, 'w', encoding='utf-8') as f:
            json.dump(old, f, indent=1)
        self.assertIn('mlx4_0', self.good('topo', '--topo', path))

    def test_a_gathered_root_is_the_same_machine(self):
        env = self.machine('hgx-h200')
        copy = self.path('copy')
        subprocess.run([os.path.join(cli.TOP, 'scripts', 'gather-root.sh'), copy], check=True,
                       env=dict(os.environ, FROM=env['PEERLANE_TEST_SYSROOT']), stdout=subprocess.DEVNULL)
        self.assertEqual(self.good('topo', env=dict(env, PEERLANE_TEST_SYSROOT=copy)),
                         self.good('topo', env=env))

    def test_models(self):
        names = [line.split()[0] for line in self.good('topo', '--models').splitlines()]
        self.assertEqual(names, ['dgx-2', 'hgx-h200', 'pcie-8gpu', 'workstation'])
        for name in names:
            self.assertIn('(model %s)' % name, self.good('topo', '--topo', name))
            xml = self.good('topo', '--topo', name, '--xml')
            self.make('x.xml', xml.encode())
            self.assertEqual(self.good('topo', '--lint', 'x.xml'), '')
            self.assertEqual(self.good('topo', '--topo', 'x.xml', '--xml'), xml)

    def test_lint_names_the_line(self):
        xml = self.good('topo', '--topo', 'workstation', '--xml').splitlines(True)
        at = next(i for i, line in enumerate(xml) if '<gpu' in line)
        xml[at] = xml[at].replace('sm=', 'cc=')
        self.make('bad.xml', ''.join(xml).encode())
        r = self.run_tool('topo', '--lint', 'bad.xml')
        self.assertEqual((r.returncode, r.stderr), (1, b''))
        self.assertEqual(r.stdout.decode(), 'bad.xml:%d: error: <gpu> has no attribute "cc"\n' % (at + 1))
        r = self.run_tool('topo', '--lint', 'bad.xml', '--json')
        self.assertEqual(json.loads(r.stdout), {'remarks': [
            {'line': at + 1, 'level': 'error', 'text': '<gpu> has no attribute "cc"'}]})
        self.bad(1, 'topo', '--topo', 'bad.xml', words=['bad.xml: line %d:' % (at + 1)])
        self.bad(1, 'topo', '--lint', 'none.xml', words=['none.xml'])

    def test_files_as_nccl_writes_them(self):
        for name, (text, gpus, nics, nvlinks, warnings) in nccl_dumps.DUMPS.items():
            with self.subTest(name):
                self.make('a.xml', text.encode())
                said = self.good('topo', '--lint', 'a.xml').splitlines()
                self.assertEqual([line for line in said if ': warning: ' not in line], [])
                for words, n in warnings.items():
                    self.assertEqual(len([line for line in said if words in line]), n, (words, said))
                self.assertEqual(len(said), sum(warnings.values()), said)
                made = json.loads(self.good('topo', '--topo', 'a.xml', '--json'))
                kinds = [n['kind'] for n in made['nodes']]
                self.assertEqual((kinds.count('gpu'), kinds.count('nic')), (gpus, nics))
                gpu_names = {n['name'] for n in made['nodes'] if n['kind'] == 'gpu'}
                self.assertEqual(sum(link.get('count', 1) * len({link['from'], link['to']} & gpu_names)
                                     for link in made['links'] if link['kind'] == 'nvlink'), nvlinks)
                # Written and read again it is the same machine.
                self.make('b.xml', self.good('topo', '--topo', 'a.xml', '--xml').encode())
                self.assertEqual(json.loads(self.good('topo', '--topo', 'b.xml', '--json')), made)

    def test_paths_of_files_as_nccl_writes_them(self):
        for name, ends in (('hopper', ('370.8 GB/s', 'NVL')), ('vm-hidden', ('370.8 GB/s', 'NVL, inferred')),
                           ('vm-hidden-old', ('370.8 GB/s', 'NVL, inferred')), ('grace', ('721.8 GB/s', 'NVL')),
                           ('dgx-1v', ('20 GB/s', 'NVL')), ('cloud', ('12 GB/s', 'PHB'))):
            with self.subTest(name):
                self.make('a.xml', nccl_dumps.DUMPS[name][0].encode())
                text = self.good('route', '--topo', 'a.xml', 'gpu:0', 'gpu:1')
                for words in ends:
                    self.assertIn(words, text)
        self.make('a.xml', nccl_dumps.DUMPS['dgx-1v'][0].encode())
        self.assertRegex(self.good('topo', '--topo', 'a.xml', '-m'),
                         r'GPU0 +X +NV1 +NV1 +NV2 +NV2 +NVB +NVB +NVB ')
        self.make('a.xml', nccl_dumps.DUMPS['grace'][0].encode())
        copy, = [r for r in self.json('route', '--topo', 'a.xml', 'host:0', 'gpu:0')['routes']
                 if r['route'] == 'copy']
        self.assertAlmostEqual(copy['gb_per_s'], 5 * 44.712)  # C2C alone, not PCIe beside it

    def test_diff_says_what_is_missing(self):
        env = self.machine('workstation')
        r = self.run_tool('topo', '--diff', 'pcie-8gpu', env=env)
        self.assertEqual(r.returncode, 1)
        self.assertIn('2 of the kind gpu, the reference has 8\n', r.stdout.decode())
        self.assertIn('gpu1: PCIe 3 x8, 6 GB/s; the reference: PCIe 4 x16, 24 GB/s\n', r.stdout.decode())
        self.assertEqual(self.good('topo', '--diff', 'workstation', env=env), '')

    def test_guest(self):
        guest = self.good('topo', '--json', env=self.machine('hgx-h200-vm'))
        self.make('guest.json', guest.encode())
        xml = self.good('topo', '--topo', 'hgx-h200', '--guest', 'guest.json')
        self.make('vm.xml', xml.encode())
        self.assertEqual(self.good('topo', '--lint', 'vm.xml'), '')
        theirs = re.findall(r'busid="([^"]*)" class="0x0302', xml)
        ours = [n['pci'] for n in json.loads(guest)['nodes'] if n['kind'] == 'gpu']
        self.assertEqual(theirs, ours)
        self.assertEqual(len(re.findall(r'busid="fffe:', xml)), 8)
        self.bad(1, 'topo', '--topo', 'workstation', '--guest', 'guest.json', words=['6 GPUs more'])
        self.bad(1, 'topo', '--topo', 'dgx-2', '--guest', 'guest.json', words=['8 GPUs fewer'])

    def test_options_that_would_do_nothing(self):
        for args in (('--json', '--xml'), ('--matrix', '--json'), ('--map', 'a=b'),
                     ('--diff', 'dgx-2', '--svg', 'a.svg'), ('--svg', 'a.svg', '--json'),
                     ('--lint', 'a.xml', '--matrix'), ('--models', '--xml')):
            self.bad(2, 'topo', '--topo', 'dgx-2', *args, words=['--' + args[0][2:]])
        self.assertFalse(os.path.exists(self.path('a.svg')))

    def test_wrong(self):
        self.bad(2, 'topo', 'x', words=["'x'"])
        self.bad(1, 'topo', '--topo', 'dgx-9', words=['dgx-9', 'hgx-h200'])

    def test_here_agrees_with_hwloc(self):
        """Every PCI device of this machine that we show, hwloc shows at the same address."""
        xml = hwloc()
        if xml is None:
            self.skipTest('lstopo is not installed')
        theirs = dict(re.findall(r'type="PCIDev"[^>]*pci_busid="([^"]*)" pci_type="(\w{4})', xml))
        numa = len(re.findall(r'type="NUMANode"', xml))
        machine = json.loads(self.good('topo', '--json', env={'PEERLANE_SOFT_GPUS': '0'}))
        ours = {n['pci']: n['class'][2:6] for n in machine['nodes']
                if n.get('pci', '').count(':') == 2 and n['kind'] != 'switch'}
        self.assertEqual(sum(n['kind'] == 'numa' for n in machine['nodes']), numa)
        for pci, cls in ours.items():
            self.assertEqual(theirs.get(pci), cls, pci)
        # And what hwloc calls a GPU's, a NIC's or an NVMe drive's class is there.
        for pci, cls in theirs.items():
            if cls in ('0302', '0207', '0108'):
                self.assertIn(pci, ours)


if __name__ == '__main__':
    cli.main()
