# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Headers of strangers: each lie is found before memory is asked for, and names the tensor."""

import json
import random

import numpy
import pytest
import st

from peerlane import _frameworks, _header, _load
from peerlane.safetensors import HeaderError, load_file, safe_open


@pytest.fixture(autouse=True)
def no_memory(monkeypatch):
    """How much memory was asked for: nothing, when a header was refused."""
    asked = []
    space = _frameworks.Peerlane.space

    def asking(self, nbytes, *args):
        asked.append(nbytes)
        return space(self, nbytes, *args)
    monkeypatch.setattr(_frameworks.Peerlane, 'space', asking)
    return asked


def tensor(code='U8', shape=(4,), begin=0, end=4):
    return {'dtype': code, 'shape': list(shape), 'data_offsets': [begin, end]}


DEEP_LIST = []
for _ in range(125):
    DEEP_LIST = [DEEP_LIST]
DEEP = b'{"a":' * 3000 + b'1' + b'}' * 3000

LIES = [
    ({'t': tensor(end=5)}, b'12345', "'t' has 5 bytes, but U8 of shape .4. takes 4"),
    ({'t': tensor(end=4)}, b'123',
     "'t' ends at byte 4 of the data, of which the file has 3: it is not whole"),
    ({'t': tensor(end=4)}, b'12345', "the last 1 bytes are nobody's, after tensor 't'"),
    ({}, b'12345', "the last 5 bytes are nobody's"),
    ({'t': tensor(begin=1, end=5)}, b'12345', "'t' leaves 1 bytes before it"),
    ({'s': tensor(), 't': tensor(begin=3, end=7)}, b'1234567', "'t' overlaps the one before it"),
    ({'s': tensor(), 't': tensor()}, b'1234', "'[st]' overlaps"),
    ({'t': tensor('U16')}, b'1234', "'t' has 4 bytes, but U16 .* takes 8"),
    ({'t': tensor('F4', (7,))}, b'1234', "takes 28 bits"),
    ({'t': tensor('F6_E2M3', (4,), 0, 4)}, b'1234', "takes 3"),
    ({'t': tensor('X8')}, b'1234', "'t' has the unknown dtype 'X8'"),
    ({'t': tensor(7)}, b'1234', "'t' has the unknown dtype 7"),
    ({'t': tensor([])}, b'1234', "'t' has the unknown dtype"),
    ({'t': tensor(shape=(-4,))}, b'1234', "'t' has the shape .-4., which is none"),
    ({'t': tensor(shape=(-2, -2))}, b'1234', "'t' has the shape"),
    ({'t': tensor(shape=(4.0,))}, b'1234', "'t' has the shape"),
    ({'t': tensor(shape=(True, 4))}, b'1234', "'t' has the shape"),
    ({'t': tensor(shape=('4',))}, b'1234', "'t' has the shape"),
    ({'t': dict(tensor(), shape={})}, b'1', "'t' has the shape"),
    ({'t': dict(tensor(end=1), shape={})}, b'1', "'t' has the shape"),
    ({'t': dict(tensor(), shape=4)}, b'1234', "'t' has the shape"),
    ({'t': tensor(shape=(1,) * 65 + (4,))}, b'1234', "'t' has 66 dimensions, more than 64"),
    ({'t': tensor(shape=(2 ** 63, 2, 2 ** 60))}, b'1234', "'t' has 4 bytes, but"),
    ({'t': tensor(begin=4, end=0)}, b'1234', "'t' has the data_offsets"),
    ({'t': tensor(shape=(0,), begin=4, end=0)}, b'1234', "'t' has the data_offsets"),
    ({'t': tensor(begin=-4, end=0)}, b'1234', "'t' has the data_offsets"),
    ({'t': tensor(begin=False)}, b'1234', "'t' has the data_offsets"),
    ({'t': tensor(end=4.0)}, b'1234', "'t' has the data_offsets"),
    ({'t': dict(tensor(), data_offsets=[0])}, b'1234', "'t' has the data_offsets"),
    ({'t': dict(tensor(), data_offsets=[0, 4, 4])}, b'1234', "'t' has the data_offsets"),
    ({'t': dict(tensor(), data_offsets=None)}, b'1234', "'t' has the data_offsets"),
    ({'t': {'dtype': 'U8', 'shape': []}}, b'1', "'t' has no data_offsets; its members are 'dtype', 'shape'"),
    ({'t': {'more': 1, 'Shape': []}}, b'1', "'t' has no dtype and no shape and no data_offsets; its members are 'more', 'Shape'"),
    ({'t': {}}, b'', "'t' has no dtype .*; its members are none"),
    ({'t': dict(tensor(), more=float('nan'))}, b'1234', 'is not JSON: NaN is no number'),
    ({'t': dict(tensor(), more='\ud800')}, b'1234', 'its header has half of a character'),
    ({'t': dict(tensor(), more=DEEP_LIST)}, b'1234', "'t': its members are nested too deep"),
    (b'{"t":{"dtype":"U8","shape":[4],"data_offsets":[0,4],"more":1e999}}', b'1234', 'is not JSON: 1e999 is no number'),
    (b'{"t":{"dtype":"U8","shape":[4],"data_offsets":[-0,4]}}', b'1234', "'t' has the data_offsets"),
    ({'__metadata__': False}, b'', '__metadata__ in the header is no object'),
    ({'t': [1]}, b'', "'t': what the header says of it is no object"),
    ({'t': 'x'}, b'', "'t': what the header says of it is no object"),
    ({'__metadata__': {'a': 1}}, b'', '__metadata__ in the header has something else'),
    ({'__metadata__': []}, b'', '__metadata__ in the header is no object'),
    ({'__metadata__': tensor()}, b'1234', '__metadata__ in the header has something else'),
    (b'{"t":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},'
     b'"t":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}', b'1234', "'t' comes twice"),
    (b'{"t":{"dtype":"U8","shape":[4],"shape":[4],"data_offsets":[0,4]}}', b'1234',
     "'t': a member comes twice"),
    (b'{"__metadata__":{"a":"b","a":"b"}}', b'', 'a name comes twice in __metadata__'),
    (b'{"\\ud800":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}', b'1234', 'half of a character'),
    (b'{"t\xff":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}', b'1234', 'is not JSON'),
    (b'{"t":{"dtype":"U8","shape":[NaN],"data_offsets":[0,4]}}', b'1234', 'is not JSON: NaN is no number'),
    (b'{"t\n":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}', b'1234', 'is not JSON'),
    (b'{} {}', b'', 'is not JSON'),
    (b'{', b'', 'is not JSON'),
    (b'', b'', 'no JSON object'),
    (b'\x0c{}', b'', 'no JSON object'),
    (b'[]', b'', 'no JSON object'),
    (b'{}'.decode().encode('utf-16'), b'', 'no JSON object'),
    (b'{"a":' * 100_000, b'', 'nested too deep|is not JSON'),
    (b'{"a":' * 100_000 + b'1' + b'}' * 100_000, b'', 'nested too deep|no object|members'),
]


