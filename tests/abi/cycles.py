# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
No file of the core needs another one that needs it in turn: by the symbols that the compiled files
define and use. A call through a pointer that was handed down is no such need.
"""

import collections
import shutil
import subprocess
import sys

import tree

CORE = ('conn', 'dev/cuda', 'dev/nvmem', 'dev/nvml', 'dev/nvrm', 'metrics', 'file', 'move', 'plan', 'exec',
        'queue', 'launch', 'stream')


def symbols(lib, names):
    """Who defines a symbol, and which symbols each file wants of others."""
    defined, wanted = {}, collections.defaultdict(set)
    out = subprocess.run(['nm', lib], check=True, capture_output=True, text=True).stdout
    at = None
    for line in out.splitlines():
        words = line.split()
        if line.endswith('.o:'):
            at = names.get(line[:-1].rsplit('/', 1)[-1])
        elif at and len(words) == 2 and words[0] == 'U':
            wanted[at].add(words[1])
        elif at and len(words) == 3 and words[1] in 'TDRBVW':
            defined[words[2]] = at
    return defined, wanted


def needs(defined, wanted):
    """For each file the others that it needs, with a symbol of each as the reason."""
    graph = collections.defaultdict(dict)
    for path, names in wanted.items():
        for name in sorted(names):
            other = defined.get(name)
            if other and other != path:
                graph[path].setdefault(other, name)
    return graph


def ring_of(graph, start):
    """The shortest way from a file back to it; empty: there is none."""
    came = {other: start for other in graph[start]}
    queue = collections.deque(came)
    while queue:
        at = queue.popleft()
        if at == start:
            ring = [start]
            while came[ring[-1]] != start:
                ring.append(came[ring[-1]])
            return [start] + ring[:0:-1] + [start]
        for other in graph[at]:
            if other not in came:
                came[other] = at
                queue.append(other)
    return []


def main():
    if not shutil.which('nm'):
        tree.skip('no nm: install binutils')
    top = tree.root()
    report = tree.Report('cycles')
    paths = [p for room in CORE for p in tree.files(top, 'src/' + room, ('.c',))]
    defined, wanted = symbols(sys.argv[2], {p[4:].replace('/', '_') + '.o': p for p in paths})
    if 'exec_run' not in defined:
        tree.skip('nm shows no symbols of objects that are compiled when they are linked')
    graph = needs(defined, wanted)
    told = set()
    for path in paths:
        report.saw()
        ring = ring_of(graph, path)
        if ring and not told & set(ring):
            report.complain(path, 'needs itself: %s' % ', '.join(
                '%s needs %s() of %s' % (a, graph[a][b], b) for a, b in zip(ring, ring[1:])))
            told |= set(ring)
    report.finish()


main()
