# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The first minutes of somebody who has just cloned this: `make` on a machine without Meson, a
checkout that cannot be written to, a build folder that was configured before something was
installed, `make install` as somebody who may not.

    habits.py TOP
"""

import os
import shutil
import subprocess
import tempfile

import tree

# What is on every machine that this could be tried on.
TOOLS = ('sh', 'cat', 'cut', 'dirname', 'grep', 'head', 'id', 'make', 'mkdir', 'rm', 'sed', 'stat',
         'uname', 'apt-get', 'flock', 'getent', 'true', 'false')

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


# Stands for a script or a command: writes down how it was called.
STUB = '#!/bin/sh\necho "${0##*/} $*" >>"$CALLS"\n'


class Machine:
    """A folder of commands that stands for a machine: what is not in it is not installed."""

    def __init__(self, folder):
        os.chmod(folder, 0o755)  # for other users, too
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

    def run(self, *argv, libraries='', **more):
        open(self.calls, 'w', encoding='utf-8').close()
        os.chmod(self.calls, 0o666)
        env = {'PATH': self.bin, 'CALLS': self.calls, 'LIBRARIES': libraries,
               'HOME': '/nonexistent'}
        done = subprocess.run(argv, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, check=False, **more)
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

    def checkout(self, folder):
        """A checkout whose own steps are what is tried: what they call is written down."""
        top, build = os.path.join(folder, 'checkout'), os.path.join(folder, 'elsewhere')
        os.makedirs(os.path.join(top, 'scripts'))
        os.makedirs(os.path.join(build, 'tools', 'peerlane'))
        os.mkdir(os.path.join(build, 'meson-info'))
        shutil.copy(os.path.join(self.top, 'Makefile'), top)
        scripts = os.path.join(top, 'scripts')
        for name in ('as-owner.sh', 'may-install.sh'):
            shutil.copy(os.path.join(self.top, 'scripts', name), scripts)
        for path in ([os.path.join(scripts, name + '.sh')
                      for name in ('bootstrap', 'configure', 'build', 'installed')]
                     + [os.path.join(build, 'tools', 'peerlane', 'peerlane')]):
            with open(path, 'w', encoding='utf-8') as f:
                f.write(STUB)
            os.chmod(path, 0o755)
        return top, build

    def somebody(self, machine, folder):
        """`make run` and `make install` of a user in somebody else's checkout."""
        more = {'user': 65534, 'group': 65534, 'extra_groups': []} if os.geteuid() == 0 else {}
        top, build = self.checkout(folder)
        prefix = os.path.join(folder, 'prefix')
        os.mkdir(prefix)
        with open(os.path.join(build, 'meson-info', 'intro-buildoptions.json'), 'w',
                  encoding='utf-8') as f:
            f.write('[' + ', '.join(
                '{"name": "%s", "value": "%s", "section": "directory"}' % pair
                for pair in (('prefix', prefix), ('bindir', 'bin'), ('libdir', 'lib/any'),
                             ('includedir', 'include'), ('datadir', 'share'),
                             ('mandir', 'share/man'))) + ']')
        machine.add('meson', STUB)
        for path in (folder, top, prefix):
            os.chmod(path, 0o555)
        try:
            make = ('make', '-C', top, 'B=' + build)
            status, said, calls = machine.run(*make, 'run', **more)
            self.expect('make run in a checkout that is read-only', calls,
                        'peerlane demo --dir %s\n' % build)
            status, said, calls = machine.run(*make, 'install', **more)
            self.expect('make install without permission', said, 'Nothing was installed', prefix,
                        'sudo make install', 'DESTDIR=', '--prefix=')
            if status == 0 or 'meson' in calls or 'build.sh' in calls:
                self.report.complain('make install without permission',
                                     'it goes on: status %d\n%s' % (status, calls))
            os.chmod(prefix, 0o777)
            status, said, calls = machine.run(*make, 'install', **more)
            self.expect('make install', calls, 'build.sh', 'meson install -C ' + build)
            os.chmod(prefix, 0o555)
            status, said, calls = machine.run(*make, 'install', 'DESTDIR=' + self.open(build),
                                              **more)
            self.expect('make install DESTDIR=', calls, 'meson install')
        finally:
            for path in (folder, top, prefix):
                os.chmod(path, 0o755)

    @staticmethod
    def open(folder):
        """A folder that does not exist in one where everybody may make one."""
        os.chmod(folder, 0o777)
        return os.path.join(folder, 'not', 'yet')


def main():
    habits = Habits(tree.root())
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(folder)
        if os.path.exists(os.path.join(machine.bin, 'make')):
            habits.bare(machine)
            with tempfile.TemporaryDirectory() as another:
                habits.somebody(machine, another)
        habits.configured(machine, folder)
        habits.unwritable(machine)
    habits.report.finish()


main()
