# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
No function of src has a twin in another folder. Twins are two functions of ten lines or more whose
tokens are alike in order by .80 or more (difflib's ratio). Comments, the text of literals and the
prefixes of rooms do not count: verbs_open() and fabric_open() are both open(). A function that two
rooms need belongs in a room that both may include (tests/abi/includes.py).

KNOWN has the pairs of today, each with a reason. It only shrinks: a pair that is gone leaves it.
"""

import collections
import difflib
import os
import re

import tree

LINES_MIN = 10
RATIO_MIN = .80
RUN = 5          # tokens. Functions are compared if they have enough runs of so many in common:
SHARED_MIN = .12  # of the runs of the shorter one.
COMMON_MAX = 40  # A run that more functions have than this does not count.
# Prefixes of names that are not a folder's own name.
PREFIXES = 'nn nc cf nic card client server line conn nvml'.split()

SHAPE = 'alike in shape alone: two descriptors of one owner are closed'
OWN_LISTS = 'alike in shape alone: each list has entries of its own kind, under its own lock'
KNOWN = {
    'dev/cuda strike ~ dev/nvmem take_out': OWN_LISTS,
    'dev/nvrm uvm_close ~ sys sys_listener_close': SHAPE,
}

TOKEN = re.compile(r'[A-Za-z_]\w*|\d\w*|[^\s\w]')
CALLED = re.compile(r'(\w+)\s*\(')

Function = collections.namedtuple('Function', 'folder name tokens')


def heads(lines):
    """(first line, line of `{`, line of `}`) of each function: its braces are in the first column."""
    opened = None
    for i, line in enumerate(lines):
        if line.rstrip() == '{':
            opened = i
        elif opened is not None and line.startswith('}'):
            first = opened
            while first and lines[first - 1].strip() and lines[first - 1][0] not in '}#':
                first -= 1
            yield first, opened, i
            opened = None


def functions(top):
    folders = {part for path in tree.files(top, 'src') for part in os.path.dirname(path).split('/')}
    prefix = re.compile(r'(?:%s)_(?=\w)' % '|'.join(sorted(folders | set(PREFIXES))), re.IGNORECASE)
    for path in tree.files(top, 'src'):
        lines = tree.code(tree.text(top, path)).split('\n')
        for first, opened, last in heads(lines):
            if last - first + 1 < LINES_MIN:
                continue
            names = [n for n in CALLED.findall(' '.join(lines[first:opened])) if n != '__attribute__']
            tokens = TOKEN.findall('\n'.join(lines[first:last + 1]))
            yield Function(os.path.dirname(path)[len('src/'):], names[0] if names else '?',
                           [prefix.sub('', t, 1) if prefix.match(t) else t for t in tokens])


def candidates(all_of_them):
    """Pairs of numbers of functions that have enough runs of tokens in common."""
    runs = [{tuple(f.tokens[i:i + RUN]) for i in range(len(f.tokens) - RUN + 1)}
            for f in all_of_them]
    having = collections.defaultdict(list)
    for number, found in enumerate(runs):
        for run in found:
            having[run].append(number)
    shared = collections.Counter()
    for numbers in having.values():
        if len(numbers) <= COMMON_MAX:
            shared.update((a, b) for i, a in enumerate(numbers) for b in numbers[i + 1:]
                          if all_of_them[a].folder != all_of_them[b].folder)
    return sorted(pair for pair, n in shared.items()
                  if n >= SHARED_MIN * min(len(runs[pair[0]]), len(runs[pair[1]])))


def ratio(a, b):
    """How alike two lists of tokens are; 0 if that is below RATIO_MIN."""
    match = difflib.SequenceMatcher(None, a, b, autojunk=False)
    if match.real_quick_ratio() < RATIO_MIN or match.quick_ratio() < RATIO_MIN:
        return 0
    found = match.ratio()
    return found if found >= RATIO_MIN else 0


def main():
    report = tree.Report('twins')
    all_of_them = list(functions(tree.root()))
    report.saw(len(all_of_them))
    found = {}
    for a, b in candidates(all_of_them):
        one, other = all_of_them[a], all_of_them[b]
        alike = ratio(one.tokens, other.tokens)
        if alike:
            found['%s %s ~ %s %s' % (one.folder, one.name, other.folder, other.name)] = alike
    for pair in sorted(set(found) - set(KNOWN)):
        report.complain('src', '%s: %.2f alike; keep one, in a room that both '
                               'may include' % (pair, found[pair]))
    for pair in sorted(set(KNOWN) - set(found)):
        report.complain('tests/abi/twins.py', '%s: no longer twins: take them off the list' % pair)
    print('pairs of twins: %d' % len(found))
    report.finish()


main()
