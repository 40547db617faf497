# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
How long files and functions are. Prints the ten longest of each; fails past the limits. A function
is what lies between a `{` and a `}` at the start of a line, as the style has it. README.md, its
table, docs/README.md's list for each reader, and the rooms that carry every transfer have limits
too. LONG_TESTS has the tests that are longer than a file may be, and only shrinks. Fixtures with
the name begin() become fewer, too.
"""

import re

import tree

FILE_MAX = 500
FUNCTION_MAX = 80
EXAMPLE_MAX = 120  # of an example's own file; what several share lies in folders below
OPS_MAX = 12
SHOWN = 10

README_MAX = 150
README_ROWS = 9  # of its table; a new row takes the place of another
CELL_WORDS = 40
READER_PAGES = 5  # that docs/README.md gives one kind of reader

# Definitions of begin() below tests/, which only fall: what tests share begins in tests/lib/fixture.h.
BEGINS_MAX = 74
BEGIN = re.compile(r'^(?:static )?(?:inline )?(?:int|void) begin\(.*[^;]$', re.MULTILINE)

# The rooms that carry every transfer, without the movers of NICs and of P2PDMA: lines, comments included.
CORE = ('exec', 'file', 'plan', 'queue', 'stream', 'move', 'move/buffered', 'move/copy', 'move/direct', 'move/fault',
        'move/null', 'move/pagecache')
CORE_MOST = 17650

# By folder of tests: files of more than FILE_MAX lines.
LONG_TESTS = {
    'abi':
        'layout.c',
    'api':
        'test_array_windows.c test_comm.c '
        'test_direct.c test_direct_life.c test_explain.c test_filesystems.c test_fork.c '
        'test_load.c test_mixed.c test_peers.c test_queue_row.c '
        'test_share.c test_stats.c test_stream.c test_threads.c test_wide.c',
    'fault':
        'test_sweep.c ',
    'fuzz':
        'fuzz_cufile_calls.c',
    'gpu':
        'default_stream.c test_array.c test_direct.c test_pagecache_race.c '
        'wide_app.c',
    'gpu/cufile_diff':
        'cases_driver.c',
    'lib':
        'fakecuda.c fakecuda_mem.c fakecuda_stream.c fakecuda_vmm.c fakenccl_comm.c fakeofi.c',
    'lib/fakerm':
        'rm.c',
    'libnccl':
        'test_libnccl.c test_libnccl_life.c',
    'mover':
        'test_serve.c test_tcp.c '
        'test_verbs.c test_verbs_mail.c test_verbs_pair.c test_verbs_wires.c test_ways.c',
    'mover/schedules':
        'ops.c',
    'mover/wire':
        'wire.c',
    'ncclnet':
        'test_tcp.c',
    'nixl':
        'driver.cpp waits.cpp',
    'run':
        'test_run_wide.c',
    'unit':
        'test_array.c test_array_kernel.c test_array_lanes.c '
        'test_dev_cuda_start.c test_device.c test_device_write.c '
        'test_pagecache.c test_ring.c test_share_hostile.c '
        'test_workers.c',
    'vm':
        'gpu.c matrix.c net.c',
}

OPS = re.compile(r'^struct (\w+_ops)\s*\{(.*?)^\}', re.MULTILINE | re.DOTALL)


def functions(clean):
    """(name, first line, length) of each function, the braces' lines not counted."""
    lines = clean.split('\n')
    start = None
    for i, line in enumerate(lines):
        if line.rstrip() == '{':
            start = i
        elif start is not None and line.startswith('}'):
            head = '\n'.join(lines[max(0, start - 8):start])
            names = re.findall(r'^[A-Za-z_][^;{}=]*?\b(\w+)\s*\(', head, re.MULTILINE)
            yield (names[-1] if names else '?', start + 1, i - start - 1)
            start = None


def show(title, rows):
    print(title)
    for n, where in sorted(rows, reverse=True)[:SHOWN]:
        print('%6d  %s' % (n, where))


def check_core(report, top):
    report.saw()
    n = sum(tree.text(top, path).count('\n') for path in tree.files(top, 'src')
            if path.rpartition('/')[0][len('src/'):] in CORE)
    if n > CORE_MOST:
        report.complain('src', '%d lines in the rooms %s, at most %d' % (n, ', '.join(CORE), CORE_MOST))


