# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What the tests keep for their next run, and where."""

import os


def home():
    top = os.environ.get('XDG_CACHE_HOME') or os.path.expanduser('~/.cache')
    return os.path.join(top, 'peerlane')


def megabytes(folder):
    """What it takes on the disk."""
    total = 0
    for here, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.lstat(os.path.join(here, name)).st_blocks * 512
            except OSError:  # gone meanwhile
                pass
    return round(total / 1e6)


def sentence():
    """One line, or '' where nothing is kept."""
    try:
        names = sorted(os.listdir(home()))
    except OSError:
        return ''
    parts = ['%s %d MB' % (name, megabytes(os.path.join(home(), name))) for name in names]
    return 'Kept in %s for the next run, to be deleted at will: %s' % (
        home(), ', '.join(parts)) if parts else ''
