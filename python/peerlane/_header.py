# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Headers of safetensors files: read, checked, and made.

The file begins with 8 bytes, a little-endian number: the bytes of the header, which is a JSON object
of {"name": {"dtype": "F32", "shape": [2, 3], "data_offsets": [begin, end]}, ...} and perhaps of
"__metadata__", an object of strings, or null. A tensor's object may have more members, which mean nothing
here. What JSON is, and what is read of it, is as in the format's own reader, safetensors 0.8, except that a
name that comes twice is refused, as the format says. The tensors' bytes follow, one after the other without a gap, in
the order of their offsets, which count from the header's end.

A header is a stranger's: nothing in it is believed before it was compared with the file's length
and with what the shapes give. What is refused names the tensor.
"""

import bisect
import codecs
import errno
import itertools
import json
import math
import operator
import os
import stat
import struct

from ._errors import InvalidError, NoTensorError, SafetensorError, error

HEADER_MAX = 100_000_000  # bytes, as the format has it
RANK_MAX = 64
LENGTH_MAX = (1 << 64) - 1  # of a dimension: what the format's own reader takes
DEPTH_MAX = 125  # of a tensor's member: what the format's own reader takes
MEMBERS = ('dtype', 'shape', 'data_offsets')  # of a tensor
SAID_MAX = 1000  # characters of an error: names and values are a stranger's, too
# How what Git LFS leaves in a file's place begins, and what to say of it.
POINTER = b'version https://git-lfs'
ZIP = b'PK\x03\x04'
POINTER_SAID = 'is a pointer of Git LFS and not the file itself; fetch it: git lfs pull'
_FIRST = 64 << 10  # bytes that are read at once, in the hope that the header ends there

# Bits of an element, and the name that _dtypes has for it; None where no array library knows it.
DTYPES = {
    'BOOL': (8, 'bool'),
    'U8': (8, 'uint8'),
    'I8': (8, 'int8'),
    'U16': (16, 'uint16'),
    'I16': (16, 'int16'),
    'U32': (32, 'uint32'),
    'I32': (32, 'int32'),
    'U64': (64, 'uint64'),
    'I64': (64, 'int64'),
    'F16': (16, 'float16'),
    'BF16': (16, 'bfloat16'),
    'F32': (32, 'float32'),
    'F64': (64, 'float64'),
    'C64': (64, 'complex64'),
    'F8_E4M3': (8, 'float8_e4m3fn'),
    'F8_E4M3FNUZ': (8, 'float8_e4m3fnuz'),
    'F8_E5M2': (8, 'float8_e5m2'),
    'F8_E5M2FNUZ': (8, 'float8_e5m2fnuz'),
    'F8_E8M0': (8, 'float8_e8m0fnu'),
    'F6_E2M3': (6, None),
    'F6_E3M2': (6, None),
    'F4': (4, 'float4_e2m1fn_x2'),
}
CODES = {name: code for code, (_, name) in DTYPES.items() if name}
_BITS = {code: bits for code, (bits, _) in DTYPES.items()}


class HeaderError(SafetensorError, InvalidError):
    """A safetensors file that is none, or whose header says what cannot be true."""


class Kind:
    """What tensors of a file have in common. code, shape: the header's. nbytes: of one tensor."""

    __slots__ = ('code', 'shape', 'nbytes')

    def __init__(self, code, shape, nbytes):
        self.code = code
        self.shape = shape
        self.nbytes = nbytes


