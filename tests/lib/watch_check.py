# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
watch.py: every status and signal comes through, what sleeps or spins for ever is ended with words,
and what a busy machine keeps waiting is not.
"""

import os
import signal
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import watch  # noqa: E402

WATCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'watch.py')


def run(*argv, patience=1):
    return subprocess.run([sys.executable, '-I', '-S', WATCH, *argv], check=False, text=True,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=dict(os.environ, PEERLANE_TEST_PATIENCE=str(patience),
                                   WATCH_PY_DEBUGGER='none'),
                          start_new_session=True, timeout=600)


class Ends(unittest.TestCase):
    def test_status(self):
        for status in (0, 1, 77):
            done = run('sh', '-c', 'echo out; exit %d' % status)
            self.assertEqual((done.returncode, done.stdout), (status, 'out\n'))
            self.assertRegex(done.stderr, r'^# \d+\.\d\d s of processor time in \d+\.\d\d s\n$')

    def test_signal(self):
        for number in (signal.SIGSEGV, signal.SIGKILL, signal.SIGPIPE, signal.SIGINT):
            self.assertEqual(run('sh', '-c', 'kill -%d $$' % number).returncode, -number)

    def test_sleeps_for_ever(self):
        done = run('sh', '-c', 'sleep 1000 & wait', patience=.01)
        self.assertEqual(done.returncode, 124)
        self.assertIn('# hung: all its threads slept', done.stderr)
        # The child before the parent that waits for it.
        self.assertRegex(done.stderr, r'(?s)process \d+: sleep 1000.*process \d+: sh ')

    def test_spins_for_ever(self):
        done = run('sh', '-c', 'while :; do :; done', patience=.002)
        self.assertEqual(done.returncode, 124)
        self.assertIn('# hung: it did not end in', done.stderr)

    def test_nothing_is_left(self):
        """Neither what has another session nor what its parent has left."""
        done = run('sh', '-c', '(setsid sleep 1000 & sleep 1000 &) ; setsid sleep 1000 & '
                   'echo $!; exec sleep 1000', patience=.01)
        self.assertEqual(done.returncode, 124)
        self.assertIn(watch.read(done.stdout.strip(), 'stat').rpartition(')')[2][1:2], ('', 'Z'))


class Fake:
    """A process of one thread."""

    def __init__(self):
        self.ticks = 0
        self.threads = {'1': ('S', 0, 0)}

    def look(self):
        pass


class Judgement(unittest.TestCase):
    """On a clock and threads of its own."""

    def setUp(self):
        self.now = 0
        self.process = Fake()
        self.saved = watch.family, watch.time
        watch.family, watch.time = (lambda: [self.process]), self
        self.watch = watch.Watch(1)

    def tearDown(self):
        watch.family, watch.time = self.saved

    def monotonic(self):
        return self.now

    def live(self, seconds, state, ran, waited):
        """For so long, a thread that runs and waits so much of each second."""
        for _ in range(0, seconds, 5):
            self.now += 5
            _, r, w = self.process.threads['1']
            self.process.threads['1'] = state, r + 5 * ran, w + 5 * waited
            why = self.watch.look()
            if why:
                return why
        return None

    def test_busy_machine(self):
        """A twentieth of a processor: twenty times as long."""
        self.assertIsNone(self.live(watch.GIVEN * 10, 'R', .05, .95))
        self.assertIn('did not end', self.live(watch.GIVEN * 11, 'R', .05, .95))

    def test_starved(self):
        """What waits to run shows in no sum before it ran."""
        self.assertIsNone(self.live(watch.BOUND - 5, 'R', 0, 0))
        self.assertIn('did not end', self.live(10, 'R', 0, 0))

    def test_slow_disk(self):
        self.assertIsNone(self.live(watch.IDLE * 20, 'D', 0, 0))

    def test_asleep(self):
        self.assertIsNone(self.live(watch.IDLE - 5, 'S', .001, .001))
        self.assertIsNone(self.live(5, 'S', .1, 0))
        self.assertIn('slept', self.live(watch.IDLE, 'S', .001, .001))

    def test_polls(self):
        self.assertIsNone(self.live(watch.GIVEN - 5, 'S', .02, 0))
        self.assertIn('did not end', self.live(5, 'S', .02, 0))


if __name__ == '__main__':
    unittest.main()