@pytest.mark.parametrize('header, data, said', LIES, ids=range(len(LIES)))
def test_lies(tmp_path, no_memory, header, data, said):
    path = st.raw_file(tmp_path / 'a', header, data)
    for use in (lambda: load_file(path, 'soft:0'), lambda: safe_open(path, device='host')):
        with pytest.raises(HeaderError, match=said) as caught:
            use()
        assert str(path) in str(caught.value) and len(str(caught.value)) < 2000
    assert not no_memory


@pytest.mark.parametrize('header', [
    {'__metadata__': None, 't': tensor()}, {'t': tensor(), '__metadata__': None}, b'{"t":%s,"__metadata__": null}',
    {'t': dict(tensor(), more=1)}, {'t': {'more': {'a': [None, {}]}, **tensor()}}, {'t': dict(tensor(), Dtype='X', more=DEEP_LIST[0])},
    b'{"t":{"n":1,"n":2,"dtype":"U8","shape":[4],"data_offsets":[0,4]}}', b' \t\r\n{"t":%s}\n'], ids=range(8))
def test_as_the_package_reads_it(tmp_path, header):
    """A null where the strings would be, members that nobody knows, white space: safetensors 0.8 takes them."""
    if isinstance(header, bytes):
        header = header.replace(b'%s', json.dumps(tensor()).encode())
    path = st.raw_file(tmp_path / 'a', header, b'abcd')
    for device in ('host', 'soft:0'):
        assert load_file(path, device, 'numpy')['t'].tobytes() == b'abcd'
    with safe_open(path, 'numpy', 'host') as f:
        assert f.metadata() is None and f.keys() == ['t'] and f.get_slice('t')[1:3].tobytes() == b'bc'
    theirs = pytest.importorskip('safetensors.numpy', reason='the package safetensors is not installed')
    assert theirs.load_file(path)['t'].tobytes() == b'abcd'


