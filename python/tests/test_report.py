# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What the machine can do, what a transfer would do, and what was done."""

import copy
import gc
import logging
import os
import pickle

import pytest

import peerlane


@pytest.fixture
def context():
    with peerlane.Context() as one:
        yield one


def test_devices():
    all_of_them = peerlane.devices()
    soft = [one for one in all_of_them if one.soft]
    assert [one.name for one in soft] == ['soft:0', 'soft:1']
    for one in soft:
        assert (one.total, one.fit, one.host_addressable) == (256 << 20, True, True)
        assert one.name in str(all_of_them) and '256 MiB' in str(one)
    before = peerlane.devices()[-1].free
    keep = peerlane.empty(10 << 20, 'uint8', 'soft:1')
    assert peerlane.devices()[-1].free <= before - (10 << 20)
    del keep


def test_check():
    findings = peerlane.check()
    levels = ['bad', 'missing', 'info', 'ok']
    order = [levels.index(one.level) for one in findings]
    assert order == sorted(order) and len(findings) > 3
    assert 'io_uring' in {one.id for one in findings}
    assert all(one.finding for one in findings)
    assert findings[0].finding in str(findings)


def test_explain(make):
    path, _ = make(1 << 20)
    with peerlane.open(path) as f:
        plan = peerlane.explain(f, 'soft:0', 4096, 8192)
        assert (plan.operation, plan.offset, plan.length) == ('read', 4096, 8192)
        assert (plan.memory, plan.policy) == ('soft:0', 'auto')
        assert plan.chosen in ('buffered', 'direct')
        assert plan.routes[0].chosen and plan.routes[0].reason is None
        assert plan.routes[0].estimated_gb_per_s > 0
        reasons = {one.name: one.reason for one in plan.routes}
        assert reasons['copy'] == 'not-a-copy' and reasons['null'] == 'by-name-only'
        assert str(path) in str(plan) and 'not-a-copy' in repr(plan)
        f2 = peerlane.explain(f, bytearray(100), policy='buffered')
        assert (f2.memory, f2.length, f2.chosen) == ('host', 100, 'buffered')
        assert peerlane.explain(f, 'host').length == 1 << 20
        assert peerlane.explain(f, 'cpu').memory == 'host'
        with pytest.raises(LookupError):
            peerlane.explain(f, 'soft:99')
        with pytest.raises(ValueError):
            peerlane.explain(f, 'host', -1)
    assert peerlane.explain(path, 'host', write=True).operation == 'write'
    none = peerlane.explain(path, 'soft:0', policy='copy')
    assert none.chosen is None
    with peerlane.open(path) as f, pytest.raises(NotImplementedError, match='leaves no route for'):
        f.read_into(bytearray(10), policy='copy')


def test_stats(make, context):
    path, _ = make(10_000)
    assert peerlane.stats(context=context) == ()
    gpu = peerlane.empty(10_000, 'uint8', 'soft:1', context=context)
    with peerlane.open(path, context=context) as f:
        for _ in range(3):
            f.read_into(gpu, policy='buffered')
        with pytest.raises(OSError):
            f.read_into(gpu, policy='copy')
    rows = peerlane.stats(context=context)
    row = next(one for one in rows if one.route == 'buffered')
    assert (row.device, row.op, row.ops, row.bytes) == ('soft:1', 'read', 3, 30_000)
    assert row.sizes == {1 << 14: 3} and sum(row.latencies.values()) == 3
    assert row.latency_ns > 0 and row.errors == 0
    assert 'soft:1' in str(rows) and 'buffered' in rows.openmetrics
    assert rows.openmetrics.endswith('# EOF\n')
    mine = peerlane.stats(os.getpid(), context=context)
    assert any(one.route == 'buffered' for one in mine)
    with pytest.raises(OSError):
        peerlane.stats(1 << 30)


def test_conf():
    with peerlane.Context(chunk='8MiB', pagecache='request') as context:
        rows = {one.name: one for one in peerlane.conf(context=context)}
    assert (rows['chunk'].value, rows['chunk'].source) == ('8MiB', 'settings')
    assert rows['depth'].source == 'default' and rows['depth'].value == rows['depth'].default
    assert rows['soft_gpus'].env == 'PEERLANE_SOFT_GPUS'
    assert rows['soft_gpus'].source == 'environment'