class Header:
    """
    What a file's header says, in columns, in the order of the file. path: the file. names, kinds: of
    the tensors; those of one dtype and shape have the same Kind. bounds: offsets from data_offset:
    tensor i lies from bounds[i] to bounds[i + 1]. metadata: a dict of strings. data_offset,
    data_size: where all tensors lie, in bytes. aligned: whether each begins at a multiple of its
    element's size.
    """

    __slots__ = ('path', 'names', 'kinds', 'bounds', 'metadata', 'data_offset', 'data_size',
                 'aligned', '_tensors', '_by_name')

    def __init__(self, path, names, kinds, bounds, metadata, data_offset):
        self.path = path
        self.names = names
        self.kinds = kinds
        self.bounds = bounds
        self.metadata = metadata
        self.data_offset = data_offset
        self.data_size = bounds[-1]
        # Tensors whose sizes are multiples of 8 all begin at one if the first does.
        self.aligned = (not data_offset & 7 and all(not one.nbytes & 7 for one in set(kinds))
                        or all((data_offset + begin) * 8 % _BITS[one.code] == 0
                               for begin, one in zip(bounds, kinds)))
        self._tensors = None
        self._by_name = None

    @property
    def tensors(self):
        """
        (name, dtype, shape, begin, end) of each, with begin and end in bytes from the file's
        beginning.
        """
        if self._tensors is None:
            ends = [self.data_offset + end for end in self.bounds]
            self._tensors = [(name, one.code, one.shape, begin, end) for name, one, begin, end in
                             zip(self.names, self.kinds, ends, ends[1:])]
        return self._tensors

    def find(self, name):
        """A tensor by its name; KeyError where there is none."""
        if self._by_name is None:
            self._by_name = {one[0]: one for one in self.tensors}
        try:
            return self._by_name[name]
        except KeyError:
            raise NoTensorError(errno.ENOENT, '%s has no tensor %r' % (self.path, name)) from None

    def at(self, offset):
        """The name of the tensor that an offset in the file belongs to."""
        i = bisect.bisect_right(self.bounds, offset - self.data_offset, 1) - 1
        return self.names[i] if i < len(self.names) else ''


def _refuse(path, said, *args):
    said = said % args if args else said
    if len(said) > SAID_MAX:
        said = said[:SAID_MAX] + '...'
    raise HeaderError(errno.EINVAL, '%s: %s' % (path, said))


def read(path, fd):
    """The Header of an open file."""
    info = os.fstat(fd)
    if not stat.S_ISREG(info.st_mode):
        if stat.S_ISDIR(info.st_mode):
            raise error(errno.EISDIR, 'is a folder; use load_model()', path)
        _refuse(path, 'is no regular file, so its tensors have no offsets')
    return read_by(path, info.st_size, lambda size, at: os.pread(fd, size, at))


def read_by(path, size, pread):
    """The Header of a file of `size` bytes, of which pread(size, offset) gives some."""
    have = pread(_FIRST, 0)
    length = _length(path, have, size)
    text = have[8:8 + length]
    if len(text) < length:
        text = pread(length, 8)  # once more from the start, instead of putting it together
    while len(text) < length:
        more = pread(length - len(text), 8 + len(text))
        if not more:
            _refuse(path, 'was cut while it was being read')
        text += more
    return parse(path, text, size)


def of_bytes(path, data):
    """The Header of a file that is in memory."""
    length = _length(path, bytes(data[:_FIRST]), len(data))
    return parse(path, bytes(data[8:8 + length]), len(data))


def _length(path, have, size):
    """The header's, of a file that begins with `have`."""
    if len(have) < 8:
        _refuse(path, 'has %d bytes, a safetensors file at least 8', size)
    if have.startswith(POINTER):
        _refuse(path, POINTER_SAID)
    if have.startswith(ZIP):
        _refuse(path, 'is a zip archive, as torch.save() writes, and no safetensors file; '
                'peerlane.torch.load() reads it')
    length = int.from_bytes(have[:8], 'little')
    if length > HEADER_MAX and have.startswith(b'{'):
        _refuse(path, 'is JSON and no safetensors file; load_model() reads an index')
    if length > HEADER_MAX:
        _refuse(path, 'its header would have %d bytes, more than the format allows (%d): this is no '
                'safetensors file', length, HEADER_MAX)
    if length > size - 8:
        _refuse(path, 'has %d bytes, its header alone would have %d: it is not whole, or no '
                'safetensors file', size, length + 8)
    return length


