# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
The one list of findings, src/report/findings.h, and the table in docs/doctor.md say the same: codes,
levels, meanings and remedies, in the same order. No code occurs twice, each finding is used, and a
graver one has a remedy. With --write the table is written anew.
"""

import os
import re
import sys

import tree

LIST = 'src/report/findings.h'
DOC = 'docs/doctor.md'
BEGIN, END = '<!-- findings: begin -->', '<!-- findings: end -->'
ROW = re.compile(r'X\((\w+), "([^"]*)", "([^"]*)", (BAD|MISSING|INFO|OK),\s*"((?:[^"\\]|\\.)*)",\s*'
                 r'"((?:[^"\\]|\\.)*)"\)')


def kinds(source):
    """(name, code, id, level, meaning, remedy) of each, in order."""
    flat = re.sub(r'"\s+"', '', tree.code(source, strings=True).replace('\\\n', '\n'))
    return [tuple(part.replace('\\"', '"') for part in m.groups()) for m in ROW.finditer(flat)]


def table(found):
    lines = ['| code | level | meaning | remedy |', '|---|---|---|---|']
    for _, code, _, level, what, remedy in found:
        lines.append('| `%s` | %s | %s | %s |' % (code, level, what, remedy))
    return '\n'.join(lines)


def main():
    write = '--write' in sys.argv
    if write:
        sys.argv.remove('--write')
    top = tree.root()
    report = tree.Report('findings')
    source = tree.text(top, LIST)
    found = kinds(source)
    names = re.findall(r'^\tX\((\w+),', source, re.MULTILINE)
    if [k[0] for k in found] != names:
        report.complain(LIST, 'rows that this test cannot read: %s'
                        % sorted(set(names) - {k[0] for k in found}))
    used = {name for path in tree.files(top, 'src', ('.c',))
            for name in re.findall(r'\bFINDING_(\w+)', tree.text(top, path))}
    for name, code, _, level, _, remedy in found:
        report.saw()
        if [k[1] for k in found].count(code) != 1:
            report.complain(LIST, 'the code "%s" occurs twice' % code)
        if not re.fullmatch(r'[a-z0-9]+(-[a-z0-9]+)*', code):
            report.complain(LIST, '"%s" is no code: small letters, digits, dashes' % code)
        if level in ('BAD', 'MISSING') and not remedy:
            report.complain(LIST, '"%s" has no remedy' % code)
        if name not in used:
            report.complain(LIST, 'nothing ever says "%s"' % code)
    doc = tree.text(top, DOC)
    before, there, after = (doc.partition(BEGIN)[0], doc.partition(BEGIN)[2].partition(END)[0],
                            doc.partition(END)[2])
    if write:
        with open(os.path.join(top, DOC), 'w', encoding='utf-8') as f:
            f.write('%s%s\n%s\n%s%s' % (before, BEGIN, table(found), END, after))
        return
    if there.strip() != table(found):
        for line in table(found).split('\n'):
            if line not in there:
                report.complain(DOC, 'has no line\n%s' % line)
        report.complain(DOC, 'its table is not that of %s: tests/abi/findings.py . --write' % LIST)
    report.finish()


main()
