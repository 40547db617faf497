# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What `peerlane check` and `peerlane explain` tell an administrator to do for a direct path, and what
docs/direct-storage.md tells, is the same: each of these stands in both. docs/rdma.md has a place for each
finding about RDMA, and the words that it quotes are in the sources.
"""

import re

import tree

DOC = 'docs/direct-storage.md'
SAME = {
    'src/topo/p2p.c': (
        'boot with pci=disable_acs_redir=',
        'turn ACS off in the firmware',
        'put the drive and the device below one PCIe switch',
        'set the tunable p2p to try',
        'keep large files on a partition of an NVMe drive, or on md RAID 0, without LVM and '
        'encryption',
        'RAID 0, 1',
        'use an NVMe drive of this machine',
        'an NVMe drive by PCI passthrough',
    ),
    'src/topo/gpu.c': (
        'CONFIG_PCI_P2PDMA',
        '595.44',
        '565.57',
        '/dev/nvidia-uvm',
    ),
    'src/move/p2pdma/check.c': ('on ext4 or xfs',),
    'src/report/findings.h': ('boot with iommu=pt, or turn the IOMMU off',),
    'src/dev/bar/bar.c': ('p2pmem/published', 'p2pmem/allocate', 'run as root', 'chgrp'),
}


RDMA_DOC = 'docs/rdma.md'
RDMA = {
    'src/report/check_rdma.c': (
        'there is no RDMA NIC',
        'is not loaded',
        'there is no device node in /dev/infiniband for this process to open',
        'udevadm trigger --subsystem-match=infiniband_verbs',
        'docker run --device=/dev/infiniband',
        'the kernel has this RDMA device and libibverbs does not list it',
        'libibverbs was loaded, of rdma-core 34 or newer',
        'may be locked; ',
    ),
    'src/report/check_rdma_ports.c': (
        'not set up by a subnet manager',
        'spoken to by ',
        'packets, and headers take',
    ),
    'src/report/check_rdma_pairs.c': (
        'GPUDirect RDMA by ',
        'GPUDirect RDMA is not used: ',
        '; nearest to this GPU',
        'GPUDirect RDMA was never proved on hardware by Peerlane\'s authors: it proves itself by content '
        'at its first use',
    ),
    'src/report/findings.h': (
        'ulimit -l unlimited',
        'docker run --ulimit memlock=-1',
        'pci=disable_acs_redir',
        'LimitMEMLOCK=infinity',
    ),
}


def words(source):
    """One line, without what only the eye needs."""
    return re.sub(r'\s+', ' ', source.replace('`', '').replace('**', ''))


def literals(source):
    """The string literals of C text, neighbours joined as the compiler does."""
    joined = re.sub(r'"\s*\n?\s*"', '', tree.code(source, strings=True))
    return words(joined.replace('\\"', '"'))


def compare(report, top, where, same):
    doc = words(tree.text(top, where))
    for path, phrases in same.items():
        source = literals(tree.text(top, path))
        for phrase in phrases:
            report.saw()
            if phrase not in source:
                report.complain(path, 'no longer says "%s"' % phrase)
            if phrase not in doc:
                report.complain(where, 'does not say "%s", as %s does' % (phrase, path))


def main():
    top = tree.root()
    report = tree.Report('remedies')
    compare(report, top, DOC, SAME)
    compare(report, top, RDMA_DOC, RDMA)
    for code in re.findall(r'X\(\w+, "(rdma-[a-z0-9-]+)"', tree.text(top, 'src/report/findings.h')):
        report.saw()
        if '`%s`' % code not in tree.text(top, RDMA_DOC):
            report.complain(RDMA_DOC, 'has no `%s`' % code)
    for reason in re.findall(r'"(p2p-[a-z-]+|not-p2p-memory)"',
                             tree.text(top, 'src/plan/reason.c')):
        report.saw()
        if reason != 'p2p-off' and '`%s`' % reason not in tree.text(top, DOC):
            report.complain(DOC, 'has no `%s`' % reason)
    report.finish()


main()
