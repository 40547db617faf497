# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The verdict of tests/gpu/cufile-diff.sh: passes what is expected, and nothing else. Arguments:
verdict.py, docs/cufile-compat.md, cufile_diff.expected.
"""

import os
import subprocess
import sys
import tempfile

VERDICT, PAGE, EXPECTED = sys.argv[1:4]

SAME = 'group flags\n  O_RDWR: 0\ngroup fork\n  before: 0\n  the child ends with %s\n'
DIES = 'group batch-setup-null\n  dies of signal 11\n'
LIVES = 'group batch-setup-null\n  BatchIOSetUp(NULL, 4): 5022\n'

# what it is, ours, runs of theirs, exit status, words that must be said
CASES = [
    ('the same', SAME % 7, [SAME % 7], 0, 'PASS'),
    ('an expected difference', SAME % 7, [SAME % -11], 0, 'PASS'),
    ('the expected difference the other way round', SAME % -11, [SAME % 7], 1, '+ the child'),
    ('another value', SAME % 8, [SAME % -11], 1, '+ the child ends with 8'),
    ('a line too many', SAME % 7 + '  x\n', [SAME % 7], 1, '+ x'),
    ('a line too few', SAME % 7, [SAME % 7 + '  x\n'], 1, '- x'),
    ('a group too many', SAME % 7 + 'group x\n', [SAME % 7], 1, 'the whole group'),
    ('a group too few', SAME % 7, [SAME % 7 + 'group x\n'], 1, '- the whole group'),
    ('theirs stops, as expected', LIVES, [DIES], 0, 'PASS'),
    ('theirs stops, which nobody expected', 'group flags\n  a: 0\n',
     ['group flags\n  dies of signal 11\n'], 1, '- dies of signal 11'),
    ('ours stops too', DIES, [DIES], 1, '+ dies of signal 11'),
    ('noise: the second run of theirs agrees', SAME % 7, [SAME % 3, SAME % 7], 0, 'PASS'),
    ('no run of theirs agrees', SAME % 7, [SAME % 3, SAME % 4], 1, 'FAIL'),
    ('folders of runs', 'group flags\n  /a/cufile-diff.12/x\n',
     ['group flags\n  /a/cufile-diff.345/x\n'], 0, 'PASS'),
    ('nothing ran', '', [''], 2, 'no groups'),
]


def run(tmp, ours, theirs, expected):
    paths = []
    for i, text in enumerate([ours] + theirs):
        paths.append(os.path.join(tmp, '%d.txt' % i))
        with open(paths[-1], 'w', encoding='utf-8') as f:
            f.write(text)
    return subprocess.run([sys.executable, '-B', VERDICT, PAGE, expected] + paths,
                          capture_output=True, text=True)


def main():
    bad = 0
    with tempfile.TemporaryDirectory(dir='.') as tmp:
        for name, ours, theirs, status, words in CASES:
            got = run(tmp, ours, theirs, EXPECTED)
            if got.returncode != status or words not in got.stdout + got.stderr:
                print('%s: status %d\n%s%s' % (name, got.returncode, got.stdout, got.stderr))
                bad += 1
        for text in ('[no-such-row]\n* - x\n', '* - x\n', '[fork]\n* - (\n', '[fork]\n* * x\n'):
            path = os.path.join(tmp, 'expected')
            with open(path, 'w', encoding='utf-8') as f:
                f.write(text)
            if run(tmp, SAME % 7, [SAME % 7], path).returncode != 2:
                print('accepted: %r' % text)
                bad += 1
    sys.exit(1 if bad else 0)


main()
