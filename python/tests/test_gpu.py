# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
torch's and cupy's memory on a real GPU, where there is one. PEERLANE_TEST_DRY=1: on the CPU, to try
the tests themselves; what needs CUDA is left out then.
"""

import gc
import os

import numpy
import pytest
from conftest import pattern

import peerlane
from peerlane.compat import kvikio
from peerlane.safetensors import load_file, safe_open, save_file

torch = pytest.importorskip('torch')

CUDA = torch.cuda.is_available()
if not CUDA and not os.environ.get('PEERLANE_TEST_DRY'):
    pytest.skip('no GPU that torch can use', allow_module_level=True)
GPU = 'cuda:0' if CUDA else 'cpu'

needs_cuda = pytest.mark.skipif(not CUDA, reason='a dry run')
DTYPES = ['float32', 'float16', 'bfloat16', 'int64', 'uint8', 'bool', 'complex64']
SPIN = 1_000_000_000  # cycles of a kernel that only takes time: half a second


def contents(tensor):
    return tensor.contiguous().view(-1).view(torch.uint8).cpu().numpy().tobytes()


def random(*shape, dtype='float32'):
    torch.manual_seed(len(shape) + sum(shape))
    return torch.randint(0, 2, shape, device=GPU).to(getattr(torch, dtype))


@pytest.mark.parametrize('name', DTYPES)
def test_read_into_and_back(make, tmp_path, name):
    path, data = make(3 << 20)
    tensor = torch.zeros(1000, 37, dtype=getattr(torch, name), device=GPU)
    data &= 1
    data.tofile(str(path))
    with peerlane.open(path) as f, peerlane.open(tmp_path / 'back', 'w+') as back:
        for offset in (0, 4096, 12345):
            n = tensor.nbytes
            assert f.read_into(tensor, offset) == n
            assert contents(tensor) == data[offset:offset + n].tobytes()
            part = tensor[1:3]
            assert back.write_from(part) == part.nbytes
            assert back.read(part.nbytes) == contents(part)


def test_report_says_where(make):
    path, _ = make(1 << 20)
    report = peerlane.Report()
    with peerlane.open(path) as f:
        f.read_into(torch.empty(1 << 20, dtype=torch.uint8, device=GPU), report=report)
    assert report.dst_device == ('cuda:0' if CUDA else 'host') and report.route


@needs_cuda
@pytest.mark.parametrize('nbytes', [4096, 5_000_003])
@pytest.mark.parametrize('own', [False, True])
def test_kernels_that_are_queued_come_first(make, own, nbytes):
    """On the default stream, and on the one that is current."""
    path, data = make(nbytes)
    stream = torch.cuda.Stream() if own else torch.cuda.default_stream()
    with peerlane.open(path, 'r+') as f, torch.cuda.stream(stream):
        tensor = torch.zeros(nbytes, dtype=torch.uint8, device=GPU)
        torch.cuda._sleep(SPIN)
        tensor.add_(7)
        assert f.write_from(tensor) == nbytes
        assert f.read() == bytes([7]) * nbytes
        data.tofile(str(path))
        torch.cuda._sleep(SPIN)
        tensor.fill_(9)  # would come after the bytes, if nobody waited
        assert f.read_into(tensor) == nbytes
        assert contents(tensor) == data.tobytes()
        torch.cuda._sleep(SPIN)
        tensor.fill_(5)
        assert peerlane.copy(data, tensor) == nbytes
        assert data.tobytes() == bytes([5]) * nbytes


@needs_cuda
def test_inside_the_capture_of_a_graph(make):
    """A clear error, and the graph is what it would be without the call."""
    path, data = make(5_000_003)
    with peerlane.open(path) as f:
        tensor = torch.zeros(5_000_003, dtype=torch.uint8, device=GPU)
        assert f.read_into(tensor) == tensor.nbytes
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            tensor.add_(1)
            for size in (4096, None):
                with pytest.raises(peerlane.NotSupportedError, match='graph'):
                    f.read_into(tensor, size=size)
        for _ in range(2):
            graph.replay()
        assert contents(tensor) == (data + numpy.uint8(2)).tobytes()
        assert f.read_into(tensor) == tensor.nbytes
        assert contents(tensor) == data.tobytes()


@needs_cuda
def test_on_a_stream(make):
    path, data = make(1 << 20)
    stream = torch.cuda.Stream()
    tensor = torch.zeros(1 << 20, dtype=torch.uint8, device=GPU)
    torch.cuda.synchronize()
    with peerlane.open(path, 'r+') as f:
        with torch.cuda.stream(stream):
            torch.cuda._sleep(SPIN)
            read = f.read_into(tensor, stream=stream)
            assert not read.done()
            tensor.add_(1)
            written = f.write_from(tensor, stream=stream)
        assert read.result() == written.result() == 1 << 20
        want = (data + numpy.uint8(1)).tobytes()
        assert contents(tensor) == want and f.read() == want


def some_tensors():
    """Of several dtypes and shapes, many of them alike."""
    made = {'layer.%d.w' % i: random(16, 33, dtype='bfloat16') for i in range(40)}
    for i, name in enumerate(DTYPES):
        made['x.%d' % i] = random(5, i + 1, dtype=name)
    made['scalar'] = torch.tensor(3., device=GPU)
    made['empty'] = torch.empty(0, 4, device=GPU)
    made['large'] = torch.randn(3_000_001, device=GPU)
    return made


def same(found, want):
    assert set(found) == set(want)
    for name, one in want.items():
        got = found[name]
        assert got.dtype == one.dtype and got.shape == one.shape, name
        assert contents(got) == contents(one), name


def test_a_model_there_and_back(tmp_path):
    want = some_tensors()
    path = tmp_path / 'm.safetensors'
    save_file(want, path)
    found = load_file(path, GPU)
    same(found, want)
    assert {str(one.device) for one in found.values()} == {GPU}
    found['layer.3.w'].zero_()
    assert [name for name, one in found.items() if one._version] == ['layer.3.w']
    assert contents(found['layer.4.w']) == contents(want['layer.4.w'])
    with safe_open(path, 'torch', GPU) as f:
        assert torch.equal(f.get_tensor('x.0'), want['x.0'])
        assert torch.equal(f.get_slice('layer.7.w')[3:9], want['layer.7.w'][3:9])
        assert torch.equal(f.get_slice('layer.7.w')[:, 5:20], want['layer.7.w'][:, 5:20])
    shard = load_file(path, GPU, slice={'layer.1.w': (0, 1, 2)}, filter=['layer.1.w'])
    assert torch.equal(shard['layer.1.w'], want['layer.1.w'][8:])


def test_a_model_on_several_gpus(tmp_path):
    want = some_tensors()
    path = tmp_path / 'm.safetensors'
    save_file(want, path)
    devices = ['cuda:%d' % i for i in range(torch.cuda.device_count())] if CUDA else ['cpu', 'cpu']
    found = load_file(path, devices * (2 if len(devices) == 1 else 1))
    assert len(found) == max(2, len(devices))
    for one, device in zip(found, devices):
        same(one, want)
        assert {str(tensor.device) for tensor in one.values()} == {device}


@needs_cuda
def test_memory_is_torchs_and_goes_back(tmp_path):
    path = tmp_path / 'm.safetensors'
    save_file(some_tensors(), path)
    gc.collect()
    before = torch.cuda.memory_allocated(0)
    found = load_file(path, GPU)
    assert torch.cuda.memory_allocated(0) - before >= 12_000_000
    last = found['large']
    del found
    assert torch.cuda.memory_allocated(0) - before >= 12_000_000
    del last
    gc.collect()
    assert torch.cuda.memory_allocated(0) == before


def test_torchs_checkpoints(tmp_path):
    import peerlane.torch
    want = some_tensors()
    peerlane.torch.save(want, tmp_path / 'a.pt')
    same(torch.load(tmp_path / 'a.pt'), want)
    same(peerlane.torch.load(tmp_path / 'a.pt'), want)
    same(peerlane.torch.load(tmp_path / 'a.pt', map_location=GPU), want)


@pytest.mark.filterwarnings('ignore')
def test_distributed_checkpoints(tmp_path):
    dcp = pytest.importorskip('torch.distributed.checkpoint')
    from peerlane.checkpoint import Reader, Writer
    want = {name: one for name, one in some_tensors().items() if one.numel()}
    for writer, reader in ((Writer, dcp.FileSystemReader), (dcp.FileSystemWriter, Reader),
                           (Writer, Reader)):
        folder = tmp_path / (writer.__module__ + reader.__module__)
        dcp.save(want, storage_writer=writer(folder), no_dist=True)
        into = {name: torch.zeros_like(one) for name, one in want.items()}
        dcp.load(into, storage_reader=reader(folder), no_dist=True)
        same(into, want)


def test_arrays_of_ours(make):
    """torch takes them over, and they live as long as that."""
    path, data = make(100_000)
    own = peerlane.empty(100_000, 'uint8', 'cuda:0' if CUDA else 'host')
    with peerlane.open(path) as f:
        f.read_into(own)
    tensor = torch.from_dlpack(own)
    assert str(tensor.device) == GPU and tensor.data_ptr() == own.ptr
    del own
    gc.collect()
    assert contents(tensor) == data.tobytes()


def test_wrong_use(make):
    path, _ = make(100_000)
    with peerlane.open(path) as f:
        with pytest.raises(peerlane.InvalidError, match='C-contiguous'):
            f.read_into(torch.zeros(8, 8, device=GPU).t())
        freed = torch.zeros(5000, device=GPU)
        freed.untyped_storage().resize_(0)
        with pytest.raises(peerlane.BadMemoryError, match='was freed'):
            f.read_into(freed)
        tensor = torch.zeros(100, device=GPU)
        with pytest.raises(peerlane.InvalidError, match='has 400 bytes'):
            f.read_into(tensor, size=401)
    with pytest.raises(peerlane.ClosedError, match='open it again'):
        f.read_into(tensor)
    assert not tensor.any()
    if CUDA:
        with pytest.raises(peerlane.DeviceError):
            load_file(path, 'cuda:%d' % torch.cuda.device_count())


@needs_cuda
def test_memory_that_the_driver_has_taken_back(make):
    path, _ = make(100_000)
    own = peerlane.empty(64 << 20, 'uint8', 'cuda:0')
    address = own.ptr
    own.free()
    with peerlane.open(path) as f, pytest.raises(peerlane.PeerlaneError):
        f.read_into(peerlane.Span(address, 1000))


class Samples(torch.utils.data.Dataset):
    def __init__(self, path):
        self.file = peerlane.open(path)

    def __len__(self):
        return 4

    def __getitem__(self, i):
        into = torch.empty(100, dtype=torch.uint8)
        self.file.read_into(into, i * 100)
        return into


def test_a_forked_worker_is_told(make):
    path, _ = make(1000)
    with peerlane.open(path) as f:
        f.read_into(torch.empty(1000, dtype=torch.uint8, device=GPU))
    loader = torch.utils.data.DataLoader(Samples(path), num_workers=1,
                                         multiprocessing_context='fork')
    with pytest.raises(RuntimeError, match='worker_init_fn'):
        list(loader)


# cupy

@pytest.fixture
def cupy():
    found = pytest.importorskip('cupy')
    if not CUDA:
        pytest.skip('a dry run')
    return found


@pytest.mark.parametrize('size', [1, 1000, 4096, 3 << 20])
def test_cupy(cupy, make, tmp_path, size):
    path, data = make(size + 100)
    array = cupy.zeros(size, 'u1')
    with peerlane.open(path) as f, peerlane.open(tmp_path / 'back', 'w+') as back:
        assert f.read_into(array, 100) == size
        assert array.get().tobytes() == data[100:].tobytes()
        array += 1
        assert back.write_from(array) == size
        assert back.read() == array.get().tobytes()
    with pytest.raises(peerlane.InvalidError, match='cupy.empty'):
        with peerlane.open(path) as f:
            f.read_into(cupy.zeros((4, 4)).T)


def test_cupys_stream(cupy, make):
    path, data = make(100_000)
    array, stream = cupy.zeros(100_000, 'u1'), cupy.cuda.Stream(non_blocking=True)
    cupy.cuda.Device(0).synchronize()
    with peerlane.open(path) as f:
        read = f.read_into(array, stream=stream)
        with stream:
            array += 1
        assert read.result() == 100_000
        stream.synchronize()
    assert array.get().tobytes() == (data + numpy.uint8(1)).tobytes()


def test_a_model_of_cupys(cupy, tmp_path):
    want = {'a': cupy.arange(300_000, dtype='f4'), 'b': cupy.arange(7, dtype='i8')}
    save_file(want, tmp_path / 'm')
    found = load_file(tmp_path / 'm', 'cuda:0', 'cupy')
    for name, one in want.items():
        assert isinstance(found[name], cupy.ndarray)
        cupy.testing.assert_array_equal(found[name], one)


@pytest.mark.parametrize('size', [1, 1000, 4096, 40_960])
def test_a_program_of_kvikios(cupy, tmp_path, size):
    a = cupy.arange(size)
    b, c = cupy.empty_like(a), cupy.empty_like(a)
    stream = cupy.cuda.Stream()
    with kvikio.CuFile(tmp_path / 'f', 'w') as f:
        assert f.write(a) == f.pwrite(a).get() == f.raw_write(a) == a.nbytes
        assert f.raw_write_async(a, stream.ptr).check_bytes_done() == a.nbytes
        with pytest.raises(RuntimeError, match='Operation not permitted'):
            f.read(a)
        with pytest.raises(ValueError, match='Non-CUDA buffers'):
            f.raw_write(numpy.arange(3))
    with kvikio.CuFile(tmp_path / 'f', 'r+') as f:
        assert f.raw_read_async(b, stream.ptr).check_bytes_done() == a.nbytes
        assert f.pread(c).get() == f.raw_read(c) == a.nbytes
    cupy.testing.assert_array_equal(a, b)
    cupy.testing.assert_array_equal(a, c)


def test_bytes_of_the_whole_way(make, tmp_path):
    """Disk to one GPU, to another where there is one, and to disk."""
    path, data = make(5_000_000, 3)
    there = 'cuda:%d' % (torch.cuda.device_count() - 1) if CUDA else 'cpu'
    a = torch.empty(5_000_000, dtype=torch.uint8, device=GPU)
    b = torch.empty(5_000_000, dtype=torch.uint8, device=there)
    with peerlane.open(path) as f, peerlane.open(tmp_path / 'out', 'w+') as out:
        f.read_into(a)
        assert peerlane.copy(b, a) == 5_000_000
        assert out.write_from(b) == 5_000_000
        assert out.read() == data.tobytes() == pattern(5_000_000, 3).tobytes()


# Tables in memory of the host

def a_table(rows, dim, dtype=torch.float32):
    """Rows in pinned memory that all differ, and the same in torch's own."""
    device = 'cuda:0' if CUDA else 'gpu:0'
    table = peerlane.pinned((rows, dim), dtype, device)
    plain = torch.arange(rows * dim).reshape(rows, dim).remainder(251).add(
        torch.arange(rows)[:, None].remainder(7)).to(dtype)
    return table.copy_(plain), plain


