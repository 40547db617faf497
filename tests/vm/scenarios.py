# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What is run in the guest: for each scenario its machine, its script and its programs."""

import dataclasses
import os
import typing

import guest
import module

MIB = 1 << 20
# Of blkdebug: which operation fails, and where.
BAD = ('[inject-error]\nevent = "none"\niotype = "%s"\nerrno = "5"\nsector = "%d"\n'
       'once = "off"\nimmediately = "off"\n')


@dataclasses.dataclass
class Scenario:
    """One boot. script: of guest/; programs: names that vm.py gets paths for."""

    name: str
    script: str
    programs: tuple
    devices: typing.Callable
    parts: tuple = ('base',)
    extra: typing.Callable = None  # (kernel, folder of the cache): more files for the guest
    # limit: seconds of QEMU's own time (guest.py), several times what it takes.
    options: dict = dataclasses.field(default_factory=dict)
    fetch: int = 600  # seconds that a download may take before the scenario is skipped
    least_bar: int = 0  # bytes of BARs that the drives must have been given
    # The script of a second guest on the same cable, with the same programs. It is there as long
    # as the first, which may have it stopped and killed.
    second: str = None


def usual(work):
    """
    `plain` and `cmb` share a switch, so that p2pdma works between them; `far` has a root port of
    its own, so that it does not; `mark` is the witness's.
    """
    return (guest.switch()
            + guest.drive('plain', 'dn0', 1024 * MIB, work)
            + guest.drive('cmb', 'dn1', 1024 * MIB, work, ',cmb_size_mb=64')
            + guest.drive('far', 'rp1', 256 * MIB, work)
            + guest.drive('mark', 'rp2', 9 << 30, work))


def with_accelerator(work):
    """The usual machine, with a device that has 256 MiB behind BAR 2 and no driver."""
    return usual(work) + guest.accelerator(256, 'dn2')


def everything(work):
    """And behind the switch a second drive and one with two controllers; a virtio disk."""
    image = os.path.join(work, 'virtio.img')
    with open(image, 'wb') as f:
        f.truncate(64 * MIB)
    return (with_accelerator(work) + guest.drive('second', 'dn3', 1024 * MIB, work)
            + guest.shared_drive('multi', ('dn4', 'dn5'), 64 * MIB, work)
            + ['-drive', 'if=none,id=virtio,file=%s,format=raw,cache=unsafe' % image,
               '-device', 'virtio-blk-pci,drive=virtio'])


def lying(work):
    """The usual machine with an IOMMU, which loses what drives send to each other."""
    return ['-device', 'intel-iommu,intremap=off'] + usual(work)


def breaking(work):
    """Drives for everything that can go wrong. Each error is one block 13 MiB and 5 pages in."""
    sector = 13 * 2048 + 5 * 8
    rules = {}
    for what in ('read', 'write'):
        rules[what] = os.path.join(work, 'bad%s.rules' % what)
        with open(rules[what], 'w', encoding='utf-8') as f:
            f.write(BAD % (what, sector))
    bad = 'driver=blkdebug,config=%s,image.driver=raw,image.file.driver=file,' \
          'image.file.filename={path}'
    ports = ['-device', 'pcie-root-port,id=rp0b,chassis=19,slot=19']
    ports += sum((['-device', 'pcie-root-port,id=hp%d,chassis=%d,slot=%d' % (i, 20 + i, 20 + i)]
                 for i in range(2)), [])
    return (guest.switch() + ports
            + guest.drive('plain', 'dn0', 512 * MIB, work)
            + guest.drive('badread', 'dn1', 24 * MIB, work, image=bad % rules['read'])
            + guest.drive('badwrite', 'dn2', 24 * MIB, work, image=bad % rules['write'])
            + guest.drive('slow', 'dn3', 24 * MIB, work, image='file={path},format=raw,'
                          'cache=unsafe,throttling.bps-read=4194304')
            + guest.accelerator(128, 'dn4')
            + guest.drive('gone', 'dn5', 24 * MIB, work)
            + guest.drive('leaving', 'rp0b', 192 * MIB, work, image='file={path},format=raw,'
                          'cache=unsafe,throttling.bps-read=33554432')
            + guest.drive('small', 'dn6', 32 * MIB, work)
            + guest.drive('pulled', 'hp0', 24 * MIB, work)
            + guest.drive('plugged', 'hp1', 24 * MIB, work))


