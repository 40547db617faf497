# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
KvikIO's settings: kept, checked and given back as there, also by the functions that came before
set() and get(). They have no effect on transfers.
"""

from __future__ import annotations

import os
from typing import Any, Mapping

from . import CompatMode

_MIB = 1 << 20


def _from_environment(name, value):
    try:
        return int(os.environ['KVIKIO_' + name])
    except (KeyError, ValueError):
        return value


_values = {
    'compat_mode': CompatMode.OFF,
    'num_threads': _from_environment('NTHREADS', 1),
    'task_size': _from_environment('TASK_SIZE', 4 * _MIB),
    'gds_threshold': _from_environment('GDS_THRESHOLD', 1 * _MIB),
    'bounce_buffer_size': _from_environment('BOUNCE_BUFFER_SIZE', 16 * _MIB),
    'http_max_attempts': 3,
    'http_status_codes': [429, 500, 502, 503, 504],
    'http_timeout': 60,
    'auto_direct_io_read': True,
    'auto_direct_io_write': True,
    'thread_pool_per_block_device': False,
}
_POSITIVE = ('num_threads', 'task_size', 'bounce_buffer_size', 'http_max_attempts')
_ALIASES = {'thread_pool_nthreads': 'num_threads'}


def _checked(name, value):
    if name == 'compat_mode':
        return CompatMode(int(value))  # a bool in programs of earlier versions
    if name == 'http_status_codes':
        if not isinstance(value, (list, tuple)) or not all(isinstance(n, int) for n in value):
            raise TypeError('http_status_codes is a list of numbers')
        return list(value)
    if name in _POSITIVE or name == 'gds_threshold':
        value = value.__index__()
        if value < 0:
            raise OverflowError('%s: can\'t convert a negative value: %d' % (name, value))
        if not value and name in _POSITIVE:
            raise ValueError('%s must be a positive integer' % name)
    return value


class ConfigContextManager:
    """What set() returns: `with` gives the old values back at its end."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        self._old = {}
        new = {}
        for name, value in config.items():
            name = _ALIASES.get(name, name)
            self._old[name] = _values[name]
            new[name] = _checked(name, value)
        _values.update(new)

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        _values.update(self._old)


def set(*config: Any) -> ConfigContextManager:  # noqa: A001
    """set({"task_size": 1024, ...}) or set("task_size", 1024), for good or for a `with` block.
    Raises KeyError for what is no setting."""
    if len(config) == 1 and isinstance(config[0], dict):
        return ConfigContextManager(config[0])
    if len(config) == 2 and isinstance(config[0], str):
        return ConfigContextManager({config[0]: config[1]})
    raise ValueError('give a dict, or a name and a value')


def get(config_name: str) -> Any:
    """A setting's value. Raises KeyError for what is no setting."""
    return _values[_ALIASES.get(config_name, config_name)]


def is_compat_mode_preferred() -> bool:
    """Whether the setting asks for KvikIO's own POSIX path, which is not here."""
    return _values['compat_mode'] == CompatMode.ON


def _older(name):
    """The functions by which programs of earlier versions get and set one."""
    def found() -> Any:
        return get(name)

    def reset(value: Any) -> None:
        set(name, value)

    def within(value: Any) -> ConfigContextManager:
        return set(name, value)

    found.__doc__ = 'get("%s")' % name
    reset.__doc__ = 'set("%s", value)' % name
    within.__doc__ = 'set("%s", value), for good or for a `with` block' % name
    return found, reset, within


compat_mode, compat_mode_reset, set_compat_mode = _older('compat_mode')
num_threads, num_threads_reset, set_num_threads = _older('num_threads')
get_num_threads = num_threads
task_size, task_size_reset, set_task_size = _older('task_size')
gds_threshold, gds_threshold_reset, set_gds_threshold = _older('gds_threshold')
bounce_buffer_size, bounce_buffer_size_reset, set_bounce_buffer_size = _older('bounce_buffer_size')
http_max_attempts, http_max_attempts_reset, set_http_max_attempts = _older('http_max_attempts')
http_status_codes, http_status_codes_reset, set_http_status_codes = _older('http_status_codes')
