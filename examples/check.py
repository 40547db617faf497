# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Runs an example on files of awkward lengths and looks at what came of it. Arguments: the example's
name, its program. Files go where TMPDIR says, else into the current folder.
"""

import json
import os
import random
import re
import socket
import struct
import subprocess
import sys
import tempfile

SIZES = (0, 1, 4095, 4096, 70001, (1 << 20) + 513, (9 << 20) + 1)


def fail(words):
    print(words)
    sys.exit(1)


def run(program, *args, env=None, status=0):
    done = subprocess.run([program] + list(args), capture_output=True, text=True,
                          env=dict(os.environ, **(env or {})))
    if done.returncode != status:
        fail('%s %s ended with %d, not %d:\n%s%s' % (program, ' '.join(args), done.returncode,
                                                     status, done.stdout, done.stderr))
    return done.stdout, done.stderr


def make(folder, size):
    path = os.path.join(folder, 'file-%d' % size)
    data = random.Random(size).randbytes(size)
    with open(path, 'wb') as f:
        f.write(data)
    return path, data


def broken(path):
    """Settings under which whatever reads a file gets one bit wrong."""
    return {'PEERLANE_TEST_FAULT': ','.join('%s:every=1:corrupt' % p for p in path)}


def fails(program, *args, word, env=None):
    """It must say so, by its status too, and say what: nothing is claimed on standard output."""
    out, err = run(program, *args, env=env, status=1)
    if word not in err or ' bytes ' in out:
        fail('%s: "%s" "%s", which should name %s' % (' '.join(args), out, err, word))


# The third piece of a read fails: it comes short, and the next one gets the rest.
SHORT = {'PEERLANE_TEST_FAULT': 'direct:nth=3:err=EIO,buffered:nth=3:err=EIO', 'PEERLANE_CHUNK': '64KiB',
         'PEERLANE_INLINE_MAX': '64KiB', 'PEERLANE_DEPTH': '1'}


def check_odd(program, folder, *more):
    """What is no file of some bytes that fit: each a failure that names the culprit."""
    fails(program, os.path.join(folder, 'none'), *more, word='none')
    fails(program, folder, *more, word='directory')
    path, _ = make(folder, 2 << 20)
    if os.environ['PEERLANE_TEST_CUDA_LIB'] == 'none':
        fails(program, path, *more, word='space', env={'PEERLANE_SOFT_GPUS': '2x1MiB'})
    failing = 'direct:every=1:err=EIO,buffered:every=1:err=EIO'
    fails(program, path, *more, word='1' if more else 'failure', env={'PEERLANE_TEST_FAULT': failing})


def check_load(program, folder):
    for size in SIZES:
        path, _ = make(folder, size)
        out, _ = run(program, path)
        if not out.startswith('%d bytes of ' % size):
            fail('load says "%s" of %d bytes' % (out.strip(), size))
    path, _ = make(folder, 70001)
    _, err = run(program, path, env=broken(['direct', 'buffered']), status=1)
    if 'differs' not in err:
        fail('a wrong bit was not noticed: "%s"' % err)
    _, err = run(program, os.path.join(folder, 'none'), status=1)
    if 'none' not in err:
        fail('the message does not name the file: "%s"' % err)
    run(program, status=2)
    check_odd(program, folder)
    run(program, make(folder, SIZES[-1])[0], env=SHORT)
    fails(program, '/proc/self/status', word='differs')
    fails(program, '/dev/null', word='no length')


def check_first(program, folder):
    for size in SIZES[1:]:
        path, _ = make(folder, size)
        out, _ = run(program, path)
        if not out.startswith('%d bytes of %s are in the memory of ' % (size, path)):
            fail('"%s" of %d bytes' % (out.strip(), size))
        if size == SIZES[-1] and run(program, path, env=SHORT)[0] != out:
            fail('a read that came short was not gone on with')
    check_odd(program, folder)
    for path in (make(folder, 0)[0], '/proc/self/status', '/dev/null'):
        fails(program, path, word=path + ' is empty or does not report its size')
    fails(program, word='usage')
    fails(program, path, path, word='usage')


def check_checkpoint(program, folder):
    path = os.path.join(folder, 'state')
    for size in SIZES[1:]:
        run(program, path, str(size))
        words = ((i * 0x9e3779b97f4a7c15) & (2 ** 64 - 1) for i in range(size // 8 + 1))
        want = b''.join(struct.pack('<Q', w) for w in words)[:size]
        with open(path, 'rb') as f:
            if f.read() != want:
                fail('a checkpoint of %d bytes differs' % size)
        if os.listdir(folder) != ['state']:
            fail('something was left behind: %s' % os.listdir(folder))
    before = os.stat(path)
    fault = {'PEERLANE_TEST_FAULT': 'direct:every=1:err=ENOSPC,buffered:every=1:err=ENOSPC'}
    run(program, path, '70001', env=fault, status=1)
    if os.listdir(folder) != ['state'] or os.stat(path).st_mtime_ns != before.st_mtime_ns:
        fail('a checkpoint that failed left traces: %s' % os.listdir(folder))
    for number in ('0', '-5', '12x', '', ' 7', '7 '):
        run(program, path, number, status=2)
    os.mkdir(os.path.join(folder, 'place'))
    fails(program, os.path.join(folder, 'place'), '5', word='place')
    fails(program, path, '99999999999999999999', word='gpu:0')
    fails(program, os.path.join(folder, 'none', 'state'), '5', word='none')
    if sorted(os.listdir(folder)) != ['place', 'state']:
        fail('a checkpoint with no place to go left traces: %s' % os.listdir(folder))
    with open(path + '.part', 'w') as f:
        f.write('of a run that is still on')
    fails(program, path, '5', word='state.part')
    if os.stat(path).st_mtime_ns != before.st_mtime_ns or not os.path.getsize(path + '.part'):
        fail('another run was disturbed')


def check_explain(program, folder):
    path, _ = make(folder, SIZES[-1])
    out, _ = run(program, path)
    chosen = re.search(r'^\s*--> (\S+)', out, re.MULTILINE)
    took = re.search(r'^(\d+) bytes were read, most by ([\w+]+):', out, re.MULTILINE)
    if not chosen or not took:
        fail('no route is named:\n' + out)
    works = re.findall(r'^\s{2}(?:-->|\s{3}) ([\w+]+) ', out, re.MULTILINE)
    counted = re.search(r'^counters of %s: 1 transfers, (\d+) bytes, 0 errors'
                        % re.escape(took.group(2)), out, re.MULTILINE)
    if took.group(2) not in works or int(took.group(1)) != SIZES[-1] or not counted:
        fail('what was read is not what was explained:\n' + out)
    if not re.search(r'^\s*no\s+copy\s+not-a-copy: ', out, re.MULTILINE):
        fail('the refused routes and their reasons are missing:\n' + out)
    out, err = run(program, path, env=SHORT, status=1)
    if not re.search(r' of %d bytes were read' % SIZES[-1], err):
        fail('what is missing is not said: "%s"' % err)
    check_odd(program, folder)
    for path in (make(folder, 0)[0], '/proc/self/status', '/dev/null'):
        fails(program, path, word=' 0 bytes')


def check_copy_between(program, folder):
    del folder
    pairs = [('gpu:0', 'gpu:0'), ('gpu:0', 'gpu:1')]
    if os.environ['PEERLANE_TEST_CUDA_LIB'] == 'none':
        pairs.append(('soft:1', 'soft:0'))
    else:
        pairs += [('cuda:0', 'soft:0'), ('soft:0', 'cuda:0')]
    for a, b in pairs:
        out, _ = run(program, a, b)
        if 'came back whole' not in out or out.count('device memory') != 2:
            fail('from %s to %s: "%s"' % (a, b, out))
    if os.environ['PEERLANE_TEST_CUDA_LIB'] == 'none':  # elsewhere the CPU cannot spoil the memory
        _, err = run(program, 'gpu:0', 'gpu:0', env=broken(['copy']), status=1)
        if 'differ' not in err:
            fail('a wrong bit was not noticed: "%s"' % err)
    run(program, 'gpu:0', 'gpu:0', env={'PEERLANE_TEST_FAULT': 'copy:nth=2:err=EIO'}, status=1)
    fails(program, 'gpu:0', 'gpu:99', word='gpu:99')
    fails(program, 'nowhere', 'gpu:0', word='nowhere')
    run(program, 'gpu:0', status=2)


def check_all_reduce(program, folder):
    del folder
    pair = ['soft:0', 'soft:1'] if os.environ['PEERLANE_TEST_CUDA_LIB'] == 'none' else ['cuda:0', 'cuda:0']
    for devices in (['gpu:0'], pair, pair + ['gpu:0']):
        out, _ = run(program, *devices)
        if out != '%d ranks, 100000 sums each, 0 wrong\n' % len(devices):
            fail('of %s: "%s"' % (' '.join(devices), out))
    _, err = run(program, 'gpu:0', 'gpu:99', status=1)
    if 'gpu:99' not in err:
        fail('a device that is not there is not named: "%s"' % err)
    if 'cuda' not in pair[0]:  # elsewhere the CPU cannot spoil the memory
        out, _ = run(program, *pair, env=broken(['copy']), status=1)
        if ' 0 wrong' in out:
            fail('a wrong bit was not noticed: "%s"' % out)
    run(program, status=1)


def check_threads(program, folder):
    shards = [make(folder, size) for size in SIZES[1:]]
    out, _ = run(program, *[path for path, _ in shards])
    have = sorted(out.splitlines())
    want = sorted('%s %d %d' % (path, len(data), sum(data)) for path, data in shards)
    if have != want:
        fail('have:\n%s\nwant:\n%s' % ('\n'.join(have), '\n'.join(want)))
    if run(program, shards[-1][0], env=SHORT)[0].splitlines() != \
            [w for w in want if w.startswith(shards[-1][0])]:
        fail('a read that came short was not gone on with')
    missing = os.path.join(folder, 'none')
    out, err = run(program, shards[1][0], missing, status=1)
    if missing not in err or len(out.splitlines()) != 1:
        fail('one shard of two is missing: "%s" "%s"' % (out, err))
    check_odd(program, folder)
    for path in (make(folder, 0)[0], '/proc/self/status', '/dev/null'):
        fails(program, path, word=path + ': cannot allocate 0 bytes')
    fails(program, word='which')


def check_stream(program, folder):
    to = os.path.join(folder, 'to')
    for size in SIZES:
        path, data = make(folder, size)
        out, _ = run(program, path, to)
        with open(to, 'rb') as f:
            if f.read() != data or not out.startswith('%d bytes ' % size):
                fail('%d bytes came out otherwise: "%s"' % (size, out.strip()))
    path, _ = make(folder, 70001)
    fault = {'PEERLANE_TEST_FAULT': 'direct:every=1:err=EIO,buffered:every=1:err=EIO'}
    _, err = run(program, path, to, env=fault, status=1)
    if 'transfer 1' not in err:
        fail('the transfer that failed is not named: "%s"' % err)
    run(program, path, status=2)
    # Larger than the two buffers, and not by whole pages.
    with open(path, 'wb') as f:
        f.write(b'begin')
        f.seek((64 << 20) - 3)
        f.write(b'middle')
        f.seek((130 << 20) + 1234)
        f.write(b'end')
    out, _ = run(program, path, to)
    if subprocess.run(['cmp', path, to], check=False).returncode or \
            not out.startswith('%d bytes ' % os.path.getsize(path)):
        fail('a file of 130 MiB came out otherwise: "%s"' % out.strip())
    os.unlink(to)
    os.link(path, to)
    fails(program, path, to, word='overwritten')
    if os.path.getsize(path) <= 130 << 20:
        fail('a file was cut that was to be read')
    check_odd(program, folder, os.path.join(folder, 'elsewhere'))
    fails(program, make(folder, 1)[0], os.path.join(folder, 'none', 'to'), word='none')
    run(program, '/proc/self/status', os.path.join(folder, 'elsewhere'))
    if not os.path.getsize(os.path.join(folder, 'elsewhere')):
        fail('a file that does not say its length was taken for an empty one')


def make_tensors(path, sizes, seed):
    """A safetensors file, tensors in an order of their own; names and the header as a dict."""
    rng = random.Random(seed)
    header, data, at = {'__metadata__': {'format': 'pt'}}, b'', 0
    for i, size in enumerate(sizes):
        header['t%d.%d' % (seed, i)] = {'dtype': 'U8', 'shape': [size],
                                        'data_offsets': [at, at + size]}
        at += size
    names = [k for k in header if k != '__metadata__']
    rng.shuffle(names)
    text = json.dumps({k: header[k] for k in ['__metadata__'] + names}).encode()
    with open(path, 'wb') as f:
        f.write(struct.pack('<Q', len(text)) + text + rng.randbytes(at))
    return names


def check_safetensors(program, folder):
    rng = random.Random(7)
    shards = {'a.safetensors': SIZES, 'b.safetensors': [rng.randrange(6000) for _ in range(1500)],
              'c.safetensors': [], 'd.safetensors': [0, 0, 8 << 20]}
    index, total = {}, sum(map(sum, shards.values()))
    for seed, (name, sizes) in enumerate(shards.items()):
        for tensor in make_tensors(os.path.join(folder, name), sizes, seed):
            index[tensor] = name
    where = os.path.join(folder, 'model.safetensors.index.json')
    with open(where, 'w') as f:
        json.dump({'weight_map': index}, f)
    good = '%d tensors, %d bytes of %%d files are on gpu:0 and verified: ' % (len(index), total)
    for args, files in (([folder], 4), ([where], 3), (['--plain', folder], 4),
                        (['--each', folder], 4), (['--apart', where], 3)):
        out, _ = run(program, *args)
        if not out.startswith(good % files):
            fail('"%s", not "%s"' % (out, good % files))
    out, _ = run(program, os.path.join(folder, 'c.safetensors'), 'gpu:0')
    if not out.startswith('0 tensors, 0 bytes'):
        fail('no tensors are: "%s"' % out)
    _, err = run(program, folder, env=broken(['direct', 'buffered']), status=1)
    if 'differs' not in err or "tensor 't" not in err:
        fail('a wrong bit was not noticed: "%s"' % err)
    _, err = run(program, folder, status=1, env={
        'PEERLANE_TEST_FAULT': 'direct:every=1:err=EIO,buffered:every=1:err=EIO'})
    if "tensor 't" not in err:
        fail('a failure does not name the tensor: "%s"' % err)
    with open(os.path.join(folder, 'e.safetensors'), 'wb') as f:
        f.write(b'\x40\0\0\0\0\0\0\0{}')
    _, err = run(program, folder, status=1)
    if 'e.safetensors' not in err or 'header' not in err:
        fail('a hostile file was not refused by name: "%s"' % err)
    run(program, status=2)
    run(program, '--frob', folder, status=2)
    run(program, folder, '--each', status=1)  # it is a device that does not exist
    fails(program, os.path.join(folder, 'none'), word='none')
    fails(program, make(folder, 0)[0], word='file-0')
    fails(program, '/proc/self/status', word='/proc/self/status')


def check_remote(program, folder):
    run(program, status=2)
    run(program, folder, 'look', status=2)
    none = {'PEERLANE_TEST_VERBS_LIB': '/none', 'PEERLANE_REMOTES': 'verbs'}
    fails(program, folder, 'grant', word='/none', env=none)
    if 'FAKEVERBS_LIB' not in os.environ:
        print('skipped the rest: the libibverbs of the tests is not built')
        return
    two = {'PEERLANE_TEST_VERBS_LIB': os.environ['FAKEVERBS_LIB'], 'FAKEVERBS_DIR': os.path.join(folder, 'net')}
    os.mkdir(two['FAKEVERBS_DIR'])
    blobs = os.path.join(folder, 'blobs')
    fails(program, blobs, 'grant', word='blobs', env=two)
    os.mkdir(blobs)
    with subprocess.Popen([program, blobs, 'grant'], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          env=dict(os.environ, FAKEVERBS_HOST='1', **two)) as granting:
        out, _ = run(program, blobs, 'read', env=two)
        said, wrong = granting.communicate(timeout=60)
    if out != '8388608 bytes were read by verbs\n':
        fail('it says "%s"' % out)
    if granting.returncode or said != '8388608 bytes were granted, and are granted no longer\n':
        fail('granting: %d "%s" "%s"' % (granting.returncode, said, wrong))


def check_remote_mpi(program, folder):
    """Two ranks on this host, whose blobs MPI carries."""
    if 'FAKEVERBS_LIB' not in os.environ:
        print('skipped: the libibverbs of the tests is not built')
        sys.exit(77)
    two = {'PEERLANE_TEST_VERBS_LIB': os.environ['FAKEVERBS_LIB'], 'FAKEVERBS_DIR': os.path.join(folder, 'net'),
           # Two of a host with few processors, started by whoever runs tests.
           'OMPI_MCA_rmaps_base_oversubscribe': '1', 'OMPI_ALLOW_RUN_AS_ROOT': '1',
           'OMPI_ALLOW_RUN_AS_ROOT_CONFIRM': '1', 'OMPI_MCA_btl': 'self,tcp,vader', 'TMPDIR': '/tmp'}
    os.mkdir(two['FAKEVERBS_DIR'])
    shell = 'FAKEVERBS_HOST=$((OMPI_COMM_WORLD_RANK + PMI_RANK)) exec "$0"'
    out, _ = run('mpirun', '-n', '2', 'sh', '-c', shell, program, env=two)
    said = sorted(out.splitlines())
    if said != ['rank %d read 8388608 bytes of rank %d' % (i, 1 - i) for i in range(2)]:
        fail('it says "%s"' % out)


def check_remote_torch(program, folder):
    """Two processes, whose blobs go through a TCPStore. Without torch the example skips itself."""
    def start(rank, port, env):
        return subprocess.Popen([sys.executable, '-B', program, str(rank), '127.0.0.1:%d' % port, 'cpu'],
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    with socket.socket() as s:
        s.bind(('127.0.0.1', 0))
        port = s.getsockname()[1]
    two = dict(os.environ, PEERLANE_TEST_VERBS_LIB=os.environ['FAKEVERBS_LIB'], FAKEVERBS_DIR=os.path.join(folder, 'net'))
    os.mkdir(two['FAKEVERBS_DIR'])
    with start(0, port, two) as first, start(1, port, dict(two, FAKEVERBS_HOST='1')) as second:
        said = [one.communicate(timeout=100) for one in (first, second)]
    if 77 in (first.returncode, second.returncode):
        print(said[0][0].strip())
        sys.exit(77)
    want = ['rank %d: 8388608 bytes are right\n' % i for i in range(2)]
    if first.returncode or second.returncode or [one[0] for one in said] != want:
        fail('it says %s' % said)


def check_topo_matrix(program, folder):
    out, _ = run(program, 'workstation')
    lines = out.splitlines()
    if lines[:3] != ['0 is gpu0', '1 is gpu1', '2 is mlx5_0'] or len(lines) != 6:
        fail('not the workstation:\n' + out)
    cells = [line.split() for line in lines[3:]]
    if cells[0] != ['LOC', '5000.0', 'SYS', '6.0', 'NODE', '5.0'] or cells[1][1] != '6.0':
        fail('not its paths:\n' + out)
    out, _ = run(program)  # this machine, whatever it is
    n = sum(' is ' in line for line in out.splitlines())
    if len(out.splitlines()) != 2 * n:
        fail('no square:\n' + out)
    fails(program, os.path.join(folder, 'none'), word='workstation')


def main():
    name, program = sys.argv[1:]
    if not os.path.exists(program):
        fail('there is no program %s' % program)
    with tempfile.TemporaryDirectory(dir=os.environ.get('TMPDIR', '.')) as folder:
        globals()['check_' + name](os.path.abspath(program), folder)


main()
