#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
Builds the trees that `make check` is made of, runs their tests, and says what became of each:
failures with their output, skips with their reason, and one last line of counts. Exits 0 only if
something ran and nothing failed. A tree is built while the tests of the one before it run.

    scripts/run-tests.py [--times] [check|all|vm|gpu] [TREE ...]

Trees: gcc asan tsan clang; default all. `check` runs what chosen.py chooses, `all` every test in each
tree. --times lists the tests that took the most of the processors.
"""

import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time

sys.dont_write_bytecode = True
import chosen  # noqa: E402
import kept  # noqa: E402
import told  # noqa: E402

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MESON = os.environ.get('MESON', 'meson')
TIMES = 40  # tests that --times lists
TOOK = r'^# ([\d.]+) s of processor time in'  # the last word of tests/lib/watch.py


class Tree:
    """One build folder: how it is configured, and which suites are run in it."""

    def __init__(self, name, folder, suites, options=(), env=None, compiler=None, sanitize=None):
        self.name = name
        self.folder = os.path.join(ROOT, folder)
        self.suites = suites
        self.options = list(options)
        self.env = env or {}
        self.compiler = compiler  # needed, or the tree is skipped
        self.sanitize = sanitize
        self.wrap = []  # what stands in front of `meson test`
        self.choice = None  # function(a test's name): whether it runs; None: the whole suites
        if sanitize:
            self.options.append('-Db_sanitize=' + sanitize)


def suppressions(name):
    path = os.path.join(ROOT, 'tests', 'lib', name + '.supp')
    return ':suppressions=' + path if os.path.exists(path) else ''


ASAN = {
    'ASAN_OPTIONS': 'detect_leaks=1:abort_on_error=0:detect_stack_use_after_return=1'
                    ':strict_string_checks=1:check_initialization_order=1'
                    + suppressions('asan'),
    'LSAN_OPTIONS': 'print_suppressions=0' + suppressions('lsan'),
    'UBSAN_OPTIONS': 'halt_on_error=1:print_stacktrace=1' + suppressions('ubsan'),
}
TSAN = {
    'TSAN_OPTIONS': 'halt_on_error=1:second_deadlock_stack=1' + suppressions('tsan'),
}

OPTIMIZED = ['--buildtype=debugoptimized']
# A third faster to build, for reports with functions and lines all the same.
SANITIZED = ['-Doptimization=1', '-Ddebug=true', '-Dc_args=-g1']
# Its warnings are all that is wanted.
UNOPTIMIZED = ['-Doptimization=0', '-Ddebug=false', '-Dwerror=true']
CHECK = (
    Tree('gcc', 'build', ('unit', 'golden', 'fault', 'api', 'cli', 'abi', 'fuzz', 'python', 'smoke',
                          'bare'), OPTIMIZED),
    Tree('asan', 'build-asan', ('unit', 'golden', 'fault', 'api', 'cli', 'fuzz'), SANITIZED, ASAN,
         sanitize='address,undefined'),
    Tree('tsan', 'build-tsan', ('unit', 'api'), SANITIZED, TSAN, sanitize='thread'),
    Tree('clang', 'build-clang', (), UNOPTIMIZED, {'CC': 'clang'}, compiler='clang'),
)
VM = (
    Tree('gcc', 'build', ('smoke', 'vm'), OPTIMIZED),
    Tree('asan', 'build-asan', ('vm-asan',), SANITIZED, ASAN,
         sanitize='address,undefined'),
)
GPU = (
    Tree('gcc', 'build', ('gpu',), OPTIMIZED),
)


class Tally:
    """What became of the tests; the failures' words are kept for the end."""

    def __init__(self):
        self.passed = 0
        self.failed = []
        self.skipped = []
        self.took = {}  # seconds of processor time, by test

    def fail(self, name, words):
        self.failed.append((name, words))

    def finish(self, may_skip_all):
        for name, words in self.failed:
            print('\nFAILED %s' % name)
            for line in words.rstrip().split('\n'):
                print('    ' + line)
        if self.skipped:
            print()
        for name, why in self.skipped:
            print('SKIPPED %s: %s' % (name, why))
        if self.failed:
            print()
        for name, words in self.failed:
            print(': '.join(filter(None, ['failed', name, told.brief(words)])))
        if not self.passed and not self.failed:
            print('\nno test ran')
        if kept.sentence():
            print('\n' + kept.sentence())
        print('\n%d passed, %d failed, %d skipped'
              % (self.passed, len(self.failed), len(self.skipped)))
        ran = self.passed or may_skip_all and self.skipped
        return 0 if ran and not self.failed else 1