def with_gpu(work):
    """For fakegpu: drives beside the GPU, some of them bad; `far` cannot reach it."""
    sector = 13 * 2048 + 5 * 8
    bad = []
    for what, port in (('read', 'dn1'), ('write', 'dn2')):
        rules = os.path.join(work, 'bad%s.rules' % what)
        with open(rules, 'w', encoding='utf-8') as f:
            f.write(BAD % (what, sector))
        bad += guest.drive('bad' + what, port, 24 * MIB, work,
                           image='driver=blkdebug,config=%s,image.driver=raw,'
                           'image.file.driver=file,image.file.filename={path}' % rules)
    return (guest.switch() + bad
            + guest.drive('plain', 'dn0', 512 * MIB, work)
            + guest.drive('slow', 'dn3', 24 * MIB, work, image='file={path},format=raw,'
                          'cache=unsafe,throttling.bps-read=4194304')
            + guest.accelerator(512, 'dn4')
            + guest.drive('far', 'rp1', 64 * MIB, work)
            + guest.drive('mark', 'rp2', 9 << 30, work))


def nothing(_work):
    """No drives: what is tested is a network within the guest."""
    return []


def plbar(kernel, folder):
    """kmod/plbar, built for the guest."""
    return [('t/plbar.ko', module.build('plbar', kernel, folder))]


def fakegpu(kernel, folder):
    """The tests' own GPU, built for the guest."""
    return [('t/fakegpu.ko', module.build('fakegpu', kernel, folder))]


SCENARIOS = (
    Scenario('smoke', 'smoke.sh', ('p2p', 'policy', 'matrix'), usual, least_bar=8 * MIB,
             fetch=80),
    Scenario('rdma-smoke', 'rdma-smoke.sh', ('net',), nothing, parts=('base', 'net'), fetch=80),
    Scenario('rdma', 'rdma.sh', ('net', 'peerlane'), usual, parts=('base', 'net'),
             options={'limit': 1500}),
    Scenario('hosts', 'hosts.sh', ('net',), nothing, parts=('base', 'net'), second='host.sh',
             options={'limit': 900, 'memory': 768}),
    Scenario('net', 'net.sh', ('tcp', 'nccl', 'peerlane', 'libnet', 'libnccl-net'), nothing,
             parts=('base', 'net'), options={'limit': 2400}),
    Scenario('library', 'library.sh', ('transfer', 'files', 'explain', 'neighbours', 'policy',
                                       'property', 'threads'), usual, parts=('base', 'tools'),
             options={'limit': 2700, 'memory': 2560}),
    Scenario('plbar', 'plbar.sh', ('p2p', 'hold', 'faults'), with_accelerator, parts=('base', 'cc'),
             extra=plbar, least_bar=100 * MIB, options={'limit': 720}),
    Scenario('matrix', 'matrix.sh', ('matrix', 'peerlane'), everything,
             parts=('base', 'tools', 'cc'), extra=plbar, least_bar=2048 * MIB,
             options={'limit': 3300, 'memory': 2048}),
    Scenario('liar', 'liar.sh', ('matrix', 'peerlane'), lying,
             options={'limit': 600, 'append': 'intel_iommu=on'}),
    Scenario('faults', 'faults.sh', ('faults', 'peerlane'), breaking, parts=('base', 'cc'),
             extra=plbar, least_bar=200 * MIB, options={'limit': 1500}),
    Scenario('gpu', 'gpu.sh', ('matrix', 'faults', 'gpu', 'peerlane', 'fakecuda'), with_gpu,
             parts=('base', 'cc'), extra=fakegpu, least_bar=512 * MIB,
             options={'limit': 2400, 'memory': 2048}),
    Scenario('fabrics', 'fabrics.sh', ('p2p', 'faults', 'peerlane'), usual,
             parts=('base', 'tools'), options={'limit': 1500}),
)


def find(name):
    return next((one for one in SCENARIOS if one.name == name), None)
