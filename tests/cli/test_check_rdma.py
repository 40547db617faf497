# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
check: RDMA NICs, and GPUs with them. A machine is a tree of sysfs files and a libibverbs whose NICs
have the same names; where all is well there is nothing but OK and what is unproven, and each thing
that is taken away has its own row and its own remedy.
"""

import json
import os
import shutil
import unittest

import cli

VERBS = os.environ.get('FAKEVERBS_LIB', '')
OLD = os.environ.get('OLDVERBS_LIB', '')
NO_DMABUF = os.environ.get('NODMABUF_LIB', '')
CUDA = os.environ.get('FAKECUDA_LIB', '')

GPUS = ('0000:0a:00.0', '0000:0b:00.0')  # where the fake driver has them
NICS = ('0000:0c:00.0', '0000:81:00.0')
SWITCH = 'pci0000:00/0000:00:01.0/0000:05:00.0/'
V4 = '0000:0000:0000:0000:0000:ffff:0a00:000%d'
V6 = '2001:0db8:0000:0000:0000:0000:0000:000%d'
LOCAL = 'fe80:0000:0000:0000:0202:c9ff:fe00:000%d'
NO_IPC_LOCK = 'Name:\tx\nCapEff:\t00000000a80425fb\nSeccomp:\t0\n'
IPC_LOCK = 'Name:\tx\nCapEff:\t000001ffffffffff\nSeccomp:\t0\n'
LIMITS = 'Limit                     Soft Limit           Hard Limit           Units     \n' \
         'Max locked memory         %-20s %-20s bytes     \n'


class Machine:
    """Two GPUs and a NIC below a switch, and a NIC at the other processor; all is well."""

    def __init__(self, folder):
        self.folder, self.changes = folder, 0
        self.put('proc/sys/kernel/osrelease', '6.8.0')
        self.put('proc/cpuinfo', 'vendor_id\t: GenuineIntel\ncpu family\t: 6\nmodel\t\t: 143\nflags\t\t: fpu\n')
        self.put('proc/driver/nvidia/version',
                 'NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build')
        self.put('proc/self/mountinfo', '')
        self.put('proc/self/status', NO_IPC_LOCK)
        self.memlock('unlimited')
        for node, cpus in enumerate(('0-3', '4-7')):
            self.put('sys/devices/system/node/node%d/cpulist' % node, cpus)
            self.put('sys/devices/system/node/node%d/distance' % node, ('10 21', '21 10')[node])
        self.function('pci0000:00/0000:00:00.0', 0x060000, 0x8086, 0x09a2)
        self.function('pci0000:00/0000:00:01.0', 0x060400, 0x8086, 0x9797)
        self.function(SWITCH[:-1], 0x060400, 0x10b5, 0x9797)
        for slot, leaf in enumerate((*GPUS, NICS[0])):
            self.port(SWITCH + '0000:06:0%d.0' % slot)
            self.function(SWITCH + '0000:06:0%d.0/%s' % (slot, leaf), *(
                (0x030200, 0x10de, 0x2335) if leaf in GPUS else (0x020000, 0x15b3, 0x1021)))
        self.function('pci0000:80/0000:80:00.0', 0x060000, 0x8086, 0x09a2, numa=1)
        self.port('pci0000:80/0000:80:01.0', numa=1)
        self.function('pci0000:80/0000:80:01.0/' + NICS[1], 0x020000, 0x15b3, 0x1021, numa=1)
        self.put('sys/module/ib_uverbs/initstate', 'live')
        for i, pci in enumerate(NICS):
            self.nic(i, pci)

    def full(self, path):
        return os.path.join(self.folder, path)

    def put(self, path, text):
        self.changes += 1
        os.makedirs(os.path.dirname(self.full(path)), exist_ok=True)
        with open(self.full(path), 'wb') as f:
            f.write(text if isinstance(text, bytes) else (text + '\n').encode())

    def drop(self, path):
        self.changes += 1
        if os.path.isdir(self.full(path)) and not os.path.islink(self.full(path)):
            shutil.rmtree(self.full(path))
        else:
            os.unlink(self.full(path))

    def link(self, path, to):
        self.changes += 1
        os.makedirs(os.path.dirname(self.full(path)), exist_ok=True)
        os.symlink(os.path.relpath(to, os.path.dirname(path)), self.full(path))

    def function(self, path, cls, vendor, device, numa=0, gen='32.0', width=16, acs=None):
        base = 'sys/devices/' + path
        if not os.path.lexists(self.full('sys/bus/pci/devices/' + os.path.basename(path))):
            self.link('sys/bus/pci/devices/' + os.path.basename(path), base)
        for name, value in (('vendor', '0x%04x' % vendor), ('device', '0x%04x' % device),
                            ('class', '0x%06x' % cls), ('numa_node', '%d' % numa),
                            ('max_link_speed', gen + ' GT/s PCIe'), ('current_link_speed', gen + ' GT/s PCIe'),
                            ('max_link_width', '%d' % width), ('current_link_width', '%d' % width)):
            self.put(base + '/' + name, value)
        config = bytearray(4096)  # an access control capability right behind the conventional space
        config[256:264] = bytes([0x0d, 0, 1, 0, 0, 0, 0x0c if acs else 0, 0])
        self.put(base + '/config', bytes(config))

    def port(self, path, numa=0, acs=None):
        self.function(path, 0x060400, 0x10b5, 0x9797, numa, acs=acs)

    def base(self, i):
        pci = os.readlink(self.full('sys/bus/pci/devices/' + NICS[i]))
        return os.path.normpath('sys/bus/pci/devices/' + pci)

    def nic(self, i, pci):
        base, name = self.base(i), 'fake_%d' % i
        self.link('sys/bus/pci/devices/%s/driver' % pci, 'sys/bus/pci/drivers/mlx5_core')
        self.put(base + '/infiniband/%s/node_type' % name, '1: CA')
        self.link('sys/class/infiniband/' + name, base + '/infiniband/' + name)
        self.link(base + '/infiniband/%s/device' % name, base)
        self.put(base + '/net/eth%d/mtu' % i, '4200')
        self.put(base + '/net/eth%d/flags' % i, '0x1003')
        self.link('sys/class/net/eth%d' % i, base + '/net/eth%d' % i)
        self.put('sys/class/infiniband_verbs/uverbs%d/ibdev' % i, name)
        self.put('dev/infiniband/uverbs%d' % i, '')
        self.rdma(i, 'state', '4: ACTIVE')
        self.rdma(i, 'phys_state', '5: LinkUp')
        self.rdma(i, 'rate', '200 Gb/sec (4X HDR)')
        self.rdma(i, 'link_layer', 'Ethernet')
        self.gids(i, (LOCAL % i, 'IB/RoCE v1'), (LOCAL % i, 'RoCE v2'), (V4 % i, 'IB/RoCE v1'), (V4 % i, 'RoCE v2'))

    def rdma(self, i, name, text):
        self.put(self.base(i) + '/infiniband/fake_%d/ports/1/%s' % (i, name), text)

    def gids(self, i, *table):
        where = self.base(i) + '/infiniband/fake_%d/ports/1' % i
        self.changes += 1
        shutil.rmtree(self.full(where + '/gids'), ignore_errors=True)
        shutil.rmtree(self.full(where + '/gid_attrs'), ignore_errors=True)
        for k, (gid, kind) in enumerate((*table, ('0000:' * 7 + '0000', ''))):
            self.put(where + '/gids/%d' % k, gid)
            if kind:
                self.put(where + '/gid_attrs/types/%d' % k, kind)
                self.put(where + '/gid_attrs/ndevs/%d' % k, 'eth%d' % i)

    def memlock(self, limit):
        self.put('proc/self/limits', LIMITS % (limit, limit))


class CheckRdma(cli.Case):
    def setUp(self):
        super().setUp()
        os.chmod(self.dir, 0o755)
        self.m = Machine(self.path('root'))
        self.asked = self.answer = None

    def env(self, **more):
        return {'PEERLANE_TEST_SYSROOT': self.m.folder, 'PEERLANE_TEST_VERBS_LIB': VERBS, 'PEERLANE_TEST_CUDA_LIB': CUDA,
                'PEERLANE_SOFT_GPUS': '0', 'FAKECUDA_DEVICES': '2', 'FAKEVERBS': '2x1', 'TMPDIR': self.dir, **more}

    def rows(self, **more):
        """The rows about RDMA; what is grave has a remedy. The same question is asked once."""
        asked = (self.m.changes, sorted(more.items()))
        if self.asked == asked:
            return self.answer
        r = self.run_tool('check', '--json', env=self.env(**more))
        self.assertIn(r.returncode, (0, 1), r.stderr)
        self.assertEqual(r.stderr, b'')
        rows = [f for f in json.loads(r.stdout)['findings'] if 'rdma' in f['id']]
        for row in rows:
            self.assertTrue(row['level'] in ('ok', 'info') or row['remedy'], row)
            self.assertNotIn('(null)', str(row))
        self.asked, self.answer = asked, rows
        return rows

    def odd(self, **more):
        """What is not as on a machine where all is well; the same is said of a thing once."""
        rows = [r for r in self.rows(**more) if r['level'] != 'ok' and r['code'] not in (
            'rdma-unproven', 'rdma-gpu-far')]
        self.assertEqual(len({(r['code'], r['subject']) for r in rows}), len(rows), rows)
        return rows

    def alone(self, code, subject, finding, remedy, level='missing', **more):
        """One row about NICs, and where GPUs suffer from it theirs; the row."""
        rows = [r for r in self.odd(**more) if r['code'] != 'rdma-gpu-staged']
        self.assertEqual([(r['code'], r['subject'], r['level']) for r in rows], [(code, subject, level)], rows)
        self.assertIn(finding, rows[0]['finding'])
        self.assertIn(remedy, rows[0]['remedy'])
        return rows[0]

    def staged(self, finding, remedy, subject='cuda:0 and fake_0, fake_1', **more):
        row = [r for r in self.rows(**more) if r['code'] == 'rdma-gpu-staged' and r['subject'].startswith('cuda:0')]
        self.assertEqual([r['subject'] for r in row], [subject], row)
        self.assertIn(finding, row[0]['finding'])
        self.assertIn(remedy, row[0]['remedy'])

    def test_all_is_well(self):
        rows = self.rows()
        self.assertEqual({r['code'] for r in rows if r['level'] != 'ok'}, {'rdma-unproven'}, rows)
        by = {(r['code'], r['subject']): r for r in rows}
        self.assertEqual(len(by), len(rows))
        self.assertIn('first use', by['rdma-unproven', '']['finding'])
        self.assertIn('registers dma-bufs', by['rdma-library', '']['finding'])
        self.assertEqual(by['rdma-port', 'fake_1/1']['finding'],
                         'active, 200 Gb/sec (4X HDR), spoken to by 10.0.0.1 (RoCE v2), packets of 4096 bytes')
        lines = by['rdma-port', 'fake_1/1']['detail']
        self.assertEqual([line.split() for line in lines[1:]], [
            ['0', 'RoCE', 'v1', 'fe80::202:c9ff:fe00:1', 'eth1', '0'],
            ['1', 'RoCE', 'v2', 'fe80::202:c9ff:fe00:1', 'eth1', '4'],
            ['2', 'RoCE', 'v1', '10.0.0.1', 'eth1', '2'],
            ['3', 'RoCE', 'v2', '10.0.0.1', 'eth1', '6', 'taken']])
        for gpu in ('cuda:0', 'cuda:1'):
            near = by['rdma-gpu-direct', gpu + ' and fake_0']
            self.assertEqual(near['finding'], 'GPUDirect RDMA by dma-buf (PIX: one PCIe switch at most); '
                             'nearest to this GPU')
            self.assertEqual(near['detail'][0].split()[:2], ['fake_0', 'PIX'])
            far = by['rdma-gpu-far', gpu + ' and fake_1']
            self.assertEqual((far['level'], far['remedy']), ('ok', ''))
            self.assertIn('SYS: between NUMA nodes', far['finding'])

    def test_text(self):
        table = '\n             3  RoCE v2     10.0.0.0                                 eth0                 6  taken\n'
        words = '\nOK       rdma-port fake_0/1: active, 200 Gb/sec'
        plain = self.run_tool('check', env=self.env()).stdout.decode()
        self.assertIn(words, plain)
        self.assertNotIn(table, plain)
        more = self.run_tool('check', '--verbose', env=self.env()).stdout.decode()
        self.assertIn(words, more)
        self.assertIn(table, more)

    def test_no_nic(self):
        self.m.drop('sys/class/infiniband')
        for pci in NICS:
            self.m.drop('sys/bus/pci/devices/%s/driver' % pci)
        # What would be missing for one is not told.
        self.m.drop('dev/infiniband')
        self.m.drop('sys/class/infiniband_verbs')
        rows = self.rows(PEERLANE_TEST_VERBS_LIB='libibverbs-is-not-here.so')
        self.assertEqual([(r['code'], r['level'], r['finding']) for r in rows],
                         [('rdma-none', 'info', 'there is no RDMA NIC')])

    def fabric(self, code, level, subject, finding, **more):
        """The row about libfabric."""
        r = self.run_tool('check', '--json', env=self.env(**more))
        rows = [f for f in json.loads(r.stdout)['findings'] if f['id'] == 'libfabric']
        self.assertEqual([(f['code'], f['level'], f['subject']) for f in rows], [(code, level, subject)] if code else [])
        if code:
            self.assertIn(finding, rows[0]['finding'])

    def test_fabric(self):
        """Adapters that libfabric drives: a row says whether it is there; without one there is none."""
        self.fabric(None, '', '', '', PEERLANE_TEST_FABRIC_LIB='none')
        self.m.put('sys/class/cxi/cxi0/uevent', '')
        self.fabric('libfabric-missing', 'missing', 'cxi', 'fabric_lib', PEERLANE_TEST_FABRIC_LIB='none')
        self.fabric('libfabric-missing', 'missing', 'cxi', 'cannot be loaded', PEERLANE_TEST_FABRIC_LIB='libpeerlane-fabric-is-not-here.so')
        self.fabric(None, '', '', '', PEERLANE_TEST_FABRIC_LIB='none', PEERLANE_FABRIC_PROVIDERS='opx')
        # EFA is known by its driver, as its devices have any name.
        self.m.drop('sys/class/cxi')
        self.m.put('sys/class/infiniband/rdmap0s6/device/vendor', '0x1d0f')
        self.m.link('sys/class/infiniband/rdmap0s6/device/driver', 'sys/bus/pci/drivers/efa')
        self.fabric('libfabric-missing', 'missing', 'efa', 'fabric_lib', PEERLANE_TEST_FABRIC_LIB='none')
        if os.environ.get('FABRIC_LIB'):
            self.fabric('libfabric-ready', 'info', 'efa', 'never seen that on hardware', PEERLANE_TEST_FABRIC_LIB=os.environ['FABRIC_LIB'])

    def test_rdma_part_of_the_driver(self):
        self.m.drop('sys/class/infiniband/fake_1')
        self.m.drop(self.m.base(1) + '/infiniband')
        self.alone('rdma-module-missing', NICS[1], 'driver mlx5_core, the module mlx5_ib', 'modprobe mlx5_ib', 'missing')
        self.m.put('sys/module/mlx5_ib/initstate', 'live')
        self.alone('rdma-device-missing', NICS[1], 'no RDMA device', 'RoCE', 'missing')
        # Without a GPU it is no more than worth knowing, and with no other NIC it is all that is said.
        self.m.drop('sys/class/infiniband/fake_0')
        self.m.drop(self.m.base(0) + '/infiniband')
        self.m.drop('sys/module/mlx5_ib')
        rows = self.rows(PEERLANE_TEST_CUDA_LIB='none', PEERLANE_SOFT_GPUS='1x1MiB')
        self.assertEqual([(r['code'], r['level'], r['subject']) for r in rows],
                         [('rdma-module-missing', 'info', pci) for pci in NICS])

    def test_uverbs(self):
        self.m.drop('sys/class/infiniband_verbs')
        self.m.drop('sys/module/ib_uverbs')
        self.alone('rdma-uverbs-missing', '', 'ib_uverbs', 'modprobe ib_uverbs')
        self.staged('ib_uverbs', 'modprobe ib_uverbs')

    def test_nodes(self):
        self.m.drop('dev/infiniband/uverbs1')
        self.alone('rdma-node-missing', 'fake_1', 'no device node', 'udevadm')
        self.staged('no device node', 'udevadm', 'cuda:0 and fake_1')
        self.m.drop('dev/infiniband')
        self.alone('rdma-node-missing', 'fake_0, fake_1', 'no device node', 'udevadm')
        self.m.put('.dockerenv', '')
        row = self.alone('rdma-node-missing', 'fake_0, fake_1', 'no device node', '--device=/dev/infiniband')
        self.assertNotIn('udevadm', row['remedy'])
        self.staged('no device node', '--device=/dev/infiniband')

    def test_forbidden_nodes(self):
        for i in range(2):
            os.chmod(self.m.full('dev/infiniband/uverbs%d' % i), 0)
        env = self.env(PEERLANE_TEST_CUDA_LIB='none', PEERLANE_SOFT_GPUS='1x1MiB')
        if os.geteuid():
            out = self.run_tool('check', '--json', env=env).stdout
        else:
            out = self.as_other('check', '--json', *('--set', 'test_sysroot=' + self.m.folder)).stdout
        rows = [f for f in json.loads(out)['findings'] if f['code'] == 'rdma-node-forbidden']
        self.assertEqual([r['subject'] for r in rows], ['fake_0, fake_1'])
        self.assertIn('read and write /dev/infiniband/uverbs*', rows[0]['remedy'])

    def test_library(self):
        for lib, finding in (('libibverbs-is-not-here.so', 'was not found'), (OLD, 'too old'),
                             ('libc.so.6', 'no libibverbs')):
            self.alone('rdma-library-missing', '', finding, 'rdma-core 34', PEERLANE_TEST_VERBS_LIB=lib)
            self.staged('libibverbs cannot be used', 'rdma-core 34', PEERLANE_TEST_VERBS_LIB=lib)
        self.alone('rdma-library-old', '', 'no ibv_reg_dmabuf_mr', 'rdma-core to 34', PEERLANE_TEST_VERBS_LIB=NO_DMABUF)
        self.staged('registers no dma-bufs', 'rdma-core to 34', PEERLANE_TEST_VERBS_LIB=NO_DMABUF)
        self.alone('rdma-provider-missing', 'fake_1', 'does not list it', 'ibverbs-providers', FAKEVERBS='1x1')
        self.staged('does not list it', 'ibverbs-providers', 'cuda:0 and fake_1', FAKEVERBS='1x1')
        self.alone('rdma-provider-missing', 'fake_0, fake_1', 'does not list it', 'ibverbs-providers', FAKEVERBS='0')

    def test_open(self):
        fail = {'FAKEVERBS_FAIL': 'ibv_open_device:2:1'}
        self.alone('rdma-open-failed', 'fake_1', 'cannot be opened', '--device=/dev/infiniband', **fail)
        self.staged('cannot be opened', '--device=/dev/infiniband', 'cuda:0 and fake_1', **fail)
        # What cannot be asked is unknown, and spoils nothing else.
        rows = self.odd(FAKEVERBS_FAIL='ibv_query_device:1:5,ibv_query_port:1:5')
        self.assertEqual(rows, [])
        self.staged('registers no dma-bufs', 'nvidia-peermem', 'cuda:0 and fake_0', FAKEVERBS_FAIL='ibv_alloc_pd:1:12')

    def test_memlock(self):
        self.m.memlock('8388608')
        row = self.alone('rdma-memlock-low', '', '8 MiB may be locked', 'ulimit -l unlimited')
        self.assertIn('320 MiB', row['finding'])
        self.m.put('proc/self/status', IPC_LOCK)
        self.assertEqual(self.odd(), [])
        self.m.put('proc/self/uid_map', '         0          0 4294967295')
        self.assertEqual(self.odd(), [])
        # In a user namespace of its own the capability does not count.
        self.m.put('proc/self/uid_map', '         0       1000          1')
        self.alone('rdma-memlock-low', '', '8 MiB may be locked', '--ulimit memlock=-1')
        self.m.memlock('1073741824')
        self.assertEqual(self.odd(), [])

    def test_ports_that_are_down(self):
        self.m.rdma(1, 'state', '1: DOWN')
        self.m.rdma(1, 'phys_state', '2: Polling')
        self.alone('rdma-port-down', 'fake_1/1', 'down (its link: Polling)', 'cable')
        self.staged('none of its ports', 'cable', 'cuda:0 and fake_1')
        self.m.rdma(1, 'phys_state', '3: Disabled')
        self.alone('rdma-port-down', 'fake_1/1', 'down (its link: Disabled)', 'turn the port on')
        self.m.put(self.m.base(1) + '/net/eth1/flags', '0x1002')
        self.alone('rdma-port-down', 'fake_1/1', 'down', 'ip link set dev eth1 up')
        self.m.rdma(1, 'link_layer', 'InfiniBand')
        self.m.rdma(1, 'state', '2: INIT')
        self.m.rdma(1, 'phys_state', '5: LinkUp')
        self.alone('rdma-port-down', 'fake_1/1', 'not set up by a subnet manager', 'opensm')

    def test_second_port(self):
        where = self.m.base(1) + '/infiniband/fake_1/ports/2/'
        for name, text in (('state', '1: DOWN'), ('phys_state', '2: Polling'), ('link_layer', 'Ethernet')):
            self.m.put(where + name, text)
        self.alone('rdma-port-down', 'fake_1/2', 'down', 'cable', 'info')

    def test_links(self):
        self.m.rdma(1, 'rate', '100 Gb/sec (4X EDR)')
        row = self.alone('rdma-port-slow', 'fake_1/1', 'has 100 Gb/s', 'the speed that the switch')
        self.assertIn('fake_0', row['finding'])
        self.m.rdma(1, 'rate', '50 Gb/sec (1X HDR)')
        self.m.rdma(1, 'link_layer', 'InfiniBand')
        self.alone('rdma-port-narrow', 'fake_1/1', 'one lane', 'cable', FAKEVERBS_PORTS='1.1:link=ib')

    def test_pcie(self):
        pci = 'sys/bus/pci/devices/%s/' % NICS[1]
        self.m.put(pci + 'current_link_width', '8')
        self.alone('rdma-pcie-narrow', 'fake_1', '8 of 16 lanes', 'reseat')
        for path in (pci, 'sys/bus/pci/devices/0000:80:01.0/'):
            self.m.put(path + 'max_link_width', '4')
            self.m.put(path + 'current_link_width', '4')
        self.alone('rdma-pcie-less', 'fake_1', 'its port 25.0', 'more lanes', 'info')
        self.m.put('proc/cpuinfo', 'flags\t\t: fpu hypervisor\n')  # emulated there
        self.assertEqual(self.odd(), [])
        direct = [r for r in self.rows() if r['code'] == 'rdma-gpu-direct']
        self.assertEqual([r['subject'] for r in direct], ['cuda:0 and fake_0, fake_1', 'cuda:1 and fake_0, fake_1'])
        self.assertIn('how far apart the two are is not shown', direct[0]['finding'])

    def test_mtu(self):
        self.m.put(self.m.base(1) + '/net/eth1/mtu', '1500')
        row = self.alone('rdma-mtu-small', 'fake_1/1', 'carry 1024 bytes and not 4096: the MTU of eth1 is 1500',
                         'ip link set dev eth1 mtu 4200', 'info', FAKEVERBS_PORTS='1.1:mtu=1024')
        self.assertIn('4 times the packets, and headers take 7.4 % of the link instead of 2.0 %', row['finding'])
        # Without a NIC that is open it is reckoned.
        rows = self.rows(PEERLANE_TEST_VERBS_LIB='none')
        self.assertEqual([r['subject'] for r in rows if r['code'] == 'rdma-mtu-small'], ['fake_1/1'])
        self.m.rdma(1, 'link_layer', 'InfiniBand')
        self.alone('rdma-mtu-small', 'fake_1/1', 'carry 2048 bytes', 'subnet manager', 'info',
                   FAKEVERBS_PORTS='1.1:link=ib:mtu=2048')

    def test_gids(self):
        self.m.gids(1)
        self.alone('rdma-gid-none', 'fake_1/1', 'no address', 'ip addr add ADDRESS dev eth1')
        self.staged('none of its ports', 'ip addr add ADDRESS dev eth1', 'cuda:0 and fake_1')
        self.m.gids(1, (LOCAL % 1, 'IB/RoCE v1'), (LOCAL % 1, 'RoCE v2'))
        row = self.alone('rdma-gid-link-local', 'fake_1/1', 'link-local (fe80::202:c9ff:fe00:1)', 'dev eth1')
        self.assertTrue(row['detail'][2].endswith('4  taken'), row)
        self.m.gids(1, (LOCAL % 1, 'IB/RoCE v1'), (V4 % 1, 'IB/RoCE v1'))
        row = self.alone('rdma-gid-v1', 'fake_1/1', 'RoCE v1 alone (10.0.0.1', 'RoCE v2')
        self.assertTrue(row['detail'][2].endswith('2  taken'), row)
        self.m.gids(1, (LOCAL % 1, 'RoCE v2'), (V6 % 1, 'IB/RoCE v1'), (V6 % 1, 'RoCE v2'))
        row = self.alone('rdma-gid-ipv6', 'fake_1/1', '2001:db8::1 is taken', '', 'info')
        self.assertTrue(row['detail'][3].endswith('5  taken'), row)
        self.m.gids(1, (V4 % 1, 'RoCE v2'))
        self.m.put(self.m.base(1) + '/net/eth1/flags', '0x1002')
        row = self.alone('rdma-interface-down', 'fake_1/1', '10.0.0.1 is of the interface eth1', 'dev eth1 up')
        self.assertTrue(row['detail'][1].endswith('taken  interface down'), row)

    def test_infiniband(self):
        for i in range(2):
            self.m.rdma(i, 'link_layer', 'InfiniBand')
            self.m.gids(i, (LOCAL % i, 'IB/RoCE v1'))
        env = {'FAKEVERBS_LINK': 'ib'}
        self.assertEqual(self.odd(**env), [])
        port = [r for r in self.rows(**env) if r['code'] == 'rdma-port'][0]
        self.assertEqual(port['finding'], 'active, 200 Gb/sec (4X HDR), InfiniBand, packets of 4096 bytes')

    def test_other_kinds(self):
        self.m.put(self.m.base(1) + '/infiniband/fake_1/node_type', '4: RNIC')
        self.alone('rdma-kind', 'fake_1', 'neither InfiniBand nor RoCE', '', 'info')
        self.assertNotIn('fake_1', str([r for r in self.rows() if r['id'] == 'gpudirect-rdma']))

    def test_gpus_without_dmabuf(self):
        refused = {'FAKECUDA_FAIL': 'cuMemGetHandleForAddressRange:1:801,cuMemGetHandleForAddressRange:2:801'}
        self.staged('cannot be exported as a dma-buf', 'open kernel modules', **refused)
        self.m.put('proc/driver/nvidia/version', 'NVRM version: NVIDIA UNIX x86_64 Kernel Module  535.183.01')
        self.staged('proprietary kernel modules', 'open kernel modules', **refused)
        self.staged('lets no other device access', 'data-centre', FAKECUDA_ATTR='116:0', **refused)
        self.m.put('sys/module/nvidia_peermem/version', '535.183.01')
        self.staged('lets no other device access', 'data-centre', FAKECUDA_ATTR='116:0', **refused)
        near = [r for r in self.rows(**refused) if r['code'] == 'rdma-gpu-direct']
        self.assertEqual(len(near), 2, near)
        self.assertIn('by nvidia-peermem', near[0]['finding'])

    def test_nics_without_dmabuf(self):
        env = {'FAKEVERBS_DMABUF': '0'}
        self.staged('its driver mlx5_core registers no dma-bufs', 'modprobe nvidia-peermem', **env)
        self.m.put('sys/module/nvidia_peermem/version', '580.95.05')
        self.assertEqual(self.odd(**env), [])
        self.assertIn('by nvidia-peermem', str(self.rows(**env)))
        self.assertIn('by dma-buf', str(self.rows()))  # which comes first

    def test_old_kernel(self):
        self.m.put('proc/sys/kernel/osrelease', '5.4.0-150')
        self.staged('this kernel (5.4.0-150) registers no dma-bufs', '5.12 or newer')

    def test_order_of_writes(self):
        rows = self.odd(FAKECUDA_ATTR='118:0,117:0')
        self.assertEqual([(r['code'], r['subject']) for r in rows], [
            ('rdma-gpu-unordered', 'cuda:%d and fake_0, fake_1' % i) for i in range(2)], rows)
        self.assertIn('staged', rows[0]['finding'])

    def test_acs(self):
        self.m.port(SWITCH + '0000:06:02.0', acs=True)
        rows = self.odd()
        self.assertEqual([(r['code'], r['subject']) for r in rows], [
            ('rdma-gpu-acs', 'cuda:%d and fake_0' % i) for i in range(2)], rows)
        self.assertIn('pci=disable_acs_redir', rows[0]['remedy'])

    def test_iommu(self):
        self.m.put('sys/kernel/iommu_groups/7/type', 'DMA')
        self.m.link(self.m.base(1) + '/iommu_group', 'sys/kernel/iommu_groups/7')
        rows = self.odd()
        self.assertEqual([(r['code'], r['subject']) for r in rows], [
            ('rdma-gpu-iommu', 'cuda:%d and fake_1' % i) for i in range(2)], rows)
        self.assertIn('iommu=pt', rows[0]['remedy'])

    def test_nothing_near(self):
        self.m.drop('sys/class/infiniband/fake_0')
        self.m.drop(self.m.base(0) + '/infiniband')
        self.m.drop('sys/bus/pci/devices/%s/driver' % NICS[0])
        far = [r for r in self.rows() if r['code'] == 'rdma-gpu-far']
        self.assertEqual([(r['subject'], r['level']) for r in far], [('cuda:0 and fake_1', 'info'), ('cuda:1 and fake_1', 'info')])
        self.assertIn('nearest to this GPU', far[0]['finding'])
        self.assertIn('one PCIe switch', far[0]['remedy'])

    def test_no_gpu(self):
        rows = self.rows(PEERLANE_TEST_CUDA_LIB='none', PEERLANE_SOFT_GPUS='1x1MiB')
        self.assertEqual([r for r in rows if r['level'] != 'ok' or r['id'] == 'gpudirect-rdma'], [])

    def test_what_sysfs_may_hold(self):
        self.m.rdma(1, 'state', '77777777777777777777: \x1b[31m')
        self.m.rdma(1, 'phys_state', 'x' * 4000)
        self.m.rdma(1, 'rate', '9' * 300)
        self.m.rdma(0, 'rate', '\x1b]0;x\x07(((')
        self.m.rdma(1, 'gids/0', 'not an address')
        self.m.rdma(1, 'gids/99999999999', V4 % 1)
        self.m.rdma(1, 'gid_attrs/types/3', '\x07')
        self.m.rdma(1, 'gid_attrs/ndevs/3', '../../etc')
        self.m.put(self.m.base(1) + '/net/eth1/mtu', '-1')
        self.m.put('sys/class/infiniband_verbs/uverbs1/ibdev', 'x' * 200)
        self.m.put('proc/self/status', 'CapEff:\n' * 600)
        for row in self.rows():
            self.assertTrue(all(c.isprintable() for c in row['finding'] + row['subject'] + ''.join(row['detail'])), row)


if __name__ == '__main__':
    cli.main()