def some_ids(rows, *shape):
    torch.manual_seed(rows)
    ids = torch.randint(0, rows, shape)
    ids.view(-1)[::7] = torch.tensor([-1, rows, 1 << 40]).repeat(ids.numel())[:len(ids.view(-1)[::7])]
    return ids


def rows_of(plain, ids):
    out = torch.zeros(*ids.shape, *plain.shape[1:], dtype=plain.dtype)
    fits = (ids >= 0) & (ids < len(plain))
    out[fits] = plain[ids[fits]]
    return out, int((~fits).sum())


def on_gpu(tensor):
    """As kernels reach it: torch takes a software GPU for the host."""
    if CUDA:
        return tensor.to(GPU)
    into = torch.from_dlpack(peerlane.empty(tensor.nbytes, 'uint8', 'gpu:0'))
    return into.view(tensor.dtype).reshape(tensor.shape).copy_(tensor)


@needs_cuda
def test_pinned_memory_is_torchs():
    table, plain = a_table(100_000, 32)
    info = peerlane.memory_info(table)
    assert table.is_pinned() and info.kind == 'pinned' and table.data_ptr() == info.address
    assert info.wide or info.why_not_wide, info
    there = table.to(GPU, non_blocking=True)
    assert torch.equal(there.cpu(), plain)
    back = peerlane.pinned((100_000, 32), table.dtype, GPU)
    back.copy_(there, non_blocking=True)
    torch.cuda.synchronize()
    assert torch.equal(back, plain)
    del table, back
    gc.collect()
    assert str(peerlane.memory_info(torch.empty(3).pin_memory())).startswith('pinned memory')


