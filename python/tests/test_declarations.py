# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What ctypes was told is what the headers say: sizes, offsets and numbers by a program that a C
compiler makes, prototypes by their text, and the list of all functions.
"""

import ctypes
import os
import re
import shlex
import shutil
import subprocess

import pytest

import peerlane
from peerlane import _lib

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HEADERS = os.path.join(TOP, 'include', 'peerlane')

# By the name in _lib: what C calls it.
RENAMED = {'ARRAY_': 'PL_ARRAY_', 'FILE_': 'PL_FILE_', 'MEM_': 'PL_MEM_', 'DEV_': 'PL_DEV_', 'OP_': 'PL_OP_',
           'CHECK_': 'PL_CHECK_', 'FORMAT_': 'PL_FORMAT_', 'POLICY_': 'PL_POLICY_',
           'COPYV_': 'PL_COPYV_', 'ID_': 'PL_ID_', 'LOAD_': 'PL_LOAD_', 'ROWS_': 'PL_ROWS_', 'STREAM_': 'PL_STREAM_', 'OFF_': 'PL_OFF_', 'STATS_': 'PL_STATS_'}


def header_text():
    if not os.path.isdir(HEADERS):
        pytest.skip('no headers beside the package: ' + HEADERS)
    whole = ''
    for name in sorted(os.listdir(HEADERS)):
        with open(os.path.join(HEADERS, name), encoding='utf-8') as f:
            whole += f.read()
    whole = re.sub(r'/\*.*?\*/', ' ', whole, flags=re.DOTALL)
    # Of members that share their bytes Python has the first.
    whole = re.sub(r'\bunion \{([^;]*;)[^}]*\};', r'\1', whole)
    return whole.replace('define PL_API', '')


def structs():
    return {name: value for name, value in vars(_lib).items()
            if name.startswith('pl_') and isinstance(value, type)}


def constants():
    return {name: value for name, value in vars(_lib).items()
            if isinstance(value, int) and name.startswith(tuple(RENAMED))}


def compiled(lines, tmp_path):
    """What a C program of printf lines prints."""
    compiler = shlex.split(os.environ.get('CC', 'cc'))
    if not shutil.which(compiler[0]):
        pytest.skip('no C compiler: ' + compiler[0])
    source = tmp_path / 'probe.c'
    source.write_text('#include <stdio.h>\n#include <peerlane/peerlane.h>\nint main(void)\n{\n%s\n'
                      'return 0;\n}\n' % '\n'.join(lines))
    program = tmp_path / 'probe'
    subprocess.run(compiler + ['-I', os.path.dirname(HEADERS), str(source), '-o', str(program)],
                   check=True)
    out = subprocess.run([str(program)], check=True, stdout=subprocess.PIPE, text=True).stdout
    return dict(line.rsplit(' ', 1) for line in out.splitlines())


def test_structs_and_numbers(tmp_path):
    text = header_text()
    want, lines = {}, []

    def ask(key, expression, value):
        want[key] = str(value)
        lines.append('printf("%s %%lld\\n", (long long)(%s));' % (key, expression))

    assert len(structs()) > 10
    for name, kind in structs().items():
        ask(name, 'sizeof(struct %s)' % name, ctypes.sizeof(kind))
        body = re.search(r'struct %s\s*\{(.*?)\}' % name, text, re.DOTALL).group(1)
        members = re.findall(r'(\w+)\s*(?:\[[^\]]*\])*\s*;', body)
        assert [field for field, _ in kind._fields_] == members, name
        for field, _ in kind._fields_:
            there = getattr(kind, field)
            ask('%s.%s' % (name, field), 'offsetof(struct %s, %s)' % (name, field), there.offset)
            ask('%s.%s bytes' % (name, field), 'sizeof(((struct %s *)0)->%s)' % (name, field),
                there.size)
    for name, value in constants().items():
        prefix = next(p for p in RENAMED if name.startswith(p))
        ask(name, RENAMED[prefix] + name[len(prefix):],
            value - (1 << 64) if value >= 1 << 63 else value)
    assert compiled(lines, tmp_path) == want


def plain(kind):
    """A ctypes type in few words, as a C type is in plain_c()."""
    if kind is None:
        return 'void'
    if kind in (ctypes.c_char_p, ctypes.c_void_p) or hasattr(kind, 'contents'):
        return 'pointer'
    if hasattr(kind, '_flags_'):
        return 'function'
    if kind is ctypes.c_bool:
        return 'bool'
    signed = kind(-1).value == -1
    return '%s%d' % ('i' if signed else 'u', 8 * ctypes.sizeof(kind))


NUMBERS = {'int': 'i32', 'size_t': 'u64', 'ssize_t': 'i64', 'uint64_t': 'u64', 'uint32_t': 'u32',
           'mode_t': 'u32', 'pid_t': 'i32', 'bool': 'bool', 'void': 'void'}


def plain_c(words):
    if '(*' in words or 'pl_log_fn' in words:
        return 'function'
    if '*' in words:
        return 'pointer'
    kind = [w for w in re.findall(r'\w+', words) if w in NUMBERS]
    return NUMBERS[kind[0]]


def arguments(inside):
    """A C argument list, split at the commas that are not in a function's own."""
    parts, depth = [''], 0
    for c in inside:
        depth += {'(': 1, ')': -1}.get(c, 0)
        if c == ',' and not depth:
            parts.append('')
        else:
            parts[-1] += c
    return [] if [p.strip() for p in parts] == ['void'] else parts


