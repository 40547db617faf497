# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What `make install` leaves is enough: programs are built with pkg-config, shared and static, for
libpeerlane and for the drop-in for cuFile, and run; every public function has its manual page,
where scdoc is here; documents and licences are there; `make uninstall` takes all of it away.

    install.py TOP BUILD
"""

import contextlib
import glob
import os
import re
import subprocess
import sys
import tempfile

top, build = sys.argv[1:3]


def run(*words, **more):
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, **more).stdout


def words(env, name, *options):
    return run('pkg-config', *options, name, env=env).split()


def functions():
    names = []
    for path in glob.glob(os.path.join(top, 'include', 'peerlane', '*.h')):
        with open(path, encoding='utf-8') as f:
            names += re.findall(r'^PL_API\b[^;(]*\b(pl_\w+)\(', f.read(), re.MULTILINE)
    return names


def manual(share):
    """Each public function's page is there, and speaks of it."""
    if not os.path.exists(share + '/man/man1/peerlane.1'):
        print('no manual pages: built without scdoc')
        return
    names = functions()
    assert len(names) > 40, names
    for name in names:
        page = '%s/man/man3/%s.3' % (share, name)
        assert os.path.exists(page), 'no page is found for %s' % name
        with open(page, encoding='utf-8') as f:
            text = f.read().replace('\\', '')
        head, synopsis = text.split('.SH SYNOPSIS', 1)
        assert re.search(r'\b%s\b.* - ' % name, head), '%s is not in NAME' % page
        assert name + '(' in synopsis, page
    print('a page for each of %d functions' % len(names))


def links(folder):
    """What installed documents point at is installed, too."""
    seen = 0
    for path in glob.glob(folder + '/**/*.md', recursive=True):
        with open(path, encoding='utf-8') as f:
            text = re.sub(r'^```.*?^```', '', f.read(), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r'\[[^\]]*\]\(([^)#\s]+)', text):
            if not re.match(r'[a-z]+:', target):
                seen += 1
                assert os.path.exists(os.path.join(os.path.dirname(path), target)), \
                    '%s points at %s, which is not installed' % (path, target)
    assert seen > 30, seen
    print('install: %d links between documents' % seen)


def files(root):
    return sorted(os.path.join(folder, name) for folder, subs, names in os.walk(root)
                  for name in names + [s for s in subs if os.path.islink(os.path.join(folder, s))])


def peerlane(root, env, libdir, cc):
    source = os.path.join(top, 'examples', 'load.c')
    file = os.path.join(root, 'file')
    run(*cc, source, '-o', root + '/shared', *words(env, 'peerlane', '--cflags', '--libs'))
    print(run(root + '/shared', file, env=env).strip())
    needed = run('readelf', '-d', root + '/shared')
    assert 'libpeerlane.so.1' in needed, needed

    # Of the names in the archive only ours are visible.
    archive = libdir + '/libpeerlane.a'
    names = {line.split()[-1] for line in run('nm', '-g', '--defined-only', archive).splitlines()
             if len(line.split()) == 3}
    assert names and all(n.startswith('pl_') for n in names), sorted(names)[:20]
    os.rename(libdir + '/libpeerlane.so', root + '/away')
    run(*cc, source, '-o', root + '/static',
        *words(env, 'peerlane', '--cflags', '--libs', '--static'))
    os.rename(root + '/away', libdir + '/libpeerlane.so')
    print(run(root + '/static', file, env=env).strip())
    needed = run('readelf', '-d', root + '/static')
    assert 'libpeerlane' not in needed, needed
    print('install: shared and static, %d public names' % len(names))