@pytest.mark.parametrize('dtype', ['float32', 'bfloat16', 'uint8'])
@pytest.mark.parametrize('dim', [1, 32, 130])
def test_gather_and_scatter(dim, dtype):
    """Out of wide memory, memory of the GPU, and torch's own pinned memory."""
    table, plain = a_table(70_000, dim, getattr(torch, dtype))
    ids = some_ids(70_000, 300, 5)
    want, missed = rows_of(plain, ids)
    tables = [table, on_gpu(plain)] + ([plain.pin_memory()] if CUDA else [])
    for one in tables:
        status = on_gpu(torch.zeros(1, dtype=torch.int64))
        got = peerlane.gather(one, on_gpu(ids), status=status)
        assert str(got.device) == GPU and got.dtype == plain.dtype
        assert torch.equal(got.cpu(), want) and status.item() == missed
    part = on_gpu(torch.arange(0, 70_000, 11))
    rows = on_gpu(torch.ones(len(part), dim, dtype=plain.dtype))
    for one in tables:
        peerlane.scatter(one, part, rows)
        if CUDA:
            torch.cuda.synchronize()
        changed = plain.clone()
        changed[::11] = 1
        assert torch.equal(one.cpu(), changed)


def test_ids_as_numpy_takes_them(tmp_path):
    """Ids that are not on the GPU, of a table and of a file: the rows are torch's, on the GPU."""
    import numpy
    table, plain = a_table(1000, 8)
    numpy.asarray(plain).tofile(tmp_path / 't')
    want = plain.numpy()
    with peerlane.MappedArray(tmp_path / 't', 'float32', (-1, 8), frames=1 << 16, wide=0) as mapped:
        for ids in ([3, -1], 7, slice(None, None, -3), torch.arange(1000) % 9 == 4, numpy.array([[1, -2]]), torch.tensor([5])):
            rows = want[ids.numpy() if isinstance(ids, torch.Tensor) else ids]
            for got in (mapped[ids], peerlane.gather(table, ids)):
                assert tuple(got.shape) == rows.shape
                assert torch.as_tensor(got).cpu().numpy().tobytes() == rows.tobytes()
                assert not CUDA or str(got.device) == GPU
        for bad in ([1000], torch.tensor([-1001]), numpy.ones(3, bool)):
            for take in (lambda: mapped[bad], lambda: peerlane.gather(table, bad)):
                with pytest.raises(IndexError):
                    take()


