# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Zip archives as torch's checkpoints are: entries that are stored, not compressed, so that each can be
read and written in place. The directory is a stranger's: what it says is compared with the archive.
"""

import errno
import struct

from ._errors import InvalidError
from ._header import POINTER, POINTER_SAID

_LOCAL = struct.Struct('<IHHHHHIIIHH')
_CENTRAL = struct.Struct('<IHHHHHHIIIHHHHHII')
_END = struct.Struct('<IHHHHIIH')
_END64 = struct.Struct('<IQHHIIQQQQ')
_LOCATOR = struct.Struct('<IIQI')
LOCAL, CENTRAL, END, END64, LOCATOR = 0x04034b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50
FULL, FULL16 = 0xffffffff, 0xffff
DATE = 1 << 5 | 1  # the first of January 1980: archives of the same data are the same
TAIL = 64 << 10
DIRECTORY_MAX = 1 << 30


class ZipError(InvalidError):
    """A file that is no zip archive, or whose directory says what cannot be true."""


class Entry:
    """A member: its name, as text and `raw`, nbytes, whether it is `stored`, and `header`, where its
    local header is."""

    __slots__ = ('name', 'raw', 'nbytes', 'stored', 'header')

    def __init__(self, raw, nbytes, stored, header):
        self.name = raw.decode('utf-8', 'replace')
        self.raw = raw
        self.nbytes = nbytes
        self.stored = stored
        self.header = header


class Archive:
    """
    A zip archive that lies in a file from `base` on and has `size` bytes. pread(n, offset) reads the
    file. entries: by name, without the folder that torch puts everything into.
    """

    def __init__(self, about, pread, size, base=0):
        self.about = about
        self.pread = pread
        self.size = size
        self.base = base
        self.directory = 0
        self.entries = {}
        self._read()

    def refuse(self, said, *args):
        raise ZipError(errno.EINVAL, '%s: %s' % (self.about, said % args))

    def _at(self, offset, nbytes):
        got = self.pread(nbytes, self.base + offset) if 0 <= offset <= self.size - nbytes else b''
        if len(got) < nbytes:
            self.refuse('its directory points outside the archive, or the file was cut')
        return got

    def _read(self):
        keep = min(self.size, TAIL + _END.size)
        tail = self._at(self.size - keep, keep)
        at = tail.rfind(struct.pack('<I', END))
        if tail.startswith(POINTER):
            self.refuse(POINTER_SAID)
        if at < 0 and self.size > 9 and self._at(8, 1) == b'{':
            self.refuse('is no file of torch.save(), but looks like safetensors: '
                        'peerlane.safetensors.load_file() reads it')
        if at < 0 or len(tail) - at < _END.size:
            self.refuse('is no zip archive, as torch.save() writes them, or was cut; torch.load() '
                        'loads the files of before torch 1.6')
        _, _, _, _, count, length, start, _ = _END.unpack_from(tail, at)
        if FULL16 in (count,) or FULL in (length, start):
            count, length, start = self._read64(self.size - keep + at)
        if length > DIRECTORY_MAX or start + length > self.size:
            self.refuse('its directory of %d bytes does not fit into %d', length, self.size)
        self.directory = start
        self._members(self._at(start, length), count)

    def _read64(self, end):
        sig, _, where, _ = _LOCATOR.unpack(self._at(end - _LOCATOR.size, _LOCATOR.size))
        if sig != LOCATOR:
            self.refuse('a part of its directory is missing')
        sig, _, _, _, _, _, _, count, length, start = _END64.unpack(self._at(where, _END64.size))
        if sig != END64:
            self.refuse('a part of its directory is missing')
        return count, length, start

    def _members(self, text, count):
        at = 0
        for _ in range(count):
            if len(text) - at < _CENTRAL.size:
                self.refuse('its directory ends before all %d members', count)
            (sig, _, _, flags, method, _, _, _, packed, nbytes, name_n, extra_n, comment_n, _, _, _,
             header) = _CENTRAL.unpack_from(text, at)
            at += _CENTRAL.size
            if sig != CENTRAL or at + name_n + extra_n + comment_n > len(text):
                self.refuse('its directory has something else than members in it')
            raw = text[at:at + name_n]
            extra = text[at + name_n:at + name_n + extra_n]
            at += name_n + extra_n + comment_n
            nbytes, packed, header = _widen(extra, nbytes, packed, header)
            stored = method == 0 and packed == nbytes and not flags & 1
            one = Entry(raw, nbytes, stored, header)
            if header >= self.directory or stored and nbytes > self.directory - header:
                self.refuse('member %r does not lie in the archive', one.name)
            short = one.name.partition('/')[2] or one.name
            if short in self.entries:
                self.refuse('member %r comes twice', one.name)
            self.entries[short] = one

    def place(self, short):
        """Where a member's bytes begin in the file. Raises ZipError for what is compressed."""
        entry = self.entries[short]
        if not entry.stored:
            self.refuse('member %r is compressed, and cannot be read in place; load it with '
                        'torch.load(), and save it again', entry.name)
        name = entry.raw
        head = self._at(entry.header, _LOCAL.size + len(name))
        about = _LOCAL.unpack_from(head)
        begin = entry.header + _LOCAL.size + about[9] + about[10]
        if (about[0] != LOCAL or head[_LOCAL.size:] != name or about[9] != len(name)
                or begin + entry.nbytes > self.directory):
            self.refuse('member %r is not where the directory says', entry.name)
        return self.base + begin

    def read(self, short):
        """A small member's bytes. Raises KeyError where there is none."""
        entry = self.entries[short]
        at = self.place(short)
        return self._at(at - self.base, entry.nbytes)


