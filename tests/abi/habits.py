# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The first minutes of somebody who has just cloned this: `make` on a machine without Meson, a
checkout that cannot be written to, a build folder that was configured before something was
installed.

    habits.py TOP
"""

import os
import shutil
import subprocess
import tempfile

import tree

# What is on every machine that this could be tried on.
TOOLS = ('sh', 'cat', 'cut', 'dirname', 'grep', 'head', 'id', 'make', 'mkdir', 'rm', 'sed', 'stat',
         'uname', 'apt-get', 'flock', 'true', 'false')

# Stands for Meson: writes down how it was called.
MESON = '''#!/bin/sh
echo "$*" >>"$CALLS"
case $1 in
setup)
    for folder; do case $folder in /*/build) break ;; esac; done
    mkdir -p "$folder/meson-info"
    : >"$folder/build.ninja"
    : >"$folder/meson-info/meson-info.json"
    : >"$folder/meson-info/intro-buildoptions.json" ;;
esac
'''
# Stands for pkg-config: knows the libraries in $LIBRARIES.
PKG_CONFIG = '''#!/bin/sh
for name; do :; done
case " $LIBRARIES " in *" $name "*) echo 1.0 ;; *) exit 1 ;; esac
'''


class Machine:
    """A folder of commands that stands for a machine: what is not in it is not installed."""

    def __init__(self, folder):
        self.bin = os.path.join(folder, 'bin')
        self.calls = os.path.join(folder, 'calls')
        os.mkdir(self.bin)
        for tool in TOOLS:
            path = shutil.which(tool)
            if path:
                os.symlink(path, os.path.join(self.bin, tool))

    def add(self, name, script):
        path = os.path.join(self.bin, name)
        with open(path, 'w', encoding='utf-8') as f:
            f.write(script)
        os.chmod(path, 0o755)

    def run(self, *argv, libraries=''):
        open(self.calls, 'w', encoding='utf-8').close()
        env = {'PATH': self.bin, 'CALLS': self.calls, 'LIBRARIES': libraries,
               'HOME': '/nonexistent'}
        done = subprocess.run(argv, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, check=False)
        with open(self.calls, encoding='utf-8') as f:
            return done.returncode, done.stdout, f.read()


class Habits:
    def __init__(self, top):
        self.top = top
        self.report = tree.Report('habits')

    def expect(self, what, said, *wanted, unwanted=('Traceback', 'not found', 'No such file')):
        self.report.saw()
        for word in wanted:
            if word not in said:
                self.report.complain(what, 'it does not say "%s":\n%s' % (word, said))
        for word in unwanted:
            if word in said:
                self.report.complain(what, 'it says "%s":\n%s' % (word, said))

    def bare(self, machine):
        """Plain `make` where nothing is: what to do, and nothing is configured or installed."""
        status, said, calls = machine.run('make', '-C', self.top, 'B=/nonexistent/build')
        self.expect('make without Meson', said, 'Missing packages:', 'meson', 'liburing-dev',
                    'make run')
        if status == 0 or calls:
            self.report.complain('make without Meson', 'it goes on: status %d' % status)

    def configured(self, machine, folder):
        """A build folder is configured once, and again only where what is installed has changed."""
        build = os.path.join(folder, 'build')
        script = os.path.join(self.top, 'scripts', 'configure.sh')
        machine.add('meson', MESON)
        machine.add('pkg-config', PKG_CONFIG)
        machine.add('ninja', '#!/bin/sh\n')
        for what, libraries, wanted in (
                ('the first time', 'liburing json-c', ('setup', '--wrap-mode=nodownload')),
                ('nothing new', 'liburing json-c', ()),
                ('cmocka installed', 'liburing json-c cmocka', ('--clearcache', '--reconfigure')),
                ('nothing new again', 'liburing json-c cmocka', ())):
            status, said, calls = machine.run(script, build, libraries=libraries)
            self.expect('configure, ' + what, calls, *wanted)
            if status or bool(calls) != bool(wanted):
                self.report.complain('configure, ' + what, 'status %d, %s, Meson was called so: "%s"'
                                     % (status, said, calls))
        # A folder that came here with a copy of the checkout describes another place.
        stamp = os.path.join(build, 'peerlane-stamp')
        with open(stamp, encoding='utf-8') as f:
            words = f.read()
        with open(stamp, 'w', encoding='utf-8') as f:
            f.write(words.replace('source ', 'source /elsewhere', 1))
        _, _, calls = machine.run(script, build, libraries='liburing json-c cmocka')
        self.expect('configure, a copied folder', calls, 'setup', unwanted=('--reconfigure',))

    def unwritable(self, machine):
        """Where nothing can be written one sentence says so. Root may write anywhere else."""
        script = os.path.join(self.top, 'scripts', 'configure.sh')
        status, said, calls = machine.run(script, '/proc/build')
        self.expect('a checkout that is read-only', said, 'read-only', '/proc/build')
        self.report.saw()
        if status == 0 or calls or said.count('\n') != 1:
            self.report.complain('a checkout that is read-only', 'status %d:\n%s' % (status, said))


def main():
    habits = Habits(tree.root())
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(folder)
        if os.path.exists(os.path.join(machine.bin, 'make')):
            habits.bare(machine)
        habits.configured(machine, folder)
        habits.unwritable(machine)
    habits.report.finish()


main()
