# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Every error is a PeerlaneError with an errno, and the builtin that fits."""

import ast
import concurrent.futures
import errno
import gc
import json
import os
import re
import resource
import signal
import weakref

import numpy
import pytest
import st

import peerlane
from peerlane import _wait
from peerlane.safetensors import load_file, load_model, safe_open, save_file

LONG = 'x' * 300


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    st.write(tmp_path / 'model', {'a': ('F32', (2, 3), bytes(24))})
    for name in ('folder', 'empty', 'broken'):
        os.mkdir(name)
    for name in 'ab':
        (tmp_path / 'folder' / (name + '.safetensors.index.json')).write_text('{}')
    (tmp_path / 'broken' / 'model.safetensors').mkdir()
    return tmp_path


def a_slice(index):
    with safe_open('model', 'numpy', 'host') as f:
        return f.get_slice('a')[index]


def a_tensor(name):
    with safe_open('model', 'numpy', 'host') as f:
        return f.get_tensor(name)


ONE = {'a': numpy.zeros(3)}

# What is done, the builtin that it raises, the errno, and words of it.
WRONG = {
    'memory of the host': (lambda: peerlane.empty(1 << 60, 'uint8', 'host'), MemoryError, 'ENOMEM',
                           'the host has no 1152921504606846976 bytes'),
    'memory of the host, by its other name': (lambda: peerlane.empty(1 << 60, 'uint8', 'cpu'), MemoryError,
                                              'ENOMEM', 'the host has no'),
    'a device of no kind': (lambda: peerlane.empty(3, 'uint8', 'xyz'), ValueError, 'EINVAL',
                            'soft:0.*or host [(]also cpu[)]'),
    'the host opened': (lambda: peerlane.default_context().device('cpu'), ValueError, 'EINVAL',
                        'the host is no device'),
    'a folder': (lambda: load_file('folder'), IsADirectoryError, 'EISDIR', r'load_model\(\)'),
    'a folder, opened': (lambda: peerlane.open('folder'), IsADirectoryError, 'EISDIR', 'folder'),
    'a folder, written': (lambda: save_file(ONE, 'folder'), IsADirectoryError, 'EISDIR', 'is a folder'),
    'a folder for a file': (lambda: load_model('broken'), IsADirectoryError, 'EISDIR', 'model.safetensors'),
    'an empty folder': (lambda: load_model('empty'), FileNotFoundError, 'ENOENT', 'safetensors'),
    'two indexes': (lambda: load_model('folder'), ValueError, 'EINVAL', 'several indexes'),
    'a file for a folder': (lambda: save_file(ONE, 'model/x'), NotADirectoryError, 'ENOTDIR', 'model/x'),
    'a file for a folder, opened': (lambda: peerlane.open('model/x'), NotADirectoryError, 'ENOTDIR',
                                    'model/x'),
    'a folder that is not there': (lambda: save_file(ONE, 'none/x'), FileNotFoundError, 'ENOENT',
                                   'no folder none'),
    'no name': (lambda: save_file(ONE, ''), FileNotFoundError, 'ENOENT', "no file's name"),
    'no name in a folder': (lambda: save_file(ONE, 'new/'), FileNotFoundError, 'ENOENT', 'new'),
    'a long name': (lambda: load_file(LONG), OSError, 'ENAMETOOLONG', 'xxx'),
    'a long name, written': (lambda: save_file(ONE, LONG), OSError, 'ENAMETOOLONG', 'xxx'),
    'a long name of a model': (lambda: load_model(LONG), OSError, 'ENAMETOOLONG', 'xxx'),
    'a null byte': (lambda: load_file('a\0b'), ValueError, 'EINVAL', 'null byte'),
    'a null byte, written': (lambda: save_file(ONE, 'a\0b'), ValueError, 'EINVAL', 'null byte'),
    'a null byte of a model': (lambda: load_model('a\0b'), ValueError, 'EINVAL', 'null byte'),
    'two numbers in []': (lambda: peerlane.empty((3, 2), 'uint8', 'host')[1, 1], ValueError, 'EINVAL',
                          r'a\[\(1, 1\)\].*numpy.asarray\(a\)'),
    'a row past the end': (lambda: peerlane.empty(3, 'uint8', 'host')[3], IndexError, 'EINVAL', 'row 3 of 3'),
    'a row of a tensor': (lambda: a_slice(2), IndexError, 'EINVAL', 'row 2 of 2'),
    'too many dimensions': (lambda: a_slice((0, 0, 0)), IndexError, 'EINVAL', '2 dimensions, the index 3'),
    'two ellipses': (lambda: a_slice((..., ...)), IndexError, 'EINVAL', 'one ... at most'),
    'no such tensor': (lambda: a_tensor('b'), KeyError, 'ENOENT', "no tensor 'b'"),
    'no such tensor, filtered': (lambda: load_file('model', 'host', filter=['b']), KeyError, 'ENOENT', "'b'"),
    'the end': (lambda: peerlane.open('model').read_into(bytearray(1 << 20), exact=True), EOFError,
                'ENODATA', 'model ends'),
    'a descriptor that is none': (lambda: peerlane.open(1 << 20), ValueError, 'EBADF', ''),
}


