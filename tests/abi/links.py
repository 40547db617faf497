# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
What the documents point at exists: relative links and their #anchors in *.md, and file names
between backticks that begin with a folder of this tree.
"""

import os
import re

import tree

LINK = re.compile(r'\[[^\]]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)')
TICKS = re.compile(r'`([A-Za-z.][\w./-]*)`')
FENCE = re.compile(r'^```.*?^```', re.MULTILINE | re.DOTALL)


def anchors(source):
    """GitHub's names of a document's headings."""
    names = set()
    for m in re.finditer(r'^#+ +(.*?)\s*$', FENCE.sub('', source), re.MULTILINE):
        words = re.sub(r'[^\w\- ]', '', m.group(1).lower())
        names.add(words.replace(' ', '-'))
    return names


def check_link(report, top, path, where, target):
    if re.match(r'[a-z]+:', target):
        return
    name, _, anchor = target.partition('#')
    full = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
    if not os.path.exists(os.path.join(top, full)):
        report.complain(where, 'link to "%s", which is not there' % target)
    elif anchor and full.endswith('.md') and anchor not in anchors(tree.text(top, full)):
        report.complain(where, 'link to "%s": no such heading' % target)


def main():
    top = tree.root()
    report = tree.Report('links')
    folders = {d for d in os.listdir(top) if os.path.isdir(os.path.join(top, d))
               and (not d.startswith('.') or d == '.ci') and not d.startswith('build')}
    for path in tree.files(top, ends=('.md',)):
        report.saw()
        source = tree.text(top, path)
        plain = FENCE.sub(lambda m: re.sub(r'[^\n]', ' ', m.group(0)), source)
        for m in LINK.finditer(plain):
            where = '%s:%d' % (path, tree.line_of(source, m.start()))
            check_link(report, top, path, where, m.group(1))
        for m in TICKS.finditer(plain):
            name = m.group(1)
            if '/' in name and name.split('/')[0] in folders and not os.path.exists(
                    os.path.join(top, name)):
                report.complain('%s:%d' % (path, tree.line_of(source, m.start())),
                                '`%s` is not there' % name)
    report.finish()


main()
