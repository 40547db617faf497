# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What `peerlane check` and `peerlane explain` tell an administrator to do for a direct path, and what
docs/direct-storage.md tells, is the same: each of these stands in both.
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
    'src/api/findings.h': ('boot with iommu=pt, or turn the IOMMU off',),
    'src/dev/bar/bar.c': ('p2pmem/published', 'p2pmem/allocate', 'run as root', 'chgrp'),
}


def words(source):
    """One line, without what only the eye needs."""
    return re.sub(r'\s+', ' ', source.replace('`', '').replace('**', ''))


def literals(source):
    """The string literals of C text, neighbours joined as the compiler does."""
    joined = re.sub(r'"\s*\n?\s*"', '', tree.code(source, strings=True))
    return words(joined.replace('\\"', '"'))


def main():
    top = tree.root()
    report = tree.Report('remedies')
    doc = words(tree.text(top, DOC))
    for path, phrases in SAME.items():
        source = literals(tree.text(top, path))
        for phrase in phrases:
            report.saw()
            if phrase not in source:
                report.complain(path, 'no longer says "%s"' % phrase)
            if phrase not in doc:
                report.complain(DOC, 'does not say "%s", as %s does' % (phrase, path))
    for reason in re.findall(r'"(p2p-[a-z-]+|not-p2p-memory)"',
                             tree.text(top, 'src/plan/reason.c')):
        report.saw()
        if reason != 'p2p-off' and '`%s`' % reason not in tree.text(top, DOC):
            report.complain(DOC, 'has no `%s`' % reason)
    report.finish()


main()