@pytest.mark.parametrize('what', WRONG)
def test_errors(here, what):
    call, builtin, number, said = WRONG[what]
    with pytest.raises(builtin) as e:
        call()
    assert isinstance(e.value, peerlane.PeerlaneError), repr(e.value)
    assert e.value.errno == getattr(errno, number) and re.search(said, str(e.value))
    assert not [name for name in os.listdir('.') if name.startswith('.')]


class Stopped(Exception):
    """What a program's own function raises."""


def stops(*_):
    raise Stopped


def a_future():
    with peerlane.open('model') as f, peerlane.Queue() as queue:
        future = queue.write(f, bytearray(3))
        assert isinstance(future.exception(), peerlane.DirectionError)
        future.result()


def shrunk():
    with safe_open('model', 'numpy', 'soft:0') as f:
        os.truncate('model', 80)
        f.get_tensors()


def an_index():
    with open('lies.json', 'w', encoding='utf-8') as f:
        f.write('{"weight_map": {"b": "model"}}')
    load_model('lies.json')


def a_table():
    peerlane.load_table('model', dtype='uint8', device='soft:0', progress=stops)


def no_space():
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    was = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, limit[1]))
    try:
        save_file({'a': numpy.zeros(100_000)}, 'new')
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        signal.signal(signal.SIGXFSZ, was)


# More, by ways of their own to the caller.
RAISING = {
    'a future': a_future, 'a descriptor, written': lambda: peerlane.open(CLOSED).write(b'x'), 'a file that shrinks': shrunk,
    'on several devices': lambda: (os.truncate('model', 90), load_file('model', ['soft:0', 'soft:1'])),
    'an index': an_index, 'an index, filtered': lambda: load_model('folder/a.safetensors.index.json', filter=['x']), 'a table': a_table, 'no space': no_space,
    'progress': lambda: load_file('model', 'soft:0', progress=stops), 'progress of saving': lambda: save_file(ONE, 'new', progress=stops),
    'a thread': lambda: _wait.aside(stops),
    'a deadline': lambda: peerlane.open('model').read_into(bytearray(10), timeout=-1e-9, policy='none'),
    'a mapped array': lambda: peerlane.MappedArray('model', 'float32', (-1, 1 << 40), device='soft:0'),
    'ids': lambda: peerlane.gather(peerlane.pinned((3, 4), device='soft:0'), [5]),
    'gather': lambda: peerlane.gather(numpy.zeros((3, 4)), peerlane.empty(3, 'int64', 'soft:0')),
    'a slice': lambda: load_file('model', 'host', slice={'a': (3, 0, 1)}), 'a header': lambda: load_file('broken.py'),
    'a device': lambda: peerlane.empty(3, 'u1', 'cuda:77'), 'a configuration': lambda: peerlane.Context(nonsense=1),
    'a client': lambda: load_file('peer://127.0.0.1:1/x', 'host'), 'a topology': lambda: peerlane.topology('none'),
}
CLOSED = 1 << 20


@pytest.mark.parametrize('what', [*WRONG, *RAISING])
def test_no_error_keeps_what_the_caller_has(here, what):
    """Without the collector: an exception is dropped, and with it the frames of its traceback."""
    call = WRONG[what][0] if what in WRONG else RAISING[what]
    if what == 'a header':
        (here / 'broken.py').write_bytes(b'x' * 100)

    def caller(call):
        theirs = numpy.zeros(3)  # as a tensor on a GPU would be
        kept = weakref.ref(theirs)
        try:
            call()
        except Exception as e:
            return kept, type(e)
        return kept, None
    caller(call)  # what is made once keeps nothing of the caller's
    st.write(here / 'model', {'a': ('F32', (2, 3), bytes(24))})
    gc.collect()
    gc.disable()
    try:
        kept, raised = caller(call)
        assert raised is not None and kept() is None
    finally:
        gc.enable()


def test_exceptions_are_stored_nowhere():
    """
    By the source: what `except ... as e` caught is not put anywhere (but for load_table(), which takes it out again), and what is raised again out of a
    variable is deleted there, as its traceback keeps the frame, and the frame the variable.
    """
    package, looked = os.path.dirname(peerlane.__file__), 0
    for folder, _, names in os.walk(package):
        for name in sorted(names):
            if not name.endswith('.py'):
                continue
            with open(os.path.join(folder, name), encoding='utf-8') as f:
                tree = ast.parse(f.read())
            for node in ast.walk(tree):
                for child in ast.iter_child_nodes(node):
                    child.parent = node
            for node in ast.walk(tree):
                where = '%s:%s' % (name, getattr(node, 'lineno', 0))
                if isinstance(node, ast.ExceptHandler) and node.name:
                    looked += 1
                    for one in ast.walk(node):
                        if isinstance(one, (ast.Assign, ast.Return, ast.Yield)) and one.value is not None and name != '_table.py':
                            parts = one.value.elts if isinstance(one.value, ast.Tuple) else [one.value]
                            assert not any(isinstance(part, ast.Name) and part.id == node.name for part in parts), where
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Attribute) and node.exc.attr != 'error':
                    raise AssertionError('%s raises what an object keeps' % where)
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id.islower():
                    assert _is_dropped(node), '%s raises %s, which its traceback keeps' % (where, node.exc.id)
    assert looked > 30


