# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What is shown of a failed test: the line that says what failed comes first, and is in the last line
too, whatever else the test has printed.

    told_check.py TOP
"""

import os
import sys
import unittest

TOP = os.path.abspath(sys.argv.pop(1))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(TOP, 'scripts'))
import told  # noqa: E402

CASES = '[ RUN      ] a\n[       OK ] a\n' * 300
CHECK = '../tests/run/test_run.c:275: count_of(&taken) == 7'
CMOCKA = '[  ERROR   ] --- 0x200 != 0\n[   LINE   ] --- ../tests/unit/test_p2p.c:46: error: Failure!'
# Each with the words that must be among the first.
SAID = (
    (CHECK + '\n# 0.10 s of processor time in 0.20 s\n', CASES, CHECK),
    (CMOCKA, CASES, 'test_p2p.c:46'),
    ('child, line 12: pl_open() == 0: no memory\n', CASES, 'child, line 12'),
    ('', 'ok 1 - a\nnot ok 2 - b (status 127)\n' + CASES, 'not ok 2'),
    ('Traceback (most recent call last):\n  File "a.py", line 3, in b\nAssertionError: 1 != 2\n' +
     'x\n' * 500, '', 'AssertionError: 1 != 2'),
    ('', '.....F\nE   assert 3 == 4\ntests/test_a.py:9: AssertionError\n', 'assert 3 == 4'),
    ('x\n' * 200 + 'WARNING: ThreadSanitizer: data race (pid=1)\n' + 'y\n' * 200, CASES, 'data race'),
    ('==1==ERROR: AddressSanitizer: heap-use-after-free\n' + 'y\n' * 200, CASES, 'use-after-free'),
    ('\n# hung: all its threads slept for 120 s\n', CASES, '# hung: all its threads'),
)


class Told(unittest.TestCase):
    def test_reasons_first(self):
        for stderr, stdout, want in SAID:
            with self.subTest(want):
                words = told.words(('standard error', stderr), ('standard output', stdout))
                self.assertIn(want, '\n'.join(words.split('\n')[:2]))
                self.assertIn(want, told.brief(words))
                self.assertNotIn('\n', told.brief(words))

    def test_all_of_it_follows(self):
        words = told.words(('standard error', 'one\ntwo\n'), ('standard output', 'three\n'))
        self.assertEqual(words, '\nstandard error:\none\ntwo\n\nstandard output:\nthree')
        self.assertEqual(told.brief(words), '')
        words = told.words(('output', ''.join('%d\n' % i for i in range(500))))
        self.assertIn('output, the last %d of 500 lines:\n%d\n' % (told.LINES, 500 - told.LINES), words)
        self.assertTrue(words.endswith('\n499'))

    def test_what_passed_is_no_reason(self):
        self.assertEqual(told.reasons(CASES, 'not ok 1 - a # SKIP\na.py:125: ResourceWarning: x'), [])
        self.assertEqual(told.reasons('a.c:1: x\na.c:1: x'), ['a.c:1: x'])

    def test_where_a_thread_is(self):
        ours = '#3  0x00007f26958ec28c in lock_wait (c=0x1) at ../src/base/lock.h:157\n#4  f () at ../tests/a.c:3'
        libc = '#2  ___cond_wait (c=0x1) at ./nptl/pthread_cond_wait.c:618\n' \
               '#1  wait4 () at ../sysdeps/unix/sysv/linux/wait4.c:30\n'
        self.assertEqual(told.reasons(libc + ours), ours.split('\n'))


if __name__ == '__main__':
    unittest.main()