def test_prototypes():
    have = {name: (plain(result), [plain(a) for a in args])
            for name, result, args in _lib.WAITING + _lib.QUICK}
    want = {}
    for m in re.finditer(r'PL_API\s+([^;(]*?)(\w+)\s*\((.*?)\);', header_text(), re.DOTALL):
        want[m.group(2)] = (plain_c(m.group(1)), [plain_c(a) for a in arguments(m.group(3))])
    assert len(want) > 40
    assert have == want


def test_who_waits_lets_other_threads_run():
    """By ctypes' flag of calls that keep the interpreter, which never fits one that may wait."""
    keeps = ctypes.PyDLL(None).labs._flags_ & ~ctypes.CDLL(None).labs._flags_
    assert keeps
    assert not [name for name, *_ in _lib.WAITING if getattr(_lib.lib, name)._flags_ & keeps]
    package = os.path.dirname(peerlane.__file__)
    used = set()
    for here, _, names in os.walk(package):
        for name in names:
            if name.endswith('.py'):
                with open(os.path.join(here, name), encoding='utf-8') as f:
                    used |= set(re.findall(r'quick\.(pl_\w+)', f.read()))
    assert len(used) > 5 and used <= {name for name, *_ in _lib.QUICK}


def test_version():
    text = header_text()
    number = '.'.join(re.search(r'PL_VERSION_%s (\d+)' % part, text).group(1)
                      for part in ('MAJOR', 'MINOR', 'PATCH'))
    assert peerlane.__version__ == number
    assert _lib.quick.pl_version().decode() == number


def test_called_where_declared():
    """lib and quick are two views of the library: of a function that one was not told of, ctypes cuts pointers."""
    tables = {'lib': {one[0] for one in _lib.WAITING}, 'quick': {one[0] for one in _lib.QUICK}}
    package, called = os.path.dirname(_lib.__file__), 0
    for folder, _, names in os.walk(package):
        for name in names:
            if name.endswith('.py'):
                with open(os.path.join(folder, name), encoding='utf-8') as f:
                    for view, function in re.findall(r'\b(lib|quick)\.(pl_\w+)', f.read()):
                        assert function in tables[view], '%s: %s.%s' % (name, view, function)
                        called += 1
    assert called > 100