def parse(path, text, size):
    """The Header that `text` is, of a file of so many bytes."""
    return _parse_usual(path, text, size) or _parse_any(path, text, size)


_PART = 16 << 10  # bytes of a header that are taken apart at once: what a processor's cache holds
_UNUSUAL = tuple(map(chr, range(32))) + ('\\',)
_nbytes = operator.attrgetter('nbytes')


def _parse_usual(path, text, size):
    """
    Of a header as safetensors itself writes it, with nothing wrong in it: 10,000 tensors are read
    while nothing else can be done yet, so all is done to whole columns. None of any other, which is
    then looked at member by member.
    """
    try:
        metadata, at, last = _split_metadata(path, text)
        known, names, kinds, bounds = _Kinds(), [], [], [0]
        while at < last:
            end = text.find(b']},"', at + _PART, last) + 3
            part = text[at:end].decode() if end > 2 else text[at:last].decode() + ','
            _take_apart(part, known, names, kinds, bounds)
            at = end if end > 2 else last
        if len(set(names)) != len(names) or '__metadata__' in names:
            return None
    except (HeaderError, LookupError, RecursionError, TypeError, ValueError):
        return None
    data = 8 + len(text)
    return Header(path, names, kinds, bounds, metadata, data) if bounds[-1] == size - data else None


def _take_apart(part, known, names, kinds, bounds):
    """
    Adds the tensors of a part of a header, with a comma behind each, to the columns. ValueError if
    one letter is not as it must be.

    Without a backslash each quote begins or ends a string, so each tenth piece between quotes is of
    one sort. What the offsets must be follows from the shapes; they are compared as they are
    written, which is how a tensor that lies elsewhere, or has other digits than it needs, is found.
    """
    if any(map(part.__contains__, _UNUSUAL)):
        raise ValueError
    said = part.split('"')
    n, left = divmod(len(said), 10)
    if (left != 1 or said[0] or said[2::10].count(':{') != n or said[3::10].count('dtype') != n
            or said[4::10].count(':') != n or said[6::10].count(',') != n
            or said[7::10].count('shape') != n or said[9::10].count('data_offsets') != n):
        raise ValueError
    some = list(map(known.__getitem__, zip(said[5::10], said[8::10])))
    ends = list(itertools.accumulate(map(_nbytes, some), initial=bounds[-1]))
    digits = list(map(str, ends))
    offsets = [','] * (4 * n)
    offsets[0::4] = digits[:-1]
    offsets[2::4] = digits[1:]
    offsets[3::4] = [']},":['] * n
    if ':[' + ''.join(offsets) != '"'.join(said[10::10]) + '":[':
        raise ValueError
    names += said[1::10]
    kinds += some
    bounds += ends[1:]


def _split_metadata(path, text):
    """A header's metadata, and where its tensors begin and end; ValueError if it is unusual."""
    end = len(text)
    if text[-1:] == b' ':
        tail = text[-2 * _PART:]
        end -= len(tail) - len(tail.rstrip(b' '))
    if text[:1] != b'{' or text[end - 1:end] != b'}':
        raise ValueError
    metadata, at = {}, 1
    if text.startswith(b'{"__metadata__":{'):
        head = codecs.utf_8_decode(text[:_FIRST], 'strict', False)[0]
        said, at = json.JSONDecoder(object_pairs_hook=tuple).raw_decode(head, 16)
        metadata = _metadata(path, said)
        if '\\u' in head[:at]:
            raise ValueError
        at = len(head[:at].encode())
        if text[at:at + 1] == b',' and at + 2 < end:
            at += 1
        elif at != end - 1:
            raise ValueError
    return metadata, at, end - 1


