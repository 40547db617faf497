# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What the tests of serve, and of cp from and to it, share."""

import os
import re
import signal
import struct
import subprocess
import time

import cli

LIMIT = 60  # seconds: nothing takes so long, on the busiest machine
MIB = 1 << 20


class Case(cli.Case):
    def setUp(self):
        super().setUp()
        self.good('serve', '--make-token', 'token', '-q')
        os.mkdir(self.path('srv'))
        self.env = {'PEERLANE_TOKEN_FILE': self.path('token')}

    def serve(self, *args, env=None, **more):
        """A server on a port of its own: its process, which has .url."""
        p = self.start('serve', '--port', '0', *args, stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, text=True, env={**self.env, **(env or {})}, **more)
        self.addCleanup(p.stdout.close)
        self.addCleanup(p.wait)
        self.addCleanup(p.kill)
        line = p.stdout.readline()
        m = re.match(r"serving '.*' at (127\.0\.0\.1:(\d+)), for reading", line)
        self.assertTrue(m, line)
        p.url, p.port = 'peer://' + m[1], int(m[2])
        return p

    def end(self, p, sig=signal.SIGTERM):
        """Ends it: the other lines that it has said."""
        p.send_signal(sig)
        said = p.communicate(timeout=LIMIT)[0]
        self.assertEqual(p.returncode, 0, said)
        return said

    def cp(self, *args, **more):
        return self.good('cp', *args, '-q', env=self.env, **more)

    def fails(self, *args, words, status=1):
        return self.bad(status, 'cp', *args, env=self.env, words=words)

    def tree(self, top):
        found = {}
        for folder, _, files in os.walk(self.path(top)):
            for name in files:
                path = os.path.join(folder, name)
                found[os.path.relpath(path, self.path(top))] = cli.sha_file(path)
        return found

    def until(self, condition):
        end = time.monotonic() + LIMIT
        while not condition():
            self.assertLess(time.monotonic(), end)
            time.sleep(0.005)

    def writes_at(self, p, least):
        """Whether a deleted or unnamed file of the process has so many bytes on its disk."""
        for fd in os.listdir('/proc/%d/fd' % p.pid):
            try:
                path = '/proc/%d/fd/%s' % (p.pid, fd)
                if '(deleted)' in os.readlink(path) and self.path('srv') in os.readlink(path):
                    return os.stat(path).st_blocks * 512 >= least
            except OSError:
                pass
        return False

    def part(self, path, name, there):
        """The name that the part of a copy has: by the source's length, its time and its name."""
        st = os.stat(self.path(path))
        tag = 0xcbf29ce484222325
        for byte in struct.pack('<QQQ', st.st_size, st.st_mtime_ns, 0) + name.encode():
            tag = (tag ^ byte) * 0x100000001b3 % (1 << 64)
        return '%s.b.%016x.part' % (there, tag)


def main():
    if not os.environ.get('NET_LIB'):
        print('skipped: libpeerlane-net.so was not built, as there is no OpenSSL 3 (libssl-dev)')
        raise SystemExit(77)
    cli.main()
