#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Runs a test and ends it if it hangs. Progress decides, not the clock: a busy machine makes a test
slow, and no limit here counts time in which the machine did not serve the test.

    watch.py PROGRAM [ARGUMENT ...]

A test hangs if it is idle for IDLE seconds (no thread of it runs, waits for a processor or for a
disk), or if it has not ended after GIVEN seconds of time that the machine gave it: of each second,
the share in which its threads ran instead of waiting for a processor. BOUND is for kernels that do
not say how long threads wait. PEERLANE_TEST_PATIENCE=N multiplies all three.

The end of a hung test: where each of its threads is, on stderr, then SIGKILL and status 124. Any
other test's status is its own, and stderr gets one line with the processor time that it took.
"""

import os
import signal
import sys
import time

PERIOD = 5.0
LOOKS = 8  # at least so many before a test is idle for too long
IDLE = 120
GIVEN = 900
BOUND = 4 * 3600
LEAST = 0.005  # of a period: who runs less, for housekeeping, is idle
MARK = 'WATCH_PY'
DEBUGGER = os.environ.get('WATCH_PY_DEBUGGER', 'gdb')
TICKS = os.sysconf('SC_CLK_TCK')


def read(*path):
    try:
        with open('/'.join(('/proc',) + path), encoding='utf-8', errors='replace') as f:
            return f.read()
    except OSError:  # it has ended, or is not ours to look at
        return ''


def numbers(folder):
    try:
        return [name for name in os.listdir(folder) if name.isdigit()]
    except OSError:
        return []


class Process:
    """What /proc says of a process now. Threads: {id: (state, seconds run, seconds waited)}."""

    def __init__(self, pid):
        self.pid = int(pid)
        words = read(pid, 'stat').rpartition(')')[2].split()
        self.there = len(words) > 19
        if self.there:
            self.parent, self.session = int(words[1]), int(words[3])
            self.ticks = sum(int(n) for n in words[11:15])  # with the children that it waited for
            self.began = int(words[19])
        self.threads = {}

    def look(self):
        for tid in numbers('/proc/%d/task' % self.pid):
            state = read(str(self.pid), 'task', tid, 'stat').rpartition(')')[2].split()[:1]
            spent = [int(n) / 1e9 for n in read(str(self.pid), 'task', tid, 'schedstat').split()]
            self.threads[tid] = (state[0] if state else 'X',) + tuple((spent + [0, 0])[:2])


def family(strays=False):
    """
    Our descendants, and the rest of our session where that is the test's alone; strays: also who
    left both, which the environment tells.
    """
    me = os.getpid()
    everyone = [p for p in map(Process, numbers('/proc')) if p.there]
    found = [p for p in everyone if p.pid != me and (p.session == me or strays and
             '\0%s=%d\0' % (MARK, me) in '\0' + read(str(p.pid), 'environ'))]
    mine = {me} | {p.pid for p in found}
    while True:
        more = [p for p in everyone if p.parent in mine and p.pid not in mine]
        if not more:
            return found
        found += more
        mine |= {p.pid for p in more}


class Watch:
    """How long the test has been idle, and how much time it was given."""

    def __init__(self, patience):
        self.patience = patience
        self.idle = 0
        self.given = 0
        self.began = self.at = time.monotonic()
        self.ticks = 0
        self.spent = {}

    def look(self):
        """Once a period; returns what is wrong, or None."""
        now = time.monotonic()
        period, self.at = now - self.at, now
        ticks, states, spent = 0, set(), {}
        for process in family():
            process.look()
            ticks += process.ticks
            for tid, (state, ran, waited) in process.threads.items():
                states.add(state)
                spent[tid] = ran, waited
        before = {tid: self.spent.get(tid, (0, 0)) for tid in spent}
        ran = sum(spent[tid][0] - before[tid][0] for tid in spent)
        waited = sum(spent[tid][1] - before[tid][1] for tid in spent)
        # Threads that ended within the period show in their process's ticks alone.
        ran = max(ran, abs(ticks - self.ticks) / TICKS)
        self.spent, self.ticks = spent, ticks
        served = 1
        if ran + waited >= LEAST * period:
            served = ran / (ran + waited)
            self.idle = 0
        elif states & {'R', 'D'}:  # a wait shows in the sums when it is over
            served = 0
            self.idle = 0
        else:
            self.idle += period
        self.given += period * served
        if self.idle >= IDLE * self.patience:
            return 'all its threads slept for %d s' % self.idle
        if self.given >= GIVEN * self.patience:
            return 'it did not end in %d s of time that it was given' % self.given
        if now - self.began >= BOUND * self.patience:
            return 'it did not end in %d s' % (now - self.began)
        return None


def tell(why):
    """Where every thread of the test is."""
    import shutil
    import subprocess

    lines = ['', '# hung: ' + why]
    # The youngest first: its parent only waits for it.
    for process in sorted(family(), key=lambda p: (p.began, p.pid), reverse=True):
        process.look()
        pid = str(process.pid)
        lines.append('# process %s: %s' % (pid, read(pid, 'cmdline').replace('\0', ' ')[:200]))
        for tid, (state, ran, waited) in sorted(process.threads.items()):
            task = (pid, 'task', tid)
            lines.append('#   thread %s %s: state %s, ran %.3f s, waited %.3f s, in %s, call %s' % (
                tid, read(*task, 'comm').strip(), state, ran, waited,
                read(*task, 'wchan').strip() or '?', read(*task, 'syscall').split(' ')[0].strip()))
        if shutil.which(DEBUGGER) and process.threads:
            try:
                lines.append(subprocess.run(
                    [DEBUGGER, '-p', pid, '-batch', '-ex', 'thread apply all bt 20'],
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                    text=True, errors='replace', timeout=60, check=False).stdout)
            except (OSError, subprocess.TimeoutExpired):
                pass
    sys.stderr.write('\n'.join(lines) + '\n')


def stop():
    for _ in range(3):  # who forked meanwhile is found the next time
        for process in family(strays=True):
            try:
                os.kill(process.pid, signal.SIGKILL)
            except OSError:
                pass


def main():
    argv = sys.argv[1:]
    if not argv:
        print(__doc__.strip())
        return 2
    if 'TracerPid:\t0\n' not in read('self', 'status'):
        os.execvp(argv[0], argv)  # a debugger wants the test, not us
    for number in (signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_IGN)  # the terminal sends them to the test, too
    ours = {signal.SIGCHLD, signal.SIGTERM}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ours)
    env = dict(os.environ, **{MARK: str(os.getpid())})
    pid = os.posix_spawnp(argv[0], argv, env, setsigmask=before,
                          setsigdef=[signal.SIGINT, signal.SIGQUIT, signal.SIGPIPE, signal.SIGXFSZ])
    patience = float(os.environ.get('PEERLANE_TEST_PATIENCE') or 1)
    watch = Watch(patience)
    while True:
        got, status, took = os.wait4(pid, os.WNOHANG)
        if got:
            break
        told = signal.sigtimedwait(ours, min(PERIOD, IDLE * patience / LOOKS))
        if told and told.si_signo == signal.SIGTERM:
            os.kill(pid, signal.SIGTERM)
        elif not told:
            why = watch.look()
            if why:
                signal.pthread_sigmask(signal.SIG_SETMASK, before)  # a debugger needs SIGCHLD
                tell(why)
                stop()
                os.waitpid(pid, 0)
                return 124
    sys.stderr.write('# %.2f s of processor time in %.2f s\n' % (
        took.ru_utime + took.ru_stime, time.monotonic() - watch.began))
    if os.WIFSIGNALED(status):
        import resource

        sys.stderr.flush()
        number = os.WTERMSIG(status)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # the test has left one, if it may
        if number != signal.SIGKILL:
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    return os.WEXITSTATUS(status)


if __name__ == '__main__':
    sys.exit(main())