@needs_cuda
@pytest.mark.parametrize('own', [False, True])
def test_gather_comes_after_what_is_queued(own):
    """On the stream that is current, without a wait."""
    table, plain = a_table(50_000, 32)
    ids = torch.zeros(1000, dtype=torch.int64, device=GPU)
    peerlane.gather(table, ids)  # loads the kernels
    stream = torch.cuda.Stream() if own else torch.cuda.default_stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(SPIN)
        ids.fill_(7)
        got = peerlane.gather(table, ids)
        queued = torch.cuda.Event()
        queued.record()
        assert not queued.query()
        got += 1
    stream.synchronize()
    assert torch.equal(got.cpu(), plain[[7] * 1000] + 1)
    # On another stream, by its name; and memory that is let go at once stays as long as it is used.
    other = torch.cuda.Stream()
    ids = torch.full((1000,), 9, device=GPU)
    torch.cuda.synchronize()
    with torch.cuda.stream(other):
        torch.cuda._sleep(SPIN)
    got = peerlane.gather(table, ids, stream=other)
    del ids
    again = torch.full((1000,), 11, device=GPU)  # not where the ids are
    other.synchronize()
    assert torch.equal(got.cpu(), plain[[9] * 1000]) and (again == 11).all()


@needs_cuda
def test_gather_in_a_graph():
    """Captured without a call of the host: each replay reads the ids and the table anew."""
    table, plain = a_table(50_000, 32)
    ids = some_ids(50_000, 400).to(GPU)
    status = torch.zeros(1, dtype=torch.int64, device=GPU)
    peerlane.gather(table, ids)  # loads the kernels
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        got = peerlane.gather(table, ids, status=status)
        twice = got * 2
    total = 0
    for i in range(3):
        new = some_ids(50_000, 400).roll(i)
        ids.copy_(new)
        graph.replay()
        want, missed = rows_of(plain, new)
        total += missed
        assert torch.equal(got.cpu(), want) and torch.equal(twice.cpu(), want * 2)
    assert status.item() == total
    table.zero_()
    graph.replay()
    torch.cuda.synchronize()
    assert not got.any()


