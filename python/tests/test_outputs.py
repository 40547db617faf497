# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What the package writes under a name that somebody gave: with its final mode before it has the name,
by no link and no name that another user could prepare, and nothing is left of what ends half-way.
"""

import ast
import dis
import errno
import gc
import os
import pathlib
import resource
import stat
import sys
import threading
import time

import numpy
import pytest

import peerlane
from peerlane import _output, _queue, _wait
from peerlane.safetensors import load_file, save_file

ONE = {'a': numpy.arange(3000, dtype='f4')}
PACKAGE = pathlib.Path(peerlane.__file__).parent

# By file: how many calls there are that may write, make or name a file, and why they need no care.
KNOWN = {
    '_output.py': (5, 'the one place'),
    '_file.py': (1, 'peerlane.open(): the flags are the program\'s'),
    'compat/kvikio/cufile.py': (2, 'CuFile: the flags are the program\'s; and a file of procfs'),
    'doors/zarr.py': (1, 'a folder of the store that the program named'),
    'nixl.py': (6, 'links in a folder that the user named, which replace links alone'),
}
NAMES = {'open', 'FileIO', 'mkdir', 'makedirs', 'mkfifo', 'mknod', 'symlink', 'link', 'rename', 'renames',
         'replace', 'truncate', 'bind', 'mkstemp', 'mkdtemp', 'TemporaryFile', 'NamedTemporaryFile',
         'TemporaryDirectory', 'write_text', 'write_bytes', 'touch', 'symlink_to', 'hardlink_to',
         'pl_file_open', 'copyfile', 'copy2', 'tofile', 'savez', 'FileHandler', 'pl_timeline_start'}
READS = ("'r'", "'rb'", 'os.O_RDONLY', 'os.O_PATH')


def calls(text):
    """The calls and mentions in a source that may open for writing, as they stand there."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        named = [called.attr if isinstance(called, ast.Attribute) else getattr(called, 'id', '')]
        named += [one.attr for one in node.args if isinstance(one, ast.Attribute)]  # made(lib.pl_file_open)
        if not NAMES & set(named):
            continue
        owner = called.value if isinstance(called, ast.Attribute) else None
        said = ast.get_source_segment(text, node)
        if named[0] == 'replace' and not (isinstance(owner, ast.Name) and owner.id == 'os'):
            continue  # a string's, or dataclasses'
        given = [ast.get_source_segment(text, one) for one in node.args[1:]]
        given += [ast.get_source_segment(text, one.value) for one in node.keywords if one.arg == 'mode']
        first = (given or [''])[0]
        is_open = named[0] == 'open'
        if is_open and isinstance(owner, ast.Attribute):
            continue  # plan.source.open(): a method of ours
        if is_open and isinstance(owner, ast.Name) and owner.id not in ('os', 'io', 'pathlib', 'codecs'):
            continue  # self.open()
        if is_open and (first.startswith(READS) and 'O_CREAT' not in first and 'O_TMPFILE' not in first
                        or not given and not (isinstance(owner, ast.Name) and owner.id == 'os')):
            continue
        yield said


def test_all_that_writes_is_known():
    found = {}
    for path in sorted(PACKAGE.rglob('*.py')):
        some = list(calls(path.read_text()))
        if some:
            found[str(path.relative_to(PACKAGE))] = some
    told = {name: len(some) for name, some in found.items()}
    assert told == {name: n for name, (n, _) in KNOWN.items()}, (
        'write files by _output.making(), or say in this test why not: %s' % found)


def test_the_list_finds_what_is_new():
    for line in ("open(p, 'w')", "open(p, mode='ab')", 'os.open(p, flags)', 'os.open(p, os.O_WRONLY)',
                 "io.open(p, 'x')", 'os.replace(a, b)', 'os.link(a, b)', 'tempfile.mkstemp()',
                 'pathlib.Path(p).write_bytes(b)', 'sock.bind(p)', 'handle.make(lib.pl_file_open, p)'):
        assert len(list(calls(line))) == 1, line
    for line in ("open(p)", "open(p, 'rb')", 'os.open(p, os.O_RDONLY | os.O_CLOEXEC)', "s.replace('a', 'b')",
                 'dataclasses.replace(a, b=c)', 'self.open()'):
        assert not list(calls(line)), line


