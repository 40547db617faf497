# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What libcufile.so.0 shows and needs. Arguments: the source tree, the library, its version script. Its
symbols, the script's and the header's functions are the same; it needs libpeerlane from beside it,
never has it inside, and can never be unloaded.
"""

import re
import subprocess
import sys

import tree

NEEDED = {'libc.so.6', 'libpeerlane.so.1', 'ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1'}
DECLARED = re.compile(r'^(?:CUfileError_t|void|long|ssize_t)\s+(cuFile\w+)\s*\(', re.MULTILINE)


def tool(*argv):
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


def main():
    top, lib, script = tree.root(), sys.argv[2], sys.argv[3]
    report = tree.Report('exports of libcufile')
    header = tree.code(tree.text(top, 'include/cufile/cufile.h'))
    want = set(DECLARED.findall(header)) | {'cuFileDriverClose_v2'}
    with open(script, encoding='utf-8') as f:
        named = set(re.findall(r'^\t(\w+);', f.read(), re.MULTILINE))
    shown = {line.split()[-1] for line in tool('nm', '-D', '--defined-only', lib).splitlines()}
    report.saw(len(want))
    if len(want) < 50:
        report.complain('cufile.h', 'only %d functions were found: it was misread' % len(want))
    for what, have in (('the version script', named), ('the library', shown)):
        for name in sorted(want - have):
            report.complain(what, '%s is missing' % name)
        for name in sorted(have - want):
            report.complain(what, '%s is in no header' % name)
    section = tool('readelf', '-dW', lib)
    needed = set(re.findall(r'\(NEEDED\).*\[(.*?)\]', section))
    for name in sorted(needed - NEEDED):
        report.complain(lib, 'needs %s' % name)
    if 'libpeerlane.so.1' not in needed:
        report.complain(lib, 'does not need libpeerlane.so.1: has it a copy inside?')
    if re.findall(r'\(SONAME\).*\[(.*?)\]', section) != ['libcufile.so.0']:
        report.complain(lib, 'its SONAME is not libcufile.so.0')
    if 'NODELETE' not in section:
        report.complain(lib, 'is not linked with -z nodelete')
    if '$ORIGIN' not in section:
        report.complain(lib, 'does not look for libpeerlane beside itself')
    if re.search(r'Version definition', tool('readelf', '-VW', lib)):
        report.complain(lib, 'has version nodes, which programs for the other library lack')
    report.finish()


main()
