# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""What a living process has moved, as a table, as JSON and as OpenMetrics; and when there is none."""

import json
import os
import pty
import re
import signal
import subprocess
import time

import cli

SAMPLE = re.compile(r'^(\w+)\{((?:\w+="[^"]*",?)+)\} (\S+)$')


def parse(text):
    """OpenMetrics text as {(name, sorted labels): value}; asserts what the format demands."""
    lines = text.split('\n')
    assert lines[-2:] == ['# EOF', ''], lines[-3:]
    samples, families, family = {}, [], None
    for line in lines[:-2]:
        m = re.match(r'^# (TYPE|UNIT|HELP) (\w+) (.+)$', line)
        if m:
            if m.group(1) == 'TYPE':
                family = m.group(2)
                assert family not in families, 'a family in two places: ' + family
                families.append(family)
            assert m.group(2) == family, line
            if m.group(1) == 'UNIT':
                assert family.endswith('_' + m.group(3)), line
            continue
        m = SAMPLE.match(line)
        assert m, line
        assert re.match(family + '_(total|bucket|sum|count)$', m.group(1)), line
        key = (m.group(1), tuple(sorted(re.findall(r'(\w+)="([^"]*)"', m.group(2)))))
        assert key not in samples, line
        samples[key] = float(m.group(3))
    return samples


def moved(said):
    return sum(r['bytes'] for r in said['rows'])


