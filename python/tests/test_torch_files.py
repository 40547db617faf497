# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
torch's checkpoints, where torch is installed: what torch.save() writes is loaded in place, and what
save() writes torch.load() reads. Also torch's tensors of safetensors files.
"""

import collections
import copy
import gc
import os
import pickle
import random
import resource
import weakref
import zipfile

import pytest
import st

import peerlane
from peerlane import _dlpack, _queue
from peerlane.safetensors import load_file, load_model, safe_open, save_file, save_model

torch = pytest.importorskip('torch')

import peerlane.torch as pt  # noqa: E402

PLACES = (None, 'cpu', 'soft:0', {'cpu': 'soft:1'}, torch.device('cpu'))


def an_object():
    torch.manual_seed(1)
    a = torch.randn(300, 400)
    return {
        'a': a, 'rows': a[3:5], 'columns': a.t()[1:], 'count': torch.arange(10),
        'parameter': torch.nn.Parameter(torch.randn(5)), 'nothing': torch.empty(0, 3),
        'bf16': torch.randn(7).bfloat16(), 'fp8': torch.randn(9).to(torch.float8_e4m3fn),
        'flags': torch.tensor([True, False]), 'scalar': torch.tensor(3.5), 'c64': torch.randn(3) * 1j,
        'plain': {'step': 3, 'words': ['cpu', None]}, 'ordered': collections.OrderedDict(x=1),
    }


def equal(got, want):
    assert set(got) == set(want)
    for name, one in want.items():
        if not isinstance(one, torch.Tensor):
            assert got[name] == one, name
            continue
        other = got[name]
        assert type(other) is type(one) and other.requires_grad == one.requires_grad
        assert (other.dtype, other.shape, other.stride()) == (one.dtype, one.shape, one.stride())
        assert torch.equal(other.detach().contiguous().view(-1).view(torch.uint8),
                           one.detach().contiguous().view(-1).view(torch.uint8)), name
    assert got['rows'].untyped_storage()._cdata == got['a'].untyped_storage()._cdata


@pytest.mark.parametrize('place', PLACES, ids=str)
@pytest.mark.parametrize('weights_only', [True, False])
def test_load_what_torch_saved(tmp_path, place, weights_only):
    torch.save(an_object(), tmp_path / 'a.pt')
    equal(pt.load(tmp_path / 'a.pt', place, weights_only=weights_only), an_object())


@pytest.mark.parametrize('crc32', [True, False])
def test_torch_loads_what_we_saved(tmp_path, crc32):
    path = tmp_path / 'a.pt'
    pt.save(an_object(), path, crc32=crc32)
    for how in ({}, {'mmap': True}, {'weights_only': False}, {'map_location': 'cpu'}):
        equal(torch.load(path, **how), an_object())
    equal(pt.load(path), an_object())
    with zipfile.ZipFile(path) as z:
        assert (z.testzip() is None) == crc32
        names = {name.partition('/')[2] for name in z.namelist()}
        assert {'data.pkl', 'byteorder', 'version', 'data/0'} <= names
        assert z.namelist()[0] == 'a/data.pkl'


@pytest.mark.parametrize('weights_only', [True, False])
@pytest.mark.parametrize('where', ['meta', torch.device('meta'), {'cpu': 'meta'}], ids=str)
def test_without_memory(tmp_path, monkeypatch, where, weights_only):
    """torch's device meta: the same tensors as torch.load() gives, and no byte of theirs is read."""
    torch.save(an_object(), tmp_path / 'a.pt')
    monkeypatch.setattr(pt.Storages, '_read', None)
    got, want = (load(tmp_path / 'a.pt', map_location=where, weights_only=weights_only) for load in (pt.load, torch.load))
    assert set(got) == set(want)
    for name, one in want.items():
        if not isinstance(one, torch.Tensor):
            assert got[name] == one
            continue
        other = got[name]
        assert type(other) is type(one) and other.device == one.device == torch.device('meta')
        assert (other.dtype, other.shape, other.stride(), other.storage_offset(), other.requires_grad) == (
            one.dtype, one.shape, one.stride(), one.storage_offset(), one.requires_grad)
        assert other.untyped_storage().nbytes() == one.untyped_storage().nbytes()