@needs_cuda
@pytest.mark.parametrize('part', [1000, 4096, 65536])
def test_blocks_of_caches(part):
    """Layer first on the GPU, page first in the host, there and back; ids of the GPU and of the host."""
    layers, blocks, pages = 5, 70, 300
    cache = [torch.randint(0, 256, (2, blocks, part), dtype=torch.uint8, device=GPU) for _ in range(layers)]
    host = peerlane.pinned((pages, layers, 2, part), 'uint8')
    for n, place in ((blocks, GPU), (blocks, 'cpu'), (3, GPU)):
        host.zero_()
        to, source = torch.randperm(pages)[:n], torch.randperm(blocks)[:n]
        peerlane.copy_blocks(host, cache, to.to(place), source.to(place), part, src_dim=1)
        torch.cuda.synchronize()
        want = torch.zeros_like(host)
        for i, layer in enumerate(cache):
            want[to, i] = layer[:, source].transpose(0, 1).cpu()
        assert torch.equal(host, want)
        back = [torch.zeros_like(layer) for layer in cache]
        peerlane.copy_blocks(back, host, source.to(place), to.to(place), part, dst_dim=1, soonest=True)
        for one, layer in zip(back, cache):
            assert torch.equal(one[:, source], layer[:, source])
            rest = torch.ones(blocks, dtype=torch.bool)
            rest[source] = False
            assert not one[:, rest].any()


