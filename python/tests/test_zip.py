# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Archives as torch's checkpoints are: those that Python's zipfile makes and reads, and lies."""

import io
import os
import random
import struct
import zipfile
import zlib

import pytest

from peerlane._zip import Archive, Builder, ZipError


def opened(whole, base=0, size=None):
    return Archive('x.pt', lambda n, at: whole[at:at + n], len(whole) - base if size is None else size,
                   base)


def built(members, base=0, aligns=(64,)):
    """An archive by Builder, behind `base` bytes."""
    builder = Builder('dir', base)
    places = []
    for i, (name, text) in enumerate(members.items()):
        if i % 2:
            places.append((builder.add(name, len(text), zlib.crc32(text), aligns[i % len(aligns)]),
                           text))
            assert places[-1][0] % aligns[i % len(aligns)] == 0
        else:
            builder.add_text(name, text, zlib.crc32(text))
    builder.finish()
    whole = bytearray(b'#' * (base + builder.size))
    for at, text in builder.texts + places:
        whole[at:at + len(text)] = text
    return bytes(whole), builder


MEMBERS = {'data.pkl': b'pickle', 'data/0': b'0' * 5000, 'byteorder': b'little', 'data/1': b'',
           'version': b'3\n', 'data/2': os.urandom(100)}


@pytest.mark.parametrize('base', [0, 3, 4096])
def test_what_we_write_zipfile_reads(base):
    whole, builder = built(MEMBERS, base, (64, 4096))
    with zipfile.ZipFile(io.BytesIO(whole[base:])) as z:
        assert z.testzip() is None
        assert {i.filename: z.read(i) for i in z.infolist()} == {
            'dir/' + name: text for name, text in MEMBERS.items()}
        assert builder.size == len(whole) - base
    archive = opened(whole, base)
    for name, text in MEMBERS.items():
        assert archive.read(name) == text
        at = archive.place(name)
        assert whole[at:at + len(text)] == text


def test_what_zipfile_writes():
    file = io.BytesIO()
    with zipfile.ZipFile(file, 'w') as z:
        for name, text in MEMBERS.items():
            z.writestr('some/' + name, text)
        z.writestr('some/small', b'x' * 100, zipfile.ZIP_DEFLATED)
        z.comment = b'a comment'
    archive = opened(file.getvalue())
    assert {name: archive.read(name) for name in MEMBERS} == MEMBERS
    with pytest.raises(ZipError, match="'some/small' is compressed.*torch.load"):
        archive.read('small')
    with pytest.raises(KeyError):
        archive.read('none')


def test_large_ones(tmp_path):
    """Of more than 4 GiB, with holes: the fields of 64 bits are where zipfile looks for them."""
    builder = Builder('a')
    first = builder.add('data/0', 5 << 30, align=4096)
    second = builder.add('data/1', 7, zlib.crc32(b'seventh'))
    builder.finish()
    path = tmp_path / 'a'
    with open(path, 'wb') as f:
        for at, text in builder.texts + [(second, b'seventh'), (first, b'begin')]:
            os.pwrite(f.fileno(), text, at)
    with zipfile.ZipFile(path) as z, open(path, 'rb') as f:
        info = z.getinfo('a/data/0')
        assert info.file_size == 5 << 30 and z.read('a/data/1') == b'seventh'
        with z.open(info) as member:
            assert member.read(5) == b'begin'
        archive = Archive('a', lambda n, at: os.pread(f.fileno(), n, at), os.stat(path).st_size)
    assert archive.entries['data/0'].nbytes == 5 << 30
    assert archive.entries['data/1'].header > 5 << 30
    with open(path, 'rb') as f:
        archive.pread = lambda n, at: os.pread(f.fileno(), n, at)
        assert archive.place('data/0') == first and archive.read('data/1') == b'seventh'


def test_many_members():
    """More than the 65535 that the old fields can tell."""
    members = {'data/%d' % i: b'%d' % i for i in range(66_000)}
    whole, _ = built(members)
    archive = opened(whole)
    assert len(archive.entries) == 66_000 and archive.read('data/65999') == b'65999'
    with zipfile.ZipFile(io.BytesIO(whole)) as z:
        assert len(z.infolist()) == 66_000


def test_no_archives():
    for whole in (b'', b'x' * 100, b'PK\5\6', os.urandom(100_000), b'PK\5\6' + b'\xff' * 18):
        with pytest.raises(ZipError, match='x.pt'):
            opened(whole)


def test_members_of_one_name():
    file = io.BytesIO()
    with zipfile.ZipFile(file, 'w') as z, pytest.warns(UserWarning):
        z.writestr('a/data/0', b'1')
        z.writestr('a/data/0', b'2')
    with pytest.raises(ZipError, match="'a/data/0' comes twice"):
        opened(file.getvalue())


def test_mutated_directories():
    """300 of them: each member is refused, or is what was written."""
    whole, builder = built(MEMBERS)
    start = builder.texts[-1][0]
    headers = [at + i for at, text in builder.texts[:-1] if text[:2] == b'PK' for i in range(28)]
    rng = random.Random(8)
    refused = 0
    for _ in range(300):
        bad = bytearray(whole)
        for _ in range(rng.randrange(1, 3)):
            at = rng.choice(headers) if rng.random() < .3 else rng.randrange(start, len(whole))
            bad[at] ^= 1 << rng.randrange(8)
        try:
            archive = opened(bytes(bad))
        except ZipError:
            refused += 1
            continue
        for name in set(MEMBERS) & set(archive.entries):
            try:
                got = archive.read(name)
            except ZipError:
                refused += 1
                continue
            # Lengths are the directory's to say: they may be others, and stay within the archive.
            assert got.startswith(MEMBERS[name]) or MEMBERS[name].startswith(got)
    assert refused > 100


def test_lies_about_where():
    whole, builder = built({'a': b'1' * 10, 'data/0': b'2' * 100, 'data/1': b'3' * 100})
    start = builder.texts[-1][0]
    central = whole[start:]
    for field, value, said in ((42, 1 << 30, 'does not lie'), (24, 1 << 30, "'dir/a'|does not lie")):
        bad = bytearray(whole)
        bad[start + field:start + field + 4] = struct.pack('<I', value)
        if field == 24:
            bad[start + 20:start + 24] = struct.pack('<I', value)
        with pytest.raises(ZipError, match=said):
            opened(bytes(bad))
    # One member's entry points at the header of another one, whose name is as long.
    second = central.index(b'PK\1\2', 4)
    third = central.index(b'PK\1\2', second + 4)
    for one, name in ((0, 'a'), (second, 'data/0')):
        bad = bytearray(whole)
        bad[start + one + 42:start + one + 46] = central[third + 42:third + 46]
        with pytest.raises(ZipError, match="'dir/%s' is not where" % name):
            opened(bytes(bad)).read(name)
