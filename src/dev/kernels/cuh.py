# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
peerlane/device.cuh: the headers of this folder that programs' kernels need, as one that NVRTC can have as a
string. Names that are not of the interface get a prefix.
"""

import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
PATH = os.path.join(TOP, 'include', 'peerlane', 'device.cuh')
PARTS = ('gpu', 'ring', 'slots', 'array', 'state', 'pages', 'copy', 'array_warp', 'array_read', 'write', 'device')
TYPES = {'uint64_t': 'unsigned long long', 'int64_t': 'long long', 'uint32_t': 'unsigned int', 'int32_t': 'int',
         'uint16_t': 'unsigned short'}
# The compilers' own, which a part defines where they lack them.
KEPT = {'offsetof'}

HEAD = """/* SPDX-License-Identifier: Apache-2.0
 * Copyright The Peerlane Authors
 * Made by cuh.py of src/dev/kernels: change what it is made of. */
#ifndef PEERLANE_DEVICE_CUH
#define PEERLANE_DEVICE_CUH

/*
 * Arrays of libpeerlane (peerlane/array.h) for kernels of programs: CUDA C++ by nvcc, clang or NVRTC, for
 * GPUs since 2017 (-arch=sm_70 and later). docs/gpu-io.md describes their use. The functions for programs
 * are at the end: pl_array_enter(), pl_array_read(), pl_array_write(), pl_array_fetch(), pl_array_begin(),
 * pl_array_wait() and pl_array_leave(). Names with pl_d_ and PL_D_ are internal.
 */

#ifdef __CUDACC_RTC__
#define PL_D_OFFSETOF(type, member) ((unsigned long long)&((type *)0)->member)
#else
#include <stddef.h>
#include <stdint.h>
#define PL_D_OFFSETOF(type, member) offsetof(type, member)
#endif

"""


def part(name):
    """A header without its head, guard, includes of its own kind, and what it says of the other compilers."""
    with open(os.path.join(HERE, name + '.h'), encoding='ascii') as f:
        text = f.read()
    text = text[text.index('*/\n') + 3:]
    guard = re.match(r'#ifndef (\w+_H)\n#define \1\n', text)
    text = text[guard.end():text.rindex('#endif')]
    return re.sub(r'^#include .*\n', '', text, flags=re.MULTILINE).strip() + '\n'


def handle():
    with open(os.path.join(TOP, 'include', 'peerlane', 'array.h'), encoding='ascii') as f:
        text = f.read()
    return re.search(r'^#ifndef PL_ARRAY_DEVICE_VERSION.*?^#endif\n', text, re.MULTILINE | re.DOTALL).group(0)


def defined(text):
    """Names that the text defines."""
    names = set(re.findall(r'^\s*#define (\w+)', text, re.MULTILINE))
    names |= set(re.findall(r'^(?:struct|enum)\s+(?:__align__\(16\) )?(\w+) \{', text, re.MULTILINE))
    names |= set(re.findall(r'^(?:INLINE|static inline|extern)\b[^;(=]*?\b(\w+)\(', text, re.MULTILINE))
    names |= set(re.findall(r'^(?:extern __thread .*?|void |uint64_t )(\w+)[;(]', text, re.MULTILINE))
    names |= set(re.findall(r'^typedef (?:unsigned )?\w+ \(?\*?(\w+)', text, re.MULTILINE))
    for body in re.findall(r'^enum \w* ?\{(.*?)\}', text, re.MULTILINE | re.DOTALL):
        body = re.sub(r'/\*.*?\*/', '', body, flags=re.DOTALL)
        names |= set(re.findall(r'(\w+)\s*(?:=[^,]*)?(?:,|$)', body))
    names |= {'copy16', 'copy4'}  # COPY_UNITS() puts them together
    names |= set(re.findall(r'^ATOM64\((\w+),', text, re.MULTILINE))
    return {name for name in names if not name.startswith(('pl_', 'PL_')) and not name.isdigit()} - KEPT


def renamed(text):
    names = defined(text)

    def new(match):
        name = match.group(0)
        if name in TYPES:
            return TYPES[name]
        if name in names:
            return ('PL_D_' if name.isupper() or name.upper() == name else 'pl_d_') + name
        return name
    # Not in comments.
    pieces = re.split(r'(/\*.*?\*/)', text, flags=re.DOTALL)
    out = [piece if piece.startswith('/*') else re.sub(r'\b[A-Za-z_]\w*\b', new, piece) for piece in pieces]
    return ''.join(out).replace('copy##bytes', 'pl_d_copy##bytes').replace('AT##bytes', 'PL_D_AT##bytes')


def text():
    whole = handle() + '\n' + '\n'.join(part(name) for name in PARTS)
    # How places are loaded is said before the copies here.
    whole = whole.replace('#define COPY_LOAD LOAD_CHANGING\n#define COPY_FAR\n#define FLIGHT 8u\n', '')
    whole = whole.replace('#ifndef FLIGHT\n#define FLIGHT 4u\n', '#ifndef FLIGHT\n#define COPY_FAR\n#define FLIGHT 8u\n')
    whole = re.sub(r'#define COPY_LOAD\(p\) .*', '#define COPY_LOAD(p) LOAD_CHANGING(p)', whole)
    whole = re.sub(r'\bUINT64_C\((\w+)\)', r'\1ull', whole)
    whole = re.sub(r'\bUINT32_MAX\b', '0xffffffffu', whole)
    whole = re.sub(r'\bUINT64_MAX\b', '0xffffffffffffffffull', whole)
    whole = re.sub(r'\boffsetof\b', 'PL_D_OFFSETOF', whole)
    whole = whole.replace('__asm__', 'asm')  # NVRTC has no other word
    whole = re.sub(r'\buintptr_t\b', 'unsigned long', whole)
    return HEAD + renamed(whole) + '\n#endif\n'
