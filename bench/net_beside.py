#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Transfers over TCP, beside what the kernel and OpenSSL do on this machine, in turn: host memory of another process
by 1 GiB, plain and encrypted, beside iperf3 with its best number of streams and `openssl speed` on one processor;
64 bytes there and back, beside a plain socket; a cached file by `peerlane cp peer://`; and what connections cost
that do nothing.

    bench/net_beside.py [--build build | --pack FOLDER] [--turns 5] [--gb 2] [--idle 1000] [--only rates,trips,cp,idle]

All over the loopback device, so both sides share this machine's processors. Contents are verified by `peerlane bench
net` and `peerlane cp --verify`. FOLDER is what scripts/gpu-pack.sh gathered. Needs iperf3 and openssl for the comparison, and says which rows lack theirs.
"""

import argparse
import json
import os
import resource
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

STREAMS = (1, 2, 4, 8)
CIPHER = 'aes-128-gcm'  # what both sides agree on
LIMIT = 120  # seconds that anything may take
REPO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def output(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=LIMIT, check=False)
    if done.returncode:
        sys.exit('%s: status %d: %s' % (' '.join(command), done.returncode, done.stderr.decode()))
    return done.stdout


def free_port():
    with socket.socket() as s:
        s.bind(('127.0.0.1', 0))
        return s.getsockname()[1]


def said(name, value, unit, beside=None, wanted=None):
    line = '%-44s %9.3f %-8s' % (name, value, unit)
    if beside is not None:
        line += '  x%.2f' % (value / beside)
    if wanted:
        line += '  wanted %s' % wanted
    print(line, flush=True)


def iperf(streams, seconds):
    """GB/s of plain TCP connections, and processor seconds per GB of both sides."""
    port = free_port()
    with subprocess.Popen(['iperf3', '-s', '-1', '-B', '127.0.0.1', '-p', str(port)],
                          stdout=subprocess.DEVNULL) as server:
        for _ in range(100):
            with socket.socket() as s:
                # Another look by connecting would be its one client.
                s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                try:
                    s.bind(('127.0.0.1', port))
                except OSError:
                    break
            time.sleep(.02)
        got = json.loads(output(['iperf3', '-c', '127.0.0.1', '-p', str(port), '-P', str(streams), '-t', str(seconds),
                                 '-J']))
        server.wait(LIMIT)
    return got['end']['sum_received']['bits_per_second'] / 8e9


def ours(args, size, trust, seconds, extra=()):
    got = json.loads(output([args.tool, 'bench', 'net', '--json', '--size', size, '--rounds', '1', '--seconds',
                             str(seconds), '--set', 'remotes=tcp', '--set', 'tcp_trust=%s' % trust, *extra]))
    for one in got['runs']:
        if not one['verified'] and one['op'] != 'plain':
            sys.exit('the content is wrong: %r' % one)
    return {one['op']: one for one in got['runs']}


def rates(args):
    print('Host memory of another process, 1 GiB at a time; GB/s, medians of %d turns' % args.turns)
    plain = {n: [] for n in STREAMS}
    rows, cost, speed = {}, {}, []
    for _ in range(args.turns):
        if shutil.which('iperf3'):
            for n in STREAMS:
                plain[n].append(iperf(n, 1))
        for trust in ('true', 'false'):
            for op, one in ours(args, '1g', trust, 1).items():
                rows.setdefault((trust, op), []).append(one['gb_per_s'])
                cost.setdefault((trust, op), []).append(one['cpu_s_per_gb'])
        if shutil.which('openssl'):
            text = output(['openssl', 'speed', '-seconds', '1', '-bytes', '16384', '-evp', CIPHER]).decode()
            speed.append(float(text.split()[-1].rstrip('k')) * 1000 / 1e9)
    best = None
    if plain[1]:
        for n in STREAMS:
            said('iperf3, %d stream%s' % (n, 's' * (n > 1)), statistics.median(plain[n]), 'GB/s')
        best = max(statistics.median(v) for v in plain.values())
    else:
        print('iperf3 is not installed: nothing beside')
    for op in ('read', 'write'):
        value = statistics.median(rows['true', op])
        said('%s, not encrypted' % op, value, 'GB/s', best, '.9' if best else None)
        said('    processor seconds per GB of this side', statistics.median(cost['true', op]), 's')
    lower = best
    if speed:
        said('openssl speed %s, one processor' % CIPHER, statistics.median(speed), 'GB/s')
    for op in ('read', 'write'):
        lower = min(x for x in (statistics.median(rows['true', op]), statistics.median(speed) if speed else None) if x)
        said('%s, TLS' % op, statistics.median(rows['false', op]), 'GB/s', lower, '.8 of the lower one')
        said('    processor seconds per GB of this side', statistics.median(cost['false', op]), 's')


def trips(args):
    print('64 bytes there and back; us, medians of %d turns' % args.turns)
    got = {}
    for _ in range(args.turns):
        for trust in ('true', 'false'):
            for op, one in ours(args, '64', trust, .5, ('--sockets', '--threads', '1')).items():
                got.setdefault((trust, op), []).append(one['latency_p50_us'])
    socket_us = statistics.median(got['true', 'plain'])
    said('a plain socket', socket_us, 'us')
    for trust, words in (('true', 'not encrypted'), ('false', 'TLS')):
        for op in ('read', 'write'):
            said('%s, %s' % (op, words), statistics.median(got[trust, op]), 'us', socket_us,
                 '1.2' if trust == 'true' else None)


def copies(args):
    print('A cached file of %g GB by cp peer://; GB/s, medians of %d turns' % (args.gb, args.turns))
    with tempfile.TemporaryDirectory() as folder:
        path, token = os.path.join(folder, 'model'), os.path.join(folder, 'token')
        with open(path, 'wb') as f:
            block = os.urandom(1 << 20)
            for i in range(int(args.gb * 1000)):
                f.write(i.to_bytes(8, 'little') + block[:1000000 - 8])
        output([args.tool, 'serve', '--make-token', token])
        size = os.path.getsize(path)
        for trust in ('true', 'false'):
            port = free_port()
            common = ['--set', 'tcp_trust=%s' % trust]
            with subprocess.Popen([args.tool, 'serve', '--token-file', token, '--port', str(port), *common, folder],
                                  stdout=subprocess.PIPE) as server:
                if not server.stdout.readline().startswith(b'serving '):
                    sys.exit('peerlane serve has ended')
                got, alone, spent = [], [], []
                url = 'peer://127.0.0.1:%d/model' % port
                for turn in range(args.turns + 1):
                    before = resource.getrusage(resource.RUSAGE_CHILDREN)
                    began = time.monotonic()
                    said_by_cp = json.loads(output([
                        args.tool, 'cp', '--json', '--set', 'token_file=%s' % token, *common,
                        *(['--verify'] if turn == 0 else []), url, args.to]))
                    seconds = time.monotonic() - began
                    after = resource.getrusage(resource.RUSAGE_CHILDREN)
                    if turn:  # the first one verifies
                        got.append(size / seconds / 1e9)
                        alone.append(said_by_cp['gb_per_s'])
                        spent.append((after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) /
                                     (size / 1e9))
                server.terminate()
            said('cp peer:// to %s, %s' % (args.to, 'not encrypted' if trust == 'true' else 'TLS'),
                 statistics.median(alone), 'GB/s', None, '.85 of the first row')
            said('    with the process and its memory', statistics.median(got), 'GB/s')
            said('    processor seconds per GB of the client', statistics.median(spent), 's')


def usage():
    with open('/proc/self/status', encoding='ascii') as f:
        rss = next(int(line.split()[1]) / 1024 for line in f if line.startswith('VmRSS'))
    r = resource.getrusage(resource.RUSAGE_SELF)
    return rss, r.ru_utime + r.ru_stime


def idle(args):
    """Both sides are contexts of this process."""
    os.environ.update(PEERLANE_REMOTES='tcp', PEERLANE_LIBRARY=args.library)
    sys.path.insert(0, os.path.join(REPO, 'python'))
    import peerlane
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = 4 * args.idle + 256
    if soft < need:
        resource.setrlimit(resource.RLIMIT_NOFILE, (need, max(hard, need)))
    with peerlane.Context() as here, peerlane.Context() as there:
        memory, mine = bytearray(b'Peerlane'), bytearray(8)
        grant = peerlane.Grant(memory, context=there)
        before, _ = usage()
        kept = []
        for _ in range(args.idle):
            a, b = peerlane.Remote(context=here), peerlane.Remote(context=there)
            a.connect(b.blob())
            b.connect(a.blob())
            region = a.region(grant.blob())
            mine[:] = bytes(8)
            region.read_into(mine)
            if mine != memory:
                sys.exit('the content is wrong')
            kept.append((a, b, region))
        after, cpu = usage()
        time.sleep(args.rest)
        _, later = usage()
        said('%d idle connections, both sides' % args.idle, after - before, 'MiB', None, '200 of a side')
        said('    processor time in %d s' % args.rest, (later - cpu) * 1e3, 'ms', None, '0')
        for a, b, region in kept:
            region.close()
            a.close()
            b.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.strip().split('\n')[0])
    parser.add_argument('--build', default=os.path.join(REPO, 'build'))
    parser.add_argument('--pack')
    parser.add_argument('--turns', type=int, default=5)
    parser.add_argument('--gb', type=float, default=2)
    parser.add_argument('--to', default='soft:0', help='where cp copies to')
    parser.add_argument('--idle', type=int, default=1000)
    parser.add_argument('--rest', type=int, default=5, help='seconds in which idle connections are watched')
    parser.add_argument('--only', default='rates,trips,cp,idle')
    args = parser.parse_args()
    folder = os.path.abspath(args.pack or args.build)
    args.tool = os.path.join(folder, *([] if args.pack else ['tools', 'peerlane']), 'peerlane')
    args.library = os.path.join(folder, *([] if args.pack else ['src']), 'libpeerlane.so.1')
    steps = {'rates': rates, 'trips': trips, 'cp': copies, 'idle': idle}
    for name in args.only.split(','):
        if name not in steps:
            sys.exit('there is no step %r: %s' % (name, ', '.join(steps)))
        steps[name](args)


if __name__ == '__main__':
    main()
