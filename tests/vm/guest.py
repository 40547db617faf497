# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Boots the guest and judges what it did. A run passes only if the guest printed its plan and kept it,
no test failed, the kernel said nothing that a sound kernel does not say, QEMU ended by itself, and
QEMU's own trace confirms where the drives put their data.

Progress decides whether a guest is lost, not the clock: time counts only as far as this machine let
QEMU run.
"""

import collections
import contextlib
import json
import os
import re
import socket
import subprocess
import time

QEMU = 'qemu-system-x86_64'
# Any of these in the kernel's words fails the run.
ALARMS = (r'Kernel panic', r'\bOops\b', r'\bBUG:', r'kernel BUG at', r'\bWARNING:', r'cut here',
          r'general protection fault', r'INFO: task .* blocked', r'rcu: INFO: .*stall',
          r'soft lockup', r'possible circular locking', r'refcount_t:', r'Bad page',
          r'UBSAN:', r'KASAN:', r'segfault at', r'Out of memory')

PERIOD = 2.0  # seconds between looks at QEMU
QUIET = 240  # seconds of QEMU's own time without a word, or a drive's command
# A guest on a busy machine is not stalled, but waits for this one's processors.
PATIENT = ('rcupdate.rcu_cpu_stall_timeout=300 watchdog_thresh=60 '
           'sysctl.kernel.hung_task_timeout_secs=1200')

Bar = collections.namedtuple('Bar', 'name start end')


def switch():
    """Two drives and an accelerator behind one PCIe switch, where the kernel allows p2pdma."""
    return ['-device', 'pcie-root-port,id=rp0,chassis=1,slot=1',
            '-device', 'x3130-upstream,id=up0,bus=rp0',
            '-device', 'xio3130-downstream,id=dn0,bus=up0,chassis=2,slot=0',
            '-device', 'xio3130-downstream,id=dn1,bus=up0,chassis=3,slot=1',
            '-device', 'xio3130-downstream,id=dn2,bus=up0,chassis=4,slot=2',
            '-device', 'xio3130-downstream,id=dn3,bus=up0,chassis=5,slot=3',
            '-device', 'xio3130-downstream,id=dn4,bus=up0,chassis=8,slot=4',
            '-device', 'xio3130-downstream,id=dn5,bus=up0,chassis=9,slot=5',
            '-device', 'xio3130-downstream,id=dn6,bus=up0,chassis=10,slot=6',
            '-device', 'pcie-root-port,id=rp1,chassis=6,slot=2',
            '-device', 'pcie-root-port,id=rp2,chassis=7,slot=3']


def drive(serial, bus, size, work, more='', image=None):
    """An NVMe drive on a sparse file; image: another -drive instead, with the id in its place."""
    path = os.path.join(work, serial + '.img')
    with open(path, 'wb') as f:
        f.truncate(size)
    image = image or 'file={path},format=raw,cache=unsafe'
    return ['-drive', 'if=none,id=%s,%s' % (serial, image.format(path=path)),
            '-device', 'nvme,id=dev-{0},serial={0},drive={0},bus={1}{2}'.format(serial, bus, more)]


def shared_drive(serial, buses, size, work):
    """One namespace behind several controllers of one NVMe subsystem."""
    argv = ['-device', 'nvme-subsys,id={0},nqn={0}'.format('sub-' + serial)]
    for i, bus in enumerate(buses):
        argv += ['-device', 'nvme,id=dev-{0}{1},serial={0},subsys=sub-{0},bus={2}'.format(
            serial, i, bus)]
    path = os.path.join(work, serial + '.img')
    with open(path, 'wb') as f:
        f.truncate(size)
    return argv + ['-drive', 'if=none,id=%s,file=%s,format=raw,cache=unsafe' % (serial, path),
                   '-device', 'nvme-ns,drive={0},nsid=1,shared=on,bus=dev-{0}0'.format(serial)]


def cable():
    """
    The ends of a cable between two guests, for Guest(end=). It loses what the other end does not
    take in time, as Ethernet does: over a stream, a guest that stands still would hold up the
    sender's card for as long.
    """
    ends = [socket.socket(socket.AF_INET, socket.SOCK_DGRAM) for _ in range(2)]
    for end in ends:
        end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 << 20)
        end.bind(('127.0.0.1', 0))
    for end, other in zip(ends, reversed(ends)):
        end.connect(other.getsockname())
    return ends


def card(end, number):
    """An Ethernet card at this end of a cable."""
    return ['-netdev', 'dgram,id=cable,local.type=fd,local.str=%d' % end.fileno(),
            '-device', 'virtio-net-pci,netdev=cable,host_mtu=4200,mac=52:54:00:00:09:%02d' % number]


def accelerator(megabytes, bus):
    return ['-object', 'memory-backend-ram,id=accel,size=%dM,share=on' % megabytes,
            '-device', 'ivshmem-plain,id=dev-accel,memdev=accel,bus=' + bus]


class Lost:
    """Whether a guest is, from what QEMU's threads were given and what the files say meanwhile."""

    def __init__(self, pid, limit, files):
        self.pid = pid
        self.limit = limit
        self.files = files
        self.given = 0  # seconds, each as far as QEMU's threads ran and did not wait to run
        self.silent = 0
        self.said = None
        self.at = time.monotonic()
        self.before = self.spent()

    def spent(self):
        """{thread: (seconds run, seconds waited for a processor)}"""
        folder = '/proc/%d/task' % self.pid
        threads = {}
        with contextlib.suppress(OSError):
            for tid in os.listdir(folder):
                words = read('%s/%s/schedstat' % (folder, tid)).split()
                if len(words) > 1:
                    threads[tid] = int(words[0]) / 1e9, int(words[1]) / 1e9
        return threads

    def look(self):
        """What is wrong, or None; looks again only after PERIOD."""
        now = time.monotonic()
        period = now - self.at
        if period < PERIOD:
            return None
        after = self.spent()
        ran, waited = (sum(after[tid][i] - self.before.get(tid, (0, 0))[i] for tid in after)
                       for i in range(2))
        served = period * (ran / (ran + waited) if ran + waited > period / 100 else 1)
        self.at, self.before = now, after
        said = [os.path.exists(path) and os.path.getsize(path) for path in self.files]
        self.given += served
        self.silent = self.silent + served if said == self.said else 0
        self.said = said
        if self.silent > QUIET:
            return 'the guest is lost: no word of it for %d s of its own time' % self.silent
        if self.given > self.limit:
            return 'the guest did not end in %d s of its own time' % self.given
        return None