@pytest.fixture(params=['unnamed', 'named'])
def way(request, monkeypatch):
    """With files that have no name, and on file systems that have none such."""
    if request.param == 'named':
        real = os.open

        def without(path, flags, *args, **more):
            if flags & os.O_TMPFILE == os.O_TMPFILE:
                raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))
            return real(path, flags, *args, **more)
        monkeypatch.setattr(_output.os, 'open', without)
    return request.param


@pytest.fixture
def mask():
    was = os.umask(0o022)
    yield
    os.umask(was)


@pytest.mark.parametrize('mode, want', [(None, 0o644), (0o600, 0o600), (0o666, 0o666), (0o4751, 0o751)])
def test_the_mode_is_there_before_the_name(tmp_path, monkeypatch, mask, way, mode, want):
    path = tmp_path / 'secret'
    if mode is not None:
        path.write_bytes(b'was')
        path.chmod(mode)
    seen, names = [], []

    def look(done, total):
        """While it is written: nobody else can read what is to replace a file."""
        for one in tmp_path.iterdir():
            if one != path:
                names.append(one.name)
                assert mode is None or stat.S_IMODE(one.stat().st_mode) == 0o600
    for name in ('link', 'replace'):
        def noted(source, *args, real=getattr(os, name), **more):
            if str(source).startswith('/proc/'):
                seen.append(stat.S_IMODE(os.stat(source).st_mode))
            else:
                seen.append(stat.S_IMODE(os.stat(source, dir_fd=more['src_dir_fd']).st_mode))
            return real(source, *args, **more)
        monkeypatch.setattr(_output.os, name, noted)
    save_file(ONE, path, progress=look)
    assert seen and set(seen) == {want}
    assert bool(names) == (way == 'named')
    assert stat.S_IMODE(path.stat().st_mode) == want and os.listdir(tmp_path) == ['secret']
    assert load_file(path, 'host', 'numpy')['a'].tolist() == ONE['a'].tolist()


def test_links_stay(tmp_path, way):
    """To a file in another folder, by several links, relative ones too; bytes are paths."""
    (tmp_path / 'far').mkdir()
    save_file({}, tmp_path / 'far' / 'file')
    os.symlink('far/middle', tmp_path / 'link')
    os.symlink('file', tmp_path / 'far' / 'middle')
    save_file(ONE, os.fsencode(tmp_path / 'link'))
    assert os.readlink(tmp_path / 'link') == 'far/middle' and (tmp_path / 'far' / 'middle').is_symlink()
    assert list(load_file(tmp_path / 'far' / 'file', 'host', 'numpy')) == ['a']
    assert sorted(os.listdir(tmp_path)) == ['far', 'link']
    assert sorted(os.listdir(tmp_path / 'far')) == ['file', 'middle']


def test_links_that_lead_nowhere(tmp_path):
    os.symlink('nothing', tmp_path / 'a')
    os.symlink('none/nothing', tmp_path / 'b')
    os.symlink('c', tmp_path / 'c')
    for name, said in (('a', 'target does not exist'), ('b', 'target does not exist'), ('c', 'many levels')):
        with pytest.raises(peerlane.PeerlaneError, match=said):
            save_file(ONE, tmp_path / name)
    assert sorted(os.listdir(tmp_path)) == ['a', 'b', 'c']


def test_what_is_no_file(tmp_path):
    os.mkfifo(tmp_path / 'pipe')
    with pytest.raises(peerlane.InvalidError, match='no regular file'):
        save_file(ONE, tmp_path / 'pipe')


NOBODY = 65534
as_root = pytest.mark.skipif(os.geteuid() != 0, reason='two users are played by root')


@as_root
def test_a_link_of_another_user_s(tmp_path, monkeypatch):
    """It leads to that user's own files alone, whatever fs.protected_symlinks says."""
    tmp_path.chmod(0o755)
    shared = tmp_path / 'shared'
    shared.mkdir()
    shared.chmod(0o1777)
    (tmp_path / 'victim').write_text('root\'s own words')
    (tmp_path / 'theirs').write_text('nobody\'s')
    os.chown(tmp_path / 'theirs', NOBODY, NOBODY)
    for folder in (shared, tmp_path):  # in the first the kernel may forbid it, in the second it does not
        for name in ('victim', 'theirs'):
            os.symlink(tmp_path / name, folder / ('to_' + name))
            os.lchown(folder / ('to_' + name), NOBODY, NOBODY)
        with pytest.raises(peerlane.AccessError, match='is a link that'):
            save_file(ONE, folder / 'to_victim')
    assert (tmp_path / 'victim').read_text() == 'root\'s own words'
    save_file(ONE, tmp_path / 'to_theirs')
    assert (tmp_path / 'theirs').stat().st_uid == NOBODY
    assert list(load_file(tmp_path / 'theirs', 'host', 'numpy')) == ['a']