@needs_cuda
def test_blocks_in_a_graph():
    """Each replay reads the ids anew."""
    host = peerlane.pinned((64, 2, 4096), 'uint8')
    host.copy_(torch.randint(0, 256, host.shape, dtype=torch.uint8))
    cache = torch.zeros((2, 8, 4096), dtype=torch.uint8, device=GPU)
    to = torch.arange(4, device=GPU)
    source = torch.zeros(4, dtype=torch.int64, device=GPU)
    status = torch.zeros(1, dtype=torch.int64, device=GPU)
    peerlane.copy_blocks(cache, host, to, source, 4096, dst_dim=1)  # loads the kernel
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        peerlane.copy_blocks(cache, host, to, source, 4096, dst_dim=1, status=status)
        peerlane.copy_blocks(cache, host, [7], [63], 4096, dst_dim=1)
    for i in range(3):
        cache.zero_()
        source.copy_(torch.tensor([i, 60 + i, 64, -1]))
        graph.replay()
        got = cache.cpu()
        for at, page in ((0, i), (1, 60 + i), (7, 63)):
            assert torch.equal(got[:, at], host[page])
        assert not got[:, 2:7].any()
    assert status.item() == 6


@needs_cuda
def test_gather_names_the_remedy():
    table, plain = a_table(1000, 8)
    ids = torch.arange(4, device=GPU)
    with pytest.raises(peerlane.BadMemoryError, match=r'the table.*pageable.*peerlane.pinned\(\)'):
        peerlane.gather(plain, ids)
    with pytest.raises(peerlane.BadMemoryError, match=r'the ids.*pageable.*t.to\("cuda"\)'):
        peerlane.gather(None, torch.arange(4), torch.empty(4, 8, device=GPU))
    assert torch.equal(peerlane.gather(table, ids).cpu(), plain[:4])
    if torch.cuda.device_count() > 1:
        got = peerlane.gather(table, ids.to('cuda:1'))  # all GPUs reach pinned memory
        assert got.get_device() == 1 and torch.equal(got.cpu(), plain[:4])


