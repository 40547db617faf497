# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
No file needs another one that needs it in turn: by the symbols that the compiled files of each
library and of the command define and use. A call through a pointer that was handed down is no such
need. KNOWN has the groups of files that do, and only shrinks.

    cycles.py ROOT ARCHIVE...       an archive has the objects of one library or program
"""

import collections
import shutil
import subprocess
import sys

import tree

# A room, its files that need each other, and why they still do.
KNOWN = (
    ('src/api', 'array comm context device door grant lists places queue remote remote_mail stream transfer',
     'a context closes the handles that are left, and each kind of handle is registered with its context'),
    ('src/cufile', 'batch buffer driver handle io props route stats stream wrap',
     "the driver's close forgets what each part holds"),
    ('src/libnccl', 'agree calls close config driver forward gather group init_destroy local_ranks pl real',
     'the table of all names has every entry, and each entry asks it for the real one'),
    ('src/mem', 'export export_thread import maps mem pinned quota session tables',
     'memory ends what was made of it: exports, imports, mappings, pins'),
    ('src/ncclnet', 'cards choose_interfaces comm connect pool process remote remote_in remote_jobs stream',
     'the process frees connections, and each asks the process for its settings'),
    ('src/run', 'blocks carry config hook host lanes library wide',
     'a hooked call may be the first, which makes ready what hooks ask'),
    ('tools/peerlane', 'cp_peer cp_peer_down cp_peer_tree cp_peer_up',
     'both directions share helpers of the command'),
)


def known_group(row):
    room, names, _ = row
    return frozenset('%s/%s.c' % (room, name) for name in names.split())


def objects(top):
    """The source of each object by its name: Meson puts the path from the target's folder into it."""
    paths = {p[len('src/'):].replace('/', '_'): p for p in tree.files(top, 'src', ('.c', '.cpp'))}
    paths.update((p.rsplit('/', 1)[1], p) for p in tree.files(top, 'tools/gds', ('.c',)))
    for path in tree.files(top, 'tools/peerlane', ('.c',)):
        name = path.rsplit('/', 1)[1]
        paths[name] = paths['.._peerlane_' + name] = path
    return {name + '.o': path for name, path in paths.items()}


def symbols(archive, paths):
    """Which file defines a symbol, and which symbols each file needs."""
    defined, wanted = {}, collections.defaultdict(set)
    out = subprocess.run(['nm', archive], check=True, capture_output=True, text=True).stdout
    at = None
    for line in out.splitlines():
        words = line.split()
        if line.endswith('.o:'):
            at = paths.get(line[:-1].rsplit('/', 1)[-1])
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


def reached(graph, start):
    """The files that a file needs, itself or by others."""
    found, todo = set(), [start]
    while todo:
        for other in graph.get(todo.pop(), ()):
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def groups_of(graph):
    """The groups of files of which each needs all others of its group."""
    reach = {path: reached(graph, path) for path in graph}
    return {frozenset(other for other in reach[path] if path in reach.get(other, ()))
            for path in graph if path in reach[path]}


def ring_of(graph, group):
    """The shortest way from a file of a group back to it, as the files on it."""
    start = min(group)
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


def check_group(report, graph, group):
    if any(group == known_group(row) for row in KNOWN):
        return
    ring = ring_of(graph, group)
    report.complain(min(group), 'a group that needs itself and that KNOWN does not have: %s\n    %s' % (
        ' '.join(sorted(group)), '\n    '.join(
            '%s needs %s() of %s' % (a, graph[a][b], b) for a, b in zip(ring, ring[1:]))))


def main():
    if not shutil.which('nm'):
        tree.skip('no nm: install binutils')
    top = tree.root()
    report = tree.Report('cycles')
    paths = objects(top)
    seen, groups = set(), set()
    for archive in sys.argv[2:]:
        defined, wanted = symbols(archive, paths)
        if not defined:
            tree.skip('nm shows no symbols of objects that are compiled when they are linked')
        graph = needs(defined, wanted)
        seen |= set(wanted) | set(defined.values())
        for group in groups_of(graph) - groups:
            groups.add(group)
            check_group(report, graph, group)
    report.saw(len(seen))
    for row in KNOWN:
        group = known_group(row)
        # A library that is not built here says nothing of its files.
        if group not in groups and (group & seen or not group & set(paths.values())):
            report.complain(row[0], 'needs itself no longer: take it out of KNOWN: ' + row[1])
    if 'src/exec/exec.c' not in seen:
        report.complain('cycles', 'no archive has the library')
    report.finish()


main()
