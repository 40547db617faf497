# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Machines that nobody here has, as trees of sysfs and procfs files: what Linux shows of them, and in
nvml.txt what the GPUs' management library says. Each machine is a few lines of this file.

    machines.py NAME FOLDER [DEVICES]     makes one (DEVICES: only of "many")
    machines.py --list
"""

import os
import sys

SPEED = {1: '2.5', 2: '5.0', 3: '8.0', 4: '16.0', 5: '32.0', 6: '64.0'}


class Function:
    """A PCI function, in the folder `path` below /sys/devices."""

    def __init__(self, machine, path, address, numa):
        self.machine, self.path, self.address, self.numa = machine, path, address, numa
        self.bus = self.slots = 0  # what is below it, if it is a bridge

    def below(self, vendor, device, cls, gen=0, width=0, now=None, acs=None, slot=None):
        """A function one level further down; `now` is (generation, width) where they are less."""
        if slot is None:
            slot = self.slots
            self.slots += 1
        address = '%s:%02x:%02x.0' % (self.machine.domain, self.bus, slot)
        f = Function(self.machine, os.path.join(self.path, address), address, self.numa)
        self.machine.function(f, vendor, device, cls, gen, width, now or (gen, width), acs)
        if cls == 0x060400:
            self.machine.buses += 1
            f.bus = self.machine.buses
        return f

    def port(self, gen, width, acs=False):
        """A root port, or a switch's lower port: where a device or a switch is plugged in."""
        f = self.below(0x8086 if self.path.count('/') == 0 else 0x10b5, 0x9797, 0x060400, gen,
                       width, acs=acs)
        f.gen, f.width = gen, width
        return f

    def switch(self, gen, width):
        """A switch below a port: its upper port."""
        f = self.below(0x10b5, 0x9797, 0x060400, gen, width)
        f.gen, f.width = gen, width
        return f


