#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Trees of many small files by `peerlane cp -r peer://`, beside rsync and its daemon, in turn: down and up.

    bench/trees_beside.py [--build build] [--turns 3] [--at /var/tmp] [--only down,up,empty-down,empty-up]
                          [--files 10000] [--up-files 2000] [--empty 100000] [--bytes 20480] [--in-one 100]

Both go over the loopback device, so both sides share this machine's processors. The source is in the page cache. The
time is that of the command and of syncfs(2) of the destination's file system behind it; before each command all is
written back. `cpu` is that of the client and of the server. Contents are compared once for each row. Nothing is removed
before the end: for some minutes ext4 passes over the inodes of files that were removed, which makes every new file slow. So
the folder is best on a file system that was made for this.
"""

import argparse
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time

LIMIT = 900  # seconds that anything may take
REPO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def free_port():
    with socket.socket() as s:
        s.bind(('127.0.0.1', 0))
        return s.getsockname()[1]


def make_tree(top, files, size, in_one):
    """Directories of `in_one` files each, every file of other bytes."""
    block = os.urandom(size + 4096)
    for i in range(files):
        folder = os.path.join(top, 'd%04d' % (i // in_one))
        if i % in_one == 0:
            os.makedirs(folder)
        with open(os.path.join(folder, 'f%05d' % i), 'wb') as f:
            f.write(block[i % 4096:i % 4096 + size])


def until_open(port):
    for _ in range(200):
        with socket.socket() as s:
            if s.connect_ex(('127.0.0.1', port)) == 0:
                return
        time.sleep(.05)
    sys.exit('nothing listens on port %d' % port)


class Peerlane:
    name = 'peerlane cp -r'

    def __init__(self, args, top):
        self.tool = os.path.join(args.build, 'tools', 'peerlane', 'peerlane')
        token, port = os.path.join(top, 'token'), free_port()
        subprocess.run([self.tool, 'serve', '--make-token', token], check=True, stdout=subprocess.DEVNULL)
        self.env = dict(os.environ, PEERLANE_TOKEN_FILE=token)
        self.server = subprocess.Popen([self.tool, 'serve', os.path.join(top, 'served'), '--write', '--port', str(port)],
                                       env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url = 'peer://127.0.0.1:%d/' % port
        until_open(port)

    def down(self, tree, to):
        return [self.tool, 'cp', '-r', '-q', self.url + tree, to]

    def up(self, path, to):
        return [self.tool, 'cp', '-r', '-q', path, self.url + to]


class Rsync:
    name = 'rsync -r'

    def __init__(self, top):
        port, conf = free_port(), os.path.join(top, 'rsyncd.conf')
        with open(conf, 'w', encoding='utf-8') as f:
            f.write('use chroot = no\nuid = %d\ngid = %d\n[served]\npath = %s/served\nread only = no\n' % (
                os.getuid(), os.getgid(), top))
        self.env = dict(os.environ)
        self.server = subprocess.Popen(['rsync', '--daemon', '--no-detach', '--config', conf, '--address', '127.0.0.1',
                                        '--port', str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url = 'rsync://127.0.0.1:%d/served/' % port
        until_open(port)

    def down(self, tree, to):
        return ['rsync', '-r', self.url + tree + '/', to + '/']

    def up(self, path, to):
        return ['rsync', '-r', path + '/', self.url + to + '/']


def cpu_of(pid):
    """Seconds of a process and of its children, which it has waited for."""
    with open('/proc/%d/stat' % pid, encoding='utf-8') as f:
        fields = f.read().rsplit(')', 1)[1].split()
    return sum(int(n) for n in fields[11:15]) / os.sysconf('SC_CLK_TCK')


def sync(path):
    subprocess.run(['sync', '-f', path], check=True)


def run(way, command, at):
    """Wall and processor seconds."""
    sync(at)
    server, before = cpu_of(way.server.pid), os.times()
    start = time.monotonic()
    done = subprocess.run(command, env=way.env, stderr=subprocess.PIPE, timeout=LIMIT, check=False)
    sync(at)
    wall, after = time.monotonic() - start, os.times()
    if done.returncode:
        sys.exit('%s: status %d: %s' % (' '.join(command), done.returncode, done.stderr.decode()))
    time.sleep(.2)  # rsync's daemon waits for its child
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return wall, cpu + cpu_of(way.server.pid) - server


def row(args, ways, top, name, down, files, size):
    source = os.path.join(top, 'served' if down else '', 'tree-' + name)
    copies = 0
    base = top if down else os.path.join(top, 'served')
    make_tree(source, files, size, args.in_one)
    times = {way: [] for way in ways}
    for turn in range(args.turns):
        for way in ways:
            copies += 1
            to = os.path.join(base, '%s-%d' % (name, copies))
            command = way.down('tree-' + name, to) if down else way.up(source, os.path.basename(to))
            times[way].append(run(way, command, top))
            if turn == 0:
                subprocess.run(['diff', '-r', source, to], check=True)
    for way in ways:
        wall = [t[0] for t in times[way]]
        print('%-12s %7d x %6d  %-15s %7.2f s (%.2f to %.2f)  cpu %6.2f s' % (
            name, files, size, way.name, statistics.median(wall), min(wall), max(wall),
            statistics.median(t[1] for t in times[way])), flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('--build', default=os.path.join(REPO, 'build'))
    p.add_argument('--turns', type=int, default=3)
    p.add_argument('--at', default='/var/tmp', help='a folder on the file system that is measured')
    p.add_argument('--only', default='down,up,empty-down,empty-up')
    p.add_argument('--files', type=int, default=10000)
    p.add_argument('--up-files', type=int, default=2000)
    p.add_argument('--empty', type=int, default=100000)
    p.add_argument('--bytes', type=int, default=20480)
    p.add_argument('--in-one', type=int, default=100, help='files of a directory')
    args = p.parse_args()
    only = args.only.split(',')
    with tempfile.TemporaryDirectory(dir=args.at, prefix='trees-') as top:
        os.mkdir(os.path.join(top, 'served'))
        ways = [Peerlane(args, top)]
        if shutil.which('rsync'):
            ways.append(Rsync(top))
        else:
            print('no rsync on this machine: its rows are missing')
        try:
            for name, down, files, size in (('down', True, args.files, args.bytes), ('up', False, args.up_files, args.bytes),
                                            ('empty-down', True, args.empty, 0), ('empty-up', False, args.empty, 0)):
                if name in only:
                    row(args, ways, top, name, down, files, size)
        finally:
            for way in ways:
                way.server.terminate()
                way.server.wait(30)


if __name__ == '__main__':
    main()
