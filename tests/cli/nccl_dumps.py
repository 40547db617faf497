# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Topology files of 8-GPU machines as NCCL dumps them, and as clouds ship them for NCCL_TOPO_FILE: each
way of writing that files in the wild have. Made from those ways alone: no file was copied.
"""


def tag(element, inside=None, **attributes):
    text = '<%s%s' % (element, ''.join(' %s="%s"' % a for a in attributes.items()))
    return text + '/>\n' if inside is None else text + '>\n%s</%s>\n' % (inside, element)


def pci(bus, kind, inside=None, speed='32.0 GT/s PCIe', width=16, ids=True):
    """ids: vendor and device, as dumps have; files that people write leave them out."""
    more = dict(vendor='0x10de', device='0x2330', subsystem_vendor='0x10de',
                subsystem_device='0x16c1') if ids else {}
    known = {} if kind is None else {'class': '0x' + kind}
    return tag('pci', inside, busid=bus, **known, **more, link_speed=speed, link_width=width)


def gpu(dev, links, sm=90, c2c='', **more):
    nvlinks = ''.join(tag('nvlink', target=t, count=n, tclass=c) for t, n, c in links)
    return tag('gpu', nvlinks + c2c if links or c2c else None, dev=dev, sm=sm, **more, rank=dev, gdr=1)


def net(name, dev=0, speed=400000, port=1, latency='0.000000', guid='0xa87cb10003e1a258', **more):
    return tag('net', name=name, dev=dev, speed=speed, port=port, latency=latency, guid=guid,
               maxconn=131072, gdr=1, **more)


def cpu(numa, inside, affinity='00000000,ffffffff', vendor='GenuineIntel', arch='x86_64', **more):
    known = dict(affinity=affinity) if affinity else {}
    maker = dict(vendor=vendor, familyid=6, modelid=143) if vendor else {}
    return tag('cpu', inside, **more, numaid=numa, **known, arch=arch, **maker)


def system(*cpus):
    return tag('system', ''.join(cpus), version=1)


MASKS = ('00000000,00000000,0000ffff,ffffffff', 'ffffffff,ffffffff,ffff0000,00000000')
SWITCHES = [('0000:f5:00.0', 5, '0x068000'), ('0000:f4:00.0', 5, '0x068000'),
            ('0000:f3:00.0', 4, '0x068000'), ('0000:f6:00.0', 4, '0x068000')]


def below_switches(device, uplink='32.0 GT/s PCIe', lanes=16, ids=True, **more):
    """Two sockets, four switches each: what device(g, bus) gives hangs on them."""
    def side(numa):
        return ''.join(pci('0000:%02x:00.0' % (0x10 + 8 * g), '060400', device(g, 0x10 + 8 * g),
                           uplink, lanes, ids) for g in range(4 * numa, 4 * numa + 4))
    return system(*[cpu(n, side(n), MASKS[n], **more) for n in (0, 1)])


def hopper(width=16, speed='32.0 GT/s PCIe', **nets):
    def device(g, bus):
        turned = SWITCHES[g % 4:] + SWITCHES[:g % 4]  # each GPU lists them in its own order
        return pci('0000:%02x:00.0' % (bus + 3), '030200', gpu(g, turned), speed, width) + pci(
            '0000:%02x:00.0' % (bus + 2), '020000', tag('nic', net('mlx5_%d' % g, g, **nets)),
            speed, width)
    return device


def dgx_1v():
    """GPUs linked to each other: no switch, and not each with each."""
    twice = {(0, 3), (0, 4), (1, 2), (1, 5), (2, 3), (4, 7), (5, 6), (6, 7)}
    once = {(0, 1), (0, 2), (1, 3), (2, 6), (3, 7), (4, 5), (4, 6), (5, 7)}

    def device(g, bus):
        links = [('0000:%02x:00.0' % (0x13 + 8 * b), 2 if pair in twice else 1, '0x030200')
                 for pair in sorted(twice | once) if g in pair for b in pair if b != g]
        return pci('0000:%02x:00.0' % (bus + 3), '030200', gpu(g, links, 70), '8 GT/s', 16, False)
    return below_switches(device, '8 GT/s', ids=False)


def hidden(target):
    """A virtual machine: no NUMA node is known, no switch is shown."""
    return system(cpu(-1, ''.join(
        pci('0000:%02x:00.0' % (5 + g), '030200', gpu(g, [(target, 18, '0x068000')]),
            '16.0 GT/s PCIe') for g in range(8)), None, host_hash='0x51a8d39608097de4'))


def grace():
    def side(numa):
        return ''.join(pci('%04x:06:00.0' % (8 + 16 * numa + k), '030200', gpu(
            2 * numa + k, [('fffffff:ff:ff.0', 18, '0x068000')], 103,
            tag('c2c', bw=44712, count=5))) + pci(
                '%04x:03:00.0' % (16 * numa + 2 * k), '020700',
                tag('nic', net('mlx5_%d' % (2 * numa + k), speed=800000, net=1, gin=1, rma=1)),
                '64.0 GT/s PCIe') for k in (0, 1))
    return system(*[cpu(n, side(n), MASKS[n], None, 'arm64') for n in (0, 1)])


def bare(g, bus):
    """What clouds ship: PCIe alone."""
    return pci('0000:%02x:1c.0' % bus, '030200', None, '8 GT/s', 16, False) + \
        '<!-- a NIC -->\n' + pci('0000:%02x:1b.0' % bus, '020000', None, '8 GT/s', 16, False)


def ranks():
    links = [('fffffff:ff:ff.0', 36, '0x068000')]
    return system(cpu(0, pci('0002:81:00.0', '030200', gpu(0, links, 107, mlopart=0) +
                             gpu(0, links, 107, mlopart=1)), vendor=None, arch='arm64'))


def two_ports():
    both = tag('nic', net('mlx5_4', 4, 200000) + net('mlx5_5', 5, 100000, 2))
    return system(cpu(7, pci('0000:61:00.0', '020700', both), vendor='AuthenticAMD'),
                  cpu(0, pci('0000:01:00.0', '030200', gpu(0, [], 80)), vendor='AuthenticAMD'))


SOCKET_NIC = tag('nic', net('eth0', speed=10000, port=0, guid='0x0'))

# Name: the file; GPUs, NICs, NVLinks of all GPUs; warnings, how many of each.
DUMPS = {
    'hopper': (below_switches(hopper(), host_hash='0xa5'), 8, 8, 144, {}),
    'old-speeds': (below_switches(hopper(speed='32.0 GT/s', latency='0', coll=1)), 8, 8, 144, {}),
    'new-nets': (below_switches(hopper(latency='75', net=1, gin=1)), 8, 8, 144, {}),
    'vm-narrow-uplinks': (below_switches(hopper(0), '2.5 GT/s PCIe', 1), 8, 8, 144,
                          {'0 as "link_width"': 16}),
    'vm-hidden': (hidden('fffffff:ff:ff.0'), 8, 0, 144, {'numaid -1': 1}),
    'vm-hidden-old': (hidden('fffffff:ffff:ff'), 8, 0, 144, {'numaid -1': 1}),
    'container': (system(*[cpu(n, pci('0000:%d1:00.0' % n, '030200', gpu(n, [], 100)) + SOCKET_NIC,
                               MASKS[n]) for n in (0, 1)]), 2, 0, 0, {'no PCI bus': 2}),
    'grace': (grace(), 4, 4, 72, {}),
    'dgx-1v': (dgx_1v(), 8, 0, 48, {}),
    'two-ports': (two_ports(), 1, 2, 0, {'shares the PCIe link': 1}),
    'two-ranks': (ranks(), 1, 0, 36, {'a further rank': 1}),
    'cloud': ('<!--\nStatic.\n-->\n' + below_switches(bare, '8 GT/s', ids=False), 8, 8, 0,
              {'has no <gpu>': 8, 'has no <nic>': 8}),
    'cloud-no-class': (below_switches(bare, '8 GT/s', ids=False).replace(' class="0x060400"', '')
                       .replace(' class="0x020000"', ''), 8, 0, 0,
                       {'no "class"': 16, 'has no <gpu>': 8, 'has no class': 8}),
}
