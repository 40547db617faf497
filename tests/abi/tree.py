# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The source tree as the house tests see it: its files, C text without comments, and a report."""

import os
import re
import sys

SKIP = 77  # Meson's exit status for a test that cannot run here

_TOKENS = re.compile(
    r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)


def root():
    """The tree to look at: the first argument, else the one this file is in."""
    if len(sys.argv) > 1:
        return os.path.abspath(sys.argv[1])
    return os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def files(top, under='', ends=('.c', '.h')):
    """Paths relative to top, sorted; build trees and hidden folders (but .ci) are left out."""
    found = []
    for folder, subs, names in os.walk(os.path.join(top, under)):
        here = os.path.relpath(folder, top)
        subs[:] = [s for s in subs if s == '.ci' or not s.startswith('.')
                   and not (here == '.' and s.startswith('build'))
                   and s not in ('__pycache__', 'subprojects')]
        for name in names:
            if name.endswith(ends):
                found.append(os.path.normpath(os.path.join(here, name)))
    return sorted(found)


def text(top, path):
    with open(os.path.join(top, path), encoding='utf-8') as f:
        return f.read()


def _blank(s, keep):
    """The same text with all but line ends (and `keep` characters at each end) made blanks."""
    inner = re.sub(r'[^\n]', ' ', s[keep:len(s) - keep] if keep else s)
    return s[:keep] + inner + (s[-keep:] if keep else '')


def code(source, strings=False):
    """C text with comments blanked, and what is inside literals too unless `strings`."""
    def one(m):
        s = m.group(0)
        if s[0] == '/':
            return _blank(s, 0)
        return s if strings else _blank(s, 1)
    return _TOKENS.sub(one, source)


def line_of(source, pos):
    return source.count('\n', 0, pos) + 1


def skip(why):
    print('skipped: ' + why)
    sys.exit(SKIP)


class Report:
    """Collects complaints; finish() prints them and exits."""

    def __init__(self, what):
        self.what = what
        self.bad = []
        self.looked = 0

    def saw(self, n=1):
        self.looked += n

    def complain(self, where, why):
        self.bad.append('%s: %s' % (where, why))

    def finish(self):
        for line in self.bad:
            print(line)
        if not self.looked:
            print('nothing was looked at: the test is broken or the tree is empty')
            sys.exit(1)
        print('%s: %d looked at, %d complaints' % (self.what, self.looked, len(self.bad)))
        sys.exit(1 if self.bad else 0)