def test_half_of_a_byte(tmp_path):
    """A float4 tensor of no dimensions: refused in words by both, as the format has it in whole bytes alone."""
    kind = getattr(torch, 'float4_e2m1fn_x2', None)
    if kind is None:
        pytest.skip('this torch has no float4')
    one = torch.zeros(1, dtype=torch.uint8).view(kind)
    save_file({'t': one}, tmp_path / 't')
    assert load_file(tmp_path / 't', 'cpu')['t'].shape == (1,)
    with pytest.raises(peerlane.InvalidError, match=r"tensor 't': .* float4_e2m1fn_x2 without dimensions.*reshape\(1\)"):
        save_file({'t': one.reshape(())}, tmp_path / 't')
    theirs = pytest.importorskip('safetensors.torch', reason='the package safetensors is not installed')
    with pytest.raises(Exception):
        theirs.save_file({'t': one.reshape(())}, tmp_path / 't')


def test_unknown_keywords(tmp_path):
    """None is taken and left out: patched() has the package's own."""
    package = pytest.importorskip('safetensors.torch', reason='the package safetensors is not installed')
    import safetensors
    from peerlane.doors.transformers import patched
    save_file({'a': torch.ones(3)}, tmp_path / 'a')
    module = torch.nn.Module()
    module.a = torch.nn.Parameter(torch.zeros(3))
    with patched():
        for call in (lambda **how: safetensors.safe_open(tmp_path / 'a', 'pt', **how),
                     lambda **how: package.load_file(tmp_path / 'a', **how)):
            call()
            call(backend='mmap')
            with pytest.raises(TypeError, match='nonsense'):
                call(nonsense=1)
    assert peerlane.safetensors.load_model(module, tmp_path / 'a', backend='mmap') == ([], []) and module.a.sum() == 3
    for call in (lambda: peerlane.safetensors.load_model(module, tmp_path / 'a', nonsense=1),
                 lambda: peerlane.safetensors.load_model(tmp_path / 'a', nonsense=1), lambda: pt.load(tmp_path / 'a', nonsense=1)):
        with pytest.raises(TypeError, match='nonsense'):
            call()


def test_large_storages_begin_on_pages(tmp_path):
    pt.save([torch.zeros(100_000, dtype=torch.uint8), torch.zeros(3)], tmp_path / 'a.pt')
    from peerlane._zip import Archive
    whole = (tmp_path / 'a.pt').read_bytes()
    archive = Archive('a', lambda n, at: whole[at:at + n], len(whole))
    assert archive.place('data/0') % 4096 == 0 and archive.place('data/1') % 64 == 0


def test_one_read_for_all(tmp_path, monkeypatch):
    sizes = []
    make = _queue.Request.read.__func__

    def request(cls, file, dst, *args, **kwargs):
        sizes.append(dst.nbytes)
        return make(cls, file, dst, *args, **kwargs)
    monkeypatch.setattr(_queue.Request, 'read', classmethod(request))
    torch.save([torch.full((100,), i) for i in range(1000)], tmp_path / 'a.pt')
    for place in (None, 'soft:0'):
        del sizes[:]
        got = pt.load(tmp_path / 'a.pt', place)
        assert len(sizes) == 1 and [one[0].item() for one in got] == list(range(1000))


def test_storages_of_several_places(tmp_path, monkeypatch):
    """As after a model over two GPUs: each storage goes where its location says."""
    names = iter(['cuda:0', 'cpu', 'cuda:1'])
    monkeypatch.setattr(torch.serialization, 'location_tag', lambda storage: next(names))
    tensors = [torch.arange(1000) + i for i in range(3)]
    pt.save(tensors, tmp_path / 'a.pt')
    seen = []
    space = peerlane._frameworks.Torch.space

    def asking(self, nbytes, device, context):
        seen.append((device, nbytes))
        return space(self, nbytes, device, context)
    monkeypatch.setattr(peerlane._frameworks.Torch, 'space', asking)
    got = pt.load(tmp_path / 'a.pt', {'cuda:0': 'soft:0', 'cuda:1': 'soft:1'})
    assert seen == [('soft:0', 8000), ('host', 8000), ('soft:1', 8000)]
    assert all(torch.equal(a, b) for a, b in zip(got, tensors))
    del seen[:]
    assert torch.equal(pt.load(tmp_path / 'a.pt', 'soft:1')[2], tensors[2])
    assert [device for device, _ in seen] == ['soft:1']
    if not torch.cuda.is_available():
        with pytest.raises(LookupError):
            pt.load(tmp_path / 'a.pt')