def check_readme(report, top):
    source = tree.text(top, 'README.md')
    report.saw()
    n = source.count('\n')
    if n > README_MAX:
        report.complain('README.md', '%d lines, at most %d: docs/ has the rest' % (n, README_MAX))
    table = re.findall(r'^\|.*\|$', source, re.MULTILINE)[2:]
    if not 0 < len(table) <= README_ROWS:
        report.complain('README.md', '%d rows in its table, at most %d' % (len(table), README_ROWS))


def check_cells(report, top):
    """A cell of a table in a document is short; more goes below the table."""
    for path in tree.files(top, 'docs', ('.md',)) + ['README.md']:
        plain = re.sub(r'^```.*?^```', '', tree.text(top, path), flags=re.MULTILINE | re.DOTALL)
        cells = [cell.strip() for row in re.findall(r'^\|.*\|$', plain, re.MULTILINE)
                 for cell in re.split(r'(?<!\\)\|', row.strip('|'))]
        cells = [cell for cell in cells if len(cell.split()) > CELL_WORDS]
        report.saw()
        if cells:
            report.complain(path, 'cells of more than %d words: put them below the table%s' % (
                CELL_WORDS, ''.join('\n    ' + cell[:90] for cell in cells)))


def check_readers(report, top):
    source = tree.text(top, 'docs/README.md')
    readers = re.findall(r'^## (I .*?)\n(.*?)(?=^## |\Z)', source, re.MULTILINE | re.DOTALL)
    report.saw()
    if not readers:
        report.complain('docs/README.md', 'no list for a reader ("## I ...")')
    for reader, part in readers:
        n = len(re.findall(r'^\d+\. ', part, re.MULTILINE))
        if not 0 < n <= READER_PAGES:
            report.complain('docs/README.md: %s' % reader,
                            '%d pages to read, at most %d' % (n, READER_PAGES))


def check_tests(report, top):
    """No further test is long, and the list has no line that is no longer true."""
    listed = {'tests/%s/%s' % (folder, name) for folder, names in LONG_TESTS.items() for name in names.split()}
    ends = ('.c', '.h', '.cpp', '.hpp', '.py')
    long_ones = {path: n for path in tree.files(top, 'tests', ends)
                 if (n := tree.text(top, path).count('\n')) > FILE_MAX}
    report.saw(len(long_ones))
    for path in sorted(long_ones.keys() - listed):
        report.complain(path, '%d lines, at most %d: split it by subject' % (long_ones[path], FILE_MAX))
    for path in sorted(listed - long_ones.keys()):
        report.complain(path, 'is not longer than %d lines: take it out of LONG_TESTS' % FILE_MAX)
    print('tests of more than %d lines: %d' % (FILE_MAX, len(long_ones)))


def check_fixtures(report, top):
    n = sum(len(BEGIN.findall(tree.code(tree.text(top, path)))) for path in tree.files(top, 'tests'))
    report.saw(n)
    if n != BEGINS_MAX:
        report.complain('tests', '%d definitions of begin(), not %d: %s' % (
            n, BEGINS_MAX, 'use FX_TEST() of tests/lib/fixture.h' if n > BEGINS_MAX else 'set BEGINS_MAX'))


def main():
    top = tree.root()
    report = tree.Report('lengths')
    long_files, long_functions = [], []
    for path in tree.files(top):
        source = tree.text(top, path)
        report.saw()
        n = source.count('\n')
        clean = tree.code(source)
        ruled = path.startswith(('src/', 'tools/'))
        if path.endswith('.c'):
            long_files.append((n, path))
            if ruled and n > FILE_MAX:
                report.complain(path, '%d lines, at most %d: split it by subject' % (n, FILE_MAX))
        if re.fullmatch(r'examples/[^/]+\.c', path) and n > EXAMPLE_MAX:
            report.complain(path, '%d lines, at most %d: show one thing' % (n, EXAMPLE_MAX))
        for name, line, n in functions(clean):
            where = '%s (%s:%d)' % (name, path, line)
            long_functions.append((n, where))
            if ruled and n > FUNCTION_MAX:
                report.complain(where, '%d lines, at most %d' % (n, FUNCTION_MAX))
        for m in OPS.finditer(clean):
            entries = m.group(2).count('(*')
            if entries > OPS_MAX:
                report.complain('%s: struct %s' % (path, m.group(1)),
                                '%d entries, at most %d: split it by concern' % (entries, OPS_MAX))
    check_core(report, top)
    check_readme(report, top)
    check_cells(report, top)
    check_readers(report, top)
    check_tests(report, top)
    check_fixtures(report, top)
    show('longest files, lines:', long_files)
    show('longest functions, lines between the braces:', long_functions)
    report.finish()


main()