@as_root
@pytest.mark.parametrize('mode', [0o444, 0o644])
def test_a_file_that_may_not_be_written(tmp_path, monkeypatch, mode):
    """Is not replaced either."""
    tmp_path.chmod(0o777)
    monkeypatch.chdir(tmp_path)  # that user need not get here by itself
    path = pathlib.Path('a')
    path.write_bytes(b'was')
    path.chmod(mode)
    os.chown(path, 0, 0)
    pid = os.fork()
    if not pid:
        os.setgid(NOBODY)
        os.setuid(NOBODY)
        try:
            _output.Output(path)
        except peerlane.AccessError:
            os._exit(0)
        os._exit(1)
    assert os.waitpid(pid, 0)[1] == 0 and path.read_bytes() == b'was'


def test_another_process_in_the_folder(tmp_path, way):
    """Takes the name, or the temporary one, while the file is written."""
    path = tmp_path / 'a'

    def takes(make):
        def progress(done, total):
            if not made:
                made.append(make())
        made = []
        return progress
    save_file(ONE, path, progress=takes(lambda: path.write_bytes(b'theirs')))
    assert list(load_file(path, 'host', 'numpy')) == ['a'] and os.listdir(tmp_path) == ['a']
    path.unlink()
    with pytest.raises((peerlane.PeerlaneError), match='changed names|is a folder|Is a directory'):
        save_file(ONE, path, progress=takes(lambda: os.mkdir(path)))
    assert os.listdir(tmp_path) == ['a']
    path.rmdir()
    if way == 'named':
        def swap():
            hidden, = tmp_path.iterdir()
            hidden.unlink()
            hidden.write_bytes(b'theirs')
        with pytest.raises(peerlane.PeerlaneError, match='changed names'):
            save_file(ONE, path, progress=takes(swap))
        assert not path.exists()


def test_what_fails_leaves_what_was_there(tmp_path, way):
    path = tmp_path / 'a'
    path.write_bytes(b'was')
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fails(done, total):
        raise ZeroDivisionError
    with pytest.raises(ZeroDivisionError):
        save_file(ONE, path, progress=fails)
    before = len(os.listdir('/proc/self/fd'))
    with pytest.raises(ZeroDivisionError):
        save_file(ONE, path, progress=fails)
    gc.collect()
    assert path.read_bytes() == b'was' and os.listdir(tmp_path) == ['a']
    assert len(os.listdir('/proc/self/fd')) == before
    assert resource.getrlimit(resource.RLIMIT_FSIZE) == limit


