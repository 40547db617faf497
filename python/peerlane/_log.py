# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The library's log lines, for Python's logging."""

from __future__ import annotations

import atexit
import errno
import logging
import threading

from . import _lib
from ._context import receiving
from ._errors import InvalidError

# enum pl_log_level
LEVELS = {'off': 0, 'error': 1, 'warn': 2, 'info': 3, 'debug': 4}
_PYTHON = {1: logging.ERROR, 2: logging.WARNING, 3: logging.INFO, 4: logging.DEBUG}

_kept = None  # the receiver: the library has its address


def log_to(logger: str | logging.Logger = 'peerlane', level: str = 'warn') -> None:
    """
    Sends the library's log lines to Python's logging: what degrades, with the reason, at "warn".

    logger: a logging.Logger, or the name of one. level: "error", "warn", "info", "debug"; "off"
    ends it. One receiver a process: the last one set counts, and C code that sets one takes it
    away. Lines come from whatever thread found out; a handler must not use this package.
    """
    global _kept
    if level not in LEVELS:
        raise InvalidError(errno.EINVAL, 'level "%s" is none of %s' % (level, ', '.join(LEVELS)))
    if level == 'off':
        _lib.lib.pl_log_set(_lib.LogFn(0), None, 0)
        _kept = None
        return
    to = logger if isinstance(logger, logging.Logger) else logging.getLogger(logger)

    @_lib.LogFn
    def receive(grave, line, _):
        here = threading.get_ident()
        receiving.add(here)
        try:
            to.log(_PYTHON.get(grave, logging.DEBUG), '%s', _lib.words(line))
        finally:
            receiving.discard(here)
    _lib.lib.pl_log_set(receive, None, LEVELS[level])
    _kept = receive


@atexit.register
def _last():
    """Threads of the library outlive the interpreter."""
    if _kept is not None:
        log_to(level='off')
