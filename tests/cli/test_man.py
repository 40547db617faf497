# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""The manual has a page for every command, with every option, and every tunable."""

import json
import os
import re

import cli

MAN = os.path.join(cli.TOP, 'docs', 'man')


def page(name):
    """The page's text without scdoc's marks."""
    with open(os.path.join(MAN, name + '.scd'), encoding='utf-8') as f:
        source = f.read()
    return re.sub(r'\\(.)', r'\1', re.sub(r'(?<!\\)[*_]', '', source))


def options(text):
    """Options that begin a paragraph."""
    return set(re.findall(r'--[a-z-]+', ' '.join(re.findall(r'(?m)^(?:-\w, )?--[a-z-]+', text))))


class Man(cli.Case):
    def commands(self):
        return re.findall(r'^  (\w+) {2,}(.*)$', self.good('--help'), re.MULTILINE)

    def test_a_page_for_every_command(self):
        overview = page('peerlane.1')
        for name, words in self.commands():
            self.assertIn('\npeerlane-%s - %s\n' % (name, words), page('peerlane-%s.1' % name))
            self.assertIn('peerlane-%s(1)' % name, overview)

    def test_every_option_and_no_other(self):
        for name, _ in self.commands():
            args = [['bench', w] for w in ('storage', 'peer', 'rows', 'array', 'blocks', 'coll', 'net')] if name == 'bench' else [[name]]
            text = '\n'.join(self.good(*words, '--help') for words in args)
            has = set(re.findall(r'(?m)^  (--[a-z-]+)', text))
            self.assertGreaterEqual(len(has), 3)
            with self.subTest(name):
                self.assertEqual(options(page('peerlane-%s.1' % name)), has)

    def test_every_key_of_json(self):
        self.make('a', cli.content(1 << 20))
        outputs = {
            'cp': self.json('cp', 'a', 'b'),
            'explain': self.json('explain', 'a', 'gpu:0'),
            'devices': self.json('devices'),
            'check': self.json('check'),
            'conf': self.json('conf'),
            'doctor': json.loads(self.run_tool(
                'doctor', '--size', '4k', '--diff', self.saved(), '--json',
                env={'PEERLANE_TEST_SOFT_PAIRS': '0>1:corrupt'}).stdout),
            'route': self.json('route', '--topo', 'dgx-2', 'nvme:0', 'gpu:9'),
            'predict': self.json('predict', '--topo', 'dgx-2'),
            'bench ': self.json('bench', 'peer', '--size', '4k', '--rounds', '1', '--repeat', '1'),
            ' bench': self.json('bench', 'rows', '--size', '2m,1t', '--count', '9', '--rounds', '1'),
            '  bench': self.json(
                'bench', 'net', '--size', '8,16m', '--rounds', '1', '--bytes', '1',
                env={'PEERLANE_TEST_VERBS_LIB': os.environ.get('FAKEVERBS_LIB', ''), 'FAKEVERBS': '2x1'}),
            ' bench ': self.json('bench', 'blocks', '--size', '1m', '--block', '4k', '--count', '9', '--rounds', '1'),
            '   bench': self.json('bench', 'coll', '--max', '1k', '--factor', '16', '--rounds', '1'),
            'bench': self.json('bench', 'storage', '--size', '1m', '--bytes', '1m', '--block',
                               '1m'),
        }
        for name, out in outputs.items():
            text = page('peerlane-%s.1' % name.strip())
            text = text[text.index('# JSON'):]
            for key in self.keys(out):
                with self.subTest(page=name, key=key):
                    self.assertRegex(text, r'\b%s\b' % re.escape(key))

    def saved(self):
        self.run_tool('doctor', '--size', '4k', '--save', 'base.json')
        return 'base.json'

    def keys(self, value):
        if isinstance(value, list):
            return set().union(*map(self.keys, value)) if value else set()
        if not isinstance(value, dict):
            return set()
        inner = (self.keys(v) for k, v in value.items() if k != 'routes' or isinstance(v, list))
        return set(value).union(*inner)

    def test_every_tunable_with_its_default(self):
        text = page('peerlane.json.5')
        documented = re.findall(r'(?m)^(\w+) \((PEERLANE_\w+), (\S+)\)$', text)
        tunables = [(t['name'], t['env'], t['default'] or 'empty')
                    for t in self.json('conf')['tunables'] if not t['name'].startswith('test_')]
        self.assertEqual(sorted(documented), sorted(tunables))

    def test_the_example_configuration_is_one(self):
        with open(os.path.join(MAN, 'peerlane.json.5.scd'), encoding='utf-8') as f:
            example = f.read().split('```')[1]
        with open(self.path('c.json'), 'w', encoding='utf-8') as f:
            f.write(example)
        rows = {t['name']: t for t in self.json('conf', '--config', 'c.json')['tunables']}
        self.assertEqual(rows['depth']['value'], '32')


if __name__ == '__main__':
    cli.main()
