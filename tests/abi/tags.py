# SPDX-License-Identifier: Apache-2.0
# Copyright The Peerlane Authors
"""
A tag of a struct, union or enum is defined in one file of src and include: a reader who looks for
`struct net_address` finds one thing. A file's own types carry the name of their subject, too.
"""

import collections
import re

import tree

DEFINITION = re.compile(r'\b(struct|union|enum)\s+(?:__attribute__\s*\(\(.*?\)\)\s*)?(\w+)\s*\{')


def main():
    top = tree.root()
    report = tree.Report('tags')
    places = collections.defaultdict(set)
    for under in ('src', 'include'):
        for path in tree.files(top, under):
            for m in DEFINITION.finditer(tree.code(tree.text(top, path))):
                report.saw()
                places[m[2]].add(path)
    for tag, paths in sorted(places.items()):
        if len(paths) > 1:
            report.complain(sorted(paths)[0], 'defines the tag "%s", as does %s: rename the one that '
                            'fewer files use after its subject' % (tag, ', '.join(sorted(paths)[1:])))
    report.finish()


main()
