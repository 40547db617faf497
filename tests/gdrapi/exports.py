# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What libgdrapi.so.2 shows and needs. Arguments: the source tree, the library, its version script. Its
symbols, the script's and the header's functions are the same; it needs libpeerlane from beside it.
"""

import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'abi'))

import tree

NEEDED = {'libc.so.6', 'libpeerlane.so.1', 'ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1'}
# Those that NCCL 2.30 and UCX look up by name.
LOADED = {'gdr_open', 'gdr_close', 'gdr_pin_buffer', 'gdr_pin_buffer_v2', 'gdr_unpin_buffer',
          'gdr_get_info', 'gdr_get_info_v2', 'gdr_map', 'gdr_unmap', 'gdr_runtime_get_version',
          'gdr_driver_get_version', 'gdr_copy_to_mapping', 'gdr_copy_from_mapping',
          'gdr_get_attribute'}


def tool(*argv):
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


def main():
    top, lib, script = tree.root(), sys.argv[2], sys.argv[3]
    report = tree.Report('exports of libgdrapi')
    header = tree.code(tree.text(top, 'src/gdrapi/gdrapi.h'))
    want = set(re.findall(r'^GD_API[^;(]*?(\w+)\s*\(', header, re.MULTILINE))
    with open(script, encoding='utf-8') as f:
        named = set(re.findall(r'^\t(\w+);', f.read(), re.MULTILINE))
    shown = {line.split()[-1] for line in tool('nm', '-D', '--defined-only', lib).splitlines()}
    report.saw(len(want))
    for name in sorted(LOADED - want):
        report.complain('gdrapi.h', '%s, which programs load, is missing' % name)
    for what, have in (('the version script', named), ('the library', shown)):
        for name in sorted(want ^ have):
            report.complain(what, '%s is not in both, it and the header' % name)
    section = tool('readelf', '-dW', lib)
    for name in sorted(set(re.findall(r'\(NEEDED\).*\[(.*?)\]', section)) - NEEDED):
        report.complain(lib, 'needs %s' % name)
    for word in ('libpeerlane.so.1', 'libgdrapi.so.2', 'NODELETE', '$ORIGIN'):
        if word not in section:
            report.complain(lib, 'its dynamic section has no ' + word)
    if 'Version definition' in tool('readelf', '-VW', lib):
        report.complain(lib, 'has version nodes, which programs for the other library lack')
    report.finish()


main()
