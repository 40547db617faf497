# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Who may include whom: the table of rooms, and which library headers are whose."""

import os
import re

import tree

# A room and the rooms whose headers it may include directly. base and the public headers are open
# to all; a room's own headers always.
ROOMS = {
    'base': (),
    'sys': (),
    'metrics': ('sys',),
    'dev': ('sys',),
    'topo': ('dev', 'sys'),
    'mem': ('dev', 'sys', 'topo'),
    'file': ('topo', 'sys'),
    'remote': ('net', 'ofi', 'mem', 'topo', 'sys'),
    'net': (),
    'conn': ('net', 'sys'),
    'ofi': (),
    'move': ('conn', 'net', 'ofi', 'file', 'remote', 'mem', 'topo', 'dev', 'sys'),
    'plan': ('move', 'topo', 'dev'),
    'exec': ('plan', 'move', 'file', 'remote', 'mem', 'topo', 'dev', 'sys', 'metrics'),
    'queue': ('exec', 'plan', 'file', 'sys'),
    'launch': ('mem', 'dev'),
    'stream': ('launch', 'exec', 'dev', 'sys'),
    'ring': ('launch', 'exec', 'plan', 'file', 'mem', 'dev', 'sys'),
    'coll': ('launch', 'exec', 'mem', 'dev', 'sys'),
    'api': ('sys', 'dev', 'topo', 'mem', 'file', 'remote', 'move', 'plan', 'exec', 'queue', 'launch',
            'stream', 'ring', 'coll', 'metrics'),
    'report': ('api', 'ring', 'launch', 'exec', 'plan', 'move', 'file', 'topo', 'dev', 'sys'),
    # Above the API, which it uses as programs do.
    'serve': ('remote', 'conn', 'net', 'sys'),
    'cufile': (),
    'gdrapi': (),
    # What stands in other programs: the kit, and nothing else but the public headers.
    'shim': (),
    'ncclnet': ('shim',),
    'run': ('shim',),
    'libnccl': ('shim',),
    'nixl': (),
}
# NVIDIA's folders of dev, and those of them whose headers each may include.
NVIDIA = {
    'dev/nvrm': (),  # NVIDIA's kernel driver, by its device files: no libcuda
    'dev/nvml': (),
    'dev/cuda': ('dev/nvrm',),
    'dev/nvmem': ('dev/nvrm', 'dev/cuda'),
}
# Parts of a room that only these other parts of it stand on.
PARTS = {'move/nic/': ('move/verbs/', 'move/fabric/')}
# Rooms that live on include/peerlane alone, like the folders below, or with the kit of shims.
PUBLIC_ONLY = {'cufile', 'gdrapi', 'ncclnet', 'run', 'libnccl', 'net', 'ofi', 'nixl'}
# But for the order of all locks of a process, which is one for both libraries, how files are opened for
# writing, and what json-c needs around
# it. Each is compiled into whoever includes it; nothing of it is linked between them.
OPEN_TO_ALL = ('base/lock.h', 'base/lock_ranks.h', 'base/locale.h', 'base/output.h')
# Headers that the kit of shims has for the rooms that live on it: their sources are in it, or they are inline.
IN_KIT = ('base/bits.h', 'base/crc.h', 'base/fork.h', 'sys/net.h')
CLIENTS = ('tools', 'examples', 'bench', 'python')
WITH_BASE = {'tools', 'bench'}  # clients that link base's sources for themselves

# Headers of libraries, and the only places that may know them.
LIBRARIES = (
    (r'liburing', ('src/sys/', 'bench/')),
    (r'json-c/', ('src/base/', 'src/api/', 'src/report/', 'src/topo/', 'src/cufile/',
                 'tools/', 'examples/safetensors/')),
    (r'dlfcn\.h', ('src/base/library.c', 'src/run/hook.c', 'src/libnccl/', 'tools/peerlane/cmd_run.c', 'bench/')),
    (r'openssl/', ('src/net/',)),
    (r'cuda\.h', ('include/cufile/',)),
    (r'cufile/', ('src/cufile/', 'tools/gds/gdscheck', 'bench/cufile')),
    (r'rdma/', ('src/ofi/',)),
    (r'(cuda|nvml|cufile\.h|infiniband)', ('include/cufile/',)),
)

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)


def room_include(report, where, room, path, name):
    """A quoted include inside src/: names its room, and the table allows it."""
    other = name.split('/')[0]
    if '/' not in name or other not in ROOMS:
        report.complain(where, '"%s" must name its room, as "room/file.h"' % name)
    elif name.endswith('.c'):
        report.complain(where, '"%s" is not a header' % name)
    elif other == room:
        here, there = (os.path.dirname(p) for p in (where.split(':')[0][len('src/'):], name))
        if there in NVIDIA and there != here and there not in NVIDIA.get(here, ()):
            report.complain(where, '%s may not include %s ("%s")' % (here, there, name))
    elif room in PUBLIC_ONLY:
        if other not in ROOMS[room] and name not in (IN_KIT if ROOMS[room] else OPEN_TO_ALL):
            report.complain(where, '%s lives on include/peerlane%s alone, not on "%s"'
                            % (room, ''.join(' and ' + r for r in ROOMS[room]), name))
    elif other != 'base' and other not in ROOMS[room]:
        report.complain(where, '%s may not include %s ("%s")' % (room, other, name))
    elif os.path.dirname(name) in ('dev/soft', 'dev/bar', *NVIDIA):
        report.complain(where, '"%s" is private to its driver' % name)
    below = [part for part in PARTS if name.startswith(part)]
    if below and not path.startswith(tuple('src/' + p for p in (below[0], *PARTS[below[0]]))):
        report.complain(where, '"%s" is for %s alone' % (name, ', '.join(PARTS[below[0]])))


def check_file(report, top, path):
    source = tree.text(top, path)
    clean = tree.code(source, strings=True)
    parts = path.split('/')
    for m in INCLUDE.finditer(clean):
        quoted, name = m.group(1) == '"', m.group(2)
        where = '%s:%d' % (path, tree.line_of(source, m.start()))
        report.saw()
        for pattern, homes in LIBRARIES:
            if re.match(pattern, name) and not path.startswith(homes or ('?',)):
                report.complain(where, '<%s> is not for this place' % name)
        if parts[0] == 'include':
            if quoted or name.startswith('peerlane/') and not os.path.exists(
                    os.path.join(top, 'include', name)):
                report.complain(where, 'public headers include <peerlane/...> that exist')
        elif parts[0] == 'src' and quoted:
            room_include(report, where, parts[1], path, name)
        elif parts[0] in CLIENTS and quoted:
            home = 'tools/peerlane' if path.startswith('tools/gds/') and not os.path.exists(
                os.path.join(top, 'tools/gds', name)) else os.path.dirname(path)
            beside = os.path.join(top, home, name)  # gds: other faces of the same code
            base = parts[0] in WITH_BASE and name.startswith('base/')
            if not base and (name.startswith('.') or not os.path.exists(beside)):
                report.complain(where, '"%s": only <peerlane/...> and headers beside it' % name)


def main():
    top = tree.root()
    report = tree.Report('includes')
    for path in tree.files(top):
        parts = path.split('/')
        if parts[0] == 'src' and len(parts) > 2 and parts[1] not in ROOMS:
            report.complain(path, 'room "%s" is not in the table of tests/abi/includes.py'
                            % parts[1])
        elif parts[0] == 'include' or parts[0] in CLIENTS or parts[0] == 'src' and len(parts) > 2:
            check_file(report, top, path)
    report.finish()


main()
