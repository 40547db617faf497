# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Every lock has its place in the one order: src/base/lock_ranks.h and the table in docs/threading.md
name the same locks in the same order, each rank is some lock's, each lock is declared under the name
that the table gives it, and no file takes locks past base/lock.h.
"""

import re

import tree

RANKS = 'src/base/lock_ranks.h'
TABLE = 'docs/threading.md'
HOME = 'src/base/lock.h'
# Declares structs of another library that hold locks of its own, which nobody here takes.
FOREIGN = 'src/move/verbs/abi.h'

ROW = re.compile(r'^\tX\((\w+), "([^"]+)"\)', re.MULTILINE)
RAW = re.compile(r'\bpthread_(?:mutex|rwlock|spin)_\w+|\bPTHREAD_(?:MUTEX|RWLOCK)_INITIALIZER\b|'
                 r'\bpthread_cond_(?:timed|clock)?wait\b|\bmtx_\w+|\bsem_(?:init|wait|post)\b')


def ranks(top):
    found = ROW.findall(tree.text(top, RANKS))
    return [rank for rank, _ in found], [name for _, name in found]


def table(top):
    part = tree.text(top, TABLE).split('\n## Locks\n', 1)[1].split('\n## ', 1)[0]
    names = []
    for line in part.split('\n'):
        if line.startswith('| `'):
            names.append(re.sub(r' \(read-write\)$', '', line.split('|')[1].strip())
                         .replace('`', ''))
    return names


def check_order(report, names, documented):
    report.saw()
    for i in range(max(len(names), len(documented))):
        ours = names[i] if i < len(names) else 'nothing'
        theirs = documented[i] if i < len(documented) else 'nothing'
        if ours != theirs:
            report.complain(RANKS, 'has %s where the table of %s has %s' % (ours, TABLE, theirs))
            return


def declared(name, kind, sources):
    """Whether somebody declares a lock under its last word, in the file that is named with it."""
    word, _, where = name.partition(' (')
    word, where = word.split('.')[-1], where.rstrip(')')
    pattern = re.compile(r'\b(?:%s)\s+%s\b' % (kind, word))
    return any(pattern.search(s) for path, s in sources.items()
               if not where or path == where or path == where[:-1] + 'h' or '.' in name)


def main():
    top = tree.root()
    report = tree.Report('locks')
    sources = {p: tree.code(tree.text(top, p)) for p in tree.files(top, 'src')}
    order, names = ranks(top)
    check_order(report, names, table(top))
    used = '\n'.join(s for p, s in sources.items() if not p.startswith('src/base/lock'))
    for rank, name in zip(order, names):
        report.saw()
        here = re.search(r'\bRANK_%s\b' % rank, used)
        if not here:
            report.complain(RANKS, 'no lock has the rank of %s' % name)
        if here and not declared(name, 'struct lock|struct rwlock', sources):
            report.complain(RANKS, 'nobody declares %s' % name)
    for path, source in sources.items():
        if path in (HOME, FOREIGN):
            continue
        report.saw()
        for m in RAW.finditer(source):
            report.complain('%s:%d' % (path, tree.line_of(source, m.start())),
                            '%s: locks have ranks, see %s' % (m.group(0), HOME))
    report.finish()


main()