def test_topology(tmp_path):
    here = peerlane.topology()
    kinds = {one.kind for one in here.nodes}
    assert 'numa' in kinds and 'gpu' in kinds
    gpus = [one for one in here.nodes if one.soft]
    assert len(gpus) == 2 and gpus[0].memory == 256 << 20
    assert [one.id for one in here.nodes] == list(range(len(here.nodes)))
    path = here.path(gpus[0], here.nodes[0].name)
    assert path.links and path.links[0].gbps >= path.gbps > 0
    assert {path.links[0].from_, path.links[0].to} & {gpus[0].name}
    assert gpus[0].name in str(here) and gpus[0].name in here.matrix()
    same = here.path(gpus[0], gpus[0])
    assert (same.type, same.links, same.limit) == ('LOC', (), None)
    saved = tmp_path / 'machine.json'
    saved.write_text(here.json())
    again = peerlane.topology(saved)
    assert again.nodes == here.nodes and again.links == here.links
    assert again.differences(here) == ()
    # Copies are the same one; elsewhere it would be freed a second time.
    assert copy.copy(here) is here and copy.deepcopy([here])[0] is here
    with pytest.raises(TypeError, match=r'json\(\)'):
        pickle.dumps(here)
    with pytest.raises(FileNotFoundError):
        here.find('no-such-part')
    with pytest.raises(FileNotFoundError):
        peerlane.topology('no-such-model')
    (tmp_path / 'bad.json').write_text('{"nodes": 5}')
    with pytest.raises(ValueError):
        peerlane.topology(tmp_path / 'bad.json')


def test_reference_models():
    models = peerlane.topology_models()
    assert len(models) >= 2 and all(models.values())
    for name in models:
        model = peerlane.topology(name)
        gpus = [one for one in model.nodes if one.kind == 'gpu']
        assert len(gpus) > 1
        path = model.path(gpus[0], gpus[-1])
        assert path.limit in path.links and path.gbps >= path.limit.gbps > 0
        assert path.type in str(path) and path.type != 'DIS'
    assert peerlane.topology(name).differences(peerlane.topology())


def test_log(make, caplog):
    """A transfer that left its first route is in Python's log, with the reason."""
    path, data = make(1 << 20)
    into = peerlane.empty(1 << 20, 'uint8', 'soft:0')
    report = peerlane.Report()

    def degrade():
        with peerlane.Context(test_fault='direct:every=1:err=EIO') as context:
            with peerlane.open(path, context=context) as f:
                if not f.info().direct:
                    pytest.skip('no O_DIRECT on %s' % f.info().fs)
                with open(path, 'rb') as g:
                    os.posix_fadvise(g.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
                f.read_into(into, report=report)
        assert into.tobytes() == data.tobytes()
        return [one for one in caplog.records if one.name == 'peerlane']
    with open(path, 'rb') as f:
        os.fsync(f.fileno())
    try:
        peerlane.log_to()
        lines = degrade()
        if not report.fallbacks:
            pytest.skip('the file stays in the page cache here')
        assert lines and lines[0].levelname == 'WARNING' and str(path) in lines[0].getMessage()
        before = len(lines)
        peerlane.log_to(level='off')
        assert len(degrade()) == before
    finally:
        peerlane.log_to(level='off')
    with pytest.raises(ValueError):
        peerlane.log_to(level='loud')


def test_collector_in_the_log(make):
    """What is collected while a line is told is let go after it: no receiver calls the library."""
    from peerlane import _context, _lib
    path, _ = make(1_000)
    f, queue, topo = peerlane.open(path), peerlane.Queue(), peerlane.topology()
    gpu = peerlane.empty(1 << 20, 'uint8', 'soft:1')
    before = next(one for one in peerlane.devices() if one.name == 'soft:1').free
    descriptors = len(os.listdir('/proc/self/fd'))
    context = peerlane.Context()
    stream = peerlane.Stream('soft:1', context=context)

    class Told(logging.Handler):
        def emit(self, record):
            nonlocal f, queue, topo, gpu, context, stream
            f = queue = topo = gpu = context = stream = None
            gc.collect()
    logger = logging.getLogger('test_collector')
    logger.addHandler(Told())
    try:
        peerlane.log_to(logger)
        # The library's own way of calling, from a thread of ours.
        from peerlane import _log
        _log._kept(2, b'a line', None)
    finally:
        peerlane.log_to(level='off')
    assert len(_context._later) >= 5 and not _context.receiving
    peerlane.open(path).close()
    assert not _context._later
    gc.collect()
    assert next(one for one in peerlane.devices() if one.name == 'soft:1').free > before
    assert len(os.listdir('/proc/self/fd')) <= descriptors
    assert _lib.quick.pl_version()