class Stat(cli.Case):
    def env(self):
        os.makedirs(self.path('stats'), exist_ok=True)
        return {'PEERLANE_STATS_DIR': self.path('stats')}

    def shown(self):
        """How many files of statistics there are that say what they are, which comes last."""
        n = 0
        folder = self.env()['PEERLANE_STATS_DIR']
        for name in os.listdir(folder):
            with open(os.path.join(folder, name), 'rb') as f:
                n += f.read(8) > bytes(8)
        return n

    def start(self, *more):
        """A process that goes on moving until it is stopped."""
        before = self.shown()
        p = self.start_tool('bench', 'storage', '--size', '1m', '--block', '4k', '--seconds', '3600',
                            '--quiet', *more)
        while self.shown() == before or not self.reads(p.pid):
            self.assertIsNone(p.poll(), 'it has ended')
            time.sleep(0.02)
        return p

    def reads(self, pid):
        """Whether it shows that it has read something."""
        r = self.run_tool('stat', str(pid), '--json', env=self.env())
        return r.returncode == 0 and any(row['op'] == 'read' for row in json.loads(r.stdout)['rows'])

    def start_tool(self, *args):
        p = subprocess.Popen([cli.BIN, *args], cwd=self.dir, env=cli.environment(**self.env()),
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.addCleanup(p.wait)
        self.addCleanup(p.kill)
        return p

    def test_a_living_process(self):
        p = self.start()
        pid = str(p.pid)
        first = self.json('stat', pid, env=self.env())
        self.assertEqual((first['pid'], first['program']), (p.pid, 'peerlane'))
        second = first
        while moved(second) <= moved(first):  # it may have to wait for a processor
            time.sleep(0.05)
            second = self.json('stat', pid, env=self.env())
        row = [r for r in second['rows'] if r['op'] == 'read']
        for r in row:
            self.assertEqual(sum(n for _, n in r['sizes']), r['transfers'])
            self.assertEqual(r['bytes'] % 4096, 0)
        text = self.good('stat', pid, env=self.env())
        self.assertRegex(text, r'(?m)^DEVICE +ROUTE +OP')
        self.assertRegex(text, r'(?m)^soft:0 +\S+ +read +\d+')
        self.assertEqual(self.good('stat', '--once', pid, env=self.env()).splitlines()[0],
                         text.splitlines()[0])

    def test_the_list(self):
        self.assertIn('no process', self.good('stat', env=self.env()))
        self.assertEqual(self.json('stat', env=self.env())['processes'], [])
        a, b = self.start(), self.start()
        found = self.json('stat', env=self.env())['processes']
        self.assertEqual(sorted(x['pid'] for x in found), sorted([a.pid, b.pid]))
        text = self.good('stat', env=self.env())
        for p in (a, b):
            self.assertRegex(text, r'(?m)^ *%d +%d +peerlane +1 +- +- +20\d\d-' % (p.pid, os.geteuid()))
        a.kill()
        a.wait()
        self.assertEqual([x['pid'] for x in self.json('stat', env=self.env())['processes']],
                         [b.pid])
        self.assertEqual(len(os.listdir(self.path('stats'))), 1, 'the dead one was not removed')

    def test_openmetrics(self):
        p = self.start()
        pid = str(p.pid)
        for _ in range(100):
            samples = parse(self.good('stat', '--openmetrics', pid, env=self.env()))
            # It goes on moving meanwhile: a transfer may be in one number and not yet in the next.
            if all(samples[('peerlane_transfers_total', k[1])] == v for k, v in samples.items()
                   if k[0].endswith('_count')):
                break
        self.assertGreater(len(samples), 80)
        counts = {k: v for k, v in samples.items() if k[0].endswith('_count')}
        for (name, labels), n in counts.items():
            family = name[:-len('_count')]
            self.assertIn(('pid', pid), labels)
            buckets = [(float(dict(l)['le']), v) for (m, l), v in samples.items()
                       if m == family + '_bucket' and set(labels) <= set(l)]
            buckets.sort()
            values = [v for _, v in buckets]
            self.assertEqual(values, sorted(values), 'buckets are cumulative')
            self.assertEqual(buckets[-1], (float('inf'), n))
            self.assertEqual(samples[('peerlane_transfers_total', labels)], n)
        for (name, labels), n in samples.items():
            if name == 'peerlane_transfer_bytes_sum':
                self.assertEqual(samples[('peerlane_moved_bytes_total', labels)], n)

    def test_openmetrics_of_all(self):
        self.assertEqual(self.good('stat', '--openmetrics', env=self.env()), '# EOF\n')
        a, b = self.start(), self.start()
        self.assertEqual(self.good('stat', '--openmetrics', '--output', 'all.prom', env=self.env()), '')
        text = self.read('all.prom').decode()
        samples = parse(text)
        self.assertEqual({dict(labels)['pid'] for _, labels in samples}, {str(a.pid), str(b.pid)})
        one = parse(self.good('stat', '--openmetrics', str(a.pid), env=self.env()))
        self.assertLessEqual({k for k in samples if ('pid', str(a.pid)) in k[1]}, set(one))
        # It takes the place of the file, which a reader that has it open still sees whole.
        with open(self.path('all.prom'), encoding='ascii') as f:
            self.good('stat', '--openmetrics', '--output', 'all.prom', env=self.env())
            self.assertEqual(f.read(), text)

    def test_live_on_a_terminal(self):
        p = self.start()
        master, slave = pty.openpty()
        tool = subprocess.Popen([cli.BIN, 'stat', str(p.pid), '--interval', '0.1'], cwd=self.dir,
                                env=cli.environment(**self.env()), stdout=slave,
                                stderr=subprocess.STDOUT)
        os.close(slave)
        self.addCleanup(os.close, master)
        seen = b''
        stopped = False
        while data := cli.shown_on(master):
            seen += data
            if seen.count(b'DEVICE') >= 4 and not stopped:
                stopped = True
                p.send_signal(signal.SIGKILL)
                p.wait()
        self.assertEqual(tool.wait(), 0)
        text = seen.decode()
        self.assertGreaterEqual(text.count('DEVICE'), 4)
        self.assertRegex(text, r'read +\d+\.\d\d\d +\d+ +\d+ ')
        self.assertIn('the process has exited', text)

    def test_what_is_wrong(self):
        self.bad(2, 'stat', 'x', words=["'x'"])
        self.bad(2, 'stat', '0', words=["'0'"])
        self.bad(2, 'stat', '--output', 'x', words=['--openmetrics'])
        self.bad(2, 'stat', '--openmetrics', '--json', '1', words=['exclude'])
        self.bad(1, 'stat', str(os.getpid()), env=self.env(), words=['shows no counters'])
        self.bad(1, 'stat', '2147483647', env=self.env(), words=['no process'])
        quiet = self.start_tool('bench', 'storage', '--size', '1m', '--seconds', '3600', '--quiet',
                                '--set', 'stats=off')
        time.sleep(0.5)
        self.bad(1, 'stat', str(quiet.pid), env=self.env(), words=['shows no counters'])
        self.assertEqual(os.listdir(self.path('stats')), [])

    def test_an_end_leaves_nothing(self):
        self.make('a', cli.content(1 << 20))
        self.good('cp', 'a', 'b', env=self.env())
        self.assertEqual(os.listdir(self.path('stats')), [])
        self.assertEqual(json.loads(self.good('stat', '--json', env=self.env())),
                         {'processes': []})


if __name__ == '__main__':
    cli.main()
