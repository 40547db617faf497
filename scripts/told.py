# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What a failed test has said, in the order in which it is needed: the lines that say what failed come
first, then all of it. Meson's log has standard output and standard error apart, so the line of a
failed check would stand far above the end.
"""

import re

LINES = 120  # of each of the two
REASONS = 12
WIDTH = 400  # of a reason

# Of the test's own checks, cmocka, unittest and pytest, TAP, the sanitizers, watch.py.
REASON = re.compile(r'\.(?:c|h|py|sh):\d+\b|\bline \d+: |^\[  ERROR   \]|^E   |^not ok\b|\bhung: |'
                    r'^\w*(?:Error|Exception)\b|\bERROR: \w+Sanitizer|\bWARNING: ThreadSanitizer|'
                    r'\bruntime error: |^(?:error|ERROR|FAILED|fatal|Assertion)\b|'
                    r'\bended with status\b|\bviolation\b|\bmisuse\b', re.MULTILINE)
# Of what passed or only warns, and where a thread is within the C library.
NO_REASON = re.compile(r'^\[       OK \]|^not ok \d+ .*# SKIP|Warning: | at (?:\./|\.\./sysdeps/)')


def reasons(*texts):
    """The lines that say what failed, each once, in order."""
    found = []
    for text in texts:
        for line in text.split('\n'):
            line = line.strip()[:WIDTH]
            if REASON.search(line) and not NO_REASON.search(line) and line not in found:
                found.append(line)
    return found


def brief(words):
    """The first reasons in one line, or ''."""
    return ' | '.join(reasons(words)[:2])


def tail(what, text):
    lines = text.rstrip().split('\n') if text.strip() else []
    cut = ', the last %d of %d lines' % (LINES, len(lines)) if len(lines) > LINES else ''
    return ['', what + cut + ':'] + lines[-LINES:] if lines else []


def words(*parts):
    """All of it, of what has a name: ('standard error', text), ..."""
    found = reasons(*(text for _, text in parts))
    more = ['(and %d more)' % (len(found) - REASONS)] if len(found) > REASONS else []
    lines = found[:REASONS] + more
    for what, text in parts:
        lines += tail(what, text)
    return '\n'.join(lines)