class _Kinds(dict):
    """The Kind of a dtype and of a shape as it is written, ":[2,3],". Each is made once."""

    def __missing__(self, said):
        code, shape = said
        numbers = shape[2:-2]
        plain = numbers.replace(',', '')
        if (shape[:2] != ':[' or shape[-2:] != '],' or len(shape) < 4
                or plain and not (plain.isascii() and plain.isdigit())):
            raise ValueError
        shape = tuple(json.loads('[%s]' % numbers))
        if len(shape) > RANK_MAX or any(n > LENGTH_MAX for n in shape):
            raise ValueError
        bits = _BITS[code]
        for n in shape:
            bits *= n
        if bits % 8:
            raise ValueError
        made = self[said] = Kind(code, shape, bits // 8)
        return made


def _parse_any(path, text, size):
    data = 8 + len(text)
    members = _members(path, text)
    if b'\\u' in text:
        _no_halves(path, members)
    tensors, metadata = [], {}
    space = size - data
    bits_of = _BITS.get
    add = tensors.append
    for name, said in members:
        if name == '__metadata__':
            metadata = _metadata(path, said)
            continue
        try:
            # As every writer orders them. The order is another one, or something is wrong:
            (a, code), (b, shape), (c, (begin, end)) = said
            if a != 'dtype' or b != 'shape' or c != 'data_offsets' or len(shape) > RANK_MAX:
                raise ValueError
            count = bits_of(code)
            for n in shape:
                if type(n) is not int or not 0 <= n <= LENGTH_MAX:
                    raise ValueError
                count *= n
            if (type(said) is not tuple or type(shape) is not list
                    or type(begin) is not int or type(end) is not int or begin < 0
                    or end > space or count != (end - begin) * 8):
                raise ValueError
        except (TypeError, ValueError):
            code, shape, begin, end = _slowly(path, name, said, space)
        add((name, code, tuple(shape), data + begin, data + end))
    return _ordered(path, tensors, metadata, data, space)


def _members(path, text):
    """The object's members as pairs; objects are tuples of pairs, so that none is lost."""
    if text.lstrip(b' \t\n\r')[:1] != b'{':
        _refuse(path, 'its header is no JSON object: this is no safetensors file')
    try:
        members = json.loads(text.decode(), object_pairs_hook=tuple, parse_int=_integer, parse_float=_real,
                             parse_constant=_no_number)
    except RecursionError:
        _refuse(path, 'its header is nested too deep')
    except ValueError as e:  # also of the decoding
        _refuse(path, 'its header is not JSON: %s', e)
    seen = set(name for name, _ in members)
    if len(seen) != len(members):
        twice = set()
        for name, _ in members:
            if name in twice:
                _refuse(path, 'tensor %r comes twice in the header', name)
            twice.add(name)
    return members


# Of JSON's numbers, those that the format's own reader takes.

def _integer(text):
    return int(text) if text != '-0' else -0.


def _real(text):
    value = float(text)
    return value if math.isfinite(value) else _no_number(text)


def _no_number(text):
    raise ValueError('%.40s is no number' % text)


def _no_halves(path, members):
    for name, _ in members:
        try:
            name.encode()
        except UnicodeEncodeError:
            _refuse(path, 'tensor %a has half of a character in its name', name)
    try:
        json.dumps(members, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        _refuse(path, 'its header has half of a character in it')


def _metadata(path, said):
    if said is None:
        return {}
    if type(said) is not tuple:
        _refuse(path, '__metadata__ in the header is no object')
    for _, value in said:
        if type(value) is not str:
            _refuse(path, '__metadata__ in the header has something else than strings')
    metadata = dict(said)
    if len(metadata) != len(said):
        _refuse(path, 'a name comes twice in __metadata__')
    return metadata


def _slowly(path, name, said, space):
    """A tensor whose members come in another order, or with others, or about which something is wrong."""
    if type(said) is not tuple:
        _refuse(path, 'tensor %r: what the header says of it is no object', name)
    known = [one for one in said if one[0] in MEMBERS]
    about = dict(known)
    if len(about) != len(known):
        _refuse(path, 'tensor %r: a member comes twice', name)
    if len(said) > len(known) and _depth([value for _, value in said]) > DEPTH_MAX:
        _refuse(path, 'tensor %r: its members are nested too deep', name)
    if len(about) < len(MEMBERS):
        _refuse(path, 'tensor %r has no %s; its members are %s', name,
                ' and no '.join(one for one in MEMBERS if one not in about),
                ', '.join(repr(one) for one, _ in said) or 'none')
    code, shape, ends = about['dtype'], about['shape'], about['data_offsets']
    if type(code) is not str or code not in _BITS:
        _refuse(path, 'tensor %r has the unknown dtype %r', name, code)
    if type(shape) is list and len(shape) > RANK_MAX:
        _refuse(path, 'tensor %r has %d dimensions, more than %d', name, len(shape), RANK_MAX)
    if type(shape) is not list or not all(type(n) is int and 0 <= n <= LENGTH_MAX for n in shape):
        _refuse(path, 'tensor %r has the shape %r, which is none', name, shape)
    if (type(ends) is not list or len(ends) != 2
            or not all(type(n) is int and n >= 0 for n in ends) or ends[0] > ends[1]):
        _refuse(path, 'tensor %r has the data_offsets %r, which are none', name, ends)
    begin, end = ends
    if end > space:
        _refuse(path, 'tensor %r ends at byte %d of the data, of which the file has %d: it is not '
                'whole', name, end, space)
    bits = _BITS[code]
    for n in shape:
        bits *= n
    if bits != (end - begin) * 8:
        _refuse(path, 'tensor %r has %d bytes, but %s of shape %s takes %s', name, end - begin, code,
                shape, bits // 8 if bits % 8 == 0 else '%d bits' % bits)
    return code, shape, begin, end


def _depth(values):
    """How many levels of objects and lists there are in values."""
    depth, inner = 0, [one for one in values if isinstance(one, (list, tuple))]
    while inner:
        depth += 1
        values = [one[1] if isinstance(outer, tuple) else one for outer in inner for one in outer]
        inner = [one for one in values if isinstance(one, (list, tuple))]
    return depth


def _ordered(path, tensors, metadata, data, space):
    """Tensors by their place, of which each begins where the one before it ends."""
    tensors.sort(key=lambda one: one[3:])
    known, kinds, bounds = {}, [], [0]
    for name, code, shape, begin, end in tensors:
        begin -= data
        end -= data
        if begin != bounds[-1]:
            if begin < bounds[-1]:
                _refuse(path, 'tensor %r overlaps the one before it', name)
            _refuse(path, 'tensor %r leaves %d bytes before it that are nobody\'s', name,
                    begin - bounds[-1])
        bounds.append(end)
        kind = known.get((code, shape))
        if kind is None:
            kind = known[code, shape] = Kind(code, shape, end - begin)
        kinds.append(kind)
    if bounds[-1] != space:
        _refuse(path, 'the last %d bytes are nobody\'s%s', space - bounds[-1],
                ', after tensor %r' % tensors[-1][0] if tensors else '')
    return Header(path, [one[0] for one in tensors], kinds, bounds, metadata, data)


def make(tensors, metadata, align=4096):
    """
    The header of tensors (name, dtype, shape, nbytes), which follow each other in this order, as
    the file begins: padded with spaces, so that their bytes begin at a multiple of `align`.
    """
    # Strings rather than an object for json: with ten thousand tensors that is half of the time.
    quote, about, at = json.encoder.encode_basestring, [], 0
    if metadata:
        about.append('"__metadata__":' + json.dumps(dict(metadata), ensure_ascii=False,
                                                    separators=(',', ':')))
    for name, code, shape, nbytes in tensors:
        about.append('%s:{"dtype":"%s","shape":[%s],"data_offsets":[%d,%d]}'
                     % (quote(name), code, ','.join(map(str, shape)), at, at + nbytes))
        at += nbytes
    text = ('{%s}' % ','.join(about)).encode()
    text += b' ' * (-(8 + len(text)) % align)
    if len(text) > HEADER_MAX:
        raise InvalidError(errno.EINVAL, 'a header of %d bytes is more than the format allows (%d): '
                           'save the tensors in several files' % (len(text), HEADER_MAX))
    return struct.pack('<Q', len(text)) + text
