# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Runs pytest on files of this folder with a library that was built, for Meson: exits 77 with a reason
where pytest or numpy is missing.

    python3 run.py LIBRARY FILE ...
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    os.environ['PEERLANE_LIBRARY'] = os.path.abspath(sys.argv[1])
    for name, package in (('pytest', 'python3-pytest'), ('numpy', 'python3-numpy')):
        try:
            __import__(name)
        except ImportError:
            print('skipped: this Python has no %s: install %s' % (name, package))
            return 77
    import pytest
    return pytest.main(['-q', '-rs', '-p', 'no:cacheprovider', '--rootdir', HERE, *sys.argv[2:]])


if __name__ == '__main__':
    sys.exit(main())
