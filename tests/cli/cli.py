# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What the tests of the command-line tool share. PEERLANE_BIN names the binary. Every test runs in a
folder of its own, with two software GPUs and nothing else of the caller's configuration.
"""

import atexit
import functools
import glob
import hashlib
import json
import os
import random
import re
import select
import shutil
import subprocess
import sys
import tempfile
import unittest

NOBODY = 65534  # a user and a group that own nothing
BIN = os.environ.get('PEERLANE_BIN', '')
TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GPU_BYTES = 256 << 20


def environment(**more):
    env = {k: v for k, v in os.environ.items() if not k.startswith('PEERLANE_')}
    env.update(PEERLANE_SOFT_GPUS='2x256MiB', PEERLANE_TEST_CUDA_LIB='none', LC_ALL='C')
    env.update(more)
    return env


def content(length, seed=1):
    """Bytes that no two places share by chance, the same in every run."""
    return random.Random(seed).randbytes(length)


def sha(data):
    return hashlib.sha256(data).hexdigest()


def sha_file(path):
    digest = hashlib.sha256()
    with open(path, 'rb') as f:
        for piece in iter(lambda: f.read(1 << 20), b''):
            digest.update(piece)
    return digest.hexdigest()


def shown_on(master):
    """
    What a terminal shows next; b'' when its other end is closed. A read() looks for bytes, and then
    whether the other end is closed. If the last bytes and the close come between the two, it reports
    the end, and the bytes are lost. After select() that cannot happen.
    """
    select.select([master], [], [])
    try:
        return os.read(master, 65536)
    except OSError:
        return b''


class Case(unittest.TestCase):
    def setUp(self):
        self.dir = tempfile.mkdtemp(prefix='peerlane-cli-')
        self.addCleanup(shutil.rmtree, self.dir, ignore_errors=True)

    def path(self, name):
        return os.path.join(self.dir, name)

    def make(self, name, data):
        with open(self.path(name), 'wb') as f:
            f.write(data)
        return self.path(name)

    def read(self, name):
        with open(self.path(name), 'rb') as f:
            return f.read()

    def start(self, *args, env=None, **more):
        return subprocess.Popen([BIN, *args], cwd=self.dir, env=environment(**(env or {})), **more)

    def run_tool(self, *args, env=None, stdin=subprocess.DEVNULL, data=None):
        """Runs the tool and returns what became of it; outputs are bytes."""
        how = {'input': data} if data is not None else {'stdin': stdin}
        return subprocess.run([BIN, *args], cwd=self.dir, env=environment(**(env or {})),
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              check=False, **how)

    def good(self, *args, **more):
        """It must work and say nothing on standard error; the text on standard output."""
        r = self.run_tool(*args, **more)
        self.assertEqual(r.returncode, 0, r.stderr.decode())
        self.assertEqual(r.stderr, b'')
        return r.stdout.decode()

    def json(self, *args, **more):
        return json.loads(self.good(*args, '--json', **more))

    def bad(self, status, *args, words=(), **more):
        """It must fail with this status, each line of the complaint in the tool's name, and the
        complaint must have these words in it."""
        r = self.run_tool(*args, **more)
        err = r.stderr.decode()
        self.assertEqual(r.returncode, status, 'said: ' + err)
        self.assertTrue(err, 'it said nothing')
        for line in err.splitlines():
            self.assertTrue(line.startswith('peerlane: '), line)
        for word in words:
            self.assertIn(word, err)
        if status == 2:
            self.assertIn('--help', err)
        return err

    def as_other(self, *args, uid=65534, **more):
        """As run_tool(), by another user, with a copy of the tool that this user may load."""
        env = environment(LD_LIBRARY_PATH=public_tool())
        return subprocess.run([os.path.join(public_tool(), 'peerlane'), *args], cwd=self.dir,
                              env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, check=False, user=uid, group=uid,
                              extra_groups=[], **more)

    def litter(self):
        """Temporary files that were left behind."""
        return glob.glob(self.path('.*'))


@functools.lru_cache(maxsize=None)
def machine(name):
    """The root of another machine's files, made once by machines.py. Nobody changes it: see machine_of()."""
    root = tempfile.mkdtemp(prefix='peerlane-cli-machine-')
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    subprocess.run([sys.executable, '-B', os.path.join(TOP, 'tests', 'golden', 'machines.py'), name, root], check=True)
    return root


def machine_of(name, root):
    """
    The same as a test's own. The files are links, which take a quarter of the time of new files: a test that changes
    one puts another in its place, by put().
    """
    subprocess.run(['cp', '-al', machine(name), root], check=True)
    return root


def put(path, text, mode='w'):
    """Writes a new file in the place of the one there, mode 'a': with its text before. Folders are made."""
    before = b''
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.lexists(path):
        if mode == 'a':
            with open(path, 'rb') as f:
                before = f.read()
        os.unlink(path)
    with open(path, 'wb') as f:
        f.write(before + text.encode())


@functools.lru_cache(maxsize=None)
def public_tool():
    """A folder with the tool and its library that every user may read, whoever owns the tree."""
    folder = tempfile.mkdtemp(prefix='peerlane-cli-bin-')
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.chmod(folder, 0o755)
    shutil.copy(BIN, os.path.join(folder, 'peerlane'))
    for line in subprocess.run(['ldd', BIN], stdout=subprocess.PIPE, check=True).stdout.split(b'\n'):
        m = re.match(rb'\s*(libpeerlane\S*) => (/.+) \(0x', line)
        if m:
            shutil.copy(m[2], os.path.join(os.fsencode(folder), m[1]))
    return folder


def main():
    if not BIN or not os.access(BIN, os.X_OK):
        print('set PEERLANE_BIN to the built peerlane tool')
        sys.exit(1)
    unittest.main(verbosity=2)


def skip(why):
    print('skipped: ' + why)
    sys.exit(77)