def cufile(root, env, libdir, cc):
    source = os.path.join(top, 'tests', 'bare', 'cufile.c')
    run(*cc, source, '-o', root + '/cufile', *words(env, 'cufile', '--cflags', '--libs'))
    folder = libdir + '/peerlane'
    said = run('pkg-config', '--variable=dropindir', 'cufile', env=env).strip()
    assert folder.endswith(said) or said == folder, said
    # The drop-in finds libpeerlane beside it or above, without being told.
    out = run(root + '/cufile', root + '/file', env=dict(env, LD_LIBRARY_PATH=folder))
    assert out == '300001 bytes are in memory\n', out
    print('install: ' + out.strip() + ', by libcufile')
    # Loaded by its name alone, as programs do: some with the version, some without, so the link is
    # in the package of the drop-ins. It, too, finds libpeerlane.
    with open(os.path.join(top, 'packaging', 'debian', 'peerlane-cufile.install'), encoding='utf-8') as f:
        packed = f.read().split()
    for name in ('libgdrapi.so.2', 'libgdrapi.so'):
        run('python3', '-c', 'import ctypes; ctypes.CDLL("%s").gdr_open' % name,
            env=dict(env, LD_LIBRARY_PATH=folder))
        assert 'usr/lib/*/peerlane/' + name in packed, packed


@contextlib.contextmanager
def record_kept():
    """What `make uninstall` goes by is what somebody installed, not what is installed here."""
    path = os.path.join(build, 'meson-logs', 'install-log.txt')
    words = None
    if os.path.exists(path):
        with open(path, encoding='utf-8') as f:
            words = f.read()
    try:
        yield
    finally:
        if words is not None:
            with open(path, 'w', encoding='utf-8') as f:
                f.write(words)
        elif os.path.exists(path):
            os.unlink(path)


def main():
    with record_kept(), tempfile.TemporaryDirectory() as root:
        run('meson', 'install', '-C', build, '--no-rebuild', '--quiet', '--destdir', root)
        installed = files(root)
        assert len(installed) > 60, installed
        pc = glob.glob(root + '/**/peerlane.pc', recursive=True)[0]
        libdir = os.path.dirname(os.path.dirname(pc))
        env = dict(os.environ, PKG_CONFIG_PATH=os.path.dirname(pc), PKG_CONFIG_SYSROOT_DIR=root,
                   LD_LIBRARY_PATH=libdir, PEERLANE_SOFT_GPUS='1x64MiB', PEERLANE_TEST_CUDA_LIB='none')
        with open(os.path.join(root, 'file'), 'wb') as f:
            f.write(os.urandom(300001))
        cc = os.environ.get('CC', 'cc').split()
        peerlane(root, env, libdir, cc)
        cufile(root, env, libdir, cc)

        share = os.path.dirname(glob.glob(root + '/**/share/doc', recursive=True)[0])
        manual(share)
        links(share + '/doc/peerlane')
        for name in ('LICENSE', 'README.md', 'docs/cufile-compat.md', 'docs/README.md',
                     'kmod/COPYING', 'examples/load.c'):
            assert os.path.getsize('%s/doc/peerlane/%s' % (share, name)) > 500, name
        for name in ('bash-completion/completions/peerlane', 'zsh/site-functions/_peerlane'):
            assert os.path.exists(os.path.join(share, name)), name

        # The command finds the library of its own installation.
        bare = {k: v for k, v in env.items() if k != 'LD_LIBRARY_PATH'}
        bindir = os.path.dirname(glob.glob(root + '/**/bin/peerlane', recursive=True)[0])
        assert run(bindir + '/peerlane', '--version', env=bare).startswith('peerlane ')
        # And what it preloads.
        said = run(bindir + '/peerlane', 'run', 'sh', '-c', 'echo $LD_PRELOAD', env=bare).strip()
        assert said == libdir + '/libpeerlane-run.so' and os.path.exists(said), said

        run(os.path.join(top, 'scripts', 'uninstall.sh'), build, env=dict(os.environ, DESTDIR=root))
        left = [path for path in installed if os.path.lexists(path)]
        assert not left, 'uninstalling leaves %s' % left[:5]
        for folder in ('include/peerlane', 'include/cufile', 'share/doc/peerlane'):
            assert not glob.glob(root + '/**/' + folder, recursive=True), folder + ' is left'
        print('uninstall: %d files' % len(installed))


main()
