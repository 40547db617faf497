# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Whether two libraries' runs of the list of calls differ in nothing but what is expected.

    verdict.py PAGE EXPECTED OURS THEIRS [THEIRS...]

OURS and THEIRS are what cufile_diff printed. EXPECTED (cufile_diff.expected) lists the differences
that there may be, each under the row of PAGE (docs/cufile-compat.md) that justifies it; how it is
written is said at its head. Several runs of THEIRS tell noise from answers: a group of calls is as
expected if it is so beside one of them, so that a line which THEIRS prints differently each time
is not held against OURS. Exit status: 0, nothing else differs; 1, something does, and is printed
with its group; 2, the arguments or EXPECTED are wrong (a row that PAGE has not, a bad pattern).
"""

import difflib
import fnmatch
import re
import sys

STOPPED = re.compile(r'dies of signal \d+|hangs: killed|ends with status \d+')


class Rule:
    def __init__(self, row, line, groups, sign, pattern):
        self.row, self.line, self.groups, self.sign = row, line, groups, sign
        self.pattern = re.compile(pattern)
        self.used = False

    def fits(self, group, sign, text):
        fits = (sign == self.sign and fnmatch.fnmatchcase(group, self.groups)
                and self.pattern.fullmatch(text))
        self.used = self.used or bool(fits)
        return bool(fits)


def usage(text):
    print(text, file=sys.stderr)
    sys.exit(2)


def read_rows(path):
    """The names in the first column of the page's tables."""
    with open(path, encoding='utf-8') as f:
        return set(re.findall(r'^\| `([a-z0-9-]+)` \|', f.read(), re.M))


def read_rules(path, rows):
    rules, row = [], None
    with open(path, encoding='utf-8') as f:
        for number, line in enumerate(f, 1):
            line = line.rstrip('\n')
            if not line or line.startswith('#'):
                continue
            if line.startswith('['):
                row = line.strip('[]')
                if row not in rows:
                    usage('%s:%d: the page has no row %s' % (path, number, row))
                continue
            parts = line.split(None, 2)
            if row is None or len(parts) != 3 or parts[1] not in ('-', '+', '!'):
                usage('%s:%d: not GROUPS SIGN PATTERN under a [row]' % (path, number))
            try:
                rules.append(Rule(row, number, *parts))
            except re.error as e:
                usage('%s:%d: %s' % (path, number, e))
    return rules


def read_run(path):
    groups, lines = {}, None
    with open(path, encoding='utf-8', errors='replace') as f:
        for line in f:
            if line.startswith('group '):
                lines = groups.setdefault(line[6:].strip(), [])
            elif lines is not None:
                lines.append(re.sub(r'cufile-diff\.\d+', 'cufile-diff.#', line.strip()))
    return groups


def unexplained(group, theirs, ours, rules):
    """The lines of one group that differ and may not: (sign, text)."""
    left = []
    stops = bool(theirs and STOPPED.fullmatch(theirs[-1]) and
                 any([r.fits(group, '!', theirs[-1]) for r in rules]))
    if stops:
        theirs = theirs[:-1]
    matcher = difflib.SequenceMatcher(None, theirs, ours, autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == 'equal':
            continue
        differ = [('-', t) for t in theirs[i1:i2]]
        # What comes after theirs has stopped has nothing to be compared with.
        if not (stops and i2 == len(theirs)):
            differ += [('+', t) for t in ours[j1:j2]]
        left += [d for d in differ if not any([r.fits(group, *d) for r in rules])]
    left += [('+', t) for t in ours[-1:] if STOPPED.fullmatch(t) and ('+', t) not in left]
    return left


def main():
    if len(sys.argv) < 5:
        usage(__doc__)
    rules = read_rules(sys.argv[2], read_rows(sys.argv[1]))
    ours = read_run(sys.argv[3])
    runs = [read_run(p) for p in sys.argv[4:]]
    bad = same = 0
    names = list(ours) + [g for r in runs for g in r if g not in ours]
    for group in dict.fromkeys(names):
        having = [r[group] for r in runs if group in r]
        if group not in ours or not having:
            left = [('+' if group in ours else '-', 'the whole group')]
        else:
            left = min((unexplained(group, t, ours[group], rules) for t in having), key=len)
            same += ours[group] in having
        if left:
            bad += 1
            print('group %s' % group)
            for sign, text in left:
                print('%s %s' % (sign, text))
    for r in rules:
        if not r.used:
            print('not seen: line %d [%s] %s %s %s' %
                  (r.line, r.row, r.groups, r.sign, r.pattern.pattern))
    if not ours:
        usage('%s holds no groups' % sys.argv[3])
    print('%s: %d groups, %d of them the same, %d with differences that are not expected '
          '(- theirs, + ours)' % ('FAIL' if bad else 'PASS', len(set(names)), same, bad))
    sys.exit(1 if bad else 0)


main()