def test_tables_of_several_shards():
    from peerlane.doors.embedding import TableEmbedding
    _, plain = a_table(10_000, 64, torch.bfloat16)
    shards = []
    for a, b in ((0, 3), (3, 7000), (7000, 10_000)):
        shards.append(peerlane.pinned((b - a, 64), torch.bfloat16, 'cuda:0' if CUDA else 'gpu:0'))
        shards[-1].copy_(plain[a:b])
    ids = some_ids(10_000, 200, 8)
    want, missed = rows_of(plain, ids)
    for tables in (shards, [on_gpu(plain)]):
        for mode in ('cat', 'sum'):
            module = TableEmbedding(tables, mode)
            expected = want.reshape(200, -1) if mode == 'cat' else on_gpu(want).sum(1).cpu()
            assert torch.equal(module(ids.to(GPU)).cpu(), expected)
            if not CUDA:
                continue
            torch.cuda.synchronize()
            assert module.out_of_range() == missed
            there, graph = ids.to(GPU), torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                got = module(there)
            there.copy_(ids.flip(0))
            graph.replay()
            assert torch.equal(got.cpu(), expected.flip(0))
            torch.compiler.reset()
            compiled = torch.compile(module, fullgraph=True, backend='eager')
            assert torch.equal(compiled(ids.to(GPU)).cpu(), expected)


def test_features_of_a_graph():
    pytest.importorskip('torch_geometric')
    from peerlane.doors.torch_geometric import FeatureStore
    _, plain = a_table(20_000, 48)
    store = FeatureStore('cuda:0' if CUDA else 'gpu:0')
    store['paper', 'x', None] = plain
    ids = torch.randint(0, 20_000, (999,))
    for index in (ids, on_gpu(ids), slice(5, 5000, 3)):
        got = store['paper', 'x', index]
        where = index.cpu() if isinstance(index, torch.Tensor) else index
        assert str(got.device) == GPU and torch.equal(got.cpu(), plain[where])
    if CUDA:
        kept = store['paper', 'x', None]
        assert kept.is_pinned()
        missed = torch.tensor([20_000, -1, 3], device=GPU)
        assert store['paper', 'x', missed].cpu().tolist() == [[0] * 48] * 2 + [plain[3].tolist()]
        torch.cuda.synchronize()
        assert store.out_of_range() == 2


def test_rows_of_cupys(cupy):
    table, plain = a_table(5000, 16)
    stream = cupy.cuda.Stream(non_blocking=True)
    ids = cupy.zeros(100, 'i4')
    cupy.cuda.Device(0).synchronize()
    with stream:
        ids += 3
        got = peerlane.gather(table.numpy(), ids)
        assert isinstance(got, cupy.ndarray)
        got += 1
        peerlane.scatter(table.numpy(), cupy.arange(100), got)
    stream.synchronize()
    assert numpy.array_equal(got.get(), plain.numpy()[[3] * 100] + 1)
    assert numpy.array_equal(table[:100].numpy(), got.get())