def test_lengths_that_lie(tmp_path, no_memory):
    path = tmp_path / 'a'
    for length, size, said in ((100, 50, 'its header alone would have 108: it is not whole'),
                               (2 ** 63, 50, 'more than the format allows'),
                               (2 ** 64 - 1, 50, 'more than the format allows'),
                               (100_000_001, 50, 'more than the format allows'),
                               (3, 2, '13 bytes|no JSON|alone')):
        st.raw_file(path, b'x' * size, b'', length)
        with pytest.raises(HeaderError, match=said):
            load_file(path, 'host')
    for size in range(8):
        path.write_bytes(bytes(size))
        with pytest.raises(HeaderError, match='has %d bytes' % size):
            load_file(path, 'host')
    path.write_bytes(b'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n')
    with pytest.raises(HeaderError, match='git lfs pull'):
        load_file(path, 'host')
    with pytest.raises(HeaderError, match='no regular file'):
        load_file('/dev/zero', 'host')
    assert not no_memory


def test_a_stranger_s_words_are_cut(tmp_path):
    path = st.raw_file(tmp_path / 'a', {'x' * 1_000_000: 3})
    with pytest.raises(HeaderError) as caught:
        load_file(path, 'host')
    assert len(str(caught.value)) < 1500


def test_what_is_odd_but_right(tmp_path):
    """Members in another order, spaces, escapes, an empty name, empty tensors between others."""
    text = ('{ "\\u00e4" : {"data_offsets":[0,4], "shape":[ ], "dtype":"F32"},\n'
            '"": {"dtype":"U8","shape":[2,0,3],"data_offsets":[4,4]},'
            '"z": {"dtype":"U8","shape":[2],"data_offsets":[4,6]}, "__metadata__": {}}   ').encode()
    path = st.raw_file(tmp_path / 'a', text, b'abcdef')
    found = load_file(path, 'soft:0', 'numpy')
    assert {n: (t.shape, t.tobytes()) for n, t in found.items()} == {
        '\u00e4': ((), b'abcd'), '': ((2, 0, 3), b''), 'z': ((2,), b'ef')}


def mutate(rng, whole):
    """One of the ways in which a header is not what it was."""
    end = 8 + int.from_bytes(whole[:8], 'little')
    head, data = bytearray(whole[8:end]), whole[end:]
    kind = rng.randrange(6)
    if kind == 0:  # bits
        for _ in range(rng.randrange(1, 4)):
            head[rng.randrange(len(head))] ^= 1 << rng.randrange(8)
    elif kind == 1:  # another byte of JSON's
        head[rng.randrange(len(head))] = rng.choice(b'{}[]",:0123456789-.e ')
    elif kind == 2:  # a part twice, or not at all
        a, b = sorted(rng.randrange(len(head)) for _ in '12')
        head[a:b] = rng.choice((b'', bytes(head[a:b]) * 2))
    elif kind == 3:  # a number
        about = json.loads(head)
        names = [name for name in about if name != '__metadata__']
        one = about[rng.choice(names)]
        numbers = one[rng.choice(('shape', 'data_offsets'))]
        if numbers:
            numbers[rng.randrange(len(numbers))] += rng.choice((-1, 1, 2, 4, 8, 1 << 40, 1 << 64))
        head = bytearray(json.dumps(about).encode())
    elif kind == 4:  # two tensors change places, or types
        about = json.loads(head)
        a, b = (rng.choice([name for name in about if name != '__metadata__']) for _ in '12')
        key = rng.choice(('dtype', 'shape', 'data_offsets'))
        about[a][key], about[b][key] = about[b][key], about[a][key]
        head = bytearray(json.dumps(about).encode())
    else:  # the length
        length = max(0, len(head) + rng.randrange(-9, 9))
        return length.to_bytes(8, 'little') + bytes(head) + data
    return len(head).to_bytes(8, 'little') + bytes(head) + data


def test_mutated_headers(tmp_path, no_memory):
    """200 of them: each is refused before memory is asked for, or means what the oracle says."""
    try:
        from safetensors.numpy import load as theirs
    except ImportError:
        theirs = None
    rng = random.Random(20)
    refused = 0
    for i in range(200):
        whole = st.write(tmp_path / 'a', st.some(i, n=4, codes=list(st.PLAIN)),
                         metadata={'a': 'b'}).read_bytes()
        path = tmp_path / 'b'
        path.write_bytes(mutate(rng, whole))
        del no_memory[:]
        try:
            found = load_file(path, 'soft:0', 'numpy')
        except HeaderError:
            assert not no_memory
            refused += 1
            continue
        want = st.read(path)
        assert {name: (one.shape, one.tobytes()) for name, one in found.items()} == {
            name: one[1:] for name, one in want.items()}
        if theirs is not None:
            other = theirs(path.read_bytes())
            assert set(other) == set(found)
            for name, one in other.items():
                assert (one.dtype, one.shape) == (found[name].dtype, found[name].shape)
                assert numpy.asarray(one).tobytes() == found[name].tobytes()
    assert 100 < refused < 200