def test_words_that_look_like_places(tmp_path):
    """Strings of the object's own that are called as locations are, and more than one."""
    want = {'cpu': torch.arange(9), 'at': ['cuda:0', 'cuda:7', 'cpu', 'cpux', 'cuda:'], 'b': torch.ones(3)}
    for protocol in (2, 4):
        pt.save(want, tmp_path / 'a.pt', pickle_protocol=protocol)
        for place in (None, 'soft:0'):
            got = pt.load(tmp_path / 'a.pt', place, weights_only=protocol == 2)
            assert got['at'] == want['at'] and torch.equal(got['cpu'], want['cpu'])
            assert torch.equal(got['b'], want['b'])


def test_what_needs_the_bytes_at_once(tmp_path, monkeypatch):
    """Sparse tensors look at their indices while they are rebuilt: then reads end first."""
    coming = []
    get = pt.Storages.get

    def noting(self, *args):
        coming.append(bool(self.pending))
        return get(self, *args)
    monkeypatch.setattr(pt.Storages, 'get', noting)
    want = torch.eye(50).to_sparse()
    torch.save({'s': want, 'd': torch.ones(1000)}, tmp_path / 'a.pt')
    got = pt.load(tmp_path / 'a.pt', 'soft:0')
    assert torch.equal(got['s'].to_dense(), want.to_dense()) and coming == [True, False, False]
    del coming[:]
    torch.save([torch.ones(1000), torch.nn.Parameter(torch.ones(9))], tmp_path / 'a.pt')
    pt.load(tmp_path / 'a.pt', 'soft:0')
    assert coming == [True, True]


def an_answer():
    return 42


class Program:
    def __reduce__(self):
        return an_answer, ()


def test_weights_only_is_torchs(tmp_path):
    pt.save({'a': Program()}, tmp_path / 'a.pt')
    with pytest.raises(pickle.UnpicklingError, match='a.pt: .*GLOBAL.*weights_only=False'):
        pt.load(tmp_path / 'a.pt')
    assert pt.load(tmp_path / 'a.pt', weights_only=False) == {'a': 42}
    with torch.serialization.safe_globals([an_answer]):
        assert pt.load(tmp_path / 'a.pt') == {'a': 42}
    with pytest.raises(ValueError, match='weights_only=False'):
        pt.load(tmp_path / 'a.pt', pickle_module=pickle)


@pytest.mark.parametrize('place', ['cpu', 'soft:0'])
def test_tensors_keep_their_memory(tmp_path, place):
    torch.save([torch.arange(1000), torch.arange(5)], tmp_path / 'a.pt')
    blocks = []
    space = peerlane._frameworks.Peerlane.space

    def noting(self, *args):
        one = space(self, *args)
        blocks.append(weakref.ref(one._block))
        return one
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(peerlane._frameworks.Peerlane, 'space', noting)
        got = pt.load(tmp_path / 'a.pt', place)
    one, = blocks
    first = got[0]
    del got
    gc.collect()
    assert one() is not None and torch.equal(first, torch.arange(1000))
    del first
    gc.collect()
    assert one() is None