def run(argv, env):
    """(status, stdout and stderr together); nothing is ever asked on the terminal."""
    done = subprocess.run(argv, cwd=ROOT, env=env, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode('utf-8', 'replace')


def environment(tree):
    """Ours, without what a user has set for peerlane; PEERLANE_TEST_... is for the tests."""
    env = {k: v for k, v in os.environ.items()
           if not k.startswith('PEERLANE_') or k.startswith('PEERLANE_TEST_')}
    env['LC_ALL'] = 'C.UTF-8'
    env.update(tree.env)
    return env


def unsanitary(tree, env):
    """Why this machine cannot run what a sanitizer has instrumented, or ''. Sets tree.wrap."""
    # Sanitizers of older compilers cannot place their shadow where a kernel randomizes widely.
    fixed = ['setarch', platform.machine(), '-R']
    if run(fixed + ['true'], env)[0] == 0:
        tree.wrap = fixed
    with tempfile.TemporaryDirectory() as tmp:
        source, program = os.path.join(tmp, 'probe.c'), os.path.join(tmp, 'probe')
        with open(source, 'w', encoding='utf-8') as f:
            f.write('int main(void) { return 0; }\n')
        status, words = run(shlex.split(os.environ.get('CC', 'cc'))
                            + ['-fsanitize=' + tree.sanitize, source, '-o', program], env)
        if status == 0:
            status, words = run(tree.wrap + [program], env)
    return words.strip().split('\n')[0] or 'status %d' % status if status else ''


def about(tree, what):
    """What Meson wrote down of a configured tree."""
    with open(os.path.join(tree.folder, 'meson-info', 'intro-%s.json' % what),
              encoding='utf-8') as f:
        return json.load(f)


def tests(tree):
    """The tests that are run in a tree."""
    of_suites = {'peerlane:' + suite for suite in tree.suites}
    return [one for one in about(tree, 'tests') if of_suites & set(one['suite'])
            and (not tree.choice or tree.choice(one['name']))]


def targets(tree):
    """What must be built for the tests of a tree; [] is everything."""
    if not tree.suites:
        # A compiler's warnings come without linking.
        with open(os.path.join(tree.folder, 'compile_commands.json'), encoding='utf-8') as f:
            return [one['output'] for one in json.load(f)]
    if not tree.choice or tree.name == 'gcc':
        return []
    files = {one['id']: one['filename'] for one in about(tree, 'targets')}
    needed = {name for one in tests(tree) for ident in one['depends'] for name in files[ident]}
    return sorted(os.path.relpath(name, tree.folder) for name in needed)


def build(tree, env):
    """(whether it is built, the words of what failed)."""
    status, words = run([os.path.join(ROOT, 'scripts', 'configure.sh'), tree.folder]
                        + tree.options, env)
    if status:
        return False, words
    # Tests of another tree run meanwhile, and go first.
    status, words = run(['nice', 'ninja', '-C', tree.folder] + targets(tree), env)
    return status == 0, words


def why_skipped(output):
    """The line in which a test says why; the last one, if none looks like it."""
    lines = [line.strip() for line in output.split('\n')
             if line.strip() and not re.search(TOOK, line)]
    for line in lines:
        if re.match(r'skip(ped|ping)?\b', line, re.IGNORECASE):
            return re.sub(r'^skip(ped|ping)?\W*', '', line, flags=re.IGNORECASE) or line
    return lines[-1] if lines else 'it does not say why'


def count(tree, tally, log):
    """Reads Meson's log, one JSON object a line."""
    for line in log:
        if not line.strip():
            continue
        one = json.loads(line)
        name = '%s: %s' % (tree.name, re.sub(r'^peerlane:', '', one['name']))
        output = '\n'.join(one.get(k) or '' for k in ('stdout', 'stderr'))
        took = re.findall(TOOK, output, re.MULTILINE)
        tally.took[name] = float(took[-1]) if took else 0
        result = one['result']
        if result in ('OK', 'EXPECTEDFAIL'):
            tally.passed += 1
        elif result == 'SKIP':
            tally.skipped.append((name, why_skipped(output)))
        else:
            status = 'status %s' % one.get('returncode')
            words = told.words(('standard error', one.get('stderr') or ''),
                               ('standard output', one.get('stdout') or ''))
            tally.fail(name, '%s after %.1f s, %s\n%s'
                       % (result.lower(), one.get('duration') or 0, status, words))


def test(tree, tally, env):
    log = os.path.join(tree.folder, 'meson-logs', 'testlog.json')
    if os.path.exists(log):
        os.unlink(log)  # so that an old one is never counted
    argv = tree.wrap + [MESON, 'test', '-C', tree.folder, '--no-rebuild']
    if tree.name != 'tsan':
        # Tests wait for a third of their time, but for those of ThreadSanitizer, beside which those
        # of AddressSanitizer run.
        argv += ['--num-processes', str(os.cpu_count() + 1)]
    for suite in tree.suites:
        argv += ['--suite', suite]
    if tree.choice:
        argv += [one['name'] for one in tests(tree)]
    status, words = run(argv, env)
    before = len(tally.failed)
    if os.path.exists(log):
        with open(log, encoding='utf-8') as f:
            count(tree, tally, f)
    elif not status:
        tally.fail('%s: suites' % tree.name, 'no tests in ' + ' '.join(tree.suites))
    if status and len(tally.failed) == before:
        tally.fail('%s: meson test' % tree.name, told.words(('output', words)))


class Builder(threading.Thread):
    """Builds the trees in their order, one after the other, while who asks for them tests."""

    def __init__(self, trees):
        super().__init__(daemon=True)
        self.trees = trees
        self.done = {tree.name: threading.Event() for tree in trees}
        self.found = {}  # by tree: (environment, why it is skipped or '', words of a failure or '')

    def run(self):
        for tree in self.trees:
            try:
                self.found[tree.name] = self.make(tree)
            except Exception as e:  # pylint: disable=broad-except
                self.found[tree.name] = {}, '', 'the build could not be run: %r' % e
            self.done[tree.name].set()

    def make(self, tree):
        env = environment(tree)
        if tree.compiler and not shutil.which(tree.compiler):
            return env, 'no %s here' % tree.compiler, ''
        why = unsanitary(tree, env) if tree.sanitize else ''
        if why:
            return env, ('a program built with -fsanitize=%s does not run here: %s'
                         % (tree.sanitize, why)), ''
        start = time.monotonic()
        built, words = build(tree, env)
        print('%-6s built%s in %.0f s' % (tree.name, '' if built else ', without success,',
                                          time.monotonic() - start), flush=True)
        return env, '', '' if built else words or 'it does not say why'

    def wait(self, tree):
        self.done[tree.name].wait()
        return self.found[tree.name]


def take(tree, builder, tally):
    """Tests one tree as soon as it is built."""
    env, why, words = builder.wait(tree)
    if why:
        tally.skipped.append(('%s: build%s' % (tree.name, ' and tests' if tree.suites else ''), why))
    elif words:
        tally.fail('%s: build' % tree.name, told.words(('output', words)))
    elif not tree.suites:
        tally.passed += 1  # to compile without a warning is the test
    else:
        start = time.monotonic()
        before = sum(tally.took.values())
        test(tree, tally, env)
        print('%-6s tested in %.0f s, with %.0f s of processor time'
              % (tree.name, time.monotonic() - start, sum(tally.took.values()) - before),
              flush=True)


def take_together(trees, builder, tally):
    """Tests several trees at the same time; each counts for itself, and all are added up in order."""
    of = {tree.name: Tally() for tree in trees}
    threads = [threading.Thread(target=take, args=(tree, builder, of[tree.name])) for tree in trees]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for tree in trees:
        own = of[tree.name]
        if not own.passed and not own.failed and not own.skipped:
            own.fail('%s: tests' % tree.name, 'they could not be run: see above')
        tally.passed += own.passed
        tally.failed += own.failed
        tally.skipped += own.skipped
        tally.took.update(own.took)


def choose(trees):
    for tree in trees:
        tree.choice = lambda name, tree=tree: tree.name in chosen.trees(name)


def main():
    words = [word for word in sys.argv[1:] if word != '--times']
    what, names = (words[:1] or ['check'])[0], words[1:]
    trees = {'check': CHECK, 'all': CHECK, 'vm': VM, 'gpu': GPU}.get(what)
    if trees is None or set(names) - {tree.name for tree in trees}:
        print(__doc__.strip().split('\n\n', 1)[1])
        return 2
    if what == 'check':
        choose(trees)
    trees = [tree for tree in trees if not names or tree.name in names]
    tally = Tally()
    builder = Builder(trees)
    builder.start()
    for tree in trees:
        if not tree.sanitize:
            take(tree, builder, tally)
    # Their tests wait often: two such trees use the processors better than one after the other.
    take_together([tree for tree in trees if tree.sanitize], builder, tally)
    if '--times' in sys.argv:
        for name, took in sorted(tally.took.items(), key=lambda one: -one[1])[:TIMES]:
            print('%7.2f s %s' % (took, name))
    return tally.finish(may_skip_all=what not in ('check', 'all'))


if __name__ == '__main__':
    sys.exit(main())
