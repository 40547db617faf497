# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Models of other hosts: a server in a thread of this process, with a context of its own."""

import ctypes
import errno
import json
import os
import threading

import pytest

import peerlane
import peerlane.safetensors as st
from peerlane import _lib, _peer

numpy = pytest.importorskip('numpy')
lib = _lib.lib


@pytest.fixture
def served(tmp_path, monkeypatch):
    """A folder that is served, and the address."""
    token = tmp_path / 'token'
    folder = tmp_path / 'srv'
    folder.mkdir()
    assert lib.pl_token_make(os.fsencode(str(token))) == 0
    context = peerlane.Context(token_file=str(token))
    opts = _lib.pl_server_opts(root=os.fsencode(str(folder)), port=0)
    server = ctypes.c_void_p()
    rc = lib.pl_server_open(context._live(), ctypes.byref(opts), ctypes.byref(server))
    if rc == -errno.EOPNOTSUPP:
        pytest.skip(_lib.words(lib.pl_error_message()))
    assert rc == 0
    space = ctypes.create_string_buffer(64)
    assert lib.pl_server_address(server, space, 64) == 0
    thread = threading.Thread(target=lib.pl_server_run, args=(server,))
    thread.start()
    try:
        yield folder, 'peer://' + space.value.decode(), str(token)
    finally:
        lib.pl_server_stop(server)
        thread.join()
        lib.pl_server_close(server)
        context.close()


@pytest.fixture
def context(served):
    with peerlane.Context(token_file=served[2]) as one:
        yield one


def tensors(seed=0):
    r = numpy.random.default_rng(seed)
    return {'t%d.%d' % (seed, i): r.integers(0, 255, (3, 41 + i, 1000), 'u1') for i in range(5)}


def same(found, want):
    assert set(found) == set(want)
    for name, value in want.items():
        assert numpy.array_equal(numpy.asarray(found[name]), value), name


def test_file(served, context):
    folder, url, _ = served
    want = tensors()
    st.save_file(want, str(folder / 'm.safetensors'))
    for device in ('soft:0', 'host'):
        same(st.load_file(url + '/m.safetensors', device, 'numpy', context=context), want)
    both = st.load_file(url + '/m.safetensors', ['soft:0', 'soft:1'], 'numpy', context=context)
    for found in both:
        same(found, want)
    some = st.load_file(url + '/m.safetensors', 'soft:0', 'numpy', filter=['t0.3'], context=context,
                        slice={'t0.3': (1, 1, 2)})
    same(some, {'t0.3': want['t0.3'][:, 22:]})
    with st.safe_open(url + '/m.safetensors', 'numpy', 'soft:0', context=context) as f:
        assert f.keys() == sorted(want)
        same({'t0.1': f.get_tensor('t0.1')}, {'t0.1': want['t0.1']})
        assert numpy.array_equal(f.get_slice('t0.2')[1:, 3:7], want['t0.2'][1:, 3:7])


def test_model(served, monkeypatch):
    folder, url, token = served
    monkeypatch.setenv('PEERLANE_TOKEN_FILE', token)
    want = {}
    (folder / 'big').mkdir()
    index = {}
    for i in range(3):
        part = tensors(i)
        st.save_file(part, str(folder / 'big' / ('m-%d.safetensors' % i)))
        index.update({name: 'm-%d.safetensors' % i for name in part})
        want.update(part)
    with peerlane.Context() as context:
        found = st.load_files([url + '/big/m-%d.safetensors' % i for i in range(3)], 'soft:0', 'numpy',
                              context=context)
        same(found, want)
        assert len({id(one) for one in _peer._clients.values()}) <= 1  # one connection for all
    (folder / 'big' / 'model.safetensors.index.json').write_text(json.dumps({'weight_map': index}))
    monkeypatch.setattr(st, 'default_context', lambda: ctx)
    with peerlane.Context() as ctx:
        same(st.load_model(url + '/big', 'soft:0', 'numpy', context=ctx), want)


def test_many_files(served, context):
    """A model of more files than a client may have open at a server, and as many open by the program."""
    folder, url, _ = served
    want = {'t%d' % i: numpy.full(9000 + i, i, 'i4') for i in range(70)}  # none small
    for name, value in want.items():
        st.save_file({name: value}, str(folder / name), sync=False)
    urls = [url + '/' + name for name in want]
    same(st.load_files(urls, 'soft:0', 'numpy', context=context), want)
    for found in st.load_files(urls, ['soft:0', 'soft:1'], 'numpy', filter=['t3', 't69'], context=context):
        same(found, {name: want[name] for name in ('t3', 't69')})
    several = [st.safe_open(one, 'numpy', 'host', context=context) for one in urls]
    same({name: f.get_tensor(name) for name, f in zip(want, several)}, want)
    same(st.load_files(urls, 'soft:0', 'numpy', context=context), want)
    for f in several:
        f.close()


def test_errors(served, context, tmp_path):
    folder, url, _ = served
    with pytest.raises(peerlane.NotFoundError, match='none'):
        st.load_file(url + '/none', 'soft:0', 'numpy', context=context)
    with pytest.raises(peerlane.AccessError, match=r'"\.\."'):
        st.load_file(url + '/../token', 'soft:0', 'numpy', context=context)
    with pytest.raises(peerlane.InvalidError, match='peer://HOST'):
        st.load_file('peer:///x', 'soft:0', 'numpy', context=context)
    (folder / 'bad').write_bytes(b'x' * 100)
    with pytest.raises(st.HeaderError, match='bad'):
        st.load_file(url + '/bad', 'soft:0', 'numpy', context=context)
    other = tmp_path / 'other'
    assert lib.pl_token_make(os.fsencode(str(other))) == 0
    with peerlane.Context(token_file=str(other)) as stranger:
        with pytest.raises(peerlane.AccessError, match='token'):
            st.load_file(url + '/bad', 'soft:0', 'numpy', context=stranger)
    with peerlane.Context() as nobody:
        with pytest.raises(peerlane.InvalidError, match='PEERLANE_TOKEN_FILE'):
            st.load_file(url + '/bad', 'soft:0', 'numpy', context=nobody)
    with pytest.raises(peerlane.NotSupportedError, match='another host'):
        peerlane.load_table(url + '/bad', context=context)
    with pytest.raises(peerlane.NotSupportedError, match='another host.*peerlane cp'):
        st.save_file({'a': numpy.zeros(3)}, url + '/new')


def test_changed(served, context):
    """A file that changes meanwhile is no model."""
    folder, url, _ = served
    path = folder / 'm.safetensors'
    st.save_file(tensors(), str(path))
    f = _peer.PeerFile(url + '/m.safetensors', context)
    os.truncate(str(path), 1000)
    with pytest.raises(peerlane.PeerlaneError, match='shorter'):
        f.read(5000, 0)
    assert len(f.read(500, 0)) == 500
    with pytest.raises(peerlane.PeerlaneError, match='was changed'):
        f.close()