def test_wrong_files(tmp_path):
    path = tmp_path / 'a.pt'
    torch.save(torch.ones(3), path, _use_new_zipfile_serialization=False)
    with pytest.raises(pt.ZipError, match=r'is no zip archive.*torch\.load\(\)'):
        pt.load(path)
    path.write_bytes(b'\x20' + bytes(7) + b'{"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]}}')
    with pytest.raises(pt.ZipError, match=r'peerlane\.safetensors\.load_file\(\) reads it'):
        pt.load(path)
    path.write_bytes(b'x')
    with pytest.raises(pt.ZipError, match='is no zip archive'):
        pt.load(path)
    path.write_bytes(b'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n')
    with pytest.raises(pt.ZipError, match='git lfs pull'):
        pt.load(path)
    with pytest.raises(peerlane.DirectoryError, match=str(tmp_path)):
        pt.load(tmp_path)
    with zipfile.ZipFile(path, 'w') as z:
        z.writestr('a/other', b'')
    with pytest.raises(pt.ZipError, match='has no data.pkl'):
        pt.load(path)
    with zipfile.ZipFile(path, 'w') as z:
        z.writestr('a/constants.pkl', b'')
    with pytest.raises(pt.ZipError, match='torch.jit.load'):
        pt.load(path)
    with zipfile.ZipFile(path, 'w') as z:
        z.writestr('a/data.pkl', b'')
        z.writestr('a/byteorder', b'big')
    with pytest.raises(pt.ZipError, match='big-endian'):
        pt.load(path)
    torch.save(torch.ones(1000), path)
    whole = path.read_bytes()
    for name in (b'data/0', b'a/data'):
        path.write_bytes(whole.replace(name, name[:-1] + b'x'))
        with pytest.raises((pt.ZipError, KeyError)):
            pt.load(path, 'soft:0')
    path.write_bytes(whole)
    with pytest.raises(peerlane.NotFoundError):
        pt.load(tmp_path / 'none')
    with pytest.raises(NotImplementedError, match='torch.load'):
        pt.load(path, lambda storage, location: storage)
    for device in (99, 'cuda:99'):
        with pytest.raises(peerlane.DeviceError, match='no cuda:99'):
            pt.load(path, device)
    with pytest.raises(TypeError, match='torch.load'):
        pt.load(open(os.devnull, 'rb'))
    with pytest.raises(TypeError, match='torch.save'):
        pt.save({}, open(os.devnull, 'wb'))


def test_a_file_that_shrinks(tmp_path, monkeypatch):
    path = tmp_path / 'a.pt'
    torch.save([torch.ones(100_000), torch.ones(100_000)], path)
    placer = pt._placer

    def and_cut(*args):
        os.truncate(path, 500_000)
        return placer(*args)
    monkeypatch.setattr(pt, '_placer', and_cut)
    with pytest.raises((EOFError, pt.ZipError), match='cut'):
        pt.load(path, 'soft:0')


def test_mutated_pickles(tmp_path):
    """Whatever is wrong with one is a ZipError or an UnpicklingError that names the file."""
    torch.save({'a': torch.arange(9.), 'b': [torch.ones(3, dtype=torch.int8)]}, tmp_path / 'a')
    whole = (tmp_path / 'a').read_bytes()
    with zipfile.ZipFile(tmp_path / 'a') as z:
        text = z.read('a/data.pkl')
    begin, rng, refused = whole.index(text), random.Random(1), 0
    for _ in range(2000):
        bad = bytearray(whole)
        for _ in range(rng.randrange(1, 4)):
            bad[begin + rng.randrange(len(text))] = rng.choice((rng.randrange(256), rng.choice(text)))
        (tmp_path / 'b').write_bytes(bad)
        try:
            pt.load(tmp_path / 'b')
        except (peerlane.PeerlaneError, pickle.UnpicklingError) as e:
            refused += 1
            assert str(tmp_path / 'b') in str(e)
    assert refused > 500


@pytest.mark.parametrize('saved', [
    ('storage', 'no type', '0', 'cpu', 9), ('storage', torch.FloatStorage, 0, 'cpu', 9),
    ('storage', torch.FloatStorage, '0', 3, 9), ('storage', torch.FloatStorage, '0', 'cpu', '9'),
    ('storage', torch.FloatStorage, '0', 'cpu', -9), ('storage', torch.FloatStorage, '0', 'cpu', True),
    ('module', torch.FloatStorage, '0', 'cpu', 9), ('storage',), 'storage', (b'\xff', 1, 2, 3, 4)])
