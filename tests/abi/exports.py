# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What the shared library shows and needs. Arguments: the source tree, libpeerlane.so, the version
script, libpeerlane-run.so, and libraries that this system has no archive of which a shared library
could take in. The exported symbols, the version script and the headers' PL_API functions are the same
set. Both libraries need libc, the loader and those libraries alone, and can never be unloaded.
"""

import re
import shutil
import subprocess
import sys

import tree

# Functions of the interface. Each has to be learnt and kept: the number does not grow.
MOST = 150
NEEDED = {'libc.so.6', 'ld-linux-x86-64.so.2', 'ld-linux-aarch64.so.1'}

PROTOTYPE = re.compile(r'^PL_API\b([^;{]*?)\b(\w+)\s*\(', re.MULTILINE)


def declared(top):
    names = set()
    for path in tree.files(top, 'include', ('.h',)):
        clean = tree.code(tree.text(top, path))
        names.update(m.group(2) for m in PROTOTYPE.finditer(clean))
    return names


def tool(*argv):
    if not shutil.which(argv[0]):
        tree.skip('no %s: install binutils' % argv[0])
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


def exported(lib):
    """Names of all dynamic symbols that are defined, without the version nodes themselves."""
    names = set()
    for line in tool('nm', '-D', '--defined-only', lib).splitlines():
        kind, name = line.split()[-2:]
        if kind != 'A':
            names.add(name.split('@')[0])
    return names


def scripted(report, path):
    """Names under `global:` in the version script, in which nothing may be a wildcard."""
    with open(path, encoding='utf-8') as f:
        clean = re.sub(r'/\*.*?\*/|#[^\n]*', ' ', f.read(), flags=re.DOTALL)
    names = set()
    for block in re.findall(r'global\s*:(.*?)(?:local\s*:|\})', clean, re.DOTALL):
        names.update(re.findall(r'[^\s;]+', block))
    for name in sorted(n for n in names if not re.fullmatch(r'\w+', n)):
        report.complain(path, '"%s": a version script names each symbol' % name)
    if not re.search(r'local\s*:\s*\*\s*;', clean):
        report.complain(path, 'the rest is not hidden: local: *; is missing')
    return names


def same(report, where, have, want, have_what, want_what):
    for name in sorted(want - have):
        report.complain(where, '%s is %s but not %s' % (name, want_what, have_what))
    for name in sorted(have - want):
        report.complain(where, '%s is %s but not %s' % (name, have_what, want_what))


def check_dynamic(report, lib, soname, more):
    section = tool('readelf', '-dW', lib)
    needed = set(re.findall(r'\(NEEDED\).*\[(.*?)\]', section))
    for name in sorted(needed - NEEDED - set(more)):
        report.complain(lib, 'needs %s; only libc and the loader are allowed' % name)
    if 'libc.so.6' not in needed:
        report.complain(lib, 'does not need libc.so.6: readelf was misread or the link is wrong')
    if re.findall(r'\(SONAME\).*\[(.*?)\]', section) != [soname]:
        report.complain(lib, 'its SONAME is not ' + soname)
    if 'NODELETE' not in section:
        report.complain(lib, 'is not linked with -z nodelete')
    if re.search(r'\((RUNPATH|RPATH|TEXTREL)\)', section):
        report.complain(lib, 'has a RUNPATH, RPATH or TEXTREL')
    stack = re.search(r'GNU_STACK\s.*', tool('readelf', '-lW', lib))
    if not stack or 'E' in stack.group(0).split()[6]:
        report.complain(lib, 'wants an executable stack')


def main():
    top, lib, script = tree.root(), sys.argv[2], sys.argv[3]
    report = tree.Report('exports')
    api, shown, named = declared(top), exported(lib), scripted(report, script)
    report.saw(len(api))
    if len(api) > MOST:
        report.complain('include/peerlane', '%d functions; at most %d: give one that is there a flag or a kind'
                        % (len(api), MOST))
    same(report, lib, shown, api, 'exported', 'declared PL_API')
    same(report, script, named, api, 'in the version script', 'declared PL_API')
    for name in sorted(n for n in shown if not n.startswith('pl_')):
        report.complain(lib, '%s: public names start with pl_' % name)
    check_dynamic(report, lib, 'libpeerlane.so.1', sys.argv[5:])
    check_dynamic(report, sys.argv[4], 'libpeerlane-run.so', ())
    report.finish()


main()
