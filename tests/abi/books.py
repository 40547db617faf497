# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What documents list is what there is: rooms and their includes, words, entries of a mover, threads,
callbacks, reasons, error numbers, tunables, routes, manual pages, documents. README.md's figures stand
in the pages that it links, and the program in docs/install.md compiles.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile

import tree


def section(source, head):
    """The text below a heading, up to the next one of its rank or above."""
    rank = len(head) - len(head.lstrip('#'))
    m = re.search(r'^%s$(.*?)(?=^#{1,%d} |\Z)' % (re.escape(head), rank), source,
                  re.MULTILINE | re.DOTALL)
    return m.group(1) if m else ''


def rows(source):
    """The first cells of tables, without backticks."""
    return [m.group(1).strip().strip('`')
            for m in re.finditer(r'^\| *([^|]+?) *\|', source, re.MULTILINE)]


# They give the call that starts threads to others.
NO_THREADS = ('src/shim/thread.c', 'src/sys/thread.h')
# Each is a question that an administrator has to answer: the number does not grow.
MOST_TUNABLES = 35
# Names in docs/threading.md that are other people's.
NOT_OURS = ('CUDA_DEVICE_MAX_CONNECTIONS', 'PEERLANE_NCCL_TIMEOUT')


class Books:
    def __init__(self, top):
        self.top = top
        self.report = tree.Report('books')

    def text(self, path):
        return tree.text(self.top, path)

    def all_in(self, names, where, place, what):
        if not names:
            self.report.complain(place, 'no %s were found: this test must be mended' % what)
        for name in names:
            self.report.saw()
            if name not in where:
                self.report.complain(place, '%s "%s" is missing' % (what, name))

    def rooms(self):
        source = section(self.text('docs/architecture.md'), '## Rooms')
        table = rows(source)
        there = sorted(d for d in os.listdir(os.path.join(self.top, 'src'))
                       if os.path.isdir(os.path.join(self.top, 'src', d)))
        self.all_in(there, table, 'docs/architecture.md', 'room')
        picture = re.search(r'```(.*?)```', source, re.DOTALL).group(1)
        self.all_in(there, re.findall(r'\w+', picture), 'docs/architecture.md, picture', 'room')
        self.includes(source)
        named = re.findall(r'[\w+]+', ' '.join(rows(self.text('docs/routes.md'))))
        self.all_in(self.routes(), named, 'docs/routes.md', 'route')

    def includes(self, source):
        """The table's second column is ROOMS of includes.py; api's says "all of them"."""
        rooms = re.search(r'^ROOMS = (\{.*?^\})', self.text('tests/abi/includes.py'),
                          re.MULTILINE | re.DOTALL).group(1)
        for room, may in ast.literal_eval(rooms).items():
            cell = re.search(r'^\| `%s` \| (.*?) \|' % room, source, re.MULTILINE)
            said = re.findall(r'`(\w+)`', cell.group(1)) if cell else []
            self.report.saw()
            if room != 'api' and sorted(said) != sorted(may):
                self.report.complain('docs/architecture.md, %s' % room,
                                     'may include %s, not %s' % (', '.join(may), ', '.join(said)))

    def places(self):
        """The files of a room's row are below the room, the functions of the path in their files."""
        doc = self.text('docs/architecture.md')
        for room, row in re.findall(r'^\| `(\w+)` \|(.*)', section(doc, '## Rooms'), re.MULTILINE):
            there = [os.path.relpath(path, 'src/' + room)
                     for path in tree.files(self.top, 'src/' + room)]
            for name in re.findall(r'`([\w/]+\.[ch])`', row):
                self.report.saw()
                if not any(('/' + path).endswith('/' + name) for path in there) and \
                        not os.path.exists(os.path.join(self.top, 'src', name)):
                    self.report.complain('docs/architecture.md, %s' % room, 'no file %s' % name)
        path = section(doc, '## The path of a transfer')
        for words, name in re.findall(r'^([ \w,+|>-]*?)(src/[\w/]+\.c)', path, re.MULTILINE):
            source = self.text(name)
            for function in re.findall(r'\w+_\w+', words):
                self.report.saw()
                if not re.search(r'^\w[^;=]*\b%s\(' % function, source, re.MULTILINE):
                    self.report.complain('docs/architecture.md, the path of a transfer',
                                         '%s() is not in %s' % (function, name))

    def words(self):
        """The glossary has a word once."""
        said = [word for row in rows(section(self.text('docs/architecture.md'), '## Words'))
                for word in re.findall(r'\*\*(.*?)\*\*', row)]
        self.report.saw()
        for word in sorted({word for word in said if said.count(word) > 1}):
            self.report.complain('docs/architecture.md, Words', '"%s" stands there twice' % word)
        if not said:
            self.report.complain('docs/architecture.md, Words', 'no word was found')

    def routes(self):
        """As src/plan/routes.c makes them of the movers in src/api/registry.c."""
        movers = re.search(r'^#define MOVERS\(X\)((?:.*\\\n)*.*)', self.text('src/api/registry.c'),
                           re.MULTILINE).group(1)
        made, staging = [], []
        for name in re.findall(r'X\((\w+)\)', movers):
            traits = re.search(r'\.traits = ([^,]*),', self.text('src/move/%s/%s.c' % (name, name)))
            stages = 'MOVER_STAGES' in traits.group(1)
            copies = name == 'copy'
            made += ['%s+%s' % (first, name) for first in staging if copies] + [name]
            staging += [name] if stages else []
        return made

    def entries(self):
        """The table of adding-a-mover.md has the functions of struct mover_ops and of its tables."""
        source = tree.code(self.text('src/move/move.h'))

        def members(name):
            m = re.search(r'^struct %s \{(.*?)^\};' % name, source, re.MULTILINE | re.DOTALL)
            return m.group(1) if m else ''

        names = re.findall(r'\(\*+(\w+)\)', members('mover_ops'))
        for kind, name in re.findall(r'const struct (\w+) \*(\w+);', members('mover_ops')):
            names += [name] + ['%s.%s' % (name, entry)
                               for entry in re.findall(r'\(\*+(\w+)\)', members(kind))]
        doc = section(self.text('docs/adding-a-mover.md'), '## 2. The contract')
        self.all_in(names, rows(doc), 'docs/adding-a-mover.md', 'entry of struct mover_ops')
        said = [row for row in rows(doc) if re.match(r'[a-z_.]+$', row)]
        self.all_in(said, names + ['size', 'entry'], 'docs/adding-a-mover.md: move.h has no', 'entry')

    def errors(self):
        doc = self.text('docs/errors.md')
        numbers = section(doc, '## Numbers')
        table = re.findall(r'-E[A-Z0-9]+', numbers)
        said = set()
        for path in tree.files(self.top, 'include/peerlane', ('.h',)):
            said |= set(re.findall(r'-E[A-Z0-9]{3,}', self.text(path)))
        self.all_in(sorted(said), table, 'docs/errors.md', 'error number')
        names = dict((n, k) for k, n in re.findall(r'PL_REASON_(\w+) = (\d+)',
                                                   self.text('include/peerlane/plan.h')))
        words = dict(re.findall(r'\bREASON\((\w+), "([^"]+)"',
                                self.text('src/plan/reason.c')))
        have = re.findall(r'^\| (\d+) \| `([^`]+)` \|', section(doc, '## Reasons'), re.MULTILINE)
        for n, key in sorted(names.items(), key=lambda x: int(x[0])):
            self.report.saw()
            if n != '0' and (n, words[key]) not in have:
                self.report.complain('docs/errors.md', 'reason %s, "%s", is missing'
                                     % (n, words[key]))

    def tunables(self):
        names = re.findall(r'\{ \.name = "([^"]+)"', self.text('src/base/tunables.c'))
        tests = [name for name in names if name.startswith('test_')]
        names = [name for name in names if name not in tests]
        if len(names) > MOST_TUNABLES:
            self.report.complain('src/base/tunables.c', '%d tunables; at most %d are public: derive or measure '
                                 'the value, or name it test_*' % (len(names), MOST_TUNABLES))
        self.all_in(tests, re.findall(r'`(test_\w+)`', self.text('docs/testing.md')), 'docs/testing.md',
                    'tunable of tests')
        page = self.text('docs/man/peerlane.json.5.scd').replace('\\_', '_')
        self.all_in(names, re.findall(r'[\w]+', page), 'docs/man/peerlane.json.5.scd', 'tunable')

    def pages(self):
        source = self.text('docs/README.md')
        docs = [f for f in os.listdir(os.path.join(self.top, 'docs'))
                if f.endswith('.md') and f != 'README.md']
        self.all_in(sorted(docs), re.findall(r'\]\(([\w.-]+\.md)\)', source), 'docs/README.md',
                    'document')
        three = [f[:-6] for f in os.listdir(os.path.join(self.top, 'docs/man'))
                 if f.endswith('.3.scd')]
        self.all_in(sorted(three), re.findall(r'\*([\w-]+)\*\(3\)', source), 'docs/README.md',
                    'page of section 3')
        table = re.findall(r'`(?:peerlane/)?(\w+\.(?:h|cuh))`', source)
        self.all_in(sorted(os.listdir(os.path.join(self.top, 'include/peerlane'))), table,
                    'docs/README.md', 'header')

    def figures(self):
        """Each figure of README.md's table stands in a page that its row links."""
        for line in section(self.text('README.md'), '## What you can do with it').split('\n'):
            pages = re.findall(r'\]\((docs/[\w.-]+\.md)', line)
            there = set(re.findall(r'\d+\.\d+', ' '.join(map(self.text, set(pages)))))
            shown = re.findall(r'(?<![\w.])\d+\.\d+', re.sub(r'\]\([^)]*\)', ']', line))
            if shown:
                self.all_in(shown, there, 'README.md: %s' % ', '.join(pages), 'figure')

    def threads(self):
        """docs/threading.md names each file that starts threads, each constant as the source does,
        and each function and type of the public headers that has to do with a callback."""
        page = self.text('docs/threading.md')
        sources = {path: tree.code(self.text(path)) for path in tree.files(self.top, 'src')}
        starts = [path for path, source in sources.items() if path != 'src/sys/thread.c'
                  and re.search(r'\b(?:sys_thread_start|pthread_create|shim_thread)\s*\((?!pthread_t)',
                                source)]
        self.all_in(sorted(set(starts) - set(NO_THREADS)), page, 'docs/threading.md',
                    'file that starts threads')
        names = set(re.findall(r'`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`', page)) - set(NOT_OURS)
        known = set(re.findall(r'\b[A-Z][A-Z0-9_]+\b', '\n'.join(sources.values())))
        self.all_in(sorted(names), known, 'docs/threading.md: src/ has not', 'name')
        called = []
        for path in tree.files(self.top, 'include/peerlane', ('.h',)):
            source = tree.code(self.text(path))
            called += re.findall(r'^typedef [^;]*\(\*(\w+)\)', source, re.MULTILINE)
            called += [re.search(r'(\w+)\s*\(', one).group(1)
                       for one in re.findall(r'^PL_API\b[^;]*;', source, re.MULTILINE)
                       if '(*' in one]
        self.all_in(sorted(called), section(page, '## Callbacks'), 'docs/threading.md, Callbacks',
                    'callback')

    def version(self):
        """One version, wherever it is written."""
        parts = re.findall(r'#define PL_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)',
                           self.text('include/peerlane/version.h'))
        version = '.'.join(parts)
        for path, pattern in (('meson.build', r"\n    version: '([^']+)'"),
                              ('packaging/debian/changelog', r'^peerlane \(([^)]+)\)')):
            self.report.saw()
            found = re.search(pattern, self.text(path))
            if not found or found.group(1) != version:
                self.report.complain(path, 'its version is not %s, version.h\'s' % version)

    def program(self, cc):
        m = re.search(r'^```c\n(.*?)^```', self.text('docs/install.md'), re.MULTILINE | re.DOTALL)
        with tempfile.TemporaryDirectory() as tmp:
            path = os.path.join(tmp, 'load.c')
            with open(path, 'w', encoding='utf-8') as f:
                f.write(m.group(1) if m else '#error no program\n')
            done = subprocess.run(cc + ['-std=c11', '-Wall', '-Wextra', '-Wconversion', '-Werror',
                                        '-fsyntax-only', '-I' + os.path.join(self.top, 'include'),
                                        path], capture_output=True, text=True)
        self.report.saw()
        if done.returncode:
            self.report.complain('docs/install.md', 'its program does not compile\n' + done.stderr)


def main():
    books = Books(tree.root())
    cc = sys.argv[2:] or ['cc']
    books.rooms()
    books.words()
    books.places()
    books.entries()
    books.errors()
    books.tunables()
    books.threads()
    books.pages()
    books.figures()
    books.version()
    if shutil.which(cc[0]):
        books.program(cc)
    books.report.finish()


main()
