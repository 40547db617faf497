# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Gives an installed NIXL the back end PEERLANE: makes a folder of links to NIXL's own plug-ins and to
Peerlane's, as the variable NIXL_PLUGIN_DIR replaces NIXL's own folder and would hide them.

    python -m peerlane.nixl [--dir DIR] [--plugin FILE]
"""

import argparse
import importlib.metadata
import os
import sys

# What the tests ran with. Others may have another interface in memory, which nothing checks.
TESTED = ('1.5.1',)
WHEELS = ('nixl-cu13', 'nixl-cu12')
PLUGIN = 'libplugin_PEERLANE.so'
BESIDE = ('libpeerlane.so.1', 'libpeerlane-net.so')


class NixlError(Exception):
    """What is missing, and the remedy."""


def wheel():
    """Name, version and place of the installed wheel that has NIXL's libraries."""
    for name in WHEELS:
        try:
            found = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        if found.version not in TESTED:
            raise NixlError('%s %s is installed, and Peerlane\'s back end was tested with %s alone: '
                            'pip install %s==%s'
                            % (name, found.version, ', '.join(TESTED), name, TESTED[-1]))
        return name.replace('-', '_'), found.version, str(found.locate_file(''))
    raise NixlError('NIXL is not installed for %s: pip install %s==%s'
                    % (sys.executable, WHEELS[0], TESTED[-1]))


def plugin():
    """The plug-in that belongs to the library that this package uses."""
    from . import _lib
    with open('/proc/self/maps', encoding='utf-8') as maps:
        loaded = {line.split(None, 5)[5].rstrip('\n') for line in maps
                  if '/libpeerlane.so' in line}
    folders = [os.path.dirname(os.path.realpath(path)) for path in [*loaded, _lib.path] if '/' in path]
    for folder in folders:
        for place in (os.path.join(folder, 'peerlane', 'nixl', PLUGIN), os.path.join(folder, PLUGIN)):
            if os.path.exists(place):
                return place, folder
    raise NixlError('%s is not installed beside libpeerlane.so.1 in %s: build Peerlane with a compiler '
                    'of C++20 (option nixl) and install it, or name the file: --plugin'
                    % (PLUGIN, ' or '.join(folders) or 'any folder'))


def link(source, folder, name=None):
    """A link, in place of one that is there. Anything else that has its name stays."""
    target = os.path.join(folder, name or os.path.basename(source))
    if os.path.islink(target):
        if os.readlink(target) == source:
            return
        os.unlink(target)
    os.symlink(source, target)


def make(folder, ours, libraries, package, place):
    """The folder of links; returns what NIXL_PLUGIN_DIR has to be."""
    core = os.path.join(place, '.%s.mesonpy.libs' % package)
    plugins = os.path.join(core, 'plugins')
    if not os.path.isdir(plugins):
        raise NixlError('%s has no folder %s: its plug-ins are somewhere else' % (package, plugins))
    new = os.path.join(folder, 'core', 'plugins')
    os.makedirs(new, exist_ok=True)
    # NIXL's plug-ins look for what they need from the place of their link on.
    link(os.path.join(place, package + '.libs'), folder)
    for source, to in ((core, os.path.join(folder, 'core')), (plugins, new)):
        for name in sorted(os.listdir(source)):
            if name != 'plugins':
                link(os.path.join(source, name), to)
    link(os.path.realpath(ours), new, PLUGIN)
    for name in BESIDE:
        if os.path.exists(os.path.join(libraries, name)):
            link(os.path.join(libraries, name), os.path.join(folder, 'core'))
    return new


def main(argv=None):
    parser = argparse.ArgumentParser(prog='python -m peerlane.nixl',
                                     description='Gives an installed NIXL the back end PEERLANE.')
    parser.add_argument('--dir', help='where to make the folder of links; otherwise below that of '
                        'this Python, share/peerlane/nixl')
    parser.add_argument('--plugin', help='%s; otherwise the one beside libpeerlane.so.1' % PLUGIN)
    args = parser.parse_args(argv)
    try:
        package, version, place = wheel()
        if args.plugin:
            ours, libraries = args.plugin, os.path.dirname(os.path.realpath(args.plugin))
            if not os.path.exists(ours):
                raise NixlError('%s: there is no such file' % ours)
        else:
            ours, libraries = plugin()
        folder = os.path.abspath(args.dir or os.path.join(
            sys.prefix, 'share', 'peerlane', 'nixl', '%s-%s' % (package, version)))
        print('export NIXL_PLUGIN_DIR=%s' % make(folder, ours, libraries, package, place))
    except (NixlError, OSError) as e:
        print('peerlane.nixl: %s' % e, file=sys.stderr)
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main())