def test_many_save_the_same_file(tmp_path, way):
    """The last wins, none fails, and each file is whole."""
    path = tmp_path / 'a'

    def saves(n):
        try:
            for _ in range(30):
                save_file({'a': numpy.full(1000, n, 'u1')}, path, sync=False)
        except BaseException as e:
            failed.append(e)
    failed = []
    threads = [threading.Thread(target=saves, args=(n,)) for n in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert not failed and os.listdir(tmp_path) == ['a']
    assert len(set(load_file(path, 'host', 'numpy')['a'].tolist())) == 1


def test_where_no_thread_can_be_started(tmp_path, monkeypatch):
    def none(*args):
        raise RuntimeError("can't start new thread")
    monkeypatch.setattr(_wait._thread, 'start_new_thread', none)
    save_file(ONE, tmp_path / 'a')
    assert list(load_file(tmp_path / 'a', 'host', 'numpy')) == ['a']


# Ctrl-C at every step, or at one of so many, of which the first is another one each time.
EACH = int(os.environ.get('PEERLANE_TEST_STEPS', 3))


class Interrupt:
    """
    Raises KeyboardInterrupt in the main thread at the n-th place of the package's code where the
    interpreter looks for signals: when a function begins, and when a call is back. In what the
    interpreter calls when it drops an object Ctrl-C would be lost, whatever is written.
    """

    LOST = {'__del__', 'release', '_free', 'abort', 'over', 'not_now'}

    def __init__(self, n):
        self.left = n
        self.raised = False
        self.calls = {}  # by code: where it calls
        self.last = {}  # by frame: what it did last

    def __call__(self, frame, event, arg):
        if not frame.f_code.co_filename.startswith(str(PACKAGE)) or self.raised:
            return None
        above = frame
        while above is not None:
            if above.f_code.co_name in self.LOST:
                return None
            above = above.f_back
        frame.f_trace_opcodes = True
        self.look()
        return self.step

    def look(self):
        self.left -= 1
        if self.left == 0:
            self.raised = True
            raise KeyboardInterrupt

    def step(self, frame, event, arg):
        if event == 'opcode' and not self.raised:
            code = frame.f_code
            if code not in self.calls:
                self.calls[code] = {one.offset for one in dis.get_instructions(code)
                                    if one.opname.startswith('CALL')}
            last, self.last[frame] = self.last.get(frame), frame.f_lasti
            if last in self.calls[code]:
                self.look()
        elif event == 'return':
            self.last.pop(frame, None)
        return self.step


def interrupted(call, n):
    """Whether a call was interrupted at its n-th step."""
    at = Interrupt(n)
    sys.settrace(at)
    try:
        call()
    except KeyboardInterrupt:
        pass
    finally:
        sys.settrace(None)
    return at.raised


@pytest.mark.filterwarnings('ignore::pytest.PytestUnraisableExceptionWarning')
@pytest.mark.parametrize('what', ['load', 'save'])
def test_ctrl_c_leaves_nothing(tmp_path, what):
    path = tmp_path / 'model'
    some = {'t%d' % i: numpy.arange(100 + i, dtype='f4') for i in range(3)}
    save_file(some, path)

    def call():
        if what == 'load':
            load_file(path, 'host', 'peerlane')
        else:
            save_file(some, path, sync=False)
    for _ in range(3):
        call()
    at = Interrupt(1 << 60)
    sys.settrace(at)
    call()
    sys.settrace(None)
    steps = (1 << 60) - at.left
    assert steps > 100
    assert threading.current_thread() is threading.main_thread()
    before, cut = len(os.listdir('/proc/self/fd')), 0
    tried = range(1 + time.time_ns() // 1000 % EACH, steps, EACH)
    for n in tried:
        cut += interrupted(call, n)
        assert gc.isenabled(), 'after step %d of %d' % (n, steps)
    assert cut > len(tried) * .8
    for queue in list(_queue.OwnQueue._left):
        queue.wait()
    call()  # what went on by itself is let go now
    gc.collect()
    assert not [one for one in _queue._queues if one._inflight and not one.closed]
    assert os.listdir(tmp_path) == ['model']
    assert {name: one.tobytes() for name, one in load_file(path, 'host', 'peerlane').items()} == {
        name: one.tobytes() for name, one in some.items()}
    gc.collect()
    assert len(os.listdir('/proc/self/fd')) <= before


class Closing(Interrupt):
    """Also in what lets an object go, but for the very beginning of what the interpreter calls then."""

    LOST = set()

    def __call__(self, frame, event, arg):
        if frame.f_code.co_name == '__del__':
            self.left += 1
        return super().__call__(frame, event, arg)


@pytest.mark.parametrize('what', ['a file', 'a dropped file', 'a queue', 'a dropped queue'])
def test_ctrl_c_keeps_nothing_open(tmp_path, monkeypatch, what):
    """What Ctrl-C comes before is closed later, also where the interpreter swallows it."""
    path = tmp_path / 'a'
    path.write_bytes(bytes(100))
    monkeypatch.setattr(sys, 'unraisablehook', lambda said: None)  # pytest's keeps objects

    def made():
        if 'file' in what:
            return peerlane.open(path)
        queue = peerlane.Queue()
        assert queue.fileno() >= 0
        return queue
    made().close()
    gc.collect()
    before, n, raised = len(os.listdir('/proc/self/fd')), 0, True
    while raised:
        n += 1
        held = [made()]
        at = Closing(n)
        sys.settrace(at)
        try:
            if 'dropped' in what:
                held.clear()
            else:
                held.pop().close()
        except KeyboardInterrupt:
            pass
        finally:
            sys.settrace(None)
        raised = at.raised
        del at  # which keeps frames
        made().close()  # whatever is made next lets go what was left
        gc.collect()
        assert len(os.listdir('/proc/self/fd')) == before, 'after step %d' % n
    assert n > 3
