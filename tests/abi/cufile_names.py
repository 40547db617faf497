# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What is libcufile.so.0's own begins with cf_: the two libraries are in one process, and whoever
links or draws both must not take one's for the other's. Arguments: the source tree, the library's
version script, an archive of its object files. Their global symbols, but for those that are exported,
and the tags of structs, unions and enums in src/cufile; what its headers define as macros or constants
begins with CF_.
"""

import re
import shutil
import subprocess
import sys

import tree

TAG = re.compile(r'\b(?:struct|union|enum)\s+(\w+)\s*\{')
MACRO = re.compile(r'^[ \t]*#[ \t]*define[ \t]+(\w+)', re.MULTILINE)
ENUM = re.compile(r'\benum\s+\w+\s*\{(.*?)\}', re.DOTALL)
# A header's guard, and what tells the public header to do without CUDA's.
OTHERS = re.compile(r'CUFILE_\w+_H')


def check_objects(report, exported, archive):
    if not shutil.which('nm'):
        tree.skip('no nm: install binutils')
    out = subprocess.run(['nm', '-A', '--defined-only', '--extern-only', archive], check=True,
                         capture_output=True, text=True).stdout
    found = set()
    for line in out.splitlines():
        where, name = line.split(None, 1)[0].split(':')[-2], line.split()[-1]
        report.saw()
        found.add(name)
        # Two underscores: the compiler's, sanitizers' among them.
        if name not in exported and not name.startswith(('cf_', '__')):
            report.complain(where, '%s is not exported and does not begin with cf_' % name)
    for name in sorted(exported - found):
        report.complain(archive, '%s is not in it: what was looked at?' % name)


def check_source(report, path, source):
    clean = tree.code(source)
    report.saw()
    for m in TAG.finditer(clean):
        if not m.group(1).startswith('cf_'):
            report.complain('%s:%d' % (path, tree.line_of(clean, m.start())),
                            'the tag %s does not begin with cf_' % m.group(1))
    if not path.endswith('.h'):
        return
    names = MACRO.findall(clean)
    for body in ENUM.findall(clean):
        names += re.findall(r'(?:^|,)\s*(\w+)', body)
    for name in names:
        if not name.startswith('CF_') and not OTHERS.fullmatch(name):
            report.complain(path, '%s does not begin with CF_' % name)


def main():
    top, script, archive = tree.root(), sys.argv[2], sys.argv[3]
    report = tree.Report('names of libcufile')
    with open(script, encoding='utf-8') as f:
        exported = set(re.findall(r'^\t(\w+);', f.read(), re.MULTILINE))
    check_objects(report, exported, archive)
    for path in tree.files(top, 'src/cufile'):
        check_source(report, path, tree.text(top, path))
    report.finish()


main()
