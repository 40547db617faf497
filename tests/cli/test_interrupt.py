# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""A signal leaves nothing half-written, and what was there before as it was."""

import glob
import os
import resource
import signal
import subprocess
import time

import cli

# So that what is to be interrupted is not through before.
SLOW = 'direct:every=1:delay=1000000,buffered:every=1:delay=1000000'


def as_in_a_terminal():
    """Whoever runs the tests with `&` or nohup has them ignored, and so would what is tested."""
    for sig in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(sig, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class Interrupt(cli.Case):
    def wait_for(self, pattern, least=0):
        while True:
            for path in glob.glob(self.path(pattern)):
                if os.path.getsize(path) >= least:
                    return
            time.sleep(0.005)

    def wait_for_bytes(self, pid, least):
        """The new file has no name yet: it shows among what the process has open."""
        while True:
            for fd in glob.glob('/proc/%d/fd/*' % pid):
                try:
                    at = os.readlink(fd)
                    if at.startswith(self.dir) and os.stat(fd).st_size >= least:
                        return
                except OSError:
                    pass
            time.sleep(0.005)
        self.fail('process %d has written no %d bytes to a file' % (pid, least))

    def interrupted_copy(self, sig):
        p = self.start('cp', '-', 'b', stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                       preexec_fn=as_in_a_terminal)
        p.stdin.write(cli.content(3 << 20))
        p.stdin.flush()
        self.wait_for_bytes(p.pid, 1 << 20)
        p.send_signal(sig)
        status = p.wait()
        p.stdin.close()
        p.stdout.close()
        return status

    def test_copy_in_the_middle(self):
        self.make('b', b'the old content')
        for sig in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with self.subTest(sig):
                self.assertEqual(self.interrupted_copy(sig), 128 + sig)
                self.assertEqual(self.litter(), [])
                self.assertEqual(self.read('b'), b'the old content')

    def test_copy_to_a_new_name(self):
        self.assertEqual(self.interrupted_copy(signal.SIGINT), 130)
        self.assertEqual(os.listdir(self.dir), [])

    def test_demo_and_bench(self):
        for args in (['demo'], ['bench', 'storage', '--seconds', '3600']):
            with self.subTest(args[0]):
                p = self.start(*args, stdout=subprocess.DEVNULL, preexec_fn=as_in_a_terminal,
                               env={'PEERLANE_TEST_FAULT': SLOW})
                self.wait_for('.peerlane-*', 1 << 20)
                p.send_signal(signal.SIGINT)
                self.assertEqual(p.wait(), 130)
                self.assertEqual(os.listdir(self.dir), [])

    def test_what_else_ends_a_process(self):
        args = ['bench', 'storage', '--size', '8m', '--block', '4k', '-q']
        p = self.start(*args, '--seconds', '3600', preexec_fn=as_in_a_terminal)
        self.wait_for('.peerlane-*', 1 << 20)
        p.send_signal(signal.SIGQUIT)
        self.assertEqual(p.wait(), -signal.SIGQUIT)
        self.assertEqual(os.listdir(self.dir), [])
        end, other = os.pipe()
        p = self.start(*args, '--bytes', '1m', stdout=other, preexec_fn=lambda: signal.signal(signal.SIGPIPE,
                                                                            signal.SIG_DFL))
        os.close(end)  # nobody reads what is printed while the file is there
        os.close(other)
        self.assertEqual(p.wait(), -signal.SIGPIPE)
        self.assertEqual(os.listdir(self.dir), [])

    def test_ignored_hangups_stay_ignored(self):
        p = self.start('cp', '-', 'b', '-q', stdin=subprocess.PIPE,
                       preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        p.stdin.write(cli.content(3 << 20))
        p.stdin.flush()
        self.wait_for_bytes(p.pid, 1 << 20)
        p.send_signal(signal.SIGHUP)
        p.stdin.close()
        self.assertEqual(p.wait(), 0)
        self.assertEqual(cli.sha_file(self.path('b')), cli.sha(cli.content(3 << 20)))


if __name__ == '__main__':
    cli.main()