def _is_dropped(node):
    name, above = node.exc.id, node
    while above is not None:
        if isinstance(above, ast.ExceptHandler) and above.name == name:
            return True
        if isinstance(above, ast.Try) and any(
                isinstance(one, ast.Delete) and one.targets[0].id == name for one in above.finalbody):
            return True
        above = getattr(above, 'parent', None)
    return False


def a_file(path, shape, ends):
    head = json.dumps({'a': {'dtype': 'F32', 'shape': shape, 'data_offsets': ends}}).encode()
    st.raw_file(path, head)
    os.truncate(path, 8 + len(head) + min(ends[1], 1 << 20))
    return path


@pytest.mark.parametrize('shape, ends, kind, said', [
    ([int('9' * 4000)] * 2, [0, 4], 'HeaderError', 'has the shape'),
    ([0, int('9' * 4000)], [0, 0], 'HeaderError', 'has the shape'),
    ([0, 1 << 64], [0, 0], 'HeaderError', 'has the shape'),
    ([1], [0, int('9' * 4000)], 'HeaderError', 'ends at byte'),
    ([0, 1 << 63], [0, 0], 'InvalidError', 'no array is made'),
    ([1] * 64, [0, 4], 'InvalidError', 'no array is made'),
])
def test_shapes_that_no_library_has(tmp_path, shape, ends, kind, said):
    """They are told by the file and the tensor, also where numpy is who refuses."""
    path = a_file(tmp_path / 'a', shape, ends)
    if kind == 'InvalidError' and len(shape) == 64 and numpy.lib.NumpyVersion(numpy.__version__) >= '2.0.0':
        pytest.skip('numpy 2 has 64 dimensions')

    def one_by_one():
        with safe_open(path, 'numpy', 'host') as f:
            f.get_tensor('a')
    for call in (lambda: load_file(path, 'host', 'numpy'), one_by_one):
        with pytest.raises(peerlane.InvalidError, match=said) as e:
            call()
        assert type(e.value).__name__ == kind
        assert str(path) in str(e.value) and "tensor 'a'" in str(e.value)


def test_a_file_larger_than_the_host(tmp_path):
    space = 1 << 43
    head = json.dumps({'a': {'dtype': 'U8', 'shape': [space], 'data_offsets': [0, space]}}).encode()
    path = st.raw_file(tmp_path / 'a', head)
    try:
        os.truncate(path, 8 + len(head) + space)
    except OSError as e:
        pytest.skip('no file is as long here: %s' % e)
    with pytest.raises(peerlane.OutOfMemoryError, match='the host has no'):
        load_file(path, 'host', 'peerlane')


def test_a_wait_that_is_over():
    """Of a future and of a stream, by any of its names."""
    assert issubclass(peerlane.DeadlineError, TimeoutError)
    assert issubclass(peerlane.DeadlineError, concurrent.futures.TimeoutError)
    reader, writer = os.pipe()
    with peerlane.Queue() as queue, peerlane.open(reader) as f:
        future = queue.read(f, bytearray(4))
        try:
            with pytest.raises(peerlane.DeadlineError, match='it goes on'):
                future.result(timeout=.01)
        finally:
            os.write(writer, b'four')
        assert future.result() == 4
    os.close(reader)
    os.close(writer)


def test_the_host_where_no_device_is_named(here):
    """As the package safetensors takes None."""
    assert load_file('model', None, 'numpy')['a'].shape == (2, 3)
    with safe_open('model', 'numpy', device=None) as f:
        assert f.get_tensor('a').nbytes == 24


def test_what_a_child_is_told_helps(here):
    """Nothing is advised that is refused: what cannot be sent is not to be sent."""
    queue = peerlane.Queue()
    pid = os.fork()
    if not pid:
        try:
            queue.read(peerlane.open('model'), bytearray(1))
        except peerlane.ForkError as e:
            os._exit('spawn' in str(e) or 'make it again' not in str(e))
        os._exit(3)
    assert os.waitpid(pid, 0)[1] == 0


def test_remedies_are_of_this_language(here):
    """The library's words name functions of C; those that have a name here are called by it."""
    remote = peerlane.Remote()
    with pytest.raises(peerlane.PeerlaneError, match=r'not connected: Remote\.connect\(\) first'):
        remote.notify(b'x')
    remote.close()
