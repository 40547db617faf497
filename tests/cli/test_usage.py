# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Help, version, and command lines that are wrong: status 2, the culprit's name, a way out."""

import re

import cli

COMMANDS = ['cp', 'explain', 'devices', 'check', 'doctor', 'topo', 'route', 'predict', 'conf', 'stat', 'bench', 'serve', 'run', 'demo']
DEEP = COMMANDS + ['bench storage', 'bench peer', 'bench rows', 'bench array', 'bench blocks', 'bench coll', 'bench net']


class Help(cli.Case):
    def test_overview_names_every_command(self):
        text = self.good('--help')
        listed = re.findall(r'^  (\w+) {2,}', text, re.MULTILINE)
        self.assertEqual(sorted(listed), sorted(COMMANDS))
        self.assertEqual(text, self.good('help'))

    def test_each_command_has_help(self):
        for name in DEEP:
            with self.subTest(name):
                text = self.good(*name.split(), '--help')
                self.assertTrue(text.startswith('usage: peerlane ' + name))
                self.assertLessEqual(max(map(len, text.splitlines())), 90)
                self.assertEqual(text, self.good(*name.split(), '-h'))

    def test_help_command_is_the_same(self):
        for name in COMMANDS:
            self.assertEqual(self.good('help', name), self.good(name, '--help'))

    def test_numbers_and_policies_have_defaults(self):
        seen = 0
        for name in DEEP:
            text = self.good(*name.split(), '--help')
            for option, arg, said in re.findall(r'^  --([\w-]+) (N|S|SECONDS|PERCENT|POLICY)\b(.*(?:\n {20}.*)*)',
                                                text, re.MULTILINE):
                seen += 1
                self.assertIn('default', said, '%s --%s %s' % (name, option, arg))
        self.assertGreater(seen, 10)

    def test_version(self):
        self.assertRegex(self.good('--version'),
                         r'^peerlane \d+\.\d+\.\d+ \(library \d+\.\d+\.\d+\)\n$')