class Monitor:
    """QEMU's control socket, for what the guest asks of its host: `# host: COMMAND ARGUMENT`."""

    def __init__(self, path):
        self.path = path
        self.stream = None

    def command(self, name, **arguments):
        if not self.stream:
            sock = socket.socket(socket.AF_UNIX)
            sock.connect(self.path)
            self.stream = sock.makefile('rw')
            self.stream.readline()
            self.command('qmp_capabilities')
        self.stream.write(json.dumps({'execute': name, 'arguments': arguments}) + '\n')
        self.stream.flush()
        while True:
            answer = json.loads(self.stream.readline())
            if 'error' in answer:
                raise RuntimeError('QEMU: %s: %s' % (name, answer['error']['desc']))
            if 'return' in answer:
                return

    def serve(self, line):
        name, _, argument = line.partition(' ')
        if name == 'device_del':
            self.command('device_del', id=argument)
        elif name in ('stop', 'cont'):
            self.command(name)
        else:
            raise RuntimeError('the guest asked for "%s", which is not served' % line)


class Guest:
    """One boot: kernel, initramfs and devices in, a verdict out."""

    def __init__(self, work, kernel, initramfs, devices, append='', memory=1536, cpu='max',
                 machine='q35', limit=900, allowed=(), end=None):
        self.work = work
        self.console = os.path.join(work, 'console')
        self.tap = os.path.join(work, 'tap')
        self.trace = os.path.join(work, 'trace')
        self.limit = limit
        self.allowed = allowed
        self.problems = []
        self.other = None  # a second guest, of which this one asks things
        self.killed = False
        self.end = end  # of a cable; the guest's
        for old in (self.console, self.tap, self.trace):  # of a kept folder
            with contextlib.suppress(OSError):
                os.unlink(old)
        events = os.path.join(work, 'events')
        with open(events, 'w', encoding='utf-8') as f:
            f.write('pci_nvme_map_addr\npci_nvme_map_addr_cmb\npci_nvme_read\npci_nvme_write\n')
        self.monitor = Monitor(os.path.join(work, 'monitor'))
        self.argv = [
            QEMU, '-accel', os.environ.get('PEERLANE_TEST_VM_ACCEL', 'tcg'), '-cpu', cpu,
            '-machine', machine, '-nodefaults', '-smp', '2', '-m', '%dM' % memory,
            '-display', 'none', '-no-reboot', '-serial', 'file:' + self.console,
            '-serial', 'file:' + self.tap, '-qmp', 'unix:%s,server=on,wait=off' % self.monitor.path,
            '-kernel', kernel, '-initrd', initramfs,
            '-append', ('console=ttyS0,115200 loglevel=6 panic=-1 oops=panic printk.time=1 '
                        + PATIENT + ' ' + append).strip(),
            '-trace', 'events=' + events, '-D', self.trace] + devices

    def boot(self):
        """Runs the guest to its end, or until it is lost."""
        start = time.monotonic()
        served = 0
        with open(os.path.join(self.work, 'qemu'), 'wb') as words:
            with subprocess.Popen(self.argv, stdin=subprocess.DEVNULL, stdout=words, stderr=words,
                                  pass_fds=[self.end.fileno()] if self.end else []) as qemu:
                if self.end:
                    self.end.close()
                lost = Lost(qemu.pid, self.limit, (self.console, self.tap, self.trace))
                try:
                    while qemu.poll() is None:
                        why = lost.look()
                        if self.killed:
                            break
                        if why:
                            self.problems.append(why)
                            break
                        asked = re.findall(r'^# host: (.*)$', self.output(), re.MULTILINE)
                        for line in asked[served:]:
                            self.serve(line)
                        served = max(served, len(asked))
                        time.sleep(0.05)
                finally:
                    if qemu.poll() is None:
                        qemu.kill()
        if qemu.returncode and not self.problems and not self.killed:
            self.problems.append('QEMU ended with status %d: %s'
                                 % (qemu.returncode, read(os.path.join(self.work, 'qemu'))))
        return time.monotonic() - start

    def serve(self, line):
        """What the guest asks for; of the second guest: stop other, cont other, kill other."""
        name, _, whose = line.partition(' ')
        if whose != 'other':
            self.monitor.serve(line)
        elif name == 'kill':
            self.other.killed = True
        else:
            self.other.monitor.serve(name)

    def emulator_failed(self):
        """
        Whether the kernel died of a breakpoint that it had taken out of its code before: QEMU with
        several threads delivers one too late now and then, where a processor would not.
        """
        return 'Oops: int3: 0000' in read(self.console)

    def output(self):
        return read(self.tap).replace('\r', '')

    def judge(self):
        """Adds to problems; returns (passed, skipped) as [names]."""
        self.listen_to_kernel()
        text = self.output()
        plan = re.findall(r'^1\.\.(\d+)$', text, re.MULTILINE)
        good = re.findall(r'^ok \d+ - (.*)$', text, re.MULTILINE)
        bad = re.findall(r'^not ok \d+ - (.*)$', text, re.MULTILINE)
        self.problems += ['failed in the guest: ' + name for name in bad]
        if len(plan) != 1:
            self.problems.append('the guest did not come to its plan')
        elif int(plan[0]) != len(good) + len(bad) or not good:
            self.problems.append('the plan is %s, and %d tests ran' % (plan[0], len(good + bad)))
        skipped = [name for name in good if '# SKIP' in name]
        return [name for name in good if '# SKIP' not in name], skipped

    def listen_to_kernel(self):
        for line in read(self.console).split('\n'):
            if any(re.search(alarm, line) for alarm in ALARMS) and not any(
                    re.search(known, line) for known in self.allowed):
                self.problems.append('the kernel says: ' + line.strip())

    def bars(self):
        """The BARs that the guest told of."""
        return [Bar(m.group(1), int(m.group(2), 16), int(m.group(3), 16)) for m in re.finditer(
            r'^# bar (\S+) (0x[0-9a-f]+) (0x[0-9a-f]+) ', self.output(), re.MULTILINE)]

    def witness(self):
        """
        What QEMU saw: {window: {BAR's name or 'host': bytes}}. The window '' is everything; others
        lie between the guest's reads of two marker blocks (see witness.h).
        """
        bars = sorted(self.bars(), key=lambda bar: bar.end - bar.start)  # a part before its whole
        seen = collections.defaultdict(collections.Counter)
        window = None
        with open(self.trace, encoding='utf-8', errors='replace') as f:
            for line in f:
                m = re.search(r'pci_nvme_map_addr addr 0x([0-9a-f]+) len (\d+)', line)
                if m:
                    address, length = int(m.group(1), 16), int(m.group(2))
                    where = next((bar.name for bar in bars if bar.start <= address <= bar.end),
                                 'host')
                    seen[''][where] += length
                    if window is not None:
                        seen[window][where] += length
                    continue
                m = re.search(r'pci_nvme_read .* count (\d+) lba 0x([0-9a-f]+)', line)
                if m and int(m.group(2), 16) >= MARKS:
                    number = (int(m.group(2), 16) - MARKS) // 8
                    if window is None:
                        window = number
                        # The marker's own buffer, which is mapped after this line.
                        seen[window]['host'] -= int(m.group(1))
                    else:
                        window = None
        return seen

    def cross_examine(self):
        """
        Holds the witness against what the guest claims in lines `# witness WINDOW BAR LEAST MOST`:
        at least so many bytes went to the BAR, at most so many to host memory. Returns the sum of
        all bytes that BARs were given.
        """
        seen = self.witness()
        for window, bar, least, most in re.findall(r'^# witness (\d+) (\S+) (\d+) (\d+)$',
                                                   self.output(), re.MULTILINE):
            got = seen.get(int(window), {})
            if got.get(bar, 0) < int(least) or got.get('host', 0) > int(most):
                self.problems.append(
                    'QEMU saw %d bytes for the BAR %s and %d for host memory in window %s; the '
                    'guest claims %s at least and %s at most'
                    % (got.get(bar, 0), bar, got.get('host', 0), window, least, most))
        return sum(size for name, size in seen[''].items() if name != 'host')


MARKS = (8 << 30) // 512  # where the marker drive's blocks begin; no other drive is as large


def read(path):
    try:
        with open(path, encoding='utf-8', errors='replace') as f:
            return f.read()
    except OSError:
        return ''