class Machine:
    def __init__(self, folder, vendor, family, model, numa, cpus, gib, vm=False, distances=None):
        self.folder, self.domain = folder, '0000'
        self.buses = 0
        self.gpus, self.nvml, self.disks, self.nics = [], [], 0, 0
        self.mounts = []
        self.write('proc/cpuinfo', 'processor\t: 0\nvendor_id\t: %s\ncpu family\t: %d\nmodel\t\t: %d\n'
                   'model name\t: processor\nflags\t\t: fpu vme%s\n\n'
                   % (vendor, family, model, ' hypervisor' if vm else ''))
        self.write('proc/sys/kernel/osrelease', '6.18.0\n')
        for i in range(numa):
            near = [10 if k == i else 21 for k in range(numa)] if not distances else distances[i]
            each = cpus // numa
            self.write('sys/devices/system/node/node%d/cpulist' % i,
                       '%d-%d\n' % (i * each, (i + 1) * each - 1))
            self.write('sys/devices/system/node/node%d/distance' % i,
                       ' '.join(str(x) for x in near) + '\n')
            self.write('sys/devices/system/node/node%d/meminfo' % i,
                       'Node %d MemTotal:       %d kB\n' % (i, gib << 20))
        for folder in ('sys/bus/pci/devices', 'sys/class/block', 'sys/dev/block', 'sys/class/net',
                       'sys/class/infiniband'):
            os.makedirs(os.path.join(self.folder, folder), exist_ok=True)
        self.with_numa = numa > 1
        # Its host bridges.
        self.bridge = (0x1022, 0x1480) if vendor == 'AuthenticAMD' else \
            (0x8086, 0x29c0 if vm else 0x2020 if model == 0x55 else 0x09a2)

    def write(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'wb') as f:
            f.write(text if isinstance(text, bytes) else text.encode())

    def link(self, path, to):
        """A symbolic link at `path` to another place below the root, relative as in sysfs."""
        full = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        os.symlink(os.path.relpath(to, os.path.dirname(path)), full)

    def root(self, numa, bus):
        """A host bridge whose first bus is `bus`."""
        f = Function(self, 'pci0000:%02x' % bus, '', numa)
        f.bus, self.buses, f.slots = bus, bus, 1
        f.below(*(self.bridge + (0x060000,)), slot=0)
        return f

    def function(self, f, vendor, device, cls, gen, width, now, acs):
        base = 'sys/devices/' + f.path
        self.link('sys/bus/pci/devices/' + f.address, base)
        self.write(base + '/vendor', '0x%04x\n' % vendor)
        self.write(base + '/device', '0x%04x\n' % device)
        self.write(base + '/subsystem_vendor', '0x%04x\n' % vendor)
        self.write(base + '/subsystem_device', '0x0000\n')
        self.write(base + '/class', '0x%06x\n' % cls)
        self.write(base + '/numa_node', '%d\n' % (f.numa if self.with_numa else -1))
        if gen:
            self.write(base + '/max_link_speed', SPEED[gen] + ' GT/s PCIe\n')
            self.write(base + '/max_link_width', '%d\n' % width)
            self.write(base + '/current_link_speed', SPEED[now[0]] + ' GT/s PCIe\n')
            self.write(base + '/current_link_width', '%d\n' % now[1])
        if acs is not None:
            # An access control capability right behind the conventional space, the last one.
            config = bytearray(4096)
            config[256:264] = bytes([0x0d, 0, 1, 0, 0, 0, 0x0c if acs else 0, 0])
            self.write(base + '/config', bytes(config))

    def gpu(self, port, device, sm, gib, model, bar1_mib, now=None, c2c=(0, 0)):
        f = port.below(0x10de, device, 0x030200, port.gen, port.width, now)
        base = 'sys/devices/' + f.path
        self.write(base + '/resource', '0x%016x 0x%016x 0x0000000000040200\n' % (1 << 32, (1 << 32) + (16 << 20) - 1) +
                   '0x%016x 0x%016x 0x000000000014220c\n' % (1 << 40, (1 << 40) + (bar1_mib << 20) - 1))
        gen, width = now or (port.gen, port.width)
        self.nvml.append('gpu %s %d %d %d %d %d %d %d %d %d %s' % (
            f.address, sm, gib << 10, bar1_mib, gen, port.gen, width, port.width, c2c[0], c2c[1],
            model))
        self.gpus.append(f)
        return f

    def nvlink(self, gpu, number, far, address='-'):
        self.nvml.append('link %d %d %s %s' % (gpu, number, far, address))

    def nic(self, port, device=0x1019, gbits=100, infiniband=True, lanes=None):
        f = port.below(0x15b3, device, 0x020700 if infiniband else 0x020000, port.gen,
                       lanes or port.width)
        base = 'sys/devices/' + f.path
        name = '%s%d' % ('ib' if infiniband else 'eth', self.nics)
        self.write(base + '/net/%s/speed' % name, '%d\n' % (gbits * 1000))
        self.link('sys/class/net/' + name, base + '/net/' + name)
        rdma = 'mlx5_%d' % self.nics
        self.write(base + '/infiniband/%s/ports/1/rate' % rdma, '%d Gb/sec (4X)\n' % gbits)
        self.write(base + '/infiniband/%s/sys_image_guid' % rdma,
                   'b8ce:f603:00aa:%04x\n' % self.nics)
        self.link('sys/class/infiniband/' + rdma, base + '/infiniband/' + rdma)
        self.nics += 1
        return f

    def disk(self, folder, name, number, gib, device):
        base = 'sys/devices/%s/%s' % (folder, name)
        self.write(base + '/dev', number + '\n')
        self.write(base + '/size', '%d\n' % (gib << 21))
        self.write(base + '/queue/logical_block_size', '512\n')
        self.write(base + '/queue/rotational', '0\n')
        os.makedirs(os.path.join(self.folder, base, 'slaves'))
        self.link('sys/class/block/' + name, base)
        self.link('sys/dev/block/' + number, base)
        if device:
            self.link(base + '/device', device)

    def nvme(self, port, gib=3576, model=0xa804):
        f = port.below(0x144d, model, 0x010802, port.gen, port.width)
        n = self.disks
        self.disks += 1
        folder = f.path + '/nvme/nvme%d' % n
        self.write('sys/devices/' + folder + '/transport', 'pcie\n')
        self.disk(folder, 'nvme%dn1' % n, '259:%d' % n, gib, 'sys/devices/' + folder)
        return 'nvme%dn1' % n

    def virtio_disk(self, root, gib):
        f = root.below(0x1af4, 0x1042, 0x018000)
        self.write('sys/devices/' + f.path + '/virtio0/features', '0\n')
        self.disk(f.path + '/virtio0/block', 'vda', '254:0', gib,
                  'sys/devices/' + f.path + '/virtio0')

    def md(self, name, number, level, below):
        self.disk('virtual/block', name, number, 1, None)
        base = 'sys/devices/virtual/block/' + name
        self.write(base + '/md/level', level + '\n')
        for disk in below:
            self.link(base + '/slaves/' + disk, 'sys/class/block/' + disk)

    def mount(self, number, point, fs, source):
        self.mounts.append('30 1 %s / %s rw - %s %s rw\n' % (number, point, fs, source))

    def done(self):
        self.write('nvml.txt', ''.join(line + '\n' for line in self.nvml))
        self.write('proc/self/mountinfo', ''.join(self.mounts))