class Wrong(cli.Case):
    def test_no_command(self):
        self.bad(2, words=['no command'])

    def test_unknown_command(self):
        self.bad(2, 'frobnicate', words=["'frobnicate'"])
        self.bad(2, 'help', 'frobnicate', words=["'frobnicate'"])
        self.bad(2, 'bench', 'frobnicate', words=["'frobnicate'", 'storage'])

    def test_unknown_options(self):
        for name in COMMANDS[:6] + ['bench storage', 'demo']:
            with self.subTest(name):
                self.bad(2, *name.split(), '--frob', words=['--frob', 'peerlane %s --help' % name])
                self.bad(2, *name.split(), '-Z', words=['-Z'])

    def test_operands(self):
        self.bad(2, 'cp', 'a', words=['SRC... DST'])
        self.bad(2, 'explain', 'a', words=['FILE|DEVICE DEVICE'])
        self.bad(2, 'explain', 'a', 'gpu:0', 'third', words=["'third'"])
        self.bad(2, 'devices', 'x', words=["'x'"])

    def test_values(self):
        self.make('a', b'x')
        cases = [
            (['cp', 'a', 'b', '--size', '1x'], ['--size', "'1x'", '64k']),
            (['cp', 'a', 'b', '--size', '0'], ['--size', 'at least 1']),
            (['cp', 'a', 'b', '--size', '-1'], ['--size', "'-1'"]),
            (['cp', 'a', 'b', '--size', '99999999999999999999'], ['--size']),
            (['cp', 'a', 'b', '--size', '16e'], ['--size']),
            (['cp', 'a', 'b', '--depth', '3.5'], ['--depth', "'3.5'"]),
            (['cp', 'a', 'b', '--depth', '0'], ['--depth', 'at least 1']),
            (['cp', 'a', 'b', '--size'], ['--size needs a value']),
            (['cp', 'a', 'b', '--verify=yes'], ['--verify', 'no value']),
            (['cp', 'a', 'b', '--policy', 'sideways'],
             ['--policy', 'sideways', 'direct', 'strict']),
            (['cp', 'a', 'b', '--via', 'nowhere'], ['--via', "'nowhere'", 'gpu:0']),
            (['cp', '', 'b'], ['empty']),
            (['cp', 'gpu:x', 'b'], ["'gpu:x'", './gpu:x']),
            (['cp', 'a', 'gpu:0+1q'], ["'gpu:0+1q'"]),
            (['explain', 'a', 'b'], ["'b'", 'gpu:0']),
            (['bench', 'storage', '--op', 'sing'], ['--op', "'sing'", 'read', 'write']),
            (['bench', 'storage', '--block', '4k,,8k'], ['--block', "''"]),
            (['bench', 'storage', '--threads', '1,x'], ['--threads', "'x'"]),
            (['bench', 'storage', '--seconds', 'soon'], ['--seconds', "'soon'"]),
            (['bench', 'storage', '--device', 'a'], ['--device', "'a'"]),
            (['demo', '--device', 'a'], ['--device', "'a'"]),
        ]
        for args, words in cases:
            with self.subTest(' '.join(args)):
                self.bad(2, *args, words=words)
        self.assertEqual(self.read('a'), b'x')
        self.assertEqual(self.litter(), [])

    def test_what_excludes_each_other(self):
        self.make('a', b'x')
        cases = [
            (['cp', 'a', 'a', 'b'], ["'b'", 'directory']),
            (['cp', '.', 'b'], ["'b'", 'directory']),
            (['cp', 'a', 'a', 'gpu:0', '--size', '1'], ['--size']),
            (['cp', 'gpu:0', 'b'], ['--size']),
            (['cp', 'gpu:0', 'b', '--size', '1', '--offset', '1'], ['gpu:0+OFFSET']),
            (['cp', 'gpu:0', '.', '--size', '1'], ["'gpu:0'"]),
            (['cp', '-', 'gpu:0'], ['--size']),
            (['cp', '-', '.'], ["'.'"]),
            (['cp', 'a', '-', '--json'], ['--json']),
            (['cp', 'a', '-', '--verify'], ['--verify']),
            (['cp', '-', 'b', '--verify'], ['--verify']),
            (['cp', 'a', 'gpu:0', '--via', 'gpu:1'], ['--via']),
            (['bench', 'storage', '--cold', '--cached'], ['--cold', '--cached']),
            (['bench', 'storage', '--file', 'a', '--dir', '.'], ['--file', '--dir']),
            (['bench', 'storage', '--seconds', '1', '--bytes', '1'], ['--seconds', '--bytes']),
            (['bench', 'storage', '--file', 'a', '--op', 'write'], ['--overwrite']),
            (['bench', 'storage', '--file', 'a', '--block', '2'], ['--block']),
        ]
        for args, words in cases:
            with self.subTest(' '.join(args)):
                self.bad(2, *args, words=words, data=b'x')
        self.assertEqual(self.read('a'), b'x')
        self.assertEqual(self.litter(), [])

    def test_settings(self):
        self.bad(2, 'devices', '--set', 'frob=1', words=['frob'])
        self.bad(2, 'devices', '--set', 'depth=many', words=['depth', 'many'])
        self.bad(2, 'devices', '--config', 'absent.json', words=["'absent.json'"])
        self.make('bad.json', b'{"depth": 4,}x')
        self.bad(2, 'devices', '--config', 'bad.json', words=["'bad.json': line 1"])
        self.bad(2, 'devices', env={'PEERLANE_DEPTH': 'many'}, words=['PEERLANE_DEPTH'])

    def test_tunables_that_are_gone(self):
        said = (b'peerlane: PEERLANE_CUDA_LIB is set, but this tunable is gone: the loader finds libcuda.so.1, '
                b'also in a folder of LD_LIBRARY_PATH\n')
        for log in ('off', 'error'):
            r = self.run_tool('conf', env={'PEERLANE_CUDA_LIB': 'none', 'PEERLANE_LOG': log})
            self.assertEqual((r.returncode, r.stderr), (0, said))
        self.bad(2, 'conf', '--set', 'cuda_lib=none', words=['settings: the tunable "cuda_lib" is gone: the loader'])

    def test_options_in_all_their_forms(self):
        self.make('a', cli.content(5000))
        for form in (['--size=4k'], ['--size', '4k'], ['--size', '4KiB'], ['--size', '4096']):
            self.good('cp', *form, '-q', 'a', 'b')
            self.assertEqual(self.read('b'), cli.content(5000)[:4096])
        self.make('-x', b'dash')
        self.good('cp', '-q', '--', '-x', 'c')
        self.assertEqual(self.read('c'), b'dash')

    def test_standard_output_that_is_full(self):
        with open('/dev/full', 'wb') as full:
            p = self.start('devices', stdout=full, stderr=-1)
            err = p.communicate()[1].decode()
        self.assertEqual(p.returncode, 1)
        self.assertIn('peerlane: ', err)


if __name__ == '__main__':
    cli.main()