def _widen(extra, *numbers):
    """Numbers of which those that did not fit into 32 bits are in the extra field."""
    wide, at = [], 0
    while len(extra) - at >= 4:
        kind, n = struct.unpack_from('<HH', extra, at)
        if kind == 1:
            inside = extra[at + 4:at + 4 + n]
            wide = [value for value, in struct.iter_unpack('<Q', inside[:len(inside) // 8 * 8])]
        at += 4 + n
    out = []
    for value in numbers:
        out.append(wide.pop(0) if value == FULL and wide else value)
    return out


class Builder:
    """
    An archive to be written from the file's offset `base` on. add() gives where the member's bytes
    go; texts: (offset, bytes) of everything else, when finish() was called, and size: all of it.
    """

    def __init__(self, folder, base=0):
        self.folder = folder
        self.base = base
        self.size = 0
        self.texts = []
        self._central = []

    def add(self, name, nbytes, crc=0, align=64):
        name = ('%s/%s' % (self.folder, name)).encode()
        wide = nbytes >= FULL
        extra = struct.pack('<HHQQ', 1, 16, nbytes, nbytes) if wide else b''
        start = self.base + self.size
        pad = -(start + _LOCAL.size + len(name) + len(extra) + 4) % align
        local = extra + struct.pack('<2sH', b'FB', pad) + b'Z' * pad
        size = FULL if wide else nbytes
        head = _LOCAL.pack(LOCAL, 45 if wide else 20, 1 << 11, 0, 0, DATE, crc, size, size, len(name),
                           len(local)) + name + local
        self.texts.append((start, head))
        self._central.append((name, crc, nbytes, self.size))
        self.size += len(head) + nbytes
        return start + len(head)

    def add_text(self, name, text, crc):
        at = self.add(name, len(text), crc)
        self.texts.append((at, text))

    def finish(self):
        rows = []
        for name, crc, nbytes, header in self._central:
            wide = [n for n in (nbytes, nbytes, header) if n >= FULL]
            extra = struct.pack('<HH', 1, 8 * len(wide)) if wide else b''
            extra += b''.join(struct.pack('<Q', n) for n in wide)
            size, at = min(nbytes, FULL), min(header, FULL)
            rows.append(_CENTRAL.pack(CENTRAL, 45, 45 if wide else 20, 1 << 11, 0, 0, DATE, crc, size,
                                      size, len(name), len(extra), 0, 0, 0, 0, at) + name + extra)
        text, n, start = b''.join(rows), len(rows), self.size
        end = b''
        if n >= FULL16 or start + len(text) >= FULL:
            end = _END64.pack(END64, _END64.size - 12, 45, 45, 0, 0, n, n, len(text), start)
            end += _LOCATOR.pack(LOCATOR, 0, start + len(text), 1)
        end += _END.pack(END, 0, 0, min(n, FULL16), min(n, FULL16), min(len(text), FULL),
                         min(start, FULL), 0)
        self.texts.append((self.base + start, text + end))
        self.size += len(text) + len(end)
