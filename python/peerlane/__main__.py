# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The command: becomes the program of that name that the wheel brings, or an installed one."""

import glob
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def programs():
    """Where the program may be, the first place first."""
    yield from glob.glob(os.path.join(HERE, '_native', 'bin', 'peerlane'))
    library = os.environ.get('PEERLANE_LIBRARY')
    if library:  # a build folder
        yield os.path.join(os.path.dirname(library), '..', 'tools', 'peerlane', 'peerlane')
    for folder in os.environ.get('PATH', '').split(os.pathsep):
        yield os.path.join(folder, 'peerlane')


def is_program(path):
    """Not a script, which may be the one that runs us."""
    try:
        with open(path, 'rb') as f:
            return f.read(4) == b'\x7fELF' and os.access(path, os.X_OK)
    except OSError:
        return False


def main():
    """Runs the command with the arguments of this process; does not return."""
    for path in programs():
        if is_program(path):
            os.execv(path, ['peerlane'] + sys.argv[1:])
    sys.exit('peerlane: the command is neither in this package nor on PATH: install the wheel, '
             'which brings it, or build and install it (make install)')


if __name__ == '__main__':
    main()
