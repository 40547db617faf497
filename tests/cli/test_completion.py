# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""Completion offers what the command takes: commands, options, devices, tunables, files."""

import os
import re
import shutil
import subprocess
import unittest

import cli

FOLDER = os.path.join(cli.TOP, 'tools', 'completion')

BASH = r'''
source "$1"
COMP_LINE=$2 COMP_POINT=${#2} COMP_WORDBREAKS=$' \t\n"\'><=;|&(:'
_peerlane
printf '%s\n' "${COMPREPLY[@]}"
'''

# Zsh's completion functions, as far as ours calls them: they print what they are given.
ZSH = r'''
_describe() {
    while [[ $1 == -* ]]; do [[ $1 == -t ]] && shift; shift; done
    print -rl -- ${(P)2} | sed 's/\\:/\a/; s/:.*//; s/\a/:/'
}
_files() { print -rl -- *(N) }
_message() { }
words=(${(z)2})
[[ $2 != *' ' ]] || words+=('')
CURRENT=${#words} PREFIX=${words[-1]}
fpath=(${1:h} $fpath)
source "$1"
'''


class Completion(cli.Case):
    def complete(self, line):
        """What is offered for the last word of a line, by each shell that is here."""
        env = cli.environment(PATH=os.path.dirname(cli.BIN) + ':' + os.environ['PATH'])
        offers = []
        for shell, script, file in (('bash', BASH, 'peerlane.bash'), ('zsh', ZSH, '_peerlane')):
            if not shutil.which(shell):
                continue
            done = subprocess.run([shell, '-c', script, shell, os.path.join(FOLDER, file), line],
                                  cwd=self.path('.'), env=env, capture_output=True, text=True,
                                  check=False)
            self.assertEqual((shell, done.stderr), (shell, ''))
            # Zsh itself leaves out what does not begin as the word does.
            word = '' if line.endswith(' ') else line.split()[-1]
            found = {one for one in done.stdout.split('\n') if one}
            if shell == 'zsh':
                found = {one for one in found if one.startswith(word)}
            offers.append((shell, found))
        self.assertTrue(offers, 'neither bash nor zsh is here')
        return offers

    def offers(self, line, wanted):
        for shell, found in self.complete(line):
            with self.subTest(shell=shell, line=line):
                self.assertEqual(found, set(wanted))

    def test_commands(self):
        names = re.findall(r'^  (\w+) {2,}', self.good('--help'), re.MULTILINE)
        self.assertGreaterEqual(len(names), 8)
        self.offers('peerlane ', names + ['help', '--help', '--version'])
        self.offers('peerlane d', [name for name in names if name[0] == 'd'])

    def test_every_option_of_every_command(self):
        names = re.findall(r'^  (\w+) {2,}', self.good('--help'), re.MULTILINE)
        for name in names:
            parts = ('storage', 'peer', 'rows', 'array', 'blocks', 'coll', 'net')
            for subject in [[name, part] for part in parts] if name == 'bench' else [[name]]:
                options = re.findall(r'(?m)^  (--[a-z-]+)', self.good(*subject, '--help'))
                self.assertGreaterEqual(len(options), 3)
                self.offers('peerlane %s --' % ' '.join(subject), options)

    def test_ends(self):
        self.make('model.bin', b'x')
        for shell, found in self.complete('peerlane cp '):
            with self.subTest(shell):
                self.assertLessEqual({'model.bin', 'host', 'gpu:0', 'gpu:1'}, found)
        self.offers('peerlane cp mod', ['model.bin'])

    def test_after_a_colon(self):
        for shell, found in self.complete('peerlane explain x gpu:'):
            with self.subTest(shell):
                # What bash takes for a word of its own is there already.
                self.assertEqual(found, {'0', '1'} if shell == 'bash' else {'gpu:0', 'gpu:1'})

    def test_values(self):
        self.offers('peerlane cp --policy st', ['strict'])
        self.offers('peerlane bench storage --op ', ['read', 'write', 'mixed'])
        self.offers('peerlane bench blocks --op ', ['read', 'write', 'both'])
        self.offers('peerlane bench rows --memory ', ['pinned', 'wide', 'device'])
        self.offers('peerlane bench blocks --memory ', ['pinned', 'wide'])
        self.offers('peerlane bench ', ['storage', 'peer', 'rows', 'array', 'blocks', 'coll', 'net'])
        self.offers('peerlane bench coll --op all-', ['all-reduce', 'all-gather', 'all-to-all'])
        self.offers('peerlane bench coll --redop m', ['max', 'min'])
        self.offers('peerlane bench net --port ', [])
        for shell, found in self.complete('peerlane bench net --from '):
            with self.subTest(shell):
                self.assertLessEqual({'host', 'gpu:0', 'gpu:1'}, found)
        self.offers('peerlane cp --size ', [])
        tunables = {t['name'] + '=' for t in self.json('conf')['tunables']}
        self.offers('peerlane cp --set ', tunables)


if __name__ == '__main__':
    cli.main()
