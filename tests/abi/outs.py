# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Parameters in which public functions give a result. Argument: the source tree. tests/api/test_nulls.c calls
each of these functions with NULL there; a parameter that may be NULL stands in OPTIONAL.
"""

import re
import sys

import tree

TEST = 'tests/api/test_nulls.c'

# The headers say "or NULL" of these.
OPTIONAL = {
    ('pl_client_create', 'have'),
    ('pl_client_list', 'left_out'),
    ('pl_client_open_file', 'info'),
    ('pl_mem_import', 'info'),
    ('pl_mem_map', 'info'),
    ('pl_queue_submit', 'ids'),
}
# Destinations of bytes: `void *` parameters are -EFAULT, and this text is -ENOSPC.
BYTES = {('pl_server_address', 'dst')}

PROTOTYPE = re.compile(r'^PL_API\b[^;{(]*?\b(\w+)\s*\(((?:[^()]|\([^()]*\))*)\)\s*;', re.MULTILINE)
PARAMETER = re.compile(r'(?P<type>[\w ]+?) ?(?P<stars>\*+)(?P<name>\w+)')
FILLED = re.compile(r'^struct (\w+) \{\s*size_t size;', re.MULTILINE)
ROW = re.compile(r'^\tX\((\w+), (\w+),', re.MULTILINE)


def headers(top):
    return [tree.code(tree.text(top, path)) for path in tree.files(top, 'include', ('.h',))]


def gives(kind, stars, filled):
    """Whether a parameter of this type takes a result: handles, texts, numbers and filled structs."""
    if kind.startswith('const ') or kind == 'void' and stars == 1:
        return False
    struct = re.fullmatch(r'struct (\w+)', kind)
    return stars == 2 or not struct or struct.group(1) in filled


def outs(sources):
    filled = {name for source in sources for name in FILLED.findall(source)}
    found = set()
    for source in sources:
        for function, parameters in PROTOTYPE.findall(source):
            if function.endswith('_free'):
                continue
            plain = re.sub(r'\w+ \(\*\w+\)\([^()]*\)', 'callback', ' '.join(parameters.split()))
            for parameter in plain.split(', '):
                m = PARAMETER.fullmatch(parameter)
                if m and gives(m.group('type'), len(m.group('stars')), filled):
                    found.add((function, m.group('name')))
    return found


def main():
    top = tree.root()
    report = tree.Report('parameters for results')
    have = outs(headers(top))
    called = set(ROW.findall(tree.text(top, TEST)))
    report.saw(len(have))
    for function, parameter in sorted(have - called - OPTIONAL - BYTES):
        report.complain(TEST, 'does not call %s() with %s NULL' % (function, parameter))
    for function, parameter in sorted((called | OPTIONAL | BYTES) - have):
        report.complain(TEST, '%s() has no %s for a result' % (function, parameter))
    for function, parameter in sorted(called & (OPTIONAL | BYTES)):
        report.complain(sys.argv[0], '%s(), %s: optional, but the test has it refused' % (function, parameter))
    report.finish()


main()
