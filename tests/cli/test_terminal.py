# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""On a terminal: nothing is wider than it, in a pipe nothing is folded; Ctrl-C leaves the cursor at
the beginning of a line."""

import fcntl
import os
import pty
import re
import signal
import struct
import termios
import time
from concurrent import futures

import cli

COMMANDS = ['cp', 'explain', 'devices', 'check', 'conf', 'stat', 'bench', 'serve', 'run', 'demo', 'bench storage',
            'bench rows', 'bench array', 'bench blocks', 'bench coll', 'bench net']
SLOW = 'direct:every=1:delay=100000,buffered:every=1:delay=100000'


class Terminal(cli.Case):
    def open(self, args, columns, env=None):
        """Starts the tool with a terminal of its own: its process and the other end."""
        env = {'COLUMNS': '', **cli.environment(TERM='xterm'), **(env or {})}
        pid, master = pty.fork()
        if pid == 0:
            try:
                os.chdir(self.dir)
                for sig in (signal.SIGINT, signal.SIGTERM):
                    signal.signal(sig, signal.SIG_DFL)
                fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack('HHHH', 24, columns, 0, 0))
                os.execve(cli.BIN, [cli.BIN, *args], env)
            finally:
                os._exit(126)
        return pid, master

    def run_on(self, columns, *args, env=None, enough=None, keys=b'\x03'):
        """Status (as a shell has it) and what was shown. When `enough` has been seen, presses keys."""
        pid, master = self.open(args, columns, env)
        shown = b''
        while data := cli.shown_on(master):
            shown += data
            if enough and enough in shown:
                os.write(master, keys)
                enough = None
        os.close(master)
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), shown.decode()

    def fits(self, columns, *args, status=0, **more):
        """It does its work, and no line of what it shows is longer."""
        code, shown = self.run_on(columns, *args, **more)
        self.assertEqual(code, status, shown)
        plain = re.sub(r'\x1b\[[0-9;]*[A-Za-z]', '', shown)
        if more.get('enough'):
            plain = plain.replace('^C', '')  # the terminal's own echo of the key, anywhere in a row
        lines = re.split(r'[\r\n]+', plain)
        self.assertGreater(len(max(lines, key=len)), 0)
        for line in lines:
            self.assertLessEqual(len(line), columns, line)
        return re.sub(r'\s+', ' ', plain)

    def broken(self):
        """A machine with an NVIDIA GPU on its bus, and no driver."""
        device = self.path('root/sys/bus/pci/devices/0000:01:00.0')
        os.makedirs(device, exist_ok=True)
        for name, words in (('vendor', '0x10de'), ('class', '0x030200'), ('device', '0x2330')):
            with open(os.path.join(device, name), 'w', encoding='ascii') as f:
                f.write(words + '\n')
        return {'PEERLANE_TEST_SYSROOT': self.path('root')}

    def stat_env(self):
        os.makedirs(self.path('stats'), exist_ok=True)
        return {'PEERLANE_STATS_DIR': self.path('stats')}

    def living(self):
        """The number of a process that goes on moving bytes."""
        p = self.start('bench', 'storage', '--size', '1m', '--block', '4k', '--seconds', '3600', '-q',
                       env=self.stat_env(), stdout=-3)
        self.addCleanup(p.wait)
        self.addCleanup(p.kill)
        while True:
            r = self.run_tool('stat', str(p.pid), '--json', env=self.stat_env())
            if r.returncode == 0 and b'"read"' in r.stdout:
                return str(p.pid)
            self.assertIsNone(p.poll(), 'it has ended')
            time.sleep(.02)

    def every_command(self, columns):
        """What each command shows, by what was asked."""
        self.make('a', cli.content(3 << 20))
        bench = ['bench', 'storage', '--size', '4m', '--bytes', '4m']
        asked = [['--help'], ['help'], ['--version'], ['devices'], ['conf'], ['explain', 'a', 'gpu:0'],
                 ['explain', 'a', 'gpu:0', '--write', '--direct'], ['explain', 'a', 'host'],
                 ['demo', 'a'], ['demo', 'a', '--set', 'soft_gpus=1x2MiB'], ['cp', 'a', 'b'],
                 ['cp', 'a', 'gpu:0', '--verify'], ['stat'], bench,
                 bench + ['--rounds', '2', '--queue', '0,64', '--block', '64k', '--compare',
                          'auto,bounce,direct+copy', '--verify'],
                 ['bench', 'rows', '--size', '2m,1t', '--count', '99', '--rounds', '1', '--write'],
                 ['bench', 'blocks', '--size', '32m', '--block', '4k,512k', '--count', '9', '--rounds', '1'],
                 ['bench', 'coll', '--max', '64k', '--factor', '64', '--rounds', '1']]
        asked += [name.split() + ['--help'] for name in COMMANDS]
        return {' '.join(args): (args, columns) for args in asked}

    def test_eighty_columns(self):
        for name, (args, columns) in self.every_command(80).items():
            with self.subTest(name):
                env = {} if args == ['stat'] else self.stat_env()
                shown = self.fits(columns, *args, env=env)
                piped = re.sub(r'\s+', ' ', self.run_tool(*args, env=env).stdout.decode())
                if args[0] in ('explain', 'devices', 'conf') or '--help' in args:
                    self.assertEqual(shown.strip(), piped.strip())

    def test_bars_of_rows(self):
        """They are for terminals, and the longest is as long as there is space."""
        args = ['bench', 'rows', '--size', '2m,8m', '--row', '64', '--count', '9,99', '--rounds', '1']
        for columns in (60, 100):
            code, shown = self.run_on(columns, *args)
            self.assertEqual(code, 0)
            head, bars = shown.replace('\r', '').split('\nM rows/s, 99 rows of 64 B a call\n')
            self.assertNotIn('#', head)
            found = re.findall(r'(?m)^  (pinned|wide|device) +(2|8) MiB +([\d.]+) (#*)$', bars)
            self.assertEqual([f[:2] for f in found], [(m, s) for m in ('pinned', 'wide', 'device') for s in '28'])
            self.assertEqual(max(found, key=lambda f: (float(f[2]), len(f[3])))[3], '#' * (columns - 43))
        self.assertNotIn(b'#', self.run_tool(*args).stdout)

    def test_bars_of_blocks(self):
        args = ['bench', 'blocks', '--size', '1m', '--block', '4k,8k', '--count', '9,33', '--rounds', '1']
        for columns in (60, 100):
            code, shown = self.run_on(columns, *args)
            self.assertEqual(code, 0)
            head, *parts = re.split(r'\nGB/s, lists of 33 blocks (to|from) the GPU\n', shown.replace('\r', ''))
            self.assertNotIn('#', head)
            self.assertEqual(parts[::2], ['to', 'from'])
            for bars in parts[1::2]:
                found = re.findall(r'(?m)^ +(4|8) KiB (busy|idle|one by one) +([\d.]+) (#*)$', bars)
                self.assertEqual([f[:2] for f in found],
                                 [(b, w) for b in '48' for w in ('busy', 'idle', 'one by one')])
                self.assertEqual(max(found, key=lambda f: (float(f[2]), len(f[3])))[3], '#' * (columns - 32))
        self.assertNotIn(b'#', self.run_tool(*args).stdout)

    def test_check(self):
        code, _ = self.run_on(200, 'check')
        self.fits(80, 'check', status=code)
        shown = self.fits(80, 'check', status=1, env=self.broken())
        self.assertIn('remedy', shown)

    def test_matrices_of_many_gpus(self):
        """Eight fit into 80 columns, wherever it prints; of more, or on less, some go below."""
        for n, columns in ((8, 80), (8, 0), (16, 80), (3, 30)):
            env = {'PEERLANE_SOFT_GPUS': '%dx8MiB' % n, 'PEERLANE_TEST_NVML_LIB': 'none'}
            with self.subTest('%d on %d' % (n, columns)):
                args = ['doctor', '--size', '4k', '--passive']
                r = self.run_tool(*args, env=env)
                shown = self.run_on(columns, *args, env=env)[1] if columns else r.stdout.decode()
                rows = re.findall(r'(?m)^(from.to|soft:\d+|host)((?: +(?:soft:\d+|host|LOC|SYS|-|\.))+)\r?$',
                                  shown)
                self.assertTrue(rows, shown)
                cells = {}
                for head, words in rows:
                    self.assertLessEqual(len(head + words), columns or 80)
                    cells.setdefault(head, []).extend(words.split())
                self.assertEqual(set(map(len, cells.values())), {n + 1}, shown)
                self.assertEqual(len(cells), n + 2)
                self.assertEqual(cells['from\\to'], [h for h in cells if h != 'from\\to'])

    def test_stat(self):
        pid = self.living()
        shown = self.fits(80, 'stat', pid, '--once', env=self.stat_env())
        self.assertRegex(shown, r'soft:0 \S+ read \d+ ')
        self.fits(80, 'stat', env=self.stat_env())
        self.fits(80, 'stat', pid, '--interval', '.1', env=self.stat_env(), status=130,
                  enough=b'read')

    def at_once(self, runs):
        """What run_on() gives for each, of slow commands that mostly wait."""
        with futures.ThreadPoolExecutor(8) as pool:
            asked = [pool.submit(self.run_on, *args, env={'PEERLANE_TEST_FAULT': SLOW}) for args in runs]
            return [one.result() for one in asked]

    def test_bars(self):
        self.make('a', cli.content(8 << 20))
        bench = ['bench', 'storage', '--size', '8m', '--block', '1m']
        runs = [(columns, *args) for columns in (80, 40)
                for args in (['cp', 'a', 'gpu:0', '--chunk', '256k', '--depth', '1'],
                             bench + ['--seconds', '4'], bench + ['--bytes', '16m'])]
        for (columns, *args), (code, shown) in zip(runs, self.at_once(runs)):
            with self.subTest('%s, %d' % (args[0], columns)):
                self.assertEqual(code, 0, shown)
                bars = re.findall(r'\r\x1b\[K((?:loading|measuring)[^\r\n\x1b]+)', shown)
                self.assertTrue(bars, shown)
                for bar in bars:
                    self.assertLess(len(bar), columns, bar)
                    self.assertRegex(bar, r'^[a-z ]+( \[#*\.*\])?.*  [\d.]+ [KM]?i?B  ')
                    if columns == 80:
                        self.assertEqual('[' in bar, '--seconds' not in args, bar)

    def test_forty_columns_and_fewer(self):
        for columns in (40, 1, 0):
            for name, (args, columns) in self.every_command(columns).items():
                if columns < 40 and '--help' in args[1:]:
                    continue  # the first of them is folded as the others are
                with self.subTest('%s on %d' % (name, columns)):
                    code, shown = self.run_on(columns, *args)
                    self.assertEqual(code, 0, shown)

    def test_columns_of_the_environment(self):
        self.make('a', cli.content(1 << 20))
        for value, most in (('60', 60), ('many', 80), ('0', 80), ('-3', 10000)):
            _, shown = self.run_on(80, 'explain', 'a', 'gpu:0', env={'COLUMNS': value})
            self.assertLessEqual(max(map(len, shown.splitlines())), most, value)
        for words in ({}, {'COLUMNS': '30'}):  # a pipe is as wide as what goes into it
            text = self.good('cp', 'a', 'n' * 90, env=words)
            self.assertGreater(max(map(len, text.splitlines())), 90)
            # A plan is read by people, and put into reports: programs ask for JSON.
            text = self.good('explain', 'a', 'gpu:0', env=words)
            self.assertLessEqual(max(map(len, text.splitlines())), 80)
            self.assertGreater(max(map(len, text.splitlines())), 60)

    def test_control_c(self):
        env = {'PEERLANE_TEST_FAULT': SLOW}
        endless = ['bench', 'storage', '--size', '8m', '--seconds', '3600']
        for args, seen in ((['demo'], b'File'), (endless, b'measuring'),
                           (endless + ['-q'], b'BLOCK')):
            with self.subTest('%s, %s' % (args[0], seen)):
                self.interrupted(*self.run_on(80, *args, env=env, enough=seen))
        with self.subTest('cp, before there is a bar'):
            self.interrupted(*self.type_interrupt(['cp', '-', 'b']))

    def interrupted(self, code, shown):
        self.assertEqual(code, 130, shown)
        # The kernel sends the signal before it shows the key.
        self.assertRegex(shown, r'(\^C\r\n|\r\n\^C)\Z')
        self.assertEqual(self.litter(), [])

    def opened(self, pid):
        fds = '/proc/%d/fd' % pid
        for n in os.listdir(fds):
            try:
                yield os.readlink(os.path.join(fds, n))
            except FileNotFoundError:
                pass  # closed meanwhile

    def type_interrupt(self, args):
        pid, master = self.open(args, 80)
        os.write(master, b'some words\n')
        # The copy has begun when its file is open, which may have no name.
        while not any(path.startswith(self.dir + '/') for path in self.opened(pid)):
            time.sleep(.01)
        os.write(master, b'\x03')
        shown = b''
        while data := cli.shown_on(master):
            shown += data
        os.close(master)
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), shown.decode()


if __name__ == '__main__':
    cli.main()