WORDS = [b'{', b'}', b'[', b']', b',', b':', b'"', b'0', b'1', b'-', b'1.0', b'1e0', b'true', b'null',
         b'NaN', b' ', b'""', b'[]', b'{}', b'"dtype"', b'"shape"', b'"data_offsets"', b'"U8"',
         b'"dtype":"U8",', b'"x":', b'"__metadata__":{"a":"b"},', b'\\u0041', b'\\ud800', b'64', b'10']


def outcome(parse, text, size):
    try:
        header = parse('x', text, size)
    except HeaderError as e:
        return str(e)
    return header and (header.tensors, header.metadata, header.data_offset, header.data_size,
                       header.aligned)


def test_the_usual_way_finds_what_the_careful_one_does():
    """Headers with a few words changed: the quick look takes none that is refused otherwise."""
    taken = refused = 0
    for seed in range(6000):
        rng = random.Random(seed)
        rows = [(name, code, shape, len(data)) for name, (code, shape, data) in st.some(
            seed % 40, n=rng.randrange(4)).items()]
        text = _header.make(rows, {'k': 'v'} if seed % 3 else None, 8)[8:]
        size = 8 + len(text) + sum(row[3] for row in rows)
        for _ in range(seed % 4):
            at = rng.randrange(len(text))
            to = at + rng.randrange(3) * rng.randrange(8)
            text = text[:at] + rng.choice(WORDS) * rng.randrange(1, 3) + text[to:]
        size += rng.choice((0, 0, len(text) % 8, 1))
        usual = outcome(_header._parse_usual, text, size)
        careful = outcome(_header._parse_any, text, size)
        if usual is not None:
            assert usual == careful
        taken += usual is not None
        refused += isinstance(careful, str)
    assert taken > 1000 and refused > 1000


HIDDEN = [
    b'{"t":{},"t":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}',
    b'{"t":{"dtype":"U8","dtype":"U8","shape":[4],"data_offsets":[0,4]}}',
    b'{"t":{"dtype":"U8","shape" :[4],"data_offsets":[0,4],"shape":[4]}}',
    b'{"__metadata__":{"a":"b","a":"c"},"t":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}',
    b'{"__metadata__":{},"__metadata__":{},"t":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}}',
    b'{"t":{"dtype":"U8","shape":[4,true],"data_offsets":[0,4]}}',
    b'{"s":{"dtype":"U8","shape":[],"data_offsets":[0,1]},'
    b'"t":{"dtype":"U8","shape":"","data_offsets":[1,2]}}',
    b'{"s":{"dtype":"U8","shape":[],"data_offsets":[0,1]},'
    b'"t":{"dtype":"U8","shape":{},"data_offsets":[1,2]}}',
    b'{"s":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},'
    b'"t":{"dtype":"U8","shape":[2.0],"data_offsets":[2,4]}}',
    b'{"t":{"dtype":"U8","shape":[4],"data_offsets":"04"}}',
    b'{"t":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},'
    b'"t":{"dtype":"U8","shape":[1],"data_offsets":[1,2]}}',
    b'{"s":{"dtype":"U8","shape":[1],"data_offsets":[0]},'
    b'"t":{"dtype":"U8","shape":[1],"data_offsets":[1,1,2]}}',
    b'{"t":{"dtype":"U8","shape":[],"data_offsets":[0,1]},}',
    b'{"__metadata__":{"a":"b"},}',
    b'{"__metadata__":{"a":"\xff"},"t":{"dtype":"U8","shape":[],"data_offsets":[0,1]}}',
    b'{"__metadata__":{"a":"b"},"__metadata__":{"dtype":"U8","shape":[],"data_offsets":[0,1]}}',
]


@pytest.mark.parametrize('text', HIDDEN)
def test_what_a_quick_look_would_not_see(text):
    for size in (1, 2, 4):
        assert _header._parse_usual('x', text, 8 + len(text) + size) is None
        with pytest.raises(HeaderError):
            _header.parse('x', text, 8 + len(text) + size)


