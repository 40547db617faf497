# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Runs agents.py over PEERLANE, and over UCX where the wheel's works here, for Meson: exits 77 with the
reason where no Python at hand has NIXL's wheel in a version that was tested. Then what
`python -m peerlane.nixl` refuses.

    python3 run.py LIBPEERLANE LIBPLUGIN

PEERLANE_TEST_NIXL names a Python that has the wheel; otherwise this one, and that of
~/.cache/peerlane/nixl, which `python3 -m venv ~/.cache/peerlane/nixl` and its
`bin/pip install --no-deps nixl-cu13==1.5.1 numpy` make.
"""

import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))


def pythons():
    named = os.environ.get('PEERLANE_TEST_NIXL')
    if named:
        yield named
        return
    yield sys.executable
    cache = os.environ.get('XDG_CACHE_HOME') or os.path.expanduser('~/.cache')
    yield os.path.join(cache, 'peerlane', 'nixl', 'bin', 'python')


def call(command, **env):
    return subprocess.run(command, env={**os.environ, **env}, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, errors='replace', check=False)


def fail(words):
    print('failed: ' + words)
    sys.exit(1)


def refusals(env):
    """Without NIXL's wheel at all: stand-ins for it say what the command does of each version."""
    with tempfile.TemporaryDirectory() as work:
        site = os.path.join(work, 'site')
        core = os.path.join(site, '.nixl_cu12.mesonpy.libs')
        info = os.path.join(site, 'nixl_cu12-0.0.0.dist-info')
        libs = os.path.join(site, 'nixl_cu12.libs')
        for folder in (os.path.join(core, 'plugins'), info, libs):
            os.makedirs(folder)
        for name in ('libnixl.so', 'plugins/libplugin_UCX.so'):
            open(os.path.join(core, name), 'wb').close()
        command = [sys.executable, '-B', '-m', 'peerlane.nixl', '--dir', os.path.join(work, 'links'),
                   '--plugin', sys.argv[2]]
        path = site + os.pathsep + env['PYTHONPATH']
        for version, wanted in (('1.5.1', None), ('1.4.0', 'was tested with 1.5.1 alone'),
                                ('2.0.0', 'pip install nixl-cu12==1.5.1'), ('1.5.1', None)):
            with open(os.path.join(info, 'METADATA'), 'w', encoding='utf-8') as f:
                f.write('Metadata-Version: 2.1\nName: nixl-cu12\nVersion: %s\n' % version)
            done = call(command, **{**env, 'PYTHONPATH': path})
            if wanted is None:
                plugins = os.path.join(work, 'links', 'core', 'plugins')
                if done.stdout != 'export NIXL_PLUGIN_DIR=%s\n' % plugins:
                    if 'nixl-cu13' in done.stderr:
                        return  # this Python has a wheel of its own, which comes first
                    fail('the folder of links: %s%s' % (done.stdout, done.stderr))
                have = sorted(os.listdir(plugins))
                if have != ['libplugin_PEERLANE.so', 'libplugin_UCX.so']:
                    fail('the links are %s' % have)
            elif done.returncode != 1 or version not in done.stderr or wanted not in done.stderr:
                fail('NIXL %s: %d, %s' % (version, done.returncode, done.stderr))
        os.rename(info, info + '.gone')
        if 'pip install nixl-cu1' not in call(command, **{**env, 'PYTHONPATH': path}).stderr:
            fail('without NIXL it names no remedy')


def main():
    env = {'PYTHONPATH': os.path.join(TOP, 'python'), 'PEERLANE_LIBRARY': os.path.abspath(sys.argv[1]),
           'NIXL_LOG_LEVEL': 'FATAL'}
    refusals(env)
    with tempfile.TemporaryDirectory() as work:
        why = []
        for python in pythons():
            if not os.path.exists(python):
                why.append('%s: not there' % python)
                continue
            done = call([python, '-B', '-m', 'peerlane.nixl', '--dir', work, '--plugin', sys.argv[2]], **env)
            if done.returncode == 0:
                break
            why.append(done.stderr.strip().split('\n')[-1])
        else:
            print('skipped: no Python with a wheel of NIXL that was tested (%s)' % '; '.join(why))
            return 77
        env['NIXL_PLUGIN_DIR'] = done.stdout.strip().split('=', 1)[1]
        env['UCX_TLS'] = 'tcp,cuda_copy'  # tcp alone does not start beside a GPU
        for backend in ('PEERLANE', 'UCX'):
            done = call([python, '-B', os.path.join(HERE, 'agents.py'), backend], **env)
            print(done.stdout, end='')
            if done.returncode and backend == 'UCX' and 'as it should be' not in done.stdout:
                print('UCX of the wheel does not work here: %s' % done.stderr.strip().split('\n')[-1])
            elif done.returncode:
                fail('%s: %s' % (backend, done.stderr[-3000:]))
    return 0


if __name__ == '__main__':
    sys.exit(main())
