# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Every place that opens something for writing, makes it or gives it a name. In a folder of another
user's a name may be a link, or be guessed: so files are written by tools/peerlane/dest.h, or by
base/output.h, and each other place says here why it needs neither.
"""

import re

import tree

CALL = re.compile(r'(?<![\w.>])(open|openat|openat2|fopen|freopen|creat|mkstemp|mkostemp|mkdtemp|'
                  r'tmpfile|tmpnam|mktemp|bind|link|linkat|symlink|symlinkat|rename|renameat|'
                  r'renameat2|mkdir|mkdirat|mkfifo|mknod|truncate|sys_open|sys_reopen|'
                  r'sys_open_output|output_open|output_begin)\s*\(')
# Reading alone needs no reason.
READS = re.compile(r'"re?b?"|\bO_RDONLY\b|\bO_PATH\b')

# Path: how many such calls there are in it, and why they need no more care.
KNOWN = {
    'src/base/output.h': (2, 'the one way to write under a given name in place'),
    'src/cufile/log.c': (1, 'by output.h; appends, and cuts only what is its own'),
    'src/cufile/props.c': (1, 'by output.h'),
    'src/sys/beneath.c': (6, 'of a server: new files without a name or with a random one, by O_EXCL and O_NOFOLLOW; names in '
                             'a directory that was opened beneath what is served'),
    'src/shim/stats.c': (2, 'by output.h'),
    'src/sys/file.c': (4, 'sys_open() and sys_open_output() themselves, sys_reopen() of a descriptor, and a folder that '
                          'is 0700 and looked at by its descriptor'),
    'src/metrics/timeline.c': (1, 'by output.h'),
    'src/dev/bar/bar.c': (1, 'a file of sysfs'),
    'src/report/check_try_file.c': (1, 'a file without a name'),
    'src/dev/nvrm/rm.c': (1, 'device files'),
    'src/dev/nvmem/window.c': (1, 'a device file'),
    'src/file/file.c': (3, 'pl_file_open(): the flags are the program\'s; and a descriptor opened again'),
    'src/metrics/share.c': (1, 'O_EXCL and O_NOFOLLOW'),
    'src/sys/listen.c': (5, 'the sockets of exports, made in a folder of their own that is 0700'),
    'src/sys/net.c': (1, 'a TCP address'),
    'tools/gds/gdsio.c': (1, 'the benchmark\'s FILE, whose bytes are written over in place'),
    'tools/peerlane/bench_file.c': (1, 'a file of its own with a random name, opened again'),
    'tools/peerlane/cp_peer.c': (1, 'a directory, which the files in it are written to by dest.h'),
    'tools/peerlane/cp_peer_link.c': (1, 'links, behind all else'),
    'tools/peerlane/dest.c': (2, 'devices and pipes, in place, if still what was looked at; and the rename'),
    'tools/peerlane/unnamed.c': (3, 'a file without a name, and its naming; a part, by O_NOFOLLOW, which is locked and looked '
                                    'at by its descriptor'),
    'tools/peerlane/bench_net_sockets.c': (1, 'a TCP address'),
    'tools/peerlane/line.c': (1, 'a TCP address'),
    'tools/peerlane/cleanup.c': (1, 'a random name, O_EXCL and O_NOFOLLOW'),
}


def calls(source):
    """Each call's name, line and arguments."""
    text = tree.code(source, strings=True)
    for m in CALL.finditer(tree.code(source)):
        if (re.search(r'\b(?:int|void|static|bool)\s+$', text[:m.start()])
                or re.match(r'\s*\w+\s+does\b', text[m.end():])):
            continue  # its declaration
        depth, end = 1, m.end()
        while depth and end < len(text):
            depth += {'(': 1, ')': -1}.get(text[end], 0)
            end += 1
        yield m.group(1), tree.line_of(source, m.start()), text[m.end():end - 1]


def main():
    top = tree.root()
    report = tree.Report('outputs')
    for path in tree.files(top):
        if not path.startswith(('src/', 'tools/', 'include/')):
            continue
        found = [(name, line) for name, line, args in calls(tree.text(top, path))
                 if not READS.search(args)]
        report.saw(len(found))
        known = KNOWN.get(path, (0, ''))[0]
        if len(found) > known:
            report.complain(path, '%s: %d known: write by dest.h or base/output.h, or say in this '
                                  'test why not' % (found, known))
        elif len(found) < known:
            report.complain(path, 'has %d such calls, and this test says %d' % (len(found), known))
    for path in KNOWN:
        if path not in tree.files(top):
            report.complain(path, 'is in the list and not in the tree')
    report.finish()


main()