def dgx_2(folder):
    """Two sockets, two trees of switches each; 16 GPUs of 6 NVLinks, on two boards of 6 switches."""
    m = Machine(folder, 'GenuineIntel', 6, 0x55, numa=2, cpus=96, gib=768)
    drives = []
    switches = []
    for socket, bus in ((0, 0x16), (0, 0x2e), (1, 0x86), (1, 0xae)):
        root = m.root(socket, bus)
        upper = root.port(3, 16).switch(3, 16)
        for _ in range(2):
            leaf = upper.port(3, 16).switch(3, 16)
            for _ in range(2):
                m.gpu(leaf.port(3, 16), 0x1db8, 70, 32, 'Tesla V100-SXM3-32GB', 32768)
            m.nic(leaf.port(3, 16))
            for _ in range(2):
                drives.append(m.nvme(leaf.port(3, 4)))
        for _ in range(3):
            switches.append(upper.port(3, 4).below(0x10de, 0x1ac2, 0x068000, 3, 4).address)
    for g in range(16):
        for k in range(6):
            m.nvlink(g, k, 'switch', switches[g // 8 * 6 + k])
    m.md('md0', '9:0', 'raid0', drives)
    m.mount('9:0', '/raid', 'ext4', '/dev/md0')
    m.done()


def hgx_h200(folder):
    """Two sockets; each GPU below a switch of its own with a NIC and two drives; four NVSwitches."""
    m = Machine(folder, 'GenuineIntel', 6, 0x8f, numa=2, cpus=192, gib=1024)
    switches = []
    board = None
    for g, bus in enumerate((0x15, 0x26, 0x37, 0x48, 0x97, 0xa7, 0xb7, 0xc7)):
        root = m.root(g // 4, bus)
        leaf = root.port(5, 16).switch(5, 16)
        m.gpu(leaf.port(5, 16), 0x2335, 90, 141, 'NVIDIA H200', 262144, now=(1, 16))
        m.nic(leaf.port(5, 16), 0x1021, 400)
        for _ in range(1):
            m.nvme(leaf.port(5, 4), model=0xa826)
    root = m.root(0, 0x05)
    board = root.port(3, 4).switch(3, 4)
    for _ in range(4):
        switches.append(board.port(3, 2).below(0x10de, 0x22a3, 0x068000, 3, 2).address)
    for g in range(8):
        k = 0
        for at, count in enumerate((4, 5, 5, 4)):
            for _ in range(count):
                m.nvlink(g, k, 'switch', switches[at])
                k += 1
    m.done()


def hgx_h200_vm(folder):
    """The same in a virtual machine: no switch of either kind, one NUMA node, a made-up bus."""
    m = Machine(folder, 'GenuineIntel', 6, 0x8f, numa=1, cpus=192, gib=1800, vm=True)
    root = m.root(0, 0)
    m.virtio_disk(root, 2048)
    for g in range(8):
        m.gpu(root.port(5, 16), 0x2335, 90, 141, 'NVIDIA H200', 262144)
        for k in range(18):
            m.nvlink(g, k, 'unknown')
    m.mount('254:0', '/', 'ext4', '/dev/vda')
    m.done()


def pcie_8gpu(folder):
    """Two sockets, two switches each with two GPUs, a NIC and two drives; no NVLink; access control
    redirects on one port of the second switch."""
    m = Machine(folder, 'AuthenticAMD', 25, 1, numa=2, cpus=128, gib=512)
    for socket, bus in ((0, 0x20), (0, 0x40), (1, 0xa0), (1, 0xc0)):
        switch = m.root(socket, bus).port(4, 16).switch(4, 16)
        for k in range(2):
            m.gpu(switch.port(4, 16, acs=bus == 0x40 and k == 1), 0x20f1, 80, 40,
                  'NVIDIA A100-PCIE-40GB', 65536)
        m.nic(switch.port(4, 16), 0x101b, 200)
        for _ in range(2):
            m.nvme(switch.port(4, 4), model=0xa80a)
    m.nvml.append('p2p 2 - - 5')
    m.done()


def workstation(folder):
    """Two sockets without switches: a GPU, a drive and a NIC each on a root port of its own; one
    GPU in a slot of eight lanes."""
    m = Machine(folder, 'GenuineIntel', 6, 0x55, numa=2, cpus=40, gib=96)
    for socket, bus in ((0, 0x3a), (1, 0xae)):
        root = m.root(socket, bus)
        m.gpu(root.port(3, 16), 0x1e30, 75, 48, 'Quadro RTX 8000', 256,
              now=(3, 8) if socket else None)
        root = m.root(socket, bus + 0x20)
        m.nvme(root.port(3, 4), 953)
        if socket == 0:
            m.nic(root.port(3, 8), 0x1015, 25, infiniband=False)
    m.nvml.append('p2p 2 - - 5')
    m.mount('259:0', '/', 'ext4', '/dev/nvme0n1')
    m.mount('259:1', '/data', 'xfs', '/dev/nvme1n1')
    m.done()


def many(folder, devices=512):
    """As many devices, each below a port of a switch, eight of them to a switch: for counts."""
    m = Machine(folder, 'AuthenticAMD', 25, 1, numa=2, cpus=256, gib=512)
    for at in range(0, devices, 32):
        m.domain = '%04x' % (at // 32)
        root = Function(m, 'pci%s:00' % m.domain, '', at // 32 % 2)
        root.slots, m.buses = 1, 0
        for _ in range(4):
            switch = root.port(5, 16).switch(5, 16)
            for k in range(8):
                if k < 4:
                    m.gpu(switch.port(5, 16), 0x2335, 90, 141, 'NVIDIA H200', 262144)
                elif k < 6:
                    m.nic(switch.port(5, 16), 0x1021, 400)
                else:
                    m.nvme(switch.port(5, 4))
    m.done()


MACHINES = {'dgx-2': dgx_2, 'hgx-h200': hgx_h200, 'hgx-h200-vm': hgx_h200_vm,
            'pcie-8gpu': pcie_8gpu, 'workstation': workstation, 'many': many}


def main():
    if sys.argv[1:] == ['--list']:
        print('\n'.join(MACHINES))
    elif len(sys.argv) == 4:
        MACHINES[sys.argv[1]](sys.argv[2], int(sys.argv[3]))
    else:
        MACHINES[sys.argv[1]](sys.argv[2])


main()