def test_what_is_no_storage(saved):
    class Archive:
        def refuse(self, said, *args):
            raise pt.ZipError(0, said % args)
    with pytest.raises(pt.ZipError, match='which'):
        pt.storage_of(Archive(), saved)


def test_a_pickle_that_wants_more_than_there_is(tmp_path):
    path = tmp_path / 'a.pt'
    pickled = pt._Pickled(torch.ones(10), pickle, 2)
    assert pickled.text.count(b'K\n') >= 1  # the number 10
    text = pickled.text.replace(b'K\n', b'K\x40')
    with zipfile.ZipFile(path, 'w') as z:
        z.writestr('a/data.pkl', text)
        z.writestr('a/data/0', bytes(40))
    with pytest.raises(pt.ZipError, match="storage '0' has 40 bytes instead of 256"):
        pt.load(path)


def test_save_that_fails_leaves_what_was_there(tmp_path):
    path = tmp_path / 'a.pt'
    pt.save(torch.ones(3), path)
    was = path.read_bytes()
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limit[1]))
    try:
        with pytest.raises(OSError):
            pt.save(torch.ones(100_000), path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    a = torch.ones(4)
    with pytest.raises(peerlane.InvalidError, match='other types'):
        pt.save([a, a.view(torch.int32)], path)
    with pytest.raises(AttributeError):
        pt.save(lambda: 0, path)
    assert path.read_bytes() == was and os.listdir(tmp_path) == ['a.pt']


def test_progress(tmp_path):
    calls = []
    tensors = [torch.zeros(1000), torch.zeros(7)]
    pt.save(tensors, tmp_path / 'a.pt', progress=lambda *of: calls.append(of))
    done, total = calls[-1]
    assert done == total <= os.stat(tmp_path / 'a.pt').st_size and done > 4028
    del calls[:]
    pt.load(tmp_path / 'a.pt', 'soft:0', progress=lambda *of: calls.append(of))
    assert calls and calls == sorted(calls)


# safetensors with torch.

TORCH = {'BOOL': 'bool', 'U8': 'uint8', 'I64': 'int64', 'F16': 'float16', 'BF16': 'bfloat16',
         'F32': 'float32', 'F64': 'float64', 'C64': 'complex64', 'F8_E4M3': 'float8_e4m3fn',
         'F8_E5M2': 'float8_e5m2', 'F8_E8M0': 'float8_e8m0fnu', 'F4': 'float4_e2m1fn_x2',
         'U16': 'uint16', 'U32': 'uint32', 'U64': 'uint64', 'F8_E4M3FNUZ': 'float8_e4m3fnuz',
         'F8_E5M2FNUZ': 'float8_e5m2fnuz'}
HERE = [code for code, name in TORCH.items() if hasattr(torch, name)]  # older ones lack some


def as_bytes(tensor):
    return bytes(tensor.contiguous().view(-1).view(torch.uint8).tolist()) if tensor.numel() else b''


@pytest.mark.parametrize('device', ['soft:0', 'cpu', torch.device('cpu')])
def test_safetensors_types(tmp_path, device):
    rng = random.Random(1)
    want = {code: (code, (3, 8), rng.randbytes(st.nbytes(code, (3, 8)))) for code in st.BITS}
    want['BOOL'] = ('BOOL', (3, 8), bytes(i & 1 for i in range(24)))
    found = load_file(st.write(tmp_path / 'a', want), device)
    for code, name in TORCH.items():
        if hasattr(torch, name):
            shape = (3, 4) if code == 'F4' else (3, 8)
            assert (found[code].dtype, tuple(found[code].shape)) == (getattr(torch, name), shape)
        assert as_bytes(found[code]) == want[code][2], code
    known = [n for n in want if not n.startswith('F6') and (n in HERE or n not in TORCH)]
    save_file({n: found[n] for n in known}, tmp_path / 'b')
    assert st.read(tmp_path / 'b') == {n: want[n] for n in known}


def test_a_type_that_torch_lacks(tmp_path, monkeypatch):
    from peerlane import _frameworks
    frame = _frameworks.Torch()
    monkeypatch.setitem(_frameworks._made, _frameworks.Torch, frame)
    del frame.types['BF16'], frame.types['F8_E8M0']
    want = {'a': ('BF16', (2, 3), bytes(range(12))), 'b': ('F8_E8M0', (2, 3), bytes(range(6)))}
    found = load_file(st.write(tmp_path / 'a', want), 'soft:0', 'torch')
    assert found['a'].dtype == found['b'].dtype == torch.uint8
    assert found['a'].shape == (2, 3, 2) and found['b'].shape == (2, 3)
    assert as_bytes(found['a']) == bytes(range(12))


def test_safetensors_random(tmp_path):
    for seed in range(20):
        rng = random.Random(seed)
        want = st.some(seed, codes=list(TORCH))
        path = st.write(tmp_path / 'a', want, pad=rng.randrange(9))
        found = load_file(path, 'soft:0', 'pt')
        assert {n: as_bytes(t) for n, t in found.items()} == {n: one[2] for n, one in want.items()}
        assert all(t.is_contiguous() and t.data_ptr() % t.element_size() == 0
                   for t in found.values() if t.numel())
        with safe_open(path, 'pt', 'cpu') as f:
            for name, (code, shape, data) in want.items():
                assert as_bytes(f.get_tensor(name)) == data
                if shape and shape[0] and code != 'F4':
                    part = f.get_slice(name)[1:]
                    assert as_bytes(part) == as_bytes(found[name][1:])


def test_tensors_have_versions_of_their_own(tmp_path):
    """Autograd: a change of one tensor in place is none of the others'."""
    want = {n: ('F32', (4,), bytes(16)) for n in 'ab'}
    found = load_file(st.write(tmp_path / 'a', want), 'soft:0', 'torch')
    a, b = found['a'].requires_grad_(), found['b']
    out = (a * b).sum()
    found['a'].data.add_(1)
    load = torch.nn.Module()
    load.a = torch.nn.Parameter(found['a'])
    with torch.no_grad():
        load.a.add_(1)
    assert b._version == 0 and not b._is_view()
    out.backward()


def test_a_model_is_loaded(tmp_path):
    model = torch.nn.Sequential(torch.nn.Linear(10, 20), torch.nn.BatchNorm1d(20))
    save_file(model.state_dict(), tmp_path / 'a')
    other = torch.nn.Sequential(torch.nn.Linear(10, 20), torch.nn.BatchNorm1d(20))
    other.load_state_dict(load_file(tmp_path / 'a', 'cpu', 'torch'), assign=True)
    other.train()
    other(torch.randn(5, 10)).sum().backward()
    for (name, one), two in zip(model.state_dict().items(), load_file(tmp_path / 'a', 'cpu').values()):
        assert name
    back = load_file(tmp_path / 'a', 'soft:0', 'torch')
    assert all(torch.equal(back[n], t) for n, t in model.state_dict().items())


class Tied(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.embed = torch.nn.Embedding(7, 5)
        self.head = torch.nn.Linear(5, 7, bias=False)
        self.head.weight = self.embed.weight


def test_a_module_with_tied_tensors(tmp_path):
    """Is written and filled as by the package safetensors, and each reads the other's file."""
    path, model = tmp_path / 'a', Tied()
    with pytest.raises(peerlane.InvalidError, match="'embed.weight' and 'head.weight' share memory"):
        save_file(model.state_dict(), path)
    save_model(model, path)
    assert list(st.read(path)) == ['embed.weight']
    other = Tied()
    assert load_model(other, path) == ([], [])
    assert torch.equal(other.head.weight, model.head.weight)
    assert other.head.weight is other.embed.weight
    with pytest.raises(RuntimeError, match='does not fit Linear'):
        load_model(torch.nn.Linear(5, 7), path)
    theirs = pytest.importorskip('safetensors.torch', reason='the package safetensors is missing')
    other = Tied()
    assert not any(theirs.load_model(other, path))
    assert torch.equal(other.embed.weight, model.embed.weight)
    theirs.save_model(model, tmp_path / 'b')
    assert load_model(Tied(), tmp_path / 'b') == ([], [])


def test_the_packages_torch_files(tmp_path):
    theirs = pytest.importorskip('safetensors.torch', reason='the package safetensors is missing')
    for seed in range(10):
        want = st.some(seed, n=12, codes=HERE)
        found = load_file(st.write(tmp_path / 'a', want), 'cpu', 'torch')
        other = theirs.load_file(tmp_path / 'a')
        assert set(found) == set(other)
        for name, one in other.items():
            assert (one.dtype, one.shape) == (found[name].dtype, found[name].shape)
            assert as_bytes(one) == as_bytes(found[name])
        theirs.save_file(found, tmp_path / 'b')
        assert st.read(tmp_path / 'b') == want
        save_file(found, tmp_path / 'c')
        assert {n: as_bytes(t) for n, t in theirs.load_file(tmp_path / 'c').items()} == {
            n: one[2] for n, one in want.items()}


@pytest.mark.parametrize('order', ['runs', 'rounds', 'chance'])
@pytest.mark.parametrize('device', ['cpu', 'soft:0'])
def test_tensors_made_together(tmp_path, device, order):
    """As the package safetensors makes them, one by one: bytes, types, shapes, strides."""
    theirs = pytest.importorskip('safetensors.torch', reason='the package safetensors is missing')
    for seed in range(6):
        want = st.alike(seed, order, HERE)
        path = st.write(tmp_path / 'a', want)
        found = load_file(path, device, 'torch')
        other = theirs.load_file(path)
        assert list(found) == list(want) and set(other) == set(want)
        for name, one in found.items():
            two = other[name]
            assert (one.dtype, one.shape, one.stride()) == (two.dtype, two.shape, two.stride()), name
            assert as_bytes(one) == want[name][2] == as_bytes(two), name
            assert one.untyped_storage().nbytes() == len(want[name][2])
            assert not one._is_view() and one._version == 0 and one.is_leaf
            assert not one.requires_grad and one.is_contiguous()


@pytest.mark.parametrize('device', ['cpu', 'soft:0'])
def test_a_tensor_takes_only_itself_along(tmp_path, device):
    """torch.save(), pickle and deepcopy() take the whole storage of a tensor."""
    want = {'a': ('F32', (1 << 18,), os.urandom(1 << 20)), 'b': ('F32', (32, 32), os.urandom(4096)),
            'c': ('U8', (0, 3), b''), 'd': ('BF16', (3,), os.urandom(6))}
    path = st.write(tmp_path / 'model', want)
    with safe_open(path, 'torch', device) as f:
        for found in (load_file(path, device, 'torch'), f.get_tensors(),
                      {name: f.get_tensor(name) for name in want}):
            for name, (_, _, data) in want.items():
                torch.save({name: found[name]}, tmp_path / 'saved')
                assert (tmp_path / 'saved').stat().st_size < len(data) + 8192
                assert len(pickle.dumps(found[name])) < len(data) + 8192
                for one in (copy.deepcopy(found[name]), torch.load(tmp_path / 'saved')[name]):
                    assert as_bytes(one) == data and one.shape == found[name].shape
                    assert one.untyped_storage().nbytes() == len(data)
                    assert not data or one.data_ptr() != found[name].data_ptr()


@pytest.mark.parametrize('order', ['runs', 'rounds'])
def test_tensors_made_together_are_apart(tmp_path, order, monkeypatch):
    """A change of one of them is none of the others', and the last keeps the memory of all."""
    blocks = []
    capsule = _dlpack.capsule

    def noted(*given):
        blocks.append(weakref.ref(given[4]))
        return capsule(*given)
    monkeypatch.setattr(_dlpack, 'capsule', noted)
    want = st.alike(1, order, ['F32', 'I64'])
    path = st.write(tmp_path / 'a', want)
    found = load_file(path, 'soft:0', 'torch')
    for i, one in enumerate(found.values()):
        assert one._version == 0
        one.fill_(i)
        assert one._version == 1
    for i, one in enumerate(found.values()):
        assert (one == i).all()
    last = next(name for name in want if found[name].shape == (2, 3, 4))
    keep, i = found[last], list(found).index(last)
    block = blocks.pop()
    assert not blocks
    del found, one
    gc.collect()
    assert (keep == i).all() and block() is not None
    del keep
    gc.collect()
    assert block() is None