def test_usual_headers_are_read_the_usual_way(monkeypatch):
    monkeypatch.setattr(_header, '_parse_any', None)
    for n in (0, 1, 5):
        rows = [('t%d' % i, 'BF16', (i, 3), i * 6) for i in range(n)]
        head = _header.make(rows, {'format': 'pt'})
        parsed = _header.parse('x', head[8:], len(head) + sum(row[3] for row in rows))
        assert [one[:3] for one in parsed.tensors] == [row[:3] for row in rows]
        assert parsed.metadata == {'format': 'pt'}


def test_metadata_with_escapes_is_looked_at_carefully():
    text = b'{"__metadata__":{"a":"\\u0041"},"t":{"dtype":"U8","shape":[],"data_offsets":[0,1]}}'
    assert _header._parse_usual('x', text, 9 + len(text)) is None
    assert _header.parse('x', text, 9 + len(text)).metadata == {'a': 'A'}


def test_a_long_header_is_taken_in_parts():
    """Names of any letters, and words of the format in them; and a lie in each of the parts."""
    rng = random.Random(5)
    rows = []
    for i in range(3000):
        name = '%d%s' % (i, ''.join(rng.choice(['a', '\u00e4', '\u20ac', '\U0001f600', ']},', ':[',
                                                '","', ' ']) for _ in range(rng.randrange(6))))
        code, shape = rng.choice([('U8', (3,)), ('BF16', (2, 2)), ('F32', ()), ('I64', (0, 4))])
        rows.append((name.replace('"', ''), code, shape, st.nbytes(code, shape)))
    size = sum(row[3] for row in rows)
    text = _header.make(rows, {'of': ']},' * 9000}, 8)[8:]
    for some in (text, _header.make(rows, None, 8)[8:]):
        whole = 8 + len(some) + size
        usual, careful = (outcome(parse, some, whole)
                          for parse in (_header._parse_usual, _header._parse_any))
        assert usual == careful and len(usual[0]) == 3000
        at = len(some) - len(some) % 5000
        while at > some.index(b'"dtype"'):
            at = some.rindex(b'"data_offsets":[', 0, at) + len(b'"data_offsets":[')
            lie = some[:at] + bytes([some[at] ^ 1]) + some[at + 1:]
            assert _header._parse_usual('x', lie, whole) is None
            with pytest.raises(HeaderError):
                _header.parse('x', lie, whole)
            at -= 5000


def test_of_whom_a_byte_is():
    rows = [('a', 'U8', (2,), 2), ('none', 'U8', (0,), 0), ('b', 'U8', (3,), 3)]
    head = _header.make(rows, None, 8)
    header = _header.parse('x', head[8:], len(head) + 5)
    assert [header.at(len(head) + i) for i in range(6)] == ['a', 'a', 'b', 'b', 'b', '']
    assert header.find('none') == ('none', 'U8', (0,), len(head) + 2, len(head) + 2)


def test_places_keep_elements_aligned():
    """On a GPU and off it, whatever the header's length: file and memory offsets go together."""
    class Source:
        header = None
    for seed in range(200):
        rng = random.Random(seed)
        rows = [(name, code, shape, len(data))
                for name, (code, shape, data) in st.some(seed, n=6).items()]
        text = _header.make(rows, None, 1)[8:] + b' ' * rng.randrange(20)
        Source.header = _header.parse('x', text, 8 + len(text) + sum(row[3] for row in rows))
        for gpu in (False, True):
            plan = _load.Plan(Source, None, gpu)
            for (name, code, shape, begin, end), at in zip(Source.header.tensors, plan.places()):
                assert at % max(1, _header.DTYPES[code][0] // 8) == 0
                assert end == begin or any(
                    first <= begin and end <= first + n and at - begin == to - first
                    for first, to, n in plan.runs)
                assert at + end - begin <= plan.nbytes


def test_make_is_what_parse_reads():
    for seed in range(20):
        rows = [(name, code, shape, len(data))
                for name, (code, shape, data) in st.some(seed, n=9).items()]
        head = _header.make(rows, {'k': '\u20ac"\\'})
        total = sum(row[3] for row in rows)
        parsed = _header.parse('x', head[8:], len(head) + total)
        assert len(head) % 4096 == 0 and parsed.metadata == {'k': '\u20ac"\\'}
        by_name = {row[0]: row for row in rows}
        assert len(parsed.tensors) == len(rows)
        for name, code, shape, begin, end in parsed.tensors:
            assert by_name[name] == (name, code, shape, end - begin)
